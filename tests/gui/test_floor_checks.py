"""Seat verification on the map: green where a dealer saw everybody, red where somebody is missing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.attendance import CheckSeats
from director.domain.people import person
from director.domain.play import StartPlay
from director.gui import theme
from director.gui.bridge import Bridge
from director.gui.dialogs.check_seats import CheckSeatsDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.page_list import PAGES
from director.gui.pages.floor import FloorPage
from director.gui.widgets.floor_colours import floor_colours
from director.gui.worker import Worker
from director.views.seat_check import checked_tables
from tests.gui.finding import the
from tests.gui.pages_windows import a_room

SECONDS_A_KEY = 0.5
"""Slower than anybody types who has the list in his other hand."""


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    """Two full tables of nine."""
    made = a_room(tmp_path, [person(f"Player{chr(97 + n)}", "A") for n in range(18)], tables=2)
    for one in list(made.people):
        made.register(one.id)
    yield made
    made.venue.close()


@pytest.fixture
def window(qtbot: QtBot, look: Look, at_once: Worker, desk: Desk) -> MainWindow:
    kinds = [kind for kind in PAGES if kind.key == "floor"]
    made = MainWindow(Bridge(desk, at_once), look, pages=kinds)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    with qtbot.waitExposed(made):
        made.show()
    made.show_page("floor")
    return made


def colours_of(window: MainWindow) -> set[str]:
    """Which of green and red the map has at the corners of its tables."""
    page = window.page("floor")
    assert isinstance(page, FloorPage)
    view = page.map
    picture = view.viewport().grab().toImage()
    worn = floor_colours(theme.current())
    seen = {
        QColor(picture.pixel(x, y)).name() for x in range(picture.width()) for y in range(picture.height())
    }
    return {name for name, ink in (("red", worn.red), ("green", worn.good)) if ink.name() in seen}


def test_nothing_is_marked_before_anybody_was_looked_for(window: MainWindow, desk: Desk) -> None:
    assert checked_tables(desk.journal.tournament) == {}


def test_a_table_of_nine_takes_a_few_keys_and_the_map_says_who_is_missing(
    window: MainWindow, desk: Desk, qapp: QApplication
) -> None:
    """P26: under twenty seconds a table by keyboard."""
    dialog = CheckSeatsDialog(window.bridge, 1, window)
    dialog.show()
    ticks, keys = the(dialog, QListWidget, "seats"), 0
    for key in (Qt.Key.Key_4, Qt.Key.Key_Return):  # seat 4 is empty
        where = ticks if key is Qt.Key.Key_4 else dialog
        QTest.keyClick(where, key)
        keys += 1

    assert keys * SECONDS_A_KEY < 20
    assert checked_tables(desk.journal.tournament) == {1: 1, 2: 9}
    assert dialog.table.value() == 2
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert checked_tables(desk.journal.tournament) == {1: 1, 2: 0}
    assert dialog.table.value() == 1, "the table that is left comes again"
    dialog.close()


def test_the_map_has_a_tick_in_green_and_a_figure_in_red(
    window: MainWindow, desk: Desk, qtbot: QtBot
) -> None:
    before = colours_of(window)
    held = desk.journal.tournament.seating.players(1)
    window.bridge.do(CheckSeats(1, tuple(held.values())))
    qtbot.wait(0)

    assert {"red", "green"} - before == colours_of(window) - before

    window.bridge.do(CheckSeats(2, tuple(desk.journal.tournament.seating.players(2).values())))
    assert "red" not in colours_of(window) - before


def test_once_play_began_no_table_is_marked_any_more(window: MainWindow, desk: Desk) -> None:
    held = desk.journal.tournament.seating.players(1)
    window.bridge.do(CheckSeats(1, tuple(held.values())))
    window.bridge.do(StartPlay())

    assert checked_tables(desk.journal.tournament) == {}
