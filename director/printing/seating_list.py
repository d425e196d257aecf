"""Seating on the wall: by name in columns, and by table with no table torn apart."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from director.domain.names import folded
from director.host.i18n import N_
from director.printing.document import Document
from director.printing.pen import ACCENT, INK, LINE, SOFT, Pen
from director.printing.sheet import BODY_FOOT, BODY_TOP, Sheet
from director.printing.stock import MM, Stock
from director.printing.text import layout
from director.views.papers import ChairRow, SeatingList, SeatingRow, TableRows, TableSheets

_GUIDE: Final = 20
"""Letters of a guide word; of a name up to twice as long all stand there."""
GAP = 14.0
"""Between columns."""


class Grid(NamedTuple):
    """How many names go on a page, and how large."""

    columns: int
    rows: int
    size: float
    step: float

    @property
    def drop(self) -> float:
        """How much lower than the least type its first line stands, so that it keeps clear of the head."""
        return (self.size - 9) * 0.8


_TYPES: Final = ((2, 16.0, 25.0), (2, 14.5, 22.5), (2, 13.0, 20.0), (2, 11.0, 17.0), (3, 9.0, 13.6))
"""Columns, size of type and distance of lines: the first with which one page holds everybody."""
_ON_WIDE: Final = (*_TYPES, (4, 9.5, 14.2), (5, 9.0, 13.6), (5, 8.2, 11.8), (5, 7.4, 10.1))
"""The same on a sheet as wide as A3, which takes five hundred names."""
_WIDE: Final = 250 * MM
_LEAST_TYPE: Final = 9.0
"""Where one page does not hold everybody, nothing is written smaller."""


def grid_for(count: int, stock: Stock) -> Grid:
    """Larger type for a small field; more columns for a field that needs them."""
    body = stock.height - BODY_TOP - BODY_FOOT
    types = _ON_WIDE if stock.width > _WIDE else _TYPES
    empty = [Grid(columns, 0, size, step) for columns, size, step in types]
    grids = [grid._replace(rows=int((body - grid.drop) // grid.step)) for grid in empty]
    held = (grid for grid in grids if count <= grid.columns * grid.rows)
    return next(held, [grid for grid in grids if grid.size >= _LEAST_TYPE][-1])


class SeatingByName(Document[SeatingList, Sequence[SeatingRow]]):
    """Everybody's table and seat, to hang at the door."""

    id = "seating-by-name"
    name = N_("Seating by name")
    rows = SeatingList

    def pages(self, rows: SeatingList, stock: Stock) -> Sequence[Sequence[SeatingRow]]:
        """As many names a page as its columns hold."""
        return name_pages(rows.rows, stock)

    def texts(self, rows: SeatingList) -> Iterator[str]:
        """Every name."""
        yield from (row.name for row in rows.rows)

    def draw(self, sheet: Sheet, rows: SeatingList, page: Sequence[SeatingRow]) -> None:
        """Draw one page in even columns, with the first letter where it changes."""
        words = sheet.words
        first, last = guide(page[0].name), guide(page[-1].name)
        aside = words._("{first} – {last}").format(first=first, last=last)
        sheet.head(rows.letterhead, words._(self.name), aside)
        draw_names(sheet, page, grid_for(len(rows.rows), sheet.stock))
        sheet.foot(rows.letterhead)


def guide(name: str) -> str:
    """A name as a guide word over a page: of a very long one the beginning, as in a dictionary."""
    return name if len(name) <= 2 * _GUIDE else name[:_GUIDE].rstrip()


def name_pages(rows: Sequence[SeatingRow], stock: Stock) -> list[Sequence[SeatingRow]]:
    """As many names a page as its columns hold."""
    grid = grid_for(len(rows), stock)
    each = grid.columns * grid.rows
    return [rows[start : start + each] for start in range(0, len(rows), each)]


