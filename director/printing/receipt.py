"""The receipt: on a sheet, a label or a roll; one for everything that was paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from director.host.i18n import N_, Words
from director.printing.document import Document
from director.printing.pen import ACCENT, SOFT, Pen
from director.printing.sheet import Card, Sheet
from director.printing.stock import Stock
from director.printing.text import layout
from director.views.receipts import ReceiptRow, Receipts

PADDING: Final = 13.0
_NAME: Final = 14.0
_LEAST_NAME: Final = 10.5
"""A name that does not fit at this size stands in lines, as large as its place allows."""

Place = tuple[int, ReceiptRow]
"""Which slip of a sheet, from the upper left along the row, and what stands on it."""


class ReceiptDocument(Document[Receipts, Sequence[Place]]):
    """A receipt for each entry, re-entry, rebuy and add-on."""

    id = "receipt"
    name = N_("Receipts")
    rows = Receipts
    is_of_cards = True

    def pages(self, rows: Receipts, stock: Stock) -> Sequence[Sequence[Place]]:
        """In the order in which they were paid."""
        slips, each = rows.rows, stock.grid.cards
        return [list(enumerate(slips[at : at + each])) for at in range(0, len(slips), each)]

    def texts(self, rows: Receipts) -> Iterator[str]:
        """The event, its place, and every name."""
        yield from (rows.letterhead.event, rows.letterhead.place)
        yield from (row.name for row in rows.rows)

    def draw(self, sheet: Sheet, rows: Receipts, page: Sequence[Place]) -> None:
        """Draw one sheet of receipts."""
        sheet.cut_marks()
        corners, draw = list(sheet.stock.corners()), _draw_tall if sheet.stock.is_tall else _draw
        for place, row in page:
            with sheet.card(corners[place]) as card:
                draw(sheet.pen, card, rows, row, sheet.words)


def _draw(pen: Pen, card: Card, rows: Receipts, row: ReceiptRow, words: Words) -> None:
    """One slip that is wider than high."""
    x, top = card.x + PADDING, card.y + card.height - PADDING
    width = card.width - 2 * PADDING
    right, letterhead = x + width, rows.letterhead
    number = words._("Receipt {line}").format(line=row.line)
    taken = pen.text(right, top - 8, number, 8.5, width=width * 0.4, least=6, align="right")
    logo = pen.draw_logo(x, top, 20, 46, gap=6)
    room = width - taken - 8 - logo
    pen.text(x + logo, top - 8, letterhead.event, 9.5, style="bold", width=room, least=5.5)
    pen.text(x + logo, top - 19, row.time, 7.5, colour=SOFT, width=width * 0.5 - logo, least=5.5)
    pen.text(right, top - 19, letterhead.place, 7.5, colour=SOFT, width=width * 0.5, least=5.5, align="right")
    pen.rule(x, top - 25, width, colour=ACCENT, thick=1.2)
    told = _draw_name(pen, (x, top), width, row)
    if row.told_apart:
        pen.text(x, told, row.told_apart, 7.5, colour=SOFT, width=width, least=5.5)
    pen.text(x, top - 72, row.what, 11, width=width * 0.55, least=7)
    pen.text(right, top - 72, row.paid, 14, style="bold", width=width * 0.43, least=7, align="right")
    chips = words._("Chips: {chips}").format(chips=row.chips)
    pen.text(x, top - 86, chips, 8, colour=SOFT, width=width * 0.5, least=5.5)
    pen.text(right, top - 86, _split(row), 8, colour=SOFT, width=width * 0.48, least=5.5, align="right")
    pen.text(x, top - 108, row.place, 11, style="bold", width=width * 0.72, least=7)
    pen.text(right, top - 108, row.code, 8, colour=SOFT, width=width * 0.26, least=5.5, align="right")


def _draw_name(pen: Pen, corner: tuple[float, float], width: float, row: ReceiptRow) -> float:
    """The name below the rule, a long one in lines; gives the base line of what stands under it."""
    x, top = corner
    if layout(row.name, "bold", _NAME).width * _LEAST_NAME / _NAME <= width:
        pen.text(x, top - 43, row.name, _NAME, style="bold", width=width)
        return top - 53
    room = 25.0 if row.told_apart else 33.0
    return pen.block(x, top - 28, row.name, _LEAST_NAME, (width, room), style="bold") - 9


def _draw_tall(pen: Pen, card: Card, rows: Receipts, row: ReceiptRow, words: Words) -> None:
    """One slip that is higher than wide: a label or a piece of a roll."""
    x, y, width = card.x + PADDING, card.y + card.height - PADDING, card.width - 2 * PADDING
    room = width - pen.draw_logo(x + width, y, 26, 40, align="right", gap=6)
    y = pen.block(x, y - 1, rows.letterhead.event, 9.5, (room, 22), style="bold")
    for said in (words._("Receipt {line}").format(line=row.line), row.time, rows.letterhead.place):
        y -= 9.5
        pen.text(x, y, said, 7.5, colour=SOFT, width=room, least=5.5)
    pen.rule(x, y - 6, width, colour=ACCENT, thick=1.2)
    bottom = card.y + PADDING
    under = bottom + 26 + 8 + 51 + 4 + (10 if row.told_apart else 0)
    y = pen.block(x, y - 13, row.name, 12, (width, y - 13 - under), style="bold")
    if row.told_apart:
        y -= 10
        pen.text(x, y, row.told_apart, 7.5, colour=SOFT, width=width, least=5.5)
    pen.text(x, y - 20, row.what, 10, width=width, least=6.5)
    pen.text(x, y - 39, row.paid, 16, style="bold", width=width, least=8)
    pen.text(x, y - 51, _split(row), 8, colour=SOFT, width=width, least=5.5)
    pen.text(x, bottom + 26, words._("Chips: {chips}").format(chips=row.chips), 9, width=width, least=5.5)
    pen.text(x, bottom + 12, row.place, 11, style="bold", width=width, least=7)
    pen.text(x, bottom - 1, row.code, 8, colour=SOFT, width=width, least=5.5)


def _split(row: ReceiptRow) -> str:
    """To the prizes and to the house, and how it was paid."""
    return " · ".join(filter(None, (row.split, row.how)))
