"""What was guessed about a file, each guess in a box that changes it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from director.desk.lists.columns import HEADER_WITHIN
from director.desk.lists.cutting import DELIMITERS
from director.desk.lists.decoding import ENCODINGS
from director.domain.lists import Reading
from director.host.i18n import _, current
from director.views.import_preview import delimiter_name, encoding_name


class ListGuesses(QWidget):
    """Encoding, delimiter, header, and the order of a whole name."""

    chosen = Signal(str, object)
    """A field of `domain.lists.Choices` and its value."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labels: dict[str, QLabel] = {}
        self._boxes: dict[str, QComboBox] = {}
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 12)
        row.setSpacing(8)
        for name in ("encoding", "delimiter", "header", "family_first"):
            label, box = QLabel(), QComboBox()
            label.setBuddy(box)
            label.setProperty("tone", "soft")
            box.setObjectName(name)
            box.currentIndexChanged.connect(self._on_chosen)
            self._labels[name], self._boxes[name] = label, box
            row.addWidget(label)
            row.addWidget(box)
            row.addSpacing(8)
        row.addStretch(1)

    def show_reading(self, reading: Reading) -> None:
        """The guesses of this reading."""
        words = current()
        told = {
            "encoding": _("&Encoding"),
            "delimiter": _("&Delimiter"),
            "header": _("&Header"),
            "family_first": _("&Names"),
        }
        for name, text in told.items():
            self._labels[name].setText(text)
            self._boxes[name].setAccessibleName(text.replace("&", ""))
        self._fill("encoding", [(code, encoding_name(code)) for code in ENCODINGS], reading.encoding)
        signs = dict.fromkeys((*DELIMITERS, "", reading.delimiter))
        self._fill("delimiter", [(sign, delimiter_name(sign, words)) for sign in signs], reading.delimiter)
        last = max(reading.header, min(HEADER_WITHIN, len(reading.records)))
        rows = [(row, _("row {row}").format(row=row)) for row in range(1, last + 1)]
        self._fill("header", [(0, _("none")), *rows], reading.header)
        orders = [(True, _("family name first")), (False, _("first name first"))]
        self._fill("family_first", orders, reading.family_first)
        pasted = not reading.encoding
        self._set_visible("encoding", not pasted)
        self._set_visible("family_first", "full" in reading.columns)

    def _set_visible(self, name: str, visible: bool) -> None:
        self._labels[name].setVisible(visible)
        self._boxes[name].setVisible(visible)

    def _fill(self, name: str, items: Sequence[tuple[object, str]], chosen: object) -> None:
        box = self._boxes[name]
        box.blockSignals(True)
        box.clear()
        for value, words in items:
            box.addItem(words, value)
        values = [value for value, _words in items]
        box.setCurrentIndex(values.index(chosen) if chosen in values else -1)
        box.blockSignals(False)

    def _on_chosen(self) -> None:
        box = self.sender()
        if isinstance(box, QComboBox) and box.currentIndex() >= 0:
            self.chosen.emit(box.objectName(), box.currentData())
