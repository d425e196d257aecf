"""More levels at the end of a schedule that runs out: as before, a little higher each, in chips there are.

A final table that outlasts its structure waits for somebody to think of numbers. These go on from the last
level: its length, its kind of ante, the games in their turn, and blinds that grow as they have grown.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from typing import Final

from msgspec.structs import replace

from director.domain.moments import Moment
from director.domain.scheduling import SetStructure
from director.domain.structure import AMOUNTS, Level, Structure
from director.domain.tournament import Tournament
from director.rules.clock_steps import set_structure
from director.rules.schedule.ladder import SLOWEST, STEEPEST, Rung, climb, unit_at
from director.rules.schedule.paying import in_play

MORE: Final = 3
"""So many levels are added at once."""
_LOOKED_AT: Final = 5
"""How steeply it goes on is seen from so many of the last levels."""
_USUAL: Final = 1.35
_CHIPS: Final = (1, 5, 25, 100, 500, 1_000, 5_000, 25_000, 100_000, 500_000, 1_000_000)
"""Values that most chips have, where nobody said which the house has."""


def longer(structure: Structure, values: Sequence[int] = (), levels: int = MORE) -> Structure:
    """The same with more levels after its last one. `values`: the chips of the house."""
    place, last = max((at, part) for at, part in enumerate(structure.parts) if isinstance(part, Level))
    played = [part for part in structure.parts if isinstance(part, Level)]
    base = _base(last)
    chips = in_play(structure, values)[-1] if values else ()
    chips = tuple(value for value in chips or _CHIPS if value <= base) or (1,)
    first = Rung(base // 2, base, unit_at(base, chips))
    steps = islice(climb(first, _growth(played), levels + 1, chips), 1, None)
    cycle = _cycle(played)
    fresh = [_raised(played[at % cycle - cycle], step, last.minutes) for at, step in enumerate(steps)]
    parts = structure.parts
    return replace(structure, parts=(*parts[: place + 1], *fresh, *parts[place + 1 :]))


def add_levels(tournament: Tournament, now: Moment) -> SetStructure:
    """The schedule of the event, longer; a last level that is over ends at once. Raises Impossible."""
    structure, _clock = tournament.timed
    return set_structure(tournament, now, longer(structure, tournament.case.values))


def _base(level: Level) -> int:
    """The amount that the others go by: the big blind, or the smaller bet where there are no blinds."""
    return level.big_blind or level.small_bet or 1


def _growth(played: Sequence[Level]) -> float:
    """By how much a level was larger than the one before, of late."""
    seen = played[-_LOOKED_AT:]
    if len(seen) < 2:
        return _USUAL
    whole = _base(seen[-1]) / _base(seen[0])
    return min(STEEPEST, max(SLOWEST, float(whole ** (1 / (len(seen) - 1)))))


def _cycle(played: Sequence[Level]) -> int:
    """After how many levels the games come round again."""
    games = [(level.game, level.betting) for level in played]
    return next(turn for turn in range(1, len(games) + 1) if games[turn:] == games[:-turn])


def _raised(level: Level, step: Rung, minutes: int) -> Level:
    """This level with amounts as large as the step wants, all of them payable."""
    times = step.big / _base(level)
    amounts = {field: _about(getattr(level, field) * times, step.unit) for field in AMOUNTS}
    if level.big_blind:
        amounts |= {"small_blind": step.small, "big_blind": step.big}
    return replace(level, minutes=minutes, note="", **amounts)


def _about(amount: float, unit: int) -> int:
    """About as much, in whole chips; nothing stays nothing."""
    return max(unit, round(amount / unit) * unit) if amount else 0
