"""Who was moved before, by the chair he sits on now.

Of the thousands who were, a plan asks about a few: each is looked up when it is asked about.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

from director.domain.moments import SECOND, utc_ms
from director.domain.seats import TableSeat
from director.domain.tournament import Entry, Tournament
from director.rules.floor.mover import Moved

Fact = TypeVar("Fact")


class _OfMoved(Mapping[TableSeat, Fact], Generic[Fact]):
    """Something of everybody who sits and was moved before."""

    def __init__(self, tournament: Tournament) -> None:
        self._tournament = tournament

    @abstractmethod
    def _of(self, entry: Entry) -> Fact:
        """What is told of this entry, which was moved."""

    def __getitem__(self, chair: TableSeat) -> Fact:
        holder = self._tournament.seating.holder(chair)
        entry = None if holder is None else self._tournament.entries[holder]
        if entry is None or not entry.moved:
            raise KeyError(chair)
        return self._of(entry)

    def __iter__(self) -> Iterator[TableSeat]:
        entries = self._tournament.entries
        return (chair for entry, chair in self._tournament.seating.places.items() if entries[entry].moved)

    def __len__(self) -> int:
        return sum(1 for _ in self)


class EarlierMoves(_OfMoved[Moved]):
    """How often, and how long ago at this moment (UTC, ms)."""

    def __init__(self, tournament: Tournament, utc: int) -> None:
        super().__init__(tournament)
        self._utc = utc

    def _of(self, entry: Entry) -> Moved:
        return Moved(entry.moved, max(0, self._utc - utc_ms(entry.moved_at)) // SECOND)


class CameFrom(_OfMoved[int]):
    """From which table the last time."""

    def _of(self, entry: Entry) -> int:
        return entry.moved_from
