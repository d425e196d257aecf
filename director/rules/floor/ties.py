"""What keeps a player from a table: somebody he is kept apart from, or that he only just came from there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from director.domain.seats import TableSeat


class Ties(NamedTuple):
    """By the chairs of those concerned, who are few."""

    barred: Mapping[TableSeat, int] = {}
    """The table he was taken from a short while ago: he is not sent straight back."""
    apart: Mapping[TableSeat, frozenset[TableSeat]] = {}
    """The chairs of those he must not share a table with."""

    def __bool__(self) -> bool:
        """Whether anybody is bound at all."""
        return bool(self.barred or self.apart)

    def allow(self, chair: TableSeat, table: int, gone: Mapping[TableSeat, int]) -> bool:
        """Whether the player on this chair may come to this table.

        `gone` says where those sit now who moved meanwhile, by the chairs they left.
        """
        if self.barred.get(chair) == table:
            return False
        return all(gone.get(foe, foe.table) != table for foe in self.apart.get(chair, ()))


NO_TIES: Final = Ties()
