"""How a field melts away: how many are left as levels pass, in a slow evening and in a quick one.

Players go out as the chips that the rules ask for go round: of everybody, a share that grows with what a
hand costs and shrinks with the stacks. How large that share is differs from event to event, so there are two
courses, and the truth lies between them more often than not. What they are held against in the tests: live
events whose numbers are known, from a first day of ten hours with stacks of hundreds of big blinds to a last
table.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, exp
from typing import Final, NamedTuple

from director.domain.moments import MINUTE
from director.domain.structure import Level, Part, Structure
from director.rules.schedule.stakes_of import cost_of_a_hand


class Pace(NamedTuple):
    """How quickly people go out."""

    hands_an_hour: int
    """At a table of nine; shorter ones deal more."""
    share: float
    """Of the chips that a hand costs, as a part of the average stack, who is out by it."""


SLOW: Final = Pace(25, 0.5)
QUICK: Final = Pace(32, 1.6)
LONGEST: Final = 100 * 60
"""Minutes after which nobody looks any further."""


class Reached(NamedTuple):
    """A part begins."""

    part: int
    at: int
    """Milliseconds of the schedule from the start of the course; nights take none."""
    players: float


class Course(NamedTuple):
    """How it goes."""

    reached: tuple[Reached, ...]
    """Every part that began before the end, in order."""
    ends: int | None
    """When one is left; None when nothing speaks for an end."""


def course(
    structure: Structure,
    players: int,
    chips: int,
    *,
    seats: int,
    pace: Pace,
    part: int = 0,
    left: int | None = None,
) -> Course:
    """From this part on, with so many players and chips."""
    parts, remaining, at = structure.parts, float(players), 0
    reached: list[Reached] = []
    for place in range(part, len(parts)):
        reached.append(Reached(place, at, remaining))
        here = parts[place]
        length = here.length if left is None or place > part else max(0, left)
        if isinstance(here, Level):
            played = _played(here, remaining, chips, seats, pace, length / MINUTE)
            if played.ends:
                return Course(tuple(reached), at + round(played.minutes * MINUTE))
            remaining = played.players
        at += length
    return Course(tuple(reached), _overtime(parts, remaining, chips, seats, pace, at))


def _overtime(
    parts: Sequence[Part], players: float, chips: int, seats: int, pace: Pace, at: int
) -> int | None:
    """The last level goes on."""
    last = next(one for one in reversed(parts) if isinstance(one, Level))
    played = _played(last, players, chips, seats, pace, LONGEST)
    return at + round(played.minutes * MINUTE) if played.ends else None


class Played(NamedTuple):
    """What a stretch of one level does."""

    players: float
    minutes: float
    ends: bool
    """One was left before it was over."""


def _played(level: Level, players: float, chips: int, seats: int, pace: Pace, minutes: float) -> Played:
    """Play this level for so long, or until one is left."""
    passed = 0.0
    while passed < minutes:
        if players <= 1:
            return Played(players, passed, ends=True)
        step = min(max(1.0, level.minutes / 240), minutes - passed)
        at_table = max(2.0, players / ceil(players / seats))
        cost = cost_of_a_hand(level, at_table) / at_table
        out = pace.share * cost * players / chips
        hands = pace.hands_an_hour * step / 60 * (1 + (9 - min(9.0, at_table)) / 14)
        players *= exp(-out * hands)
        passed += step
    return Played(players, passed, players <= 1)
