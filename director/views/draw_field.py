"""A seat draw before it is made: who is drawn, who is not and why, and what was promised."""

from __future__ import annotations

import msgspec

from director.domain.ids import EntryId
from director.domain.journal import Journal
from director.domain.people import People
from director.domain.seats import TableSeat
from director.domain.tournament import Drawn, EntryState, Tournament
from director.host.i18n import Words
from director.views import figures, names


class LeftOut(msgspec.Struct, frozen=True):
    """Somebody who is not drawn."""

    entry: EntryId
    name: str
    why: str


class DrawField(msgspec.Struct, frozen=True):
    """Who would be drawn now, to which tables."""

    number: int
    """What the draw would be numbered."""
    players: int
    tables: int
    capacity: int
    seated: int
    """How many of them hold a seat already and would be seated anew."""
    made: int
    """How many draws were made before."""
    sizes: str
    """How many will sit at a table, in words."""
    kept: tuple[str, ...]
    """Chairs that are kept, in words."""
    left_out: tuple[LeftOut, ...]
    trouble: str
    """Why it cannot be drawn, or nothing."""


class Promise(msgspec.Struct, frozen=True):
    """What is shown before the public word: the hashes and where they stand."""

    number: int
    key_hash: str
    list_hash: str
    line: int
    at: str
    players: int


class DrawnSeat(msgspec.Struct, frozen=True, gc=False):
    """One seat that was drawn."""

    entry: EntryId
    name: str
    place: TableSeat


class DrawOutcome(msgspec.Struct, frozen=True):
    """What came out, and what proves it."""

    number: int
    word: str
    key: str
    seats: tuple[DrawnSeat, ...]


def draw_field(tournament: Tournament, people: People, words: Words) -> DrawField:
    """The field of a draw as it is now."""
    opened, alive = tournament.open_tables(), list(tournament.alive())
    places = tournament.seating.places
    dead = [entry for entry in tournament.entries.values() if entry.dead and entry.id in places]
    capacity = sum(table.capacity for table in opened) - len(dead)
    return DrawField(
        number=tournament.last_draw + 1,
        players=len(alive),
        tables=len(opened),
        capacity=capacity,
        seated=sum(entry.id in places for entry in alive),
        made=len(tournament.draws),
        sizes=_sizes(len(alive), len(opened), words),
        kept=tuple(_kept(tournament, people, words)),
        left_out=tuple(_left_out(tournament, people, words)),
        trouble=_trouble(len(alive), len(opened), capacity, words),
    )


def _sizes(players: int, tables: int, words: Words) -> str:
    if not tables:
        return ""
    least, more = divmod(players, tables)
    if not more:
        return words._("{players} at each table").format(players=least)
    return words._("{least} or {most} at each table").format(least=least, most=least + 1)


def _kept(tournament: Tournament, people: People, words: Words) -> list[str]:
    from director.views.floor_facts import need_text

    return [
        words._("{name}: {need}").format(
            name=names.entry_name(tournament, people, entry, words), need=need_text(need, words)
        )
        for entry, need in sorted(tournament.needs.items())
    ]


def _left_out(tournament: Tournament, people: People, words: Words) -> list[LeftOut]:
    why = {
        EntryState.OUT: words._("out"),
        EntryState.WITHDRAWN: words._("withdrawn"),
        EntryState.VOID: words._("registration made void"),
    }
    return [
        LeftOut(
            entry.id,
            names.told_apart(people, entry.person, words),
            words._("dead stack, keeps its seat") if entry.dead else why[entry.state],
        )
        for entry in sorted(tournament.entries.values(), key=lambda entry: entry.id)
        if entry.state is not EntryState.IN
    ]


def _trouble(players: int, tables: int, capacity: int, words: Words) -> str:
    if players < 2:
        return words._("A draw needs at least two players. Register more players first.")
    if not tables:
        return words._("No table is open. Open tables first.")
    if players > capacity:
        return words._("{players} players do not fit: the open tables have {capacity} seats.").format(
            players=figures.chips(players, words), capacity=figures.chips(capacity, words)
        )
    return ""


def promise(journal: Journal, words: Words) -> Promise | None:
    """What was sealed and is not drawn yet; None when nothing is."""
    sealed = journal.tournament.sealed
    if sealed is None:
        return None
    return Promise(
        sealed.number,
        sealed.key_hash,
        sealed.list_hash,
        sealed.line,
        figures.exact_time(journal.line(sealed.line).at, journal.tournament.setup, words),
        len(sealed.terms.entries),
    )


def outcome(tournament: Tournament, people: People, words: Words, drawn: Drawn) -> DrawOutcome:
    """The seats that a draw gave, as they stand now, in the order of the list."""
    places = tournament.seating.places
    seats = tuple(
        DrawnSeat(entry, names.entry_name(tournament, people, entry, words), places[entry])
        for entry in drawn.sealed.terms.entries
        if entry in places
    )
    return DrawOutcome(drawn.number, drawn.word, drawn.key, seats)


def grouped(digits: str) -> str:
    """A hash in groups of eight, four to a line, so that it can be read out and compared.

    >>> grouped("0123456789abcdef")
    '01234567 89abcdef'
    """
    groups = [digits[at : at + 8] for at in range(0, len(digits), 8)]
    return "\n".join(" ".join(groups[at : at + 4]) for at in range(0, len(groups), 4))
