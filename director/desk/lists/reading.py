"""A file of players into rows of people: every guess shown, every fault with its row, column and value."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from director.desk.lists import cells, chat, columns, cutting, decoding, workbook
from director.desk.lists.paying import by_ways, is_paid, is_yes_or_no, way_to_pay
from director.domain import names
from director.domain.lists import Choices, Field, ListFault, ListRow, Reading
from director.domain.methods import MOST_METHOD
from director.domain.people import MOST_LETTERS, Person, person
from director.domain.plan import MOST_MONEY
from director.domain.refusal import Impossible

LONGEST_NAME = MOST_LETTERS
"""More letters than any name on any card; longer is a paragraph that slipped into the list."""


def read(content: bytes, choices: Choices | None = None) -> Reading:
    """What a file says. Never raises: what is wrong stands in `faults`."""
    choices = choices or Choices()
    if workbook.is_workbook(content, choices.file):
        sheet = workbook.read_workbook(content, choices.sheet)
        found = Reading(sheet=sheet.name, sheets=sheet.names, records=sheet.records, faults=sheet.faults)
        return found if sheet.faults else _read_records(found, choices)
    decoded = decoding.decode(content, choices.encoding)
    if isinstance(decoded, ListFault):
        return Reading(encoding=choices.encoding or "", faults=(decoded,))
    text, encoding = decoded
    return read_text(text, choices, encoding=encoding)


def read_text(text: str, choices: Choices | None = None, *, encoding: str = "") -> Reading:
    """What a pasted text says. Never raises: what is wrong stands in `faults`."""
    choices = choices or Choices()
    cut = cutting.cut(text, choices.delimiter, columns.known_heads)
    if isinstance(cut, ListFault):
        return Reading(encoding=encoding, delimiter=choices.delimiter or "", faults=(cut,))
    records, delimiter = cut
    if choices.header is None and choices.columns is None and _is_one_line_of_names(records):
        records = tuple((cell,) for cell in records[0])
    found = Reading(encoding=encoding, delimiter=delimiter, records=records)
    if not choices.header and chat.is_chat(records) and not any(map(columns.known_heads, records)):
        records, left_out = chat.parted(records)
        found = replace(found, records=records, left_out=left_out)
    return _read_records(found, choices)


def _read_records(found: Reading, choices: Choices) -> Reading:
    """What the rows of cells say."""
    layout = _layout(found, choices)
    if not any(any(cell.strip() for cell in record) for record in found.records[layout.header :]):
        return _with(layout, faults=(ListFault("no_rows"),))
    if not {"family", "given", "full"} & set(layout.columns):
        return _with(layout, faults=(ListFault("no_name_column", row=layout.header),))
    return _Rows(layout, choices).reading()


def _is_one_line_of_names(records: cutting.Records) -> bool:
    """Whether somebody pasted whole names in one line, with a sign between them."""
    return len(records) == 1 and len(records[0]) > 1 and all(" " in cell.strip() for cell in records[0])


def _with(reading: Reading, *, faults: Sequence[ListFault], rows: Sequence[ListRow] = ()) -> Reading:
    return replace(reading, rows=tuple(rows), faults=tuple(faults))


def _layout(found: Reading, choices: Choices) -> Reading:
    """Where the header is and what the columns hold, as chosen or as found."""
    records = found.records
    header = columns.find_header(records) if choices.header is None else choices.header
    header = max(0, min(header, len(records)))
    body = [record for record in records[header:] if any(cell.strip() for cell in record)]
    head = records[header - 1] if header else ()
    width = max((len(record) for record in (head, *body)), default=0)
    fields = choices.columns
    if fields is None:
        known = columns.known_heads(head)
        meant = tuple(map(columns.field_of, head))
        fields = by_ways(columns.by_header(head), meant, body) if known else columns.by_cells(body)
    heads = tuple(
        names.tidy(head[place]) if place < len(head) and head[place].strip() else columns.letter(place)
        for place in range(width)
    )
    first = choices.family_first
    blank: tuple[Field, ...] = tuple("" for _ in range(width))
    return replace(
        found,
        header=header,
        columns=(*fields, *blank)[:width],
        heads=heads,
        family_first=not columns.given_first(head) if first is None else first,
    )


class _Rows:
    """The rows of one file while they are read, and the faults found on the way."""

    def __init__(self, layout: Reading, choices: Choices) -> None:
        self.layout = layout
        self.choices = choices
        self.faults: list[ListFault] = []
        self.places: dict[Field, int] = {
            field: place for place, field in enumerate(layout.columns) if field not in ("", "ignored")
        }
        self.width = len(layout.records[layout.header - 1]) if layout.header else 0
        self.day_first = self._day_first()
        self.thousands = self._thousands()
        self.opens: set[Literal["day_first", "thousands"]] = set()

    def reading(self) -> Reading:
        """The layout with its players and faults."""
        rows = []
        for number, record in enumerate(self.layout.records, start=1):
            if number > self.layout.header and any(cell.strip() for cell in record):
                row = self._row(number, record)
                if row is not None:
                    rows.append(row)
        told = replace(
            self.layout,
            opens=frozenset(self.opens),
            day_first=self.day_first,
            thousands=self.thousands,
        )
        return _with(told, faults=self.faults, rows=rows)

    def _column(self, field: Field) -> list[str]:
        """All cells of a column below the header."""
        place = self.places.get(field)
        if place is None:
            return []
        return [record[place] for record in self.layout.records[self.layout.header :] if place < len(record)]

    def _day_first(self) -> bool | None:
        """What a person says of dates, else what every date of the column that tells says."""
        told = {cells.day_order(cell) for cell in self._column("born")} - {None}
        return self.choices.day_first if len(told) != 1 else told.pop()

    def _thousands(self) -> str:
        """The same of the sign between thousands; empty where nothing tells."""
        told = {cells.thousands_sign(cell) for cell in self._column("buy_in")} - {""}
        return told.pop() if len(told) == 1 else self.choices.thousands or ""

    def _row(self, number: int, record: tuple[str, ...]) -> ListRow | None:
        """One player; None, and a fault, where the row cannot be one."""
        before = len(self.faults)
        if self.width and any(cell.strip() for cell in record[self.width :]):
            self.faults.append(
                ListFault("extra_cells", number, value=record[self.width].strip(), other=self.width)
            )
            return None
        texts = {field: self._text(number, field, record) for field in self.places}
        born, buy_in = (
            self._born(number, texts.get("born", "")),
            self._buy_in(number, texts.get("buy_in", "")),
        )
        method = self._method(number, texts.get("method", ""))
        owes = "paid" in texts and self._owes(number, texts["paid"])
        who = self._person(number, texts, born)
        if who is None or len(self.faults) > before:
            return None
        return ListRow(number, who, buy_in, method, owes)

    def _text(self, number: int, field: Field, record: tuple[str, ...]) -> str:
        """The text of one cell, without its shield; empty where the row is short."""
        place = self.places[field]
        cell = record[place] if place < len(record) else ""
        if not cell:
            return ""
        if cells.is_formula(cell.strip()):
            self._fault("formula", number, field, cell)
        text = cells.unshielded(cell.strip())
        if len(text) > LONGEST_NAME and field != "note":
            self._fault("cell_too_long", number, field, text[:40], LONGEST_NAME)
            return ""
        return text

    def _born(self, number: int, text: str) -> str:
        """An ISO date or a year, or nothing and a fault."""
        if not text.strip():
            return ""
        born = cells.birth_date(text, day_first=self.day_first)
        is_open = cells.birth_date(text) is None and cells.birth_date(text, day_first=True) is not None
        if is_open:
            self.opens.add("day_first")
        if born is None:
            self._fault("open_date" if is_open else "bad_date", number, "born", text)
        elif self.choices.today and born > self.choices.today:
            self._fault("date_to_come", number, "born", text)
        return born or ""

    def _buy_in(self, number: int, text: str) -> int | None:
        """Minor units, or None: with a fault where something is written that is no amount."""
        if not text.strip():
            return None
        money = cells.amount(text, self.choices.decimals, self.thousands)
        is_open = cells.is_open(text, self.choices.decimals)
        if is_open:
            self.opens.add("thousands")
        if is_open and not self.thousands:
            self._fault("open_amount", number, "buy_in", text)
        elif money is None or money > MOST_MONEY:
            self._fault("bad_amount", number, "buy_in", text)
        return money

    def _method(self, number: int, text: str) -> str:
        """How it was paid, by the row or by what was chosen for all others; else a fault, or nothing."""
        method = way_to_pay(text)
        if is_yes_or_no(text):
            self._fault("paid_as_method", number, "method", text)
        elif len(method) > MOST_METHOD:
            self._fault("cell_too_long", number, "method", method[:MOST_METHOD], MOST_METHOD)
        return method or self.choices.method

    def _owes(self, number: int, text: str) -> bool:
        """Whether the row says that nothing was paid; a fault where it says neither yes nor no."""
        paid = is_paid(text)
        if paid is None:
            self._fault("bad_paid", number, "paid", text)
        return paid is False

    def _person(self, number: int, texts: dict[Field, str], born: str) -> Person | None:
        """Whom the row names."""
        family, given = texts.get("family", ""), texts.get("given", "")
        if "full" in texts:
            family, given = cells.split_name(names.tidy(texts["full"]), family_first=self.layout.family_first)
        try:
            return person(
                family,
                f"{given} {texts.get('middle', '')}",
                country=texts.get("country", ""),
                club=texts.get("club", ""),
                born=born,
                number=texts.get("number", ""),
                note=texts.get("note", ""),
            )
        except Impossible as refusal:
            named = next(field for field in ("family", "full", "given") if field in self.places)
            if refusal.code == "too_long":  # a given name and a patronymic, each long
                self._fault("cell_too_long", number, named, family[:40], LONGEST_NAME)
            else:
                self._fault("nameless", number, named, "")
            return None

    def _fault(self, code: str, number: int, field: Field, value: str, other: int = 0) -> None:
        heads = self.layout.heads[self.places[field]]
        self.faults.append(ListFault(code, number, heads, value.strip(), other))
