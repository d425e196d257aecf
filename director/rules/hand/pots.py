"""Main pot and side pots: who put in what, who may win it, and what goes back uncalled.

The uncalled part of a bet goes back first, with the chips of those who folded counted as calls (SP 5.9.1,
TDA 15-B). Then every live hand marks a level: a pot holds what all have put in up to that level, and those
who reached it may win it (SP Definitions, "side pot"; TDA 21). An ante of each player layers in the same way;
a big-blind ante and dead blinds do not: they are dead money, and whoever was dealt in may win it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple, TypeAlias, get_args

__all__ = ["STATES", "BadStakes", "Pot", "Pots", "Stake", "State", "build_pots", "uncalled"]

State: TypeAlias = Literal["live", "folded", "killed"]
STATES: Final[tuple[State, ...]] = get_args(State)


class Stake(NamedTuple):
    """What one player has in the hand so far."""

    seat: int
    put: int
    """Bets and live blinds, without the ante."""
    ante: int = 0
    """His own ante; a big-blind ante is dead money instead."""
    state: State = "live"
    """A killed hand is a dead one whose player did not fold: he wins nothing either."""


class Pot(NamedTuple):
    """Chips in the middle, and who may win them."""

    amount: int
    eligible: tuple[int, ...]
    """Seats, ascending."""


class Pots(NamedTuple):
    """The pots of a hand, and what goes back before they are built."""

    returned: Mapping[int, int]
    """The uncalled part of a bet, by seat: one seat at most."""
    pots: tuple[Pot, ...]
    """Main pot first; none without chips."""
    above: int = 0
    """Chips of dead hands above every live one: they have joined the last pot, and the floor should look."""


class BadStakes(ValueError):
    """Stakes no pot can be built of."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        """`nobody_live`, `seat_twice` or `less_than_nothing`."""
        self.facts = facts


def build_pots(stakes: Sequence[Stake], dead: int = 0) -> Pots:
    """The pots, main pot first. Raises BadStakes.

    >>> build_pots([Stake(1, 500), Stake(2, 200), Stake(3, 50, state="folded")])
    Pots(returned={1: 300}, pots=(Pot(amount=450, eligible=(1, 2)),), above=0)
    """
    _check(stakes, dead)
    returned = uncalled(stakes)
    # An ante is a layer like a bet: who is all-in for 30 of an ante of 50 wins 30 of everyone's.
    inside = {one.seat: one.ante + one.put - returned.get(one.seat, 0) for one in stakes}
    live = sorted(one.seat for one in stakes if one.state == "live")
    levels = sorted({inside[seat] for seat in live})
    pots, below = [], 0
    for level in levels:
        amount = _between(inside.values(), below, level)
        pots.append(Pot(amount, tuple(seat for seat in live if inside[seat] >= level)))
        below = level
    # Whoever was dealt in may win the dead money, even all-in for less than his ante.
    pots[0] = pots[0]._replace(amount=pots[0].amount + dead)
    # No book says where chips above every live hand belong (TDA is silent): the last pot takes them.
    above = sum(amount - below for amount in inside.values() if amount > below)
    pots[-1] = pots[-1]._replace(amount=pots[-1].amount + above)
    # Two levels never have the same live hands; a pot without chips is only that of a live hand without any.
    return Pots(returned, tuple(pot for pot in pots if pot.amount), above)


def uncalled(stakes: Iterable[Stake]) -> dict[int, int]:
    """What nobody has called of the highest bet, by seat; empty when it was called.

    Folded chips call as well as any. A dead hand has no claim to the pot, but what nobody called was never
    in it: it goes back all the same. An ante is no bet and stays.
    """
    ranked = sorted(stakes, key=lambda one: one.put, reverse=True)
    if not ranked:
        return {}
    second = ranked[1].put if len(ranked) > 1 else 0
    over = ranked[0].put - second
    return {ranked[0].seat: over} if over else {}


def _between(inside: Iterable[int], below: int, level: int) -> int:
    return sum(min(amount, level) - min(amount, below) for amount in inside)


def _check(stakes: Sequence[Stake], dead: int) -> None:
    seen: set[int] = set()
    for one in stakes:
        if one.seat in seen:
            raise BadStakes("seat_twice", seat=one.seat)
        if one.put < 0 or one.ante < 0:
            raise BadStakes("less_than_nothing", seat=one.seat)
        seen.add(one.seat)
    if dead < 0:
        raise BadStakes("less_than_nothing", seat=None)
    if all(one.state != "live" for one in stakes):
        raise BadStakes("nobody_live")
