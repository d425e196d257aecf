"""Move slips: four a sheet with marks to cut along, or one after another from a roll 80 mm wide."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, Final

from director.host.i18n import N_, Words
from director.printing.document import Document
from director.printing.pen import ACCENT, LINE, SOFT, Pen
from director.printing.sheet import Sheet
from director.printing.stock import MM, ROLL, Stock
from director.printing.text import layout
from director.views.move_slips import MoveSlip, MoveSlips

PER_SHEET: Final = 4
_FIGURES: Final = 64.0
"""Size of the new table and seat: the first thing the eye meets."""

_TABLE: Final = 0.6
"""So much of the width is the table's: its number may have five digits, that of a seat two."""
_APART: Final = 22.0
"""Between table and seat, so that nobody reads them as one number."""
_NAME, _LEAST_NAME, _IN_LINES = 18.0, 12.0, 12.5
"""Size of a name on one line, how small it may become there, and the largest of a longer one in lines."""
_HIGH: Final = 222.0
"""From the first line of a slip to its last."""

Page = Sequence[MoveSlip]


class MoveSlipDocument(Document[MoveSlips, Page]):
    """Four slips a sheet, in the order in which the players go."""

    id = "move-slips"
    name = N_("Move slips")
    rows = MoveSlips

    def pages(self, rows: MoveSlips, stock: Stock) -> Sequence[Page]:
        """Four a sheet."""
        return [rows.rows[at : at + PER_SHEET] for at in range(0, len(rows.rows), PER_SHEET)]

    def texts(self, rows: MoveSlips) -> Iterator[str]:
        """The event and every name."""
        yield rows.letterhead.event
        yield from (row.name for row in rows.rows)

    def draw(self, sheet: Sheet, rows: MoveSlips, page: Page) -> None:
        """Draw a quarter of the sheet for each."""
        stock, pad = sheet.stock, 14 * MM
        wide, high = stock.width / 2, stock.height / 2
        above = (high - _HIGH) / 2
        _cut_marks(sheet.pen, stock)
        for place, row in enumerate(page):
            down, across = divmod(place, 2)
            corner = (across * wide + pad, stock.height - down * high - above)
            _draw(sheet.pen, corner, wide - 2 * pad, rows, row, sheet.words)


class MoveSlipRoll(MoveSlipDocument):
    """One slip a page, for a printer with a roll."""

    id = "move-slip-roll"
    name = N_("Move slips, roll of 80 mm")
    own_stock: ClassVar[Stock | None] = ROLL

    def pages(self, rows: MoveSlips, stock: Stock) -> Sequence[Page]:
        """One each."""
        return [(row,) for row in rows.rows]

    def draw(self, sheet: Sheet, rows: MoveSlips, page: Page) -> None:
        """Draw the one slip."""
        pad = 5 * MM
        corner = (pad, sheet.stock.height - pad)
        _draw(sheet.pen, corner, sheet.stock.width - 2 * pad, rows, page[0], sheet.words)


def _cut_marks(pen: Pen, stock: Stock) -> None:
    """Marks at the edges and a small cross in the middle."""
    x, y, tick = stock.width / 2, stock.height / 2, 6 * MM
    for end in (0.0, stock.height - tick):
        pen.line(x, end, x, end + tick, colour=SOFT)
    for end in (0.0, stock.width - tick):
        pen.line(end, y, end + tick, y, colour=SOFT)
    pen.line(x - 2 * MM, y, x + 2 * MM, y, colour=LINE)
    pen.line(x, y - 2 * MM, x, y + 2 * MM, colour=LINE)


def _draw(
    pen: Pen, corner: tuple[float, float], width: float, rows: MoveSlips, row: MoveSlip, words: Words
) -> None:
    """One slip from its upper left corner; 92 mm high at most."""
    x, top = corner
    right = x + width
    taken = pen.text(right, top - 9, rows.time, 9, colour=SOFT, align="right")
    logo = pen.draw_logo(x, top + 4, 18, 40, gap=6)
    room = width - taken - 8 - logo
    pen.text(x + logo, top - 9, rows.letterhead.event, 10, style="bold", width=room, least=6.5)
    pen.rule(x, top - 16, width, colour=ACCENT, thick=1.2)
    _name(pen, x, top, row, width)
    left_seat = words._("leaves {seat}").format(seat=row.source)
    pen.text(x, top - 66, left_seat, 12, colour=SOFT, width=width, least=8)
    seat_at = x + width * _TABLE
    for at, end, label, number in (
        (x, seat_at - _APART, words._("Table"), row.target_table),
        (seat_at, right, words._("Seat"), row.target_seat),
    ):
        pen.text(at, top - 92, label, 9, colour=SOFT, width=end - at, least=6)
        pen.text(at, top - 146, str(number), _FIGURES, style="bold", width=end - at, least=26)
    pen.rule(x, top - 162, width)
    pen.text(x, top - 180, row.note, 13, style="bold", width=width, least=8)
    pen.text(
        x,
        top - 202,
        words._("Take all your chips with you, in sight."),
        8.5,
        colour=SOFT,
        width=width,
        least=6,
    )
    pen.text(right, top - 220, row.code, 9, style="bold", align="right")
    pen.text(x, top - 220, words._("Journal line {line}").format(line=rows.letterhead.line), 8, colour=SOFT)


def _name(pen: Pen, x: float, top: float, row: MoveSlip, width: float) -> None:
    """Large on one line; a name too long for that in several, so that none is cut."""
    y = top - 38
    if layout(row.name, "bold", _LEAST_NAME).width <= width:
        pen.text(x, y, row.name, _NAME, style="bold", width=width, least=7)
    else:
        room = 28.0 if row.told_apart else 36.0
        y = pen.block(x, top - 19, row.name, _IN_LINES, (width, room), style="bold")
    if row.told_apart:
        pen.text(x, y - 10.5, row.told_apart, 8, colour=SOFT, width=width, least=5.5)
