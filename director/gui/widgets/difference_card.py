"""What a list says otherwise of somebody known: each difference can be taken, none is by itself."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from director.domain.lists import Difference, Planned
from director.host.i18n import _, current
from director.views.import_preview import difference_sentence


class DifferenceCard(QFrame):
    """One row of the list and its differences."""

    taken = Signal(int, str, bool)
    """A difference, by its row and field, becomes so or stays as it was."""
    wanted = Signal(int)
    """The row shall be shown."""

    def __init__(self, one: Planned, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("part", "card")
        self._row = one.row
        title = QLabel(_("Row {row}: {name}").format(row=one.row, name=one.person.name))
        title.setWordWrap(True)
        title.setTextFormat(Qt.TextFormat.PlainText)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(0)
        column.addWidget(title)
        for said in one.differs:
            column.addLayout(self._line(said, is_taken=said in one.takes))

    def _line(self, said: Difference, *, is_taken: bool) -> QHBoxLayout:
        text = difference_sentence(said, current())
        box, words = QCheckBox(), QLabel(text)
        box.setObjectName(f"take-{self._row}-{said.field}")
        box.setAccessibleName(text)
        box.setChecked(is_taken)
        box.clicked.connect(partial(self._on_clicked, box, said.field))
        words.setWordWrap(True)
        words.setTextFormat(Qt.TextFormat.PlainText)
        words.setBuddy(box)
        line = QHBoxLayout()
        line.setContentsMargins(0, 4, 0, 0)
        line.setSpacing(8)
        line.addWidget(box, 0, Qt.AlignmentFlag.AlignTop)
        line.addWidget(words, 1, Qt.AlignmentFlag.AlignVCenter)
        return line

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        del event
        self.wanted.emit(self._row)

    def _on_clicked(self, box: QCheckBox, field: str) -> None:
        self.taken.emit(self._row, field, box.isChecked())
