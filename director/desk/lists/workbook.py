"""A workbook of Excel into rows of cells, as text: what each cell shows, nothing run and nothing guessed.

Numbers keep their zeros where the cell shows them, days come as 1984-05-28. A file that lies about its size,
that breaks off or that asks the reader for other files is told as a fault, and never unpacked whole.
"""

from __future__ import annotations

import datetime as dt
import io
import math
import re
import warnings
import zipfile
import zlib
from collections.abc import Iterable
from decimal import Decimal
from typing import TYPE_CHECKING, Final, NamedTuple

from director.desk.lists.cells import shielded
from director.desk.lists.cutting import MOST_CELL, MOST_CELLS, MOST_ROWS, Records
from director.desk.lists.decoding import MOST_BYTES
from director.domain.lists import ListFault

if TYPE_CHECKING:
    from openpyxl import Workbook

_ZIP: Final = b"PK\x03\x04"
_OLD: Final = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
"""How files of spreadsheet programs begin: new ones, and old ones or those with a password."""
_ENDINGS: Final = (".xlsx", ".xlsm")
_MOST_UNPACKED: Final = 8 * MOST_BYTES
"""Largest workbook once it is unpacked: a hundred thousand players with all their columns."""
_MOST_FILLED: Final = 1_000_000
"""Most cells in all: a hundred thousand players with ten columns."""
_MOST_MARKS: Final = 5 * _MOST_FILLED
"""Most marks of XML: a cell has four, a row two."""
_MOST_AT_ONCE: Final = 400_000
"""Most marks up to the end of a row or of a text: so many the reader holds in memory together."""
_END: Final = re.compile(rb"</(?:\w+:)?(?:row|si)>")
_PIECE: Final = 1 << 20
"""Bytes that are unpacked at once while marks are counted."""
_ZEROS: Final = re.compile("0{2,}")
"""The format of a number that is shown with zeros before it."""
_BROKEN: Final = (
    zipfile.BadZipFile, zlib.error, KeyError, IndexError, ValueError, TypeError, AttributeError, SyntaxError,
    OSError, EOFError, RuntimeError, OverflowError, AssertionError,
)  # fmt: skip
"""What the reader of workbooks raises when one is damaged: it promises nothing narrower."""


class Sheet(NamedTuple):
    """One sheet of a workbook, or why there is none to read."""

    name: str = ""
    names: tuple[str, ...] = ()
    """All sheets of the workbook."""
    records: Records = ()
    faults: tuple[ListFault, ...] = ()


def is_workbook(content: bytes, file: str = "") -> bool:
    """Whether a spreadsheet program made this, of whatever kind; or its name says so, rightly or not."""
    return content.startswith((_ZIP, _OLD)) or file.lower().endswith(_ENDINGS)


def read_workbook(content: bytes, sheet: str | None = None) -> Sheet:
    """The cells of this sheet, else of the first that has any; or the one fault that says why not.

    Faults: `old_workbook`, `too_large`, `too_many_in_all`, `damaged_workbook`, `no_sheet`, and those of any
    table.
    """
    if content.startswith(_OLD):
        return _faulty("old_workbook")
    if len(content) > MOST_BYTES:
        return _faulty("too_large", len(content), MOST_BYTES)
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            unpacked = sum(part.file_size for part in packed.infolist())
            if "[Content_Types].xml" not in packed.namelist() or "xl/workbook.xml" not in packed.namelist():
                return _faulty("binary")
            if unpacked > _MOST_UNPACKED:
                return _faulty("too_large", unpacked, _MOST_UNPACKED)
            if _is_too_much(packed):
                return _faulty("too_many_in_all", other=_MOST_FILLED)
        return _opened(content, sheet)
    except _BROKEN:
        return _faulty("damaged_workbook")


def _is_too_much(packed: zipfile.ZipFile) -> bool:
    """Whether the parts have more marks than the reader should be given; looked at piece by piece."""
    count = 0
    for part in packed.infolist():
        together = 0
        with packed.open(part) as content:
            while piece := content.read(_PIECE):
                count += piece.count(b"<")
                for at, held in enumerate(_END.split(piece)):
                    together = held.count(b"<") + (0 if at else together)
                    if together > _MOST_AT_ONCE or count > _MOST_MARKS:
                        return True
    return False


def _faulty(code: str, value: int | str = "", other: int = 0) -> Sheet:
    return Sheet(faults=(ListFault(code, value=str(value), other=other),))


def _opened(content: bytes, sheet: str | None) -> Sheet:
    from openpyxl import load_workbook

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of styles and extensions that nobody asked for
        book = load_workbook(io.BytesIO(content), read_only=True, data_only=True)
        try:
            return _chosen(book, sheet)
        finally:
            book.close()


def _chosen(book: Workbook, sheet: str | None) -> Sheet:
    """The sheet that was asked for, else the first that is not empty; one that nobody sees comes last."""
    names = tuple(one.title for one in book.worksheets)
    if sheet is not None and sheet not in names:
        return _faulty("no_sheet", sheet[:40])._replace(names=names)
    for one in sorted(book.worksheets, key=lambda one: one.sheet_state != "visible"):
        if sheet in (None, one.title):
            one.reset_dimensions()  # what a file says of its own size may be wrong
            records = _records(one.iter_rows())
            if isinstance(records, ListFault):
                return Sheet(one.title, names, faults=(records,))
            if records or sheet is not None:
                return Sheet(one.title, names, records)
    return _faulty("empty")


def _records(rows: Iterable[tuple[object, ...]]) -> Records | ListFault:
    """All rows down to the last that is filled."""
    records: list[tuple[str, ...]] = []
    blank = filled = 0
    for number, row in enumerate(rows, start=1):
        texts = [_text(cell) for cell in row]
        while texts and not texts[-1]:
            texts.pop()
        if not texts:
            blank += 1
            continue
        if number > MOST_ROWS + 1:
            return ListFault("too_many_rows", other=MOST_ROWS)
        filled += len(texts)
        if filled > _MOST_FILLED:
            return ListFault("too_many_in_all", other=_MOST_FILLED)
        if len(texts) > MOST_CELLS:
            return ListFault("too_many_cells", row=number, other=MOST_CELLS)
        longest = max(texts, key=len)
        if len(longest) > MOST_CELL:
            return ListFault("cell_too_long", row=number, value=longest[:40], other=MOST_CELL)
        records.extend([()] * blank)
        records.append(tuple(texts))
        blank = 0
    return tuple(records)


def _text(cell: object) -> str:
    """What the cell shows, in the form that text files have; an empty one has no value."""
    value = getattr(cell, "value", None)
    match value:
        case None:
            return ""
        case bool():
            return str(value).upper()
        case int() | float():
            return _number(value, str(getattr(cell, "number_format", "")))
        case dt.datetime():
            return value.date().isoformat() if value.time() == dt.time() else value.isoformat(" ")
        case dt.date() | dt.time():
            return value.isoformat()
        case str():
            return shielded(value)
        case _:
            return str(value)


def _number(value: float, shown_as: str) -> str:
    """A number as people write it: no exponent, 15 digits as a spreadsheet, zeros where it shows them."""
    if not math.isfinite(value):
        return str(value)
    text = str(value) if isinstance(value, int) else f"{Decimal(f'{value:.15g}'):f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return text.zfill(len(shown_as)) if _ZEROS.fullmatch(shown_as) and text.isdigit() else text
