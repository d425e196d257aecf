"""A chair for somebody who was not knocked out after all: the old one, else the nearest, else a late seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from director.domain.busts import went_out, with_wishes
from director.domain.ids import EntryId
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.tournament import EntryState, Need, Table, Tournament
from director.rules.floor.proposals import late_chairs


@dataclass(frozen=True, slots=True)
class Chair:
    """Where a revived player sits down."""

    seat: TableSeat
    how: Literal["old", "nearest", "late"]
    """The chair he had; the nearest free one of his table; or one at a table with the fewest players."""


def revive_chair(tournament: Tournament, entry: EntryId) -> Chair:
    """The chair for this entry, which is out. Raises Impossible where it is not, or no chair is free.

    A chair that suits the fixed seat and the pairs to be kept apart that the player went out with, else any.
    """
    _, how = went_out(tournament, entry)
    try:
        return _chair(with_wishes(tournament, entry, how), entry, how.seat)
    except Impossible:
        return _chair(tournament, entry, how.seat)


def _chair(tournament: Tournament, entry: EntryId, old: TableSeat | None) -> Chair:
    table = tournament.tables[old.table] if old is not None else None
    if old is not None and table is not None and not table.closed:
        suiting = _suiting(tournament, entry, table)
        if old.seat in suiting:
            return Chair(old, "old")
        if suiting:
            nearest = min(suiting, key=lambda seat: (_apart(seat, old.seat, table.seats), seat))
            return Chair(TableSeat(table.number, nearest), "nearest")
    return Chair(min(late_chairs(tournament, entry)), "late")


def _suiting(tournament: Tournament, entry: EntryId, table: Table) -> list[int]:
    """Seats of this table that he may have: free, kept for nobody else, nobody there whom he must avoid."""
    foes, need = tournament.apart_from(entry), tournament.needs.get(entry, Need())
    if not set(foes).isdisjoint(tournament.seating.players(table.number).values()):
        return []
    chairs = [TableSeat(table.number, seat) for seat in tournament.empty_seats(table.number)]
    return [
        chair.seat for chair in chairs if tournament.kept_for(chair) in (None, entry) and need.met_by(chair)
    ]


def left_last(tournament: Tournament, seat: TableSeat) -> EntryId | None:
    """Who went out last from this chair and has not entered again, or None."""
    last: tuple[int, EntryId] | None = None
    for entry in tournament.entries.values():
        how = entry.exit
        if how is not None and how.seat == seat and entry.state is EntryState.OUT and entry.again is None:
            last = max(last, (how.line, entry.id)) if last is not None else (how.line, entry.id)
    return last[1] if last is not None else None


def _apart(one: int, other: int, seats: int) -> int:
    """How many chairs lie between two seats of a round table, the shorter way."""
    away = abs(one - other)
    return min(away, seats - away)
