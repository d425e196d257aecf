"""Rows that are made anew only where what they tell of is otherwise than before.

A payout desk of twelve hundred lines differs by one after a payment; to write all of them costs more than
anybody may wait for. Whoever shows a list keeps one of these beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Generic, TypeVar

Thing = TypeVar("Thing")
Row = TypeVar("Row")


class SameRows(Generic[Thing, Row]):
    """Makes rows of things, and knows those it made last."""

    def __init__(self, key: Callable[[Thing], Hashable]) -> None:
        """`key` names a thing for life; no two at once have the same."""
        self._key = key
        self._made: tuple[tuple[object, ...], dict[Hashable, tuple[Thing, Row]]] = ((), {})

    def of(
        self, things: Iterable[Thing], make: Callable[[Thing], Row], world: tuple[object, ...]
    ) -> list[Row]:
        """A row for each thing; `world` is what all rows depend on besides, such as names and language."""
        then, known = self._made
        if len(then) != len(world) or any(was is not now for was, now in zip(then, world, strict=True)):
            known = {}
        made: dict[Hashable, tuple[Thing, Row]] = {}
        for thing in things:
            key = self._key(thing)
            was = known.get(key)
            made[key] = was if was is not None and _same(was[0], thing) else (thing, make(thing))
        self._made = world, made
        return [row for _, row in made.values()]


def _same(was: object, now: object) -> bool:
    return was is now or was == now
