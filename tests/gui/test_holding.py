"""B01: two windows on one file, as whoever sits at the second one sees it."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from director.desk.hold import SILENT, Hold, Holder, claim
from director.domain.setup import OpenTables
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.program import Program
from director.gui.start_window import StartWindow
from director.gui.widgets.banner import Banner
from director.gui.widgets.foot import Foot
from director.gui.worker import AtOnce, Worker
from director.host import moment, places
from director.host.settings import Settings
from tests.gui.finding import the
from tests.helpers.evening import a_desk

LEFT = Qt.MouseButton.LeftButton
NOW = "2026-12-05T18:14:03.250Z"


@pytest.fixture
def program(look: Look, world: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.setattr("director.gui.main_window.PAGES", ())
    made = Program(
        look, places.places(world).made(), Settings(), worker=Worker(AtOnce()), second=Worker(AtOnce())
    )
    yield made
    made.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    a_desk(tmp_path).venue.close()
    return tmp_path / "venue.floor"


@pytest.fixture
def other(file: Path) -> Iterator[Hold]:
    """Somebody has the file open."""
    held = claim(file, Holder("kassa-2", "olga", NOW, "", "theirs"))
    yield held
    held.let_go()


def mark(file: Path) -> Path:
    return file.with_name(f".{file.name}.open")


def start_of(program: Program) -> StartWindow:
    assert isinstance(program.window, StartWindow)
    return program.window


def main_of(program: Program) -> MainWindow:
    assert isinstance(program.window, MainWindow)
    return program.window


def band(program: Program) -> str:
    assert program.window is not None
    return program.window.findChildren(Banner)[0].text()


def press(program: Program, words: str, qtbot: QtBot) -> None:
    assert program.window is not None
    button = next(b for b in program.window.findChildren(QPushButton) if b.text() == words and b.isVisible())
    qtbot.mouseClick(button, LEFT)


def offered(program: Program) -> list[str]:
    assert program.window is not None
    return [
        b.text() for b in program.window.findChildren(Banner)[0].findChildren(QPushButton) if b.isVisible()
    ]


def open_main(program: Program) -> MainWindow:
    assert program.venue is not None
    program.open_tournament(program.venue.cards()[0].id)
    return main_of(program)


def look(program: Program) -> None:
    """The time of the next sign of life has come."""
    program.holding.look()


def test_the_second_window_says_who_has_the_file_and_offers_to_look_on(
    program: Program, file: Path, other: Hold
) -> None:
    program.open(file)

    assert str(file) in band(program)
    assert "olga on kassa-2, since" in band(program)
    assert offered(program) == ["Look on"]
    assert program.venue is None


def test_looking_on_shows_everything_and_changes_nothing(
    program: Program, file: Path, other: Hold, qtbot: QtBot
) -> None:
    program.open(file)
    press(program, "Look on", qtbot)
    assert start_of(program).table().rows().rowCount() == 1
    window = open_main(program)
    tables = window.bridge.tournament.tables

    window.bridge.do(OpenTables((77,), 9))

    assert window.bridge.tournament.tables == tables
    assert "Nothing was done" in the(window, Foot).text()
    assert band(program).startswith("This window only looks on: olga on kassa-2 has the file open, since ")
    assert window.bridge.trouble is None


def test_once_the_other_has_closed_the_file_one_click_lets_this_window_work(
    program: Program, file: Path, other: Hold, qtbot: QtBot
) -> None:
    program.open(file)
    press(program, "Look on", qtbot)
    window = open_main(program)

    other.let_go()
    look(program)
    assert offered(program) == ["Work here"]
    press(program, "Work here", qtbot)
    window.bridge.do(OpenTables((77,), 9))

    assert 77 in window.bridge.tournament.tables
    assert band(program) == ""


def test_whoever_was_quicker_has_the_file(program: Program, file: Path, other: Hold, qtbot: QtBot) -> None:
    program.open(file)
    press(program, "Look on", qtbot)
    open_main(program)
    other.let_go()
    look(program)
    quicker = claim(file, Holder("kassa-3", "petr", NOW, "", "theirs"))

    press(program, "Work here", qtbot)

    assert "petr on kassa-3" in band(program)
    quicker.let_go()


def test_a_computer_that_is_off_is_taken_over(program: Program, file: Path, qtbot: QtBot) -> None:
    mark(file).write_bytes(msgspec.json.encode(Holder("kassa-2", "olga", NOW, "another start", "theirs")))
    long_ago = moment.now().timestamp() - SILENT - 10
    os.utime(mark(file), (long_ago, long_ago))
    program.open(file)
    assert "no sign of life" in band(program)
    assert offered(program) == ["Look on", "Take over"]

    press(program, "Take over", qtbot)
    window = open_main(program)
    window.bridge.do(OpenTables((77,), 9))

    assert 77 in window.bridge.tournament.tables


def test_a_window_that_slept_finds_that_it_only_looks_on(program: Program, file: Path) -> None:
    program.open(file)
    window = open_main(program)
    mark(file).write_bytes(msgspec.json.encode(Holder("kassa-2", "olga", NOW, "another start", "theirs")))

    look(program)
    window.bridge.do(OpenTables((77,), 9))

    assert band(program).startswith("olga on kassa-2 took the file over")
    assert 77 not in window.bridge.tournament.tables


def test_a_file_that_is_opened_again_in_its_own_window_stays_ours(program: Program, file: Path) -> None:
    program.open(file)
    program.come_to_front(str(file))
    program.open_venue(file)

    assert band(program) == ""
    program.close()
    assert not mark(file).exists()


def test_the_file_left_for_another_is_free(program: Program, file: Path, tmp_path: Path) -> None:
    program.open(file)
    program.open_venue(tmp_path / "other.floor", create=True)

    assert not mark(file).exists()
    assert mark(tmp_path / "other.floor").exists()


def test_commands_write_into_a_file_that_is_open_in_a_window(program: Program, file: Path) -> None:
    program.open(file)
    window = open_main(program)

    from director.desk.venue import Venue

    venue = Venue.open(file)
    venue.desk(venue.cards()[0].id).do(OpenTables((77,), 9))
    venue.close()
    window.bridge.sync()

    assert 77 in window.bridge.tournament.tables
