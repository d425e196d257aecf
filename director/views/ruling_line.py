"""The judges' book in the quick line: `ruling`, `ruling 12`, `12-4 ruling`, `ruling #3`; `решение 12`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from director.domain.ids import Seq
from director.domain.people import People
from director.domain.seats import TableSeat, read_seat
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.views.names import entry_name
from director.views.typed_number import typed_number
from director.views.typed_words import begins


class CallJudge(msgspec.Struct, frozen=True, tag=True):
    """A ruling is begun here; without a place it is begun from what is chosen."""

    place: TableSeat | None = None
    """Seat 0 for a table."""


class ShowRuling(msgspec.Struct, frozen=True, tag=True):
    """Show this ruling in the book."""

    ruling: Seq


class Meant(msgspec.Struct, frozen=True):
    """One thing that a line may mean."""

    title: str
    detail: str
    what: CallJudge | ShowRuling | None
    """None where it cannot be done; the detail says why."""


_WORDS: Final = ("ruling", "решение")
_SHORTEST: Final = 3
"""So many letters of the word must be typed."""
_NUMBERED: Final = re.compile(r"[#№]\s*(\d{1,9})")


def read_ruling(line: str, tournament: Tournament, people: People, words: Words) -> Iterator[Meant]:
    """What the line means for the judges' book; nothing for any other line."""
    first, _, rest = line.partition(" ")
    if begins(rest, _WORDS, _SHORTEST):
        first, rest = rest, first
    if not begins(first, _WORDS, _SHORTEST):
        return
    numbered = _NUMBERED.fullmatch(rest)
    if tournament.plan is None:
        return
    if numbered is not None:
        yield _numbered(int(numbered[1]), tournament, words)
        return
    place, number = read_seat(rest), typed_number(rest)
    if not rest:
        yield Meant(words._("Ruling"), words._("written from what is chosen on the page"), CallJudge())
    elif place is not None:
        yield _at_seat(place, tournament, people, words)
    elif number is not None:
        yield _at_table(number, tournament, words)


def _at_seat(place: TableSeat, tournament: Tournament, people: People, words: Words) -> Meant:
    title = words._("Ruling at seat {seat}").format(seat=place)
    table = tournament.tables.get(place.table)
    if table is None or not 1 <= place.seat <= table.seats:
        return Meant(title, words._("There is no seat {seat}.").format(seat=place), None)
    holder = tournament.seating.holder(place)
    name = "" if holder is None else entry_name(tournament, people, holder, words)
    return Meant(title, name, CallJudge(place))


def _at_table(number: int, tournament: Tournament, words: Words) -> Meant:
    title = words._("Ruling at table {table}").format(table=number)
    if number not in tournament.tables:
        return Meant(title, words._("There is no table {table}.").format(table=number), None)
    count = tournament.seating.count(number)
    players = words.ngettext("{n} player", "{n} players", count).format(n=count)
    return Meant(title, players, CallJudge(TableSeat(number, 0)))


def _numbered(number: int, tournament: Tournament, words: Words) -> Meant:
    title = words._("Ruling {number}").format(number=number)
    found = next((one for one in tournament.rulings.values() if one.number == number), None)
    if found is None:
        return Meant(title, words._("There is no ruling of this number."), None)
    return Meant(title, words._("show it in the judges' book"), ShowRuling(found.id))
