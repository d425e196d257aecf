"""Keys as people press them: on any layout, with any letter."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget

NONE = Qt.KeyboardModifier.NoModifier
CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


def press_foreign(
    widget: QWidget, letter: str, modifiers: Qt.KeyboardModifier = NONE, *, number: int = 0, text: str = ""
) -> None:
    """Press a key that gives a letter which is not Latin, with its number as the hardware counts."""
    key = ord(letter.upper())
    for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
        event = QKeyEvent(kind, key, modifiers, number, 0, 0, text or ("" if modifiers & CTRL else letter))
        event.setAccepted(False)
        QApplication.sendEvent(widget, event)


def type_text(widget: QWidget, text: str) -> None:
    """Type any letters into a field."""
    for letter in text:
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(widget, QKeyEvent(kind, 0, NONE, letter))
