"""A hand as the journal keeps it: where button and blinds were, who was dealt in, who posted what."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from director.domain.ids import EntryId
from director.domain.marks import Marker

WaitsFor: TypeAlias = Literal["away", "button", "big_blind"]
"""Why somebody is not dealt in: he is away, the button has not passed him, or he waits for his big blind."""

KEPT_HANDS = 3
"""A table remembers so many of its last hands: as far as a button that was not moved may lead back."""


class LastHand(NamedTuple):
    """Where button and blinds were in the hand just dealt. Button and small blind may lie on empty seats."""

    button: int
    small: int | None
    """The seat of the small blind even when nobody posted it; None when the rule itself left it out (DR)."""
    big: int


class Dealt(NamedTuple):
    """Somebody who was dealt in."""

    seat: int
    entry: EntryId


class Post(NamedTuple):
    """What one player put in before the deal."""

    seat: int
    live: int
    """His own bet."""
    dead: int = 0
    """Straight to the pot."""


class Waiting(NamedTuple):
    """Somebody at the table who was not dealt in, and the marker that lies at his seat after the hand."""

    seat: int
    entry: EntryId
    why: WaitsFor
    marker: Marker | None = None
