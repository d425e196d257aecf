"""Decisions that close tables: one is broken, everybody draws anew, and which table goes first."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

import msgspec
from immutables import Map
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.entries import LateDraw
from director.domain.ids import EntryId
from director.domain.line import Line
from director.domain.marks import sat_down
from director.domain.refusal import Impossible
from director.domain.seats import MOST_SEATS, TableSeat
from director.domain.table_moves import moved_once_more
from director.domain.tournament import Need, Table, Tournament

CARD: Final = re.compile("[2-9TJQKA][cdhs]")


class SeatChange(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One player who takes the chips to another chair."""

    entry: EntryId
    """Somebody who is in, or a dead stack: then the chips are carried."""
    source: TableSeat
    target: TableSeat
    card: str = ""
    """The playing card that gave him his turn to take a seat card, such as Kd; empty without one."""


class BreakTable(Action, frozen=True):
    """A table is closed and everybody there sits down elsewhere, in one line."""

    table: int
    moves: tuple[SeatChange, ...]
    """Everybody who holds a seat at the table, the absent too, in the order of their cards."""
    proof: LateDraw | None = None
    """Key and context of the draw; None when the seat cards were dealt at the table."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Everybody moves, the table is closed. Raises Impossible where anybody came, left or moved."""
        table = tournament.open_table(self.table)
        _check_all(tournament, self.moves, (self.table,))
        seating = tournament.seating
        for move in self.moves:
            seating = seating.without(move.entry)
        cleared = _closed(replace(tournament, seating=seating), (table,))
        return _counted(_seated(cleared, self.moves), self.moves, line.at)


class Redraw(Action, frozen=True):
    """Everybody who sits draws a new chair at these tables, the others close: one table is the final."""

    tables: tuple[int, ...]
    """Tables that stay, open, in the order they were given to the draw."""
    moves: tuple[SeatChange, ...]
    """Everybody who holds a seat, in the order of their cards; the same chair may come up again."""
    proof: LateDraw | None = None
    """Key and context of the draw; None when the seat cards were dealt at the table."""
    seats: int = 0
    """Chairs are put up to so many at each table that has fewer; 0 for as they are."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Everybody sits anew, tables begin with a first button. Raises Impossible.

        Nobody is counted as moved: a redraw is everybody's.
        """
        staying = self._staying(tournament)
        leaving = tuple(table for table in tournament.open_tables() if table.number not in staying)
        _check_all(tournament, self.moves, (*staying, *(table.number for table in leaving)))
        begun = tournament.tables.update({number: _begun(table) for number, table in staying.items()})
        stood = tournament.seating.without_all({move.entry: move for move in self.moves})
        cleared = _closed(replace(tournament, tables=begun, seating=stood), leaving)
        return _seated(cleared, self.moves)

    def _staying(self, tournament: Tournament) -> dict[int, Table]:
        if not self.tables:
            raise Impossible("no_tables_named")
        if self.seats and not 2 <= self.seats <= MOST_SEATS:
            raise Impossible("table_seats", seats=self.seats, least=2, most=MOST_SEATS)
        found: dict[int, Table] = {}
        for number in self.tables:
            if number in found:
                raise Impossible("duplicate_table", table=number)
            table = tournament.open_table(number)
            found[number] = replace(table, seats=max(table.seats, self.seats))
        return found


class SetBreakingOrder(Action, frozen=True):
    """Which table breaks first is posted."""

    tables: tuple[int, ...]
    """Open tables, the first to break first; those not named follow as usual. Empty for the one opened last
    first."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Post the order. Raises Impossible for a table that is not open or stands twice."""
        _ = tournament.setup
        for number in self.tables:
            tournament.open_table(number)
            if self.tables.count(number) > 1:
                raise Impossible("duplicate_table", table=number)
        return replace(tournament, breaking_order=self.tables)


def _check_all(tournament: Tournament, moves: Iterable[SeatChange], tables: Iterable[int]) -> None:
    """Everybody at these tables moves, once, from where he sits now."""
    left = {entry: number for number in tables for entry in tournament.seating.players(number).values()}
    for move in moves:
        tournament.with_chips(move.entry)
        now = tournament.seating.at(move.entry)
        if now != move.source:
            raise Impossible("moved_meanwhile", entry=move.entry, seat=move.source, now=now)
        if move.card and not CARD.fullmatch(move.card):
            raise Impossible("bad_card", card=move.card)
        if left.pop(move.entry, None) is None:
            raise Impossible("moved_twice", entry=move.entry)
    if left:
        entry, number = next(iter(left.items()))
        raise Impossible("left_behind", entry=entry, table=number)


def _closed(tournament: Tournament, tables: Iterable[Table]) -> Tournament:
    """Without these tables; a chair that somebody needed there is no longer to be had."""
    gone = {table.number: replace(table, closed=True) for table in tables}
    needs: Map[EntryId, Need] = tournament.needs
    for entry, need in tournament.needs.items():
        if need.table in gone:
            needs = needs.delete(entry)
    return replace(tournament, tables=tournament.tables.update(gone), needs=needs)


def _seated(tournament: Tournament, moves: Iterable[SeatChange]) -> Tournament:
    """Everybody on the new chair, which is free; marks as for whoever comes to another table."""
    marks = tournament.marks
    given: dict[EntryId, TableSeat] = {}
    taken: dict[TableSeat, EntryId] = {}
    for move in moves:
        place = tournament.free_seat(move.target)
        if place in taken:
            raise Impossible("seat_taken", seat=place, entry=taken[place])
        taken[place] = move.entry
        given[move.entry] = place
        in_play = tournament.in_play(tournament.tables[place.table])
        marks = sat_down(marks, move.entry, in_play=in_play)
    return replace(tournament, seating=tournament.seating.with_all(given), marks=marks)


def _counted(tournament: Tournament, moves: Iterable[SeatChange], at: str) -> Tournament:
    changed = {
        move.entry: moved_once_more(tournament.entries[move.entry], move.source.table, at) for move in moves
    }
    return replace(tournament, entries=tournament.entries.update(changed))


def _begun(table: Table) -> Table:
    """A table before its first hand."""
    return replace(table, hands=0, played=())
