"""Line icons in the colour of the text around them; they follow a change of theme by themselves.

The drawings are Lucide's (resources/icons, with their licence).
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt, QTemporaryDir
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from director.gui import theme
from director.host import resources

SMALL: Final = QSize(16, 16)
"""Beside text."""
BESIDE: Final = QSize(22, 16)
"""In a button before its text: the same with the distance to the text."""
LARGE: Final = QSize(20, 20)
"""In the rail and the top bar."""


def icon(name: str, role: str = "text") -> QIcon:
    """An icon by its Lucide name, in a colour of the theme. Raises FileNotFoundError for no such name."""
    _known(name)
    return QIcon(_LineIcon(name, role))


@cache
def _known(name: str) -> None:
    """Raise FileNotFoundError for a name without a drawing; lists ask for icons at each paint."""
    resources.path(f"icons/{name}.svg")


def pixmap(name: str, size: QSize, colour: str, ratio: float = 1.0) -> QPixmap:
    """The drawing in one fixed colour, such as `#17202A`, for screens of any density."""
    made = QPixmap(size * ratio)
    made.fill(Qt.GlobalColor.transparent)
    painter = QPainter(made)
    _renderer(name, colour).render(painter, QRectF(0, 0, made.width(), made.height()))
    painter.end()
    made.setDevicePixelRatio(ratio)
    return made


def draw(painter: QPainter, name: str, area: QRectF, colour: str, *, solid: bool = False) -> None:
    """Paint the drawing in one fixed colour into a square, of any size; `solid`: filled."""
    _renderer(name, colour, solid).render(painter, area)


def tinted_file(name: str, colour: str) -> str:
    """The path of the drawing as a file in one colour: a style sheet takes no other."""
    path = Path(_folder().path()) / f"{name}-{colour.lstrip('#')}.svg"
    if not path.exists():
        path.write_bytes(_drawing(name, colour))
    return path.as_posix()


@cache
def _folder() -> QTemporaryDir:
    return QTemporaryDir()


def _drawing(name: str, colour: str) -> bytes:
    return resources.read_bytes(f"icons/{name}.svg").replace(b"currentColor", colour.encode())


@cache
def _renderer(name: str, colour: str, solid: bool = False) -> QSvgRenderer:
    drawing = _drawing(name, colour)
    if solid:
        drawing = drawing.replace(b'fill="none"', f'fill="{colour}"'.encode())
    return QSvgRenderer(QByteArray(drawing))


def _picture(name: str, colour: str, side: int, ratio: float) -> QPixmap:
    """The drawing as Qt keeps it for the next time: it is let go of before the application is."""
    key, known = f"{name} {colour} {side} {ratio}", QPixmap()
    if not QPixmapCache.find(key, known):
        known = pixmap(name, QSize(side, side), colour, ratio)
        QPixmapCache.insert(key, known)
    return known


class _LineIcon(QIconEngine):
    """Draws one icon in the colour that the theme gives to its role at that moment."""

    def __init__(self, name: str, role: str) -> None:
        super().__init__()
        self._name, self._role = name, role

    def clone(self) -> QIconEngine:
        return _LineIcon(self._name, self._role)

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, _state: QIcon.State) -> None:
        role = "faint" if mode is QIcon.Mode.Disabled else self._role
        colour = theme.current().colours[role]
        # In a box wider than high it stands at the left: the rest is the distance to the text beside it.
        side = min(rect.width(), rect.height())
        corner = rect.topLeft() + QPoint(0, (rect.height() - side) // 2)
        if painter.worldTransform().isScaling():
            _renderer(self._name, colour).render(painter, QRectF(corner.x(), corner.y(), side, side))
        else:  # a list paints the same few again and again
            ratio = painter.device().devicePixelRatio()
            painter.drawPixmap(corner, _picture(self._name, colour, side, ratio))

    def pixmap(self, size: QSize, mode: QIcon.Mode, state: QIcon.State) -> QPixmap:
        made = QPixmap(size)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        self.paint(painter, QRect(QPoint(0, 0), size), mode, state)
        painter.end()
        return made
