"""Rows of cells that are edited as in a spreadsheet. What is typed gives another value; nothing changes here.

A sheet shows a frozen value: its editor keeps all of them, so that undo is showing an earlier one.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, Qt, Signal

from director.gui import icons, theme
from director.gui.rows_model import Align, Index, heading_of

Row = TypeVar("Row")


class SheetColumn(NamedTuple):
    """A column of cells."""

    field: str
    words: str
    """Its heading, marked by `N_`."""
    width: int
    right: bool = False
    typed: bool = True
    """People type into it; else it is reckoned."""
    widest: int = 0
    """It takes spare room up to this width."""

    @property
    def align(self) -> Align:
        """Where its text stands."""
        return Align.RIGHT if self.right else Align.LEFT


class SheetModel(QAbstractTableModel, Generic[Row]):
    """The cells of a value. Below the last row stands an empty one, to be typed into."""

    edited = Signal(object)
    """What is typed makes another value of it."""

    def __init__(self, columns: Sequence[SheetColumn], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._columns = tuple(columns)
        self._rows: tuple[Row, ...] = ()
        self._wrong: Mapping[tuple[int, str], str] = {}

    # ---- what a kind of sheet says of itself

    def shown_text(self, row: int, field: str) -> str:
        """What stands in a cell."""
        raise NotImplementedError

    def typed_text(self, row: int, field: str) -> str:
        """What is edited in a cell."""
        return self.shown_text(row, field)

    def may_type(self, row: int, field: str) -> bool:
        """Whether people may type into a cell."""
        raise NotImplementedError

    def choices(self, row: int, field: str) -> list[str]:
        """What is offered while somebody types into a cell; empty for nothing."""
        return []

    def tone(self, row: int, field: str) -> str:
        """A token of the theme for its text, or nothing."""
        return ""

    def mark(self, row: int, field: str) -> str:
        """The name of an icon before its text and its token, `name/token`, or nothing."""
        return ""

    def ground(self, row: int) -> str:
        """A token of the theme behind a row, or nothing."""
        return ""

    def after_typing(self, rows: Collection[int], field: str, text: str) -> object:
        """The value after typing the same into these rows."""
        raise NotImplementedError

    def after_pasting(self, row: int, fields: Sequence[str], block: Sequence[Sequence[str]]) -> object:
        """The value after putting a block of cells in."""
        raise NotImplementedError

    def after_clearing(self, cells: Sequence[tuple[int, str]]) -> object:
        """The value after emptying these cells."""
        raise NotImplementedError

    def after_filling(self, rows: Sequence[int], fields: Sequence[str]) -> object:
        """The value after filling the first of these rows down."""
        raise NotImplementedError

    # ---- showing

    def show_rows(self, rows: Sequence[Row], wrong: Mapping[tuple[int, str], str]) -> None:
        """These rows, and by row and field what is wrong; what is chosen stays where rows are the same."""
        before, after = self._rows, tuple(rows)
        self._wrong = wrong
        head = 0
        while head < min(len(before), len(after)) and before[head] == after[head]:
            head += 1
        tail = 0
        while tail < min(len(before), len(after)) - head and before[-1 - tail] == after[-1 - tail]:
            tail += 1
        gone, came = len(before) - tail - head, len(after) - tail - head
        kept = min(gone, came)
        if gone > kept:
            self.beginRemoveRows(QModelIndex(), head + kept, head + gone - 1)
            self._rows = before[: head + kept] + before[head + gone :]
            self.endRemoveRows()
        elif came > kept:
            # What is typed into the empty row below makes it the last one: it stays, the new empty one comes.
            first = head + kept + (head + kept == len(before))
            self.beginInsertRows(QModelIndex(), first, first + came - kept - 1)
            self._rows = before[: head + kept] + after[head + kept : head + came] + before[head + gone :]
            self.endInsertRows()
        self._rows = after
        self.repaint_all()

    def set_columns(self, columns: Sequence[SheetColumn]) -> None:
        """Other columns."""
        if tuple(columns) != self._columns:
            self.beginResetModel()
            self._columns = tuple(columns)
            self.endResetModel()

    def repaint_all(self) -> None:
        """Something that is not in the rows changed, such as what is wrong."""
        self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows), len(self._columns) - 1))

    def retranslate(self) -> None:
        """The headings in the language spoken now."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self._columns) - 1)
        self.repaint_all()

    def sheet_rows(self) -> tuple[Row, ...]:
        """The rows, without the empty one."""
        return self._rows

    def sheet_columns(self) -> tuple[SheetColumn, ...]:
        """The columns."""
        return self._columns

    def place_of(self, field: str) -> int:
        """Where the column of a field is; -1 for nowhere."""
        return next((at for at, column in enumerate(self._columns) if column.field == field), -1)

    def what_is_wrong(self, row: int, field: str = "") -> str:
        """What is wrong with a cell; without a field, the first thing that is wrong in the row."""
        if field:
            return self._wrong.get((row, field), "")
        return next((text for (at, _field), text in self._wrong.items() if at == row), "")

    def is_spare(self, row: int) -> bool:
        """Whether this is the empty row below the last."""
        return row == len(self._rows)

    def write(self, rows: Collection[int], field: str, text: str) -> None:
        """Somebody typed this into the cells of these rows."""
        places = [row for row in rows if self.may_type(row, field)]
        if places and any(self.typed_text(row, field) != text for row in places):
            self.edited.emit(self.after_typing(places, field, text))

    # ---- what the view asks

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._rows) + 1

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._columns)

    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if index.isValid() and self.may_type(index.row(), self._columns[index.column()].field):
            flags |= Qt.ItemFlag.ItemIsEditable
        return flags

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = index.row(), self._columns[index.column()]
        wrong = self.what_is_wrong(row, column.field)
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self.shown_text(row, column.field)
            case Qt.ItemDataRole.EditRole:
                return self.typed_text(row, column.field)
            case Qt.ItemDataRole.TextAlignmentRole:
                return column.align.flag
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return wrong or self._too_long(row, column.field)
            case Qt.ItemDataRole.ForegroundRole:
                token = "red" if wrong else self.tone(row, column.field)
                return theme.current().colour(token) if token else None
            case Qt.ItemDataRole.BackgroundRole:
                token = "red_wash" if wrong else self.ground(row)
                return theme.current().colour(token) if token else None
            case Qt.ItemDataRole.DecorationRole:
                name, _slash, token = self.mark(row, column.field).partition("/")
                return icons.icon(name, token or "soft") if name else None
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical or not 0 <= section < len(self._columns):
            return None
        return heading_of(self._columns[section], role)

    def _too_long(self, row: int, field: str) -> str | None:
        text = self.shown_text(row, field)
        return text if len(text) > 12 else None
