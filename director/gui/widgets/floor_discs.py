"""Button and blinds on the felt, and what lies at a seat: a marker, away, waiting, a penalty.

Each is told by its shape and its letters, never by colour alone: the button is the one filled disc, blinds
are outlined, who is away has a moon, who waits an hourglass, who serves a penalty a diamond.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from director.domain.hands import LastHand
from director.gui.widgets.floor_colours import FloorColours
from director.gui.widgets.floor_layout import BOX_HEIGHT, CELL_HEIGHT, CELL_WIDTH, chair_spot, seat_spots
from director.host.i18n import _

DISC = 16.0
"""Across the button, in floor units."""
PILL_WIDTH = 24.0
PILL_HEIGHT = 15.0
"""A blind."""
_REACH = 7.6
"""From the edge of a seat to the middle of what lies before it: just so much room is between two rows."""
_FEW = 9
"""With more seats than this the rows of both ends come near, and discs move to the middle."""


class Disc(Enum):
    """What lies on the felt before a seat."""

    BUTTON = "button"
    SMALL = "small"
    BIG = "big"

    @property
    def letters(self) -> str:
        """As people call it for short. The disc of the button says D in every language."""
        return {Disc.BUTTON: "D", Disc.SMALL: _("SB"), Disc.BIG: _("BB")}[self]


def discs_of(last: LastHand | None) -> dict[int, list[Disc]]:
    """Seat → what lies before it."""
    found: dict[int, list[Disc]] = {}
    if last is not None:
        for seat, disc in ((last.button, Disc.BUTTON), (last.small, Disc.SMALL), (last.big, Disc.BIG)):
            if seat is not None:
                found.setdefault(seat, []).append(disc)
    return found


@cache
def disc_middles(
    seats: int, seat: int, count: int, *, chairs: bool = False
) -> tuple[tuple[float, float], ...]:
    """Where the middles of so many discs of a seat lie in the cell of its table, in floor units.

    `chairs` where chairs are drawn instead of seats with names.
    """
    whole = seat_spots(seats)[seat - 1]
    spot = chair_spot(whole) if chairs else whole
    x, y = spot.middle[0] - CELL_WIDTH / 2, spot.middle[1] - CELL_HEIGHT / 2
    inward = 1.0 if x <= 0 else -1.0
    if abs(y) > (BOX_HEIGHT - whole.height) / 2 - 1:  # in a row above or below
        most = 30.0 if seats > _FEW else 70.0 if abs(x) > 100 else 48.0
        y -= (spot.height / 2 + _REACH) * (1 if y > 0 else -1)
        x = x if chairs else max(-most, min(most, x))
    else:
        x += (spot.width / 2 + PILL_WIDTH / 2 + 2) * inward
    step = (PILL_WIDTH + 1) * inward
    return tuple((CELL_WIDTH / 2 + x + step * at, CELL_HEIGHT / 2 + y) for at in range(count))


def laid_out(
    seats: int, last: LastHand | None, *, chairs: bool = False
) -> Iterator[tuple[Disc, float, float]]:
    """Every disc of a table with its middle in the cell, in floor units."""
    for seat, discs in discs_of(last).items():
        if 1 <= seat <= seats:
            for disc, (x, y) in zip(discs, disc_middles(seats, seat, len(discs), chairs=chairs), strict=True):
                yield disc, x, y


def disc_size(disc: Disc) -> tuple[float, float]:
    """Width and height, in floor units."""
    return (DISC, DISC) if disc is Disc.BUTTON else (PILL_WIDTH, PILL_HEIGHT)


def draw_disc(
    painter: QPainter, box: QRectF, disc: Disc, colours: FloorColours, font: QFont, *, lettered: bool = True
) -> None:
    """One disc within its box; without letters where nobody could read them."""
    edge = max(1.0, box.height() / 14)
    inner = box.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    is_button = disc is Disc.BUTTON
    painter.setPen(QPen(colours.on_seat if is_button else colours.edge, edge))
    painter.setBrush(colours.seat_taken if is_button else colours.seat)
    painter.drawRoundedRect(inner, inner.height() / 2, inner.height() / 2)
    if lettered:
        painter.setFont(font)
        painter.setPen(colours.on_seat if is_button else colours.seat_text)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), disc.letters)


def letters_font(font: QFont, scale: float) -> QFont:
    """The font of discs and markers at this scale."""
    made = QFont(font)
    made.setPixelSize(max(8, round(11 * scale)))
    made.setWeight(QFont.Weight.DemiBold)
    return made


def pill_width(letters: str, font: QFont) -> float:
    """How wide a marker with these letters is, in pixels."""
    return QFontMetricsF(font).horizontalAdvance(letters) + max(6.0, font.pixelSize() * 0.7)


def draw_pill(painter: QPainter, box: QRectF, letters: str, ink: QColor, font: QFont) -> None:
    """A marker that lies at a seat: its letters in an outline."""
    painter.setPen(QPen(ink, 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
    painter.setFont(font)
    painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), letters)


def draw_diamond(painter: QPainter, middle: QPointF, size: float, ink: QColor) -> None:
    """A penalty."""
    half = size * 0.42
    path = QPainterPath(middle + QPointF(0, -half))
    for corner in (QPointF(half, 0), QPointF(0, half), QPointF(-half, 0)):
        path.lineTo(middle + corner)
    path.closeSubpath()
    painter.fillPath(path, ink)


def draw_moon(painter: QPainter, middle: QPointF, size: float, ink: QColor) -> None:
    """Away."""
    whole, bite = QPainterPath(), QPainterPath()
    whole.addEllipse(middle, size * 0.42, size * 0.42)
    bite.addEllipse(middle + QPointF(size * 0.2, -size * 0.16), size * 0.36, size * 0.36)
    painter.fillPath(whole.subtracted(bite), ink)


def draw_hourglass(painter: QPainter, middle: QPointF, size: float, ink: QColor) -> None:
    """Waiting."""
    across, up = size * 0.28, size * 0.4
    corners = [
        QPointF(middle.x() - across, middle.y() - up),
        QPointF(middle.x() + across, middle.y() - up),
        QPointF(middle.x() - across, middle.y() + up),
        QPointF(middle.x() + across, middle.y() + up),
    ]
    painter.setPen(QPen(ink, max(1.0, size * 0.1), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                        Qt.PenJoinStyle.RoundJoin))  # fmt: skip
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPolygon(QPolygonF(corners))
