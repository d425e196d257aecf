"""When chips may leave by what the levels need, and a schedule with just that written into its breaks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from director.domain.structure import Break, DayEnd, Structure
from director.rules.rulesets import RuleSet
from director.rules.schedule.stakes_of import stakes_of
from director.rules.table.colour_up import Removal, colour_up
from director.rules.table.payable import chip_set
from director.rules.verdict import Article


class Leaving(NamedTuple):
    """What the chip rules say of a schedule."""

    removals: tuple[Removal, ...] = ()
    because: tuple[Article, ...] = ()


def leaving(structure: Structure, values: Sequence[int], rules: RuleSet) -> Leaving:
    """When each chip may leave. Raises NoCommonUnit."""
    if not values:
        return Leaving()
    verdict = colour_up(chip_set(values), stakes_of(structure), rules)
    return Leaving(verdict.answer.remove, verdict.because)


def with_colour_ups(structure: Structure, values: Sequence[int], rules: RuleSet) -> Structure:
    """The schedule with every chip leaving at the first break that no longer needs it. Raises NoCommonUnit.

    >>> from director.domain.structure import Level
    >>> from director.rules.rulesets import ruleset
    >>> structure = Structure((Level(20, 25, 50), Break(10), Level(20, 100, 200)))
    >>> with_colour_ups(structure, (25, 100), ruleset("tda-2024")).parts[1].colour_up
    (25,)
    """
    at: dict[int, list[int]] = {}
    for one in leaving(structure, values, rules).removals:
        if one.at_break_after is not None:
            at.setdefault(structure.part_of(one.at_break_after) + 1, []).append(one.chip)
    parts = [
        replace(part, colour_up=tuple(at.get(place, ()))) if isinstance(part, Break | DayEnd) else part
        for place, part in enumerate(structure.parts)
    ]
    return replace(structure, parts=tuple(parts))


def planned(structure: Structure) -> frozenset[int]:
    """Every chip that the schedule sends away."""
    pauses = (part for part in structure.parts if isinstance(part, Break | DayEnd))
    return frozenset(chip for part in pauses for chip in part.colour_up)
