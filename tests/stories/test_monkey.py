"""A monkey at the desk: nothing it does shows a wrong figure, loses a decision or leaves a window behind."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from director.gui import ask, fonts
from director.gui.look import Look
from director.host.settings import Settings
from tests.helpers.monkey_evening import MonkeyEvening


@pytest.fixture
def look(qapp: QApplication) -> Look:
    fonts.wear(qapp)
    made = Look(qapp, Settings())
    made.put_on()
    return made


def an_evening(number: int, steps: int, folder: Path, look: Look, *, threaded: bool) -> None:
    evening = MonkeyEvening(number, folder, look, threaded=threaded)
    try:
        evening.run(steps)
        evening.end()
        assert evening.alive() == []
    finally:
        evening.put_away()
        look.speak("en")
        ask.use(None)


@pytest.mark.parametrize(("number", "threaded"), [(1, False), (2, True)])
def test_a_monkey_finds_nothing_in_a_short_evening(
    number: int, threaded: bool, tmp_path: Path, look: Look
) -> None:
    an_evening(number, 200, tmp_path, look, threaded=threaded)


@pytest.mark.heavy
@pytest.mark.parametrize("threaded", [False, True])
@pytest.mark.parametrize("number", range(101, 109))
def test_a_monkey_finds_nothing_in_a_long_evening(
    number: int, threaded: bool, tmp_path: Path, look: Look
) -> None:
    an_evening(number, 2000, tmp_path, look, threaded=threaded)
