"""How far one seat lies from another, as the deal goes."""

from __future__ import annotations

__all__ = ["clockwise"]


def clockwise(first: int, seat: int, seats: int) -> int:
    """How many seats after `first` a seat lies.

    >>> [clockwise(8, seat, 9) for seat in (8, 9, 1, 7)]
    [0, 1, 2, 8]
    """
    return (seat - first) % seats
