"""Fields that the wheel never changes: it scrolls what is behind them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QWidget


class _NoWheel(QObject):
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        del watched
        if event.type() == QEvent.Type.Wheel:
            event.ignore()
            return True
        return False


def calm(*fields: QWidget) -> None:
    """Let these boxes keep their value while somebody scrolls over them, whether they were clicked or not."""
    for field in fields:
        field.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        field.installEventFilter(_NoWheel(field))
