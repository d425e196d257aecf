"""A chair for somebody who was not knocked out after all: the old one, else the nearest, else a late seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from director.domain.ids import EntryId
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.tournament import EntryState, Tournament
from director.rules.floor.proposals import late_chairs


@dataclass(frozen=True, slots=True)
class Chair:
    """Where a revived player sits down."""

    seat: TableSeat
    how: Literal["old", "nearest", "late"]
    """The chair he had; the nearest free one of his table; or one at a table with the fewest players."""


def revive_chair(tournament: Tournament, entry: EntryId) -> Chair:
    """The chair for this entry, which is out. Raises Impossible where it is not, or no chair is free."""
    found = tournament.entries.get(entry)
    if found is None:
        raise Impossible("no_entry", entry=entry)
    how = found.exit
    if found.state is not EntryState.OUT or how is None:
        raise Impossible("not_out", entry=entry)
    old = how.seat
    table = tournament.tables.get(old.table) if old is not None else None
    if old is not None and table is not None and not table.closed:
        free = tournament.empty_seats(table.number)
        kept = [seat for seat in free if tournament.kept_for(TableSeat(table.number, seat)) is None]
        if old.seat in kept:
            return Chair(old, "old")
        if kept:
            nearest = min(kept, key=lambda seat: (_apart(seat, old.seat, table.seats), seat))
            return Chair(TableSeat(table.number, nearest), "nearest")
    return Chair(min(late_chairs(tournament, entry)), "late")


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
