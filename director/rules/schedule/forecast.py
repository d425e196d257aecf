"""When an event ends, as an honest range; and what the room looks like at the start of each level."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final, NamedTuple

from director.domain.structure import DayEnd, Level, Structure
from director.rules.schedule.course import QUICK, SLOW, Course, course
from director.rules.schedule.stakes_of import measure

TABLES_A_RELIEF: Final = 4
"""One dealer more than tables for so many of them, so that each has a break in turn."""


class Span(NamedTuple):
    """From the least to the most that is to be expected."""

    least: int
    most: int


class LevelOutlook(NamedTuple):
    """A level as it begins."""

    level: int
    part: int
    at: int
    """Milliseconds of the schedule from the start; nights take none."""
    players: Span
    """(0, …) when the event may be over by then."""
    depth: Span
    """The average stack in big blinds; in stud and limit games in smaller bets."""
    tables: Span
    dealers: Span
    """Those who deal, and those who relieve them."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """What is to be expected. Times are milliseconds of the schedule from the start; nights take none."""

    levels: tuple[LevelOutlook, ...]
    """Every level that may be reached."""
    scheduled: int
    """When the last level of the schedule is over."""
    earliest: int | None
    """When the event ends at a quick pace; None when nothing speaks for an end."""
    latest: int | None
    """When it ends at a slow one."""
    last_levels: Span
    """The level it ends in, at a quick and at a slow pace; the last one where it goes into overtime."""
    day_ends: tuple[tuple[int, int], ...]
    """Place and time of the end of each day that may be reached."""

    @property
    def runs_out(self) -> bool:
        """At a slow pace the schedule has too few levels."""
        return self.latest is None or self.latest > self.scheduled

    @property
    def runs_out_surely(self) -> bool:
        """Even at a quick pace it has."""
        return self.earliest is None or self.earliest > self.scheduled


def forecast(
    structure: Structure, players: int, chips: int, *, seats: int, part: int = 0, left: int | None = None
) -> Forecast:
    """From this part on, of which so much is left, with so many players who have so many chips together.

    >>> levels = tuple(Level(20, 100 * n, 200 * n, 200 * n, "big_blind") for n in range(1, 31))
    >>> found = forecast(Structure(levels), 27, 270_000, seats=9)
    >>> found.last_levels, found.runs_out, found.levels[3].tables
    (Span(least=12, most=24), False, Span(least=2, most=3))
    """
    quick, slow = (
        course(structure, players, chips, seats=seats, pace=pace, part=part, left=left)
        for pace in (QUICK, SLOW)
    )
    parts = structure.parts
    few = {one.part: one.players for one in quick.reached}
    levels = []
    for place, at, many in slow.reached:
        here = parts[place]
        if isinstance(here, Level):
            # Somebody always has the chips: a winner where a quick event is over already.
            counts = Span(max(1, _whole(few.get(place, 0))), max(1, _whole(many)))
            levels.append(_outlook(structure, place, here, at, counts, chips, seats))
    return Forecast(
        levels=tuple(levels),
        scheduled=_scheduled(structure, part, left),
        earliest=quick.ends,
        latest=slow.ends,
        last_levels=Span(_last_level(structure, quick), _last_level(structure, slow)),
        day_ends=tuple((one.part, one.at) for one in slow.reached if isinstance(parts[one.part], DayEnd)),
    )


def _whole(players: float) -> int:
    return ceil(players - 1e-9)


def _outlook(
    structure: Structure, place: int, level: Level, at: int, players: Span, chips: int, seats: int
) -> LevelOutlook:
    unit = max(1, measure(level))
    depth = Span(*(chips // (count * unit) for count in reversed(players)))
    tables = Span(*(ceil(count / seats) for count in players))
    dealers = Span(*(count + ceil(count / TABLES_A_RELIEF) for count in tables))
    return LevelOutlook(structure.number(place), place, at, players, depth, tables, dealers)


def _scheduled(structure: Structure, part: int, left: int | None) -> int:
    lengths = [one.length for one in structure.parts[part:]]
    if left is not None:
        lengths[0] = max(0, left)
    return sum(lengths)


def _last_level(structure: Structure, found: Course) -> int:
    return structure.number(found.reached[-1].part)
