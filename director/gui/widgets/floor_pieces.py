"""The pieces a floor map is put together from, each drawn once for a zoom and then copied.

A room of ten thousand seats is shown by copying some thirty small pictures, so that a frame stays within
the time of a screen refresh however many tables are in view.
"""

from __future__ import annotations

from enum import Enum, IntEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from director.gui.widgets.floor_colours import FloorColours
from director.gui.widgets.floor_layout import (
    CELL_HEIGHT,
    CELL_WIDTH,
    OVAL_HEIGHT,
    OVAL_WIDTH,
    SEAT_WIDTH,
    Spot,
)
from director.views.floor import FloorSeat, Tone


class Detail(IntEnum):
    """How much of a table is drawn."""

    CELLS = 0
    """A coloured cell and a number."""
    SEATS = 1
    """Seats without names."""
    NAMES = 2


def detail_at(zoom: float) -> Detail:
    """What is drawn at this zoom."""
    return Detail.CELLS if zoom < 0.35 else Detail.SEATS if zoom < 0.6 else Detail.NAMES


class Kind(Enum):
    """How a seat is drawn."""

    HELD = "held"
    HELD_LOCKED = "held_locked"
    FIXED = "fixed"
    DEAD = "dead"
    FREE = "free"
    LOCKED = "locked"
    KEPT = "kept"


_HELD = (Kind.HELD, Kind.HELD_LOCKED, Kind.FIXED, Kind.DEAD)
MARKED = (Kind.HELD_LOCKED, Kind.FIXED, Kind.DEAD, Kind.KEPT)
"""Seats with a name and a mark beside it."""


def kind_of(seat: FloorSeat) -> Kind:
    """How this seat is drawn."""
    if seat.entry is not None:
        if seat.dead:
            return Kind.DEAD
        return Kind.HELD_LOCKED if seat.locked else Kind.FIXED if seat.fixed else Kind.HELD
    return Kind.LOCKED if seat.locked else Kind.KEPT if seat.reserved_for else Kind.FREE


