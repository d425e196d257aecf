"""The tables in view as a list: the map for the keyboard and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractItemView, QLabel, QVBoxLayout, QWidget

from director.gui.rows_model import Align, Column, RowsModel
from director.gui.widgets.column_room import ColumnRoom
from director.gui.widgets.rows_table import RowsTable
from director.host.i18n import N_, _, current, ngettext
from director.views import figures
from director.views.floor import FloorRow, FloorTable, floor_row
from director.views.same_rows import SameRows


class FloorList(QWidget):
    """Follows the map; choosing a line chooses the table on the map."""

    table_chosen = Signal(int)
    table_opened = Signal(int)
    """Enter or a double click."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._head = QLabel()
        self._head.setProperty("type", "note")
        self._head.setContentsMargins(16, 8, 16, 4)
        self.rows: RowsModel[FloorRow] = RowsModel(
            (
                Column("table", N_("Table"), lambda row: str(row.number), sort=_number, width=56),
                Column("players", N_("Taken"), _players, sort=_count, align=Align.RIGHT, width=86),
                Column("free", N_("Free"), lambda row: str(row.open_seats), sort=_free, align=Align.RIGHT,
                       width=74),
                Column("state", N_("State"), lambda row: row.state, sort=_short, width=60, state=_tone,
                       tip=lambda row: row.text),
            ),
            lambda row: row.number,
            search=lambda row: row.text,
        )  # fmt: skip
        self.table = RowsTable(self.rows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setProperty("dense", "true")
        self._room = ColumnRoom(self.table, 3, {3: 60}, (2,))
        """Players of seats say how many are free as well, so that column gives up its place first."""
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head)
        inset = QVBoxLayout()  # its words stand under those of the panel above
        inset.setContentsMargins(9, 0, 0, 0)
        inset.addWidget(self.table)
        column.addLayout(inset, 1)
        self._silent = False
        self._same: SameRows[FloorTable, FloorRow] = SameRows(lambda table: table.number)
        self.table.selected.connect(self._on_selected)
        self.table.row_activated.connect(self._on_activated)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self.table.setAccessibleName(_("Tables in view"))
        self.table.set_empty_words(_("No table is in view."))

    def show_tables(self, tables: Sequence[FloorTable]) -> None:
        """List these tables."""
        spoken = current()
        self._silent = True
        self.rows.set_rows(self._same.of(tables, lambda table: floor_row(table, spoken), (spoken,)))
        self._silent = False
        seats = max((len(table.seats) for table in tables), default=0)
        number = max((table.number for table in tables), default=0)
        self._room.fit({0: (str(number),), 1: (f"{seats}/{seats}",), 2: (str(seats),)}, frozenset())
        count = len(tables)
        words = ngettext("{n} table in view", "{n} tables in view", count)
        self._head.setText(words.format(n=figures.chips(count, current())))

    def select(self, number: int) -> None:
        """Put the mark on this table, without telling anybody."""
        row = self.table.current_row()
        if row is None or row.number != number:
            self._silent = True
            self.table.select(number)
            self._silent = False

    def _on_selected(self) -> None:
        rows = self.table.selected_rows()
        if rows and not self._silent:
            self.table_chosen.emit(rows[0].number)

    def _on_activated(self, row: FloorRow) -> None:
        self.table_opened.emit(row.number)


def _number(row: FloorRow) -> int:
    return row.number


def _count(row: FloorRow) -> int:
    return row.players


def _free(row: FloorRow) -> int:
    return row.open_seats


def _short(row: FloorRow) -> int:
    return row.short_by


def _players(row: FloorRow) -> str:
    return f"{row.players}/{row.seats}"


def _tone(row: FloorRow) -> str:
    return {"short": "amber", "far": "red"}.get(row.tone, "soft")
