"""A table that is edited as in a spreadsheet: type, paste many cells, fill down, all by keys.

Enter goes down and Tab to the right; what is typed while several cells of one column are selected goes into
all of them. The wheel scrolls and changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeyEvent, QKeySequence, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemDelegate,
    QAbstractItemView,
    QCompleter,
    QHeaderView,
    QLineEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from director.gui import fonts, theme
from director.gui.keys import latin
from director.gui.rows_model import Index
from director.gui.theme import Size
from director.gui.widgets.sheet_cells import block_of, text_of
from director.gui.widgets.sheet_model import SheetModel
from director.host.i18n import _

HEAD: Final = 16
"""Beside the words of a heading, in pixels."""
_DOWN: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SheetGrid(QTableView):
    """Shows a `SheetModel`."""

    moved = Signal()
    """Another cell, or another set of cells, is chosen."""
    sheet_pasted = Signal(str)
    """What was pasted has headings: it is a sheet of its own, not a block of cells."""

    def __init__(self, model: SheetModel[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sheet = model
        self.is_sheet: Callable[[str], bool] = _never
        """Tells a whole sheet on the clipboard from a block of cells."""
        self.setModel(model)
        self.setItemDelegate(_CellDelegate(self))
        self._set_looks()
        self.fit()

    def _set_looks(self) -> None:
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectItems)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        triggers = QAbstractItemView.EditTrigger
        self.setEditTriggers(triggers.DoubleClicked | triggers.EditKeyPressed | triggers.AnyKeyPressed)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setProperty("dense", "true")
        self.setProperty("sheet", "true")
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(True)
        self.setCornerButtonEnabled(False)
        self.setIconSize(QSize(14, 14))
        side = self.verticalHeader()
        side.hide()
        side.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        side.setDefaultSectionSize(theme.ROW)
        side.setMinimumSectionSize(theme.ROW)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setMinimumSectionSize(40)

    # ---- what is chosen

    def chosen_rows(self) -> list[int]:
        """The rows of the chosen cells from top to bottom, without the empty one below."""
        last = len(self._sheet.sheet_rows())
        return sorted({index.row() for index in self.selectedIndexes() if index.row() < last})

    def chosen_cells(self) -> list[tuple[int, str]]:
        """Row and field of each chosen cell."""
        columns = self._sheet.sheet_columns()
        return [(index.row(), columns[index.column()].field) for index in self.selectedIndexes()]

    def choose(self, row: int, field: str = "") -> None:
        """Put the keyboard into a cell and bring it into sight."""
        column = max(0, self._sheet.place_of(field)) if field else max(0, self.currentIndex().column())
        index = self._sheet.index(row, column)
        self.setCurrentIndex(index)
        self.scrollTo(index)

    def choose_rows(self, rows: Sequence[int]) -> None:
        """Choose whole rows."""
        last, wanted = self._sheet.columnCount() - 1, QItemSelection()
        for row in rows:
            wanted.select(self._sheet.index(row, 0), self._sheet.index(row, last))
        if rows:
            column = max(0, self.currentIndex().column())
            stay = QItemSelectionModel.SelectionFlag.NoUpdate
            self.selectionModel().setCurrentIndex(self._sheet.index(rows[0], column), stay)
            self.selectionModel().select(wanted, QItemSelectionModel.SelectionFlag.ClearAndSelect)
            self.scrollTo(self._sheet.index(rows[-1], column))
            self.scrollTo(self._sheet.index(rows[0], column))

    # ---- as in a spreadsheet

    def copy(self) -> None:
        """The block round the chosen cells onto the clipboard."""
        chosen = self.selectedIndexes()
        if not chosen:
            return
        rows, columns = {one.row() for one in chosen}, sorted({one.column() for one in chosen})
        fields = self._typed(columns)
        lines = [[self._sheet.typed_text(row, field) for field in fields] for row in sorted(rows)]
        QGuiApplication.clipboard().setText(text_of(lines))

    def paste(self) -> None:
        """The clipboard into the cells from the first chosen one on; a whole sheet is looked at first."""
        text = QGuiApplication.clipboard().text()
        if not text.strip():
            return
        if self.is_sheet(text):
            self.sheet_pasted.emit(text)
            return
        block, chosen = block_of(text), self.selectedIndexes() or [self.currentIndex()]
        row, column = min(one.row() for one in chosen), min(one.column() for one in chosen)
        fields = self._typed(range(max(0, column), self._sheet.columnCount()))
        if not fields:
            return
        if len(block) == len(block[0]) == 1 and len(chosen) > 1:
            self._sheet.write({one.row() for one in chosen}, fields[0], block[0][0])
        else:
            self._sheet.edited.emit(self._sheet.after_pasting(max(0, row), fields, block))

    def clear(self) -> None:
        """Empty the chosen cells."""
        cells = [cell for cell in self.chosen_cells() if self._sheet.may_type(*cell)]
        self._sheet.edited.emit(self._sheet.after_clearing(cells))

    def fill_down(self) -> None:
        """What the topmost chosen row has into the others, column by column."""
        fields = self._typed(sorted({index.column() for index in self.selectedIndexes()}))
        self._sheet.edited.emit(self._sheet.after_filling(self.chosen_rows(), fields))

    # ---- Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Not every key that a keyboard has is one that Qt has a name for.
        pressed = QKeySequence(event.modifiers().value | (latin(event) or event.key()))
        for keys, deed in (("Ctrl+C", self.copy), ("Ctrl+V", self.paste), ("Ctrl+X", self._cut)):
            if pressed == QKeySequence(keys):
                deed()
                return
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and not event.modifiers():
            self.clear()
        elif event.key() in _DOWN and self.state() != QAbstractItemView.State.EditingState:
            self._go_down()
        else:
            super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Letters are typed, they do not jump: what cannot be typed into stays where it is."""

    def closeEditor(self, editor: QWidget, hint: QAbstractItemDelegate.EndEditHint) -> None:
        super().closeEditor(editor, hint)
        if hint == QAbstractItemDelegate.EndEditHint.SubmitModelCache:
            self._go_down()

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        super().selectionChanged(selected, deselected)
        self.moved.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._sheet.retranslate()
            self.fit()

    def fit(self) -> None:
        """Columns as wide as they are meant; what is left goes to those that take it."""
        columns = self._sheet.sheet_columns()
        metrics = QFontMetrics(fonts.font(Size.NOTE, bold=True))
        widths = [max(column.width, metrics.horizontalAdvance(_(column.words)) + HEAD) for column in columns]
        spare = self.viewport().width() - sum(widths)
        takers = [column for column in columns if column.widest]
        for at, column in enumerate(columns):
            more = 0
            if column.widest and spare > 0:
                last = column is takers[-1]
                more = spare if last else min(spare // 2, column.widest - widths[at])
                spare -= more
            self.setColumnWidth(at, widths[at] + more)

    def _typed(self, places: Iterable[int]) -> list[str]:
        """The fields of these columns that people type into."""
        columns = self._sheet.sheet_columns()
        return [columns[at].field for at in places if columns[at].typed]

    def _cut(self) -> None:
        self.copy()
        self.clear()

    def _go_down(self) -> None:
        index = self.currentIndex()
        if index.isValid() and index.row() + 1 < self._sheet.rowCount():
            self.setCurrentIndex(index.siblingAtRow(index.row() + 1))


def _never(_text: str) -> bool:
    return False


class _CellDelegate(QStyledItemDelegate):
    """A plain field in the cell; what it gives goes into all chosen cells of its column."""

    def __init__(self, grid: SheetGrid) -> None:
        super().__init__(grid)
        self._grid = grid

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        ground = index.data(Qt.ItemDataRole.BackgroundRole)
        if ground is not None:
            painter.fillRect(option.rect, ground)
        super().paint(painter, option, index)

    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        del option
        editor = QLineEdit(parent)
        editor.setObjectName("cell")
        editor.setProperty("part", "cell")
        model = index.model()
        if isinstance(model, SheetModel):
            column = model.sheet_columns()[index.column()]
            editor.setAlignment(column.align.flag)
            choices = model.choices(index.row(), column.field)
            if choices:
                completer = QCompleter(choices, editor)
                completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
                editor.setCompleter(completer)
        return editor

    def setEditorData(self, editor: QWidget, index: Index) -> None:
        if isinstance(editor, QLineEdit):
            editor.setText(str(index.data(Qt.ItemDataRole.EditRole) or ""))

    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        if isinstance(editor, QLineEdit) and isinstance(model, SheetModel):
            chosen = {one.row() for one in self._grid.selectedIndexes() if one.column() == index.column()}
            rows = chosen if index.row() in chosen else {index.row()}
            model.write(rows, model.sheet_columns()[index.column()].field, editor.text())
