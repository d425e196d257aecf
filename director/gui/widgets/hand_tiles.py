"""Tables as large tiles, read from two metres: a click, or a number and Enter, ticks one off.

One painted widget, as the map of the floor is: a hundred and fifty tables cost one pass. The keyboard walks
on it by arrows, and what is chosen is told to who hears the screen.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from director.gui import fonts, icons, theme
from director.gui.widgets.floor_steps import ARROWS
from director.host.i18n import _
from director.views.hand_for_hand_board import Tile

_GAP: Final = 6
_SHAPE: Final = 1.45
"""A tile is so many times as wide as it is high, as near as there is room."""
_HIGHEST: Final = 190
"""Of a tile in pixels: few tables do not grow for ever."""


class Raster(NamedTuple):
    """How the tiles stand."""

    columns: int
    wide: float
    high: float


def raster(count: int, width: float, height: float) -> Raster:
    """As large as so many tiles can be in this room.

    >>> raster(1, 800, 400).columns, raster(150, 1200, 600).columns
    (1, 15)
    """
    best = Raster(1, 0.0, 0.0)
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        wide = (width - _GAP * (columns - 1)) / columns
        high = min((height - _GAP * (rows - 1)) / rows, _HIGHEST)
        if min(wide / _SHAPE, high) > min(best.wide / _SHAPE, best.high):
            best = Raster(columns, min(wide, high * _SHAPE * 1.25), high)
    return best


class HandTiles(QWidget):
    """Shows tiles; says which one is to be ticked off."""

    ticked = Signal(int)
    """A table has finished the hand."""
    chosen = Signal(int)
    """Another tile was chosen, by its table; 0 for none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setObjectName("tiles")
        self._tiles: tuple[Tile, ...] = ()
        self._at = -1
        self._works = False

    def show_tiles(self, tiles: Sequence[Tile], *, works: bool) -> None:
        """Show these; `works` says whether a click ticks one off."""
        table = self.table()
        self._tiles, self._works = tuple(tiles), works
        self._at = next((n for n, tile in enumerate(self._tiles) if tile.table == table), -1)
        self._describe()
        self.update()

    def table(self) -> int:
        """The chosen table; 0 for none."""
        return self._tiles[self._at].table if 0 <= self._at < len(self._tiles) else 0

    def choose(self, table: int) -> None:
        """Choose the tile of this table, where there is one."""
        self._move_to(next((n for n, tile in enumerate(self._tiles) if tile.table == table), -1))

    def rect_of(self, table: int) -> QRect:
        """Where the tile of a table is painted. Raises StopIteration for a table without one."""
        at = next(n for n, tile in enumerate(self._tiles) if tile.table == table)
        return self._box(at, self._raster()).toRect()

    # ---- Qt

    def sizeHint(self) -> QSize:
        return QSize(900, 420)

    def minimumSizeHint(self) -> QSize:
        return QSize(360, 140)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        way = ARROWS.get(Qt.Key(event.key()))
        if way is None:
            super().keyPressEvent(event)
            return
        columns = self._raster().columns
        wanted = self._at + way[0] + way[1] * columns if self._at >= 0 else 0
        if 0 <= wanted < len(self._tiles):
            self._move_to(wanted)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        shape, spot = self._raster(), event.position()
        for at, tile in enumerate(self._tiles):
            if self._box(at, shape).contains(spot):
                self._move_to(at)
                if self._works and not tile.done:
                    self.ticked.emit(tile.table)
                return

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, shape = QPainter(self), self._raster()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for at, tile in enumerate(self._tiles):
            box = self._box(at, shape)
            if box.intersects(QRectF(event.rect())):
                self._paint(painter, tile, box, chosen=at == self._at and self.hasFocus())

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self.update()

    # ---- within

    def _raster(self) -> Raster:
        return raster(len(self._tiles), self.width(), self.height())

    def _box(self, at: int, shape: Raster) -> QRectF:
        row, column = divmod(at, shape.columns)
        left, top = column * (shape.wide + _GAP), row * (shape.high + _GAP)
        return QRectF(left, top, shape.wide, shape.high).adjusted(1.5, 1.5, -1.5, -1.5)

    def _move_to(self, at: int) -> None:
        if at != self._at:
            self._at = at
            self._describe()
            self.update()
            self.chosen.emit(self.table())

    def _describe(self) -> None:
        """What is chosen, for who hears the screen."""
        tile = self._tiles[self._at] if 0 <= self._at < len(self._tiles) else None
        words = tile_words(tile, works=self._works) if tile is not None else _("Tables")
        if words != self.accessibleName():
            self.setAccessibleName(words)

    def _paint(self, painter: QPainter, tile: Tile, box: QRectF, *, chosen: bool) -> None:
        ground, ink, mark = _looks(tile, works=self._works)
        worn = theme.current()
        painter.setPen(QPen(worn.colour(ink if tile.done or tile.slow else "edge"), 1.5))
        painter.setBrush(worn.colour(ground))
        painter.drawRoundedRect(box, theme.CORNER, theme.CORNER)
        high = box.height()
        number = max(20, min(int(high * 0.56), 92))
        small = max(12, min(int(high * 0.22), 30))
        lower = small * 1.5 if tile.time else 0.0
        painter.setPen(worn.colour("text"))
        painter.setFont(fonts.font(number, bold=True))
        centre = Qt.AlignmentFlag.AlignCenter
        painter.drawText(box.adjusted(0, 0, 0, -lower), centre, str(tile.table))
        if tile.time:
            self._paint_time(painter, tile, box, small, worn.colour(ink), mark, ink)
        if chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(worn.colour("focus"), 3))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), theme.CORNER, theme.CORNER)

    def _paint_time(
        self, painter: QPainter, tile: Tile, box: QRectF, small: int, colour: QColor, mark: str, ink: str
    ) -> None:
        """The time it needs, with the sign of its state: state is never colour alone."""
        font = fonts.font(small, bold=tile.slow)
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance(tile.time)
        whole = wide + (small + 4 if mark else 0)
        left, base = box.center().x() - whole / 2, box.bottom() - small * 0.55
        if mark:
            icons.icon(mark, ink).paint(painter, QRectF(left, base - small * 0.9, small, small).toRect())
            left += small + 4
        painter.setPen(colour)
        painter.drawText(QPointF(left, base), tile.time)


def _looks(tile: Tile, *, works: bool) -> tuple[str, str, str]:
    """Ground, ink and sign of a tile."""
    if tile.done:
        return ("amber_wash", "amber", "hourglass") if tile.slow else ("good_wash", "good", "check")
    if not works:
        return "sunken", "soft", ""
    return ("amber_wash", "amber", "hourglass") if tile.slow else ("surface", "soft", "")


def tile_words(tile: Tile, *, works: bool) -> str:
    """A tile as a sentence: Table 12, 9 players, playing for 1:23, slowest."""
    if not works:
        return _("Table {table}").format(table=tile.table)
    text = _("Table {table}, done after {time}") if tile.done else _("Table {table}, playing for {time}")
    told = text.format(table=tile.table, time=tile.time)
    return _("{what}, slowest").format(what=told) if tile.slow else told
