"""Old lines become new ones in memory, on reading; what is stored stays as it was written."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

Fields = dict[str, object]
Upgrade = Callable[[Fields], Fields]

UPGRADES: Final[dict[tuple[str, int], Upgrade]] = {}
"""Kind and version → the function that turns its fields into those of the next version."""


def upgrade(kind: str, version: int) -> Callable[[Upgrade], Upgrade]:
    """Register the step from this version of a kind to the next. Each step has a test."""

    def register(step: Upgrade) -> Upgrade:
        UPGRADES[kind, version] = step
        return step

    return register


def upgraded(kind: str, version: int, newest: int, fields: Fields) -> Fields:
    """The fields as the newest version has them."""
    for step in range(version, newest):
        fields = UPGRADES[kind, step](fields)
    return fields


@upgrade("SetUp", 1)
def _no_options(fields: Fields) -> Fields:
    """Version 2 knows options of the rules; before it nobody could change one."""
    return fields


@upgrade("SetUp", 2)
def _no_offers(fields: Fields) -> Fields:
    """Version 3 knows re-entries, rebuys, add-ons and tighter tables; before it there were none."""
    return fields


@upgrade("Withdraw", 1)
@upgrade("RemoveStack", 1)
def _nobody_counted(fields: Fields) -> Fields:
    """Version 2 knows how many chips were taken away; before it nobody said."""
    return fields


@upgrade("SetClock", 1)
@upgrade("SetStructure", 1)
def _put_less_right(fields: Fields) -> Fields:
    """Version 2 puts all of a clock right when a step is taken back: that it ran, and slept, as well."""
    return fields


@upgrade("Undo", 1)
def _no_winner(fields: Fields) -> Fields:
    """Version 2 lets a clock go on that a winner had stopped; before it no event had one."""
    return fields
