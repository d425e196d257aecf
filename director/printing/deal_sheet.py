"""The deal to sign: what each gets, what is left to play for, and a line for everybody's name."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from director.host.i18n import N_
from director.printing.document import Document
from director.printing.pen import ACCENT, LINE, SOFT
from director.printing.sheet import BODY_FOOT, BODY_TOP, Sheet
from director.printing.stock import Stock
from director.printing.text import layout
from director.views.prizes.deal_paper import DealSheet, SignRow

_STEP: Final = 34.0
"""Height of a row: a hand signs in it."""
_ABOVE: Final = 96.0
_BELOW: Final = 104.0
_LABEL: Final = 128.0
_LEAST_NAME: Final = 10.5


class DealSheetDocument(Document[DealSheet, Sequence[SignRow]]):
    """Players, stacks, amounts, signatures; the referee's below."""

    id = "deal-sheet"
    name = N_("Deal")
    rows = DealSheet

    def pages(self, rows: DealSheet, stock: Stock) -> Sequence[Sequence[SignRow]]:
        """As many who sign as a page holds."""
        each = int((stock.height - BODY_TOP - BODY_FOOT - _ABOVE - _BELOW) // _STEP)
        return [rows.rows[start : start + each] for start in range(0, len(rows.rows), each)]

    def texts(self, rows: DealSheet) -> Iterator[str]:
        """Every name."""
        yield from (row.name for row in rows.rows)

    def draw(self, sheet: Sheet, rows: DealSheet, page: Sequence[SignRow]) -> None:
        """Draw what is divided, the rows, and the foot that says what they sign."""
        words = sheet.words
        sheet.head(rows.letterhead, words._(self.name), rows.method)
        y = self._facts(sheet, rows)
        y = _draw_rows(sheet, y - 14, page)
        last = page[-1] is rows.rows[-1]
        if last:
            sheet.pen.text(sheet.left, y - 16, words._("In all"), 11, style="bold")
            sheet.pen.text(_amount_edge(sheet), y - 16, rows.total, 11, style="bold", align="right")
        _draw_foot(sheet, rows)
        sheet.foot(rows.letterhead)

    def _facts(self, sheet: Sheet, rows: DealSheet) -> float:
        words, y = sheet.words, sheet.stock.height - BODY_TOP
        facts = (
            (words._("Prizes that are left"), ", ".join(rows.prizes)),
            (words._("Left to play for"), rows.leave),
            (words._("Journal line"), rows.written),
        )
        for name, value in facts:
            if value:
                sheet.pen.text(sheet.left, y, name, 9, colour=SOFT, width=_LABEL - 8, least=6)
                sheet.pen.text(sheet.left + _LABEL, y, value, 10, width=sheet.width - _LABEL, least=6)
                y -= 15
        for remark in rows.remarks:
            sheet.pen.line(sheet.left - 8, y - 3, sheet.left - 8, y + 9, colour=ACCENT, thick=3)
            sheet.pen.text(sheet.left, y, remark, 9.5, style="bold", width=sheet.width, least=6)
            y -= 15
        return y


def _amount_edge(sheet: Sheet) -> float:
    return sheet.left + sheet.width * 0.68


def _draw_rows(sheet: Sheet, top: float, rows: Sequence[SignRow]) -> float:
    pen, words, edge = sheet.pen, sheet.words, _amount_edge(sheet)
    stack = sheet.left + sheet.width * 0.47
    pen.text(sheet.left, top, words._("Player"), 7.5, colour=SOFT)
    pen.text(stack, top, words._("Stack"), 7.5, colour=SOFT, align="right")
    pen.text(edge, top, words._("Gets"), 7.5, colour=SOFT, align="right")
    pen.text(edge + 14, top, words._("Signature"), 7.5, colour=SOFT)
    pen.rule(sheet.left, top - 4, sheet.width, colour=SOFT, thick=0.8)
    y = top - 4
    for row in rows:
        y -= _STEP
        base = y + 12
        chips = pen.text(stack, base, row.stack, 10, align="right", width=78, least=6)
        room = stack - sheet.left - chips - 8
        _name(sheet, base, row.name, room)
        pen.text(edge, base, row.amount, 13, style="bold", align="right", width=edge - stack - 10, least=7)
        pen.rule(sheet.left, y, sheet.width, colour=LINE, thick=0.5)
        pen.line(edge + 8, y, edge + 8, y + _STEP, colour=LINE, thick=0.4)
    return y


def _name(sheet: Sheet, base: float, name: str, room: float) -> None:
    """A name that is too long for one line stands in several."""
    if layout(name, "bold", _LEAST_NAME).width <= room:
        sheet.pen.text(sheet.left, base, name, 12, style="bold", width=room)
    else:
        sheet.pen.block(sheet.left, base + 18, name, 11, (room, 27), style="bold")


def _draw_foot(sheet: Sheet, rows: DealSheet) -> None:
    words, y = sheet.words, BODY_FOOT + 78
    said = words._("Each of us agrees with this division. No prize is changed by it for anybody who is out.")
    if rows.leave:
        said = words._(
            "Each of us agrees with this division. The winner gets {leave} on top. No prize is changed by it "
            "for anybody who is out."
        ).format(leave=rows.leave)
    sheet.pen.lines(sheet.left, y, said, 9.5, sheet.width)
    half = (sheet.width - 24) / 2
    sheet.signature(sheet.left, BODY_FOOT + 26, half, words._("Chief referee"))
    sheet.signature(sheet.left + half + 24, BODY_FOOT + 26, half, words._("Date and time"))
