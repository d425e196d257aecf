"""A table in the middle of a hand: who sits where, what lies before them, whose turn, pots and cards.

Whose turn it is, who folded and who is all-in is told by rims and words, never by colour alone.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from director.gui import fonts, theme
from director.gui.theme import Size
from director.gui.widgets.floor_colours import floor_colours
from director.gui.widgets.floor_discs import draw_pill, letters_font, pill_width
from director.gui.widgets.floor_layout import CELL_HEIGHT, CELL_WIDTH, SEAT_WIDTH, seat_spots
from director.gui.widgets.floor_paint import shortened
from director.gui.widgets.seat_ring import SeatRing
from director.host.i18n import _
from director.views.table_tools.ring import CardFace, Ring, RingSeat

_SUITS: Final = {"s": "spade", "h": "heart", "d": "diamond", "c": "club"}
_EDGE: Final = 8.0
"""Between the widget's rim and the seats, in pixels."""
_MOST_WIDE: Final = 172.0
_MOST_HIGH: Final = 58.0
"""A seat is no larger than this, in pixels."""
_BESIDE: Final = 56.0
"""So much is left free beside the lines in the middle, in pixels."""
_LEAST_MIDDLE: Final = 110.0
"""So wide are the lines in the middle at least, in pixels."""
_CARD_LOW: Final = 46.0
_CARD_HIGH: Final = 78.0
"""A card in the middle is so high, as the table has room, in pixels."""
_CARD_SHAPE: Final = 0.74
_LOW: Final = 52.0
"""In lower seats than this a bet stands within, in pixels."""
_CHIP: Final = 14.0
"""A chip before a seat is so wide, in pixels."""
_RAIL: Final = 9.0
"""The rail round the felt is so broad, in pixels."""


