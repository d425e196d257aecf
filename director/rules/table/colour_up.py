"""The colour-up plan: which chip is last needed when, and at which break it leaves.

A chip is needed as long as some amount still to come is no multiple of any single larger chip that could
stand in for it (SP Definitions: small chips go when they are no longer needed; when, the chief referee says).
Where each chip is a multiple of the one below, that larger chip is the next one. A chip that the last level
still needs stays to the end.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.table.doubtful_levels import Doubt, doubts
from director.rules.table.payable import ChipSet
from director.rules.table.stakes import Stakes, What
from director.rules.verdict import Verdict


class Removal(NamedTuple):
    """A chip that leaves before the end. Levels count from 1."""

    chip: int
    last_needed: int
    """The last level that cannot do without it; 0 when no level needs it at all."""
    at_break_after: int | None
    """The level before the first break from there on; None when no break comes any more."""
    what: What | None
    """What of that level needs it; None when no level does."""
    amount: int
    into: int | None
    """The chip it is changed for at that break: the smallest that stays."""


class Unplayable(NamedTuple):
    """An amount that the chips cannot pay."""

    level: int
    what: What
    amount: int


@dataclass(frozen=True, slots=True)
class ColourUpPlan:
    """How small chips leave the game."""

    remove: tuple[Removal, ...]
    unplayable: tuple[Unplayable, ...]
    doubtful: tuple[Doubt, ...]


def colour_up(chips: ChipSet, levels: Sequence[Stakes], rules: RuleSet) -> Verdict[ColourUpPlan]:
    """The plan for these chips and these levels.

    >>> from director.rules.rulesets import ruleset
    >>> from director.rules.table.payable import chip_set
    >>> levels = [Stakes(25, 50), Stakes(50, 100, break_after=True), Stakes(100, 200)]
    >>> plan = colour_up(chip_set((25, 100)), levels, ruleset("tda-2024")).answer
    >>> [(one.chip, one.last_needed, one.at_break_after) for one in plan.remove]
    [(25, 2, 2)]
    """
    plan = ColourUpPlan(
        remove=_removals(chips.values, levels),
        unplayable=tuple(unplayable(chips, levels)),
        doubtful=doubts(levels, chips.values),
    )
    return Verdict(plan, in_force(rules, "SP Definitions", "TDA 24", "RRoP 15"))


def unplayable(chips: ChipSet, levels: Sequence[Stakes]) -> Iterable[Unplayable]:
    """Every amount of every level that these chips cannot pay, each once a level."""
    for number, level in enumerate(levels, 1):
        seen: set[int] = set()
        for what, amount in level.amounts():
            if amount not in seen and not chips.pays(amount):
                yield Unplayable(number, what, amount)
            seen.add(amount)


# ------------------------------------------------------------------ what leaves when


class _Need(NamedTuple):
    level: int
    what: What | None = None
    amount: int = 0


def _removals(values: Sequence[int], levels: Sequence[Stakes]) -> tuple[Removal, ...]:
    needs = _needs(values, levels)
    breaks = {chip: _break_from(need.level, levels) for chip, need in needs.items()}
    leaves = {chip: at for chip, at in breaks.items() if needs[chip].level < len(levels)}
    return tuple(
        Removal(chip, need.level, leaves[chip], need.what, need.amount, _into(chip, values, leaves))
        for chip, need in needs.items()
        if chip in leaves
    )


def _needs(values: Sequence[int], levels: Sequence[Stakes]) -> dict[int, _Need]:
    """The last need of every chip but the largest, for which none can stand in."""
    found: dict[int, _Need] = {}
    least: _Need | None = None
    for at in range(len(values) - 1, 0, -1):
        need = _last_no_multiple(values[at], levels)
        least = need if least is None or need.level <= least.level else least
        found[values[at - 1]] = least
    return dict(reversed(found.items()))


def _last_no_multiple(larger: int, levels: Sequence[Stakes]) -> _Need:
    """The last level with an amount that this chip alone cannot pay."""
    for number in range(len(levels), 0, -1):
        for what, amount in levels[number - 1].amounts():
            if amount % larger:
                return _Need(number, what, amount)
    return _Need(0)


def _break_from(level: int, levels: Sequence[Stakes]) -> int | None:
    return next((at for at in range(max(1, level), len(levels) + 1) if levels[at - 1].break_after), None)


def _into(chip: int, values: Sequence[int], leaves: dict[int, int | None]) -> int | None:
    at = leaves[chip]
    if at is None:
        return None
    # The largest chip never leaves, so there is one.
    return next(value for value in values if value > chip and (leaves.get(value) or at + 1) > at)