def draw_names(sheet: Sheet, page: Sequence[SeatingRow], grid: Grid) -> None:
    """Draw names and seats in even columns, with the first letter where it changes."""
    width = (sheet.width - GAP * (grid.columns - 1)) / grid.columns
    top = sheet.stock.height - BODY_TOP - grid.drop
    initial, each = "", -(-len(page) // grid.columns)
    for number, row in enumerate(page):
        column, down = divmod(number, each)
        x, y = sheet.left + column * (width + GAP), top - down * grid.step
        begins = _initial(row.name)
        if begins != initial or down == 0:
            sheet.pen.text(x, y, begins, grid.size, style="bold", colour=ACCENT, width=grid.size, least=5)
            initial = begins
        _name_row(sheet.pen, x, y, width, row, grid.size)


def _initial(name: str) -> str:
    """The letter under which a name is looked for: Ё under Е, Á under A; Georgian has no capitals."""
    return folded(name)[:1].title() or name[:1]


def _name_row(pen: Pen, x: float, y: float, width: float, row: SeatingRow, size: float) -> None:
    gutter, place = size * 1.3, f"{row.table}-{row.seat}"
    seat = pen.text(x + width, y, place, size, style="bold", align="right")
    named(pen, x + gutter, y, width - gutter - seat - 5, row.name, row.told_apart, size)
    pen.rule(x + gutter, y - size * 0.38, width - gutter, thick=0.3)


_LEAST: Final = 0.6
"""A name that does not fit at this part of its size takes two lines: they fit between the hairlines."""


def named(pen: Pen, x: float, y: float, room: float, name: str, told_apart: str, size: float) -> None:
    """A name, and after it in small what tells namesakes apart; the name shrinks first."""
    note = 0.0
    if told_apart:
        left = max(room - layout(name, "regular", size).width - 5, room * 0.3)
        note = (
            pen.text(x + room, y, told_apart, size * 0.76, colour=SOFT, width=left, least=5, align="right")
            + 5
        )
    room -= note
    pen.text(x, y, name, size, width=room, least=size * _LEAST)


class _Block(NamedTuple):
    """A table at its place on a page."""

    table: TableRows
    chairs: tuple[ChairRow, ...]
    column: int
    top: float
    """Distance below the first line of the body."""
    scale: float
    """How much larger than the least its type is."""


_COLUMNS = 3
_HEAD = 19.0
_STEP = 13.2
_BETWEEN = 17.0


_SCALES: Final = (1.35, 1.15, 1.0)
"""The type grows to the first of these with which one page holds the room."""


def _flow(tables: Iterable[TableRows], body: float, scale: float = 1.0) -> list[list[_Block]]:
    """Tables below each other in columns of a height."""
    pages: list[list[_Block]] = []
    column, top = _COLUMNS, 0.0
    body -= 12 * (scale - 1)
    for table in tables:
        chairs = tuple(chair for chair in table.chairs if chair.name)
        tall = scale * (_HEAD + _STEP * max(1, len(chairs)))
        if top and top + tall > body:
            column, top = column + 1, 0.0
        if column >= _COLUMNS:
            pages.append([])
            column, top = 0, 0.0
        pages[-1].append(_Block(table, chairs, column, top, scale))
        top += tall + scale * _BETWEEN
    return pages


class SeatingByTable(Document[TableSheets, Sequence[_Block]]):
    """Who sits at each table."""

    id = "seating-by-table"
    name = N_("Seating by table")
    rows = TableSheets

    def pages(self, rows: TableSheets, stock: Stock) -> Sequence[Sequence[_Block]]:
        """Tables one below the other in columns; a table that does not fit whole goes to the next column."""
        body = stock.height - BODY_TOP - BODY_FOOT
        sizes = (_flow(rows.tables, body, scale) for scale in _SCALES)
        pages = next((pages for pages in sizes if len(pages) == 1), _flow(rows.tables, body))
        if pages:
            last, scale = [block.table for block in pages[-1]], pages[-1][0].scale
            evened = (_flow(last, height, scale) for height in range(0, 10_000, 6))
            pages[-1:] = next(even for even in evened if len(even) == 1)
        return pages

    def texts(self, rows: TableSheets) -> Iterator[str]:
        """Every name."""
        yield from (chair.name for table in rows.tables for chair in table.chairs)

    def draw(self, sheet: Sheet, rows: TableSheets, page: Sequence[_Block]) -> None:
        """Draw the tables of one page."""
        words = sheet.words
        first, last = page[0].table.number, page[-1].table.number
        aside = words._("Tables {first} – {last}").format(first=first, last=last)
        sheet.head(rows.letterhead, words._(self.name), aside)
        width = (sheet.width - GAP * (_COLUMNS - 1)) / _COLUMNS
        for block in page:
            x = sheet.left + block.column * (width + GAP)
            _draw_block(
                sheet, x, sheet.stock.height - BODY_TOP - 12 * (block.scale - 1) - block.top, width, block
            )
        sheet.foot(rows.letterhead)


def _draw_block(sheet: Sheet, x: float, y: float, width: float, block: _Block) -> None:
    pen, words, count, scale = sheet.pen, sheet.words, len(block.chairs), block.scale
    players = words.ngettext("{count} player", "{count} players", count).format(count=count)
    title = words._("Table {number}").format(number=block.table.number)
    pen.text(x, y, title, 11.5 * scale, style="bold", width=width * 0.6)
    pen.text(x + width, y, players, 8 * scale, colour=SOFT, align="right", width=width * 0.38, least=5.5)
    pen.rule(x, y - 5 * scale, width, colour=ACCENT, thick=1)
    y -= _HEAD * scale
    size = 9 * scale
    for chair in block.chairs:
        pen.text(x + 14 * scale, y, str(chair.seat), size, style="bold", colour=INK, align="right")
        name = x + 21 * scale
        room = width - 21 * scale
        if chair.signs:
            told = pen.text(
                x + width, y, chair.signs, size * 0.76, style="bold", colour=ACCENT, width=room * 0.4,
                least=5, align="right",
            )  # fmt: skip
            room -= told + 5
        named(pen, name, y, room, chair.name, chair.told_apart, size)
        pen.rule(x, y - 3.6 * scale, width, colour=LINE, thick=0.3)
        y -= _STEP * scale
