"""Shares rounded to the unit that is paid out, so that the total stays exact to the last minor unit.

What rounding down leaves is given out unit by unit. What is less than a unit, where the total itself is no
multiple of it, goes to one.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, TypeAlias

from director.domain.prize_plan import Remainder

Method: TypeAlias = Remainder

METHODS: Final[tuple[Method, ...]] = ("first", "largest_remainder")
"""To whom the units go that rounding down leaves: all to the first, or one each by the largest remainder."""


class CannotPay(ValueError):
    """Prizes that cannot be: `code` says why, `facts` say which."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


def shared(
    total: int, weights: Sequence[int | Fraction], unit: int, method: Method, rest_to: int = 0
) -> tuple[int, ...]:
    """The total by weight, in units. Of equal remainders the one named earlier has precedence.

    `rest_to` gets what is less than a unit. Weights are not negative, and not all of them nothing.

    >>> shared(9_370, (50, 30, 20), 10, "first"), shared(12_345, (50, 30, 20), 5, "largest_remainder")
    ((4690, 2810, 1870), (6170, 3705, 2470))
    """
    whole = sum(weights) * unit
    units = [int(total * weight // whole) for weight in weights]
    left, below = divmod(total - sum(units) * unit, unit)
    if method == "first":
        units[0] += left
    else:
        lost = [total * weight % whole for weight in weights]
        # The sort is stable: of equal remainders the earlier stands first.
        for at in sorted(range(len(weights)), key=lambda at: -lost[at])[:left]:
            units[at] += 1
    amounts = [count * unit for count in units]
    amounts[rest_to] += below
    return tuple(amounts)


def in_turn(total: int, count: int, unit: int) -> tuple[int, ...]:
    """The total in equal shares; units left over go one each in turn, what is less than one to the first.

    >>> in_turn(2_200, 3, 10), in_turn(1_505, 2, 1)
    ((740, 730, 730), (753, 752))
    """
    return shared(total, (1,) * count, unit, "largest_remainder")
