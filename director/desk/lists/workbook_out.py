"""Rows of cells into a workbook of Excel: texts stay texts, so that nothing becomes a formula or a date."""

from __future__ import annotations

import datetime as dt
import io
import re
from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from openpyxl.cell import Cell as Written
    from openpyxl.worksheet._write_only import WriteOnlyWorksheet

Cell = str | int | Decimal | dt.date
"""A text, a number, an amount with its decimals, or a day."""

_TEXT: Final = "@"
"""The format of a cell that a spreadsheet leaves as it was typed: `00412` keeps its zeros."""
_EARLIEST: Final = dt.date(1900, 3, 1)
"""Spreadsheets know no day before, or count a day that never was."""
_CONTROLS: Final = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f]")
"""No workbook can hold these; nor does any name."""
_WIDEST: Final = 48


def write_workbook(heads: Sequence[str], rows: Iterable[Sequence[Cell]]) -> bytes:
    """One sheet: the heads in bold, which stay in sight, and below them the rows."""
    from openpyxl import Workbook
    from openpyxl.styles import Font
    from openpyxl.utils import get_column_letter

    kept = [tuple(row) for row in rows]
    book = Workbook(write_only=True)
    sheet = book.create_sheet()
    sheet.freeze_panes = "A2"
    for place, head in enumerate(heads):
        longest = max((len(str(row[place])) for row in kept if place < len(row)), default=0)
        width = min(_WIDEST, max(len(head), longest) + 2)
        sheet.column_dimensions[get_column_letter(place + 1)].width = width
    first = [_cell(sheet, head) for head in heads]
    for cell in first:
        cell.font = Font(bold=True)
    sheet.append(first)
    for row in kept:
        sheet.append([_cell(sheet, value) for value in row])
    written = io.BytesIO()
    book.save(written)
    return written.getvalue()


def _cell(sheet: WriteOnlyWorksheet, value: Cell) -> Written:
    from openpyxl.cell import WriteOnlyCell

    if isinstance(value, dt.date) and value < _EARLIEST:
        value = value.isoformat()
    if not isinstance(value, str):
        cell = WriteOnlyCell(sheet)
        cell.value = value
        if isinstance(value, Decimal):
            cell.number_format = f"0.{'0' * -exponent}" if (exponent := _exponent(value)) < 0 else "0"
        elif isinstance(value, dt.date):
            cell.number_format = "yyyy-mm-dd"
        return cell
    cell = WriteOnlyCell(sheet, value=_CONTROLS.sub("", value) or None)
    if cell.value is not None:
        cell.data_type = "s"  # or `=1+1` would be run
        cell.number_format = _TEXT
    return cell


def _exponent(amount: Decimal) -> int:
    exponent = amount.as_tuple().exponent
    return exponent if isinstance(exponent, int) else 0
