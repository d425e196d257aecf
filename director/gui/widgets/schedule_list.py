"""The level schedule as a list: where we are is marked, with the times of day when the rest is expected."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, QRect
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from director.gui import fonts, theme
from director.gui.commands import Command
from director.gui.rows_model import ROW_ROLE, Align, Column, RowsModel
from director.gui.theme import Size
from director.gui.widgets.clock_button import ClockButton
from director.gui.widgets.column_room import ColumnRoom
from director.gui.widgets.rows_table import RowsTable
from director.host.i18n import N_, _
from director.views.level_schedule import ScheduleRow

_NAME, _BLINDS, _ANTE, _MINUTES, _STARTS, _NOTES = range(6)
_BEFORE: Final = 2
"""So many rows that are over stay in sight above the current one."""
_MARK: Final = 3
"""Width of the mark of the current row in pixels."""


def _tone(row: ScheduleRow) -> str:
    return {"past": "faint", "now": "text"}.get(row.when, "text" if row.kind == "level" else "blue")


def _soft(row: ScheduleRow) -> str:
    return "faint" if row.when == "past" else "soft"


def _game(row: ScheduleRow) -> str:
    return " · ".join(part for part in (row.blinds, row.game) if part)


COLUMNS: Final = (
    Column[ScheduleRow]("name", N_("Level"), lambda row: row.name, width=64, state=_tone),
    Column[ScheduleRow]("blinds", N_("Blinds"), _game, width=132, state=_tone),
    Column[ScheduleRow]("ante", N_("Ante"), lambda row: row.ante, width=72, state=_tone),
    Column[ScheduleRow]("minutes", N_("Min"), lambda row: row.minutes, width=48, align=Align.RIGHT,
                        state=_soft),
    Column[ScheduleRow]("starts", N_("Starts"), lambda row: row.starts, width=72, align=Align.RIGHT,
                        state=_soft),
    Column[ScheduleRow]("notes", N_("Notes"), lambda row: row.notes, width=120, state=_soft,
                        tip=lambda row: row.notes, stretch=True),
)  # fmt: skip


class ScheduleList(QWidget):
    """Every level, break and end of a day; above it what can be done with the whole."""

    def __init__(self, commands: Sequence[Command], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._buttons = QLabel(), [ClockButton(one) for one in commands]
        self._title.setProperty("type", "strong")
        for button in self._buttons:
            button.setProperty("kind", "quiet")
        self.rows: RowsModel[ScheduleRow] = RowsModel(COLUMNS, _part, parent=self)
        self.table: RowsTable[ScheduleRow] = RowsTable(self.rows)
        self.table.setObjectName("schedule")
        self.table.setSortingEnabled(False)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setProperty("dense", "true")
        self.table.setItemDelegate(_CurrentRow(self.table))
        self._room = ColumnRoom(self.table, _NOTES, {_NOTES: 48}, (_MINUTES,))
        self._now = -1
        self.table.resized.connect(self.show_current)
        head = QHBoxLayout()
        head.setContentsMargins(8, 8, 8, 0)
        head.addWidget(self._title)
        head.addStretch(1)
        for button in self._buttons:
            head.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(head)
        column.addWidget(self.table, 1)
        self.setFocusProxy(self.table)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self._title.setText(_("Level schedule"))
        self.refresh()
        self.table.setAccessibleName(_("Level schedule"))

    def refresh(self) -> None:
        """Ask every command again whether it can be done."""
        for button in self._buttons:
            button.refresh()

    def show_rows(self, rows: Sequence[ScheduleRow]) -> None:
        """These; where the clock goes on to another row, that one comes into sight."""
        if list(rows) == self.rows.rows():
            return
        self.rows.set_rows(rows)
        said = {at: {COLUMNS[at].text(row) for row in rows} for at in range(_NOTES)}
        self._room.fit(said, frozenset() if any(row.ante for row in rows) else frozenset({_ANTE}))
        now = next((row.part for row in rows if row.when == "now"), -1)
        if now != self._now:
            self._now = now
            self.show_current()

    def show_current(self) -> None:
        """Bring the current row into sight, with two that are over above it; the arrows begin there."""
        at = self.rows.place(self._now)
        if at is not None:
            hint = QAbstractItemView.ScrollHint.PositionAtTop
            self.table.scrollTo(self.rows.index(max(0, at - _BEFORE), 0), hint)
            if self.chosen() is None:
                stay = QItemSelectionModel.SelectionFlag.NoUpdate
                self.table.selectionModel().setCurrentIndex(self.rows.index(at, 0), stay)

    def chosen(self) -> ScheduleRow | None:
        """The row that is selected."""
        rows = self.table.selected_rows()
        return rows[0] if rows else None


def _part(row: ScheduleRow) -> int:
    return row.part


class _CurrentRow(QStyledItemDelegate):
    """Paints the row of now on a ground of its own, in bold, with a mark at its edge."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        super().initStyleOption(option, index)
        row = index.data(ROW_ROLE)
        if isinstance(row, ScheduleRow) and row.when == "now":
            option.font = fonts.font(Size.BODY, bold=True)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row = index.data(ROW_ROLE)
        now = isinstance(row, ScheduleRow) and row.when == "now"
        rect: QRect = option.rect
        if now:
            painter.fillRect(rect, theme.current().colour("good_wash"))
        super().paint(painter, option, index)
        if now and index.column() == _NAME:
            mark = QRect(rect.left(), rect.top() + 4, _MARK, rect.height() - 9)
            painter.fillRect(mark, theme.current().colour("good"))
