"""What happens when a player is let go over a seat or a table, judged from the rows on the map alone."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from director.domain.seats import TableSeat
from director.host.i18n import _
from director.views.floor import FloorSeat, FloorTable

THE_TABLE = 0
"""The seat number that stands for the table itself."""


class Drop(Enum):
    """What letting go would do."""

    MOVE = "move"
    SWAP = "swap"
    TABLE = "table"
    NO = "no"


@dataclass(frozen=True)
class Target:
    """Where the player would go."""

    place: TableSeat
    drop: Drop
    text: str
    """What letting go does, or why it cannot be."""

    @property
    def is_good(self) -> bool:
        """Whether letting go does something."""
        return self.drop is not Drop.NO


@dataclass
class Carry:
    """A player being carried to another place."""

    source: TableSeat
    seat: FloorSeat
    by_keyboard: bool = False
    target: Target | None = None

    def aim(self, table: FloorTable | None, seat: int) -> Target | None:
        """Judge a place; None is over nothing, or back where the player came from."""
        self.target = None if table is None else _judged(self, table, seat)
        return self.target


def can_be_carried(seat: FloorSeat | None) -> bool:
    """Whether somebody sits there who can be moved; a dead stack stays where it is."""
    return seat is not None and seat.entry is not None and not seat.dead


def _judged(carry: Carry, table: FloorTable, number: int) -> Target | None:
    place = TableSeat(table.number, number)
    if place == carry.source or (number == THE_TABLE and table.number == carry.source.table):
        return None
    if table.closed:
        return Target(place, Drop.NO, _("Table {table} is closed").format(table=table.number))
    seat = table.seat(number)
    if seat is None:
        if not table.open_seats:
            return Target(place, Drop.NO, _("No free seat at table {table}").format(table=table.number))
        return Target(place, Drop.TABLE, _("To a free seat at table {table}").format(table=table.number))
    return _judged_seat(carry, place, seat)


def _judged_seat(carry: Carry, place: TableSeat, seat: FloorSeat) -> Target:
    if seat.dead:
        return Target(place, Drop.NO, _("At {seat} is a dead stack").format(seat=place))
    if seat.entry is not None:
        return Target(place, Drop.SWAP, _("Swap with {name}").format(name=seat.short_name))
    if seat.locked:
        return Target(place, Drop.NO, _("Seat {seat} is locked").format(seat=place))
    if seat.reserved_for and seat.reserved_for != carry.seat.name:
        text = _("Seat {seat} is kept for {name}").format(seat=place, name=seat.reserved_for)
        return Target(place, Drop.NO, text)
    return Target(place, Drop.MOVE, _("To seat {seat}").format(seat=place))
