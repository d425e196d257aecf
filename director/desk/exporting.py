"""Players into a file that a spreadsheet opens rightly and that our own import reads back unchanged.

UTF-8 with its mark, or a double click shows Cyrillic as rubbish; a semicolon where commas stand in amounts.
A cell that a spreadsheet might run is shielded by an apostrophe, and so is one that begins with an
apostrophe, so that taking one off gives back every text exactly. A workbook needs none of this.
"""

from __future__ import annotations

import codecs
import csv
import datetime as dt
import io
from collections.abc import Iterable, Mapping
from decimal import Decimal
from typing import Final, NamedTuple

import msgspec
from immutables import Map

from director.desk.lists.cells import shielded
from director.desk.lists.workbook_out import Cell, write_workbook
from director.domain.ids import EntryId
from director.domain.people import People, Person
from director.domain.tournament import Drawn, Entry, EntryState, Tournament
from director.rules.floor.places import Place, places
from director.rules.floor.proof import draw_context
from director.rules.table.sitting import rules_at

PERSON_COLUMNS: Final = ("family", "given", "country", "club", "born", "number", "note")
ENTRY_COLUMNS: Final = ("buy_in", "fee", "table", "seat")
EXIT_COLUMNS: Final = ("place", "out_level")
"""Once somebody has a place."""
HEADS: Final = Map(
    {
        "family": "last_name",
        "given": "first_name",
        "country": "country",
        "club": "club",
        "born": "born",
        "number": "number",
        "note": "note",
        "buy_in": "buy_in",
        "fee": "fee",
        "table": "table",
        "seat": "seat",
        "place": "place",
        "out_level": "out_level",
    }
)
"""Headers of a file for programs; files for people take theirs from the views."""


class Form(msgspec.Struct, frozen=True):
    """How a file is written. The import finds all of it by itself."""

    delimiter: str = ","
    decimal: str = "."
    """The sign before the decimals of an amount."""
    dotted: bool = False
    """Whether a day is 28.05.1984; else 1984-05-28."""
    heads: Mapping[str, str] = HEADS


def form_for(language: str, heads: Mapping[str, str] = HEADS) -> Form:
    """How a spreadsheet of this language expects it."""
    return Form(";", ",", True, heads) if language == "ru" else Form(heads=heads)


class Table(NamedTuple):
    """A list before it is written, in one form or the other."""

    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]


def people_table(people: Iterable[Person]) -> Table:
    """People of the address book, in the order given."""
    return Table(PERSON_COLUMNS, tuple(particulars(one) for one in people))


def entries_table(tournament: Tournament, people: People) -> Table:
    """Everybody who is in or has a place, in order of registration, with price, seat and place.

    Whoever entered again stands there once, with the last entry. Raises Impossible before set-up.
    """
    decimals = tournament.setup.decimals
    finishes = places(tournament, rules_at(tournament)) if tournament.started else {}
    rows: list[tuple[Cell, ...]] = []
    for _, entry in sorted(tournament.entries.items()):
        if entry.state is not EntryState.IN and entry.id not in finishes:
            continue
        seat = tournament.seating.at(entry.id)
        prices = (_money(amount, decimals) for amount in (entry.buy_in, entry.fee))
        chair: tuple[Cell, ...] = ("", "") if seat is None else (int(seat.table), int(seat.seat))
        left = _left(entry, finishes.get(entry.id)) if finishes else ()
        rows.append((*particulars(people.find(entry.person)), *prices, *chair, *left))
    columns = PERSON_COLUMNS + ENTRY_COLUMNS + (EXIT_COLUMNS if finishes else ())
    return Table(columns, tuple(rows))


def draw_json(tournament: Tournament, seats: Iterable[tuple[EntryId, int, int]], drawn: Drawn) -> bytes:
    """Everything with which anybody recomputes this draw without this program: README has such a script."""
    sealed, terms = drawn.sealed, drawn.sealed.terms
    told = {
        "event": tournament.setup.name,
        "draw": drawn.number,
        "key_hash": sealed.key_hash,
        "list_hash": sealed.list_hash,
        "word": drawn.word,
        "context": draw_context(tournament.id, drawn.number, drawn.word),
        "key": drawn.key,
        "fill": terms.fill,
        "players": terms.entries,
        "tables": [
            {"number": table.number, "seats": table.seats, "locked": sorted(table.locked)}
            for table in terms.tables
        ],
        "reserved": terms.reserved,
        "apart": terms.apart,
        "seats": list(seats),
    }
    return msgspec.json.format(msgspec.json.encode(told), indent=1)


def as_file(table: Table, name: str, language: str, heads: Mapping[str, str]) -> bytes:
    """The whole file as its name says: a workbook for .xlsx, else text for a spreadsheet of this language."""
    if name.lower().endswith(".xlsx"):
        return as_workbook(table, heads)
    return as_csv(table, form_for(language, heads))


def as_csv(table: Table, form: Form | None = None) -> bytes:
    """The whole file as text."""
    form = form or Form()
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=form.delimiter)
    writer.writerow(shielded(form.heads[column]) for column in table.columns)
    writer.writerows([_written(cell, form) for cell in row] for row in table.rows)
    return codecs.BOM_UTF8 + text.getvalue().encode()


def as_workbook(table: Table, heads: Mapping[str, str] = HEADS) -> bytes:
    """The whole file as a workbook."""
    return write_workbook([heads[column] for column in table.columns], table.rows)


def _left(entry: Entry, place: Place | None) -> tuple[Cell, Cell]:
    """The place, as one number or as those that several share, and the level in which it was taken."""
    stamp = entry.exit.stamp if entry.exit is not None else None
    if place is None:
        return "", ""
    number: Cell = place.first if place.tied == 1 else f"{place.first}–{place.last}"
    return number, "" if stamp is None else int(stamp.level)


def particulars(one: Person) -> tuple[Cell, ...]:
    """The cells of a person."""
    family = one.family if one.family or one.given else one.name
    day = dt.date.fromisoformat(one.born) if len(one.born) == len("1984-05-28") else one.born
    return family, one.given, one.country, one.club, day, one.number, one.note


def _money(amount: int, decimals: int) -> Decimal:
    """An amount in minor units, so that a spreadsheet has a number."""
    return Decimal(amount).scaleb(-decimals)


def _written(cell: Cell, form: Form) -> str:
    """A cell of a text file, safe for spreadsheets."""
    match cell:
        case str():
            return shielded(cell)
        case dt.date():
            return f"{cell:%d.%m.}{cell.year:04}" if form.dotted else cell.isoformat()
        case Decimal():
            return f"{cell:f}".replace(".", form.decimal)
        case _:
            return str(cell)
