"""A list of players as the file has it, with what becomes of each row, and over each column what it holds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QHeaderView, QTableView, QWidget

from director.domain.lists import Field, Reading
from director.gui import icons, theme
from director.gui.rows_model import Index
from director.gui.widgets.calm import calm
from director.gui.widgets.list_look import Looked
from director.gui.widgets.row_hover import RowHover
from director.host.i18n import N_, Words, _, current
from director.views.import_preview import ImportRow, field_name

FIRST: Final = 2
"""Columns before those of the file: the number of the row, and what becomes of it."""

CHOICES: Final[tuple[Field, ...]] = (
    "family",
    "given",
    "middle",
    "full",
    "country",
    "club",
    "born",
    "number",
    "note",
    "buy_in",
    "ignored",
)

_STATES: Final = {
    "new": ("user-plus", "good", N_("new")),
    "known": ("user", "", N_("known")),
    "entered": ("check", "soft", N_("entered already")),
    "repeat": ("copy", "soft", N_("repeats another row")),
    "question": ("circle-question-mark", "amber", N_("question")),
    "fault": ("circle-alert", "red", N_("fault")),
    "head": ("", "soft", N_("header")),
}


class ListModel(QAbstractTableModel):
    """Rows of a file; nothing in it is changed here."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reading = Reading()
        self._becomes: dict[int, ImportRow] = {}
        self._faulty: dict[tuple[int, int], str] = {}
        self._numbers: tuple[int, ...] = ()

    def show_list(self, looked: Looked) -> None:
        """Show this list."""
        self.beginResetModel()
        self._reading = looked.reading
        self._becomes = {row.row: row for row in looked.rows}
        self._faulty = looked.faulty
        self._numbers = looked.shown
        self.endResetModel()

    def reading(self) -> Reading:
        """What is shown."""
        return self._reading

    def place(self, row: int) -> int:
        """Where a row of the file is shown; the nearest before it where it is blank."""
        return max((at for at, number in enumerate(self._numbers) if number <= row), default=0)

    def rowCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else len(self._numbers)

    def columnCount(self, parent: Index = QModelIndex()) -> int:
        return 0 if parent.isValid() else FIRST + len(self._reading.heads)

    def state(self, number: int) -> str:
        """What becomes of a row of the file."""
        if number == self._reading.header:
            return "head"
        row = self._becomes.get(number)
        return row.state if row is not None else ""

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        number, column = self._numbers[index.row()], index.column()
        fault = self._faulty.get((number, column - FIRST), "")
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(number, column)
            case Qt.ItemDataRole.ToolTipRole:
                row = self._becomes.get(number)
                return fault or (
                    row.says if row is not None and column < FIRST else self._text(number, column)
                )
            case Qt.ItemDataRole.ForegroundRole:
                token = self._token(number, column, fault)
                return theme.current().colour(token) if token else None
            case Qt.ItemDataRole.BackgroundRole:
                return theme.current().colour("red_wash") if fault else None
            case Qt.ItemDataRole.DecorationRole:
                return self._icon(number, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                side = Qt.AlignmentFlag.AlignRight if column == 0 else Qt.AlignmentFlag.AlignLeft
                return side | Qt.AlignmentFlag.AlignVCenter
            case _:
                return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is Qt.Orientation.Vertical or role != Qt.ItemDataRole.DisplayRole:
            return None
        if section < FIRST:
            return (_("Row"), _("Becomes"))[section]
        heads = self._reading.heads
        return heads[section - FIRST] if section - FIRST < len(heads) else ""

    def _text(self, number: int, column: int) -> str:
        if column == 0:
            return str(number)
        if column == 1:
            state = self.state(number)
            return _(_STATES[state][2]) if state else ""
        record = self._reading.records[number - 1]
        return record[column - FIRST] if column - FIRST < len(record) else ""

    def _token(self, number: int, column: int, fault: str) -> str:
        if fault:
            return "red"
        state = self.state(number)
        if column == 1 and state:
            return _STATES[state][1]
        if state in ("head", "entered", "repeat") or column == 0:
            return "soft"
        return "soft" if column >= FIRST and self._reading.columns[column - FIRST] in ("", "ignored") else ""

    def _icon(self, number: int, column: int) -> Any:
        state = self.state(number) if column == 1 else ""
        if not state or not _STATES[state][0]:
            return None
        return icons.icon(_STATES[state][0], _STATES[state][1] or "text")


class ColumnHeads(QHeaderView):
    """The header of the file, and under each name a list of what the column may hold."""

    chosen = Signal(int, str)
    """The column of the file, and what it holds from now on."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        choices: Sequence[str] = CHOICES,
        name_of: Callable[[Any, Words], str] = field_name,  # Any: each kind of list has its own fields
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._boxes: list[QComboBox] = []
        self._choices, self._name_of = choices, name_of
        self.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setSectionsClickable(False)
        self.setMinimumSectionSize(56)
        self.sectionResized.connect(self._lay_boxes)

    def show_fields(self, fields: Sequence[str]) -> None:
        """What each column holds now."""
        words = current()
        while len(self._boxes) < len(fields):
            self._boxes.append(self._new_box(len(self._boxes)))
        for at, box in enumerate(self._boxes):
            box.setVisible(at < len(fields))
            if at < len(fields):
                box.blockSignals(True)
                box.clear()
                for field in self._choices:
                    box.addItem(self._name_of(field, words), field)
                box.setCurrentIndex(self._choices.index(fields[at] or "ignored"))
                box.blockSignals(False)
        self._lay_boxes()

    def box(self, column: int) -> QComboBox:
        """The list over a column of the file. Raises IndexError."""
        return self._boxes[column]

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), 66)

    def updateGeometries(self) -> None:
        super().updateGeometries()
        self._lay_boxes()

    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        super().paintSection(painter, rect.adjusted(0, 8, 0, 0), logicalIndex)

    def _new_box(self, at: int) -> QComboBox:
        box = QComboBox(self.viewport())
        box.setObjectName(f"column-{at}")
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.currentIndexChanged.connect(self._on_chosen)
        calm(box)
        return box

    def _on_chosen(self) -> None:
        box = self.sender()
        if isinstance(box, QComboBox):
            self.chosen.emit(self._boxes.index(box), str(box.currentData()))

    def _lay_boxes(self) -> None:
        for at, box in enumerate(self._boxes):
            section = at + FIRST
            if section < self.count():
                left, wide = self.sectionViewportPosition(section), self.sectionSize(section)
                box.setGeometry(left + 4, 30, max(24, wide - 8), theme.ROW)


class ListTable(QTableView):
    """The rows under the heads."""

    column_chosen = Signal(int, str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows = ListModel(self)
        self._heads = ColumnHeads(self)
        self._hover = RowHover(self)
        self.setHorizontalHeader(self._heads)
        self.setModel(self._rows)
        self.setObjectName("list")
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

    def rows(self) -> ListModel:
        """The model."""
        return self._rows

    def heads(self) -> ColumnHeads:
        """The header with its lists."""
        return self._heads

    def show_list(self, looked: Looked) -> None:
        """Show this reading; widths follow the first rows when the columns are others than before."""
        width = self._rows.columnCount()
        self._rows.show_list(looked)
        self._heads.show_fields(looked.reading.columns)
        if self._rows.columnCount() != width:
            self._fit()

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
        records = self._rows.reading().records[:24]
        for at in range(len(self._rows.reading().heads)):
            widest = max((metrics.horizontalAdvance(r[at]) for r in records if at < len(r)), default=0)
            self.setColumnWidth(FIRST + at, min(320, max(124, widest + 28)))
