"""Prizes by place as curves, several plans in one picture: the head of the table and its tail both large.

Both axes are logarithmic: a first prize may be a hundred times the last one, and between the first two places
there is as much to see as between the last twenty. Each curve has a colour and a mark of its own.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from director.domain.plan import Plan
from director.gui import fonts, theme
from director.gui.theme import Size
from director.host.i18n import _, current
from director.views import figures

TOKENS: Final = ("good", "blue", "amber")
"""The colour of each curve."""
SIGNS: Final = ("●", "■", "▲")
"""The mark of each curve, as the columns above show it."""
_PENS: Final = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
_STEPS: Final = (1, 2, 3, 5)
"""Figures at which the axes are marked, in each power of ten."""
_TOP: Final = 10
_FOOT: Final = 22
_RIGHT: Final = 14
_MARK: Final = 3.5
_APART: Final = 34
"""Pixels between two figures under the picture."""


class Curve(NamedTuple):
    """One plan."""

    at: int
    """Which column: it gives colour and mark."""
    amounts: tuple[int, ...]


class _Scale(NamedTuple):
    """From a place and an amount to a point."""

    room: QRectF
    places: int
    least: int
    most: int

    def point(self, place: int, amount: int) -> QPointF:
        across = math.log(place) / math.log(self.places) if self.places > 1 else 0.5
        return QPointF(self.room.left() + across * self.room.width(), self.level(amount))

    def level(self, amount: int) -> float:
        """How far down an amount stands."""
        if self.most == self.least:
            return self.room.center().y()
        part = math.log(max(amount, 1) / self.least) / math.log(self.most / self.least)
        return self.room.bottom() - part * self.room.height()


class PrizeCurves(QWidget):
    """Grid, the price of an entry as a line across, and the curves."""

    def __init__(self, plan: Plan, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plan = plan
        self._curves: tuple[Curve, ...] = ()
        self.setObjectName("curves")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(72)

    def show_curves(self, curves: Sequence[Curve]) -> None:
        """These; those without prizes are left out."""
        self._curves = tuple(one for one in curves if one.amounts and one.amounts[-1])
        self.setAccessibleName(_("Prizes by place"))
        self.update()

    def curves(self) -> tuple[Curve, ...]:
        """What is drawn."""
        return self._curves

    def sizeHint(self) -> QSize:
        return QSize(640, 220)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if not self._curves:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(fonts.font(Size.NOTE))
        scale = self._scale(painter)
        self._paint_grid(painter, scale)
        for curve in self._curves:
            _paint_curve(painter, scale, curve)

    # ------------------------------------------------------------ within

    def _price(self) -> int:
        return self._plan.buy_in + self._plan.fee

    def _scale(self, painter: QPainter) -> _Scale:
        amounts = [amount for one in self._curves for amount in (one.amounts[0], one.amounts[-1])]
        if self._price():
            amounts.append(self._price())
        least, most = max(1, min(amounts)), max(amounts)
        wide = max(painter.fontMetrics().horizontalAdvance(self._money(one)) for one in _steps(least, most))
        room = QRectF(self.rect()).adjusted(wide + 10, _TOP, -_RIGHT, -_FOOT)
        return _Scale(room, max(len(one.amounts) for one in self._curves), least, most)

    def _money(self, amount: int) -> str:
        return figures.money(amount, self._plan, current())

    def _paint_grid(self, painter: QPainter, scale: _Scale) -> None:
        worn, room = theme.current(), scale.room
        hairline, soft = QPen(worn.colour("hairline"), 1), worn.colour("soft")
        last = math.inf
        for amount in _steps(scale.least, scale.most):
            y = scale.level(amount)
            if last - y < painter.fontMetrics().height():
                continue
            last = y
            painter.setPen(hairline)
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(soft)
            label = QRectF(0, y - 9, room.left() - 8, 18)
            painter.drawText(
                label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._money(amount)
            )
        self._paint_places(painter, scale)
        if self._price():
            self._paint_price(painter, scale)

    def _paint_places(self, painter: QPainter, scale: _Scale) -> None:
        worn, room, end = theme.current(), scale.room, -math.inf
        for place in (*(one for one in _steps(1, scale.places) if one < scale.places), scale.places):
            x = scale.point(place, scale.least).x()
            if x - end < _APART:
                continue
            end = x
            painter.setPen(worn.colour("soft"))
            painter.drawText(
                QRectF(x - 30, room.bottom() + 4, 60, 18),
                Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop,
                figures.chips(place, current()),
            )

    def _paint_price(self, painter: QPainter, scale: _Scale) -> None:
        worn, room, y = theme.current(), scale.room, scale.level(self._price())
        painter.setPen(QPen(worn.colour("edge"), 1, Qt.PenStyle.DashDotLine))
        painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
        painter.setPen(worn.colour("soft"))
        text = _("one entry: {money}").format(money=self._money(self._price()))
        painter.drawText(
            QRectF(room.left() + 4, y - 18, room.width() - 8, 18), Qt.AlignmentFlag.AlignLeft, text
        )


def _steps(least: int, most: int) -> Iterator[int]:
    """Round figures from the least to the most."""
    power = 10 ** int(math.log10(max(1, least)))
    while power <= most:
        yield from (step * power for step in _STEPS if least <= step * power <= most)
        power *= 10


def _paint_curve(painter: QPainter, scale: _Scale, curve: Curve) -> None:
    colour = theme.current().colour(TOKENS[curve.at])
    points = [scale.point(place, amount) for place, amount in enumerate(curve.amounts, 1)]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(colour, 2, _PENS[curve.at]))
    painter.drawPolyline(QPolygonF(points))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    last = -math.inf
    for point in points:
        if point.x() - last >= 4 * _MARK or point is points[-1]:
            last = point.x()
            _paint_mark(painter, curve.at, point)


def _paint_mark(painter: QPainter, at: int, spot: QPointF) -> None:
    if at == 0:
        painter.drawEllipse(spot, _MARK, _MARK)
    elif at == 1:
        painter.drawRect(QRectF(spot.x() - _MARK, spot.y() - _MARK, 2 * _MARK, 2 * _MARK))
    else:
        corners = (QPointF(0, -_MARK - 1), QPointF(_MARK + 1, _MARK), QPointF(-_MARK - 1, _MARK))
        painter.drawPolygon(QPolygonF([spot + corner for corner in corners]))
