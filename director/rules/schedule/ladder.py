"""Big blinds that grow smoothly and that chips can pay: the rungs a schedule is built from.

The small blind is half of the big one; where the chips cannot pay half, it is the next amount below that they
can (rules: small blind rounded down to a multiple of the smallest chip in play). Which chip that is follows
from the blind itself: one that goes four times into it, so that stacks are not counted in dust.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

SLOWEST: Final = 1.2
STEEPEST: Final = 1.6
"""A level is so many times the one before."""
_NICE: Final = (10, 12, 15, 16, 20, 25, 30, 40, 50, 60, 75, 80)
"""What people like to count in, and ten, a hundred… times as much."""


class Rung(NamedTuple):
    """A pair of blinds."""

    small: int
    big: int
    unit: int
    """The chip it is counted in."""

    @property
    def halved(self) -> bool:
        """The small blind is exactly half of the big one."""
        return 2 * self.small == self.big


def unit_at(big: int, values: Sequence[int]) -> int:
    """The largest chip that goes four times into a big blind; the smallest one where none does.

    >>> [unit_at(big, (25, 100, 500)) for big in (50, 100, 399, 400, 2000)]
    [25, 25, 25, 100, 500]
    """
    return max((value for value in values if 4 * value <= big), default=min(values))


def rung(big: int, values: Sequence[int]) -> Rung | None:
    """The blinds of this size; None where the chips cannot pay them.

    >>> rung(300, (25, 100)), rung(75, (25, 100)), rung(90, (25, 100))
    (Rung(small=150, big=300, unit=25), Rung(small=25, big=75, unit=25), None)
    """
    unit = unit_at(big, values)
    small = big // 2 // unit * unit
    return Rung(small, big, unit) if small and big % unit == 0 else None


def rungs(first: int, values: Sequence[int], most: int) -> list[Rung]:
    """All that can be played from this big blind up to that."""
    found: list[Rung] = []
    power = 1
    while power <= 10 * most:
        for nice in _NICE:
            big, rest = divmod(nice * power, 10)
            if not rest and first <= big <= most and (one := rung(big, values)):
                found.append(one)
        power *= 10
    return sorted(set(found), key=lambda one: one.big)


def climb(first: Rung, growth: float, levels: int, values: Sequence[int]) -> list[Rung]:
    """So many levels from this one, each about `growth` times the one before.

    A step too small now is made up by the next, so that the whole grows as wanted. Blinds that are not
    exactly halved are taken only where there are no others.

    >>> [one.big for one in climb(Rung(50, 100, 25), 1.4, 9, (25, 100, 500, 1000))]
    [100, 150, 200, 250, 400, 600, 800, 1000, 1600]
    """
    every = rungs(first.big, values, round(first.big * STEEPEST ** (levels + 1)))
    found = [first]
    while len(found) < levels:
        last, wanted = found[-1].big, first.big * growth ** len(found)
        open_to = [one for one in every if SLOWEST * last <= one.big <= STEEPEST * last]
        if not open_to:
            open_to = [_next(last, wanted, values)]
        halved = [one for one in open_to if one.halved]
        found.append(min(halved or open_to, key=lambda one: abs(one.big / wanted - 1)))
    return found


def _next(last: int, wanted: float, values: Sequence[int]) -> Rung:
    """A rung for chips in which nobody counts: sevens, or fifties where twenty-fives are missing."""
    step = min(values)
    near = max(SLOWEST * last, min(STEEPEST * last, wanted))
    big = max(last // step + 1, round(near / step)) * step
    while (found := rung(big, values)) is None:
        big += step
    return found


def smooth(ladder: Sequence[Rung]) -> bool:
    """Whether every step is neither too small nor too large."""
    return all(SLOWEST * one.big <= two.big <= STEEPEST * one.big for one, two in pairwise(ladder))
