"""A satellite: how many seats its pool pays, and what is left for the next places.

A seat cannot be cut. Two who go out together for the last one, and tie, share its value; the prizes of ties
do that when each seat counts with its price (T242). No book speaks of satellites.
"""

from __future__ import annotations

from typing import NamedTuple


class SatellitePrizes(NamedTuple):
    """What the pool of a satellite pays."""

    seats: int
    """Play stops when no more players than these are left."""
    rest: tuple[int, ...]
    """Amounts for the places after them, first the next one; with the seats they are the whole pool."""


def satellite_prizes(pool: int, seat_price: int, left: int) -> SatellitePrizes:
    """As many seats as the pool pays and no more than players are left.

    A seat that nobody is there to take is paid as its price; what is less than a seat goes to the next place
    whole, below any unit too, as it does in payouts.

    >>> satellite_prizes(10_450, 1_000, 40), satellite_prizes(10_450, 1_000, 9).rest
    (SatellitePrizes(seats=10, rest=(450,)), (1000, 450))
    """
    paid, below = divmod(pool, seat_price)
    seats = min(paid, left)
    return SatellitePrizes(seats, (seat_price,) * (paid - seats) + ((below,) if below else ()))
