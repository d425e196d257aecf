"""A table of rows as every page shows it: sorted by its headings, dense, with words where it is empty."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QEvent, QItemSelection, QItemSelectionModel, QModelIndex, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLabel, QTableView, QWidget

from director.gui import theme
from director.gui.rows_model import RowsModel
from director.gui.widgets.row_cells import RowCells

Row = TypeVar("Row")
_TWO_LINES: Final = 46
"""Height of a row of two lines, in pixels."""


class RowsTable(QTableView, Generic[Row]):
    """Shows a `RowsModel`. Selection is by whole rows and survives every refresh, by key."""

    row_activated = Signal(object)
    """Enter or a double click on a row."""
    selected = Signal()
    """Another set of rows is selected."""
    resized = Signal()
    """There is more room for the columns, or less."""

    def __init__(self, model: RowsModel[Row], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: RowsModel[Row] = model
        self._kept: tuple[set[Hashable], Hashable | None, int] | None = None
        self._missed: Hashable | None = None
        """Was chosen and is not shown; a model that still reads may bring it back."""
        self._hover = RowCells(self, model)
        self._empty = QLabel(self.viewport())
        self._empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._empty.setWordWrap(True)
        self._empty.setProperty("tone", "soft")
        self._empty.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        model.modelAboutToBeReset.connect(self._on_about_to_reset)
        self.setModel(model)
        model.modelReset.connect(self._on_reset)
        model.filtered.connect(self._on_filtered)
        self.activated.connect(self._on_activated)
        self._set_looks()
        self._set_header()

    def _set_looks(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setCornerButtonEnabled(False)
        self.setIconSize(QSize(16, 16))
        side = self.verticalHeader()
        side.hide()
        side.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        side.setDefaultSectionSize(theme.ROW)
        side.setMinimumSectionSize(theme.ROW)

    def _set_header(self) -> None:
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsMovable(True)
        header.setMinimumSectionSize(48)
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        columns = [self._rows.column(at) for at in range(self._rows.columnCount())]
        for at, column in enumerate(columns):
            header.resizeSection(at, column.width)
        wide = next((at for at, column in enumerate(columns) if column.stretch), -1)
        header.setStretchLastSection(wide < 0)
        if wide >= 0:
            header.setSectionResizeMode(wide, QHeaderView.ResizeMode.Stretch)
        self.setSortingEnabled(True)

    # ---- what pages ask

    def rows(self) -> RowsModel[Row]:
        """The model."""
        return self._rows

    def read_in_two_lines(self) -> None:
        """Rows of two lines, for lists that are read and not only looked through."""
        self.setWordWrap(True)
        self.verticalHeader().setDefaultSectionSize(_TWO_LINES)

    def set_empty_words(self, text: str) -> None:
        """What stands here while there is nothing: what to do first."""
        self._empty.setText(text)
        self._on_filtered()

    def current_row(self) -> Row | None:
        """The row under the keyboard, or None."""
        index = self.currentIndex()
        return self._rows.row(index) if index.isValid() else None

    def selected_rows(self) -> list[Row]:
        """The selected rows from top to bottom."""
        return [self._rows.row(at) for at in sorted({i.row() for i in self.selectionModel().selectedRows()})]

    def select(self, key: Hashable) -> bool:
        """Select the row of this key and bring it into sight; False where it is not shown."""
        at = self._rows.place(key)
        if at is None:
            return False
        self.selectRow(at)
        self.scrollTo(self._rows.index(at, 0), QAbstractItemView.ScrollHint.EnsureVisible)
        return True

    def keep(self) -> dict[str, Any]:
        """Widths and sorting, for the next start."""
        header = self.horizontalHeader()
        widths = [header.sectionSize(at) for at in range(header.count())]
        return {"widths": widths, "sort": [header.sortIndicatorSection(), header.sortIndicatorOrder().value]}

    def take_back(self, kept: dict[str, Any]) -> None:
        """Take back what `keep` gave; anything unusable is left aside."""
        header = self.horizontalHeader()
        widths, sort = kept.get("widths"), kept.get("sort")
        if isinstance(widths, list) and len(widths) == header.count():
            for at, width in enumerate(widths):
                if isinstance(width, int) and 24 <= width <= 2000:
                    header.resizeSection(at, width)
        if isinstance(sort, list) and len(sort) == 2 and sort[0] in range(header.count()):
            self.sortByColumn(sort[0], Qt.SortOrder(sort[1]))

    # ---- Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy):
            self._copy()
            return
        if event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and self.currentIndex().isValid():
            self._on_activated(self.currentIndex())
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        index = self.currentIndex()
        if self.hasFocus() and index.isValid():
            row = self.visualRect(index)
            row.setLeft(0)
            row.setRight(min(self.horizontalHeader().length(), self.viewport().width()) - 1)
            painter = QPainter(self.viewport())
            painter.setPen(QPen(theme.current().colour("focus"), 2))
            painter.drawRect(row.adjusted(1, 1, -1, -2))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_empty()
        self.resized.emit()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover.leave()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._rows.retranslate()

    # ---- within

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        if not selected.isEmpty():
            self._missed = None
        self.selected.emit()

    def _copy(self) -> None:
        columns = [self._rows.column(at) for at in range(self._rows.columnCount())]
        lines = ["\t".join(column.text(row) for column in columns) for row in self.selected_rows()]
        QGuiApplication.clipboard().setText("\n".join(lines))

    def _on_activated(self, index: QModelIndex) -> None:
        self.row_activated.emit(self._rows.row(index))

    def _on_about_to_reset(self) -> None:
        chosen = {self._rows.key_at(i.row()) for i in self.selectionModel().selectedRows()}
        index = self.currentIndex()
        current = self._rows.key_at(index.row()) if index.isValid() else None
        self._kept = (chosen, current, self.verticalScrollBar().value())

    def _on_reset(self) -> None:
        if self._kept is None:
            return
        (chosen, current, scrolled), self._kept = self._kept, None
        at = self._rows.place(current) if current is not None else None
        if at is not None:
            move = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(self._rows.index(at, 0), move)
        elif current in chosen:
            self._missed = current
        self._select_all(chosen)
        self.verticalScrollBar().setValue(scrolled)

    def _select_all(self, keys: Iterable[Hashable]) -> None:
        last, wanted = self._rows.columnCount() - 1, QItemSelection()
        for key in keys:
            at = self._rows.place(key)
            if at is not None:
                wanted.select(self._rows.index(at, 0), self._rows.index(at, last))
        if not wanted.isEmpty():
            self.selectionModel().select(wanted, QItemSelectionModel.SelectionFlag.ClearAndSelect)

    def _on_filtered(self) -> None:
        if self._missed is not None and not self.currentIndex().isValid():
            self._choose_missed()
        self._empty.setVisible(self._rows.rowCount() == 0)
        self._place_empty()

    def _choose_missed(self) -> None:
        at = self._rows.place(self._missed)
        if at is not None:
            self._missed = None
            self.selectRow(at)

    def _place_empty(self) -> None:
        size = self.viewport().size()
        self._empty.resize(min(size.width() - 32, 480), size.height())
        self._empty.move(QPoint((size.width() - self._empty.width()) // 2, 0))
