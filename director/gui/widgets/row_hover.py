"""The row under the mouse is marked as a whole, not the one cell; names stand in the order of reading."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from director.views.reading_order import in_order

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex

    from director.gui.rows_model import Index


_OVER = QStyle.StateFlag.State_MouseOver


class RowHover(QStyledItemDelegate):
    """Put on a table, whose `leaveEvent` tells it that the mouse went."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self._table = table
        self._row = -1
        table.setMouseTracking(True)
        table.setItemDelegate(self)
        table.entered.connect(self._on_entered)
        table.viewportEntered.connect(self.leave)

    @property
    def row(self) -> int:
        """The row under the mouse, or -1."""
        return self._row

    def leave(self) -> None:
        """No row is under the mouse."""
        self._go_to(-1)

    def dress(self, option: QStyleOptionViewItem, index: Index) -> None:
        """Say what the cell holds and how it looks."""
        super().initStyleOption(option, index)
        option.text = in_order(option.text)

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:
        self.dress(option, index)
        if index.row() == self._row:  # Qt itself marks the one cell, which is in this row
            option.state |= _OVER

    def _on_entered(self, index: QModelIndex) -> None:
        self._go_to(index.row())

    def _go_to(self, row: int) -> None:
        before, self._row = self._row, row
        if before != row:
            for each in (before, row):
                self._table.viewport().update(self._rect(each))

    def _rect(self, row: int) -> QRect:
        if row < 0:
            return QRect()
        top, high = self._table.rowViewportPosition(row), self._table.rowHeight(row)
        return QRect(0, top, self._table.viewport().width(), high)
