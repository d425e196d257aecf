"""One table with its seats as the dealer sees it: names, cards, button and blinds; seats may be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from director.domain.hands import LastHand
from director.gui import fonts, theme
from director.gui.theme import Size
from director.gui.widgets.card_face import HEIGHT, WIDTH, draw_card
from director.gui.widgets.floor_colours import floor_colours
from director.gui.widgets.floor_discs import disc_size, draw_disc, laid_out, letters_font
from director.gui.widgets.floor_layout import (
    CELL_HEIGHT,
    CELL_WIDTH,
    OVAL_HEIGHT,
    OVAL_WIDTH,
    seat_spots,
)
from director.gui.widgets.floor_paint import shortened
from director.gui.widgets.seat_ring import SeatRing
from director.host.i18n import _
from director.rules.cards.card import Card
from director.views.combinations import with_signs

_LARGEST = 1.5
"""How much larger than on the map a table may be drawn."""
_SMALLEST = 0.55
"""And how much smaller, on a screen with little room."""
_LEAST_DISC = 0.75
"""Smaller discs than that nobody can read."""
_LOW = 22
"""Lower seats than this have smaller letters, in pixels."""
_TWO_LINES = 34
"""So high a seat must be for a note under the name, in pixels."""


@dataclass(frozen=True)
class RingSeat:
    """One seat of the ring."""

    seat: int
    name: str = ""
    """Empty where nobody sits."""
    note: str = ""
    """A few words under the name."""
    pale: bool = False
    """Not in this hand."""
    card: Card | None = None
    strong: bool = False
    """Stands out."""


class TableRing(SeatRing):
    """Shows one table."""

    def __init__(self, number: int, *, choosable: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(choosable=choosable, parent=parent)
        self._number = number
        self._seats: tuple[RingSeat, ...] = ()
        self._last: LastHand | None = None
        self._colours = floor_colours(theme.current())
        self.setObjectName("ring")
        self.setAccessibleName(_("Table {table}").format(table=number))
        if choosable:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_seats(self, seats: Sequence[RingSeat], last: LastHand | None) -> None:
        """Show these seats, seat 1 first, with button and blinds."""
        self._seats, self._last = tuple(seats), last
        self._hold([one.seat for one in self._seats])
        told = (f"{one.seat} {one.name} {with_signs([one.card]) if one.card else ''}" for one in self._seats)
        self.setAccessibleDescription("; ".join(" ".join(text.split()) for text in told))
        self.update()

    @property
    def seats(self) -> tuple[RingSeat, ...]:
        """What is shown."""
        return self._seats

    @property
    def last(self) -> LastHand | None:
        """Where button and blinds are shown."""
        return self._last

    def rect_of(self, seat: int) -> QRectF:
        """Where a seat is drawn."""
        scale, origin = self._scale()
        spot = seat_spots(len(self._seats))[seat - 1]
        return QRectF(
            origin.x() + spot.x * scale, origin.y() + spot.y * scale, spot.width * scale, spot.height * scale
        )

    def sizeHint(self) -> QSize:
        return QSize(round(CELL_WIDTH * 1.35), round(CELL_HEIGHT * 1.35))

    def minimumSizeHint(self) -> QSize:
        return QSize(round(CELL_WIDTH * _SMALLEST), round(CELL_HEIGHT * _SMALLEST))

    def changeEvent(self, event: QEvent) -> None:
        self._colours = floor_colours(theme.current())
        super().changeEvent(event)

    # ------------------------------------------------------------ painting

    def _scale(self) -> tuple[float, QPointF]:
        """How much larger than floor units, and where the cell begins."""
        scale = min(self.width() / CELL_WIDTH, self.height() / CELL_HEIGHT, _LARGEST)
        left = (self.width() - CELL_WIDTH * scale) / 2
        return scale, QPointF(left, (self.height() - CELL_HEIGHT * scale) / 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        scale, origin = self._scale()
        self._paint_felt(painter, scale, origin)
        for one in self._seats:
            self._paint_seat(painter, one)
        large = max(scale, _LEAST_DISC)
        font = letters_font(fonts.font(Size.BODY), large)
        for disc, x, y in laid_out(len(self._seats), self._last):
            width, height = (side * large for side in disc_size(disc))
            box = QRectF(
                origin.x() + x * scale - width / 2, origin.y() + y * scale - height / 2, width, height
            )
            draw_disc(painter, box, disc, self._colours, font)
        self._paint_cursor(painter, self._colours.focus, 6 * scale)
        painter.end()

    def _paint_felt(self, painter: QPainter, scale: float, origin: QPointF) -> None:
        felt = self._colours.felts["full"]
        width, height = OVAL_WIDTH * scale, OVAL_HEIGHT * scale
        left = origin.x() + (CELL_WIDTH * scale - width) / 2
        oval = QRectF(left, origin.y() + (CELL_HEIGHT * scale - height) / 2, width, height)
        painter.setPen(QPen(felt.rim, 2 * scale))
        painter.setBrush(felt.fill)
        painter.drawRoundedRect(oval, height / 2, height / 2)
        bar = QRectF(oval.center().x() - 8 * scale, oval.bottom() - 3 * scale, 16 * scale, 6 * scale)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(felt.rim)
        painter.drawRoundedRect(bar, 3 * scale, 3 * scale)
        painter.setFont(fonts.font(round(26 * scale), bold=True))
        painter.setPen(felt.text)
        painter.drawText(oval, int(Qt.AlignmentFlag.AlignCenter), str(self._number))

    def _paint_seat(self, painter: QPainter, one: RingSeat) -> None:
        box, colours = self.rect_of(one.seat), self._colours
        if one.name:
            painter.setPen(QPen(colours.good if one.strong else colours.seat_rim, 2 if one.strong else 1))
            painter.setBrush(colours.seat)
        else:
            painter.setPen(QPen(colours.edge, 1, Qt.PenStyle.DashLine))
            painter.setBrush(colours.ground)
        painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        painter.setPen(colours.muted)
        painter.setFont(fonts.font(Size.BODY if box.height() >= _LOW else 10))
        left = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(box.adjusted(8, 0, 0, 0), int(left), str(one.seat))
        room = box.adjusted(28, 2, -6, -2)
        if one.card is not None:
            height = min(HEIGHT, box.height() - 4)
            width = height * WIDTH / HEIGHT
            draw_card(
                painter,
                QRectF(box.right() - width - 3, box.center().y() - height / 2, width, height),
                one.card,
                strong=one.strong,
            )
            room.adjust(0, 0, -width, 0)
        self._paint_words(painter, one, room)

    def _paint_words(self, painter: QPainter, one: RingSeat, room: QRectF) -> None:
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        size = Size.BODY if room.height() + 4 >= _LOW else 10
        lines: list[tuple[str, Size | int, QColor]] = [
            (one.name, size, self._colours.muted if one.pale else self._colours.seat_text)
        ]
        if one.note and room.height() + 4 >= _TWO_LINES:
            lines.append((one.note, Size.NOTE, self._colours.muted))
        height = room.height() / len(lines)
        for at, (text, letters, ink) in enumerate(lines):
            font = fonts.font(letters)
            painter.setFont(font)
            painter.setPen(ink)
            line = QRectF(room.left(), room.top() + at * height, room.width(), height)
            painter.drawText(line, int(middle), shortened(text, room.width(), QFontMetricsF(font)))
