"""Many tables of a chip race as a grid: a row a table, a column a seat, typed like a sheet of figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, cast

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from director.gui import theme
from director.host.i18n import _

_TABLE: Final = 0
_SEAT: Final = 70
_LEAST_SEAT: Final = 52
_STATE: Final = 176
_LAST: Final = 2
"""Columns after the seats: the chips the rack gave, and how it stands."""


class RaceTables(QTableWidget):
    """Enter goes to the next seat where somebody sits, after the last one to the next table."""

    typed = Signal(int)
    """Something else stands in the row of this table."""
    pointed = Signal()
    """Another cell is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tables: list[int] = []
        self._seats = 0
        self._filling = False
        self.setObjectName("grid")
        self.setProperty("dense", "true")
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.AnyKeyPressed | triggers.DoubleClicked | triggers.EditKeyPressed)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setCornerButtonEnabled(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(theme.ROW)
        self.horizontalHeader().setHighlightSections(False)
        self.itemChanged.connect(self._on_changed)
        self.currentCellChanged.connect(lambda *_cells: self.pointed.emit())

    def show_tables(
        self, seats: Mapping[int, Mapping[int, str]], typed: Mapping[int, Mapping[int, str]]
    ) -> None:
        """Ask these tables: by table and seat the name of who sits there, and what was typed before."""
        self._filling = True
        self._tables = list(seats)
        self._seats = max((max(of_table, default=0) for of_table in seats.values()), default=0)
        self.clear()
        self.setRowCount(len(self._tables))
        self.setColumnCount(1 + self._seats + _LAST)
        self.setHorizontalHeaderLabels(
            [_("Table"), *map(str, range(1, self._seats + 1)), _("Rack gave"), _("State")]
        )
        for row, (table, players) in enumerate(seats.items()):
            self._fill(row, table, players, typed.get(table, {}))
        header = self.horizontalHeader()
        header.resizeSection(_TABLE, 56)
        header.resizeSection(self._seats + 1, 84)
        self._share()
        self._filling = False
        self._go_to_first()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share()

    def _share(self) -> None:
        """Seats give way, so that the state of a table is read without scrolling on a small screen too."""
        header = self.horizontalHeader()
        rest = header.sectionSize(_TABLE) + header.sectionSize(self._seats + 1)
        room = self.viewport().width() - rest - _STATE
        width = min(_SEAT, max(_LEAST_SEAT, room // max(1, self._seats)))
        for column in range(1, self._seats + 1):
            header.resizeSection(column, width)
        header.resizeSection(self._seats + 2, max(_STATE, room + _STATE - width * self._seats))

    def cells(self, table: int) -> dict[int, str]:
        """What stands at the seats of this table, without empty ones."""
        row = self._tables.index(table)
        texts = {seat: self._text(row, seat) for seat in range(1, self._seats + 1)}
        return {seat: text for seat, text in texts.items() if text}

    def rack(self, table: int) -> str:
        """What the rack gave to this table, as typed."""
        return self._text(self._tables.index(table), self._seats + 1)

    def show_cells(self, table: int, cells: Mapping[int, str]) -> None:
        """Put these texts in, in place of what stands there."""
        self._filling = True
        row = self._tables.index(table)
        for seat, text in cells.items():
            self._cell(row, seat).setText(text)
        self._filling = False

    def show_state(self, table: int, text: str, token: str, wrong: Sequence[int]) -> None:
        """How this table stands, in a colour of the theme; the seats that are no number are marked."""
        self._filling = True
        row, worn = self._tables.index(table), theme.current()
        state = self._cell(row, self._seats + 2)
        state.setText(text)
        state.setToolTip(text)
        state.setForeground(worn.colour(token or "text"))
        for seat in range(1, self._seats + 1):
            item = self._cell(row, seat)
            if item.flags() & Qt.ItemFlag.ItemIsEditable:
                item.setForeground(worn.colour("red" if seat in wrong else "text"))
        self._filling = False

    def current_place(self) -> tuple[int, int] | None:
        """Table and seat under the keyboard; seat 0 in another column."""
        row, column = self.currentRow(), self.currentColumn()
        if not 0 <= row < len(self._tables):
            return None
        return self._tables[row], column if 1 <= column <= self._seats else 0

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            # An editor lets the key through to us, and goes on by itself as soon as it is closed.
            if self.state() is not QAbstractItemView.State.EditingState:
                self.step()
            return
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            item = self.item(self.currentRow(), self.currentColumn())
            if item is not None and item.flags() & Qt.ItemFlag.ItemIsEditable:
                item.setText("")
            return
        super().keyPressEvent(event)

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        super().closeEditor(editor, hint)
        if hint == QAbstractItemDelegate.EndEditHint.SubmitModelCache:  # Enter
            self.step()

    def step(self) -> None:
        """On to the next cell that can be typed into; rows follow each other."""
        row, column = self.currentRow(), self.currentColumn()
        for at in range(row * self.columnCount() + column + 1, self.rowCount() * self.columnCount()):
            item = self.item(*divmod(at, self.columnCount()))
            if item is not None and item.flags() & Qt.ItemFlag.ItemIsEditable:
                self.setCurrentItem(item)
                return

    # ------------------------------------------------------------ within

    def _fill(self, row: int, table: int, players: Mapping[int, str], typed: Mapping[int, str]) -> None:
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for column in range(self.columnCount()):
            item = QTableWidgetItem()
            fixed = column in (_TABLE, self._seats + 2) or (
                1 <= column <= self._seats and column not in players
            )
            if fixed:
                item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsEditable)
            if column == _TABLE:
                item.setText(str(table))
            elif 1 <= column <= self._seats:
                item.setToolTip(players.get(column, ""))
                item.setText(typed.get(column, "") if not fixed else "")
                if fixed:
                    item.setBackground(QColor(theme.current().colours["sunken"]))
            if column != self._seats + 2:
                item.setTextAlignment(right)
            self.setItem(row, column, item)

    def _go_to_first(self) -> None:
        if self.rowCount():
            self.setCurrentCell(0, _TABLE)
            self.step()

    def _cell(self, row: int, column: int) -> QTableWidgetItem:
        # Every cell holds an item since `_fill`, which Qt's types cannot know.
        return cast(QTableWidgetItem, self.item(row, column))

    def _text(self, row: int, column: int) -> str:
        item = self.item(row, column)
        return item.text().strip() if item is not None else ""

    def _on_changed(self, item: QTableWidgetItem) -> None:
        if not self._filling:
            self.typed.emit(self._tables[item.row()])
