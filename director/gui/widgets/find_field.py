"""A field above a list: whoever types in it goes through the list without leaving it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from director.gui import icons


class FindField(QLineEdit):
    """Arrows go through what was found, Esc clears, and leaves the dialog when there is nothing to clear."""

    stepped = Signal(int, bool)
    """One down or up; by pages or not."""
    scrolled = Signal(int)
    """With Ctrl: what is read beside the list moves, one down or up."""
    entered = Signal()
    """Enter. It presses no button of the dialog."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("find")
        self.setMaxLength(200)
        self.setClearButtonEnabled(True)
        for clearing in self.findChildren(QAction):
            clearing.setIcon(icons.icon("x", "soft"))  # Qt's own would stay as it was in another theme
        self.addAction(icons.icon("search", "soft"), QLineEdit.ActionPosition.LeadingPosition)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Down | Qt.Key.Key_Up as key:
                way = 1 if key == Qt.Key.Key_Down else -1
                if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                    self.scrolled.emit(way)
                else:
                    self.stepped.emit(way, False)
            case Qt.Key.Key_PageDown | Qt.Key.Key_PageUp as key:
                self.stepped.emit(1 if key == Qt.Key.Key_PageDown else -1, True)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.entered.emit()
            case Qt.Key.Key_Escape if self.text():
                self.clear()
            case _:
                super().keyPressEvent(event)
