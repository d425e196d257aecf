"""What was guessed about a sheet of levels, each guess in a box that changes it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from director.desk.lists.columns import HEADER_WITHIN
from director.desk.lists.cutting import DELIMITERS
from director.desk.lists.decoding import ENCODINGS
from director.domain.sheets import SheetReading
from director.gui.widgets.amount_edit import AmountEdit
from director.gui.widgets.calm import calm
from director.host.i18n import _, current
from director.views.import_preview import delimiter_name, encoding_name
from director.views.schedule_words import ANTE_KINDS


class SheetGuesses(QWidget):
    """Encoding, delimiter, header, who pays the antes, and the length of levels without one."""

    chosen = Signal(str, object)
    """A field of `domain.sheets.SheetChoices` and its value."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._labels: dict[str, QLabel] = {}
        self._boxes: dict[str, QComboBox] = {}
        self._minutes = AmountEdit(0)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 12)
        row.setSpacing(8)
        for name in ("encoding", "delimiter", "header", "ante_kind"):
            box = self._boxes[name] = QComboBox()
            box.currentIndexChanged.connect(self._on_chosen)
            calm(box)
            self._add(row, name, box)
        self._minutes.setFixedWidth(56)
        self._minutes.editingFinished.connect(self._on_minutes)
        self._add(row, "minutes", self._minutes)
        row.addStretch(1)

    def _add(self, row: QHBoxLayout, name: str, field: QWidget) -> None:
        label = self._labels[name] = QLabel()
        label.setBuddy(field)
        label.setProperty("tone", "soft")
        field.setObjectName(name)
        row.addWidget(label)
        row.addWidget(field)
        row.addSpacing(8)

    def show_reading(self, reading: SheetReading) -> None:
        """The guesses of this reading."""
        words = current()
        told = {
            "encoding": _("&Encoding"),
            "delimiter": _("&Delimiter"),
            "header": _("&Header"),
            "ante_kind": _("&Antes paid by"),
            "minutes": _("&Minutes, where none are given"),
        }
        for name, text in told.items():
            self._labels[name].setText(text)
            self._field(name).setAccessibleName(text.replace("&", ""))
        self._fill("encoding", [(code, encoding_name(code)) for code in ENCODINGS], reading.encoding)
        signs = dict.fromkeys((*DELIMITERS, "", reading.delimiter))
        self._fill("delimiter", [(sign, delimiter_name(sign, words)) for sign in signs], reading.delimiter)
        last = max(reading.header, min(HEADER_WITHIN, len(reading.records)))
        rows = [(number, _("row {row}").format(row=number)) for number in range(1, last + 1)]
        self._fill("header", [(0, _("none")), *rows], reading.header)
        payers = [(kind, _(ANTE_KINDS[kind])) for kind in ("each", "big_blind")]
        self._fill("ante_kind", payers, reading.ante_kind)
        lacking = any(row.kind == "level" and not row.minutes for row in reading.draft.rows)
        self._show("encoding", bool(reading.encoding))
        self._show("delimiter", bool(reading.records))
        self._show("header", bool(reading.records))
        self._show("ante_kind", reading.ante_kind != "none")
        self._show("minutes", lacking or reading.minutes is not None)
        if reading.minutes is not None:
            self._minutes.set_amount(reading.minutes)

    def _field(self, name: str) -> QWidget:
        return self._minutes if name == "minutes" else self._boxes[name]

    def _show(self, name: str, visible: bool) -> None:
        self._labels[name].setVisible(visible)
        self._field(name).setVisible(visible)

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

    def _on_minutes(self) -> None:
        self.chosen.emit("minutes", self._minutes.amount() or None)
