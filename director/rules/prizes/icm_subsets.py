"""ICM for few players exactly, in fractions: the Malmuth–Harville recursion over who is still in.

The chance to finish first is one's part of the chips; whoever is first is taken out, and the next place goes
by the chips of the others (the oracle of `icm`, and what a deal of few is made by).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Final

MOST_SUBSETS: Final = 9
"""Players up to whom every subset is looked at where somebody waits; each more doubles the work."""


def subset_icm(stacks: Sequence[int], prizes: Sequence[int]) -> tuple[Fraction, ...]:
    """What each stack is worth; no stack is nothing, and there are no more prizes than stacks.

    >>> subset_icm((5000, 3000, 2000), (50, 30, 20))
    (Fraction(1075, 28), Fraction(131, 4), Fraction(202, 7))
    """
    everybody = (1 << len(stacks)) - 1
    values = [Fraction(0)] * len(stacks)
    # Who has taken the places so far, as bits, with the chance of it; each round gives one place.
    taken = {0: Fraction(1)}
    for prize in prizes:
        after: dict[int, Fraction] = {}
        for those, chance in taken.items():
            chips = sum(stack for at, stack in enumerate(stacks) if (everybody ^ those) >> at & 1)
            for at, stack in enumerate(stacks):
                if those >> at & 1:
                    continue
                his = chance * stack / chips
                values[at] += prize * his
                with_him = those | 1 << at
                after[with_him] = after.get(with_him, Fraction(0)) + his
        taken = after
    return tuple(values)
