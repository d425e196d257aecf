"""Seats at tables and who holds them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

import msgspec
from immutables import Map

from director.domain.ids import EntryId
from director.domain.refusal import Impossible

MOST_SEATS = 23
"""No table of any event has more seats; a larger number is a slip."""

MOST_TABLE = 99_999
"""The largest number a table may carry."""


class TableSeat(NamedTuple):
    """One chair: a table's number and the seat's number, written 12-4."""

    table: int
    seat: int

    def __str__(self) -> str:
        return f"{self.table}-{self.seat}"


_WRITTEN = re.compile(r"(\d{1,5})\s*[-–—−.:/]\s*(\d{1,2})")


def read_seat(text: str) -> TableSeat | None:
    """The chair that a text names, whatever dash it is written with, or None. It need not exist.

    >>> read_seat("12-4"), read_seat(" 12–4 "), read_seat("ivanov")
    (TableSeat(table=12, seat=4), TableSeat(table=12, seat=4), None)
    """
    found = _WRITTEN.fullmatch(text.strip())
    return TableSeat(int(found[1]), int(found[2])) if found else None


class Seating(msgspec.Struct, frozen=True, gc=False):
    """Who sits where. The first two mappings always tell the same story."""

    tables: Map[int, Map[int, EntryId]] = Map()
    """Table number → seat number → who holds it; tables without players may be missing."""
    places: Map[EntryId, TableSeat] = Map()
    """Entry → chair."""
    freed: Map[int, tuple[int, ...]] = Map()
    """Table number → free seats that somebody left since all sat down anew, the last first."""

    def at(self, entry: EntryId) -> TableSeat | None:
        """The chair of this entry, or None."""
        return self.places.get(entry)

    def holder(self, place: TableSeat) -> EntryId | None:
        """Who holds this chair, or None."""
        return self.players(place.table).get(place.seat)

    def held(self, place: TableSeat) -> EntryId:
        """Who holds this chair. Raises Impossible `nobody_at_seat`."""
        holder = self.holder(place)
        if holder is None:
            raise Impossible("nobody_at_seat", seat=place)
        return holder

    def players(self, table: int) -> Mapping[int, EntryId]:
        """Seat number → entry, of one table."""
        return self.tables.get(table, _NOBODY)

    def count(self, table: int) -> int:
        """How many chairs of this table are held."""
        return len(self.tables.get(table, _NOBODY))

    def without(self, entry: EntryId) -> Seating:
        """The seating after this entry stood up."""
        place = self.places.get(entry)
        if place is None:
            return self
        table = self.tables[place.table].delete(place.seat)
        freed = self.freed.set(place.table, (place.seat, *self.freed.get(place.table, ())))
        return Seating(self.tables.set(place.table, table), self.places.delete(entry), freed)

    def with_seat(self, entry: EntryId, place: TableSeat) -> Seating:
        """The seating after this entry sat down on a free chair."""
        table = self.tables.get(place.table, _NOBODY).set(place.seat, entry)
        return Seating(
            self.tables.set(place.table, table), self.places.set(entry, place), _freed_but(self.freed, place)
        )

    def with_all(self, seats: Mapping[EntryId, TableSeat]) -> Seating:
        """The seating after many sat down at once; a draw of ten thousand takes one pass."""
        rooms: dict[int, dict[int, EntryId]] = {}
        for entry, place in seats.items():
            rooms.setdefault(place.table, dict(self.players(place.table)))[place.seat] = entry
        tables = self.tables.update({table: Map(chairs) for table, chairs in rooms.items()})
        freed = self.freed
        for place in seats.values():
            freed = _freed_but(freed, place)
        return Seating(tables, self.places.update(seats), freed)

    def without_all(self, entries: Mapping[EntryId, object]) -> Seating:
        """The seating after many stood up at once to sit down anew: no seat is the one left last any more."""
        chairs = {
            table: Map({s: e for s, e in held.items() if e not in entries})
            for table, held in self.tables.items()
        }
        return Seating(Map(chairs), Map({e: p for e, p in self.places.items() if e not in entries}))


def _freed_but(freed: Map[int, tuple[int, ...]], place: TableSeat) -> Map[int, tuple[int, ...]]:
    """The free seats once this one is held."""
    here = freed.get(place.table, ())
    if place.seat not in here:
        return freed
    rest = tuple(seat for seat in here if seat != place.seat)
    return freed.set(place.table, rest) if rest else freed.delete(place.table)


_NOBODY: Map[int, EntryId] = Map()
