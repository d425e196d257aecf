"""Where button and blinds go next. The anchor is the big blind; button and small blind follow from it.

Seats are numbers, clockwise ascending; a button or small blind may lie on an empty seat (dead).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final, NamedTuple

from director.domain.hands import LastHand


class Positions(NamedTuple):
    """Where button and blinds are in the next hand."""

    button: int
    small: int
    big: int

    @property
    def heads_up(self) -> bool:
        """Two players: the button is the small blind (TDA 34-B)."""
        return self.button == self.small


class Seated(NamedTuple):
    """Who sits at a table, as far as button and blinds go."""

    due: frozenset[int]
    """In the rotation, and there; in a tournament whoever is away as well, for he is dealt in (TDA 30)."""
    away: frozenset[int] = frozenset()
    """In the rotation, not there, and owing nothing so far: his turn comes all the same, and is missed."""
    posting: frozenset[int] = frozenset()
    """Out of the rotation, and dealt in."""
    waiting: frozenset[int] = frozenset()
    """Out of it, and dealt in only when the big blind comes to them."""
    held: frozenset[int] = frozenset()
    """Out of it, and on a place the button must pass first: it may lie dead there."""

    @property
    def there(self) -> frozenset[int]:
        """Who may have the big blind."""
        return self.due | self.posting | self.waiting


HEADS_UP: Final = ("TDA 34-B", "RRoP 4", "WSOP-T 87")
"""Where it stands that of two players the button posts the small blind."""

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
    return rotated(rule, Seated(frozenset(occupied)), last)


def rotated(rule: str, seated: Seated, last: LastHand) -> Positions | None:
    """The same where some are away, new or owe a blind; None when fewer than two are dealt in.

    Button and small blind fall on those who are due; the big blind may also fall on whoever is out of the
    rotation, for with it he is back. `small` may be the seat of somebody who is away: then it is missed. A
    big blind on the button itself means that all who post sit between button and small blind.
    """
    if not seated.due | seated.posting:
        return None
    found = _dead(seated, last) if rule == "dead" else _moved(_MOVING[rule], seated, last)
    dealt = seated.due | seated.posting | {found.big}
    if len(dealt) > 2:
        return found
    if len(dealt) < 2:
        return None
    two = _two_moving(dealt, last) if rule == "simple_moving" else _heads_up(dealt, last)
    # Whoever waits for the big blind does not come in on the button.
    return two if found.big == two.big or found.big not in seated.waiting else None


def _heads_up(occupied: Collection[int], last: LastHand) -> Positions:
    """Nobody has the big blind twice running (TDA 34-B)."""
    big = next_occupied(last.big, occupied)
    button = next_occupied(big, occupied)
    return Positions(button, button, big)


def _two_moving(occupied: Collection[int], last: LastHand) -> Positions:
    """The button goes to the next of two, unless the other would have the big blind twice running."""
    button = next_occupied(last.button, occupied)
    big = next_occupied(button, occupied)
    return Positions(big, big, button) if big == last.big else Positions(button, button, big)


def _moved(place: Callable[[Seated, LastHand], Positions], seated: Seated, last: LastHand) -> Positions:
    """By a rule under which the blinds follow the button, unless somebody would pay for others.

    A player who sits down or comes back between button and small blind, or a table where hardly anybody is
    left, could bring the big blind twice running to one player. Then it goes on, and the others follow it.
    """
    if len(seated.due) > 1:
        found = place(seated, last)
        # On the button it is two players' big blind, and theirs is a rule of its own.
        if found.big != last.big or found.big == found.button:
            return found
    big = next_occupied(last.big, seated.there)
    dealt = seated.due | seated.posting | {big}
    small = _before(big, dealt)
    return Positions(_before(small, dealt), small, big)


def _simple_moving(seated: Seated, last: LastHand) -> Positions:
    """The button goes to the next player; somebody may skip a blind (SP Definitions).

    It goes to the next of those who are due: from whoever is new it would send the blinds back to those who
    just posted them.
    """
    return _blinds_after(next_occupied(last.button, seated.due), seated)


def _poster_next(seated: Seated, last: LastHand) -> Positions:
    """Who posted the small blind has the button; when it was missed, who posted the big one (DR).

    Even when he is away now: he has paid for it. And when somebody sits between the last blinds now: the
    big blind goes on from where it was, and nobody has it twice running.
    """
    poster, turn = last.big if last.small is None else last.small, seated.due | seated.away
    found = _blinds_after(poster if poster in turn else next_occupied(poster, turn), seated)
    if found.big != last.big:
        return found
    big = next_occupied(last.big, seated.there)
    small = _before(big, turn)
    return Positions(found.button, small, big) if strictly_between(small, found.button, big) else found


def _blinds_after(button: int, seated: Seated) -> Positions:
    small = next_occupied(button, seated.due | seated.away)
    return Positions(button, small, next_occupied(small, seated.there))


def _dead(seated: Seated, last: LastHand) -> Positions:
    """The big blind goes to the next player, the others one seat on, even to an empty one (TDA 32)."""
    if last.small is None:
        raise ValueError("the dead button needs the seat of the last small blind")
    big = next_occupied(last.big, seated.there)
    if last.small != big and not strictly_between(last.small, last.big, big):
        # After a heads-up hand this is the same seat again: the button stays.
        return Positions(last.small, last.big, big)
    # The big blind has come up to the button or gone past it, as when two or three were left.
    return Positions(_before(last.big, seated.due | seated.posting | seated.held), last.big, big)


def _before(seat: int, occupied: Collection[int]) -> int:
    """The last occupied seat before this one."""
    return max((other for other in occupied if other < seat), default=max(occupied))


_MOVING: Final[Mapping[str, Callable[[Seated, LastHand], Positions]]] = {
    "simple_moving": _simple_moving,
    "sb_poster_next": _poster_next,
}
"""By `button_rule`, where the blinds follow the button: where they go among three players or more."""


def strictly_between(seat: int, start: int, end: int) -> bool:
    """Whether a seat is met going clockwise from `start` before `end`; none is when they are the same.

    >>> strictly_between(9, 7, 2), strictly_between(2, 7, 2), strictly_between(5, 5, 5)
    (True, False, False)
    """
    if start < end:
        return start < seat < end
    return start != end and (seat > start or seat < end)


def newcomer_waits(new_between: str, seat: int, positions: Positions) -> bool:
    """Whether somebody new on this seat gets no cards until the button has passed.

    `new_between` is `sb_to_button_only` (TDA 8-A, 10-A), `sb_or_button_wait` (RRoP 15) or
    `wait_between_button_and_blinds` (DR blind rules). `positions` are those of the next hand.
    """
    if new_between == "wait_between_button_and_blinds":
        return strictly_between(seat, positions.button, positions.big)
    if new_between == "sb_or_button_wait" and seat in (positions.button, positions.small):
        return True
    return strictly_between(seat, positions.button, positions.small)
