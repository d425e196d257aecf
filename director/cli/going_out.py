"""Who goes out at the command line: seat, place, level and time are found by the program."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from director.cli.ready import ReadyMade
from director.domain.action import Action
from director.domain.busts import EndPlay, Out, Revive
from director.domain.ids import EntryId
from director.domain.people import Person
from director.domain.seats import TableSeat

if TYPE_CHECKING:
    from director.desk.venue import Venue
    from director.domain.journal import Journal


class OutSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One player who is knocked out."""

    seat: TableSeat
    """Table and seat where the player sits."""
    stack: int | None = None
    """Chips at the start of the hand."""
    by: tuple[TableSeat, ...] = ()
    """Table and seat of each who won the chips."""


class KnockOut(ReadyMade, frozen=True):
    """Players are knocked out, in one hand at each table; the last bust but one ends the event."""

    seats: tuple[OutSeat, ...]
    """Who is out; outside of hand-for-hand play the table named first was first."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The bust, with level and time."""
        from director.rules.floor.busting import propose_bust

        tournament = journal.tournament
        out = tuple(
            Out(
                tournament.seating.held(one.seat),
                one.seat,
                one.stack,
                tuple(tournament.seating.held(seat) for seat in one.by),
            )
            for one in self.seats
        )
        return (propose_bust(tournament, out, venue.instant()),)


class ReviveSomebody(ReadyMade, frozen=True):
    """A player was not knocked out after all: back to the old seat, or to the nearest."""

    entry: EntryId
    seat: TableSeat | None = None
    """Another chair than the one the program would choose."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The revival."""
        from director.rules.floor.revive import revive_chair

        seat = revive_chair(journal.tournament, self.entry).seat if self.seat is None else self.seat
        return (Revive(self.entry, seat),)


class EndEvent(ReadyMade, frozen=True):
    """The one player left has won, and the clock stops."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The end, as of now."""
        return (EndPlay(venue.instant()),)
