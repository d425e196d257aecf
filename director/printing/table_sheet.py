"""The sheet the dealer checks a table with before the first hand: who sits where, a box to tick, a signature.

A table is never torn over two pages: up to ten seats take half a sheet, more take a whole one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from director.host.i18n import N_
from director.printing.document import Document
from director.printing.pen import ACCENT, INK, LINE, SOFT
from director.printing.sheet import Sheet
from director.printing.stock import MM, Stock
from director.printing.text import layout
from director.views.papers import ChairRow, TableRows, TableSheets

HALF_SEATS: Final = 10
"""As many seats fit half a sheet."""

_INSET: Final = 12 * MM
_TALLEST: Final = 26.0
"""No row is taller, so that a small table does not look torn apart."""


class TableSheetDocument(Document[TableSheets, Sequence[TableRows]]):
    """One sheet a table for the dealer's check."""

    id = "table-sheets"
    name = N_("Table sheets")
    rows = TableSheets

    def pages(self, rows: TableSheets, stock: Stock) -> Sequence[Sequence[TableRows]]:
        """Two small tables a page, or one large one."""
        pages: list[list[TableRows]] = []
        for table in rows.tables:
            small = len(table.chairs) <= HALF_SEATS
            if small and pages and len(pages[-1]) == 1 and len(pages[-1][0].chairs) <= HALF_SEATS:
                pages[-1].append(table)
            else:
                pages.append([table])
        return pages

    def texts(self, rows: TableSheets) -> Iterator[str]:
        """Every name."""
        yield from (chair.name for table in rows.tables for chair in table.chairs)

    def draw(self, sheet: Sheet, rows: TableSheets, page: Sequence[TableRows]) -> None:
        """Draw the tables of a page, with a line to cut along between two."""
        height = sheet.stock.height
        if len(page[0].chairs) > HALF_SEATS:
            _TableSheet(sheet, height, 0).draw(rows, page[0])
            return
        for number, table in enumerate(page):
            top = height - number * height / 2
            _TableSheet(sheet, top, top - height / 2).draw(rows, table)
        sheet.pen.canvas.setDash(3, 3)
        sheet.pen.rule(0, height / 2, sheet.stock.width)
        sheet.pen.canvas.setDash()


class _Columns(NamedTuple):
    """Where each column of the sheet stands."""

    seat: float
    name: float
    stack: float
    here: float
    counted: float

    @classmethod
    def of(cls, sheet: Sheet) -> _Columns:
        """Names take what the others leave."""
        return cls(sheet.left + 24, sheet.left + 44, sheet.right - 132, sheet.right - 84, sheet.right - 24)


class _TableSheet:
    """One table between two heights of the page."""

    __slots__ = ("bottom", "columns", "sheet", "top")

    def __init__(self, sheet: Sheet, top: float, bottom: float) -> None:
        self.sheet = sheet
        self.top = top - _INSET
        self.bottom = bottom + _INSET
        self.columns = _Columns.of(sheet)

    def draw(self, rows: TableSheets, table: TableRows) -> None:
        """Draw the head, a row for each chair, the signatures and the imprint."""
        self._head(rows, table)
        first, last = self.top - 66, self.bottom + 52
        step = min(_TALLEST, (first - last) / max(1, len(table.chairs)))
        self._labels(first + 5)
        for number, chair in enumerate(table.chairs):
            self._chair(first - step * (number + 1), step, chair)
        self._foot(rows)

    def _head(self, rows: TableSheets, table: TableRows) -> None:
        sheet, pen, letterhead = self.sheet, self.sheet.pen, rows.letterhead
        label, half = sheet.words._("Table"), sheet.width / 2
        logo = pen.draw_logo(sheet.left, self.top + 2, 36, 90, gap=12)
        left, room = sheet.left + logo, half - 10 - logo
        wide = pen.text(left, self.top - 32, label, 15, colour=SOFT, width=room * 0.45, least=9)
        pen.text(left + wide + 9, self.top - 32, str(table.number), 44, style="bold", width=room - wide - 9)
        pen.text(
            sheet.right,
            self.top - 9,
            letterhead.event,
            11,
            style="bold",
            width=half,
            least=7.5,
            align="right",
        )
        for down, text in ((21, letterhead.when), (32, letterhead.place)):
            pen.text(
                sheet.right, self.top - down, text, 8.5, colour=SOFT, width=half, least=6.5, align="right"
            )
        pen.rule(sheet.left, self.top - 42, sheet.width, colour=ACCENT, thick=1.5)

    def _labels(self, y: float) -> None:
        words, pen, columns = self.sheet.words, self.sheet.pen, self.columns
        pen.text(columns.seat, y, words._("Seat"), 8.5, colour=SOFT, align="right", width=26, least=5.5)
        pen.text(columns.name, y, words._("Player"), 8.5, colour=SOFT)
        pen.text(columns.stack, y, words._("Stack"), 8.5, colour=SOFT, align="right")
        pen.text(
            columns.here, y, words._("Seat right"), 8.5, colour=SOFT, align="centre", width=58, least=5.5
        )
        pen.text(
            columns.counted, y, words._("Stack right"), 8.5, colour=SOFT, align="centre", width=56, least=5.5
        )

    def _chair(self, y: float, step: float, chair: ChairRow) -> None:
        sheet, pen, columns = self.sheet, self.sheet.pen, self.columns
        size = min(13.0, step * 0.55)
        base = y + (step - size * 0.72) / 2
        pen.text(columns.seat, base, str(chair.seat), size * 1.2, style="bold", align="right")
        if chair.name:
            self._player(base, size, chair)
        else:
            empty = sheet.words._("locked") if chair.locked else sheet.words._("empty")
            pen.text(columns.name, base, empty, size * 0.8, style="italic", colour=SOFT)
        side = min(13.0, step * 0.56)
        for middle in (columns.here, columns.counted) if chair.name else (columns.here,):
            pen.box(middle - side / 2, y + (step - side) / 2, side)
        pen.rule(sheet.left, y, sheet.width, colour=LINE)

    def _player(self, base: float, size: float, chair: ChairRow) -> None:
        pen, columns = self.sheet.pen, self.columns
        stack = pen.text(columns.stack, base, chair.stack, size * 0.85, align="right")
        room = columns.stack - stack - 10 - columns.name
        note = 0.0
        if chair.told_apart:
            note = min(layout(chair.told_apart, "regular", size * 0.65).width, room * 0.4) + 8
        wide = pen.text(columns.name, base, chair.name, size, colour=INK, width=room - note, least=size * 0.6)
        if chair.told_apart:
            x = columns.name + wide + 8
            pen.text(x, base, chair.told_apart, size * 0.65, colour=SOFT, width=note - 8, least=5.5)

    def _foot(self, rows: TableSheets) -> None:
        sheet, words = self.sheet, self.sheet.words
        third = (sheet.width - 2 * 14) / 3
        y = self.bottom + 24
        for number, label in enumerate(
            (words._("Dealer"), words.pgettext("person", "Floor"), words._("Time"))
        ):
            sheet.signature(sheet.left + number * (third + 14), y, third, label)
        sheet.imprint(rows.letterhead, self.bottom - 4, 6.5)
