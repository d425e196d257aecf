"""Paints the pieces of a screen, and says what of it has changed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QRegion

from director.gui import icons
from director.gui.screens import logo
from director.gui.screens.pieces import PROBE, Box, Drawing, Painting, Picture, Piece, Text, letters

_AT_ONCE: Final = 2_000_000
"""Pixels that are painted in one go."""


def paint(painter: QPainter, painting: Painting, area: QRect) -> None:
    """Paint what lies in this area."""
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.fillRect(area, QColor(painting.ground))
    reach = QRectF(area)
    for piece in painting.pieces:
        if piece.rect.intersects(reach):
            _paint(painter, piece)


def changed(before: Painting | None, now: Painting, size: QSizeF) -> QRegion:
    """Where two paintings of one size differ."""
    if before is None or before.ground != now.ground:
        return QRegion(QRectF(QPointF(), size).toAlignedRect())
    region = QRegion()
    for piece in {*before.pieces} ^ {*now.pieces}:
        region += piece.rect.toAlignedRect().adjusted(-2, -2, 2, 2)
    return region


def strips(region: QRegion, ratio: float) -> list[QRegion]:
    """The region as it is; a very large one in strips, because painting it at once would hold the window."""
    whole = region.boundingRect()
    count = round(whole.width() * whole.height() * ratio * ratio / _AT_ONCE)
    if count < 2:
        return [region]
    high = -(-whole.height() // count)
    parts = (QRect(whole.left(), whole.top() + at * high, whole.width(), high) for at in range(count))
    return [strip for part in parts if not (strip := region.intersected(part)).isEmpty()]


def _paint(painter: QPainter, piece: Piece) -> None:
    match piece:
        case Text():
            _text(painter, piece)
        case Box():
            colour = QColor(piece.colour)
            colour.setAlphaF(piece.strength)
            painter.fillRect(piece.rect, colour)
        case Drawing():
            painter.setOpacity(piece.strength)
            icons.draw(painter, piece.icon, piece.rect, piece.colour, solid=piece.solid)
            painter.setOpacity(1.0)
        case Picture():
            _picture(painter, piece)


def _text(painter: QPainter, piece: Text) -> None:
    painter.save()
    painter.setFont(letters(bold=piece.bold))
    painter.setPen(QColor(piece.colour))
    painter.setOpacity(piece.strength)
    painter.translate(piece.rect.left(), piece.base)
    painter.scale(piece.stretch * piece.size / PROBE, piece.size / PROBE)
    painter.drawText(QPointF(), piece.text)
    painter.restore()


def _picture(painter: QPainter, piece: Picture) -> None:
    ratio = painter.device().devicePixelRatioF()
    loaded = logo.picture(piece.file, round(piece.wide * ratio), round(piece.high * ratio))
    if loaded is None:
        return
    size = QSizeF(loaded.size()) / ratio
    top = piece.top + (piece.high - size.height()) / 2
    painter.drawPixmap(QRectF(QPointF(piece.left, top), size), loaded, QRectF(loaded.rect()))
