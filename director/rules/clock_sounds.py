"""Which sound the clock makes between two looks at it: one at most, and never one that is late.

Whoever plays the sounds looks every so often and gives the moment of the look before. What happened between
the two is heard once, on whatever page somebody is. After a sleep nobody hears what was missed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

from director.domain.clock import Clock, running_for, steps
from director.domain.moments import MINUTE, SECOND, Moment
from director.domain.structure import Break, Part, Structure
from director.domain.tournament import Tournament

Sound: TypeAlias = Literal["level_end", "one_minute", "break_start", "break_end"]

LATEST: Final = 3 * SECOND
"""What happened longer ago than that is not announced any more."""


def sound(tournament: Tournament, then: Moment, now: Moment) -> Sound | None:
    """What is to be heard of the time from `then`, which was heard, to `now`."""
    structure, clock = tournament.structure, tournament.clock
    if structure is None or clock is None:
        return None
    ran, heard = running_for(clock, now), running_for(clock, then)
    if ran is None:
        return None
    since = max(-1 if heard is None else heard, ran - LATEST - 1)
    fresh = [name for at, name in _sounds(structure, clock, now) if since < at <= ran]
    return fresh[-1] if fresh else None


def _sounds(structure: Structure, clock: Clock, now: Moment) -> Iterator[tuple[int, Sound]]:
    """When, after the clock began to run, each sound is due, in order; those still to come among them."""
    parts = structure.parts
    if clock.starts:
        yield 0, "break_end"
    began, left = 0, clock.left
    for part, _, running in steps(structure, clock, now):
        if not running and part < len(parts) - 1:
            return
        if part != clock.part:
            left = parts[part].length
        ends = began + max(0, left)
        if ends - MINUTE > began:
            yield ends - MINUTE, "one_minute"
        if ends > began:
            # What ends at once was ended by hand, or is the night.
            yield ends, _end(parts, part)
        began = ends


def _end(parts: Sequence[Part], part: int) -> Sound:
    if isinstance(parts[part], Break):
        return "break_end"
    return "break_start" if isinstance(parts[min(part + 1, len(parts) - 1)], Break) else "level_end"
