"""The cells of a `RowsModel` as they are drawn.

Qt would ask the model for seven values of each cell, and each is a way from C++ to Python and back: a third
of what a list took to be painted. Here the row itself is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, cast

from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetrics, QPalette
from PySide6.QtWidgets import QStyleOptionViewItem, QTableView

from director.gui.widgets.row_hover import RowHover
from director.views.reading_order import in_order

if TYPE_CHECKING:
    from PySide6.QtCore import QModelIndex

    from director.gui.rows_model import Index, RowsModel

_ROLE: Final = Qt.ItemDataRole
_FEATURE: Final = QStyleOptionViewItem.ViewItemFeature


class RowCells(RowHover):
    """Put on a table that shows rows; what a cell looks like is said by `RowsModel.cell`."""

    def __init__(self, table: QTableView, rows: RowsModel[Any]) -> None:
        super().__init__(table)
        self._rows = rows

    def dress(self, option: QStyleOptionViewItem, index: Index) -> None:
        rows, row, column = self._rows, self._rows.row(index), self._rows.column(index.column())
        option.index = cast("QModelIndex", index)  # a view never asks by a persistent one
        option.features |= _FEATURE.HasDisplay
        option.text = in_order(rows.cell(row, column, _ROLE.DisplayRole))
        option.displayAlignment = rows.cell(row, column, _ROLE.TextAlignmentRole)
        font = rows.cell(row, column, _ROLE.FontRole)
        if font is not None:
            option.font = font.resolve(option.font)
            option.fontMetrics = QFontMetrics(option.font)
        colour = rows.cell(row, column, _ROLE.ForegroundRole)
        if colour is not None:
            palette = option.palette
            palette.setColor(QPalette.ColorRole.Text, colour)
            option.palette = palette
        icon = rows.cell(row, column, _ROLE.DecorationRole)
        if icon is not None:
            option.features |= _FEATURE.HasDecoration
            option.icon = icon
