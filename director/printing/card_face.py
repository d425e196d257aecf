"""What stands on a seat card, lying or upright. Drawn in real size; smaller stock is drawn smaller."""

from __future__ import annotations

from typing import Final

from director.host.i18n import Words
from director.printing import codes
from director.printing.pen import ACCENT, INK, SOFT, Pen
from director.printing.sheet import Card
from director.printing.text import layout
from director.views.papers import SeatCardRow, SeatCards

PADDING: Final = 13.0
FIGURES: Final = 52.0
"""Size of the table's and the seat's number: the first thing the eye meets."""
LOW_FIGURES: Final = 38.0
"""The same on a card that is less high, as on letter paper."""

BETWEEN_FIGURES: Final = 18.0
QUIET: Final = 12.0
"""Left free beside a code, which no reader finds without it."""
NAME: Final = 16.0
"""Size of the player's name when it fits."""
LEAST_NAME: Final = 10.5
"""A name that does not fit at this size stands in lines, as large as its place allows."""
_UNDER: Final = 10.5
"""From the name to what tells namesakes apart."""


class CardLabels:
    """The words of a card, looked up once a sheet."""

    __slots__ = ("seat", "stack", "table")

    def __init__(self, words: Words) -> None:
        self.table = words._("Table")
        self.seat = words._("Seat")
        self.stack = words._("Starting stack {chips}")


class CardFace:
    """A lying card, drawn from its lower left corner."""

    __slots__ = ("height", "labels", "pen", "width", "x", "y")

    def __init__(self, pen: Pen, card: Card, labels: CardLabels) -> None:
        self.pen = pen
        self.x = card.x + PADDING
        self.y = card.y
        self.width = card.width - 2 * PADDING
        self.height = card.height
        self.labels = labels

    def draw(self, rows: SeatCards, row: SeatCardRow) -> None:
        """Draw the event, the player, where to sit, the stack and the code."""
        self._event(rows)
        self._player(rows, row)
        room = self.width - self._code_width(rows) - QUIET
        self._where(row, room)
        stack = self.labels.stack.format(chips=row.stack)
        self.pen.text(self.x, self.y + PADDING, stack, 8, colour=SOFT, width=room, least=5.5)
        self._code(rows, row)

    def _event(self, rows: SeatCards) -> None:
        letterhead, right, top = rows.letterhead, self.x + self.width, self.y + self.height - PADDING
        price = self.pen.text(right, top - 8, rows.price, 8.5, width=self.width * 0.4, least=6, align="right")
        gap = price + 8 if price else 0
        logo = self.pen.draw_logo(self.x, top, 20, 46, gap=6)
        x, room = self.x + logo, self.width - logo
        self.pen.text(x, top - 8, letterhead.event, 9.5, style="bold", width=room - gap, least=5.5)
        half = self.width * 0.5 - 3
        self.pen.text(x, top - 19, letterhead.when, 7.5, colour=SOFT, width=half - logo, least=5)
        self.pen.text(
            right, top - 19, letterhead.place, 7.5, colour=SOFT, width=half, least=5.5, align="right"
        )
        self.pen.rule(self.x, top - 25, self.width, colour=ACCENT, thick=1.2)

    def _player(self, rows: SeatCards, row: SeatCardRow) -> None:
        base = self.y + self.height - PADDING - 44
        if layout(row.name, "bold", NAME).width * LEAST_NAME / NAME <= self.width:
            self.pen.text(self.x, base, row.name, NAME, style="bold", width=self.width)
        else:
            most = FIGURES if self.height > 150 else LOW_FIGURES
            code = self._code_width(rows) if rows.code == "qr" else 0
            under = self.y + PADDING + max(16 + most * 0.714 + 11, 17 + code + 4)
            base = self._long_name(base + 15, row, base + 15 - under)
        if row.told_apart:
            self.pen.text(
                self.x, base - _UNDER, row.told_apart, 7.5, colour=SOFT, width=self.width - 74, least=5.5
            )

    def _long_name(self, top: float, row: SeatCardRow, room: float) -> float:
        """Draw a name in as many lines as it takes in this room; gives the base line of the last."""
        room -= _UNDER if row.told_apart else 0
        return self.pen.block(self.x, top, row.name, LEAST_NAME, (self.width, room), style="bold")

    def _where(self, row: SeatCardRow, width: float) -> None:
        """Draw table and seat in one size, as large as both fit; the seats of most cards in one line."""
        most = FIGURES if self.height > 150 else LOW_FIGURES
        table, seat = (layout(str(number), "bold", most).width for number in (row.table, row.seat))
        size = most * min(1, (width - BETWEEN_FIGURES) / (table + seat))
        base = self.y + PADDING + 16
        label = base + size * 0.714 + 5
        x = self.x + max(table * size / most + BETWEEN_FIGURES, width * 0.43)
        x = min(x, self.x + width - seat * size / most)
        self.pen.text(self.x, label, self.labels.table, 7.5, colour=SOFT)
        self.pen.text(self.x, base, str(row.table), size, style="bold")
        self.pen.text(x, label, self.labels.seat, 7.5, colour=SOFT)
        self.pen.text(x, base, str(row.seat), size, style="bold")

    def _code(self, rows: SeatCards, row: SeatCardRow) -> None:
        right, bottom, wide = self.x + self.width, self.y + PADDING, self._code_width(rows)
        if rows.code == "code128":
            codes.draw_bars(self.pen, right - wide, bottom + 14, wide, 28, row.code)
        elif rows.code == "qr":
            codes.draw_qr(self.pen, right - wide, bottom + 17, wide, row.code)
        self.pen.text(right, bottom - 1, row.code, 8, style="bold", colour=INK, align="right")

    def _code_width(self, rows: SeatCards) -> float:
        if rows.code == "code128":
            return 98
        return 52 if self.height > 150 else 46


