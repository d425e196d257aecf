"""What stands in the place of the clock while there is no level schedule: what to do first."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from director.gui.widgets.go_button import GoButton
from director.host.i18n import _

_WIDTH = 420


class ClockEmpty(QWidget):
    """A heading, a sentence and one button."""

    pressed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heading, self._text, self.button = QLabel(), QLabel(), GoButton()
        self._heading.setProperty("type", "title")
        self._heading.setObjectName("heading")
        self._text.setProperty("tone", "soft")
        self._text.setWordWrap(True)
        self._text.setFixedWidth(_WIDTH)
        self.button.setObjectName("first")
        self.button.clicked.connect(self.pressed)
        column = QVBoxLayout(self)
        column.setSpacing(12)
        column.addStretch(2)
        for widget in (self._heading, self._text, self.button):
            if isinstance(widget, QLabel):
                widget.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        self.retranslate()

    def retranslate(self) -> None:
        """Say it in the language spoken now."""
        self._heading.setText(_("There is no level schedule yet"))
        self._text.setText(
            _("The clock goes by the levels of the event: how long they last, their blinds and the breaks.")
        )
        self._text.setMinimumHeight(self._text.heightForWidth(_WIDTH))
        self.button.say(_("Make the level schedule…"), _("Enter"))
