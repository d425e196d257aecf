"""The small pictures of one zoom for what lies on the felt and at the seats, each drawn once and copied."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap

from director.domain.hands import LastHand
from director.domain.marks import Mark, Marker
from director.gui.widgets.floor_colours import FloorColours
from director.gui.widgets.floor_discs import (
    Disc,
    disc_size,
    draw_diamond,
    draw_disc,
    draw_hourglass,
    draw_moon,
    draw_pill,
    laid_out,
    letters_font,
    pill_width,
)
from director.gui.widgets.floor_pieces import Detail
from director.host.i18n import current
from director.views.table_marks import marker_short

_GAP = 3
"""Between two signs, in pixels."""


class Sign(NamedTuple):
    """What a seat shows after its name: pixels wide and high."""

    picture: QPixmap
    width: int
    height: int


Placed = tuple[int, int, QPixmap]


class Signs:
    """Discs and signs at one zoom."""

    def __init__(
        self, colours: FloorColours, font: QFont, zoom: float, density: float, detail: Detail
    ) -> None:
        self._colours = colours
        self._font = letters_font(font, zoom)
        self._zoom = zoom
        self._density = density
        self._detail = detail
        self._discs: dict[Disc, QPixmap] = {}
        self._signs: dict[tuple[Marker | None, bool, bool, bool], Sign] = {}

    def discs(self, seats: int, last: LastHand | None) -> list[Placed]:
        """Where in a cell which disc is copied to; from afar the button alone."""
        named = self._detail is Detail.NAMES
        placed = []
        for disc, x, y in laid_out(seats, last, chairs=not named):
            if named or disc is Disc.BUTTON:
                width, height = (side * self._zoom for side in disc_size(disc))
                corner = round(x * self._zoom - width / 2), round(y * self._zoom - height / 2)
                placed.append((*corner, self._disc(disc)))
        return placed

    def sign(self, mark: Mark, *, out: bool = False) -> Sign | None:
        """What a seat shows of a mark, and that a penalty keeps the player `out`; None for nothing.

        Where no names are shown it shows none.
        """
        waits = mark.waits is not None or (mark.marker is not None and mark.says == "wait")
        key = (mark.marker, mark.away, waits and not mark.away, out)
        if self._detail is not Detail.NAMES or key == (None, False, False, False):
            return None
        found = self._signs.get(key)
        if found is None:
            found = self._signs[key] = self._draw_sign(*key)
        return found

    def _disc(self, disc: Disc) -> QPixmap:
        found = self._discs.get(disc)
        if found is None:
            width, height = (max(5.0, side * self._zoom) for side in disc_size(disc))
            found, painter = self._canvas(width, height)
            lettered = self._detail is Detail.NAMES
            draw_disc(
                painter, QRectF(0, 0, width, height), disc, self._colours, self._font, lettered=lettered
            )
            painter.end()
            self._discs[disc] = found
        return found

    def _draw_sign(self, marker: Marker | None, away: bool, waits: bool, out: bool) -> Sign:
        side, colours = round(self._font.pixelSize() * 1.35), self._colours
        letters = marker_short(marker, current()) if marker is not None else ""
        pill = round(pill_width(letters, self._font)) if letters else 0
        glyph = side if away or waits else 0
        diamond = side if out else 0
        shown = [part for part in (diamond, glyph, pill) if part]
        width = sum(shown) + _GAP * (len(shown) - 1)
        picture, painter = self._canvas(width, side)
        if out:
            draw_diamond(painter, QPointF(side / 2, side / 2), side, self._colours.felts["far"].mark)
        left = diamond + (_GAP if diamond else 0)
        middle = QPointF(left + side / 2, side / 2)
        if away:
            draw_moon(painter, middle, side, colours.blue)
        elif waits:
            draw_hourglass(painter, middle, side, colours.blue)
        if letters:
            box = QRectF(width - pill, 0, pill, side)
            draw_pill(painter, box, letters, colours.felts["short"].mark, self._font)
        painter.end()
        return Sign(picture, width, side)

    def _canvas(self, width: float, height: float) -> tuple[QPixmap, QPainter]:
        made = QPixmap(max(1, round(width * self._density)), max(1, round(height * self._density)))
        made.setDevicePixelRatio(self._density)
        made.fill(Qt.GlobalColor.transparent)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return made, painter
