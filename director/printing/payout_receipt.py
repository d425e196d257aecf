"""The receipt of the payout desk: a page in two halves, one for the house, one for who was paid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from director.host.i18n import N_
from director.printing.document import Document
from director.printing.pen import ACCENT, LINE, SOFT
from director.printing.sheet import MARGIN, Sheet
from director.printing.stock import Stock
from director.views.papers import Letterhead
from director.views.prizes.receipts import PayoutReceipt, PayoutReceipts

HALVES: Final = (N_("For the house"), N_("For the player"))
_LABEL: Final = 118.0
_LINE: Final = 17.0


class PayoutReceiptDocument(Document[PayoutReceipts, PayoutReceipt]):
    """Number, person, place, amount in figures and in words, signature."""

    id = "payout-receipt"
    name = N_("Receipts of prizes")
    rows = PayoutReceipts

    def pages(self, rows: PayoutReceipts, stock: Stock) -> Sequence[PayoutReceipt]:
        """A page each, in the order of their numbers."""
        del stock
        return rows.rows

    def texts(self, rows: PayoutReceipts) -> Iterator[str]:
        """The event, its place, every name and every line of the venue."""
        yield from (rows.letterhead.event, rows.letterhead.place)
        for row in rows.rows:
            yield from (row.name, row.void, *row.blanks)

    def draw(self, sheet: Sheet, rows: PayoutReceipts, page: PayoutReceipt) -> None:
        """Draw both halves and the line to cut along."""
        middle = sheet.stock.height / 2
        for at, half in enumerate(HALVES):
            top = sheet.stock.height - MARGIN if at == 0 else middle - 22
            _Half(sheet, top, sheet.words._(half)).draw(rows.letterhead, page)
        sheet.pen.line(0, middle, sheet.stock.width, middle, colour=LINE, thick=0.5)
        sheet.imprint(rows.letterhead, MARGIN - 10, 7)


class _Half:
    """One half, written downwards."""

    __slots__ = ("half", "sheet", "top", "y")

    def __init__(self, sheet: Sheet, top: float, half: str) -> None:
        self.sheet, self.half, self.top = sheet, half, top
        self.y = top

    def draw(self, letterhead: Letterhead, row: PayoutReceipt) -> None:
        """Head, facts, the amount, room for the pen, signatures."""
        sheet, pen, words = self.sheet, self.sheet.pen, self.sheet.words
        title = words._("Prize receipt {line}").format(line=row.number)
        logo = pen.draw_logo(sheet.left, self.top + 2, 28, 78, gap=10)
        left = sheet.left + logo
        taken = pen.text(left, self.top - 16, title, 18, style="bold", width=sheet.width * 0.4, least=10)
        beside = sheet.right - left - taken - 12
        pen.text(left + taken + 12, self.top - 16, self.half, 9, colour=SOFT, width=beside * 0.35, least=6)
        room = beside * 0.62
        pen.text(
            sheet.right, self.top - 10, letterhead.event, 10, style="bold", align="right", width=room, least=6
        )
        where = " · ".join(filter(None, (letterhead.place, letterhead.when)))
        pen.text(sheet.right, self.top - 22, where, 8, colour=SOFT, align="right", width=room, least=5.5)
        pen.rule(sheet.left, self.top - 29, sheet.width, colour=ACCENT, thick=1.2)
        self.y = self.top - 52
        self._name(row)
        self._fact(words._("For"), row.what)
        if row.withheld:
            self._fact(words._("Prize"), row.amount)
            self._fact(words._("Withheld for the tax"), row.withheld)
        self._amount(row)
        self._fact(words._("How it is paid"), row.method)
        self._fact(words._("Paid at"), ", ".join(filter(None, (row.time, row.staff))))
        for blank in row.blanks:
            self._blank(blank)
        if row.blanks:
            told = words._("By pen, on paper only: the program does not keep it.")
            pen.text(
                sheet.left + _LABEL, self.y + 4, told, 7.5, colour=SOFT, width=sheet.width - _LABEL, least=5
            )
            self.y -= 8
        if row.void:
            self._void(row.void)
        self._signatures()

    def _name(self, row: PayoutReceipt) -> None:
        pen, left, width = self.sheet.pen, self.sheet.left, self.sheet.width
        pen.text(left, self.y, row.name, 17, style="bold", width=width, least=9)
        if row.told_apart:
            self.y -= 12
            pen.text(left, self.y, row.told_apart, 8, colour=SOFT, width=width, least=6)
        self.y -= 22

    def _fact(self, name: str, value: str) -> None:
        pen, left = self.sheet.pen, self.sheet.left
        pen.text(left, self.y, name, 9, colour=SOFT, width=_LABEL - 8, least=6)
        pen.text(left + _LABEL, self.y, value, 10.5, width=self.sheet.width - _LABEL, least=6.5)
        self.y -= _LINE

    def _amount(self, row: PayoutReceipt) -> None:
        """In figures, and in words of every language that is spoken at the desk."""
        sheet, pen = self.sheet, self.sheet.pen
        name = sheet.words._("Received")
        self.y -= 6
        pen.text(sheet.left, self.y, name, 9, colour=SOFT, width=_LABEL - 8, least=6)
        pen.text(
            sheet.left + _LABEL, self.y, row.handed, 20, style="bold", width=sheet.width - _LABEL, least=11
        )
        self.y -= 16
        for spoken in row.in_words:
            self.y = pen.lines(sheet.left + _LABEL, self.y, spoken, 9, sheet.width - _LABEL) - 1
        self.y -= 6

    def _blank(self, name: str) -> None:
        sheet = self.sheet
        sheet.pen.text(sheet.left, self.y, name, 9, colour=SOFT, width=_LABEL - 8, least=6)
        sheet.pen.rule(sheet.left + _LABEL, self.y - 2, sheet.width - _LABEL, colour=SOFT, thick=0.5)
        self.y -= _LINE

    def _void(self, void: str) -> None:
        sheet = self.sheet
        sheet.pen.line(sheet.left - 8, self.y - 4, sheet.left - 8, self.y + 11, thick=3)
        sheet.pen.text(sheet.left, self.y, void, 12, style="bold", width=sheet.width, least=8)

    def _signatures(self) -> None:
        sheet, words = self.sheet, self.sheet.words
        half, foot = (sheet.width - 24) / 2, self.top - sheet.stock.height / 2 + MARGIN + 42
        sheet.signature(sheet.left, foot, half, words._("Handed out by"))
        sheet.signature(sheet.left + half + 24, foot, half, words._("Received by"))
