"""Until when late entries, rebuys and the like are possible, in words."""

from __future__ import annotations

from msgspec.structs import replace

from director.domain.structure import Window
from director.host.i18n import words_for
from director.views.window_words import window_text, windows_text
from tests.helpers.clock_room import club

EN = words_for("en")


def test_without_a_schedule_or_a_window_nothing_is_said() -> None:
    assert windows_text(None, EN) == ""
    assert windows_text(club(), EN) == ""


def test_each_window_is_told() -> None:
    text = windows_text(
        replace(club(), late_registration=Window(2), add_on=Window(3, 2, only_breaks=True)), EN
    )

    assert "late registration: to the end of level 2" in text
    assert "add-on: only in the breaks after levels 2 to 3" in text


def test_every_kind_of_window_has_its_words() -> None:
    windows = (Window(4, 2), Window(4, break_too=True), Window(4, 4, only_breaks=True), Window(4))

    assert len({window_text(window, EN) for window in windows}) == len(windows)
