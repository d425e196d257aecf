"""How all those paid of whom a list says nothing: one choice for the whole list."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QWidget

from director.gui.widgets.calm import calm
from director.host.i18n import _, current
from director.views.method_words import method_name

INDENT = 28
"""Under the words of a radio button, in pixels."""
_LETTERS = 9
"""So much of a way to pay is read at least; the list that opens has all of it."""


class PaidBy(QWidget):
    """Stands under the way to bring a list in that takes money."""

    chosen = Signal(str, object)
    """`method`, and the way to pay: a guess like those of the file."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._box, label = QComboBox(), QLabel(_("&Paid by"))
        self._box.setObjectName("method")
        self._box.setAccessibleName(_("&Paid by").replace("&", ""))
        self._box.setToolTip(_("How all those paid of whom the list says nothing"))
        self._box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._box.setMinimumContentsLength(_LETTERS)
        self._box.currentIndexChanged.connect(self._on_chosen)
        calm(self._box)
        label.setBuddy(self._box)
        row = QHBoxLayout(self)
        row.setContentsMargins(INDENT, 0, 0, 4)
        row.setSpacing(8)
        row.addWidget(label)
        row.addWidget(self._box, 1)

    def show_ways(self, ways: Iterable[str], method: str) -> None:
        """What may be chosen and what is; nobody is told."""
        words, values = current(), list(dict.fromkeys(("", *ways, method)))
        self._box.blockSignals(True)
        self._box.clear()
        for way in values:
            self._box.addItem(method_name(way, words) or _("not told"), way)
        self._box.setCurrentIndex(values.index(method))
        self._box.blockSignals(False)

    def _on_chosen(self) -> None:
        self.chosen.emit("method", self._box.currentData())
