"""The window somebody works in is never out of sight, whatever monitor has gone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget

GRIP: Final = 40
"""Height of the part of a window that the mouse can take hold of."""
ENOUGH: Final = 160
"""So wide a piece of it is enough to find the window again."""


def in_sight(frame: QRect, areas: Iterable[QRect]) -> bool:
    """Whether somebody can take hold of a window that lies here."""
    grip = QRect(frame.topLeft(), frame.size())
    grip.setHeight(GRIP)
    seen = (grip.intersected(area) for area in areas)
    return any(piece.width() >= min(ENOUGH, frame.width()) and piece.height() >= GRIP // 2 for piece in seen)


def bring_into_sight(window: QWidget, areas: Iterable[QRect]) -> bool:
    """Move a window that cannot be found any more onto the first of these areas; says whether it did."""
    known = list(areas)
    if not known or window.isMinimized() or in_sight(window.frameGeometry(), known):
        return False
    large, area = window.isMaximized(), known[0]
    if large:
        window.showNormal()
    size = window.size().boundedTo(area.size() - (window.frameGeometry().size() - window.size()))
    corner = area.center() - QRect(0, 0, size.width(), size.height()).center()
    window.setGeometry(QRect(corner, size))
    if large:
        window.showMaximized()
    return True
