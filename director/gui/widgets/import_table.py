"""A file as it is, with what becomes of each row, and over each column what it holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from director.gui import icons, theme
from director.gui.rows_model import Align, Index
from director.gui.widgets.import_heads import FIRST, ColumnHeads
from director.gui.widgets.import_rows import NOTHING, FileRows
from director.gui.widgets.row_hover import RowHover
from director.host.i18n import Words, _

MOST_SHOWN: Final = 100
"""Columns of a file that are shown; more are read and used where their heads are known."""


class ImportModel(QAbstractTableModel):
    """Rows of a file; nothing in it is changed here."""

    def __init__(self, becomes: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._head = becomes
        self._file = FileRows()

    def show_file(self, file: FileRows) -> None:
        """Show this file."""
        self.beginResetModel()
        self._file = file
        self.endResetModel()

    @property
    def file(self) -> FileRows:
        """What is shown."""
        return self._file

    def place(self, row: int) -> int:
        """Where a row of the file is shown; the nearest before it where it is blank."""
        return max((at for at, number in enumerate(self._file.shown) if number <= row), default=0)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._file.shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else FIRST + len(self._file.heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        number, column = self._file.shown[index.row()], index.column()
        becomes = self._file.becomes.get(number, NOTHING)
        fault = self._file.faulty.get((number, column - FIRST), "")
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(number, column)
            case Qt.ItemDataRole.ToolTipRole:
                return fault or (becomes.says if column < FIRST else "") or self._text(number, column)
            case Qt.ItemDataRole.ForegroundRole:
                token = "red" if fault else self._token(number, column)
                return theme.current().colour(token) if token else None
            case Qt.ItemDataRole.BackgroundRole:
                return theme.current().colour("red_wash") if fault else None
            case Qt.ItemDataRole.DecorationRole if column == 1 and becomes.icon:
                return icons.icon(becomes.icon, becomes.tone or "text")
            case Qt.ItemDataRole.TextAlignmentRole:
                return (Align.RIGHT if column == 0 else Align.LEFT).flag
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical or role != Qt.ItemDataRole.DisplayRole:
            return None
        if section < FIRST:
            return (_("Row"), _(self._head))[section]
        heads = self._file.heads
        return heads[section - FIRST] if section - FIRST < len(heads) else ""

    def _text(self, number: int, column: int) -> str:
        if column == 0:
            return str(number)
        if column == 1:
            return self._file.becomes.get(number, NOTHING).words
        record = self._file.records[number - 1]
        return record[column - FIRST] if column - FIRST < len(record) else ""

    def _token(self, number: int, column: int) -> str:
        becomes = self._file.becomes.get(number, NOTHING)
        if column == 1 and becomes.tone:
            return becomes.tone
        if becomes.quiet or column == 0:
            return "soft"
        return "soft" if column >= FIRST and self._file.columns[column - FIRST] in ("", "ignored") else ""


class ImportTable(QTableView):
    """The rows under the heads."""

    column_chosen = Signal(int, str)
    """The column of the file, and what it holds from now on."""

    def __init__(
        self,
        name: str,
        becomes: str,
        choices: Sequence[str],
        name_of: Callable[[Any, Words], str],  # Any: each kind of file has its own fields
        parent: QWidget | None = None,
    ) -> None:
        """`becomes` is the heading of what becomes of a row, marked by `N_`."""
        super().__init__(parent)
        self._rows = ImportModel(becomes, self)
        self._heads = ColumnHeads(choices, name_of, self)
        self._hover = RowHover(self)
        self.setHorizontalHeader(self._heads)
        self.setModel(self._rows)
        self.setObjectName(name)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setIconSize(icons.SMALL)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(theme.ROW)
        self._heads.chosen.connect(self.column_chosen)
        self.horizontalScrollBar().valueChanged.connect(self._heads.updateGeometries)

    def show_file(self, file: FileRows) -> None:
        """Show this reading; widths follow the first rows when the columns are others than before.

        Of a very wide file the first columns are shown: each is a field to choose from, and thousands of
        them hold the window for minutes.
        """
        if len(file.heads) > MOST_SHOWN:
            heads = (*file.heads[: MOST_SHOWN - 1], f"{file.heads[MOST_SHOWN - 1]} …")
            file = replace(file, heads=heads, columns=file.columns[:MOST_SHOWN])
        width = self._rows.columnCount()
        self._rows.show_file(file)
        self._heads.show_fields(file.columns)
        if self._rows.columnCount() != width:
            self._fit()
        for at in range(len(file.heads)):
            self.setColumnWidth(FIRST + at, max(self.columnWidth(FIRST + at), self._heads.needs(at)))

    def go_to(self, row: int) -> None:
        """Select a row of the file and bring it into sight."""
        place = self._rows.place(row)
        self.selectRow(place)
        self.scrollTo(self._rows.index(place, 0), QAbstractItemView.ScrollHint.PositionAtCenter)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover.leave()

    def _fit(self) -> None:
        metrics = QFontMetrics(self.font())
        self.setColumnWidth(0, 72)
        self.setColumnWidth(1, 144)
        records = self._rows.file.records[:24]
        for at in range(len(self._rows.file.heads)):
            widest = max((metrics.horizontalAdvance(r[at]) for r in records if at < len(r)), default=0)
            self.setColumnWidth(FIRST + at, min(300, max(96, widest + 28)))
