"""A whole schedule from field, stack, chips, level length and wanted end, with an honest forecast of it.

The blinds start where the stack is as deep as wished and climb at the rate that brings the middle of the
forecast nearest to the wanted end; where no rate from 1.2 to 1.6 does, the schedule says so instead of
pretending. Breaks come every so many minutes, and chips leave at the first break that no longer needs them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from director.domain.moments import MINUTE
from director.domain.plan import MOST_CHIPS, Discipline
from director.domain.plan import Structure as Betting
from director.domain.refusal import Impossible
from director.domain.structure import MOST_MINUTES, AnteKind, Break, DayEnd, Level, Part, Structure, Window
from director.rules.games import STUD
from director.rules.rulesets import RuleSet
from director.rules.schedule.forecast import Forecast, forecast
from director.rules.schedule.ladder import Rung, climb, rungs
from director.rules.schedule.leaving import with_colour_ups
from director.rules.schedule.paying import no_unit
from director.rules.schedule.preflight import Field

GROWTHS: Final = tuple(1.2 + 0.05 * step for step in range(9))
"""The rates that are tried."""
CLOSE: Final = 0.15
"""A forecast whose middle is off by less than this part of the wanted length fits."""
SPARE: Final = 2
"""Levels beyond the one that a slow evening ends in."""
MOST_LEVELS: Final = 60
"""Longer schedules are not made: nobody plays them."""
LIMITS: Final[dict[str, tuple[int, int]]] = {
    "entries": (2, 1_000_000),
    "stack": (2, MOST_CHIPS),
    "seats": (2, 23),
    "minutes": (1, MOST_MINUTES),
    "length": (1, 30 * MOST_MINUTES),
    "depth": (5, 5_000),
    "ante_from": (1, MOST_LEVELS),
    "break_every": (0, MOST_MINUTES),
    "break_minutes": (1, MOST_MINUTES),
    "day_minutes": (0, MOST_MINUTES),
    "late_levels": (0, MOST_LEVELS),
}
"""The least and the most of each number that is wished for."""

Fit: TypeAlias = Literal["fits", "longer", "shorter"]
"""As wished, or it will go on for longer or end sooner whatever the rate."""


class Wish(NamedTuple):
    """What the schedule shall be like."""

    entries: int
    stack: int
    minutes: int
    """Length of a level."""
    length: int
    """Minutes until the end, breaks counted and nights not."""
    values: tuple[int, ...]
    """The chips."""
    seats: int = 9
    depth: int = 100
    """The starting stack in big blinds, or in smaller bets."""
    ante_kind: AnteKind = "big_blind"
    ante_from: int = 1
    """The first level with an ante."""
    break_every: int = 120
    """Minutes of play between breaks; 0 for none."""
    break_minutes: int = 15
    day_minutes: int = 0
    """The longest day, breaks counted; 0 for one day."""
    late_levels: int = 0
    """Late registration to the end of this level; 0 to leave it open."""
    game: Discipline = "holdem"
    betting: Betting = "NL"

    def check(self) -> None:
        """Raise Impossible with the number that cannot be."""
        for name, (least, most) in LIMITS.items():
            if not least <= (value := getattr(self, name)) <= most:
                raise Impossible("schedule_wish", field=name, value=value, least=least, most=most)
        if not self.values or min(self.values) < 1 or no_unit(self.values) is not None:
            raise Impossible("schedule_chips")


@dataclass(frozen=True, slots=True)
class Built:
    """A schedule, and what is to be expected of it."""

    structure: Structure
    forecast: Forecast
    fit: Fit
    growth: float
    """How many times the one before a level is, about."""


def built(wish: Wish, rules: RuleSet) -> Built:
    """The schedule that comes nearest to the wish. Raises Impossible."""
    wish.check()
    first, chips = _first(wish), wish.entries * wish.stack
    if 2 * first.big > MOST_CHIPS:
        raise Impossible("schedule_chips")
    tries: list[tuple[float, Built]] = []
    for growth in GROWTHS:
        whole = climb(first, growth, MOST_LEVELS, wish.values)
        ladder = [one for one in whole if 2 * one.big <= MOST_CHIPS]
        structure = Structure(tuple(_parts(wish, ladder)))
        found = forecast(structure, wish.entries, chips, seats=wish.seats)
        middle = _middle(found)
        if middle is not None:
            off = middle / (wish.length * MINUTE) - 1
            fit: Fit = "fits" if abs(off) <= CLOSE else "longer" if off > 0 else "shorter"
            tries.append((abs(off), Built(structure, found, fit, growth)))
    if not tries:
        raise Impossible("schedule_endless")
    return _finished(min(tries, key=lambda one: one[0])[1], wish, rules)


def _first(wish: Wish) -> Rung:
    """The rung that makes the stack about as deep as wished."""
    wanted, low = wish.stack / wish.depth, 2 * min(wish.values)
    near = rungs(low, wish.values, round(2 * wanted)) or [Rung(low // 2, low, low // 2)]
    return min(near, key=lambda one: (not one.halved, abs(one.big - wanted)))


def _middle(found: Forecast) -> float | None:
    if found.earliest is None or found.latest is None:
        return None
    return (found.earliest + found.latest) / 2


def _parts(wish: Wish, ladder: Sequence[Rung]) -> Iterator[Part]:
    """Levels, with breaks and nights between them."""
    played, day, ante = 0, 0, 0
    for number, step in enumerate(ladder, 1):
        level = _level(wish, step, number, ante)
        yield level
        ante = level.ante
        played, day = played + wish.minutes, day + wish.minutes
        if number < len(ladder) and wish.day_minutes and day + wish.minutes > wish.day_minutes:
            yield DayEnd()
            played = day = 0
        elif number < len(ladder) and wish.break_every and played + wish.minutes / 2 > wish.break_every:
            yield Break(wish.break_minutes)
            played, day = 0, day + wish.break_minutes


def _level(wish: Wish, step: Rung, number: int, before: int) -> Level:
    bets = (step.big, 2 * step.big) if wish.betting == "FL" or wish.game in STUD else (0, 0)
    if wish.game in STUD:
        ante = max(before, _about(step.big / 5, wish.values))
        bring_in = min(max(ante, _about(step.big * 0.4, wish.values)), step.big - step.unit)
        return Level(
            wish.minutes, ante=ante, ante_kind="each", bring_in=bring_in, small_bet=bets[0], big_bet=bets[1]
        )
    kind: AnteKind = wish.ante_kind if number >= wish.ante_from else "none"
    ante = step.big if kind == "big_blind" else max(before, _about(step.big / 8, wish.values))
    return Level(
        wish.minutes,
        step.small,
        step.big,
        ante if kind != "none" else 0,
        kind,
        small_bet=bets[0],
        big_bet=bets[1],
    )


def _about(amount: float, values: Sequence[int]) -> int:
    """About as much in the largest chip that goes into it, one chip at least."""
    unit = max((value for value in values if value <= amount), default=min(values))
    return max(unit, round(amount / unit) * unit)


def _finished(found: Built, wish: Wish, rules: RuleSet) -> Built:
    """The same without the levels that nobody will reach, with its colour-ups and its late registration."""
    levels = min(found.structure.levels, found.forecast.last_levels.most + SPARE)
    end = found.structure.part_of(levels) + 1
    late = Window(min(wish.late_levels, levels)) if wish.late_levels else None
    cut = Structure(found.structure.parts[:end], late)
    structure = with_colour_ups(cut, wish.values, rules)
    field = Field(wish.entries, wish.stack, wish.seats)
    again = forecast(structure, field.entries, field.in_play, seats=field.seats)
    return Built(structure, again, found.fit, found.growth)
