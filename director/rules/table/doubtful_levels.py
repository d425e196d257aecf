"""Levels of a structure that look misprinted, each with a reason.

None of this is forbidden, so it is a doubt and no error. Blinds and bets grow from level to level, the small
blind is half of the big one as nearly as chips can pay it (SP Definitions: usually), an ante is a part of
the big blind or as much. Where two levels do not fit together, the one is doubted without which the others
fit; where both are like that, the later one. A sheet that starts afresh in the middle is doubted once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Final, Literal, NamedTuple, TypeAlias

from director.rules.table.stakes import Stakes

Why: TypeAlias = Literal[
    "no_stakes",
    "falls",
    "above_next",
    "repeats",
    "jumps",
    "not_half",
    "limits_not_double",
    "bring_in_no_less",
    "ante_large",
    "ante_small",
    "ante_falls",
    "ante_above_next",
]

LARGEST_STEP: Final = 3
"""Stakes that grow by more than this at once are doubted; levels are made with steps of 1.2 to 1.6."""
SMALLEST_ANTE: Final = 40
"""An ante of less than this part of the big blind is doubted."""


class Doubt(NamedTuple):
    """A level that looks misprinted. Levels count from 1."""

    level: int
    why: Why
    beside: int | None = None
    """The level it does not fit to."""


class Misfit(NamedTuple):
    """A place in a row whose value does not fit into it."""

    falls: bool
    """It is below what came before; otherwise above what comes after."""
    beside: int


def doubts(levels: Sequence[Stakes], chips: Sequence[int]) -> tuple[Doubt, ...]:
    """Every level that looks misprinted, with the weightiest reason."""
    found: dict[int, Doubt] = {}
    for doubt in _all(levels, chips):
        found.setdefault(doubt.level, doubt)
    return tuple(found[level] for level in sorted(found))


def _all(levels: Sequence[Stakes], chips: Sequence[int]) -> Iterator[Doubt]:
    """All doubts, the weightiest first."""
    for at, level in enumerate(levels):
        if not level.amounts():
            yield Doubt(at + 1, "no_stakes")
    rows = _rows(levels)
    sound = [(row, misfits(row, lambda one, two: _grows(levels[one], levels[two]))) for row in rows]
    for _, odd in sound:
        yield from _told(odd, "falls", "above_next")
    for at in range(1, len(levels)):
        if levels[at].amounts() == levels[at - 1].amounts():
            yield Doubt(at + 1, "repeats", at)
    for row, odd in sound:
        yield from _jumps(levels, [at for at in row if at not in odd])
    for row in rows:
        single = not any(levels[at].small for at in row)
        for at in row:
            yield from _inside(at + 1, levels[at], chips, single=single)
    for row in rows:
        antes = misfits(row, lambda one, two: levels[one].ante <= levels[two].ante)
        yield from _told(antes, "ante_falls", "ante_above_next")


def _rows(levels: Sequence[Stakes]) -> list[list[int]]:
    """The levels of each kind of game: in a rotation its own levels grow, not one game's after another's."""
    rows: dict[tuple[bool, bool, bool], list[int]] = {}
    for at, level in enumerate(levels):
        if level.amounts():
            kind = (level.big > 0, any(level.limits), level.bring_in > 0)
            rows.setdefault(kind, []).append(at)
    return list(rows.values())


def misfits(row: Sequence[int], follows: Callable[[int, int], bool]) -> dict[int, Misfit]:
    """The places of a row that have to be left out for the rest to follow one another.

    >>> values = [10, 20, 500, 30, 40, 35, 60]
    >>> misfits(range(7), lambda one, two: values[one] <= values[two])
    {2: Misfit(falls=False, beside=3), 5: Misfit(falls=True, beside=4)}
    """
    found: dict[int, Misfit] = {}
    sound: list[int] = []
    for place, at in enumerate(row):
        if not sound or follows(sound[-1], at):
            sound.append(at)
            continue
        last = sound[-1]
        without_last = len(sound) == 1 or follows(sound[-2], at)
        without_this = place + 1 == len(row) or follows(last, row[place + 1])
        if without_this:
            found[at] = Misfit(falls=True, beside=last)
        elif without_last:
            found[last] = Misfit(falls=False, beside=at)
            sound[-1] = at
        else:
            # It starts afresh from here.
            found[at] = Misfit(falls=True, beside=last)
            sound.append(at)
    return found


def _told(odd: Mapping[int, Misfit], falls: Why, above: Why) -> Iterator[Doubt]:
    for at, misfit in odd.items():
        yield Doubt(at + 1, falls if misfit.falls else above, misfit.beside + 1)


def _grows(one: Stakes, two: Stakes) -> bool:
    """Nothing that both levels have is less in the second, the ante left aside."""
    before, after = (dict(level.amounts()) for level in (one, two))
    return all(after.get(what, amount) >= amount for what, amount in before.items() if what != "ante")


def _jumps(levels: Sequence[Stakes], row: Sequence[int]) -> Iterator[Doubt]:
    for before, at in pairwise(row):
        stakes = [(levels[one].big or levels[one].limits[1]) for one in (before, at)]
        if stakes[1] > LARGEST_STEP * stakes[0]:
            yield Doubt(at + 1, "jumps", before + 1)


def _inside(number: int, level: Stakes, chips: Sequence[int], *, single: bool) -> Iterator[Doubt]:
    """Amounts of one level that do not fit together; `single` when there is no small blind anywhere."""
    bet, bring_in = level.limits[0], level.bring_in
    if not single and not is_half(level.small, level.big, chips):
        yield Doubt(number, "not_half")
    if not is_half(*level.limits, chips):
        yield Doubt(number, "limits_not_double")
    if bet and bring_in >= bet:
        yield Doubt(number, "bring_in_no_less")
    if level.ante > (level.big or bring_in or bet or level.ante):
        yield Doubt(number, "ante_large")
    if level.ante and SMALLEST_ANTE * level.ante < (level.big or bet):
        yield Doubt(number, "ante_small")


def is_half(one: int, two: int, chips: Sequence[int]) -> bool:
    """Whether the one is half of the other, or the next amount up or down that the same chips can pay.

    >>> chips = (25, 100, 500, 1000, 5000)
    >>> [is_half(*blinds, chips) for blinds in ((75, 150), (300, 500), (150, 500), (25_000, 30_000))]
    [True, True, False, False]
    """
    unit = max((chip for chip in chips if one % chip == 0 and two % chip == 0), default=1)
    return abs(2 * one - two) < 2 * unit
