"""A schedule in the words of the chip rules, and what a hand of a level costs."""

from __future__ import annotations

from director.domain.structure import Level, Structure
from director.rules.table.stakes import Stakes


def stakes_of(structure: Structure) -> list[Stakes]:
    """The amounts of each level, and whether a break or a night comes right after it.

    >>> from director.domain.structure import Break
    >>> parts = (Level(20, 25, 50), Break(10), Level(20, 50, 100, 100, "big_blind"))
    >>> [(one.big, one.ante, one.break_after) for one in stakes_of(Structure(parts))]
    [(50, 0, True), (100, 100, False)]
    """
    parts = structure.parts
    return [
        _stakes(part, pause=place + 1 < len(parts) and not isinstance(parts[place + 1], Level))
        for place, part in enumerate(parts)
        if isinstance(part, Level)
    ]


def levels_of(structure: Structure) -> list[Level]:
    """The levels alone, in order."""
    return [part for part in structure.parts if isinstance(part, Level)]


def _stakes(level: Level, *, pause: bool) -> Stakes:
    return Stakes(
        level.small_blind,
        level.big_blind,
        level.ante,
        level.bring_in,
        (level.small_bet, level.big_bet),
        break_after=pause,
    )


def cost_of_a_hand(level: Level, players: float) -> float:
    """What is put in by rule before anybody has chosen to, at a table of so many.

    Where only limits are told, the blinds are half of the smaller bet and the whole of it.
    """
    antes = level.ante * players if level.ante_kind == "each" else level.ante
    if level.big_blind:
        return level.small_blind + level.big_blind + antes
    if level.bring_in or antes:
        return level.bring_in + antes
    return 1.5 * level.small_bet


def measure(level: Level) -> int:
    """What stacks are counted in: the big blind, in stud and where only limits are told the smaller bet."""
    return level.big_blind or level.small_bet or level.bring_in or level.ante
