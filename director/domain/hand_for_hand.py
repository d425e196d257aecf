"""Decisions about hand-for-hand play: it begins, a table has finished, the next hand is dealt, it ends.

The hand that is running when it is announced is its first: from then on all who go out in one hand share
(TDA RP-8-A). The clock stands meanwhile and each hand takes its time off (WSOP-T 126-c). What a decision does
to the clock stands in it, as the same step that somebody could take by hand, and goes with its undo.
"""

from __future__ import annotations

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.hand_for_hand_state import HandForHand
from director.domain.line import Line
from director.domain.refusal import Impossible
from director.domain.timing import PauseClock, SetClock
from director.domain.tournament import Tournament


class StartHandForHand(Action, frozen=True):
    """Play goes hand for hand from now on; the hand that is being played is the first of it."""

    clock: PauseClock | None = None
    """Where the clock stops; null where it stands already, or where there is none."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """All tables wait for each other."""
        _ = tournament.setup
        if not tournament.started:
            raise Impossible("not_started")
        tournament.going_on()
        if tournament.hand_for_hand is not None:
            raise Impossible("hand_for_hand_already")
        number = tournament.hands_together + 1
        stopped = self.clock is not None
        after = tournament if self.clock is None else self.clock.apply(tournament, line)
        return replace(
            after,
            hand_for_hand=HandForHand(line.seq, number, line.at, stopped=stopped),
            hands_together=number,
        )


class HandDone(Action, frozen=True):
    """A table has finished the hand and waits."""

    table: int
    round: int
    """Which hand, so that no slip counts for the next one."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """It is ticked off."""
        play = playing(tournament, self.round)
        tournament.open_table(self.table)
        if not tournament.seating.count(self.table):
            raise Impossible("nobody_at_table", table=self.table)
        if self.table in play.finished:
            raise Impossible("hand_done_already", table=self.table, value=self.round)
        return replace(tournament, hand_for_hand=replace(play, done=(*play.done, (self.table, line.at))))


class NextHand(Action, frozen=True):
    """The hand is over everywhere, and all tables deal the next one."""

    round: int
    """The hand that is over."""
    clock: SetClock | None = None
    """What the hand takes off the clock; null where there is no clock, or where it ran by itself."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Every table plays again."""
        play = playing(tournament, self.round)
        after = tournament if self.clock is None else self.clock.apply(tournament, line)
        coming = replace(play, round=play.round + 1, at=line.at, done=())
        return replace(after, hand_for_hand=coming, hands_together=coming.round)


class EndHandForHand(Action, frozen=True):
    """Tables do not wait for each other any more."""

    round: int
    """The hand that was played last."""
    clock: SetClock | None = None
    """What that hand takes off, and that the clock goes on; null where nothing becomes of it."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Play goes on as before."""
        playing(tournament, self.round)
        after = tournament if self.clock is None else self.clock.apply(tournament, line)
        return replace(after, hand_for_hand=None)


def playing(tournament: Tournament, number: int) -> HandForHand:
    """Hand-for-hand play at this very hand. Raises Impossible where it is at another, or at none."""
    play = tournament.hand_for_hand
    if play is None:
        raise Impossible("not_hand_for_hand")
    if play.round != number:
        raise Impossible("hand_over", value=number, now=play.round)
    return play
