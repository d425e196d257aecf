"""Which amounts a set of chips can pay exactly, without change."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import gcd
from typing import Final

MOST_STEPS: Final = 1000
"""How often the common unit of all chips may go into the smallest one. In a set of chips that is used it
does once, or twice as in 2,000 and 5,000."""


class NoCommonUnit(ValueError):
    """Chips whose values have next to nothing in common: one of them must be wrong."""

    def __init__(self, unit: int) -> None:
        super().__init__(unit)
        self.unit = unit
        """The largest value that goes into all of them."""


@dataclass(frozen=True, slots=True)
class ChipSet:
    """Chips by value, the smallest first."""

    values: tuple[int, ...]
    unit: int
    """The largest value that goes into all of them."""
    least: tuple[int | None, ...]
    """Of all amounts with the same remainder by the smallest chip, in units, the least that can be paid."""

    def pays(self, amount: int) -> bool:
        """Whether some of these chips are worth exactly that.

        >>> [amount for amount in range(0, 10_000, 1000) if chip_set((5000, 2000)).pays(amount)]
        [0, 2000, 4000, 5000, 6000, 7000, 8000, 9000]
        """
        units, below = divmod(amount, self.unit)
        least = self.least[units % len(self.least)]
        return not below and least is not None and units >= least


def chip_set(values: Iterable[int]) -> ChipSet:
    """A set of chips, one value at least. Raises NoCommonUnit.

    With the smallest chip every amount follows from the least one of its remainder; the least ones are found
    by going round all remainders in steps of each other chip.
    """
    chips = tuple(sorted(set(values)))
    unit = gcd(*chips)
    steps = chips[0] // unit
    if steps > MOST_STEPS:
        raise NoCommonUnit(unit)
    least: list[int | None] = [0, *[None] * (steps - 1)]
    for value in chips[1:]:
        step = value // unit
        # Twice round: whatever the round begins with, the least remainder of it has been met by then.
        for start in range(gcd(step, steps)):
            at = start
            for _ in range(2 * steps // gcd(step, steps)):
                here, at = least[at], (at + step) % steps
                there = least[at]
                if here is not None and (there is None or here + step < there):
                    least[at] = here + step
    return ChipSet(chips, unit, tuple(least))
