"""Needs of single players turned into reserved chairs before the draw, so that the draw itself stays plain.

The house's way, fixed and public, with no chance in it:

1. needs that name table and seat get just that;
2. then, in the order of registration, a need that names only a table gets the lowest seat there that is
   neither locked nor reserved;
3. and a need that names only a seat number gets that seat at the next table where it is open: tables in
   the order given, each such need starting after the table of the one before, so that players with the
   same need are spread over the room and not heaped at the first table. A table where somebody sits from
   whom the player must be kept apart is taken only where that seat is open at no other.

All is settled before the hashes of the draw are shown, so nobody can choose a key to suit it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic

from director.domain.seats import TableSeat
from director.rules.floor.draw import DrawTable, Who
from director.rules.floor.sizes import CannotDraw


@dataclass(frozen=True, slots=True)
class Wanted(Generic[Who]):
    """What one player needs (TDA 9): a chair, a seat at some table, or a seat number anywhere."""

    player: Who
    table: int | None = None
    seat: int | None = None
    apart: frozenset[int] = frozenset()
    """Tables where somebody sits from whom this player must be kept apart."""


def resolve_needs(wanted: Iterable[Wanted[Who]], tables: Sequence[DrawTable]) -> dict[Who, TableSeat]:
    """A reserved chair for everybody in `wanted` (in order of registration).

    A need that names neither table nor seat reserves nothing. Raises CannotDraw: no_such_table,
    no_such_seat, seat_locked, seat_taken, or no_seat_for_need when nothing open fits.
    """
    needs = [need for need in wanted if need.table is not None or need.seat is not None]
    reserving = _Reserving[Who](tables)
    for need in needs:
        if need.table is not None and need.seat is not None:
            reserving.exactly(need.player, TableSeat(need.table, need.seat))
    for need in needs:
        if need.seat is None and need.table is not None:
            reserving.somewhere_at(need.player, need.table)
        elif need.table is None and need.seat is not None:
            reserving.anywhere(need.player, need.seat, need.apart)
    return {need.player: reserving.chairs[need.player] for need in needs}


class _Reserving(Generic[Who]):
    def __init__(self, tables: Sequence[DrawTable]) -> None:
        self._tables = tables
        self._by_number = {table.number: table for table in tables}
        self._holders: dict[TableSeat, Who] = {}
        self._next = 0
        self.chairs: dict[Who, TableSeat] = {}

    def exactly(self, player: Who, place: TableSeat) -> None:
        table = self._table(player, place.table, place.seat)
        if not 1 <= place.seat <= table.seats:
            raise CannotDraw("no_such_seat", player=player, place=place)
        if place.seat in table.locked:
            raise CannotDraw("seat_locked", player=player, place=place)
        if place in self._holders:
            raise CannotDraw("seat_taken", player=player, place=place, holder=self._holders[place])
        self._take(player, place)

    def somewhere_at(self, player: Who, number: int) -> None:
        table = self._table(player, number, None)
        for seat in range(1, table.seats + 1):
            if self._is_open(table, seat):
                return self._take(player, TableSeat(number, seat))
        raise CannotDraw("no_seat_for_need", player=player, table=number, seat=None)

    def anywhere(self, player: Who, seat: int, apart: frozenset[int]) -> None:
        count = len(self._tables)
        order = [(self._next + step) % count for step in range(count)]
        for at in sorted(order, key=lambda at: self._tables[at].number in apart):
            if self._is_open(self._tables[at], seat):
                self._next = at + 1
                return self._take(player, TableSeat(self._tables[at].number, seat))
        raise CannotDraw("no_seat_for_need", player=player, table=None, seat=seat)

    def _table(self, player: Who, number: int, seat: int | None) -> DrawTable:
        if number not in self._by_number:
            raise CannotDraw("no_such_table", player=player, table=number, seat=seat)
        return self._by_number[number]

    def _is_open(self, table: DrawTable, seat: int) -> bool:
        inside = 1 <= seat <= table.seats
        return inside and seat not in table.locked and TableSeat(table.number, seat) not in self._holders

    def _take(self, player: Who, place: TableSeat) -> None:
        self._holders[place] = player
        self.chairs[player] = place
