"""Results by place as a table that is written as CSV or as a workbook."""

from __future__ import annotations

from decimal import Decimal
from typing import Final

from immutables import Map

from director.desk.exporting import PERSON_COLUMNS, Table, particulars
from director.desk.lists.workbook_out import Cell
from director.domain.people import People
from director.domain.tournament import Tournament
from director.rules.prizes.results import Result, results
from director.rules.table.sitting import rules_at

RESULT_COLUMNS: Final = ("place", *PERSON_COLUMNS[:-1], "entries", "prize", "bounties", "paid_out")
"""The note about a person stays in the house."""
RESULT_HEADS: Final = Map(
    {"entries": "entries", "prize": "prize", "bounties": "bounties", "paid_out": "paid"}
)
"""Headers of a file for programs, beside those of any list."""


def results_table(tournament: Tournament, people: People) -> Table:
    """Everybody once, the best place first. Raises Impossible before set-up."""
    decimals = tournament.setup.decimals
    found = results(tournament, rules_at(tournament))
    return Table(RESULT_COLUMNS, tuple(_row(one, people, decimals) for one in found))


def _row(one: Result, people: People, decimals: int) -> tuple[Cell, ...]:
    place: Cell = ""
    if one.place is not None:
        place = one.place.first if one.place.tied == 1 else f"{one.place.first}–{one.place.last}"
    amounts = (Decimal(amount).scaleb(-decimals) for amount in (one.prize, one.bounties, one.paid))
    return (place, *particulars(people.find(one.person))[:-1], one.entries, *amounts)
