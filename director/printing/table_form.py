"""A form that is filled in by hand at one table: who sits there, fields to write in, a sum, signatures."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from director.printing.pen import ACCENT, INK, LINE, SOFT
from director.printing.sheet import Sheet
from director.printing.stock import MM
from director.printing.text import layout, wrapped
from director.views.chip_papers import FormChair, TableForm
from director.views.papers import Letterhead

HALF_SEATS: Final = 10
"""As many lines fit half a sheet."""

_INSET: Final = 11 * MM
_TALLEST: Final = 24.0
_NAMES: Final = 0.30
"""The part of the width that seat and name take."""


def two_a_page(forms: Sequence[TableForm]) -> list[tuple[TableForm, ...]]:
    """Two small tables a page, or one large one; a table is never torn over two pages."""
    pages: list[tuple[TableForm, ...]] = []
    for form in forms:
        small = len(form.chairs) <= HALF_SEATS
        if small and pages and len(pages[-1]) == 1 and len(pages[-1][0].chairs) <= HALF_SEATS:
            pages[-1] = (*pages[-1], form)
        else:
            pages.append((form,))
    return pages


def draw_forms(sheet: Sheet, letterhead: Letterhead, forms: Sequence[TableForm]) -> None:
    """Draw the forms of a page, with a line to cut along between two."""
    height = sheet.stock.height
    if len(forms[0].chairs) > HALF_SEATS:
        _Form(sheet, height, 0).draw(letterhead, forms[0])
        return
    for number, form in enumerate(forms):
        top = height - number * height / 2
        _Form(sheet, top, top - height / 2).draw(letterhead, form)
    sheet.pen.canvas.setDash(3, 3)
    sheet.pen.rule(0, height / 2, sheet.stock.width)
    sheet.pen.canvas.setDash()


class _Form:
    """One form between two heights of the page."""

    __slots__ = ("bottom", "sheet", "top")

    def __init__(self, sheet: Sheet, top: float, bottom: float) -> None:
        self.sheet = sheet
        self.top = top - _INSET
        self.bottom = bottom + _INSET

    def draw(self, letterhead: Letterhead, form: TableForm) -> None:
        """Draw head, note, a line for each player, the sum, the signatures and the imprint."""
        self._head(letterhead, form)
        first = self._note(form) - 17
        last = self.bottom + 40
        step = min(_TALLEST, (first - last) / (len(form.chairs) + 1))
        edges = self._edges(form)
        self._labels(first + 4, form, edges)
        self.sheet.pen.rule(self.sheet.left, first, self.sheet.width, colour=SOFT)
        for number, chair in enumerate(form.chairs, 1):
            self._chair(first - step * number, step, chair)
            self._told(first - step * number, step, chair.told, edges)
        end = first - step * (len(form.chairs) + 1)
        self._end(end, step, form)
        self._told(end, step, form.sums, edges)
        for x in edges:
            self.sheet.pen.line(x, first + 12, x, end)
        self._foot(letterhead)

    def _head(self, letterhead: Letterhead, form: TableForm) -> None:
        sheet, pen = self.sheet, self.sheet.pen
        named = sheet.words._("Table") if form.number else sheet.words._("Free table")
        logo = pen.draw_logo(sheet.left, self.top + 2, 28, 70, gap=10)
        left, half = sheet.left + logo, sheet.width * (0.5 if logo else 0.62)
        wide = pen.text(left, self.top - 26, named, 13, colour=SOFT, width=sheet.width * 0.2, least=9)
        if form.number:
            room = sheet.width - half - logo - wide - 16
            pen.text(left + wide + 8, self.top - 26, str(form.number), 34, style="bold", width=room)
        right = sheet.right
        pen.text(right, self.top - 8, form.title, 11, style="bold", width=half, least=7.5, align="right")
        pen.text(
            right, self.top - 20, letterhead.event, 8.5, colour=SOFT, width=half, least=6.5, align="right"
        )
        pen.rule(sheet.left, self.top - 33, sheet.width, colour=ACCENT, thick=1.5)

    def _note(self, form: TableForm) -> float:
        """Draw what the table is told; gives the base line after it."""
        size = 8.0 if len(wrapped(form.note, "regular", 8.0, self.sheet.width)) <= 3 else 7.0
        return self.sheet.pen.lines(
            self.sheet.left, self.top - 44, form.note, size, self.sheet.width, colour=SOFT, leading=1.25
        )

    def _edges(self, form: TableForm) -> list[float]:
        """Where each field begins."""
        first = self.sheet.left + self.sheet.width * _NAMES
        step = (self.sheet.right - first) / len(form.columns)
        return [first + step * number for number in range(len(form.columns))]

    def _labels(self, y: float, form: TableForm, edges: Sequence[float]) -> None:
        sheet, pen, words = self.sheet, self.sheet.pen, self.sheet.words
        pen.text(sheet.left + 18, y, words._("Seat"), 7.5, colour=SOFT, align="right", width=18, least=5)
        pen.text(sheet.left + 24, y, words._("Player"), 7.5, colour=SOFT)
        step = (sheet.right - edges[0]) / len(edges)
        for x, label in zip(edges, form.columns, strict=True):
            pen.text(x + step / 2, y, label, 7.5, colour=SOFT, align="centre", width=step - 4, least=5)

    def _chair(self, y: float, step: float, chair: FormChair) -> None:
        sheet, pen = self.sheet, self.sheet.pen
        size = min(10.5, step * 0.5)
        base = y + (step - size * 0.72) / 2
        pen.text(sheet.left + 18, base, str(chair.seat), size * 1.2, style="bold", align="right")
        room = sheet.width * _NAMES - 28
        mark = (
            min(layout(chair.told_apart, "regular", size * 0.65).width, room * 0.4) if chair.told_apart else 0
        )
        wide = pen.text(
            sheet.left + 24, base, chair.name, size, colour=INK, width=room - mark - 4, least=size * 0.6
        )
        if chair.told_apart:
            x = sheet.left + 24 + wide + 4
            pen.text(x, base, chair.told_apart, size * 0.65, colour=SOFT, width=mark, least=5)
        pen.rule(sheet.left, y, sheet.width, colour=LINE)

    def _told(self, y: float, step: float, told: Sequence[str], edges: Sequence[float]) -> None:
        """What is known already, in the fields."""
        pen, size = self.sheet.pen, min(10.0, step * 0.5)
        base = y + (step - size * 0.72) / 2
        wide = (self.sheet.right - edges[0]) / len(edges)
        for x, text in zip(edges, told, strict=False):
            pen.text(x + wide / 2, base, text, size, align="centre", width=wide - 6, least=5)

    def _end(self, y: float, step: float, form: TableForm) -> None:
        sheet = self.sheet
        base = y + (step - 6) / 2
        room = sheet.width * _NAMES - 4
        sheet.pen.text(sheet.left, base, form.end, 8.5, style="bold", width=room, least=6)
        sheet.pen.rule(sheet.left, y, sheet.width, colour=SOFT, thick=0.8)

    def _foot(self, letterhead: Letterhead) -> None:
        sheet, words = self.sheet, self.sheet.words
        third = (sheet.width - 2 * 14) / 3
        labels = (words._("Dealer"), words.pgettext("person", "Floor"), words._("Time"))
        for number, label in enumerate(labels):
            sheet.signature(sheet.left + number * (third + 14), self.bottom + 16, third, label)
        sheet.imprint(letterhead, self.bottom - 6, 6.5)
