"""The clock of the event, stored as a moment and never as ticks; and what it comes to at another moment.

Kept is where it stood when somebody last set it, when that was, and whether it runs. From there the schedule
is walked: levels and breaks follow by themselves, and no line is written for that. The end of a day stops
the clock, as does a pause that was asked for; after the last level it runs on below nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec
from msgspec.structs import replace

from director.domain.ids import Seq
from director.domain.moments import Moment, between, same_start, slept_between
from director.domain.structure import DayEnd, Level, Structure

Stop = Literal["", "winner"]
"""Why the clock stands, when nobody stopped it by hand: the event has its winner."""


class Clock(msgspec.Struct, frozen=True, gc=False):
    """How the clock was set last."""

    line: Seq
    """The line that set it, or its structure; the next step names it, so that no step is lost."""
    part: int
    left: int
    """Milliseconds that were left of the part; below nothing once the last level is over."""
    at: Moment
    """When that was."""
    running: bool = False
    starts: int = 0
    """When it starts by itself, in UTC milliseconds of the clock that `at` was read on; 0 for not at all."""
    pause_after: int | None = None
    """The part after which it stops."""
    begun: bool = False
    """It has run before: levels that were played are not changed any more."""
    desk: str = ""
    """Where it was set."""
    stop: Stop = ""
    ran: bool = False
    """It ran when the event was over, and goes on when that is undone."""
    also: Seq = Seq(0)
    """The line that had set it before an end that was undone: it is named by lines of earlier programs."""
    slept: int = 0
    """How long the computer slept while it ran, up to `at`, when nobody has answered for it yet."""
    restarted: bool = False
    """The computer was started anew while it ran, before `at`, and nobody has answered for it yet."""

    def set_by(self, line: Seq) -> bool:
        """Whether a step that names this line was meant for the clock as it is."""
        return line == self.line or line == self.also != 0


class Position(NamedTuple):
    """Where the clock is at some moment."""

    part: int
    left: int
    """Milliseconds left of the part; below nothing once the last level is over."""
    running: bool


def position(structure: Structure, clock: Clock, now: Moment) -> Position:
    """Where the clock is now."""
    return steps(structure, clock, now)[-1]


def steps(structure: Structure, clock: Clock, now: Moment) -> list[Position]:
    """Where the clock was set, what began by itself since, and where it is now.

    All but the last say how much of their part was left when it began.
    """
    ran = running_for(clock, now)
    if ran is None:
        return [Position(clock.part, clock.left, running=False)]
    part, left, last = clock.part, clock.left, len(structure.parts) - 1
    found: list[Position] = []
    while not isinstance(structure.parts[part], DayEnd) and ran >= left:
        stops = part == clock.pause_after
        if part == last:
            return [*found, Position(part, 0 if stops else left - ran, running=not stops)]
        found.append(Position(part, left, running=True))
        ran, part = ran - max(0, left), part + 1
        left = structure.parts[part].length
        if stops:
            return [*found, Position(part, left, running=False)]
    stands = isinstance(structure.parts[part], DayEnd)
    return [*found, Position(part, 0 if stands else left - ran, running=not stands)]


def running_for(clock: Clock, now: Moment) -> int | None:
    """How long it has run since it was set; None while it stands, or waits for its start."""
    passed = between(clock.at, now)
    if clock.running:
        return passed
    if clock.starts and passed >= (wait := clock.starts - clock.at.utc):
        return passed - wait
    return None


def has_run(clock: Clock, now: Moment) -> bool:
    """Whether it runs now or has run before: what was played is not changed any more."""
    return clock.begun or running_for(clock, now) is not None


def starts_in(clock: Clock, now: Moment) -> int:
    """How long until it starts by itself; 0 when it has started or waits for nothing."""
    if clock.running or not clock.starts:
        return 0
    return max(0, clock.starts - clock.at.utc - between(clock.at, now))


def unanswered(structure: Structure, clock: Clock, now: Moment) -> tuple[int, bool]:
    """How long the computer slept while the clock ran, and whether it was started anew meanwhile.

    A clock that stands is not asked about what went before: whoever lets it go on sees what it shows.
    """
    if not position(structure, clock, now).running:
        return clock.slept, clock.restarted
    started_anew = clock.restarted or not same_start(clock.at, now)
    return clock.slept + slept_between(clock.at, now), started_anew


def led(structure: Structure, clock: Clock, seen: Sequence[Moment], to: Moment) -> Clock:
    """The same clock, told by the last of these moments from which `to` is best known.

    A computer that was started anew leaves only the wall, which somebody may have set before. So the even
    time of each start is followed as far as it was seen, and the wall only across the gap.
    """
    while seen and not same_start(clock.at, to):
        alike = [at for at, moment in enumerate(seen) if same_start(clock.at, moment)]
        at = alike[-1] if alike else 0
        clock, seen = told_at(structure, clock, seen[at]), seen[at + 1 :]
    return clock


def told_at(structure: Structure, clock: Clock, at: Moment) -> Clock:
    """The same clock as of a later moment."""
    if running_for(clock, at) is None and not clock.starts:
        return replace(clock, at=at)
    part, left, running = position(structure, clock, at)
    wait = starts_in(clock, at)
    slept, restarted = unanswered(structure, clock, at)
    return replace(
        clock,
        part=part,
        left=left,
        at=at,
        running=running,
        starts=at.utc + wait if wait else 0,
        pause_after=None if clock.pause_after is None or clock.pause_after < part else clock.pause_after,
        begun=has_run(clock, at),
        slept=slept,
        restarted=restarted,
    )


class Stamp(msgspec.Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """Level and time as they were when something happened, kept with a ruling or a bust."""

    level: int
    """The level; in a break the one before."""
    left: int
    """Milliseconds left of the level or break; below nothing once the last level is over."""
    play: bool = True
    """False in a break and overnight."""
    running: bool = True


def stamp(structure: Structure | None, clock: Clock | None, now: Moment) -> Stamp | None:
    """What the clock shows now, to be kept; None for an event without a structure."""
    if structure is None or clock is None:
        return None
    part, left, running = position(structure, clock, now)
    return Stamp(structure.number(part), left, isinstance(structure.parts[part], Level), running)


def stopped(structure: Structure, clock: Clock, at: Moment, why: Stop, line: Seq, desk: str) -> Clock:
    """The clock, stopped at this moment; what a bust that leaves one player does to it."""
    part, left, ran = position(structure, clock, at)
    begun, (slept, restarted) = has_run(clock, at), unanswered(structure, clock, at)
    return Clock(
        line,
        part,
        left,
        at,
        pause_after=part if clock.pause_after == part else None,
        begun=begun,
        desk=desk,
        stop=why,
        ran=ran,
        slept=slept,
        restarted=restarted,
    )
