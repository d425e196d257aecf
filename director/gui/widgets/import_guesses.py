"""What was guessed about a file, each guess in a field that changes it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from director.desk.lists.columns import HEADER_WITHIN
from director.desk.lists.cutting import DELIMITERS
from director.desk.lists.decoding import ENCODINGS
from director.gui.widgets.calm import calm
from director.gui.widgets.import_rows import ReadFile
from director.host.i18n import _, current
from director.views.import_preview import delimiter_name, encoding_name


class ImportGuesses(QWidget):
    """Encoding, sheet, delimiter and header, which every file may have; a kind of file adds its own."""

    chosen = Signal(str, object)
    """What people settle by hand about this kind of file: the name of a field, and its value."""

    def __init__(self, *more: str, parent: QWidget | None = None) -> None:
        """`more` are the names of further guesses that are chosen from a list."""
        super().__init__(parent)
        self._guesses: dict[str, QWidget] = {}
        self._labels: dict[str, QLabel] = {}
        self._fields: dict[str, QWidget] = {}
        self._boxes: dict[str, QComboBox] = {}
        self._row = QHBoxLayout()
        self._row.setSpacing(12)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(16, 0, 16, 12)
        whole.setSpacing(0)
        whole.addLayout(self._row)
        whole.addStretch(1)
        for name in ("encoding", "sheet", "delimiter", "header", *more):
            box = self._boxes[name] = QComboBox()
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.setPlaceholderText(_("choose…"))
            box.currentIndexChanged.connect(self._on_chosen)
            calm(box)
            self.add(name, box)

    def add(self, name: str, field: QWidget) -> None:
        """One more guess, after the others."""
        guess, label = QWidget(), QLabel()
        label.setBuddy(field)
        label.setProperty("type", "note")
        field.setObjectName(name)
        self._guesses[name], self._labels[name], self._fields[name] = guess, label, field
        both = QVBoxLayout(guess)
        both.setContentsMargins(0, 0, 0, 0)
        both.setSpacing(2)
        both.addWidget(label)
        both.addWidget(field)
        self._row.addWidget(guess)
        guess.hide()  # until a file has it

    def say(self, told: Mapping[str, str]) -> None:
        """What stands before the fields of this kind of file, with the letters that lead to them."""
        words = {
            "encoding": _("&Encoding"),
            "sheet": _("&Sheet"),
            "delimiter": _("&Delimiter"),
            "header": _("&Header"),
            **told,
        }
        for name, text in words.items():
            self._labels[name].setText(text)
            self._fields[name].setAccessibleName(text.replace("&", ""))

    def show_file(self, file: ReadFile) -> None:
        """The guesses that every file has; those that have nothing to guess are hidden."""
        words = current()
        self.fill("encoding", [(code, encoding_name(code)) for code in ENCODINGS], file.encoding)
        self.fill("sheet", [(name, name) for name in file.sheets], file.sheet)
        signs = dict.fromkeys((*DELIMITERS, "", file.delimiter))
        self.fill("delimiter", [(sign, delimiter_name(sign, words)) for sign in signs], file.delimiter)
        last = max(file.header, min(HEADER_WITHIN, len(file.records)))
        rows = [(number, _("row {row}").format(row=number)) for number in range(1, last + 1)]
        self.fill("header", [(0, _("none")), *rows], file.header)
        self.show_field("encoding", visible=bool(file.encoding))
        self.show_field("sheet", visible=len(file.sheets) > 1)
        self.show_field("delimiter", visible=bool(file.records) and not file.sheets)
        self.show_field("header", visible=bool(file.records))

    def fill(self, name: str, items: Sequence[tuple[object, str]], chosen: object) -> None:
        """What may be chosen, each value with its words, and what is chosen; nobody is told."""
        box = self._boxes[name]
        box.blockSignals(True)
        box.clear()
        for value, words in items:
            box.addItem(words, value)
        values = [value for value, _words in items]
        box.setCurrentIndex(values.index(chosen) if chosen in values else -1)
        box.blockSignals(False)

    def show_field(self, name: str, *, visible: bool) -> None:
        """Show a guess, or hide it where there is nothing to guess."""
        self._guesses[name].setVisible(visible)

    def _on_chosen(self) -> None:
        box = self.sender()
        if isinstance(box, QComboBox) and box.currentIndex() >= 0:
            self.chosen.emit(box.objectName(), box.currentData())
