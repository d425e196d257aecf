"""Which tables a dealer has checked: a green tick, or in red how many were not seen in their seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from director.gui.widgets.floor_colours import FloorColours
from director.gui.widgets.floor_layout import CELL_HEIGHT, CELL_WIDTH, Grid, Spot
from director.gui.widgets.floor_pieces import Detail, detail_at
from director.views.floor import FloorTable

_LEFT = 149.0
"""Of the middle of a badge on the felt, in floor units: between the rim and the number."""
_SIDE = 36.0
"""Of a badge in floor units; from afar it is larger than the zoom says."""
_LEAST, _MOST = 9.0, 30.0
"""Pixels."""
_WRITTEN = 13.0
"""A badge so large has the figure in it."""


def draw_checks(
    painter: QPainter,
    grid: Grid,
    tables: Sequence[FloorTable],
    area: Spot,
    shift: QPoint,
    zoom: float,
    checks: Mapping[int, int],
    colours: FloorColours,
) -> None:
    """A badge beside the number of each table that `checks` has, with how many were not seen there.

    From afar, where a table is a cell, it stands in the corner.
    """
    side = min(max(_SIDE * zoom, _LEAST), _MOST, CELL_HEIGHT * zoom * 0.8)
    cells = detail_at(zoom) is Detail.CELLS
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for index in grid.within(area):
        unseen = checks.get(tables[index].number)
        if unseen is None:
            continue
        row, column = divmod(index, grid.columns)
        x, y = (2.0, 2.0) if cells else (_LEFT * zoom - side / 2, CELL_HEIGHT / 2 * zoom - side / 2)
        corner = QPointF(column * CELL_WIDTH * zoom + x, row * CELL_HEIGHT * zoom + y) + QPointF(shift)
        badge = QRectF(corner.x(), corner.y(), side, side)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colours.red if unseen else colours.good)
        painter.drawEllipse(badge)
        _draw_inside(painter, badge, unseen, colours.ground)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)


def _draw_inside(painter: QPainter, badge: QRectF, unseen: int, ink: QColor) -> None:
    side, middle = badge.width(), badge.center()
    if unseen and side >= _WRITTEN:
        font = QFont(painter.font())
        font.setPixelSize(round(side * 0.62))
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(badge, int(Qt.AlignmentFlag.AlignCenter), str(unseen))
        return
    painter.setPen(QPen(ink, max(1.5, side * 0.13), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    if unseen:
        reach = side * 0.18
        painter.drawLine(middle + QPointF(-reach, -reach), middle + QPointF(reach, reach))
        painter.drawLine(middle + QPointF(-reach, reach), middle + QPointF(reach, -reach))
        return
    low = middle + QPointF(-side * 0.06, side * 0.2)
    painter.drawLine(middle + QPointF(-side * 0.24, side * 0.02), low)
    painter.drawLine(low, middle + QPointF(side * 0.24, -side * 0.18))
