"""A window is whole on its screen: what was kept on a larger one, or at another scale, is made to fit."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMargins, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

_TITLE: Final = 32
"""Height of the title that the system puts over a window; what it is, is known only once it is shown."""

_EDGE: Final = 4
"""What it puts round a window."""


def room_for(window: QWidget) -> QRect:
    """What the screen has for it within its frame; before it is shown, the screen its owner stands on."""
    over = window if window.isVisible() else (window.parentWidget() or window).window()
    screen = QGuiApplication.screenAt(over.frameGeometry().center()) or over.screen()
    return screen.availableGeometry().adjusted(_EDGE, _TITLE, -_EDGE, -_EDGE)


def fit_on_screen(window: QWidget) -> None:
    """Make it no larger than its screen has room for, and put it where all of it is seen."""
    if window.isMaximized() or window.isFullScreen():
        return
    area = window.screen().availableGeometry().marginsRemoved(QMargins(0, _TITLE, 0, 0))
    window.resize(window.size().boundedTo(area.size()))
    place = window.geometry()
    if not area.contains(place):
        left = min(max(place.left(), area.left()), area.right() + 1 - place.width())
        top = min(max(place.top(), area.top()), area.bottom() + 1 - place.height())
        window.move(left, top)


def to_front(window: QWidget | None) -> None:
    """Before all others, also out of the bar of windows that were put away."""
    if window is not None:
        window.showNormal() if window.isMinimized() else window.show()
        window.raise_()
        window.activateWindow()
