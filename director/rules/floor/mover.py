"""Who leaves a table that must give a player: whoever is due the big blind next (TDA 11-A)."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from collections.abc import Set as AbstractSet
from typing import Final, Literal, NamedTuple

from director.domain.seats import TableSeat
from director.rules.floor.late_seat import LateTable
from director.rules.table.button import next_positions

Why = Literal["next_big_blind", "next_due", "highest_seat", "moved_least", "same_seat", "high_card"]
"""Why it is this player.

`next_big_blind`  he has the big blind in the table's next hand
`next_due`        he is the first after that one who may be moved
`highest_seat`    the table has had no hand yet
`moved_least`     the same, and he was moved less often than those on higher seats
`same_seat`       stud: he sits where the short table has its newest open seat, or is the next clockwise
`high_card`       stud: a card decides at the table; until it is dealt this is only somebody of the table
"""

Caution = Literal["moved_before", "moved_lately"]

LATELY: Final = 30 * 60
"""Seconds in which a second move is worth a question to the floor."""


class Moved(NamedTuple):
    """How often a player was moved in this event, and when last."""

    times: int
    since: int
    """Seconds since the last of these moves."""

    @property
    def caution(self) -> Caution | None:
        """What to warn of before this player is moved again."""
        if not self.times:
            return None
        return "moved_lately" if self.since < LATELY else "moved_before"

    @property
    def reluctance(self) -> tuple[int, int]:
        """Sorts players the rule has no preference among: moved least often first, then longest ago."""
        return self.times, -self.since


NEVER: Final = Moved(0, 0)


class Mover(NamedTuple):
    """The player a table gives."""

    seat: int
    why: Why
    before: Moved


def next_mover(
    table: LateTable,
    seated: Collection[int],
    button_rule: str,
    stays: AbstractSet[TableSeat] = frozenset(),
    moved: Mapping[TableSeat, Moved] | None = None,
) -> Mover | None:
    """Who of the two or more seated would leave next; None when all of them stay.

    Players on the chairs of `stays` are never moved (TDA 9): then it is the next one due. `moved` tells of
    earlier moves; it decides only before the table's first hand, when nobody is due.
    """
    history: Mapping[TableSeat, Moved] = {} if moved is None else moved
    free = {seat: TableSeat(table.number, seat) for seat in seated if (table.number, seat) not in stays}
    if not free:
        return None
    positions = None if table.last is None else next_positions(button_rule, seated, table.last)
    if positions is None:
        seat = min(free, key=lambda seat: (*history.get(free[seat], NEVER).reluctance, -seat))
        why: Why = "highest_seat" if seat == max(free) else "moved_least"
    else:
        seat = min(free, key=lambda seat: (seat - positions.big) % table.seats)
        why = "next_big_blind" if seat == positions.big else "next_due"
    return Mover(seat, why, history.get(free[seat], NEVER))
