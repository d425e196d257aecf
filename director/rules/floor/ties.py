"""What keeps a player from a table: somebody he is kept apart from, or that he only just came from there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from director.domain.seats import TableSeat


class Ties(NamedTuple):
    """By the chairs of those concerned, who are few."""

    back: Mapping[TableSeat, int] = {}
    """The table he was taken from: he is not sent back to it while anybody else can go."""
    apart: Mapping[TableSeat, frozenset[TableSeat]] = {}
    """The chairs of those he must not share a table with."""

    def bind(self, chair: TableSeat) -> bool:
        """Whether there is a table that the player on this chair should not come to."""
        return chair in self.back or chair in self.apart

    def allow(self, chair: TableSeat, table: int, gone: Mapping[TableSeat, int], *, back: bool) -> bool:
        """Whether the player on this chair may come to this table; `back` allows to send him back.

        `gone` says where those sit now who moved meanwhile, by the chairs they left.
        """
        if not back and self.back.get(chair) == table:
            return False
        return all(gone.get(foe, foe.table) != table for foe in self.apart.get(chair, ()))


NO_TIES: Final = Ties()
