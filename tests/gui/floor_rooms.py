"""Rooms to look at and to try hands on: tournaments with tables, players and some peculiar chairs."""

from __future__ import annotations

from collections.abc import Sequence

from immutables import Map

from director.domain.ids import EntryId, PersonId, TournamentId
from director.domain.people import People, Person, person
from director.domain.plan import Plan
from director.domain.seats import Seating, TableSeat
from director.domain.tournament import Entry, EntryState, Need, Table, Tournament

NAMES = (
    "Иванов Пётр",
    "Lee Ann",
    "Белоконска-Вражалска Нансимир",
    "Παρασκευόπουλος Τρισεύγενη",
    "斎藤 健一",
    "da Conceição Gael Henrique",
    "Nguyễn Thị Minh Khai",
    "Smith John",
    "Սարգսյան Անի",
    "გელაშვილი ნინო",
    "כהן דוד",
    "김 민준",
    "O’Brien Patrick",
    "Бурханларски Силвия-Александра",
    "Roy Émilie",
    "Kim Sun",
    "Петрова Анна",
)
"""Short and long, in every script of the player lists."""


def persons(count: int) -> People:
    """So many people; beyond the given names each gets a number, so that nobody has a namesake."""
    made = []
    for n in range(count):
        family, _, given = NAMES[n % len(NAMES)].partition(" ")
        lap = n // len(NAMES)
        family = f"{family}{lap}" if lap else family
        made.append(person(family, given, who=PersonId(n + 1), country="RUS", club="Ace", born="1987-03-02"))
    return People(made)


def room(
    tables: int,
    players: int,
    *,
    seats: int = 9,
    locked: Sequence[TableSeat] = (),
    kept: Sequence[tuple[int, TableSeat]] = (),
    started: bool = False,
    address_book: People | None = None,
) -> tuple[Tournament, People]:
    """A room where players 1, 2, 3 … sit at seat 1 of each table in turn, then at seat 2 of each, and so on.

    `kept` gives chairs for players by their number. Locked and kept chairs are left free.
    """
    book = address_book if address_book is not None else persons(players)
    plan = Plan(name="Spring Cup", starts="2026-12-05T18:00", seats=seats, stack=20_000, buy_in=10_000)
    apart = set(locked) | {chair for _, chair in kept}
    chairs = [
        chair
        for seat in range(1, seats + 1)
        for table in range(1, tables + 1)
        if (chair := TableSeat(table, seat)) not in apart
    ]
    entries = {
        EntryId(n): Entry(EntryId(n), PersonId(n), plan.stack, plan.buy_in, 0, "2026-12-05T15:00:00.000Z")
        for n in range(1, players + 1)
    }
    placed = dict(zip(entries, chairs, strict=False))
    shut: dict[int, set[int]] = {}
    for chair in locked:
        shut.setdefault(chair.table, set()).add(chair.seat)
    return (
        Tournament(
            TournamentId("t1"),
            plan,
            Map(entries),
            Map({n: Table(n, seats, n, locked=frozenset(shut.get(n, ()))) for n in range(1, tables + 1)}),
            Seating().with_all(placed),
            Map({EntryId(n): Need(chair.table, chair.seat) for n, chair in kept}),
            started=started,
            playing_persons=Map({PersonId(n): EntryId(n) for n in entries}),
        ),
        book,
    )


def without(tournament: Tournament, *gone: int) -> Tournament:
    """The same room after these players stood up."""
    from msgspec.structs import replace

    return replace(tournament, seating=tournament.seating.without_all({EntryId(n): None for n in gone}))


def with_dead_stack(tournament: Tournament, player: int) -> Tournament:
    """The same room after a player left and the chips stayed."""
    from msgspec.structs import replace

    entry = replace(tournament.entries[EntryId(player)], state=EntryState.WITHDRAWN, dead=True)
    return replace(tournament, entries=tournament.entries.set(EntryId(player), entry))


def somebody(n: int, family: str, given: str, born: str) -> Person:
    """A person for a namesake's story."""
    return person(family, given, who=PersonId(n), born=born)