class TallCardFace(CardFace):
    """An upright card: a label, a plastic card, a piece of a roll."""

    __slots__ = ()

    def draw(self, rows: SeatCards, row: SeatCardRow) -> None:
        """Draw the event, the player, where to sit, the stack and the code, downwards."""
        y = self._event_above(rows)
        y = self._name_below(y, row, self._under_name(rows))
        self._figures(y, row)
        bottom, right = self.y + PADDING, self.x + self.width
        stack = self.labels.stack.format(chips=row.stack)
        wide = self.width if rows.code == "code128" else self._code_width(rows)
        if rows.code == "code128":
            codes.draw_bars(self.pen, self.x + QUIET, bottom + 14, wide - 2 * QUIET, 26, row.code)
            self.pen.text(right, bottom - 1, row.code, 8, style="bold", align="right")
            self.pen.text(self.x, bottom - 1, stack, 8, colour=SOFT, width=self.width * 0.6, least=5.5)
            return
        self._code(rows, row)
        room = self.width - wide - QUIET
        self.pen.text(self.x, bottom + 11, rows.price, 8.5, width=room, least=5.5)
        self.pen.text(self.x, bottom - 1, stack, 8, colour=SOFT, width=room, least=5.5)

    def _event_above(self, rows: SeatCards) -> float:
        letterhead, y = rows.letterhead, self.y + self.height - PADDING
        logo = self.pen.draw_logo(self.x + self.width, y, 26, 40, align="right", gap=6)
        room = self.width - logo
        y = self.pen.block(self.x, y - 1, letterhead.event, 9.5, (room, 22), style="bold")
        for said in (letterhead.when, letterhead.place):
            y -= 9.5
            self.pen.text(self.x, y, said, 7.5, colour=SOFT, width=room, least=5)
        self.pen.rule(self.x, y - 6, self.width, colour=ACCENT, thick=1.2)
        return y - 6

    def _under_name(self, rows: SeatCards) -> float:
        """How low the name may reach: figures and code stand under it."""
        code = {"qr": 17 + self._code_width(rows), "code128": 40.0, "none": 20.0}[rows.code]
        return self.y + PADDING + code + 6 + 22 + FIGURES * 0.714

    def _name_below(self, y: float, row: SeatCardRow, floor: float) -> float:
        if layout(row.name, "bold", NAME).width * LEAST_NAME / NAME <= self.width:
            y -= 19
            self.pen.text(self.x, y, row.name, NAME, style="bold", width=self.width)
        else:
            y = self._long_name(y - 6, row, y - 6 - floor)
        if row.told_apart:
            y -= _UNDER
            self.pen.text(self.x, y, row.told_apart, 7.5, colour=SOFT, width=self.width, least=5.5)
        return y

    def _figures(self, y: float, row: SeatCardRow) -> None:
        """Draw table and seat in one size, as large as both fit."""
        table, seat = (layout(str(number), "bold", FIGURES).width for number in (row.table, row.seat))
        size = FIGURES * min(1, (self.width - BETWEEN_FIGURES) / (table + seat))
        x = self.x + max(table * size / FIGURES + BETWEEN_FIGURES, self.width * 0.55)
        x = min(x, self.x + self.width - seat * size / FIGURES)
        for at, label, number in ((self.x, self.labels.table, row.table), (x, self.labels.seat, row.seat)):
            self.pen.text(at, y - 16, label, 8, colour=SOFT)
            self.pen.text(at, y - 22 - size * 0.714, str(number), size, style="bold")
