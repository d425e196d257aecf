"""Decisions about the event itself and its tables."""

from __future__ import annotations

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.line import Line
from director.domain.plan import Plan
from director.domain.refusal import Impossible
from director.domain.seats import MOST_SEATS, MOST_TABLE, TableSeat
from director.domain.tournament import Table, Tournament


class SetUp(Action, frozen=True):
    """The event is announced, or announced anew. Entries keep the price they paid."""

    version = 3

    plan: Plan

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Put the plan in force."""
        self.plan.check()
        return replace(tournament, plan=self.plan)


class OpenTables(Action, frozen=True):
    """Tables are put up, in this order. A table that was closed is opened again."""

    tables: tuple[int, ...]
    """Numbers as they stand on the tables."""
    seats: int
    """Seats at each of them."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Add the tables after those that were opened before."""
        _ = tournament.setup
        if not self.tables:
            raise Impossible("no_tables_named")
        if not 2 <= self.seats <= MOST_SEATS:
            raise Impossible("table_seats", seats=self.seats, least=2, most=MOST_SEATS)
        opened: dict[int, Table] = {}
        for order, number in enumerate(self.tables, start=1 + _last_order(tournament)):
            if not 1 <= number <= MOST_TABLE:
                raise Impossible("table_number", table=number, most=MOST_TABLE)
            known = tournament.tables.get(number)
            if number in opened or (known is not None and not known.closed):
                raise Impossible("table_open", table=number)
            opened[number] = Table(number, self.seats, order)
        return replace(tournament, tables=tournament.tables.update(opened))


def _last_order(tournament: Tournament) -> int:
    return max((table.order for table in tournament.tables.values()), default=0)


class CloseTable(Action, frozen=True):
    """An empty table is taken down."""

    table: int

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Close it. Raises Impossible while anybody holds a seat there."""
        table = tournament.open_table(self.table)
        if tournament.seating.count(self.table):
            raise Impossible(
                "table_not_empty", table=self.table, players=tournament.seating.count(self.table)
            )
        return replace(tournament, tables=tournament.tables.set(self.table, replace(table, closed=True)))


class LockSeats(Action, frozen=True):
    """Nobody may be placed on these seats: a camera, a broken chair, a gap for the dealer."""

    table: int
    seats: tuple[int, ...]

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Lock them; who sits there already stays."""
        return _with_locked(tournament, self.table, self.seats, locked=True)


class UnlockSeats(Action, frozen=True):
    """These seats may be used again."""

    table: int
    seats: tuple[int, ...]

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Unlock them."""
        return _with_locked(tournament, self.table, self.seats, locked=False)


def _with_locked(tournament: Tournament, number: int, seats: tuple[int, ...], *, locked: bool) -> Tournament:
    table = tournament.open_table(number)
    if not seats:
        raise Impossible("no_seats_named")
    now = set(table.locked)
    for seat in seats:
        place = TableSeat(number, seat)
        if not 1 <= seat <= table.seats:
            raise Impossible("no_seat", seat=place, seats=table.seats)
        if (seat in now) is locked:
            raise Impossible("seat_locked" if locked else "seat_not_locked", seat=place)
        now ^= {seat}
    return replace(tournament, tables=tournament.tables.set(number, replace(table, locked=frozenset(now))))
