"""Hand for hand where the program finds the rest: which hand it is, and what becomes of the clock."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from director.cli.ready import ReadyMade
from director.domain.action import Action
from director.domain.people import Person

if TYPE_CHECKING:
    from director.desk.venue import Venue
    from director.domain.journal import Journal


class HandForHandStep(ReadyMade, frozen=True):
    """Hand-for-hand play begins, deals the next hand at all tables, or ends.

    The hand that is running when it begins is its first. The clock stands meanwhile, and each hand takes two
    minutes off it.
    """

    step: Literal["start", "next", "end"]
    minutes: int = 2
    """What the hand that is over takes off the clock; the rules know no more than three."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The step as of now."""
        from director.domain.moments import MINUTE
        from director.rules.floor.hand_for_hand import propose_end, propose_next, propose_start

        tournament, now = journal.tournament, venue.instant()
        if self.step == "start":
            return (propose_start(tournament, now),)
        propose = propose_next if self.step == "next" else propose_end
        return (propose(tournament, now, self.minutes * MINUTE),)


class TablesDone(ReadyMade, frozen=True):
    """Tables have finished the hand and wait for the others."""

    tables: tuple[int, ...]

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """A tick for each."""
        from director.domain.hand_for_hand import HandDone
        from director.rules.floor.hand_for_hand import current

        number = current(journal.tournament).round
        return tuple(HandDone(table, number) for table in self.tables)