class Pieces:
    """The pictures for one zoom, one pixel density, one set of colours and one font."""

    def __init__(self, colours: FloorColours, font: QFont, zoom: float, density: float) -> None:
        self.colours = colours
        self.zoom = zoom
        self.density = density
        self.detail = detail_at(zoom)
        self.names = QFont(font)
        self.names.setPixelSize(max(10, min(22, round(13 * zoom))))
        self.number = QFont(font)
        self.number.setPixelSize(max(10, round(26 * zoom)))
        self.number.setWeight(QFont.Weight.DemiBold)
        self.count = QFont(font)
        self.count.setPixelSize(max(9, round(13 * zoom)))
        self._felts: dict[tuple[Tone, bool], QPixmap] = {}
        self._seats: dict[tuple[Kind, int, float], QPixmap] = {}
        self.missing = QFont(self.count)
        self.missing.setWeight(QFont.Weight.DemiBold)

    def felt(self, tone: Tone, closed: bool) -> QPixmap:
        """The oval of a table, as large as its cell."""
        found = self._felts.get((tone, closed))
        if found is None:
            found = self._felts[(tone, closed)] = self._draw_felt(tone, closed)
        return found

    def seat(self, kind: Kind, number: int, spot: Spot) -> QPixmap:
        """A seat as large as its spot, with its number when there is room."""
        key = (kind, number if self.detail is Detail.NAMES else 0, spot.height)
        found = self._seats.get(key)
        if found is None:
            found = self._seats[key] = self._draw_seat(kind, number, spot)
        return found

    def name_left(self) -> float:
        """Where a name begins inside its seat, in pixels: after the seat's number."""
        return self.names.pixelSize() * 1.45 + 5 * self.zoom

    def name_width(self) -> float:
        """How wide a name may be, in pixels."""
        return SEAT_WIDTH * self.zoom - self.name_left() - max(2.0, 5 * self.zoom)

    def _canvas(self, width: float, height: float) -> tuple[QPixmap, QPainter]:
        pixmap = QPixmap(max(1, round(width * self.density)), max(1, round(height * self.density)))
        pixmap.setDevicePixelRatio(self.density)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        return pixmap, painter

    def _draw_felt(self, tone: Tone, closed: bool) -> QPixmap:
        felt, zoom = self.colours.felts[tone], self.zoom
        pixmap, painter = self._canvas(CELL_WIDTH * zoom, CELL_HEIGHT * zoom)
        width, height = OVAL_WIDTH * zoom, OVAL_HEIGHT * zoom
        oval = QRectF((CELL_WIDTH * zoom - width) / 2, (CELL_HEIGHT * zoom - height) / 2, width, height)
        rim = QPen(felt.rim, max(1.0, 2 * zoom))
        if closed:
            rim.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(rim)
        painter.setBrush(Qt.BrushStyle.NoBrush if closed else felt.fill)
        painter.drawRoundedRect(oval, height / 2, height / 2)
        self._draw_dealer(painter, felt.rim, oval)
        painter.end()
        return pixmap

    def _draw_dealer(self, painter: QPainter, colour: QColor, oval: QRectF) -> None:
        """A small bar on the rim: where the dealer sits, and from where seats are counted."""
        width, height = 16 * self.zoom, max(2.0, 6 * self.zoom)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        place = QRectF(oval.center().x() - width / 2, oval.bottom() - height / 2, width, height)
        painter.drawRoundedRect(place, height / 2, height / 2)

    def _draw_seat(self, kind: Kind, number: int, spot: Spot) -> QPixmap:
        zoom = self.zoom
        width, height = round(spot.width * zoom), round(spot.height * zoom)
        pixmap, painter = self._canvas(width, height)
        box = QRectF(0.5, 0.5, width - 1, height - 1)
        rim, fill = self._seat_ink(kind)
        painter.setPen(rim)
        painter.setBrush(fill)
        radius = min(6 * zoom + 1, box.height() / 2)
        painter.drawRoundedRect(box, radius, radius)
        if self.detail is Detail.NAMES:
            self._draw_number(painter, kind, number, box)
        self._draw_mark(painter, kind, box)
        painter.end()
        return pixmap

    def _seat_ink(self, kind: Kind) -> tuple[QPen, QColor]:
        """Rim and fill: a taken seat stands out, an open one is an outline."""
        colours = self.colours
        if kind in _HELD:
            if self.detail is Detail.SEATS:
                return QPen(colours.seat_taken, 1), colours.seat_taken
            return QPen(colours.seat_rim, 1), colours.seat
        rim = QPen(colours.blue if kind is Kind.KEPT else colours.edge, 1)
        rim.setStyle(Qt.PenStyle.SolidLine if self.detail is Detail.SEATS else Qt.PenStyle.DashLine)
        return rim, colours.ground

    def _draw_number(self, painter: QPainter, kind: Kind, number: int, box: QRectF) -> None:
        painter.setFont(self.count)
        painter.setPen(self.colours.blue if kind is Kind.KEPT else self.colours.muted)
        place = QRectF(box.left() + 2 * self.zoom, box.top(), self.name_left() - 4 * self.zoom, box.height())
        painter.drawText(place, int(Qt.AlignmentFlag.AlignCenter), str(number))

    def _draw_mark(self, painter: QPainter, kind: Kind, box: QRectF) -> None:
        named = self.detail is Detail.NAMES
        size = min(box.height() * (0.6 if named else 0.9), 12 * self.zoom + 3)
        middle = QPointF(box.right() - size * 0.75, box.center().y()) if named else box.center()
        ink = self.colours.on_seat if kind in _HELD and not named else self.colours.muted
        if kind in (Kind.LOCKED, Kind.HELD_LOCKED):
            draw_lock(painter, middle, size, ink)
        elif kind in (Kind.KEPT, Kind.FIXED):
            draw_bookmark(painter, middle, size, self.colours.blue if named or kind is Kind.KEPT else ink)
        elif kind is Kind.DEAD:
            painter.setPen(QPen(ink, max(1.0, 1.4 * self.zoom)))
            reach = QPointF(size * 0.35, -size * 0.35)
            painter.drawLine(middle - reach, middle + reach)


def draw_lock(painter: QPainter, middle: QPointF, size: float, ink: QColor) -> None:
    """A padlock: nobody may be placed here."""
    body = QRectF(middle.x() - size * 0.36, middle.y() - size * 0.06, size * 0.72, size * 0.5)
    painter.setPen(QPen(ink, max(1.0, size * 0.12)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    bow = QPainterPath(QPointF(middle.x() - size * 0.22, body.top()))
    bow.arcTo(QRectF(middle.x() - size * 0.22, middle.y() - size * 0.46, size * 0.44, size * 0.5), 180, -180)
    bow.lineTo(middle.x() + size * 0.22, body.top())
    painter.drawPath(bow)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawRoundedRect(body, size * 0.08, size * 0.08)


def draw_bookmark(painter: QPainter, middle: QPointF, size: float, ink: QColor) -> None:
    """A ribbon: kept for somebody."""
    half, top, bottom = size * 0.26, middle.y() - size * 0.42, middle.y() + size * 0.42
    ribbon = QPainterPath(QPointF(middle.x() - half, top))
    ribbon.lineTo(middle.x() + half, top)
    ribbon.lineTo(middle.x() + half, bottom)
    ribbon.lineTo(middle.x(), bottom - half)
    ribbon.lineTo(middle.x() - half, bottom)
    ribbon.closeSubpath()
    painter.fillPath(ribbon, ink)
