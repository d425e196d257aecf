"""What lies above the tables: the selection, what was found, the place aimed at, the player carried."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QPolygonF

from director.gui.widgets.floor_carry import Carry, Target
from director.gui.widgets.floor_colours import FloorColours

_PAD = 10
_LINE = 18


def draw_ring(painter: QPainter, rect: QRect, colour: QColor, width: float, radius: float) -> None:
    """A ring just outside a seat or a table."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, width))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    reach = width / 2 + 0.5
    painter.drawRoundedRect(QRectF(rect).adjusted(-reach, -reach, reach, reach), radius, radius)


def draw_target(painter: QPainter, rect: QRect, target: Target, colours: FloorColours, radius: float) -> None:
    """The place aimed at: green with a tick, red with a cross."""
    colour = colours.good if target.is_good else colours.red
    wash = QColor(colour)
    wash.setAlpha(56)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour, 2.5))
    painter.setBrush(wash)
    painter.drawRoundedRect(QRectF(rect).adjusted(-1, -1, 1, 1), radius, radius)


def ghost_rect(carry: Carry, point: QPoint, font: QFont, room: QRect) -> QRect:
    """Where the carried player is drawn, beside the pointer and within the room of the window."""
    metrics, bold = QFontMetrics(font), QFont(font)
    bold.setBold(True)
    width = QFontMetrics(bold).horizontalAdvance(carry.seat.name)
    lines = 1
    if carry.target is not None:
        width = max(width, metrics.horizontalAdvance(carry.target.text) + _LINE)
        lines = 2
    rect = QRect(0, 0, width + 2 * _PAD, lines * _LINE + 12)
    left = min(point.x() + 14, room.right() - rect.width() - 6)
    below = point.y() + 12
    top = below if below + rect.height() + 6 <= room.bottom() else point.y() - 12 - rect.height()
    rect.moveTo(max(6, left), top)
    return rect


def draw_ghost(painter: QPainter, carry: Carry, place: QRect, font: QFont, colours: FloorColours) -> None:
    """The carried player: the name, and what letting go would do."""
    rect = QRectF(place)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for spread, alpha in ((4, 14), (2, 22), (1, 30)):
        painter.setBrush(QColor(0, 0, 0, alpha))
        painter.drawRoundedRect(rect.adjusted(-spread, -spread + 2, spread, spread + 2), 8, 8)
    target = carry.target
    edge = colours.edge if target is None else colours.good if target.is_good else colours.red
    painter.setPen(QPen(edge, 1.5))
    painter.setBrush(colours.raised)
    painter.drawRoundedRect(rect, 6, 6)
    bold = QFont(font)
    bold.setBold(True)
    painter.setFont(bold)
    painter.setPen(colours.seat_text)
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    line = QRectF(rect.left() + _PAD, rect.top() + 6, rect.width() - 2 * _PAD, _LINE)
    painter.drawText(line, left, carry.seat.name)
    if target is None:
        return
    line.translate(0, _LINE)
    painter.setFont(font)
    painter.setPen(edge)
    draw_sign(painter, QPointF(line.left() + 5, line.center().y()), good=target.is_good, colour=edge)
    painter.drawText(line.adjusted(_LINE, 0, 0, 0), left, target.text)


def draw_sign(painter: QPainter, middle: QPointF, *, good: bool, colour: QColor) -> None:
    """A tick or a cross, so that green and red are not told by colour alone."""
    painter.save()
    painter.setPen(QPen(colour, 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if good:
        points = (QPointF(-4, 0), QPointF(-1, 3), QPointF(4.5, -4))
        painter.drawPolyline(QPolygonF([middle + point for point in points]))
    else:
        for slope in (1, -1):
            painter.drawLine(middle + QPointF(-3.5, -3.5 * slope), middle + QPointF(3.5, 3.5 * slope))
    painter.restore()
