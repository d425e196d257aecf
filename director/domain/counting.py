"""The chips of a table are counted: as one sum, or stack by stack."""

from __future__ import annotations

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.counted import TableCount, brought
from director.domain.ids import EntryId
from director.domain.line import Line
from director.domain.plan import MOST_CHIPS
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament


class CountChips(Action, frozen=True):
    """What a count of one table gave. It changes no chips: what they should be is reckoned, and compared."""

    table: int
    chips: int
    """Of the whole table."""
    stacks: tuple[tuple[EntryId, int], ...] = ()
    """Entry and chips of every stack; leave it out where only the table's sum is known."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """The table remembers the count, and who sat there."""
        table = tournament.open_table(self.table)
        seen = set[EntryId]()
        for entry, chips in self.stacks:
            _check_chips(chips)
            if entry not in tournament.entries:
                raise Impossible("no_entry", entry=entry)
            if entry in seen:
                raise Impossible("stack_counted_twice", entry=entry)
            seen.add(entry)
        _check_chips(self.chips)
        total = sum(chips for _, chips in self.stacks)
        if self.stacks and total != self.chips:
            raise Impossible("stacks_sum", table=self.table, value=self.chips, total=total)
        sat = tuple(sorted(tournament.seating.players(self.table).values()))
        count = TableCount(line.seq, line.at, self.chips, self.stacks, sat, brought(tournament, sat))
        return replace(tournament, tables=tournament.tables.set(self.table, replace(table, count=count)))


def _check_chips(chips: int) -> None:
    if not 0 <= chips <= MOST_CHIPS:
        raise Impossible("chips", value=chips, most=MOST_CHIPS)
