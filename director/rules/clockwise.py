"""Seats as the deal goes: how far one lies from another, and who comes next."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["clockwise", "clockwise_after", "ring_from"]


def clockwise(first: int, seat: int, seats: int) -> int:
    """How many seats after `first` a seat lies.

    >>> [clockwise(8, seat, 9) for seat in (8, 9, 1, 7)]
    [0, 1, 2, 8]
    """
    return (seat - first) % seats


def clockwise_after(seats: Iterable[int], seat: int) -> tuple[int, ...]:
    """Seats clockwise, beginning with the first one after `seat`.

    >>> clockwise_after([2, 5, 7, 9], 5)
    (7, 9, 2, 5)
    """
    return tuple(sorted(seats, key=lambda one: (one <= seat, one)))


def ring_from(first: int, seats: Iterable[int]) -> tuple[int, ...]:
    """Seats clockwise, beginning with `first`, or with the next one after it where that is not among them.

    >>> ring_from(7, [2, 5, 7, 9])
    (7, 9, 2, 5)
    """
    return clockwise_after(seats, first - 1)
