"""What a count of the chips of one table gave, and whether the table still has them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

import msgspec

from director.domain.ids import EntryId, Seq

if TYPE_CHECKING:
    from director.domain.tournament import Entry, Tournament


class TableCount(msgspec.Struct, frozen=True):
    """The chips of one table at one moment."""

    line: Seq
    """The line of the count."""
    at: str
    """When, UTC."""
    chips: int
    """Of the whole table."""
    stacks: tuple[tuple[EntryId, int], ...] = ()
    """Stack by stack, where they were counted so."""
    sat: tuple[EntryId, ...] = ()
    """Who held a seat there."""
    brought: int = 0
    """Every chip that they had brought into play by then."""


def counted_everywhere(tournament: Tournament) -> int | None:
    """What all tables have where every one was counted and every count still holds; else None."""
    total, known = 0, False
    for table in tournament.open_tables():
        if not tournament.seating.count(table.number):
            continue
        if table.count is None or not still_holds(tournament, table.number, table.count):
            return None
        total, known = total + table.count.chips, True
    return total if known else None


def due_at_tables(tournament: Tournament) -> int:
    """What all tables together should have: chips in play, but those of entries without a seat."""
    return tournament.chips.in_play - sum(entry.chips for entry in tournament.unseated())


def brought(tournament: Tournament, entries: Iterable[EntryId]) -> int:
    """Every chip that these entries brought into play: what they were given, corrections and races."""
    return sum(tournament.entries[entry].chips for entry in entries)


def still_holds(tournament: Tournament, table: int, count: TableCount) -> bool:
    """Whether this table must still have what was counted there.

    Play moves chips within the table only, and whoever goes out leaves them there. So the count holds until
    somebody comes, goes elsewhere or leaves with his chips, or is given or loses some away from play: by a
    race, a correction, a rebuy.
    """
    here, places = set(tournament.seating.players(table).values()), tournament.seating.places
    if not here.issubset(count.sat):
        return False
    for one in here.symmetric_difference(count.sat):
        if one in places or not _went_out_at(tournament.entries[one], table):
            return False
    return brought(tournament, count.sat) == count.brought


def _went_out_at(entry: Entry, table: int) -> bool:
    """Whether this entry was knocked out at the table: whoever leaves takes his chips, or they are taken."""
    how = entry.exit
    return entry.state == "out" and how is not None and how.seat is not None and how.seat.table == table
