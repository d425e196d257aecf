"""What the clock shows at a given moment. A pure function of the state and the moment: nothing ticks.

So every screen shows the same, whenever it was opened, and a computer that slept or a program that was
started anew shows what the room's watches show. What is uncertain is said instead of hidden: how long the
computer slept while the clock ran, and that it was started anew, so that only the wall clock is left.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from director.domain.clock import Clock, Position, has_run, position, starts_in, unanswered
from director.domain.moments import Moment, wall_shift
from director.domain.structure import Break, DayEnd, Level, Part, Structure, Window
from director.domain.tournament import Tournament

State: TypeAlias = Literal["ready", "countdown", "running", "paused", "day_end", "finished"]
"""Not started yet, counting down to its start, running, paused, over for today, over with a winner."""

NOTICED_SLEEP: Final = 5_000
"""A shorter sleep is not asked about: computers nap for a moment without anybody's doing."""
NOTICED_SHIFT: Final = 2_000
"""Wall clocks are corrected by less than that all the time."""
LEVELS_AHEAD: Final = 2
"""With so many levels left after this one, somebody should think of the end of the structure."""


@dataclass(frozen=True, slots=True)
class Face:
    """Everything a clock shows. Times are in milliseconds."""

    state: State
    part: int
    """Where in the structure, from 0."""
    now: Part
    level: int
    """The number of the level; in a break and overnight that of the level before."""
    stakes: Level
    """The level that is played, or was before the break."""
    left: int
    """Left of the part; never below nothing."""
    over: int
    """How long the last level has been over; 0 before that."""
    running: bool
    next_level: Level | None
    """The level after this part; None when there is none."""
    next_break: Break | DayEnd | None
    """The next break or end of a day after this part; None when there is none."""
    to_break: int | None
    """Time until then; None without one."""
    to_day_end: int
    """Time until the end of the day, or of the structure."""
    day_end: int
    """When that will be by the wall clock, UTC, if nobody stops the clock."""
    break_at: int | None
    """When the next break will be by the wall clock, UTC."""
    starts_in: int
    """Time until the clock starts by itself; 0 when it does not."""
    pause_after: bool
    """It stops after this part."""
    levels_left: int
    """How many levels come after this one."""
    last_level: bool
    """This level is the last of the structure, and no other can follow."""
    ending: bool
    """The structure ends soon: levels should be added."""
    colour_up: tuple[int, ...]
    """Chips that leave in this break, or in the next one."""
    slept: int
    """How long the computer slept while the clock ran, when nobody has been asked yet; else 0."""
    restarted: bool
    """The computer was started anew while the clock ran: the time is that of the wall clock alone."""
    wall_shift: int
    """By how much somebody set the wall clock meanwhile; it changes nothing but the times of day."""


def clock_face(tournament: Tournament, now: Moment, desk: str = "") -> Face | None:
    """What the clock shows now; None before there is a structure. `desk`: who asks.

    Another desk cannot say that the computer of the clock was started anew, so it is not asked about it.
    """
    structure, clock = tournament.structure, tournament.clock
    if structure is None or clock is None:
        return None
    where = position(structure, clock, now)
    return _face(structure, clock, where, now, asked=desk in ("", clock.desk))


def is_open(tournament: Tournament, window: Window, now: Moment) -> bool:
    """Whether what is tied to levels, such as late registration, is possible now; before the start it is."""
    structure, clock = tournament.timed
    if not has_run(clock, now):
        return True
    return structure.is_open(window, position(structure, clock, now).part)


def _face(structure: Structure, clock: Clock, where: Position, now: Moment, *, asked: bool) -> Face:
    parts, part = structure.parts, where.part
    here, left = parts[part], max(0, where.left)
    level = structure.number(part)
    pause = next((n for n in range(part + 1, len(parts)) if not isinstance(parts[n], Level)), None)
    end = next((n for n in range(part, len(parts)) if isinstance(parts[n], DayEnd)), len(parts))
    waits = starts_in(clock, now)
    to_break = None if pause is None else waits + left + _length(structure, part + 1, pause)
    to_end = waits + left + _length(structure, part + 1, end) if end > part else 0
    coming = here if isinstance(here, Break | DayEnd) else None if pause is None else parts[pause]
    levels_left = structure.levels - level
    slept, restarted = unanswered(structure, clock, now) if asked else (0, False)
    return Face(
        state=_state(structure, clock, where, now),
        part=part,
        now=here,
        level=level,
        stakes=_stakes(structure, part),
        left=left,
        over=max(0, -where.left),
        running=where.running,
        next_level=next((one for one in parts[part + 1 :] if isinstance(one, Level)), None),
        next_break=_pause(parts, pause),
        to_break=to_break,
        to_day_end=to_end,
        day_end=now.utc + to_end,
        break_at=None if to_break is None else now.utc + to_break,
        starts_in=waits,
        pause_after=clock.pause_after == part,
        levels_left=levels_left,
        last_level=levels_left == 0 and isinstance(here, Level),
        ending=levels_left <= LEVELS_AHEAD,
        colour_up=coming.colour_up if isinstance(coming, Break | DayEnd) else (),
        slept=slept if slept >= NOTICED_SLEEP else 0,
        restarted=restarted,
        wall_shift=_shift(clock, now),
    )


def _state(structure: Structure, clock: Clock, where: Position, now: Moment) -> State:
    if clock.stop == "winner":
        return "finished"
    if isinstance(structure.parts[where.part], DayEnd):
        return "day_end"
    if where.running:
        return "running"
    if starts_in(clock, now):
        return "countdown"
    return "paused" if has_run(clock, now) else "ready"


def _length(structure: Structure, start: int, end: int) -> int:
    return sum(part.length for part in structure.parts[start:end])


def _pause(parts: tuple[Part, ...], place: int | None) -> Break | DayEnd | None:
    found = None if place is None else parts[place]
    return found if isinstance(found, Break | DayEnd) else None


def _stakes(structure: Structure, part: int) -> Level:
    """The level of this place; there is one, as every structure begins with a level."""
    levels = (one for one in reversed(structure.parts[: part + 1]) if isinstance(one, Level))
    return next(levels)


def _shift(clock: Clock, now: Moment) -> int:
    shift = wall_shift(clock.at, now)
    return shift if abs(shift) >= NOTICED_SHIFT else 0
