"""Who moves in stud, where no big blind is due: the seat decides (TDA 11-A), or a high card (WSOP-T 67-b).

TDA 11-A is short: the seat filled is the newest open one of the short table. That the player comes from the
same seat of the full table, or from the next one clockwise where nobody sits there, is a reading of it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field

from director.domain.seats import TableSeat
from director.rules.floor.late_seat import LateTable
from director.rules.floor.mover import NEVER, Moved, Mover


@dataclass(frozen=True, slots=True)
class StudSeats:
    """Which seat of a short table is filled."""

    newest: Mapping[int, Sequence[int]] = field(default_factory=dict)
    """Table → seats in the order they came free, the last first, whether somebody went out or was moved."""
    by_card: bool = False
    """A high card decides who moves, not his seat."""

    def filled(self, table: int, open_seats: Sequence[int]) -> int:
        """The newest of these open seats (ascending, one at least); the lowest where nobody knows."""
        return next((seat for seat in self.newest.get(table, ()) if seat in open_seats), open_seats[0])


def stud_mover(
    table: LateTable,
    seated: Collection[int],
    seat: int,
    stays: AbstractSet[TableSeat],
    moved: Mapping[TableSeat, Moved],
    by_card: bool,
) -> Mover | None:
    """Who leaves for this seat of a short table; None when all of them stay."""
    free = [one for one in seated if TableSeat(table.number, one) not in stays]
    if not free:
        return None
    mover = min(free, key=lambda one: (one - seat) % table.seats)
    before = moved.get(TableSeat(table.number, mover), NEVER)
    return Mover(mover, "high_card" if by_card else "same_seat", before)
