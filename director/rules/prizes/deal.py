"""A deal: what is left of the prizes divided among those still in, by a rule they agree on.

All four need everybody's consent; no book has any of them. Money may be left to play for: it comes off first
prize before anything is computed, and goes to the winner.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Final, Literal, NamedTuple, TypeAlias

from director.rules.prizes.icm import icm
from director.rules.prizes.icm_subsets import MOST_SUBSETS, subset_icm
from director.rules.prizes.rounding import CannotPay, shared

DealKind: TypeAlias = Literal["icm", "chip", "straight", "equal"]

DEAL_KINDS: Final[tuple[DealKind, ...]] = ("icm", "chip", "straight", "equal")
"""By what the stacks are worth; the lowest prize to everybody and the rest by chips; all by chips; alike."""

Warned: TypeAlias = Literal["above_first", "below_minimum"]

_FINE: Final = 10**6
"""Values of many players are taken to a millionth of a minor unit, so that noise decides no remainder."""


class Deal(NamedTuple):
    """What each gets at once, and what should be said before anybody signs."""

    amounts: tuple[int, ...]
    """In the order of the stacks; with what is left to play for they are all prizes together."""
    warnings: tuple[Warned, ...]


def deal(kind: DealKind, stacks: Sequence[int], prizes: Sequence[int], unit: int, leave: int = 0) -> Deal:
    """The prizes divided, to whole units by the largest remainder. Raises CannotPay.

    No stack is nothing; prizes stand first place first, and players beyond them have no sure prize. What is
    less than a unit, where the total is no multiple of it, goes to the largest stack. Codes: prizes_rise,
    more_prizes, leave_above_first.

    >>> deal("chip", (5000, 3000, 2000), (50, 30, 20), 1)
    Deal(amounts=(40, 32, 28), warnings=())
    """
    check_prizes(stacks, prizes)
    every = [*prizes, *(0 for _ in range(len(stacks) - len(prizes)))]
    if leave > every[0]:
        raise CannotPay("leave_above_first", first=every[0])
    # Should that bring first prize below another one, first place counts for no less than the next.
    lowered = sorted((every[0] - leave, *every[1:]), reverse=True)
    total, largest = sum(lowered), max(range(len(stacks)), key=lambda at: stacks[at])
    weights = _weights(kind, stacks, lowered) if total else (1,) * len(stacks)
    amounts = shared(total, weights, unit, "largest_remainder", largest)
    return Deal(amounts, deal_warnings(amounts, every[0] - leave, every[-1]))


def check_prizes(stacks: Sequence[int], prizes: Sequence[int]) -> None:
    """Refuse more prizes than stacks, and a prize above the one before it. Raises CannotPay."""
    if len(prizes) > len(stacks):
        raise CannotPay("more_prizes", prizes=len(prizes), stacks=len(stacks))
    for place in range(1, len(prizes)):
        if prizes[place] > prizes[place - 1]:
            raise CannotPay("prizes_rise", place=place + 1)


def deal_warnings(amounts: Sequence[int], first: int, minimum: int) -> tuple[Warned, ...]:
    """What should be said of these amounts, given first prize without what is left of it, and the lowest."""
    return tuple(_warnings(amounts, first, minimum))


def _warnings(amounts: Sequence[int], first: int, minimum: int) -> Iterator[Warned]:
    # With money left to play for, whoever gets more than the rest of first prize, and wins, has more than it.
    if max(amounts) > first:
        yield "above_first"
    if min(amounts) < minimum:
        yield "below_minimum"


def _weights(kind: DealKind, stacks: Sequence[int], prizes: Sequence[int]) -> Sequence[int | Fraction]:
    """By what the prizes are shared, which are not all nothing."""
    if kind == "icm":
        if len(stacks) <= MOST_SUBSETS:
            return subset_icm(stacks, prizes)
        return [round(Fraction(value) * _FINE) for value in icm(stacks, prizes)]
    if kind == "chip":
        lowest, chips = prizes[-1], sum(stacks)
        rest = sum(prizes) - lowest * len(stacks)
        return [lowest * chips + rest * stack for stack in stacks]
    return stacks if kind == "straight" else (1,) * len(stacks)
