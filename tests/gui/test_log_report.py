"""Help, Save the log for a report: a file that can be sent to a stranger."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from director.domain.people import person
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.program import Program
from director.gui.worker import AtOnce, Worker
from director.host import log, places
from director.host.settings import Settings
from tests.gui.recorder import Recorder

ODD = ("Quarkington", "Ёжиковский", "Süßmilch-Ó", "李晓东", "'; DROP")


@pytest.fixture
def program(look: Look, world: Path) -> Iterator[Program]:
    """A program that logs all it can into a folder that has an account's name in it."""
    level = logging.getLogger().level
    home = places.places(world / "zebulon").made()
    log.start(home.log, "debug", terminal="error")
    made = Program(look, home, Settings(), worker=Worker(AtOnce()), second=Worker(AtOnce()))
    made.open()
    yield made
    made.close()
    log.stop()
    logging.getLogger().setLevel(level)


def test_after_an_evening_with_odd_names_none_is_in_it(
    program: Program, asked: Recorder, world: Path, qtbot: QtBot
) -> None:
    from director.domain.plan import Plan
    from director.gui.dialogs.set_up import NewTournament

    program.create_tournament(NewTournament(Plan(name="Cup of Quarkington"), 2))
    assert isinstance(program.window, MainWindow)
    desk = program.window.bridge.desk
    for name in ODD:
        desk.register(person(name, "Zebulon"))
    program.open_venue(world / "zebulon" / "Quarkington.floor")
    asked.chosen_file = world / "report.txt"
    program.window.commands.run("help.report")
    text = (world / "report.txt").read_text(encoding="utf-8")

    assert "director.gui.program: not opened: <Unavailable gone>" in text
    assert "director.desk.desk: line 3: Register" in text
    assert not [
        name for name in (*ODD, "zebulon", "Quarkington", str(world)) if name.casefold() in text.casefold()
    ]
    assert "no names of people" in asked.told[0][1]


def test_a_folder_that_refuses_is_a_sentence(program: Program, asked: Recorder, world: Path) -> None:
    asked.chosen_file = world / "none" / "report.txt"
    assert program.window is not None
    program.window.commands.run("help.report")  # type: ignore[attr-defined]  # both windows have commands

    assert asked.warned[0][0] == "report.txt could not be written: there is no such file or folder."


def test_whoever_thinks_better_of_it_is_told_nothing(program: Program, asked: Recorder) -> None:
    assert program.window is not None
    program.window.commands.run("help.report")  # type: ignore[attr-defined]  # both windows have commands

    assert asked.told == asked.warned == []
