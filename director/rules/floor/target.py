"""The seat a moved player gets: the worst one open, never that of the small blind (TDA 11-A)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import IntEnum
from typing import NamedTuple

from director.domain.hands import LastHand
from director.rules.floor.late_seat import LateTable
from director.rules.rulesets import RuleSet
from director.rules.table.button import Positions, next_positions
from director.rules.table.markers import waits_as_new


class Role(IntEnum):
    """What a seat would be in the next hand; the first kind that is open is taken."""

    PLAYS = 0
    WAITS = 1
    """No cards until the button has passed."""
    SMALL = 2
    """The small blind's place: given only when no other seat is open."""


class Target(NamedTuple):
    """Where a moved player sits down."""

    seat: int
    waits: bool
    role: Role
    hands: int
    """Hands until he has the big blind, 1 being the next; 0 when nobody can say."""


def target_seat(
    table: LateTable, open_seats: Sequence[int], seated: Collection[int], rules: RuleSet
) -> Target:
    """The seat for one newcomer among these open ones (ascending, one at least).

    The fewest hands until the big blind, then the first clockwise from the last big blind; a seat that
    waits comes after all that do not. `seated` are those who are dealt in. Before the table's first hand
    no seat is worse than another: the lowest is taken.
    """
    last = table.last
    if last is None:
        return Target(open_seats[0], False, Role.PLAYS, 0)
    button_rule = rules.text("button_rule")
    without = next_positions(button_rule, seated, last)

    def told(seat: int) -> Target:
        joined = next_positions(button_rule, {*seated, seat}, last)
        waits = waits_as_new(rules, seat, seated, last)
        role = _role(seat, waits=waits, without=without, joined=joined)
        return Target(seat, waits, role, _hands(seat, seated, joined, table.seats))

    return min(map(told, open_seats), key=lambda target: _order(target, last, table.seats))


def _order(target: Target, last: LastHand, seats: int) -> tuple[int, int, int]:
    return target.role, target.hands, (target.seat - last.big - 1) % seats


def _role(seat: int, *, waits: bool, without: Positions | None, joined: Positions | None) -> Role:
    if without is not None and seat == without.small:
        return Role.SMALL
    if waits:
        return Role.WAITS
    # With two or three players he himself decides where the blinds fall.
    return Role.SMALL if joined is not None and seat == joined.small else Role.PLAYS


def _hands(seat: int, seated: Collection[int], joined: Positions | None, seats: int) -> int:
    if joined is None:
        return 0
    way = (seat - joined.big) % seats
    return 1 + sum((other - joined.big) % seats < way for other in seated)
