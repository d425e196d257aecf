"""Stacks that were left in their seats by those who withdrew, so that all of them can be seen at once."""

from __future__ import annotations

from director.domain.ids import EntryId
from director.domain.seats import TableSeat
from director.domain.tournament import Tournament


def dead_stacks(tournament: Tournament, table: int = 0) -> list[tuple[EntryId, TableSeat]]:
    """Whose stack stands where, table by table; of one table, or of the room with 0."""
    places = tournament.seating.places
    found = [
        (entry.id, places[entry.id])
        for entry in tournament.entries.values()
        if entry.dead and table in (0, places[entry.id].table)
    ]
    return sorted(found, key=lambda one: one[1])
