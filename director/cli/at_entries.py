"""What is done for entries where the program finds price, seat and chips: re-entry, rebuy, those who wait."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from director.cli.ready import ReadyMade
from director.domain.action import Action
from director.domain.attendance import CheckSeats, ReleaseSeats
from director.domain.entries import RemoveStack
from director.domain.ids import EntryId
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.tournament import EntryState

if TYPE_CHECKING:
    from director.desk.venue import Venue
    from director.domain.journal import Journal
    from director.domain.people import Person


class ReenterSomebody(ReadyMade, frozen=True):
    """Whoever is out enters again at the price of the plan and draws a seat."""

    entry: EntryId
    """The last entry of the player, which is out."""
    method: str = ""
    """Cash, card, or as the venue calls it; empty where it was not told."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The re-entry, with a drawn seat where one is to be had."""
        from director.desk.drawing import reentry

        return (reentry(journal, self.entry, venue.key(), self.method),)


class BuyAgain(ReadyMade, frozen=True):
    """A player buys a stack again at the price of the plan."""

    entry: EntryId
    method: str = ""
    """Cash, card, or as the venue calls it; empty where it was not told."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The rebuy."""
        from director.desk.drawing import bought

        return (bought(journal, self.entry, "rebuy", self.method),)


class BuyAddOn(ReadyMade, frozen=True):
    """A player buys the additional chips at the price of the plan."""

    entry: EntryId
    method: str = ""
    """Cash, card, or as the venue calls it; empty where it was not told."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The add-on."""
        from director.desk.drawing import bought

        return (bought(journal, self.entry, "add_on", self.method),)


class SeatAlternates(ReadyMade, frozen=True):
    """Those who wait draw the free seats, in order, all in one."""

    most: int = 0
    """How many at most; 0 for as many as there are seats."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The drawn seats."""
        from director.desk.drawing import alternates_seated

        return alternates_seated(journal, venue.key, self.most)


class CheckTable(ReadyMade, frozen=True):
    """A dealer saw everybody of a table in the right seat, but for those named."""

    table: int
    missing: tuple[int, ...] = ()
    """Seats where nobody or somebody else was seen."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The players that were seen."""
        tournament = journal.tournament
        held = tournament.seating.players(self.table)
        _each_held(journal, (TableSeat(self.table, seat) for seat in self.missing))
        seen = (entry for seat, entry in sorted(held.items()) if seat not in self.missing)
        there = tuple(one for one in seen if tournament.entries[one].state is EntryState.IN)
        return (CheckSeats(self.table, there),)


class NoShows(ReadyMade, frozen=True):
    """Nobody came to these seats: they are given up, and who comes after all waits for one."""

    seats: tuple[TableSeat, ...]

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The seats given up."""
        return (ReleaseSeats(_each_held(journal, self.seats)),)


class RemoveStacks(ReadyMade, frozen=True):
    """All dead stacks leave play, or those of one table."""

    table: int = 0
    """The table; 0 for the whole room."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """Each stack taken away. Raises Impossible `no_dead_stacks` where there is none."""
        from director.rules.floor.dead_stacks import dead_stacks

        found = dead_stacks(journal.tournament, self.table)
        if not found:
            raise Impossible("no_dead_stacks")
        return tuple(RemoveStack(entry) for entry, _ in found)


def _each_held(journal: Journal, seats: Iterable[TableSeat]) -> tuple[EntryId, ...]:
    """Who has these chairs. Raises Impossible `nobody_at_seat`."""
    return tuple(journal.tournament.seating.held(seat) for seat in seats)
