"""Tables that close in a tournament as it stands: which goes next, whether it may, what its draw takes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from director.domain.breaking import SeatChange
from director.domain.ids import EntryId
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.tournament import Table, Tournament
from director.rules.floor.break_table import Leaving, NewSeat, break_table
from director.rules.floor.draw import DrawTable
from director.rules.floor.late_seat import LateTable
from director.rules.floor.needs import Wanted, resolve_needs
from director.rules.floor.proposals import receiving_tables, tables_now
from director.rules.floor.sizes import CannotDraw
from director.rules.floor.stream import KEY_BYTES
from director.rules.table.sitting import rules_at
from director.rules.verdict import Verdict, article

POSTED_ORDER: Final = article("WSOP-T 66")
"""Tables break in the order that was posted. Without one the table opened last goes first: house choice."""
TRIALS: Final = 3
"""With so many keys a draw is tried before it is called impossible. House choice."""


def breaking_order(tournament: Tournament) -> tuple[int, ...]:
    """The open tables, the first to break first: as posted (WSOP-T 66), then the one opened last."""
    return tuple(dict.fromkeys(_in_turn(tournament)))


def first_to_break(tournament: Tournament) -> int | None:
    """The open table that is the first to break; None where none is open."""
    return next(_in_turn(tournament), None)


def _in_turn(tournament: Tournament) -> Iterator[int]:
    """The open tables in that order; one that was posted comes twice."""
    yield from (number for number in tournament.breaking_order if not tournament.tables[number].closed)
    yield from (table.number for table in reversed(tournament.open_tables()))


def room_without(tournament: Tournament, number: int) -> tuple[int, int]:
    """How many leave when this table breaks, and how many seats are open for them. Raises Impossible."""
    breaking, seating = tournament.open_table(number), tournament.seating
    room = sum(_open_seats(tournament, table) for table in tournament.open_tables() if table is not breaking)
    leaving = frozenset(seating.players(number).values())
    for entry, need in tournament.needs.items():
        chair = need.chair
        # A chair that is kept for somebody who stays is open to nobody who comes.
        if chair is not None and chair.table != number and entry not in leaving:
            room -= _is_open(tournament, chair)
    return len(leaving), room


def rooms(tournament: Tournament) -> dict[int, tuple[int, int]]:
    """By open table what `room_without` says, for all of them at once."""
    tables = tables_now(tournament).tables.values()
    open_seats = {table.number: len(table.open_seats()) for table in tables}
    total = sum(open_seats.values())
    found = {table.number: total - open_seats[table.number] for table in tables}
    places = tournament.seating.places
    for entry, need in tournament.needs.items():
        place, chair = places.get(entry), need.chair
        # A chair that is kept for somebody is open to him alone.
        if (
            place is not None
            and chair is not None
            and place.table != chair.table
            and _is_open(tournament, chair)
        ):
            found[place.table] += 1
    return {table.number: (len(table.occupied), found[table.number]) for table in tables}


def _open_seats(tournament: Tournament, table: Table) -> int:
    held = tournament.seating.players(table.number)
    return table.seats - len(held) - sum(seat not in held for seat in table.locked)


def _is_open(tournament: Tournament, chair: TableSeat) -> bool:
    table = tournament.tables.get(chair.table)
    if table is None or table.closed or chair.seat in table.locked:
        return False
    return tournament.seating.holder(chair) is None


def may_break(tournament: Tournament, number: int) -> bool:
    """Whether the other tables have room for everybody at this one. Raises Impossible."""
    players, room = room_without(tournament, number)
    return players <= room


def next_to_break(tournament: Tournament) -> int | None:
    """The table whose turn it is to break, when it may; None while it may not or is the last one."""
    order = breaking_order(tournament)
    return order[0] if len(order) > 1 and may_break(tournament, order[0]) else None


def break_terms(tournament: Tournament, number: int) -> Leaving[EntryId]:
    """Everything of a table's break but the key: who leaves, in order of registration, and where to.

    Absent players and dead stacks leave too. Raises Impossible.
    """
    breaking = tournament.open_table(number)
    movers = sorted(tournament.seating.players(number).values())
    remaining = [table for table in tournament.open_tables() if table is not breaking]
    tables = receiving_tables(tournament, remaining, frozenset(movers))
    return _leaving(tournament, movers, tables)


def redraw_terms(tournament: Tournament, numbers: Sequence[int], seats: int = 0) -> Leaving[EntryId]:
    """The same of a redraw of everybody who sits, to these tables of so many seats. Raises Impossible."""
    movers = sorted(tournament.seating.places)
    chosen = [tournament.open_table(number) for number in numbers]
    kept = receiving_tables(tournament, chosen, frozenset(movers))
    tables = [LateTable(table.number, max(table.seats, seats), frozenset(), table.locked) for table in kept]
    return _leaving(tournament, movers, tables)


def drawn_apart(
    tournament: Tournament, leaving: Leaving[EntryId], key: bytes, context: str
) -> Verdict[list[NewSeat[EntryId]]]:
    """The chairs this key draws. Raises Impossible `no_room_to_break`, with how many tables would do."""
    players, room = len(leaving.players), _room(leaving)
    if players > room:
        seats = tournament.setup.seats
        lack = players - room
        raise Impossible(
            "no_room_to_break", players=players, room=room, lack=lack, tables=-(-lack // seats), seats=seats
        )
    return break_table(leaving, key, context, rules_at(tournament))


def inseparable(tournament: Tournament, leaving: Leaving[EntryId]) -> tuple[EntryId, EntryId] | None:
    """Two to be kept apart for whom this draw would be refused; None where it parts everybody or lacks room.

    Tried with a few keys: where several pairs hang together one key may part them and another not.
    """
    found: tuple[EntryId, EntryId] | None = None
    for trial in range(TRIALS):
        try:
            break_table(leaving, bytes([trial] * KEY_BYTES), "trial", rules_at(tournament))
        except CannotDraw as cannot:
            if cannot.code != "apart_impossible":
                return None
            found = next(
                pair for pair in leaving.apart if pair == (cannot.facts["one"], cannot.facts["other"])
            )
        else:
            return None
    return found


def seat_changes(tournament: Tournament, drawn: Iterable[NewSeat[EntryId]]) -> tuple[SeatChange, ...]:
    """The moves that these chairs mean, from where everybody sits now."""
    places = tournament.seating.places
    return tuple(
        SeatChange(seat.player, places[seat.player], seat.place, "" if seat.card is None else str(seat.card))
        for seat in drawn
    )


def _room(leaving: Leaving[EntryId]) -> int:
    return sum(len(table.open_seats()) for table in leaving.tables)


def _leaving(
    tournament: Tournament, movers: Sequence[EntryId], tables: Sequence[LateTable]
) -> Leaving[EntryId]:
    places, receiving = tournament.seating.places, {table.number for table in tables}
    coming = frozenset(movers)
    seated: dict[EntryId, TableSeat] = {}
    for entry in sorted({entry for pair in tournament.apart for entry in pair} - coming):
        place = places.get(entry)
        if place is not None and place.table in receiving:
            seated[entry] = place
    reserved = _reserved(tournament, movers, tables, seated)
    return Leaving(movers, tables, reserved, seated, tournament.apart)


def _reserved(
    tournament: Tournament,
    movers: Sequence[EntryId],
    tables: Sequence[LateTable],
    seated: Mapping[EntryId, TableSeat],
) -> dict[EntryId, TableSeat]:
    """Chairs of those who need one (TDA 9), as far as there is one: a need cannot keep a table open."""
    needs = tournament.needs
    wanted = [
        Wanted(entry, needs[entry].table, needs[entry].seat, _partners_at(tournament, entry, seated))
        for entry in movers
        if entry in needs
    ]
    free = [DrawTable(table.number, table.seats, table.locked | table.occupied) for table in tables]
    while True:
        try:
            return resolve_needs(wanted, free)
        except CannotDraw as cannot:
            wanted = [one for one in wanted if one.player != cannot.facts["player"]]


def _partners_at(
    tournament: Tournament, entry: EntryId, seated: Mapping[EntryId, TableSeat]
) -> frozenset[int]:
    return frozenset(seated[other].table for other in tournament.apart_from(entry) if other in seated)
