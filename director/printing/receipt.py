"""The receipt: ten a sheet with marks to cut along, one for everything that was paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from director.host.i18n import N_, Words
from director.printing.document import Document
from director.printing.pen import ACCENT, SOFT, Pen
from director.printing.sheet import CARD_COLUMNS, CARD_ROWS, CARD_WIDTH, Sheet, Stock
from director.views.receipts import ReceiptRow, Receipts

PER_SHEET: Final = CARD_COLUMNS * CARD_ROWS
PADDING: Final = 13.0

Place = tuple[int, ReceiptRow]
"""Which of the ten slips of a sheet, from the upper left along the row, and what stands on it."""


class ReceiptDocument(Document[Receipts, Sequence[Place]]):
    """A receipt for each entry, re-entry, rebuy and add-on."""

    id = "receipt"
    name = N_("Receipts")
    rows = Receipts

    def pages(self, rows: Receipts, stock: Stock) -> Sequence[Sequence[Place]]:
        """Ten a sheet, in the order in which they were paid."""
        slips = rows.rows
        return [list(enumerate(slips[at : at + PER_SHEET])) for at in range(0, len(slips), PER_SHEET)]

    def texts(self, rows: Receipts) -> Iterator[str]:
        """The event, its place, and every name."""
        yield from (rows.letterhead.event, rows.letterhead.place)
        yield from (row.name for row in rows.rows)

    def draw(self, sheet: Sheet, rows: Receipts, page: Sequence[Place]) -> None:
        """Draw one sheet of receipts."""
        sheet.cut_marks()
        left, bottom = sheet.stock.card_corner
        height = sheet.stock.card_height
        for place, row in page:
            down, across = divmod(place, CARD_COLUMNS)
            y = bottom + (CARD_ROWS - 1 - down) * height
            corner = (left + across * CARD_WIDTH + PADDING, y + height - PADDING)
            _draw(sheet.pen, corner, rows, row, sheet.words)


def _draw(pen: Pen, corner: tuple[float, float], rows: Receipts, row: ReceiptRow, words: Words) -> None:
    """One slip, from its upper left corner inside the padding."""
    x, top = corner
    width = CARD_WIDTH - 2 * PADDING
    right, letterhead = x + width, rows.letterhead
    number = words._("Receipt {line}").format(line=row.line)
    taken = pen.text(right, top - 8, number, 8.5, width=width * 0.4, least=6, align="right")
    pen.text(x, top - 8, letterhead.event, 9.5, style="bold", width=width - taken - 8, least=6.5)
    pen.text(x, top - 19, row.time, 7.5, colour=SOFT, width=width * 0.5, least=5.5)
    pen.text(right, top - 19, letterhead.place, 7.5, colour=SOFT, width=width * 0.5, least=5.5, align="right")
    pen.rule(x, top - 25, width, colour=ACCENT, thick=1.2)
    pen.text(x, top - 43, row.name, 14, style="bold", width=width, least=7)
    if row.told_apart:
        pen.text(x, top - 53, row.told_apart, 7.5, colour=SOFT, width=width, least=5.5)
    pen.text(x, top - 72, row.what, 11, width=width * 0.55, least=7)
    pen.text(right, top - 72, row.paid, 14, style="bold", width=width * 0.43, least=7, align="right")
    chips = words._("Chips: {chips}").format(chips=row.chips)
    pen.text(x, top - 86, chips, 8, colour=SOFT, width=width * 0.5, least=5.5)
    pen.text(right, top - 86, row.split, 8, colour=SOFT, width=width * 0.48, least=5.5, align="right")
    pen.text(x, top - 108, row.place, 11, style="bold", width=width * 0.72, least=7)
    pen.text(right, top - 108, row.code, 8, colour=SOFT, width=width * 0.26, least=5.5, align="right")
