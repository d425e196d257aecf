"""What a level asks players to put in."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

What: TypeAlias = Literal["small", "big", "ante", "bring_in", "small_bet", "big_bet"]
"""Small and big blind, ante, bring-in, and the two sizes of limit games."""


class Stakes(NamedTuple):
    """The amounts of one level; 0 for what its game does not have."""

    small: int = 0
    big: int = 0
    ante: int = 0
    bring_in: int = 0
    limits: tuple[int, int] = (0, 0)
    break_after: bool = False

    def amounts(self) -> tuple[tuple[What, int], ...]:
        """Every amount that chips must be able to pay.

        >>> Stakes(75, 150, 25).amounts()
        (('small', 75), ('big', 150), ('ante', 25))
        """
        every: tuple[tuple[What, int], ...] = (
            ("small", self.small),
            ("big", self.big),
            ("ante", self.ante),
            ("bring_in", self.bring_in),
            ("small_bet", self.limits[0]),
            ("big_bet", self.limits[1]),
        )
        return tuple(one for one in every if one[1])
