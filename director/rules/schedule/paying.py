"""Which amounts of a schedule the chips cannot pay, and how many chips it takes.

Chips leave play where the schedule says so. From there on only the others can pay, and what they cannot pay
names the chip that is missing (the 150/300 level after the 25s were gone).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import NamedTuple

from director.domain.chip_case import ChipCase
from director.domain.structure import Break, DayEnd, Level, Structure
from director.rules.schedule.stakes_of import stakes_of
from director.rules.table.colour_up import unplayable
from director.rules.table.payable import NoCommonUnit, chip_set
from director.rules.table.stakes import What


class Unpaid(NamedTuple):
    """An amount that the chips in play cannot pay."""

    level: int
    what: What
    amount: int
    gone: tuple[int, ...]
    """The chips that left before and could have paid it; empty when the house has none that can."""


class ChipNeed(NamedTuple):
    """How many chips of a value are needed at most, and how many there are."""

    value: int
    needed: int
    owned: int
    why: int
    """The chip whose leaving needs most of these; 0 when the starting stacks do."""

    @property
    def short(self) -> int:
        """How many are missing."""
        return max(0, self.needed - self.owned)


def in_play(structure: Structure, values: Sequence[int]) -> list[tuple[int, ...]]:
    """The chips that each level is played with.

    >>> structure = Structure((Level(20, 25, 50), Break(10, colour_up=(25,)), Level(20, 100, 200)))
    >>> in_play(structure, (25, 100))
    [(25, 100), (100,)]
    """
    gone, found = set[int](), list[tuple[int, ...]]()
    for part in structure.parts:
        if isinstance(part, Level):
            found.append(tuple(value for value in values if value not in gone))
        else:
            gone.update(part.colour_up)
    return found


def unpaid(structure: Structure, values: Sequence[int]) -> tuple[Unpaid, ...]:
    """Every amount of every level that the chips then in play cannot pay. Raises NoCommonUnit."""
    if not values:
        return ()
    return tuple(_unpaid(structure, values))


def _unpaid(structure: Structure, values: Sequence[int]) -> Iterator[Unpaid]:
    every, levels = chip_set(values), stakes_of(structure)
    numbered = enumerate(in_play(structure, values))
    for left, group in groupby(numbered, key=lambda one: one[1]):
        first, count = _stretch(group)
        stretch = levels[first : first + count]
        if not left:
            yield from (
                Unpaid(first + at, what, amount, tuple(values))
                for at, level in enumerate(stretch, 1)
                for what, amount in level.amounts()
            )
            continue
        gone = tuple(value for value in values if value not in left)
        for one in unplayable(chip_set(left), stretch):
            missing = gone if every.pays(one.amount) else ()
            yield Unpaid(first + one.level, one.what, one.amount, missing)


def _stretch(group: Iterator[tuple[int, tuple[int, ...]]]) -> tuple[int, int]:
    places = [place for place, _ in group]
    return places[0], len(places)


def chip_needs(structure: Structure, case: ChipCase, stacks: int) -> tuple[ChipNeed, ...]:
    """How many of each chip so many starting stacks need, and what leaves on the way is changed for.

    What a chip that leaves is worth in all stacks together is changed for the smallest chip that stays, so
    of that one there must be as many more, until it leaves as well.
    """
    needed = {chip.value: stacks * chip.in_stack for chip in case.chips}
    count, why = dict(needed), dict.fromkeys(needed, 0)
    gone = set[int]()
    for part in structure.parts:
        if isinstance(part, Break | DayEnd):
            for value in sorted(part.colour_up):
                larger = _larger(value, case.values, gone | set(part.colour_up))
                if value not in count or value in gone or larger is None:
                    continue
                gone.add(value)
                count[larger] += -(-count[value] * value // larger)
                count[value] = 0
                if count[larger] > needed[larger]:
                    needed[larger], why[larger] = count[larger], value
    return tuple(ChipNeed(chip.value, needed[chip.value], chip.owned, why[chip.value]) for chip in case.chips)


def _larger(value: int, values: Sequence[int], gone: set[int]) -> int | None:
    return next((one for one in values if one > value and one not in gone), None)


def no_unit(values: Sequence[int]) -> int | None:
    """What chips have in common that have next to nothing in common; None for chips as they should be."""
    try:
        if values:
            chip_set(values)
    except NoCommonUnit as trouble:
        return trouble.unit
    return None
