"""The money sheet of a shift: what each clerk took, by way to pay and kind, with lines to sign on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

from director.host.i18n import N_, Words
from director.printing.document import Document
from director.printing.fonts import Style
from director.printing.pen import INK, LINE, SOFT
from director.printing.sheet import BODY_FOOT, BODY_TOP, Sheet
from director.printing.stock import Stock
from director.views.takings import Clerk, MoneySheet, OffRow, SumRow

_ROW: Final = 15.0
_HEAD: Final = 34.0
_SIGN: Final = 52.0
_OFF: Final = 25.0
_COLUMNS: Final = (0.34, 0.3, 0.12, 0.24)
"""How, for what, how often, how much: parts of the width."""


class Block(NamedTuple):
    """One piece of a page."""

    kind: Literal["head", "row", "sign", "off"]
    what: object
    height: float


class MoneySheetDocument(Document[MoneySheet, Sequence[Block]]):
    """A part for each clerk, everybody together, and what was taken off again."""

    id = "money-sheet"
    name = N_("Money sheet of the shift")
    rows = MoneySheet

    def pages(self, rows: MoneySheet, stock: Stock) -> Sequence[Sequence[Block]]:
        """Parts one under another; a part that fits a page is not torn over two."""
        room = stock.height - BODY_TOP - BODY_FOOT
        pages: list[list[Block]] = []
        left = 0.0
        for part in _parts(rows):
            need = sum(block.height for block in part)
            if need > left and need <= room:
                left = 0.0
            for block in part:
                if block.height > left:
                    pages.append([])
                    left = room
                pages[-1].append(block)
                left -= block.height
        return pages

    def texts(self, rows: MoneySheet) -> Iterator[str]:
        """Clerks, players, ways to pay and reasons were written by people."""
        for clerk in rows.takings.clerks:
            yield clerk.name
            yield from (row.how for row in clerk.rows)
        for off in rows.takings.off:
            yield from (off.name, off.why, off.off_clerk)

    def draw(self, sheet: Sheet, rows: MoneySheet, page: Sequence[Block]) -> None:
        """Draw one page from the top down."""
        sheet.head(rows.letterhead, sheet.words._(self.name), rows.takings.period)
        top = sheet.stock.height - BODY_TOP
        for block in page:
            _DRAWN[block.kind](sheet, top, block.what)
            top -= block.height
        sheet.foot(rows.letterhead)


def _parts(rows: MoneySheet) -> Iterator[list[Block]]:
    takings = rows.takings
    for clerk in takings.clerks:
        yield _part(clerk, clerk.rows)
    if len(takings.clerks) > 1:
        yield _part(None, takings.total)
    if takings.off:
        first, *rest = (Block("off", off, _OFF) for off in takings.off)
        yield [Block("head", "off", _HEAD), first]
        yield from ([one] for one in rest)


def _part(clerk: Clerk | None, rows: Sequence[SumRow]) -> list[Block]:
    lines = [Block("row", row, _ROW) for row in rows]
    return [Block("head", clerk, _HEAD), *lines, Block("sign", clerk, _SIGN)]


def _edges(sheet: Sheet) -> list[float]:
    edges = [sheet.left]
    for share in _COLUMNS:
        edges.append(edges[-1] + share * sheet.width)
    return edges


def _draw_head(sheet: Sheet, top: float, what: object) -> None:
    pen, words = sheet.pen, sheet.words
    if what == "off":
        pen.text(
            sheet.left, top - 12, words._("Taken off again: in no sum above, or given back"), 12, style="bold"
        )
        pen.rule(sheet.left, top - 26, sheet.width, colour=SOFT, thick=0.8)
        return
    name = what.name if isinstance(what, Clerk) else words._("Everybody together")
    pen.text(sheet.left, top - 12, name, 12, style="bold", width=sheet.width, least=8)
    edges = _edges(sheet)
    labels = (words._("How it was paid"), words._("For what"), words._("Times"), words._("Amount"))
    for at, label in enumerate(labels):
        x, right = (edges[at], False) if at < 2 else (edges[at + 1], True)
        pen.text(x, top - 25, label, 7.5, colour=SOFT, align="right" if right else "left")
    pen.rule(sheet.left, top - 29, sheet.width, colour=SOFT, thick=0.8)


def _draw_row(sheet: Sheet, top: float, what: object) -> None:
    if not isinstance(what, SumRow):
        return
    pen, edges = sheet.pen, _edges(sheet)
    style: Style = "bold" if what.level else "regular"
    base = top - 11
    if what.level == 2:
        pen.rule(sheet.left, top, sheet.width, colour=INK, thick=0.8)
    pen.text(edges[0], base, what.how, 9.5, width=edges[1] - edges[0] - 8, least=6)
    pen.text(edges[1], base, what.what, 9.5, style=style, width=edges[2] - edges[1] - 8, least=6)
    for at, text in ((3, what.count), (4, what.amount)):
        width = edges[at] - edges[at - 1] - 6
        pen.text(edges[at], base, text, 9.5, style=style, width=width, least=6, align="right")
    pen.rule(sheet.left, top - _ROW, sheet.width, colour=LINE, thick=0.4)


def _draw_sign(sheet: Sheet, top: float, what: object) -> None:
    half, words = (sheet.width - 48) / 3, sheet.words
    clerk = isinstance(what, Clerk)
    labels = (
        words._("Counted in the till") if clerk else words._("Chief cashier"),
        words._("Handed over by") if clerk else words._("Tournament director"),
        words._("Received by") if clerk else words._("Date and time"),
    )
    for at, label in enumerate(labels):
        sheet.signature(sheet.left + at * (half + 24), top - 30, half, label)


def _draw_off(sheet: Sheet, top: float, what: object) -> None:
    if not isinstance(what, OffRow):
        return
    pen = sheet.pen
    first, second = _off_words(what, sheet.words)
    taken = pen.text(
        sheet.right, top - 10, what.amount, 9, style="bold", width=sheet.width * 0.25, least=6, align="right"
    )
    pen.text(sheet.left, top - 10, first, 9, width=sheet.width - taken - 12, least=6)
    pen.text(sheet.left, top - 20, second, 8, colour=SOFT, width=sheet.width, least=5.5)
    pen.rule(sheet.left, top - _OFF, sheet.width, colour=LINE, thick=0.4)


def _off_words(row: OffRow, words: Words) -> tuple[str, str]:
    first = words._("Line {line} · {time} · {clerk}: {name}, {what}").format(
        line=row.line, time=row.time, clerk=row.clerk, name=row.name, what=row.what
    )
    second = words._("taken off by line {line} · {time} · {clerk}").format(
        line=row.off, time=row.off_time, clerk=row.off_clerk
    )
    return first, f"{second} · {row.why}" if row.why else second


_DRAWN: Final = {"head": _draw_head, "row": _draw_row, "sign": _draw_sign, "off": _draw_off}
