"""The test page of a printer: rulers and a corner mark, to measure how a printer moves and shrinks paper."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from director.host.i18n import N_
from director.printing.document import Document
from director.printing.pen import INK, LINE, SOFT
from director.printing.sheet import Sheet
from director.printing.stock import MM, Stock

CORNER: Final = 10
"""Millimetres from the left and the upper edge of the paper to the corner of the rulers."""
_LONG, _SHORT = 100, 40


def ruler(stock: Stock) -> int:
    """How many millimetres the rulers of this stock measure."""
    return _LONG if min(stock.width, stock.height) >= (_LONG + 2 * CORNER) * MM else _SHORT


class PrinterPage(msgspec.Struct, frozen=True):
    """Which printer is tried, and when."""

    printer: str = ""
    printed: str = ""


class PrinterPageDocument(Document[PrinterPage, int]):
    """One page, drawn without any correction."""

    id = "test-page"
    name = N_("Test page")
    rows = PrinterPage
    is_of_cards = True

    def pages(self, rows: PrinterPage, stock: Stock) -> Sequence[int]:
        """One."""
        return (ruler(stock),)

    def draw(self, sheet: Sheet, rows: PrinterPage, page: int) -> None:
        """Draw a ruler across and one down from the corner, and what to do with them."""
        pen, words = sheet.pen, sheet.words
        left, top = CORNER * MM, sheet.stock.height - CORNER * MM
        pen.line(left, top, left + page * MM, top, colour=INK, thick=0.6)
        pen.line(left, top, left, top - page * MM, colour=INK, thick=0.6)
        for step in range(page + 1):
            tick = 5 if step % 10 == 0 else 3.5 if step % 5 == 0 else 2
            at = step * MM
            pen.line(left + at, top, left + at, top - tick * MM, colour=INK, thick=0.35)
            pen.line(left, top - at, left + tick * MM, top - at, colour=INK, thick=0.35)
            if step and step % 10 == 0:
                pen.text(left + at, top - 8 * MM, str(step), 7, align="centre", colour=SOFT)
                pen.text(left + 6 * MM, top - at - 2.5, str(step), 7, colour=SOFT)
        inside = CORNER * MM + 14 * MM
        width = sheet.stock.width - inside - CORNER * MM
        y = top - 20 * MM
        pen.text(inside, y, words._(self.name), 14, style="bold", width=width, least=8)
        for line in (rows.printer, rows.printed):
            y -= 12
            pen.text(inside, y, line, 8, colour=SOFT, width=width, least=5)
        y -= 18
        said = words._(
            "Measure the ruler across, and how far its corner is from the left and the upper edge of the "
            "paper. It should be {ruler} mm, {corner} mm and {corner} mm."
        )
        pen.lines(inside, y, said.format(ruler=page, corner=CORNER), 8.5, width)
        edge = 3 * MM
        pen.stroke(LINE, 0.4)
        wide, high = sheet.stock.width - 2 * edge, sheet.stock.height - 2 * edge
        pen.canvas.rect(edge, edge, wide, high, stroke=1, fill=0)
