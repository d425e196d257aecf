"""Public screens as people use them: shown, pulled out of the wall, plugged in again, left."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from logging import LogRecord
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QPushButton
from pytestqt.qtbot import QtBot

from director.domain.action import Action
from director.domain.structure import Break, DayEnd, Structure
from director.gui.look import Look
from director.gui.screens.choices import Choice
from director.gui.screens.pieces import Picture, Text
from director.gui.screens.sheet import padded
from director.gui.widgets.head_clock import HeadClock
from director.gui.worker import Worker
from director.host import settings
from director.host.i18n import current
from director.host.settings import Settings
from director.rules import clock_steps
from director.views.clock_face import clock_face
from tests.gui.finding import the
from tests.gui.screens.hall_room import LAPTOP, PROJECTOR, TELEVISION, HallRoom, texts_of
from tests.helpers.clock_room import blinds, minutes

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def three(tmp_path: Path, look: Look, at_once: Worker) -> Iterator[HallRoom]:
    """A projector, a laptop and a television, from left to right."""
    made = HallRoom(tmp_path, look, at_once, LAPTOP, PROJECTOR, TELEVISION, players=12)
    yield made
    made.close()


@pytest.fixture
def laptop_alone(tmp_path: Path, look: Look, at_once: Worker) -> Iterator[HallRoom]:
    made = HallRoom(tmp_path, look, at_once, LAPTOP)
    yield made
    made.close()


# ------------------------------------------------------------------ shown and left


def test_f11_shows_the_clock_on_the_other_monitor(room: HallRoom) -> None:
    QTest.keyClick(room.window, Qt.Key.Key_F11)

    assert room.shown() == ["HDMI-1"]
    assert room.figures() == "20:00"
    assert "Spring Cup" in room.texts()


def test_f11_takes_down_what_it_showed_and_brings_it_back(three: HallRoom) -> None:
    three.hall.screens.show("HDMI-1")
    three.hall.screens.choose(Choice("DP-2", shows="seating", is_open=True))
    three.run("screens.turn")
    assert three.shown() == []

    three.run("screens.turn")
    assert three.shown() == ["DP-2", "HDMI-1"]
    assert three.hall.screens.choice("DP-2").shows == "seating"


def test_one_that_was_taken_down_by_itself_does_not_come_back_with_the_others(three: HallRoom) -> None:
    three.hall.screens.show("HDMI-1")
    three.hall.screens.show("DP-2")
    three.hall.screens.take_down("DP-2")
    three.run("screens.turn")
    three.run("screens.turn")

    assert three.shown() == ["HDMI-1"]


def test_escape_leaves_a_screen(room: HallRoom, qtbot: QtBot) -> None:
    room.run("screens.turn")
    switch = room.window.commands.action("screens.turn")
    assert switch.isChecked()
    qtbot.keyClick(room.screen(), Qt.Key.Key_Escape)

    assert room.shown() == []
    assert not switch.isChecked()


def test_a_button_that_the_mouse_brings_leaves_a_screen(room: HallRoom, qtbot: QtBot) -> None:
    """P43: a display that fills the screen shows the way out."""
    room.run("screens.turn")
    button = the(room.screen(), QPushButton, "leave")
    assert not button.isVisible()

    qtbot.mouseMove(room.screen(), QPoint(400, 300))
    qtbot.mouseMove(room.screen(), QPoint(420, 310))
    assert button.isVisible()
    assert room.screen().rect().contains(button.geometry())
    assert button.text() == "Leave this screen (Esc)"

    qtbot.mouseClick(button, LEFT)
    assert room.shown() == []


def test_button_and_pointer_rest_when_the_mouse_does(room: HallRoom, qtbot: QtBot) -> None:
    room.run("screens.turn")
    qtbot.mouseMove(room.screen(), QPoint(400, 300))
    qtbot.mouseMove(room.screen(), QPoint(420, 310))
    room.screen()._on_rest()

    assert not the(room.screen(), QPushButton, "leave").isVisible()
    assert room.screen().cursor().shape() == Qt.CursorShape.BlankCursor


def test_screens_go_with_the_window(room: HallRoom) -> None:
    room.run("screens.turn")
    room.window.close()

    assert room.shown() == []


# ------------------------------------------------------------------ G01: it fills its monitor


@pytest.mark.parametrize(
    "area",
    [
        QRect(-1024, 0, 1024, 768),
        QRect(-1280, -200, 1280, 720),
        QRect(1280, 0, 3840, 2160),
        QRect(853, 0, 2560, 1440),
    ],
    ids=["left of the laptop", "left and above", "large", "beside one of 150 %"],
)
def test_g01_a_screen_fills_its_monitor_and_nothing_is_cut(room: HallRoom, area: QRect) -> None:
    room.monitors.plug(("HDMI-1", area))
    room.run("screens.turn")
    screen = room.screen()

    assert screen.geometry() == area
    assert [text.text for text in texts_of(screen) if not screen.rect().contains(_inked(text))] == []


def _inked(text: Text) -> QRect:
    return text.rect.adjusted(0, text.size * 0.2, 0, -text.size * 0.25).toRect()


def test_a_screen_follows_a_monitor_that_changes_its_size(room: HallRoom) -> None:
    room.run("screens.turn")
    room.monitors.plug(("HDMI-1", QRect(-1920, 0, 1920, 1080)))

    assert room.screen().geometry() == QRect(-1920, 0, 1920, 1080)
    assert max(text.size for text in texts_of(room.screen())) > 1080 * 0.35


# ------------------------------------------------------------------ G02: it comes and goes


def test_g02_pulled_out_it_waits_and_covers_nobody(room: HallRoom) -> None:
    room.run("screens.turn")
    room.monitors.pull("HDMI-1")

    assert room.shown() == []
    assert room.window.isVisible()
    assert room.notes == ["Monitor HDMI-1 is gone. Its screen waits, and comes back with it."]


def test_g02_plugged_in_again_it_is_back(room: HallRoom) -> None:
    room.run("screens.turn")
    room.monitors.pull("HDMI-1")
    room.passes(minutes(1))
    room.monitors.plug(PROJECTOR)

    assert room.shown() == ["HDMI-1"]
    assert room.screen().geometry() == PROJECTOR[1]
    assert room.notes[-1] == "Monitor HDMI-1 is back, and so is its screen."


def test_g02_started_without_the_projector_it_waits_for_it(room: HallRoom) -> None:
    room.run("screens.turn")
    room.monitors.pull("HDMI-1")
    room.again()
    assert room.shown() == []
    assert room.window.isVisible()

    room.monitors.plug(PROJECTOR)
    assert room.shown() == ["HDMI-1"]


def test_g02_a_start_shows_again_what_was_shown(room: HallRoom) -> None:
    room.run("screens.turn")
    room.again()

    assert room.shown() == ["HDMI-1"]


def test_what_was_left_is_not_shown_by_the_next_start(room: HallRoom) -> None:
    room.run("screens.turn")
    room.run("screens.turn")
    room.again()

    assert room.shown() == []


def test_g02_the_lid_is_closed_and_the_window_lands_under_the_screen(room: HallRoom) -> None:
    """The only monitor left is the projector: the screen there gives it to the operator."""
    room.run("screens.turn")
    room.window.setGeometry(PROJECTOR[1].adjusted(20, 20, -20, -20))
    room.monitors.pull("eDP-1")

    assert room.shown() == []
    assert room.window.isVisible()


def test_g02_a_window_that_was_on_a_monitor_that_is_gone_is_fetched(room: HallRoom) -> None:
    room.window.setGeometry(PROJECTOR[1].adjusted(20, 20, -20, -20))
    room.monitors.pull("HDMI-1")

    assert LAPTOP[1].contains(room.window.geometry())


def test_one_monitor_is_covered_only_by_order_and_escape_gives_it_back(
    laptop_alone: HallRoom, qtbot: QtBot
) -> None:
    laptop_alone.run("screens.turn")
    assert laptop_alone.screen("eDP-1").geometry() == LAPTOP[1]

    laptop_alone.again()
    assert laptop_alone.shown() == []

    laptop_alone.run("screens.turn")
    qtbot.keyClick(laptop_alone.screen("eDP-1"), Qt.Key.Key_Escape)
    assert laptop_alone.shown() == []


def test_p43_a_monitor_that_came_after_the_start_is_used_like_any(room: HallRoom) -> None:
    room.monitors.plug(TELEVISION)
    room.hall.screens.show("DP-2")

    assert room.screen("DP-2").geometry() == TELEVISION[1]
    assert room.figures("DP-2") == "20:00"


def test_c01_after_a_sleep_the_wall_is_right_at_once(room: HallRoom) -> None:
    room.run("screens.turn")
    room.step(clock_steps.start)
    room.sleeps(minutes(25))

    assert room.figures() == "15:00"
    assert "LEVEL 2" in room.texts()


def test_a_monitor_can_be_forgotten(room: HallRoom) -> None:
    room.run("screens.turn")
    room.monitors.pull("HDMI-1")
    room.hall.screens.forget("HDMI-1")
    room.monitors.plug(PROJECTOR)

    assert room.shown() == []


# ------------------------------------------------------------------ G05: a question is never behind it


def test_g05_a_screen_steps_aside_while_something_is_asked(laptop_alone: HallRoom) -> None:
    laptop_alone.run("screens.turn")
    dialog = QDialog(laptop_alone.window)
    dialog.open()
    assert laptop_alone.shown() == []
    assert dialog.isVisible()

    dialog.reject()
    QApplication.processEvents()
    assert laptop_alone.shown() == ["eDP-1"]
    dialog.deleteLater()


def test_g05_a_screen_elsewhere_goes_on_while_something_is_asked(room: HallRoom) -> None:
    room.run("screens.turn")
    room.step(clock_steps.start)
    dialog = QDialog(room.window)
    dialog.open()
    room.passes(5_000)

    assert room.shown() == ["HDMI-1"]
    assert room.figures() == "19:55"
    dialog.reject()
    dialog.deleteLater()


# ------------------------------------------------------------------ C06, C08: one truth


def test_c06_a_screen_opened_in_mid_break_shows_the_truth(three: HallRoom) -> None:
    three.step(clock_steps.jump, 2)
    three.step(clock_steps.start)
    three.hall.screens.show("HDMI-1")
    three.passes(minutes(4))
    for _ in range(2):
        three.hall.screens.show("DP-2")
        assert three.figures("DP-2") == three.figures("HDMI-1") == "11:00"
        assert "BREAK" in three.texts("DP-2")
        three.hall.screens.take_down("DP-2")
    three.hall.screens.show("DP-2")
    three.passes(3_000)

    assert three.figures("DP-2") == "10:57"


def test_c08_all_displays_show_the_same_second_after_every_correction(three: HallRoom) -> None:
    three.hall.screens.show("HDMI-1")
    three.hall.screens.choose(Choice("DP-2", shows="next_break", is_open=True))
    three.step(clock_steps.start)
    add, by = clock_steps.add, (30_000, -30_000, 60_000, -60_000)
    corrections: list[Callable[..., Action]] = [
        *(partial(add, ms=ms) for ms in by),
        clock_steps.forward,
        clock_steps.back,
    ]
    for make in corrections:
        three.passes(7_300)
        three.step(make)
        for ms in (0, 400, 600):
            three.passes(ms)
            shown = clock_face(three.bridge.tournament, three.beat.moment, current())
            assert shown is not None
            assert three.figures("HDMI-1").lstrip("0") == shown.time.lstrip("0")
            assert three.figures("DP-2") == shown.to_break
            assert shown.to_break in three.texts("HDMI-1")
            assert shown.time in three.texts("DP-2")


def test_p39_after_eight_hours_with_two_screens_the_clock_is_right(
    tmp_path: Path, look: Look, at_once: Worker
) -> None:
    levels = blinds(30, *range(100, 3_100, 100))
    room = HallRoom(tmp_path, look, at_once, LAPTOP, PROJECTOR, TELEVISION, structure=Structure(levels))
    room.hall.screens.show("HDMI-1")
    room.hall.screens.show("DP-2")
    room.step(clock_steps.start)
    room.passes(minutes(8 * 60 + 7), looks=487)

    assert room.figures("HDMI-1") == room.figures("DP-2") == "23:00"
    assert "LEVEL 17" in room.texts("HDMI-1")
    room.close()


def test_twelve_hours_of_random_steps_leave_all_faces_equal(
    tmp_path: Path, look: Look, at_once: Worker
) -> None:
    """Head of the window, a clock and a screen of the next break, at each stroke of the second hand."""
    levels = blinds(20, *range(100, 16_100, 100))
    parts = [
        part for level in levels for part in ((level, Break(5)) if level.big_blind % 400 == 0 else (level,))
    ]
    room = HallRoom(
        tmp_path, look, at_once, LAPTOP, PROJECTOR, TELEVISION, structure=Structure((*parts, DayEnd()))
    )
    room.hall.screens.show("HDMI-1")
    room.hall.screens.choose(Choice("DP-2", shows="next_break", is_open=True))
    chance, head = Random(5), the(room.window, HeadClock)
    steps: list[Callable[..., Action]] = [
        clock_steps.start, clock_steps.pause, clock_steps.forward, clock_steps.back, clock_steps.to_break,
        partial(clock_steps.add, ms=30_000), partial(clock_steps.add, ms=-60_000),
        partial(clock_steps.set_left, left=605_400),
    ]  # fmt: skip
    for _ in range(240):
        room.step(chance.choice(steps))
        room.passes(chance.randrange(1_000, 360_000), looks=3)
        face = room.beat.shown(current())
        assert face is not None
        shown = padded(face.time or face.time_of_day)
        assert room.figures("HDMI-1") == shown
        assert head.text_shown()[1] == face.time
        assert face.time in room.texts("DP-2") or shown == room.figures("DP-2")
    room.close()


def test_the_second_hand_strikes_when_the_figure_changes(room: HallRoom, qtbot: QtBot) -> None:
    """Left when it was paused: not a whole second. The next stroke is when that part of a second is over."""
    room.step(clock_steps.start)
    room.passes(400)
    timer = room.beat._timer

    assert 0 < timer.interval() <= 603
    assert room.beat.moment.up == room.computer.up


# ------------------------------------------------------------------ each its own


def test_each_monitor_shows_what_was_chosen_for_it_and_remembers(three: HallRoom) -> None:
    screens = three.hall.screens
    screens.choose(Choice("HDMI-1", shows="text", text="Bar closes at two", colours="day", is_open=True))
    screens.choose(Choice("DP-2", shows="seating", is_open=True))
    three.again()

    assert "Bar closes at two" in " ".join(three.texts("HDMI-1"))
    assert "Nobody has a seat yet." in three.texts("DP-2")
    assert three.screen("HDMI-1").shown is not None


def test_seats_come_as_soon_as_they_are_drawn(room: HallRoom) -> None:
    room.hall.screens.choose(Choice("HDMI-1", shows="seating", is_open=True))
    room.bridge.run(lambda desk: desk.seal_draw())
    room.bridge.run(lambda desk: desk.draw("KsQd7c"))

    seating = room.bridge.tournament.seating
    places = {f"{place.table}-{place.seat}" for place in seating.places.values()}
    assert len(places) == 12
    first = {*room.texts()}
    room.passes(8_000)
    assert {*places, "Player00001 Name1", "1 / 2", "2 / 2"} <= first | {*room.texts()}


def test_what_nobody_wrote_into_the_settings_is_left_out(
    room: HallRoom, expected_log: list[LogRecord]
) -> None:
    room.kept.set(settings.SCREENS, ({"monitor": 7}, {"monitor": "HDMI-1", "shows": "roulette"}))
    room.again()

    assert room.hall.screens.choice("HDMI-1").shows == "clock"
    assert "left out" in expected_log[0].getMessage()


def test_n03_a_logo_that_is_gone_is_named_and_the_screen_goes_on(
    room: HallRoom, tmp_path: Path, expected_log: list[LogRecord]
) -> None:
    file = tmp_path / "club.png"
    image = QImage(40, 20, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.red)
    image.save(str(file))
    room.hall.screens.choose(Choice("HDMI-1", logo=str(file), is_open=True))
    assert _logos(room) == [str(file)]

    file.unlink()
    room.again()
    room.passes(5_000, looks=5)
    assert _logos(room) == []
    assert room.figures() == "20:00"
    assert [str(file) in record.getMessage() for record in expected_log] == [True]


def _logos(room: HallRoom) -> list[str]:
    shown = room.screen().shown
    assert shown is not None
    return [piece.file for piece in shown.pieces if isinstance(piece, Picture)]


def test_a_change_of_language_reaches_the_wall(room: HallRoom) -> None:
    room.run("screens.turn")
    room.look.speak("ru")
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)

    assert "Участники" in room.texts()
    room.look.speak("en")


def test_the_choices_of_a_damaged_file_do_not_stop_anything(tmp_path: Path) -> None:
    from director.gui.screens import choices

    kept = Settings(tmp_path / "settings.json")
    choices.write(kept, {"A": Choice("A", text="x", left_out=("note",))})

    assert choices.read(Settings(tmp_path / "settings.json"))["A"].left_out == ("note",)


# ------------------------------------------------------------------ what comes and goes


def test_the_last_ten_seconds_come_and_go_by_their_strength(room: HallRoom) -> None:
    room.run("screens.turn")
    room.step(clock_steps.start)
    room.step(clock_steps.set_left, 8_000)
    strong = _figure(room).strength
    room.screen()._on_half()

    assert strong == 1.0
    assert _figure(room).strength < 0.5
    assert _figure(room).text == "00:08"


def test_nothing_comes_and_goes_before(room: HallRoom) -> None:
    room.run("screens.turn")
    room.step(clock_steps.start)
    room.step(clock_steps.set_left, 12_000)
    room.screen()._on_half()

    assert _figure(room).strength == 1.0
    assert not room.screen()._half.isActive()


def _figure(room: HallRoom) -> Text:
    return max(texts_of(room.screen()), key=lambda text: text.size)
