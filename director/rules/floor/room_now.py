"""The room as balancing looks at it: who stays, who was moved, who must not come to which table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.rules.floor.balance import BalancePlan, balance_plan
from director.rules.floor.earlier_moves import CameFrom, EarlierMoves
from director.rules.floor.late_seat import LateTable
from director.rules.floor.mover import Moved
from director.rules.floor.proposals import TablesNow, tables_now
from director.rules.floor.stud_mover import StudSeats
from director.rules.floor.threshold import Threshold, threshold
from director.rules.floor.ties import Ties
from director.rules.games import STUD
from director.rules.rulesets import RuleSet
from director.rules.table.sitting import rules_at
from director.rules.verdict import Verdict, cited


@dataclass(frozen=True)
class RoomNow:
    """Everything a plan of moves is made from."""

    opened: TablesNow
    """All open tables."""
    tables: tuple[LateTable, ...]
    """Those where somebody sits, in order of opening."""
    rules: RuleSet
    threshold: Verdict[Threshold]
    stays: frozenset[TableSeat]
    """Chairs whose players are not moved: they need their seat (TDA 9), or only their chips are left."""
    moved: Mapping[TableSeat, Moved]
    ties: Ties
    stud: StudSeats | None

    @property
    def counts(self) -> dict[int, int]:
        """Table → players."""
        return {table.number: len(table.occupied) for table in self.tables}

    @cached_property
    def plan(self) -> Verdict[BalancePlan]:
        """The moves that even the tables out, and the tables where play halts; no table breaks in it."""
        line = self.threshold
        made = balance_plan(
            self.tables,
            self.rules,
            diff=line.answer.diff,
            stays=self.stays,
            moved=self.moved,
            ties=self.ties,
            stud=self.stud,
            opened=(),
        )
        house = tuple(dict.fromkeys((*line.house, *(key for key in made.house if key != "balance_diff"))))
        return Verdict(made.answer, cited(made.because, line.because), house)


def room_now(tournament: Tournament, utc: int, before: RoomNow | None = None) -> RoomNow:
    """The room at this moment (UTC, ms). Raises Impossible before the event is set up.

    Tables that nothing happened to since the room `before` are taken from there.
    """
    plan, rules = tournament.setup, rules_at(tournament)
    opened = tables_now(tournament, before.opened if before is not None else None)
    tables = tuple(table for table in opened.tables.values() if table.occupied)
    return RoomNow(
        opened,
        tables,
        rules,
        threshold(plan, len(tables)),
        frozenset(_stays(tournament)),
        EarlierMoves(tournament, utc),
        Ties(CameFrom(tournament), _apart(tournament)),
        StudSeats(tournament.seating.freed, rules.text("stud_mover") == "high_card")
        if plan.discipline in STUD
        else None,
    )


def _stays(tournament: Tournament) -> Iterable[TableSeat]:
    places = tournament.seating.places
    for entry in tournament.needs:
        if entry in places:
            yield places[entry]
    if tournament.started:
        dead = (entry.id for entry in tournament.entries.values() if entry.dead)
        yield from (places[entry] for entry in dead if entry in places)


def _apart(tournament: Tournament) -> dict[TableSeat, frozenset[TableSeat]]:
    """By chair, the chairs of those he must not share a table with."""
    places = tournament.seating.places
    apart: dict[TableSeat, frozenset[TableSeat]] = {}
    for one, other in tournament.apart:
        if one in places and other in places:
            for mine, theirs in ((places[one], places[other]), (places[other], places[one])):
                apart[mine] = apart.get(mine, _NOBODY) | {theirs}
    return apart


_NOBODY: Final[frozenset[TableSeat]] = frozenset()
