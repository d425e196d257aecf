"""The practice event at one click, and back to what counts."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from director.desk.venue import Venue
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.program import FIRST_VENUE, Program
from director.gui.start_window import StartWindow
from director.gui.worker import AtOnce, Worker
from director.host import places, settings
from director.host.settings import Settings
from tests.gui.finding import the
from tests.gui.recorder import Recorder

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def kept() -> Settings:
    return Settings()


@pytest.fixture
def program(look: Look, kept: Settings, world: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.setattr("director.gui.main_window.PAGES", ())
    made = Program(look, places.places(world).made(), kept, worker=Worker(AtOnce()), second=Worker(AtOnce()))
    made.open()
    yield made
    made.close()


def click(program: Program, name: str, qtbot: QtBot) -> None:
    assert program.window is not None
    qtbot.mouseClick(the(program.window, QPushButton, name), LEFT)


def main(program: Program) -> MainWindow:
    assert isinstance(program.window, MainWindow)
    return program.window


def start(program: Program) -> StartWindow:
    assert isinstance(program.window, StartWindow)
    return program.window


def entries(program: Program) -> int:
    return len(main(program).bridge.tournament.entries)


def back(program: Program) -> StartWindow:
    main(program).commands.run("file.open")
    return start(program)


def test_one_click_leads_into_a_running_event_of_two_hundred(program: Program, qtbot: QtBot) -> None:
    click(program, "practice", qtbot)

    assert main(program).windowTitle().startswith("Practice: ")
    assert entries(program) == 200


def test_what_was_practised_is_there_the_next_time(program: Program, qtbot: QtBot) -> None:
    click(program, "practice", qtbot)
    main(program).bridge.undo_last()
    lines = main(program).bridge.journal.seq
    back(program)
    click(program, "practice", qtbot)

    assert main(program).bridge.journal.seq == lines


def test_it_is_reached_from_the_menu_of_an_event_that_counts(program: Program, world: Path) -> None:
    from director.domain.plan import Plan
    from director.gui.dialogs.set_up import NewTournament

    program.create_tournament(NewTournament(Plan(name="Friday"), 2))
    main(program).commands.run("file.practice")

    assert entries(program) == 200
    with Venue.open(world / "data" / FIRST_VENUE).database.writing():
        pass  # the venue that counts was let go of


def test_the_next_start_opens_what_counts_and_not_the_practice(
    program: Program, qtbot: QtBot, kept: Settings, world: Path
) -> None:
    click(program, "practice", qtbot)

    assert kept.get(settings.LAST_VENUE) == str(world / "data" / FIRST_VENUE)
    assert kept.get(settings.RECENT_VENUES) == (str(world / "data" / FIRST_VENUE),)


def test_the_list_says_that_nothing_here_counts(program: Program, qtbot: QtBot) -> None:
    click(program, "practice", qtbot)
    shown = back(program)

    assert "nothing here counts" in shown.trouble()
    assert the(shown, QPushButton, "practice_anew").isVisible()


def test_no_such_words_in_a_venue_that_counts(program: Program) -> None:
    assert start(program).trouble() == ""
    assert the(start(program), QPushButton, "practice_anew").isHidden()


def test_made_anew_it_begins_from_the_same_place(program: Program, qtbot: QtBot, asked: Recorder) -> None:
    click(program, "practice", qtbot)
    main(program).bridge.undo_last()
    lines = main(program).bridge.journal.seq
    back(program)
    asked.yes = True
    click(program, "practice_anew", qtbot)

    assert "practice.floor goes" in asked.confirmed[0][1]
    assert main(program).bridge.journal.seq == lines - 1


def test_thrown_away_the_venue_that_counts_is_shown(
    program: Program, qtbot: QtBot, asked: Recorder, world: Path
) -> None:
    click(program, "practice", qtbot)
    back(program)
    asked.yes = True
    click(program, "practice_away", qtbot)

    assert not list((world / "data").glob("practice*"))
    assert start(program).trouble() == ""
    assert program.venue is not None
    assert program.venue.path == world / "data" / FIRST_VENUE


def test_whoever_thinks_better_of_it_loses_nothing(
    program: Program, qtbot: QtBot, asked: Recorder, world: Path
) -> None:
    click(program, "practice", qtbot)
    back(program)
    click(program, "practice_away", qtbot)

    assert len(asked.confirmed) == 1
    assert (world / "data" / "practice.floor").exists()


def test_a_disk_that_refuses_is_a_sentence(program: Program, qtbot: QtBot, world: Path) -> None:
    (world / "data" / "practice.floor.new").mkdir()
    (world / "data" / "practice.floor.new" / "full.txt").touch()
    click(program, "practice", qtbot)

    assert "practice.floor.new" in start(program).trouble()
