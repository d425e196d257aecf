"""Over each column of a file its name, and a list of what the column may hold."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QComboBox, QHeaderView, QWidget

from director.gui import theme
from director.gui.widgets.calm import calm
from director.host.i18n import Words, current

FIRST: Final = 2
"""Columns before those of the file: the number of the row, and what becomes of it."""
ROOM: Final = 58
"""Beside the words of a list, for its frame, its arrow and what parts it from the next, in pixels."""


class ColumnHeads(QHeaderView):
    """The header of the file, and under each name a list of what the column may hold."""

    chosen = Signal(int, str)
    """The column of the file, and what it holds from now on."""

    def __init__(
        self,
        choices: Sequence[str],
        name_of: Callable[[Any, Words], str],  # Any: each kind of file has its own fields
        parent: QWidget | None = None,
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

    def needs(self, column: int) -> int:
        """How wide a column of the file must be for all of what it holds to be read, in pixels."""
        box = self._boxes[column]
        return box.fontMetrics().horizontalAdvance(box.currentText()) + ROOM

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
