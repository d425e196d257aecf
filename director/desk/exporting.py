"""Players into a file that a spreadsheet opens rightly and that our own import reads back unchanged.

UTF-8 with its mark, or a double click shows Cyrillic as rubbish; a semicolon where commas stand in amounts.
A cell that a spreadsheet might run is shielded by an apostrophe, and so is one that begins with an
apostrophe, so that taking one off gives back every text exactly.
"""

from __future__ import annotations

import codecs
import csv
import io
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec
from immutables import Map

from director.desk.lists.cells import shielded
from director.domain.people import People, Person
from director.domain.tournament import Entry, EntryState, Tournament
from director.rules.floor.places import Place, places
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


def people_csv(people: Iterable[Person], form: Form | None = None) -> bytes:
    """People of the address book, in the order given."""
    form = form or Form()
    return _written(form, PERSON_COLUMNS, (_particulars(one, form) for one in people))


def entries_csv(tournament: Tournament, people: People, form: Form | None = None) -> bytes:
    """Everybody who is in or has a place, in order of registration, with price, seat and place.

    Whoever entered again stands there once, with the last entry. Raises Impossible before set-up.
    """
    form = form or Form()
    decimals = tournament.setup.decimals
    finishes = places(tournament, rules_at(tournament)) if tournament.started else {}
    rows = []
    for _, entry in sorted(tournament.entries.items()):
        if entry.state is not EntryState.IN and entry.id not in finishes:
            continue
        seat = tournament.seating.at(entry.id)
        prices = (_money(amount, decimals, form.decimal) for amount in (entry.buy_in, entry.fee))
        chair = ("", "") if seat is None else (str(seat.table), str(seat.seat))
        left = _left(entry, finishes.get(entry.id)) if finishes else ()
        rows.append([*_particulars(people.find(entry.person), form), *prices, *chair, *left])
    columns = PERSON_COLUMNS + ENTRY_COLUMNS + (EXIT_COLUMNS if finishes else ())
    return _written(form, columns, rows)


def _left(entry: Entry, place: Place | None) -> tuple[str, str]:
    """The place, as one number or as those that several share, and the level in which it was taken."""
    stamp = entry.exit.stamp if entry.exit is not None else None
    if place is None:
        return "", ""
    number = str(place.first) if place.tied == 1 else f"{place.first}–{place.last}"
    return number, "" if stamp is None else str(stamp.level)


def _particulars(one: Person, form: Form) -> list[str]:
    """The cells of a person, safe for spreadsheets."""
    family = one.family if one.family or one.given else one.name
    born = ".".join(reversed(one.born.split("-"))) if form.dotted else one.born
    texts = (family, one.given, one.country, one.club, born, one.number, one.note)
    return [shielded(text) for text in texts]


def _money(amount: int, decimals: int, sign: str) -> str:
    """An amount in minor units as plain digits, so that a spreadsheet has a number."""
    whole, part = divmod(amount, 10**decimals)
    return f"{whole}{sign}{part:0{decimals}}" if decimals else str(whole)


def _written(form: Form, columns: Iterable[str], rows: Iterable[Iterable[str]]) -> bytes:
    """The whole file."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, delimiter=form.delimiter)
    writer.writerow(shielded(form.heads[column]) for column in columns)
    writer.writerows(rows)
    return codecs.BOM_UTF8 + text.getvalue().encode()
