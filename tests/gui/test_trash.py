"""The trash in the start window: one key puts aside, two clicks bring back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot
from shiboken6 import Shiboken

from director.desk.venue import TournamentCard, Venue
from director.domain.plan import Plan
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.program import Program
from director.gui.rows_model import RowsModel
from director.gui.start_window import StartWindow
from director.gui.widgets.rows_table import RowsTable
from director.gui.widgets.trash_bar import TrashBar
from director.gui.worker import AtOnce, Worker
from director.host import places
from director.host.settings import Settings
from tests.gui.finding import the
from tests.gui.held import Held

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def program(
    look: Look, world: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> Iterator[Program]:
    monkeypatch.setattr("director.gui.main_window.PAGES", ())
    venue = Venue.open(tmp_path / "club.floor", create=True)
    for name, starts in (("Main", "2026-12-06T18:00"), ("Side", "2026-12-05T18:00")):
        venue.create(Plan(name=name, starts=starts))
    venue.close()
    made = Program(
        look, places.places(world).made(), Settings(), worker=Worker(AtOnce()), second=Worker(AtOnce())
    )
    made.open(tmp_path / "club.floor")
    start = start_of(made)
    with qtbot.waitActive(start):
        start.activateWindow()
    yield made
    made.close()


def start_of(program: Program) -> StartWindow:
    assert isinstance(program.window, StartWindow)
    return program.window


def listed(start: StartWindow) -> list[str]:
    return [card.name for card in start.table().rows().shown()]


def bin_of(start: StartWindow) -> QPushButton:
    return the(start, QPushButton, "trash")


def test_one_key_puts_aside_and_two_clicks_bring_back(program: Program, qtbot: QtBot) -> None:
    """P51: restored in two clicks."""
    start = start_of(program)
    assert listed(start) == ["Main", "Side"]
    assert not bin_of(start).isVisible()
    start.table().setFocus()

    qtbot.keyClick(start.table(), Qt.Key.Key_Delete)

    assert listed(start) == ["Side"]
    assert start.trouble() == "“Main” lies in the trash. From there it comes back as it is."
    assert bin_of(start).text() == "Trash: 1"
    qtbot.mouseClick(bin_of(start), LEFT)
    assert listed(start) == ["Main"]
    assert the(start, QPushButton, "open").text() == "Bring back"
    qtbot.mouseClick(the(start, QPushButton, "open"), LEFT)
    assert listed(start) == ["Main", "Side"]
    assert start.trouble() == "“Main” is back."
    assert program.window is start, "it is back, not open"
    assert the(start, QPushButton, "open").text() == "Open"
    assert not bin_of(start).isVisible()


def test_the_trash_is_left_without_bringing_anything_back(program: Program, qtbot: QtBot) -> None:
    start = start_of(program)
    start.table().setFocus()
    qtbot.keyClick(start.table(), Qt.Key.Key_Delete)
    qtbot.mouseClick(bin_of(start), LEFT)
    assert bin_of(start).text() == "Back to the list"
    qtbot.keyClick(start.table(), Qt.Key.Key_Delete)
    assert listed(start) == ["Main"], "what lies there is not put aside again"

    qtbot.mouseClick(bin_of(start), LEFT)

    assert listed(start) == ["Side"]
    qtbot.keyClick(start.table(), Qt.Key.Key_Return)
    assert isinstance(program.window, MainWindow)


def test_what_another_desk_brought_back_first_is_simply_there(
    program: Program, qtbot: QtBot, tmp_path: Path
) -> None:
    start = start_of(program)
    start.table().setFocus()
    qtbot.keyClick(start.table(), Qt.Key.Key_Delete)
    qtbot.mouseClick(bin_of(start), LEFT)
    other = Venue.open(tmp_path / "club.floor")
    other.bring_back(other.trashed()[0].id)
    other.close()

    qtbot.mouseClick(the(start, QPushButton, "open"), LEFT)

    assert listed(start) == ["Main", "Side"]


def test_nothing_is_put_aside_where_nothing_is_chosen(look: Look, qtbot: QtBot) -> None:
    window = StartWindow(look)
    qtbot.addWidget(window)
    window.show()

    window.commands.run("file.trash")
    window.trash.put_aside()

    assert not bin_of(window).isVisible()


def test_a_list_that_comes_after_its_window_is_gone_is_dropped(tmp_path: Path, qtbot: QtBot) -> None:
    held, table = Held(), RowsTable(RowsModel[TournamentCard]((), lambda card: card.id))
    qtbot.addWidget(table)
    venue, worker, bar = Venue.open(tmp_path / "evening.floor", create=True), Worker(held), TrashBar(table)
    bar.serve(venue, worker, ())
    Shiboken.delete(bar)

    held.go()  # a traceback here would fail this test

    assert worker.waiting == 0
    venue.close()
