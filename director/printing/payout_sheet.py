"""The payouts for the wall: places and prizes as large as the sheet allows, and when they were promised."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from director.host.i18n import N_
from director.printing.document import Document
from director.printing.pen import ACCENT, INK, LINE, SOFT
from director.printing.sheet import BODY_FOOT, BODY_TOP, Sheet
from director.printing.stock import Stock
from director.views.prizes.payouts import PayoutRow
from director.views.prizes.wall_papers import PayoutSheet

_LARGEST: Final = 30.0
_LEAST: Final = 15.0
"""Heights of a row: the largest, and the least before another column begins."""
_COLUMNS: Final = 3
_GAP: Final = 22.0
_FACT: Final = 13.0
_NAMES: Final = 48.0
"""Least width for whoever took a place; where columns are narrower, the list of results has the names."""


class WallPage(NamedTuple):
    """Rows of one page."""

    rows: Sequence[PayoutRow]
    columns: int
    height: float
    """Of each row."""
    first: bool
    """Promise and pool stand above them."""


class PayoutSheetDocument(Document[PayoutSheet, WallPage]):
    """As published, to be read from two steps away."""

    id = "payout-sheet"
    name = N_("Payouts")
    rows = PayoutSheet

    def pages(self, rows: PayoutSheet, stock: Stock) -> Sequence[WallPage]:
        """One page where rows of a readable height fit, in as few columns as they need."""
        left, pages = list(rows.rows), list[WallPage]()
        while left:
            body = stock.height - BODY_TOP - BODY_FOOT - (_above(rows) if not pages else 0) - _LEAST
            columns = next((n for n in range(1, _COLUMNS) if body * n >= len(left) * _LEAST), _COLUMNS)
            each = min(-(-len(left) // columns), int(body // _LEAST))
            height = min(_LARGEST, body / each)
            pages.append(WallPage(left[: each * columns], columns, height, not pages))
            left = left[each * columns :]
        return pages

    def texts(self, rows: PayoutSheet) -> Iterator[str]:
        """The letterhead and the parts of the pool were written by people."""
        yield from (rows.letterhead.event, rows.letterhead.place)
        yield from (what for what, _amount in rows.pool)
        yield from (name for names in rows.taken.values() for name in names)

    def draw(self, sheet: Sheet, rows: PayoutSheet, page: WallPage) -> None:
        """Draw the promise, the pool, and the places from the top down, column by column."""
        sheet.head(rows.letterhead, sheet.words._(self.name), rows.promise)
        top = sheet.stock.height - BODY_TOP
        if page.first:
            _draw_pool(sheet, top, rows)
            top -= _above(rows)
        width = (sheet.width - _GAP * (page.columns - 1)) / page.columns
        each = -(-len(page.rows) // page.columns)
        for column in range(page.columns):
            x = sheet.left + column * (width + _GAP)
            some = page.rows[column * each : (column + 1) * each]
            _draw_column(sheet, x, top, width, some, page.height, rows.taken)
        sheet.foot(rows.letterhead)


def _above(rows: PayoutSheet) -> float:
    return len(rows.pool) * _FACT + 22 + (16 if rows.warning else 0)


def _draw_pool(sheet: Sheet, top: float, rows: PayoutSheet) -> None:
    pen, half = sheet.pen, sheet.width * 0.62
    for at, (what, amount) in enumerate(rows.pool):
        y, last = top - at * _FACT, at == len(rows.pool) - 1
        style, size = ("bold", 10.5) if last else ("regular", 9)
        pen.text(sheet.left, y, what, size, style="bold" if last else "regular", width=half * 0.66, least=6)
        pen.text(
            sheet.left + half, y, amount, size, style="bold" if style == "bold" else "regular", align="right",
            width=half * 0.32, least=6,
        )  # fmt: skip
    if rows.warning:
        y = top - len(rows.pool) * _FACT - 6
        pen.line(sheet.left - 8, y - 3, sheet.left - 8, y + 9, colour=ACCENT, thick=3)
        pen.text(sheet.left, y, rows.warning, 9, style="bold", width=sheet.width, least=6)


def _draw_column(
    sheet: Sheet,
    x: float,
    top: float,
    width: float,
    rows: Sequence[PayoutRow],
    height: float,
    names: Mapping[int, tuple[str, ...]],
) -> None:
    pen, words = sheet.pen, sheet.words
    share = 46.0 if height > 2 * _LEAST * 0.7 else 38.0
    pen.text(x, top, words._("Finish"), 7.5, colour=SOFT, width=width * 0.3, least=5)
    pen.text(x + width - share, top, words._("Prize"), 7.5, colour=SOFT, align="right")
    pen.text(x + width, top, words._("%"), 7.5, colour=SOFT, align="right")
    pen.rule(x, top - 4, width, colour=SOFT, thick=0.8)
    size = min(19.0, height * 0.6)
    for at, row in enumerate(rows):
        foot = top - 4 - height * (at + 1)
        base = foot + (height - size * 0.72) / 2
        taken = pen.text(x, base, row.place, size, colour=SOFT, width=width * 0.4, least=size * 0.5)
        prize = words._("seat, {money}").format(money=row.prize) if row.seat else row.prize
        room = width - share - taken - 8
        room -= 10 + pen.text(
            x + width - share, base, prize, size, style="bold", colour=INK, align="right", width=room,
            least=size * 0.4,
        )  # fmt: skip
        if row.first in names and room >= _NAMES:
            who = ", ".join(names[row.first])
            pen.text(x + taken + 10, base, who, min(10.0, size), width=room, least=5)
        pen.text(x + width, base, row.percent, min(9.0, size), colour=SOFT, align="right", width=share - 6)
        pen.rule(x, foot, width, colour=LINE, thick=0.4)
