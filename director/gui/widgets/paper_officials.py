"""Who signs the final protocol, typed where it is printed: no journal keeps these names."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from director.gui.widgets.field import Field
from director.host.i18n import _


class PaperOfficials(QWidget):
    """Chief referee and secretary."""

    changed = Signal()
    """Another name."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edits = (QLineEdit(), QLineEdit())
        self._fields = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for edit, name in zip(self._edits, ("referee", "secretary"), strict=True):
            edit.setObjectName(name)
            edit.setMaxLength(80)
            edit.textChanged.connect(self.changed)
            field = Field("", edit)
            self._fields.append(field)
            column.addWidget(field)

    def retranslate(self) -> None:
        """Everything in the language spoken now."""
        for field, words in zip(self._fields, (_("Chief &referee"), _("Se&cretary")), strict=True):
            field.rename(words)

    def names(self) -> tuple[str, str]:
        """As typed, without spaces round them."""
        referee, secretary = (edit.text().strip() for edit in self._edits)
        return referee, secretary

    def take_back(self, kept: object) -> None:
        """Take back the names of last time; anything unusable is left aside."""
        match kept:
            case [str(referee), str(secretary)]:
                self._edits[0].setText(referee)
                self._edits[1].setText(secretary)
