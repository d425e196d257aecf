"""Tables that close where the program finds the rest: whose turn it is, and the seats drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from director.cli.ready import ReadyMade
from director.domain.action import Action
from director.domain.people import Person
from director.domain.refusal import Impossible

if TYPE_CHECKING:
    from director.desk.venue import Venue
    from director.domain.journal import Journal


class BreakNext(ReadyMade, frozen=True):
    """A table breaks: everybody there draws a new seat at the others."""

    table: int = 0
    """The table; 0 for the one whose turn it is."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The break, drawn."""
        from director.desk.closing import breaking
        from director.rules.floor.closing import breaking_order, next_to_break

        tournament = journal.tournament
        table = self.table or next_to_break(tournament)
        if table is None:
            order = breaking_order(tournament)
            raise Impossible("no_table_to_break", table=order[0] if order else "–")
        return (breaking(journal, table, venue.key()),)


class RedrawAll(ReadyMade, frozen=True):
    """Everybody who sits draws a new seat at so many tables; the others close."""

    tables: tuple[int, ...]
    """The tables that stay."""
    seats: int = 0
    """Chairs are put up to so many at each of them; 0 for as they are."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The redraw."""
        from director.desk.closing import redrawing

        return (redrawing(journal, self.tables, venue.key(), self.seats),)


class FinalTable(ReadyMade, frozen=True):
    """Everybody who is left draws a seat at one table; chairs are added where it has too few."""

    table: int = 0
    """The table; 0 for the one that would break last."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The redraw to one table."""
        from director.desk.closing import final_table

        return (final_table(journal, venue.key(), self.table or None),)
