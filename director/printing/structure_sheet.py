"""The level schedule on paper: one page where it fits, and a bar along the time of registration."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from director.host.i18n import N_
from director.printing.document import Document
from director.printing.fonts import Style
from director.printing.pen import ACCENT, INK, LINE, SOFT, Align
from director.printing.sheet import BODY_FOOT, BODY_TOP, MARGIN, Sheet
from director.printing.stock import Stock
from director.printing.text import layout, wrapped
from director.views.structure_sheet import SheetRow, StructureSheet

_FACT: Final = 14.0
"""Height of a line of facts."""
_LABEL: Final = 92.0
"""Width of the names of facts."""
_HEAD: Final = 22.0
_RULE: Final = 6.0
"""From the line of the heads to the first row."""
_FOOTNOTE: Final = 11.0
_LARGEST: Final = 24.0
_LEAST: Final = 13.0
"""Heights of a row: the largest with which one page holds everything, and the least of all."""
_BAR: Final = 7.0
"""From the bar of registration to the text."""
_GAP: Final = 8.0
_FILLED: Final = 0.72
"""As much of the width the columns take where notes of levels stand in the rest."""
_WIDEST: Final = 8 * _GAP
"""Between columns at most: an eye still goes along the row."""


class SheetPage(NamedTuple):
    """Rows of one page."""

    rows: Sequence[SheetRow]
    height: float
    """Of each row."""
    first: bool
    """The facts stand above them."""
    last: bool
    """The footnote stands below them."""


class _Column(NamedTuple):
    """A column at its place."""

    head: str
    x: float
    """Its left or right edge, as aligned."""
    width: float
    align: Align
    style: Style
    cell: str
    """The field of the row."""


class StructureSheetDocument(Document[StructureSheet, SheetPage]):
    """Every level with its blinds and ante, every break, every end of a day."""

    id = "structure-sheet"
    name = N_("Level schedule")
    rows = StructureSheet

    def pages(self, rows: StructureSheet, stock: Stock) -> Sequence[SheetPage]:
        """Everything on one page in rows as high as fit; more pages where they would be too low to read."""
        if not rows.rows:
            return []
        body = stock.height - BODY_TOP - BODY_FOOT - _HEAD
        used = _facts_height(rows, stock) + _footnote_height(rows, stock)
        height = min(_LARGEST, (body - used) / len(rows.rows))
        if height >= _LEAST:
            return [SheetPage(rows.rows, height, True, True)]
        left, pages = list(rows.rows), list[SheetPage]()
        while left:
            room = body - (used if not pages else _footnote_height(rows, stock))
            count = int(room // (_LEAST + 2))
            pages.append(SheetPage(left[:count], _LEAST + 2, not pages, count >= len(left)))
            left = left[count:]
        return pages

    def texts(self, rows: StructureSheet) -> Iterator[str]:
        """Letterhead, colours of chips and notes were written by people."""
        yield from (rows.letterhead.event, rows.letterhead.place)
        yield from (value for _, value in rows.facts)
        yield from (row.note for row in rows.rows)

    def draw(self, sheet: Sheet, rows: StructureSheet, page: SheetPage) -> None:
        """Draw the rows of a page from the top down."""
        sheet.head(rows.letterhead, sheet.words._(self.name), rows.game)
        y = sheet.stock.height - BODY_TOP
        if page.first:
            _draw_facts(sheet, y, rows.facts)
            y -= _facts_height(rows, sheet.stock)
        columns = list(_columns(sheet, rows, page))
        _draw_heads(sheet, y, columns)
        y -= _RULE
        for row in page.rows:
            _draw_row(sheet, y, row, columns, page.height)
            y -= page.height
        if page.last and rows.footnote:
            sheet.pen.lines(sheet.left, y - _FOOTNOTE - 4, rows.footnote, 8, sheet.width, colour=SOFT)
        sheet.foot(rows.letterhead)


def _facts_height(rows: StructureSheet, stock: Stock) -> float:
    room = stock.width - 2 * MARGIN - _LABEL
    lines = sum(len(wrapped(value, "regular", 9.5, room)) for _, value in rows.facts)
    return lines * _FACT + 8


def _footnote_height(rows: StructureSheet, stock: Stock) -> float:
    if not rows.footnote:
        return 0
    return len(wrapped(rows.footnote, "regular", 8, stock.width - 2 * MARGIN)) * _FOOTNOTE + 12


def _draw_facts(sheet: Sheet, y: float, facts: Sequence[tuple[str, str]]) -> None:
    for label, value in facts:
        sheet.pen.text(sheet.left, y, label, 9.5, colour=SOFT, width=_LABEL - 8, least=7)
        for line in wrapped(value, "regular", 9.5, sheet.width - _LABEL):
            sheet.pen.text(
                sheet.left + _LABEL, y, line, 9.5, style="bold", width=sheet.width - _LABEL, least=7
            )
            y -= _FACT


def _columns(sheet: Sheet, rows: StructureSheet, page: SheetPage) -> Iterator[_Column]:
    """The columns that this schedule needs, as wide as what stands in them."""
    words, x = sheet.words, sheet.left + _BAR
    size = _size(page.height)
    wanted: tuple[tuple[str, str, Align, Style, bool], ...] = (
        (words._("Level"), "name", "right", "bold", True),
        (words._("Starts"), "starts", "right", "regular", rows.timed),
        (words._("Min"), "minutes", "right", "regular", True),
        (words._("Game"), "game", "left", "regular", rows.rotates),
        (words._("Blinds") if _has_blinds(rows) else words._("Stakes"), "blinds", "left", "bold", True),
        (rows.ante_head, "ante", "right", "bold", any(row.ante for row in rows.rows)),
    )
    there = [one for one in wanted if one[4]]
    widths = [_width(rows, head, cell, style, size) for head, cell, _, style, _ in there]
    filled, most = (_FILLED, 4 * _GAP) if is_noted(rows, size, sheet.width * 0.45) else (1.0, _WIDEST)
    gap = min(most, max(2 * _GAP, (sheet.width * filled - sum(widths)) / len(widths)))
    for (head, cell, align, style, _), wide in zip(there, widths, strict=True):
        yield _Column(head, x + wide if align == "right" else x, wide, align, style, cell)
        x += wide + gap
    yield _Column("", x, sheet.right - x, "left", "regular", "note")


def is_noted(rows: StructureSheet, size: float, room: float) -> bool:
    """Whether something beside the levels, or in the row of a break, wants more than this room in points."""

    def wants(row: SheetRow) -> bool:
        if row.kind == "level":
            return bool(row.marks or row.note)
        return layout(f"{row.name} {row.marks} {row.note}", "bold", 0.86 * size).width > room

    return any(wants(row) for row in rows.rows)


def _width(rows: StructureSheet, head: str, cell: str, style: Style, size: float) -> float:
    """As wide as the widest text of a column."""
    counted = (row for row in rows.rows if row.kind == "level" or cell in ("starts", "minutes"))
    widest = max((layout(getattr(row, cell), style, size).width for row in counted), default=0.0)
    return max(widest, layout(head, "regular", 8).width) + 2


def _has_blinds(rows: StructureSheet) -> bool:
    """Whether everything in that column is a pair of blinds."""
    return all(row.blinds.count("/") == 1 and "·" not in row.blinds for row in rows.rows if row.blinds)


def _size(height: float) -> float:
    return min(11.5, height * 0.58)


def _draw_heads(sheet: Sheet, y: float, columns: Sequence[_Column]) -> None:
    for column in columns:
        sheet.pen.text(column.x, y, column.head, 8, colour=SOFT, align=column.align)
    sheet.pen.rule(sheet.left, y - _RULE, sheet.width, colour=INK, thick=0.6)


def _draw_row(sheet: Sheet, top: float, row: SheetRow, columns: Sequence[_Column], height: float) -> None:
    pen, size = sheet.pen, _size(height)
    y = top - height / 2 - size * 0.36
    if row.is_open:
        pen.line(sheet.left + 1, top, sheet.left + 1, top - height, colour=ACCENT, thick=2.4)
    for column in columns:
        if row.kind != "level" and column.cell in ("name", "game", "blinds", "ante", "note"):
            continue
        if column.cell == "note":
            _draw_notes(sheet, column.x, y, sheet.right - column.x, row, size)
        else:
            text = getattr(row, column.cell)
            pen.text(
                column.x, y, text, size, style=column.style, align=column.align, width=column.width, least=6
            )
    if row.kind != "level":
        _draw_pause(sheet, y, row, columns, size)
    end = row.kind == "day_end"
    pen.rule(sheet.left, top - height, sheet.width, colour=INK if end else LINE, thick=1.0 if end else 0.4)


def _draw_pause(sheet: Sheet, y: float, row: SheetRow, columns: Sequence[_Column], size: float) -> None:
    """A break speaks across the columns of stakes."""
    pen = sheet.pen
    x = next(column.x for column in columns if column.align == "left")
    x += pen.text(x, y, row.name, size, style="italic", colour=SOFT, width=sheet.right - x, least=6) + _GAP
    _draw_notes(sheet, x, y, sheet.right - x, row, size)


def _draw_notes(sheet: Sheet, x: float, y: float, room: float, row: SheetRow, size: float) -> None:
    """What happens there stands out; what people noted stands beside it."""
    small = size * 0.86
    if row.marks:
        x += sheet.pen.text(x, y, row.marks, small, style="bold", colour=ACCENT, width=room, least=5.5) + _GAP
    if row.note and sheet.right - x > 20:
        sheet.pen.text(x, y, row.note, small, colour=SOFT, width=sheet.right - x, least=5.5)
