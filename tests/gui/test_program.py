"""From the start to an open tournament and back, as somebody at the desk goes."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from director.domain.card_code import card_code
from director.domain.ids import EntryId
from director.domain.setup import OpenTables
from director.gui.dialogs.handbook import HandbookDialog
from director.gui.dialogs.restore_copy import RestoreDialog
from director.gui.dialogs.set_up import SetUpDialog
from director.gui.dialogs.settings import SettingsDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.program import FIRST_VENUE, Program
from director.gui.quick_box import QuickBox
from director.gui.start_window import StartWindow
from director.gui.widgets.foot import Foot
from director.gui.worker import AtOnce, Worker
from director.host import places, settings
from director.host.settings import Settings
from tests.gui.finding import the
from tests.gui.keyboard import type_text
from tests.gui.recorder import Recorder
from tests.helpers.evening import PLAN, a_desk

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def kept() -> Settings:
    return Settings()


@pytest.fixture
def program(look: Look, kept: Settings, world: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Program]:
    monkeypatch.setattr("director.gui.main_window.PAGES", ())
    made = Program(look, places.places(world).made(), kept, worker=Worker(AtOnce()), second=Worker(AtOnce()))
    yield made
    made.close()


def start_of(program: Program) -> StartWindow:
    assert isinstance(program.window, StartWindow)
    return program.window


def main_of(program: Program) -> MainWindow:
    assert isinstance(program.window, MainWindow)
    return program.window


def set_up(program: Program, name: str, qtbot: QtBot) -> None:
    qtbot.mouseClick(the(start_of(program), QPushButton, "new"), LEFT)
    dialog = next(d for d in start_of(program).findChildren(SetUpDialog) if d.isVisible())
    type_text(dialog.focusWidget(), name)
    qtbot.keyClick(dialog.focusWidget(), Qt.Key.Key_Return)


def test_the_first_start_makes_a_venue_and_says_what_to_do(
    program: Program, world: Path, kept: Settings
) -> None:
    program.open()

    assert (world / "data" / FIRST_VENUE).is_file()
    assert start_of(program).table().rows().rowCount() == 0
    assert start_of(program).trouble() == ""
    assert kept.get(settings.LAST_VENUE) == str(world / "data" / FIRST_VENUE)


def test_a_new_tournament_opens_with_its_tables(program: Program, qtbot: QtBot) -> None:
    program.open()
    set_up(program, "Friday", qtbot)

    window = main_of(program)
    assert window.windowTitle() == "Friday — Floor Director"
    assert [table.number for table in window.bridge.tournament.open_tables()] == [1]


def test_back_to_the_list_and_in_again(program: Program, qtbot: QtBot) -> None:
    program.open()
    set_up(program, "Friday", qtbot)
    main_of(program).commands.run("file.open")
    assert [card.name for card in start_of(program).table().rows().shown()] == ["Friday"]

    qtbot.keyClick(start_of(program).table(), Qt.Key.Key_Return)
    assert main_of(program).windowTitle() == "Friday — Floor Director"


def test_a_file_named_at_the_start_is_opened(program: Program, tmp_path: Path, kept: Settings) -> None:
    a_desk(tmp_path, players=3).venue.close()
    program.open(tmp_path / "venue.floor")

    assert [(card.name, card.entries) for card in start_of(program).table().rows().shown()] == [
        ("Spring Cup", 3)
    ]
    assert kept.get(settings.RECENT_VENUES) == (str(tmp_path / "venue.floor"),)


def test_another_file_is_chosen(program: Program, tmp_path: Path, asked: Recorder, qtbot: QtBot) -> None:
    a_desk(tmp_path, players=3).venue.close()
    program.open()
    asked.chosen_file = tmp_path / "venue.floor"
    qtbot.mouseClick(the(start_of(program), QPushButton, "other"), LEFT)

    assert program.venue is not None
    assert program.venue.path == tmp_path / "venue.floor"


def test_the_file_opened_last_is_opened_next_time(program: Program, tmp_path: Path, kept: Settings) -> None:
    a_desk(tmp_path).venue.close()
    kept.set(settings.LAST_VENUE, str(tmp_path / "venue.floor"))
    program.open()

    assert program.venue is not None
    assert program.venue.path == tmp_path / "venue.floor"


def test_a_file_that_is_gone_is_said_and_another_can_be_opened(program: Program, tmp_path: Path) -> None:
    program.open(tmp_path / "gone.floor")
    assert "is not there" in start_of(program).trouble()
    assert not the(start_of(program), QPushButton, "new").isEnabled()

    a_desk(tmp_path).venue.close()
    program.open_venue(tmp_path / "venue.floor")
    assert start_of(program).trouble() == ""
    assert the(start_of(program), QPushButton, "new").isEnabled()


def test_a_file_that_is_no_venue_is_said_and_the_open_one_stays(program: Program, tmp_path: Path) -> None:
    program.open()
    before = program.venue
    other = tmp_path / "notes.floor"
    other.write_text("Dear diary")
    program.open_venue(other)

    assert "is not a venue" in start_of(program).trouble()
    assert program.venue is before


def test_a_locked_file_is_said_and_set_up_works_afterwards(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    program.open()
    assert program.venue is not None
    with program.venue.database.engine.connect() as connection:
        connection.exec_driver_sql("PRAGMA busy_timeout=50")
    holder = sqlite3.connect(program.venue.path, isolation_level=None)
    holder.execute("BEGIN IMMEDIATE")
    set_up(program, "Friday", qtbot)
    assert "Another program holds the file" in start_of(program).trouble()

    holder.execute("ROLLBACK")
    holder.close()
    set_up(program, "Saturday", qtbot)
    assert main_of(program).windowTitle() == "Saturday — Floor Director"


def test_a_second_start_brings_the_window_to_the_front(program: Program, qtbot: QtBot) -> None:
    program.open()
    start_of(program).showMinimized()
    program.come_to_front()

    assert not start_of(program).isMinimized()
    assert start_of(program).isVisible()


def test_a_second_start_with_a_file_opens_it(program: Program, tmp_path: Path, qtbot: QtBot) -> None:
    a_desk(tmp_path).venue.close()
    program.open()
    set_up(program, "Friday", qtbot)
    program.come_to_front(str(tmp_path / "venue.floor"))

    assert program.venue is not None
    assert program.venue.path == tmp_path / "venue.floor"
    assert [card.name for card in start_of(program).table().rows().shown()] == ["Spring Cup"]


def test_a_folder_that_damages_databases_is_said(program: Program, tmp_path: Path) -> None:
    home = tmp_path / "OneDrive"
    home.mkdir()
    a_desk(home).venue.close()
    program.open(home / "venue.floor")

    assert "OneDrive" in start_of(program).trouble()
    assert start_of(program).table().rows().rowCount() == 1


def test_who_sits_at_the_desk_is_written_from_the_next_step_on(
    program: Program, kept: Settings, qtbot: QtBot
) -> None:
    program.open()
    set_up(program, "Friday", qtbot)
    main_of(program).commands.run("file.settings")
    dialog = the(main_of(program), SettingsDialog)
    type_text(the(dialog, QLineEdit, "staff"), "Olga")
    qtbot.mouseClick(the(dialog, QPushButton, "store"), LEFT)
    main_of(program).bridge.do(OpenTables((7,), 9))

    assert main_of(program).bridge.journal.lines[-1].staff == "Olga"


def test_a_new_venue_is_made_where_it_is_wanted(program: Program, tmp_path: Path, asked: Recorder) -> None:
    program.open()
    asked.chosen_file = tmp_path / "north hall"
    start_of(program).commands.run("file.venue")

    assert (tmp_path / "north hall.floor").is_file()
    assert program.venue is not None
    assert program.venue.path == tmp_path / "north hall.floor"


def test_a_copy_is_made_when_asked_for_and_put_back_where_the_file_is_damaged(
    program: Program, qtbot: QtBot
) -> None:
    """B05 and B03: the copy has what was done a moment before; a file that is damaged leads to it."""
    program.open()
    set_up(program, "Friday", qtbot)
    main_of(program).bridge.do(OpenTables((7,), 9))
    head = main_of(program).bridge.journal.head
    main_of(program).commands.run("file.copy")
    assert the(main_of(program), Foot).text().startswith("Copied to ")
    path = program.venue.path if program.venue is not None else Path()
    main_of(program).commands.run("file.open")
    with closing(sqlite3.connect(path)) as outside:
        outside.execute("DROP TRIGGER line_no_update")
        outside.execute("UPDATE line SET reason = 'forged' WHERE seq = 2")
        outside.commit()

    qtbot.keyClick(start_of(program).table(), Qt.Key.Key_Return)
    assert "line 2 does not fit" in start_of(program).trouble()
    dialog = the(start_of(program), RestoreDialog)
    assert "line 2 does not fit" in the(dialog, QLabel, "about").text()
    assert dialog.copies.item(0).text().endswith(", made by hand")
    qtbot.keyClick(dialog.copies, Qt.Key.Key_Return)

    assert "is as it was at" in start_of(program).trouble()
    qtbot.keyClick(start_of(program).table(), Qt.Key.Key_Return)
    assert main_of(program).bridge.journal.head == head
    assert len(list(path.parent.glob("*.restore.backup"))) == 1


def test_after_a_sudden_end_a_file_that_is_not_sound_is_found_at_the_start(
    program: Program, tmp_path: Path, asked: Recorder
) -> None:
    """B03: nobody has opened the tournament yet."""
    a_desk(tmp_path, players=3).venue.close()
    with closing(sqlite3.connect(tmp_path / "venue.floor")) as outside:
        outside.execute("DROP TRIGGER line_no_update")
        outside.execute("UPDATE line SET staff = 'forged' WHERE seq = 3")
        outside.commit()

    program.open(tmp_path / "venue.floor", interrupted=True)

    ((title, words),) = asked.warned
    assert title == "The file is not as it was written"
    assert "Line 3 was changed" in words


def test_after_a_sudden_end_a_sound_file_asks_nothing(
    program: Program, tmp_path: Path, asked: Recorder
) -> None:
    a_desk(tmp_path, players=3).venue.close()
    program.open(tmp_path / "venue.floor", interrupted=True)

    assert asked.silent
    assert not start_of(program).findChildren(RestoreDialog)


def test_what_the_start_window_can_do_stands_there_as_buttons(
    program: Program, tmp_path: Path, asked: Recorder, qtbot: QtBot
) -> None:
    program.open()
    asked.chosen_file = tmp_path / "north hall"
    qtbot.mouseClick(the(start_of(program), QPushButton, "file.venue"), LEFT)
    assert program.venue is not None
    assert program.venue.path == tmp_path / "north hall.floor"

    qtbot.mouseClick(the(start_of(program), QPushButton, "file.restore"), LEFT)
    assert asked.told[-1][0] == "There is no copy of this venue yet"
    qtbot.mouseClick(the(start_of(program), QPushButton, "file.settings"), LEFT)
    the(start_of(program), SettingsDialog).reject()
    qtbot.mouseClick(the(start_of(program), QPushButton, "help.handbook"), LEFT)
    the(start_of(program), HandbookDialog).close()


def test_after_a_crash_of_the_power_everything_is_there(
    program: Program, world: Path, look: Look, qtbot: QtBot
) -> None:
    program.open()
    set_up(program, "Friday", qtbot)
    seq = main_of(program).bridge.journal.seq
    program.close()
    again = Program(look, places.places(world), Settings(), worker=Worker(AtOnce()), second=Worker(AtOnce()))
    again.open()
    qtbot.keyClick(start_of(again).table(), Qt.Key.Key_Return)

    assert main_of(again).bridge.journal.seq == seq
    again.close()


def test_a_card_of_another_event_leads_from_the_quick_box_into_that_event(
    program: Program, tmp_path: Path, qtbot: QtBot
) -> None:
    desk = a_desk(tmp_path, 3)
    other = desk.venue.create(replace(PLAN, name="High Roller")).journal.tournament.id
    desk.venue.close()
    program.open(tmp_path / "venue.floor")
    program.open_tournament(desk.journal.tournament.id)
    main_of(program).commands.run("find")
    box = the(main_of(program), QuickBox)

    qtbot.keyClicks(box, card_code(other, EntryId(7)))
    qtbot.keyClick(box, Qt.Key.Key_Return)

    assert main_of(program).bridge.tournament.id == other
    assert main_of(program).windowTitle() == "High Roller — Floor Director"
