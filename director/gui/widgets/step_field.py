"""A field among many of a kind: Enter and the arrows go to the next one and press no button of the dialog."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget


class StepField(QLineEdit):
    """One line of a column. With `space_too` a space goes on as well: a row of figures is typed at once."""

    stepped = Signal(int)
    """One on or one back."""

    def __init__(self, parent: QWidget | None = None, *, space_too: bool = False) -> None:
        super().__init__(parent)
        self._space_too = space_too

    def keyPressEvent(self, event: QKeyEvent) -> None:
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Down:
                self.stepped.emit(1)
            case Qt.Key.Key_Space if self._space_too:
                self.stepped.emit(1)
            case Qt.Key.Key_Up:
                self.stepped.emit(-1)
            case _:
                super().keyPressEvent(event)
