"""Text into rows and cells: which delimiter it is, quotes, line breaks inside quotes."""

from __future__ import annotations

import csv
import io
import re
from collections import Counter
from collections.abc import Callable
from itertools import islice
from typing import Final

from director.desk.lists.decoding import MOST_BYTES
from director.domain.lists import ListFault

DELIMITERS: Final = (";", "\t", ",", "|")
MOST_ROWS: Final = 100_000
MOST_CELLS: Final = 16_384
"""Most columns a spreadsheet has."""
MOST_CELL: Final = 32_767
"""Longest cell a spreadsheet has."""

_NONE = "\x1f"
"""Stands in for a delimiter where a file has one column only."""
_SEP = re.compile(r'"?sep=(.)"?[^\S\r\n]*(?:\r\n|\r|\n|$)', re.IGNORECASE)
_SAMPLE = 65_536
_SAMPLE_ROWS = 200
_HEADER_WITHIN = 10
_EVEN = 0.8
"""Share of rows of the same width that makes a delimiter believable without a known header."""
_END = "\x1e"

Records = tuple[tuple[str, ...], ...]


def cut(
    text: str, delimiter: str | None, header_names: Callable[[tuple[str, ...]], int]
) -> tuple[Records, str] | ListFault:
    """All rows and the delimiter, empty for one column; or the fault that makes rows impossible to tell.

    The line `sep=;` that spreadsheets write is obeyed and is no row. `header_names` says how many cells of a
    row are known headers: a delimiter that makes some is the right one.
    """
    if len(text) > MOST_BYTES:  # pasted: a file is weighed before it is text
        return ListFault("too_large", value=str(len(text)), other=MOST_BYTES)
    told = _SEP.match(text)
    if told:
        text = text[told.end() :]
        delimiter = told[1] if delimiter is None else delimiter
    text = text.rstrip("\x1a")
    if delimiter is None:
        delimiter = _likeliest(text, header_names)
    records = _records(text, delimiter, MOST_ROWS + 2)
    if len(records) > MOST_ROWS + 1:
        return ListFault("too_many_rows", other=MOST_ROWS)
    if records.pop() != (_END,):
        return ListFault("open_quote", row=len(records) + 1)
    while records and not any(records[-1]):
        records.pop()
    for number, record in enumerate(records, start=1):
        if len(record) > MOST_CELLS:
            return ListFault("too_many_cells", row=number, other=MOST_CELLS)
        longest = max(record, key=len, default="")
        if len(longest) > MOST_CELL:
            return ListFault("cell_too_long", row=number, value=longest[:40], other=MOST_CELL)
    return tuple(records), delimiter


def _records(text: str, delimiter: str, most: int) -> list[tuple[str, ...]]:
    """The rows of this text and one that marks the end: where it is missing, a quote was never closed."""
    csv.field_size_limit(MOST_BYTES)
    last = "" if text.endswith(("\n", "\r")) else "\n"
    lines = io.StringIO(f"{text}{last}{_END}\n", newline="")
    return [tuple(row) for row in islice(csv.reader(lines, delimiter=delimiter or _NONE), most)]


def _likeliest(text: str, header_names: Callable[[tuple[str, ...]], int]) -> str:
    """The delimiter that gives the most known headers, then the most even rows, then the most cells."""
    sample = text if len(text) < _SAMPLE else text[: text.rfind("\n", 0, _SAMPLE) + 1 or _SAMPLE]
    best, best_fit = "", (0, 0.0, 0)
    for delimiter in DELIMITERS:
        rows = [row for row in _records(sample, delimiter, _SAMPLE_ROWS)[:-1] if any(row)]
        if not rows:
            continue
        width, even = Counter(map(len, rows)).most_common(1)[0]
        evenness = even / len(rows)
        headers = max(header_names(row) if len(row) > 1 else 0 for row in rows[:_HEADER_WITHIN])
        if headers < 2 and (width == 1 or evenness < _EVEN):
            continue
        fit = (headers, evenness, width)
        if fit > best_fit:
            best, best_fit = delimiter, fit
    return best
