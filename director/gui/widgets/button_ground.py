"""What stands behind a button that paints itself: pressed, under the mouse, under the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton

from director.gui import theme


def paint_hover(painter: QPainter, box: QRectF, button: QAbstractButton) -> None:
    """A ground where the mouse is on it, a darker one while it is pressed."""
    if button.isDown() or button.underMouse():
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.current().colour("pressed" if button.isDown() else "hover"))
        painter.drawRoundedRect(box, theme.CORNER, theme.CORNER)


def paint_focus(painter: QPainter, box: QRectF, button: QAbstractButton) -> None:
    """A line round it while the keyboard is there."""
    if button.hasFocus():
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(theme.current().colour("focus"))
        painter.drawRoundedRect(box, theme.CORNER, theme.CORNER)
