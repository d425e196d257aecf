"""A seat for a late entry: drawn among all open seats of the tables with the fewest players (TDA 8-A)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from director.domain.hands import LastHand
from director.domain.seats import TableSeat
from director.rules.floor.stream import Stream
from director.rules.rulesets import RuleSet
from director.rules.table.markers import waits_as_new
from director.rules.verdict import Verdict, article, cited


@dataclass(frozen=True)
class LateTable:
    """A table that may receive a late entry."""

    number: int
    seats: int
    occupied: frozenset[int] = frozenset()
    locked: frozenset[int] = frozenset()
    """Seats nobody may be given."""
    last: LastHand | None = None
    """Button and blinds of the hand just finished; None before the table's first hand."""

    def open_seats(self) -> list[int]:
        """Seats somebody can be given, ascending."""
        return [*self._open_seats]

    @property
    def has_open_seat(self) -> bool:
        """Whether somebody can be given a seat."""
        return bool(self._open_seats)

    @cached_property
    def _open_seats(self) -> tuple[int, ...]:
        barred = self.occupied | self.locked
        return tuple(seat for seat in range(1, self.seats + 1) if seat not in barred)


@dataclass(frozen=True, slots=True)
class LateSeat:
    """Where a late entry sits down."""

    place: TableSeat | None
    """The chair, or None when no table has an open one."""
    waits: bool
    """No cards until the button has passed."""
    pool: tuple[TableSeat, ...]
    """The chairs drawn among."""


def late_pool(tables: Sequence[LateTable]) -> tuple[TableSeat, ...]:
    """The chairs a late entry is drawn among: tables in the order given, seats ascending.

    A table without an open, unlocked seat cannot receive and does not count as one with the fewest players.
    """
    receiving = [table for table in tables if table.has_open_seat]
    fewest = min((len(table.occupied) for table in receiving), default=0)
    return tuple(
        TableSeat(table.number, seat)
        for table in receiving
        if len(table.occupied) == fewest
        for seat in table.open_seats()
    )


def late_seat(tables: Sequence[LateTable], key: bytes, context: str, rules: RuleSet) -> Verdict[LateSeat]:
    """A chair for one late entry, each of the pool equally likely, and whether he waits for the button.

    `key` and `context` must not be
    used for any other draw.
    """
    follows = [article("TDA 8-A")]
    pool = late_pool(tables)
    if not pool:
        return Verdict(LateSeat(None, False, ()), tuple(follows))
    place = pool[Stream(key, context).below(len(pool))]
    table = next(table for table in tables if table.number == place.table)
    waits = waits_at(table, place.seat, rules)
    return Verdict(LateSeat(place, waits.answer, pool), cited(follows, waits.because), waits.house)


def waits_at(table: LateTable, seat: int, rules: RuleSet) -> Verdict[bool]:
    """Whether somebody new on this seat waits for the button; before the table's first hand nobody does."""
    if table.last is None:
        return Verdict(False)
    used = ("new_between", "button_rule")
    waits = waits_as_new(rules, seat, table.occupied - {seat}, table.last)
    return Verdict(waits, rules.articles(*used), rules.house(*used))
