"""A file or a pasted text into rows of cells: every guess shown, every fault with row, column and value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from director.desk.house_files import BadTemplate
from director.desk.lists import cutting, decoding, workbook
from director.desk.lists.columns import letter
from director.desk.schedules import columns, lines
from director.desk.schedules.conclusions import concluded, left_out
from director.desk.schedules.parsing import draft_of, parse
from director.desk.schedules.rows import Rows
from director.desk.schedules.templates import is_template, read_template
from director.domain import names
from director.domain.lists import ListFault
from director.domain.sheets import Column, SheetChoices, SheetReading

NEEDED: Final[frozenset[Column]] = frozenset(
    {"blinds", "small_blind", "big_blind", "ante", "bb_ante", "bring_in", "limits", "small_bet", "big_bet"}
)
"""Without one of these there is nothing to play for."""
_BARS: Final = "|"


def read(content: bytes, choices: SheetChoices | None = None) -> SheetReading:
    """What a file says. Never raises: what is wrong stands in `faults`."""
    choices = choices or SheetChoices()
    if workbook.is_workbook(content, choices.file):
        sheet = workbook.read_workbook(content, choices.sheet)
        found = SheetReading(sheet=sheet.name, sheets=sheet.names, records=sheet.records, faults=sheet.faults)
        return found if sheet.faults else _read_records(found, choices)
    decoded = decoding.decode(content, choices.encoding)
    if isinstance(decoded, ListFault):
        return SheetReading(encoding=choices.encoding or "", faults=(decoded,))
    text, encoding = decoded
    return read_text(text, choices, encoding=encoding)


def read_text(text: str, choices: SheetChoices | None = None, *, encoding: str = "") -> SheetReading:
    """What a pasted text says. Never raises: what is wrong stands in `faults`."""
    choices = choices or SheetChoices()
    if len(text) > decoding.MOST_BYTES:
        fault = ListFault("too_large", value=str(len(text)), other=decoding.MOST_BYTES)
        return SheetReading(encoding=encoding, faults=(fault,))
    if is_template(text):
        return _read_template(text, encoding)
    delimiter = choices.delimiter
    if delimiter is None and _has_bars(text):
        text, delimiter = _without_frame(text), _BARS
    cut = cutting.cut(text, delimiter, columns.known_heads)
    if isinstance(cut, ListFault):
        return SheetReading(encoding=encoding, delimiter=delimiter or "", faults=(cut,))
    records, delimiter = cut
    return _read_records(SheetReading(encoding=encoding, delimiter=delimiter, records=records), choices)


def _read_records(found: SheetReading, choices: SheetChoices) -> SheetReading:
    """What the rows of cells say."""
    if not any(any(cell.strip() for cell in record) for record in found.records):
        return replace(found, faults=(ListFault("no_levels"),))
    found = _layout(found, choices)
    if not NEEDED & set(found.columns):
        return replace(found, faults=(ListFault("no_stakes_column", row=found.header),))
    return _read_rows(found, choices)


def _read_template(text: str, encoding: str) -> SheetReading:
    """Our own TOML: nothing is guessed."""
    try:
        template = read_template(text)
    except BadTemplate as bad:
        return SheetReading(encoding=encoding, faults=(ListFault("bad_template", misfit=bad.misfit),))
    draft = draft_of(template.structure)
    return SheetReading(encoding=encoding, draft=draft, case=template.case, name=template.name)


def _read_rows(found: SheetReading, choices: SheetChoices) -> SheetReading:
    """The rows of the layout, and what they come to."""
    rows = Rows(found, choices.minutes)
    rows.read()
    draft, ante_kind, remarks = concluded(rows, choices.ante_kind)
    dropped = tuple(left_out(found)) if choices.columns is None else ()
    faults = [*rows.faults]
    if not rows.faults:
        faults += [rows.in_file(fault) for fault in parse(draft).faults]
    return replace(
        found,
        draft=draft,
        numbers=tuple(rows.numbers),
        ante_kind=ante_kind,
        minutes=choices.minutes,
        faults=tuple(sorted(faults, key=lambda fault: fault.row)),
        remarks=(*dropped, *remarks),
    )


def _layout(found: SheetReading, choices: SheetChoices) -> SheetReading:
    """Where the header is and what the columns hold, as chosen or as found."""
    records, fields = found.records, choices.columns
    header = columns.find_header(records) if choices.header is None else choices.header
    header = max(0, min(header, len(records)))
    body = [record for record in records[header:] if any(cell.strip() for cell in record)]
    head = records[header - 1] if header else ()
    if fields is None and not columns.known_heads(head):
        fields, records = _by_cells(found, body)
        if records is not found.records:
            header, head, body = 0, (), [record for record in records if any(record)]
    elif fields is None:
        fields = columns.by_header(head, body)
    width = max((len(record) for record in (head, *body)), default=0)
    heads = tuple(
        names.tidy(head[place]) if place < len(head) and head[place].strip() else letter(place)
        for place in range(width)
    )
    blank: tuple[Column, ...] = tuple("" for _ in range(width))
    return replace(found, header=header, columns=(*fields, *blank)[:width], heads=heads, records=records)


def _by_cells(
    found: SheetReading, body: Sequence[Sequence[str]]
) -> tuple[tuple[Column, ...], cutting.Records]:
    """What the columns hold where no header says it; text without columns is cut line by line."""
    fields = columns.by_cells(body)
    if NEEDED & set(fields) and len(fields) > 1:
        return fields, found.records
    joined = [
        found.delimiter.join(record) if found.delimiter else " ".join(record) for record in found.records
    ]
    by_line = lines.cut_lines(joined)
    if by_line is not None:
        return lines.HEADS, by_line
    by_gap = lines.cut_gaps(joined)
    if by_gap is not None:
        number = columns.find_header(by_gap)
        rest = by_gap[number:]
        fields = columns.by_header(by_gap[number - 1], rest) if number else columns.by_cells(rest)
        blank = ((),) * number
        return fields, (*blank, *rest)
    return fields, found.records


def _has_bars(text: str) -> bool:
    """Whether this is a table of a wiki: bars part the cells of nearly every line."""
    filled = [line for line in text.splitlines() if line.strip()]
    return len(filled) > 1 and sum(line.count(_BARS) > 1 for line in filled) * 5 >= len(filled) * 4


def _without_frame(text: str) -> str:
    """The lines of such a table without the bars at their ends and without its rules."""
    bare = (line.strip().strip(_BARS) for line in text.splitlines())
    return "\n".join("" if line and not line.strip("|-=:+ ") else line for line in bare)
