"""The button that ends a dialog of many parts: Enter presses it where it has the keyboard, else a chord."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from director.gui.widgets.key_button import KeyButton
from director.host.i18n import _


class GoButton(KeyButton):
    """Names the key that presses it from where the keyboard is now."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(kind="primary", parent=parent)
        self._elsewhere = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def say(self, words: str, keys: str = "") -> None:
        """These words; `keys` press it while the keyboard is elsewhere, and without them it names none."""
        self._elsewhere = keys
        super().say(words, _("Enter") if keys and self.hasFocus() else keys)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self.say(self.text(), self._elsewhere)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.say(self.text(), self._elsewhere)
