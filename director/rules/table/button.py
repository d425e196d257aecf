"""Where button and blinds go next. The anchor is the big blind; button and small blind follow from it.

Seats are numbers, clockwise ascending; a button or small blind may lie on an empty seat (dead).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple


class LastHand(NamedTuple):
    """Where button and blinds were in the hand just finished."""

    button: int
    small: int | None
    """The seat of the small blind even when nobody posted it; None when the rule itself left it out (DR)."""
    big: int


class Positions(NamedTuple):
    """Where button and blinds are in the next hand."""

    button: int
    small: int
    big: int

    @property
    def heads_up(self) -> bool:
        """Two players: the button is the small blind (TDA 34-B)."""
        return self.button == self.small


NEEDS_SMALL: Final = frozenset({"dead"})
"""The button rules that cannot go on without the seat of the last small blind."""


def next_occupied(seat: int, occupied: Collection[int]) -> int:
    """The first occupied seat clockwise after this one; the seat itself when nobody else is there.

    >>> next_occupied(3, {1, 4, 6}), next_occupied(6, {1, 4, 6})
    (4, 1)
    """
    return min((other for other in occupied if other > seat), default=min(occupied))


def next_positions(rule: str, occupied: Collection[int], last: LastHand) -> Positions | None:
    """Button and blinds of the next hand under a `button_rule`, or None below two players.

    `rule` is `dead` (TDA 32), `simple_moving` (SP Definitions) or `sb_poster_next` (DR blind rules).

    >>> next_positions("dead", {1, 3, 4, 5, 6}, LastHand(1, 2, 3))
    Positions(button=2, small=3, big=4)
    """
    if len(occupied) < 2:
        return None
    if rule == "simple_moving":
        return _simple_moving(occupied, last)
    if len(occupied) == 2:
        return _heads_up(occupied, last)
    if rule == "sb_poster_next":
        return _poster_next(occupied, last)
    return _dead(occupied, last)


def _heads_up(occupied: Collection[int], last: LastHand) -> Positions:
    """Nobody has the big blind twice running (TDA 34-B)."""
    big = next_occupied(last.big, occupied)
    button = next_occupied(big, occupied)
    return Positions(button, button, big)


def _simple_moving(occupied: Collection[int], last: LastHand) -> Positions:
    """The button goes to the next player; somebody may skip a blind (SP Definitions)."""
    button = next_occupied(last.button, occupied)
    small = next_occupied(button, occupied)
    if len(occupied) > 2:
        return Positions(button, small, next_occupied(small, occupied))
    if small == last.big:
        return Positions(small, small, button)
    return Positions(button, button, small)


def _poster_next(occupied: Collection[int], last: LastHand) -> Positions:
    """Who posted the small blind has the button; when it was missed, who posted the big one (DR)."""
    poster = last.big if last.small is None else last.small
    button = poster if poster in occupied else next_occupied(poster, occupied)
    small = next_occupied(button, occupied)
    return Positions(button, small, next_occupied(small, occupied))


def _dead(occupied: Collection[int], last: LastHand) -> Positions:
    """The big blind goes to the next player, the others one seat on, even to an empty one (TDA 32)."""
    if last.small is None:
        raise ValueError("the dead button needs the seat of the last small blind")
    big = next_occupied(last.big, occupied)
    if last.button != last.small:
        return Positions(last.small, last.big, big)
    # After a heads-up hand the button would be the small blind's own seat again.
    if last.button != big:
        return Positions(last.button, last.big, big)
    before = max((seat for seat in occupied if seat < last.big), default=max(occupied))
    return Positions(before, last.big, big)


def strictly_between(seat: int, start: int, end: int) -> bool:
    """Whether a seat is met going clockwise from `start` before `end`; none is when they are the same.

    >>> strictly_between(9, 7, 2), strictly_between(2, 7, 2), strictly_between(5, 5, 5)
    (True, False, False)
    """
    if start < end:
        return start < seat < end
    return start != end and (seat > start or seat < end)


def newcomer_waits(new_between: str, seat: int, positions: Positions | None) -> bool:
    """Whether somebody new on this seat gets no cards until the button has passed.

    `new_between` is `sb_to_button_only` (TDA 8-A, 10-A), `sb_or_button_wait` (RRoP 15) or
    `wait_between_button_and_blinds` (DR blind rules). `positions` are those of the next hand without the
    newcomer; before a table's first hand (None) nobody waits.
    """
    if positions is None:
        return False
    if new_between == "wait_between_button_and_blinds":
        return strictly_between(seat, positions.button, positions.big)
    if new_between == "sb_or_button_wait" and seat in (positions.button, positions.small):
        return True
    return strictly_between(seat, positions.button, positions.small)
