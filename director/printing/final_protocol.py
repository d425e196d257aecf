"""The final protocol of a sports competition: what was played, who took which place, who signs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from director.host.i18n import N_
from director.printing.document import Document
from director.printing.pen import ACCENT, SOFT
from director.printing.result_lists import STEP, result_cells, result_columns
from director.printing.ruled_list import LABELS, draw_ruled
from director.printing.sheet import BODY_FOOT, BODY_TOP, MARGIN, Sheet
from director.printing.stock import Stock
from director.printing.text import wrapped
from director.views.prizes.results import FinalProtocol

_LABEL: Final = 118.0
_FACT: Final = 14.0
_SIGNED: Final = 86.0
"""Room for the signatures below the last row."""


class ProtocolPage(NamedTuple):
    """Rows of one page."""

    rows: Sequence[Sequence[str]]
    first: bool
    """The facts stand above them."""
    last: bool
    """The signatures stand below them."""


class FinalProtocolDocument(Document[FinalProtocol, ProtocolPage]):
    """Facts, places, signatures."""

    id = "final-protocol"
    name = N_("Final protocol")
    rows = FinalProtocol

    def pages(self, rows: FinalProtocol, stock: Stock) -> Sequence[ProtocolPage]:
        """Facts on the first page, signatures under the last row, never on a page without rows."""
        left: list[tuple[str, ...]] = result_cells(rows)
        if not left:
            return []
        pages: list[ProtocolPage] = []
        while left:
            room = stock.height - BODY_TOP - BODY_FOOT - LABELS
            room -= 0 if pages else _facts_height(rows, stock)
            with_names, without = int((room - _SIGNED) // STEP), int(room // STEP)
            count = len(left) if len(left) <= with_names else min(without, max(1, len(left) - 1))
            pages.append(ProtocolPage(left[:count], not pages, count == len(left)))
            left = left[count:]
        return pages

    def texts(self, rows: FinalProtocol) -> Iterator[str]:
        """Facts, officials, every name and club."""
        yield from (value for _name, value in rows.facts)
        yield from (rows.officials.chief_referee, rows.officials.secretary)
        for row in rows.rows:
            yield from (row.name, row.club)

    def draw(self, sheet: Sheet, rows: FinalProtocol, page: ProtocolPage) -> None:
        """Draw one page."""
        words = sheet.words
        aside = "" if rows.finished else words._("Not finished: play goes on")
        sheet.head(rows.letterhead, words._(self.name), aside)
        above = 0.0
        if page.first:
            above = _facts_height(rows, sheet.stock)
            _draw_facts(sheet, rows)
        columns = result_columns(words, rows)
        lower = sheet._replace(stock=sheet.stock._replace(height=sheet.stock.height - above))
        draw_ruled(lower, columns, page.rows, STEP)
        if page.last:
            _sign(sheet, rows)
        sheet.foot(rows.letterhead)


def _facts_height(rows: FinalProtocol, stock: Stock) -> float:
    room = stock.width - 2 * MARGIN - _LABEL
    lines = sum(len(wrapped(value, "bold", 9.5, room)) for _name, value in rows.facts)
    return lines * _FACT + 12


def _draw_facts(sheet: Sheet, rows: FinalProtocol) -> None:
    pen, y, room = sheet.pen, sheet.stock.height - BODY_TOP, sheet.width - _LABEL
    for name, value in rows.facts:
        pen.text(sheet.left, y, name, 9, colour=SOFT, width=_LABEL - 8, least=6)
        for line in wrapped(value, "bold", 9.5, room):
            pen.text(sheet.left + _LABEL, y, line, 9.5, style="bold", width=room, least=6)
            y -= _FACT
    if not rows.finished:
        top = sheet.stock.height - BODY_TOP + 9
        pen.line(sheet.left - 8, y + 8, sheet.left - 8, top, colour=ACCENT, thick=3)


def _sign(sheet: Sheet, rows: FinalProtocol) -> None:
    """The officials with their names, as far as they were typed, and the day."""
    words, officials = sheet.words, rows.officials
    third = (sheet.width - 48) / 3
    signed = (
        (words._("Chief referee"), officials.chief_referee),
        (words._("Secretary"), officials.secretary),
        (words._("Date"), ""),
    )
    for at, (label, name) in enumerate(signed):
        x = sheet.left + at * (third + 24)
        sheet.signature(x, BODY_FOOT + 34, third, label)
        if name:
            sheet.pen.block(x, BODY_FOOT + 21, name, 8.5, (third, 19), style="bold")
