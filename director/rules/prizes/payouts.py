"""What each place is paid out of the pool: by a table of percents or by a curve, in whole units.

No book speaks of it, so all of it is the house's choice: what rounding leaves goes to first place or by the
largest remainder, what is less than a unit to first place, and where the last prize would be less than the
house wants, fewer places are paid. Of a table of percents the first so many are left then, and divide the
whole pool in the same proportion; a curve is drawn anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from math import lcm
from typing import NamedTuple, TypeAlias

from director.rules.prizes.curve import curve_weights
from director.rules.prizes.rounding import CannotPay, Method, shared


class Percents(NamedTuple):
    """A table: what part of the pool each place gets, first place first."""

    percents: tuple[Fraction, ...]
    """Exact, 100 together, none larger than the one before."""


class Curve(NamedTuple):
    """A curve through a number of places, by the share of first place."""

    places: int
    first_share: Fraction
    """In percent."""


Scheme: TypeAlias = Percents | Curve


@dataclass(frozen=True, slots=True)
class Rounding:
    """How a pool is cut into prizes."""

    unit: int
    """The smallest amount that is paid out, in minor units."""
    method: Method
    min_cash: int = 0
    """The least the last place gets, or fewer places are paid; 0 when the house wants none."""


def payout_table(pool: int, scheme: Scheme, how: Rounding) -> tuple[int, ...]:
    """The prize of each place, first place first: never rising, the pool together. Raises CannotPay.

    Codes: no_percents, percents_rise, percents_total, first_share_small, place_unpaid, min_cash_above_pool.

    >>> table = Percents((Fraction(50), Fraction(30), Fraction(20)))
    >>> payout_table(97_350, table, Rounding(100, "first"))
    (48750, 29200, 19400)
    """
    weights = _weights(scheme)
    if not how.min_cash:
        amounts = shared(pool, weights(_places(scheme)), how.unit, how.method)
        for place, amount in enumerate(amounts, 1):
            if amount < how.unit:
                raise CannotPay("place_unpaid", place=place, unit=how.unit)
        return amounts
    return _reaching(pool, weights, _places(scheme), how)


def _places(scheme: Scheme) -> int:
    return len(scheme.percents) if isinstance(scheme, Percents) else scheme.places


def _weights(scheme: Scheme) -> Callable[[int], Sequence[int]]:
    """For a number of places what each weighs. Raises CannotPay for a scheme that is none."""
    if isinstance(scheme, Percents):
        whole = _whole_percents(scheme.percents)
        return lambda places: whole[:places]
    if scheme.first_share * scheme.places < 100:
        raise CannotPay("first_share_small", places=scheme.places)
    share = scheme.first_share / 100
    # With so few places that first place gets less than the others, all get the same.
    return lambda places: curve_weights(places, max(share, Fraction(1, places)))


def _whole_percents(percents: Sequence[Fraction]) -> tuple[int, ...]:
    """The percents of a table in the same proportion without fractions."""
    if not percents:
        raise CannotPay("no_percents")
    for place, (better, worse) in enumerate(pairwise(percents), 2):
        if worse > better:
            raise CannotPay("percents_rise", place=place)
    if sum(percents) != 100:
        raise CannotPay("percents_total", total=sum(percents))
    fineness = lcm(*(one.denominator for one in percents))
    return tuple(int(one * fineness) for one in percents)


def _reaching(
    pool: int, weights: Callable[[int], Sequence[int]], most: int, how: Rounding
) -> tuple[int, ...]:
    """The table of the most places whose last prize reaches what the house wants."""
    least = max(how.min_cash, how.unit)
    if pool < least:
        raise CannotPay("min_cash_above_pool", least=least)
    # Before rounding the last prize only grows with fewer places. Rounding down takes it to a whole unit; the
    # largest remainder may bring it up to one from anything above the unit below, which is seen only when all
    # are rounded.
    needed = -(-least // how.unit) * how.unit
    low, high = 1, most
    while low < high:
        places = (low + high + 1) // 2
        among = weights(places)
        last, whole = pool * among[-1], sum(among)
        if (
            last > (needed - how.unit) * whole
            if how.method == "largest_remainder"
            else last >= needed * whole
        ):
            low = places
        else:
            high = places - 1
    amounts = shared(pool, weights(low), how.unit, how.method)
    while amounts[-1] < least:
        low -= 1
        amounts = shared(pool, weights(low), how.unit, how.method)
    return amounts
