"""The table every page shows: selection, sorting by a click on a heading, words where it is empty."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QStyledItemDelegate, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from director.gui import theme
from director.gui.rows_model import Column, RowsModel
from director.gui.widgets.column_room import ColumnRoom
from director.gui.widgets.row_cells import RowCells
from director.gui.widgets.rows_table import RowsTable
from tests.gui.finding import the
from tests.gui.test_rows_model import ANN, BOB, CAT, COLUMNS, DAN, Player

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def table(app: QApplication, qtbot: QtBot) -> RowsTable[Player]:
    made = RowsTable(RowsModel(COLUMNS, lambda player: player.id))
    qtbot.addWidget(made)
    made.rows().set_rows([ANN, BOB, CAT, DAN])
    made.resize(400, 300)
    made.show()
    return made


def click_heading(qtbot: QtBot, table: RowsTable[Player], column: int) -> None:
    header = table.horizontalHeader()
    spot = QPoint(header.sectionViewportPosition(column) + 20, header.height() // 2)
    qtbot.mouseClick(header.viewport(), LEFT, pos=spot)


def click_row(qtbot: QtBot, table: RowsTable[Player], at: int) -> None:
    qtbot.mouseClick(table.viewport(), LEFT, pos=table.visualRect(table.rows().index(at, 0)).center())


def test_a_click_on_a_heading_sorts_numbers_as_numbers(qtbot: QtBot, table: RowsTable[Player]) -> None:
    click_heading(qtbot, table, 1)
    assert [row.chips for row in table.rows().shown()] == [500, 9_000, 10_000, 30_000]

    click_heading(qtbot, table, 1)
    assert [row.chips for row in table.rows().shown()] == [30_000, 10_000, 9_000, 500]


def test_a_cell_is_drawn_as_the_model_tells_it_to_qt(app: QApplication, qtbot: QtBot) -> None:
    coloured = Column[Player]("state", "", lambda p: p.name, state=lambda _: "red", icon=lambda _: "check")
    table = RowsTable(RowsModel((*COLUMNS, coloured), lambda player: player.id))
    qtbot.addWidget(table)
    table.rows().set_rows([ANN, BOB])
    plain, ours = QStyledItemDelegate(), table.itemDelegate()
    assert isinstance(ours, RowCells)

    for column in range(3):
        told, asked = QStyleOptionViewItem(), QStyleOptionViewItem()
        ours.initStyleOption(told, table.rows().index(1, column))
        plain.initStyleOption(asked, table.rows().index(1, column))

        assert told.text == asked.text
        assert told.displayAlignment == asked.displayAlignment
        assert told.font == asked.font
        assert told.palette.text() == asked.palette.text()
        assert told.icon.isNull() == asked.icon.isNull() == (column < 2)
        assert told.features == asked.features
        assert told.index == asked.index


def test_rows_are_as_high_as_the_grid_says(table: RowsTable[Player]) -> None:
    assert table.rowHeight(0) == theme.ROW


def test_the_selection_stays_with_the_player_through_sorting_and_refresh(
    qtbot: QtBot, table: RowsTable[Player]
) -> None:
    click_row(qtbot, table, 1)
    click_heading(qtbot, table, 1)
    table.rows().set_rows([BOB, DAN, Player(7, "Gus", 20_000)])

    assert table.selected_rows() == [BOB]
    assert table.current_row() == BOB


def test_the_selection_stays_even_through_a_reset(qtbot: QtBot, table: RowsTable[Player]) -> None:
    many = [Player(n, f"P{n}", n) for n in range(1000)]
    table.rows().set_rows(many)
    table.select(300)
    scrolled = table.verticalScrollBar().value()
    table.rows().set_rows([*many[::2], Player(5000, "Late", 5000)])

    assert [row.id for row in table.selected_rows()] == [300]
    assert table.current_row() == many[300]
    assert table.verticalScrollBar().value() == scrolled


def test_enter_and_a_double_click_take_the_row(qtbot: QtBot, table: RowsTable[Player]) -> None:
    taken: list[Player] = []
    table.row_activated.connect(taken.append)
    click_row(qtbot, table, 2)
    qtbot.keyClick(table, Qt.Key.Key_Return)

    assert taken == [CAT]


def test_a_row_is_selected_by_its_key(table: RowsTable[Player]) -> None:
    assert table.select(DAN.id)
    assert table.selected_rows() == [DAN]
    assert not table.select(99)


def test_words_stand_where_there_is_nothing(table: RowsTable[Player]) -> None:
    table.set_empty_words("Nobody yet. Type a name.")
    words = the(table.viewport(), QLabel)
    assert not words.isVisibleTo(table)

    table.rows().set_filter("nobody")
    assert words.isVisible()
    assert words.text() == "Nobody yet. Type a name."


def test_rows_are_copied_as_a_table(qtbot: QtBot, table: RowsTable[Player]) -> None:
    table.selectAll()
    qtbot.keyClick(table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)

    assert QGuiApplication.clipboard().text().splitlines()[:2] == ["Ann\t9,000", "Bob\t30,000"]


def test_widths_and_order_come_back(qtbot: QtBot, table: RowsTable[Player]) -> None:
    table.horizontalHeader().resizeSection(0, 222)
    click_heading(qtbot, table, 1)
    kept = table.keep()
    other = RowsTable(RowsModel(COLUMNS, lambda player: player.id))
    qtbot.addWidget(other)
    other.rows().set_rows([ANN, BOB, CAT, DAN])
    other.take_back(kept)

    assert other.horizontalHeader().sectionSize(0) == 222
    assert [row.name for row in other.rows().shown()] == ["Dan", "Ann", "Cat", "Bob"]


def test_nonsense_that_was_kept_is_left_aside(table: RowsTable[Player]) -> None:
    table.take_back({"widths": ["wide", -3], "sort": "chips"})

    assert table.horizontalHeader().sectionSize(0) == COLUMNS[0].width


def test_the_whole_row_under_the_mouse_is_marked_and_no_other(qtbot: QtBot, table: RowsTable[Player]) -> None:
    def ground(row: int, column: int) -> str:
        corner = table.visualRect(table.rows().index(row, column)).bottomRight() - QPoint(3, 4)
        return table.viewport().grab().toImage().pixelColor(corner).name()

    plain, hover = ground(2, 0), theme.current().colour("hover").name()
    qtbot.mouseMove(table.viewport(), table.visualRect(table.rows().index(1, 0)).center())
    over = [ground(row, column) for row in (1, 2) for column in (0, 1)]
    QApplication.sendEvent(table, QEvent(QEvent.Type.Leave))

    assert over == [hover, hover, plain, plain]
    assert ground(1, 1) == plain != hover


def test_a_column_that_stretches_was_never_pulled_by_hand(app: QApplication, qtbot: QtBot) -> None:
    told = Column[Player]("told", "Told", lambda p: f"{p.name} keeps the chips", stretch=True, width=200)
    table = RowsTable(RowsModel((*COLUMNS, told), lambda player: player.id))
    qtbot.addWidget(table)
    room = ColumnRoom(table, 2, {2: 200}, ())
    table.rows().set_rows([ANN, BOB])
    room.fit({0: ["Ann"], 1: ["9,000"], 2: ["Ann keeps the chips"]}, frozenset())
    table.resize(160, 300)
    table.show()
    header = table.horizontalHeader()
    header.resizeSection(2, 48)  # as Qt does when the window is narrow for a moment

    room.take_back([[2, 48]])  # and as it was kept then
    table.resize(700, 300)
    QApplication.processEvents()

    assert room.keep() == []
    assert header.sectionSize(2) >= 200
    assert sum(header.sectionSize(at) for at in range(3)) == table.viewport().width()
