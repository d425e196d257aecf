"""A payout curve: place i weighs i to the power of minus a, with a such that the first gets its share."""

from __future__ import annotations

from fractions import Fraction
from math import exp, fsum, log
from operator import mul
from typing import Final

_NEAR: Final = 1e-14
_SCALE: Final = 1 << 60
"""Weights are whole numbers of this fineness, so that their sums are exact."""


def curve_weights(places: int, first: Fraction) -> tuple[int, ...]:
    """What each place weighs, in whole numbers of no meaning by themselves. They never rise.

    `first` is the share of first place: from 1 / places, where all weigh the same, to 1.

    >>> two = curve_weights(2, Fraction(3, 4))
    >>> two[0] == 3 * two[1], curve_weights(3, Fraction(1, 3))
    (True, (1, 1, 1))
    """
    if first * places == 1:
        return (1,) * places
    if first == 1:
        return (1,) + (0,) * (places - 1)
    steepness = _steepness(places, first)
    tail = [round(_SCALE * exp(-steepness * log(place))) for place in range(2, places + 1)]
    top = sum(tail) * first.numerator
    # Where first and second are nearly the same, rounding would make the second weigh more.
    return (top, *(min(top, weight * (first.denominator - first.numerator)) for weight in tail))


def _steepness(places: int, first: Fraction) -> float:
    """The exponent a, by Newton's method on the logarithm of the sum of all weights.

    That is convex and falls, so that from 0 every step stays below the root and comes nearer to it, until
    what is left is less than a float can tell.
    """
    logs = [log(place) for place in range(1, places + 1)]
    target, found = -log(first), 0.0
    while True:
        weights = [exp(-found * one) for one in logs]
        total = fsum(weights)
        slope = fsum(map(mul, weights, logs)) / total
        step = (log(total) - target) / slope
        found += step
        if step <= _NEAR * (1 + found):
            return found
