"""The tables of the paper pack: who sits where, what lies there, the last count, room for a new one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from director.printing.pen import ACCENT, INK, LINE, SOFT
from director.printing.seating_list import named
from director.printing.sheet import BODY_FOOT, BODY_TOP, Sheet
from director.printing.stock import Stock
from director.views.paper_pack import PackChair, PackTable

_COLUMNS: Final = 2
_GAP: Final = 16.0
_HEAD: Final = 25.0
_STEP: Final = 15.2
_BETWEEN: Final = 9.0
_SIZE: Final = 9.0

_BOX: Final = 9.0
_NOW: Final = 46.0
"""Width of the column that a new count is written into."""
_COUNTED: Final = 41.0
"""Width of the column of the last count."""


class Block(NamedTuple):
    """A table at its place on a page."""

    table: PackTable
    column: int
    top: float
    """Distance below the first line of the body."""


def table_pages(tables: Iterable[PackTable], stock: Stock) -> list[list[Block]]:
    """Tables below each other in two columns; one that does not fit whole goes to the next column."""
    body = stock.height - BODY_TOP - BODY_FOOT
    pages: list[list[Block]] = []
    column, top = _COLUMNS, 0.0
    for table in tables:
        tall = _HEAD + _STEP * len(table.chairs)
        if top and top + tall - _STEP > body:
            column, top = column + 1, 0.0
        if column >= _COLUMNS:
            pages.append([])
            column, top = 0, 0.0
        pages[-1].append(Block(table, column, top))
        top += tall + _BETWEEN
    return pages


def draw_tables(sheet: Sheet, blocks: Sequence[Block]) -> None:
    """Draw the tables of one page."""
    width = (sheet.width - _GAP * (_COLUMNS - 1)) / _COLUMNS
    for block in blocks:
        x = sheet.left + block.column * (width + _GAP)
        _draw_block(sheet, x, sheet.stock.height - BODY_TOP - block.top, width, block.table)


def _draw_block(sheet: Sheet, x: float, y: float, width: float, table: PackTable) -> None:
    pen, words = sheet.pen, sheet.words
    end = x + width
    title = words._("Table {number}").format(number=table.number)
    wide = pen.text(x, y, title, 11.5, style="bold", width=width * 0.45)
    players = words.ngettext("{count} player", "{count} players", table.players).format(count=table.players)
    note = " · ".join(filter(None, (players, table.note)))
    pen.text(end, y, note, 7.5, colour=SOFT, align="right", width=width - wide - 8, least=5)
    pen.rule(x, y - 4, width, colour=ACCENT, thick=1)
    now = end - _BOX - 6 - _NOW
    label = y - 10.5
    pen.text(now - 5, label, words._("Counted"), 6, colour=SOFT, align="right", width=_COUNTED, least=4)
    pen.text(now + _NOW / 2, label, words._("Chips now"), 6, colour=SOFT, align="centre", width=_NOW, least=4)
    pen.text(end, label, words._("Out"), 6, colour=SOFT, align="right", width=_BOX + 4, least=3.5)
    for number, chair in enumerate(table.chairs):
        _draw_chair(sheet, x, y - _HEAD - _STEP * number + 1, end, chair)


def _draw_chair(sheet: Sheet, x: float, y: float, end: float, chair: PackChair) -> None:
    pen, words = sheet.pen, sheet.words
    now = end - _BOX - 6 - _NOW
    pen.text(x + 13, y, str(chair.seat), _SIZE, style="bold", colour=INK, align="right")
    room = now - 5 - _COUNTED - (x + 20)
    if chair.stack:
        pen.text(now - 5, y, chair.stack, _SIZE, align="right", width=_COUNTED - 2, least=5)
    elif chair.name:
        room += _COUNTED - 4
    if chair.signs:
        told = pen.text(
            x + 20 + room, y, chair.signs, 7, style="bold", colour=ACCENT, width=room * 0.45, least=4.5,
            align="right",
        )  # fmt: skip
        room -= told + 4
    if chair.name:
        named(pen, x + 20, y, room, chair.name, chair.told_apart, _SIZE)
        pen.box(end - _BOX, y - 1.5, _BOX, colour=SOFT, thick=0.6)
    elif chair.locked:
        pen.text(x + 20, y, words._("locked"), 7.5, colour=SOFT)
    pen.rule(x, y - 4, end - x, colour=LINE, thick=0.3)
    for edge in (now, now + _NOW):
        pen.line(edge, y - 4, edge, y - 4 + _STEP, colour=LINE, thick=0.4)
