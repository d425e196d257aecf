"""A list with lines to write on: labels above, hairlines between, rows far enough apart for a pencil."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from director.printing.fonts import Style
from director.printing.pen import INK, LINE, SOFT, Align
from director.printing.sheet import BODY_FOOT, BODY_TOP, Sheet
from director.printing.stock import Stock

LABELS: Final = 10.0
"""From the first line of the body down to the line under the labels."""
_PAD: Final = 4.0


class RuledColumn(NamedTuple):
    """One column; `wide` is its part of the whole, in any unit."""

    label: str
    wide: float
    align: Align = "left"
    bold: bool = False
    tick: bool = False
    """A box to tick stands in it."""


def rows_a_page(stock: Stock, step: float) -> int:
    """How many rows a page holds, each so high."""
    return int((stock.height - BODY_TOP - BODY_FOOT - LABELS) // step)


def ruled_pages(rows: Sequence[Sequence[str]], stock: Stock, step: float) -> list[Sequence[Sequence[str]]]:
    """The rows page by page."""
    each = rows_a_page(stock, step)
    return [rows[start : start + each] for start in range(0, len(rows), each)]


def draw_ruled(
    sheet: Sheet, columns: Sequence[RuledColumn], rows: Sequence[Sequence[str]], step: float
) -> None:
    """Draw labels and rows from the top of the body down; a row may be shorter than the columns."""
    pen = sheet.pen
    unit = sheet.width / sum(column.wide for column in columns)
    top = sheet.stock.height - BODY_TOP
    line = top - LABELS + 4
    edges = [sheet.left]
    for column in columns:
        edges.append(edges[-1] + column.wide * unit)
    for column, x, end in zip(columns, edges, edges[1:], strict=False):
        at = {"left": x + _PAD, "right": end - _PAD, "centre": (x + end) / 2}[column.align]
        pen.text(
            at, top, column.label, 7.5, colour=SOFT, align=column.align, width=end - x - 2 * _PAD, least=5
        )
    pen.rule(sheet.left, line, sheet.width, colour=SOFT, thick=0.8)
    size = min(10.0, step * 0.66)
    for number, row in enumerate(rows, 1):
        foot = line - step * number
        _row(sheet, columns, edges, row, foot, step, size)
    end = line - step * len(rows)
    for x in edges[1:-1]:
        pen.line(x, line, x, end, colour=LINE, thick=0.4)


def _row(
    sheet: Sheet,
    columns: Sequence[RuledColumn],
    edges: Sequence[float],
    row: Sequence[str],
    foot: float,
    step: float,
    size: float,
) -> None:
    pen, base = sheet.pen, foot + (step - size * 0.72) / 2
    for column, x, end, text in zip(columns, edges, edges[1:], row, strict=False):
        if column.tick:
            box = min(10.0, step * 0.6)
            pen.box((x + end - box) / 2, foot + (step - box) / 2, box, colour=SOFT, thick=0.6)
            continue
        at = {"left": x + _PAD, "right": end - _PAD, "centre": (x + end) / 2}[column.align]
        style: Style = "bold" if column.bold else "regular"
        if text:
            pen.text(
                at, base, text, size, style=style, colour=INK, align=column.align,
                width=end - x - 2 * _PAD, least=size * 0.5,
            )  # fmt: skip
    pen.rule(sheet.left, foot, sheet.width, colour=LINE, thick=0.4)
