"""Blocks of cells as spreadsheets have them on the clipboard: tabs between cells, a line for each row."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence


def block_of(text: str) -> list[list[str]]:
    r"""The cells of a text: one row at least, all of them as long as the longest.

    >>> block_of("1\t2\r\n3\t4\r\n"), block_of("20")
    ([['1', '2'], ['3', '4']], [['20']])
    """
    plain = text.replace("\r\n", "\n").replace("\r", "\n").rstrip("\n")
    try:
        rows = [list(row) for row in csv.reader(io.StringIO(plain), delimiter="\t")] or [[""]]
    except csv.Error:  # a cell longer than any
        rows = [line.split("\t") for line in plain.split("\n")]
    width = max(1, *(len(row) for row in rows))
    return [row + [""] * (width - len(row)) for row in rows]


def text_of(rows: Sequence[Sequence[str]]) -> str:
    r"""Cells as a text; what has a tab or the end of a line in it is quoted.

    >>> text_of([["1", "a\tb"], ["2", ""]])
    '1\t"a\tb"\n2\t'
    """
    text = io.StringIO()
    csv.writer(text, delimiter="\t", lineterminator="\n").writerows(rows)
    return text.getvalue().removesuffix("\n")
