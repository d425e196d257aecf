"""A sheet of levels as its file has it: what each row was understood as, and what each column holds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, get_args

from PySide6.QtCore import QAbstractTableModel, QEvent, QModelIndex, QObject, Qt, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from director.desk.schedules.reading import read, read_text
from director.domain.sheets import Column, SheetChoices, SheetReading
from director.gui import icons, theme
from director.gui.rows_model import Index
from director.gui.widgets.list_table import FIRST, ColumnHeads
from director.gui.widgets.row_hover import RowHover
from director.host.i18n import _, current
from director.views import figures, schedule_words

CHOICES: Final[tuple[Column, ...]] = tuple(name for name in get_args(Column) if name)


@dataclass(frozen=True, slots=True)
class LookedSheet:
    """A sheet as it was read, and what is to be shown of it."""

    reading: SheetReading
    shown: tuple[int, ...]
    """Rows of the file from its header on that are not blank."""
    becomes: Mapping[int, str]
    """By row of the file what it was understood as."""
    faulty: Mapping[tuple[int, int], str]
    """What is wrong, by row and column of the file; column -1 for the row as a whole."""


def look_at(source: bytes | str, choices: SheetChoices) -> LookedSheet:
    """Read a sheet; pure, so it may run on any thread."""
    reading = read_text(source, choices) if isinstance(source, str) else read(source, choices)
    words = current()
    heads = {head: at for at, head in enumerate(reading.heads)}
    becomes: dict[int, str] = {}
    level = 0
    for number, row in zip(reading.numbers, reading.draft.rows, strict=False):
        level += row.kind == "level"
        said = words._(schedule_words.KINDS[row.kind])
        if row.kind == "level":
            said = words._("Level {number}").format(number=figures.chips(level, words))
        becomes[number] = said
    faulty = {
        (fault.row, heads.get(fault.column, -1)): schedule_words.wrong(fault, words)
        for fault in reading.faults
        if fault.row
    }
    shown = tuple(
        number
        for number, record in enumerate(reading.records, start=1)
        if number >= reading.header and any(cell.strip() for cell in record)
    )
    return LookedSheet(reading, shown, becomes, faulty)


class SheetPreviewModel(QAbstractTableModel):
    """Rows of a file; nothing in it is changed here."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._looked = LookedSheet(SheetReading(), (), {}, {})

    def show_sheet(self, looked: LookedSheet) -> None:
        """Show this sheet."""
        self.beginResetModel()
        self._looked = looked
        self.endResetModel()

    @property
    def looked(self) -> LookedSheet:
        """What is shown."""
        return self._looked

    def place(self, row: int) -> int:
        """Where a row of the file is shown; the nearest before it where it is blank."""
        return max((at for at, number in enumerate(self._looked.shown) if number <= row), default=0)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._looked.shown)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else FIRST + len(self._looked.reading.heads)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        number, column = self._looked.shown[index.row()], index.column()
        fault = self._looked.faulty.get((number, column - FIRST), "")
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(number, column)
            case Qt.ItemDataRole.ToolTipRole:
                return fault or self._looked.faulty.get((number, -1)) or self._text(number, column)
            case Qt.ItemDataRole.ForegroundRole:
                token = self._token(number, column, fault)
                return theme.current().colour(token) if token else None
            case Qt.ItemDataRole.BackgroundRole:
                return theme.current().colour("red_wash") if fault else None
            case Qt.ItemDataRole.DecorationRole:
                wrong = column == 1 and any(row == number for row, _at in self._looked.faulty)
                return icons.icon("circle-alert", "red") if wrong else None
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal or role != Qt.ItemDataRole.DisplayRole:
            return None
        heads = self._looked.reading.heads
        if section < FIRST:
            return (_("Row"), _("Understood as"))[section]
        return heads[section - FIRST] if section - FIRST < len(heads) else ""

    def _text(self, number: int, column: int) -> str:
        if column == 0:
            return str(number)
        if column == 1:
            if number == self._looked.reading.header:
                return _("header")
            return self._looked.becomes.get(number, _("not used"))
        record = self._looked.reading.records[number - 1]
        return record[column - FIRST] if column - FIRST < len(record) else ""

    def _token(self, number: int, column: int, fault: str) -> str:
        if fault:
            return "red"
        if number not in self._looked.becomes or column == 0:
            return "soft"
        columns = self._looked.reading.columns
        return "soft" if column >= FIRST and columns[column - FIRST] in ("", "ignored") else ""


class SheetPreview(QTableView):
    """The rows under the heads."""

    column_chosen = Signal(int, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows = SheetPreviewModel(self)
        self.heads = ColumnHeads(self, choices=CHOICES, name_of=schedule_words.column_name)
        self._hover = RowHover(self)
        self.setHorizontalHeader(self.heads)
        self.setModel(self.rows)
        self.setObjectName("sheet")
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
        self.heads.chosen.connect(self.column_chosen)
        self.horizontalScrollBar().valueChanged.connect(self.heads.updateGeometries)

    def show_sheet(self, looked: LookedSheet) -> None:
        """Show this reading; widths follow the first rows when the columns are others than before."""
        width = self.rows.columnCount()
        self.rows.show_sheet(looked)
        self.heads.show_fields(looked.reading.columns)
        if self.rows.columnCount() != width:
            self._fit()

    def go_to(self, row: int) -> None:
        """Select a row of the file and bring it into sight."""
        place = self.rows.place(row)
        self.selectRow(place)
        self.scrollTo(self.rows.index(place, 0), QAbstractItemView.ScrollHint.PositionAtCenter)

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover.leave()

    def _fit(self) -> None:
        metrics = QFontMetrics(self.font())
        self.setColumnWidth(0, 56)
        self.setColumnWidth(1, 128)
        records = self.rows.looked.reading.records[:24]
        for at in range(len(self.rows.looked.reading.heads)):
            widest = max((metrics.horizontalAdvance(r[at]) for r in records if at < len(r)), default=0)
            self.setColumnWidth(FIRST + at, min(280, max(112, widest + 28)))
