"""Where the betting of a round stands, and where each player stands in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple


class Standing(NamedTuple):
    """The wagers so far."""

    highest: int = 0
    """What a player must have in front of him to stay in."""
    full: int = 0
    """Up to where the wagers were full ones; a short all-in lies above it. Before a bet: the bring-in."""
    step: int = 0
    """The size of the last full bet or raise; 0 when there was none."""
    bets: int = 0
    """Full bets and raises so far. A big blind is a bet; a bring-in is none (ST 6.1.3)."""
    doubled: bool = False
    """On fourth street with an open pair: somebody went up to the larger size."""
    sealed: bool = False
    """The cap was reached while three or more could bet: it holds for the rest of the round (RRoP)."""

    @property
    def raises(self) -> int:
        """Raises that count: the bet and what only completes it are none."""
        return max(0, self.bets - 1)


class Place(NamedTuple):
    """One player in the round."""

    seat: int
    stack: int
    """At the start of the round."""
    put: int = 0
    """Live chips in front of him."""
    dead: int = 0
    """Dead chips he has paid; they lie in the pot."""
    folded: bool = False
    seen: int | None = None
    """What had to be matched when he last acted; None when he has not yet. Blinds are no act (SP 4.9.2)."""
    reopened: bool = False
    """Since he acted there was a full raise, judged by itself."""
    posted: Literal["post_sb", "post_bb"] | None = None
    blind: int = 0
    """How much of a blind he posted."""

    @property
    def left(self) -> int:
        """Chips he still has behind."""
        return self.stack - self.put - self.dead

    @property
    def most(self) -> int:
        """His total when he is all-in."""
        return self.stack - self.dead

    @property
    def betting(self) -> bool:
        """Whether he can still put chips in."""
        return not self.folded and self.left > 0


def able(places: Sequence[Place]) -> int:
    """How many can still bet. Who is all-in is in the hand, but takes no part in the betting."""
    return sum(place.betting for place in places)


def can_be_answered(places: Sequence[Place], place: Place, highest: int) -> bool:
    """Whether somebody else could match more than is to be matched now."""
    return any(other.betting and other.most > highest for other in places if other.seat != place.seat)


def must_act(places: Sequence[Place], place: Place, highest: int) -> bool:
    """Whether this player is still to be asked in the round."""
    if not place.betting:
        return False
    if place.put == highest:
        return place.seen is None and can_be_answered(places, place, highest)
    # A blind short of the full amount is matched by more than it: nothing is left to win by paying on.
    others = [other for other in places if other.seat != place.seat and not other.folded]
    return any(other.left > 0 or other.put > place.put for other in others)


def next_to_act(places: Sequence[Place], after: int, highest: int) -> int | None:
    """The place, counted from 0, of whoever is asked next; None when the round is over."""
    if sum(not place.folded for place in places) < 2:
        return None
    for ahead in range(1, len(places) + 1):
        at = (after + ahead) % len(places)
        if must_act(places, places[at], highest):
            return at
    return None