class HandRing(SeatRing):
    """Shows one `Ring`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(choosable=True, parent=parent)
        self._ring: Ring | None = None
        self.setObjectName("hand-ring")
        self.setAccessibleName(_("The table"))

    @property
    def shown(self) -> Ring | None:
        """What is shown."""
        return self._ring

    def show_ring(self, ring: Ring) -> None:
        """Show this table."""
        self._ring = ring
        self._hold([one.seat for one in ring.seats])
        told = (_told(one) for one in ring.seats if not one.empty)
        self.setAccessibleDescription("; ".join((*ring.pots, *told)))
        self.update()

    def rect_of(self, seat: int) -> QRectF:
        """Where a seat is drawn."""
        count = len(self._ring.seats) if self._ring is not None else seat
        spots = seat_spots(count)
        rows = len({round(spot.middle[1]) for spot in spots})
        wide = min(_MOST_WIDE, self.width() / 3 - 2 * _EDGE)
        high = min(_MOST_HIGH, (self.height() - 2 * _EDGE) / max(rows, 1) - 6)
        x, y = spots[seat - 1].middle
        reach = (CELL_WIDTH - SEAT_WIDTH - 22) / 2
        tall = max(abs(spot.middle[1] - CELL_HEIGHT / 2) for spot in spots) or 1
        across = (self.width() - wide) / 2 - _EDGE
        along = (self.height() - high) / 2 - _EDGE
        middle = QPointF(
            self.width() / 2 + (x - CELL_WIDTH / 2) / reach * across,
            self.height() / 2 + (y - CELL_HEIGHT / 2) / tall * along,
        )
        return QRectF(middle.x() - wide / 2, middle.y() - high / 2, wide, high)

    def sizeHint(self) -> QSize:
        return QSize(680, 440)

    def minimumSizeHint(self) -> QSize:
        return QSize(420, 250)

    # ------------------------------------------------------------ painting

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        if self._ring is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        oval = self._oval()
        _paint_felt(painter, oval)
        self._paint_middle(painter, self._ring, oval)
        for one in self._ring.seats:
            _paint_seat(painter, one, self.rect_of(one.seat), low=self._is_low())
            if one.bet and not self._is_low():
                self._paint_bet(painter, one)
        self._paint_cursor(painter, theme.current().colour("focus"), 6)
        painter.end()

    def _is_low(self) -> bool:
        """Whether there is no room between the seats: then a bet stands in its seat."""
        return self.rect_of(1).height() < _LOW

    def _oval(self) -> QRectF:
        """The felt: its rim goes through the seats."""
        seat = self.rect_of(1)
        side = seat.width() * 0.42
        return QRectF(self.rect()).adjusted(side, seat.height() * 0.6, -side, -seat.height() * 0.6)

    def _paint_middle(self, painter: QPainter, ring: Ring, oval: QRectF) -> None:
        """The board with the pots under it."""
        wide = QFontMetricsF(fonts.font(Size.STRONG, bold=True)).height()
        gap = self.width() - 2 * self.rect_of(1).width() - 4 * _EDGE
        card = _card_in(oval, gap / max(len(ring.board), 3) - 6)
        cards = card.height() + 8 if ring.board else 0
        high = cards + wide * len(ring.pots) + wide
        top = oval.center().y() - high / 2
        if self._is_low() and not ring.board:
            self._line(painter, " · ".join(filter(None, (ring.street, *ring.pots))), top, Size.BODY, "text")
            return
        self._line(painter, ring.street, top, Size.NOTE, "soft")
        top += wide
        if ring.board:
            step = card.width() + 6
            left = oval.center().x() - (step * len(ring.board) - 6) / 2
            for at, face in enumerate(ring.board):
                draw_face(painter, QRectF(left + at * step, top, card.width(), card.height()), face)
            top += cards
        for at, text in enumerate(ring.pots):
            self._line(painter, text, top, Size.BODY if at else Size.STRONG, "text")
            top += wide
        if any(one.bet for one in ring.seats) and not self._is_low():
            self._line(painter, ring.pot, top, Size.NOTE, "soft")

    def _line(self, painter: QPainter, text: str, top: float, size: Size, token: str) -> None:
        font = fonts.font(size, bold=size is Size.STRONG)
        seat = self.rect_of(1)
        beside = 3 * _EDGE if self._is_low() else _BESIDE
        across = max(self.width() - 2 * seat.width() - beside, _LEAST_MIDDLE)
        room = QRectF((self.width() - across) / 2, top, across, 24)
        painter.setFont(font)
        painter.setPen(theme.current().colour(token))
        words = shortened(text, room.width(), QFontMetricsF(font))
        painter.drawText(room, int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop), words)

    def _paint_bet(self, painter: QPainter, one: RingSeat) -> None:
        """What lies before a seat, on the way to the middle."""
        box, worn = self.rect_of(one.seat), theme.current()
        font = fonts.font(Size.BODY, bold=True)
        wide = QFontMetricsF(font).horizontalAdvance(one.bet) + 16 + _CHIP
        middle = QRectF(self.rect()).center()
        ends = abs(box.center().y() - middle.y()) < (self.height() / 2 - box.height() - _EDGE)
        if ends:
            side = 1 if box.center().x() < middle.x() else -1
            x, y = box.center().x() + side * (box.width() / 2 + wide / 2 + 6), box.center().y()
        else:
            down = 1 if box.center().y() < middle.y() else -1
            x, y = box.center().x(), box.center().y() + down * (box.height() / 2 + 15)
            x += (middle.x() - x) * 0.12
        pill = QRectF(x - wide / 2, y - 11, wide, 22)
        painter.setPen(QPen(worn.colour("edge"), 1))
        painter.setBrush(worn.colour("raised"))
        painter.drawRoundedRect(pill, 11, 11)
        _paint_chip(painter, QPointF(pill.left() + 4 + _CHIP / 2, pill.center().y()))
        painter.setFont(font)
        painter.setPen(worn.colour("text"))
        painter.drawText(pill.adjusted(_CHIP, 0, 0, 0), int(Qt.AlignmentFlag.AlignCenter), one.bet)


def _card_in(oval: QRectF, widest: float) -> QSizeF:
    high = max(_CARD_LOW, min(_CARD_HIGH, oval.height() * 0.2))
    wide = min(high * _CARD_SHAPE, widest)
    return QSizeF(wide, wide / _CARD_SHAPE)


def _paint_felt(painter: QPainter, oval: QRectF) -> None:
    """The rail, the felt within it, and at the foot the place of the dealer."""
    felt = floor_colours(theme.current()).felts
    inner = oval.adjusted(_RAIL, _RAIL, -_RAIL, -_RAIL)
    painter.setPen(QPen(felt["even"].rim, 1.5))
    for box, tone in ((oval, felt["full"]), (inner, felt["even"])):
        painter.setBrush(tone.fill)
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
    tray = QRectF(oval.center().x() - 26, oval.bottom() - _RAIL - 5, 52, 8)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(felt["even"].rim)
    painter.drawRoundedRect(tray, 4, 4)


def _paint_chip(painter: QPainter, middle: QPointF) -> None:
    """A chip lying flat: that the number beside it is chips is seen before it is read."""
    worn, radius = theme.current(), _CHIP / 2 - 1
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(worn.colour("seat_taken"))
    painter.drawEllipse(middle, radius, radius)
    pen = QPen(worn.colour("on_seat"), 1.6)
    pen.setDashPattern((1.2, 1.35))
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius - 1.4, radius - 1.4)


def draw_face(painter: QPainter, box: QRectF, face: CardFace) -> None:
    """A card with rank over suit, or its back where nobody saw it."""
    worn = theme.current()
    painter.setPen(QPen(worn.colour("edge"), 1))
    painter.setBrush(worn.colour("raised" if face.suit else "sunken"))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    painter.setPen(worn.colour(_SUITS.get(face.suit, "soft")))
    middle = int(Qt.AlignmentFlag.AlignCenter)
    if not face.suit:
        painter.setFont(fonts.font(round(box.height() * 0.4), bold=True))
        painter.drawText(box, middle, "?")
        return
    half = box.height() / 2
    painter.setFont(fonts.font(round(box.height() * 0.42), bold=True))
    painter.drawText(box.adjusted(0, 0, 0, -half * 0.85), middle, face.text[:-1])
    painter.setFont(fonts.font(round(box.height() * 0.44)))
    painter.drawText(box.adjusted(0, half * 0.85, 0, 0), middle, face.text[-1])


def _paint_seat(painter: QPainter, one: RingSeat, box: QRectF, *, low: bool) -> None:
    worn = theme.current()
    if one.empty:
        painter.setPen(QPen(worn.colour("hairline"), 1, Qt.PenStyle.DashLine))
        painter.setBrush(worn.colour("surface"))
    else:
        marked = one.to_act or one.chosen
        rim, width = ("focus", 3.0) if marked else ("edge", 1.0)
        painter.setPen(QPen(worn.colour(rim), width))
        painter.setBrush(worn.colour("selected" if marked else "sunken" if _pale(one) else "raised"))
    painter.drawRoundedRect(box.adjusted(1.5, 1.5, -1.5, -1.5), 7, 7)
    ink = worn.colour("soft" if _pale(one) or one.empty else "text")
    room = box.adjusted(8, 3, -6, -3)
    upper = QRectF(room.left(), room.top(), room.width(), room.height() / 2)
    lower = QRectF(room.left(), upper.bottom(), room.width(), room.height() / 2)
    faces = _paint_cards(painter, one, box)
    _paint_name(painter, one, upper.adjusted(0, 0, -faces, 0), ink)
    _paint_stack(painter, one, lower.adjusted(0, 0, -faces, 0), ink, one.bet if low else "")


def _paint_cards(painter: QPainter, one: RingSeat, box: QRectF) -> float:
    """The cards of a seat, at its right; how much room they take."""
    high = box.height() - 14
    wide = high * 0.66
    step = min(wide + 2, box.width() * 0.55 / max(len(one.cards), 1))
    left = box.right() - 6 - (step * (len(one.cards) - 1) + wide)
    for at, face in enumerate(one.cards):
        draw_face(painter, QRectF(left + at * step, box.top() + 7, wide, high), face)
    return box.right() - left if one.cards else 0.0


def _paint_name(painter: QPainter, one: RingSeat, room: QRectF, ink: QColor) -> None:
    font = fonts.font(Size.STRONG if room.height() >= 20 else Size.NOTE, bold=not one.folded)
    painter.setFont(font)
    painter.setPen(ink)
    text = f"{one.seat}  {one.name}" if not one.empty else str(one.seat)
    middle = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
    painter.drawText(room, middle, shortened(text, room.width(), QFontMetricsF(font)))


def _paint_stack(painter: QPainter, one: RingSeat, room: QRectF, ink: QColor, bet: str) -> None:
    """The stack, or that it is all in, with a bet that has no room elsewhere and the marks behind it."""
    text = "" if one.empty else _("all-in") if one.all_in else _("folded") if one.folded else one.stack
    font, pills = fonts.font(Size.BODY, bold=one.all_in), letters_font(fonts.font(Size.BODY), 1.0)
    painter.setFont(font)
    painter.setPen(ink)
    painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), text)
    left = room.left() + (QFontMetricsF(font).horizontalAdvance(text) + 8 if text else 0)
    if bet:
        left += _paint_bet_within(painter, bet, QRectF(left, room.top(), room.right() - left, room.height()))
    for mark in one.marks:
        wide = pill_width(mark, pills)
        if left + wide > room.right() + 2:
            return
        box = QRectF(left, room.center().y() - 8, wide, 16)
        if mark == "D":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.current().colour("seat_taken"))
            painter.drawRoundedRect(box, 8, 8)
            painter.setFont(pills)
            painter.setPen(theme.current().colour("on_seat"))
            painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), mark)
        else:
            draw_pill(painter, box, mark, ink, pills)
        left += wide + 4


def _paint_bet_within(painter: QPainter, bet: str, room: QRectF) -> float:
    """A bet in its seat, where there is no room before it; how much room it takes."""
    font = fonts.font(Size.BODY, bold=True)
    _paint_chip(painter, QPointF(room.left() + _CHIP / 2, room.center().y()))
    painter.setFont(font)
    painter.setPen(theme.current().colour("text"))
    beside = room.adjusted(_CHIP + 3, 0, 0, 0)
    painter.drawText(beside, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft), bet)
    return _CHIP + 10 + QFontMetricsF(font).horizontalAdvance(bet)


def _pale(one: RingSeat) -> bool:
    return one.folded or one.away or not one.dealt


def _told(one: RingSeat) -> str:
    """A seat as a screen reader says it."""
    words = [str(one.seat), one.name, one.stack, *one.marks, *(face.text for face in one.cards)]
    if one.to_act:
        words.append(_("to act"))
    if one.folded or one.all_in:
        words.append(_("folded") if one.folded else _("all-in"))
    return " ".join(word for word in (*words, one.bet) if word)
