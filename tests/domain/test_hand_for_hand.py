"""Hand for hand: it begins with the hand that runs, tables finish it, the next one is dealt, it ends."""

from __future__ import annotations

import pytest

from director.domain.action import Action
from director.domain.busts import Bust, Out
from director.domain.hand_for_hand import EndHandForHand, HandDone, NextHand, StartHandForHand
from director.domain.hand_for_hand_state import HandForHand
from director.domain.ids import EntryId, Seq
from director.domain.moments import Moment
from director.domain.play import StartPlay
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable
from director.domain.timing import PauseClock
from tests.helpers.evening import Evening


class Room:
    """Two at table 1, two at table 2, nobody at table 3; play has begun."""

    def __init__(self) -> None:
        self.evening = Evening().tables(1, 2, 3)
        self.at = {
            place: self.evening.enter(n, place) for n, place in enumerate([(1, 1), (1, 2), (2, 1), (2, 2)], 1)
        }
        self.evening.do(StartPlay())

    @property
    def play(self) -> HandForHand:
        play = self.evening.tournament.hand_for_hand
        assert play is not None
        return play

    def do(self, *actions: Action) -> EntryId:
        return [self.evening.do(action) for action in actions][-1]

    def refused(self, action: Action) -> Impossible:
        before = self.evening.journal
        with pytest.raises(Impossible) as refused:
            self.evening.do(action)
        assert self.evening.journal is before
        return refused.value


@pytest.fixture
def room() -> Room:
    return Room()


def test_the_hand_that_is_running_is_the_first(room: Room) -> None:
    line = room.do(StartHandForHand())

    assert (room.play.since, room.play.round, room.play.done, room.play.stopped) == (Seq(line), 1, (), False)
    assert room.play.at == room.evening.journal.line(line).at
    assert room.evening.tournament.hands_together == 1


def test_tables_are_ticked_off_in_the_order_in_which_they_finish(room: Room) -> None:
    room.do(StartHandForHand(), HandDone(2, 1), HandDone(1, 1))

    assert [table for table, _ in room.play.done] == [2, 1]
    assert room.play.finished == {1, 2}
    assert room.play.done[0][1] < room.play.done[1][1], "and when"


def test_the_next_hand_begins_at_every_table(room: Room) -> None:
    line = room.do(StartHandForHand(), HandDone(1, 1), NextHand(1))

    assert (room.play.round, room.play.done) == (2, ())
    assert room.play.at == room.evening.journal.line(line).at
    assert room.evening.tournament.hands_together == 2


def test_hands_go_on_being_counted_when_it_begins_anew(room: Room) -> None:
    room.do(StartHandForHand(), NextHand(1), EndHandForHand(2))
    assert room.evening.tournament.hand_for_hand is None

    room.do(StartHandForHand())

    assert room.play.round == 3, "nobody shares with who went out in a hand long past"


def test_a_slip_for_another_hand_counts_for_none(room: Room) -> None:
    room.do(StartHandForHand(), NextHand(1))

    for action in (HandDone(1, 1), NextHand(1), EndHandForHand(3)):
        refusal = room.refused(action)
        assert (refusal.code, refusal.facts["now"]) == ("hand_over", 2)


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (HandDone(9, 1), "no_table"),
        (HandDone(3, 1), "nobody_at_table"),
        (HandDone(1, 1), "hand_done_already"),
        (StartHandForHand(), "hand_for_hand_already"),
        (NextHand(0), "hand_over"),
    ],
)
def test_what_cannot_be_meanwhile(room: Room, action: Action, code: str) -> None:
    room.do(StartHandForHand(), HandDone(1, 1))

    assert room.refused(action).code == code


def test_a_table_that_is_closed_finishes_nothing(room: Room) -> None:
    room.do(CloseTable(3), StartHandForHand())

    assert room.refused(HandDone(3, 1)).code == "table_closed"


@pytest.mark.parametrize("action", [HandDone(1, 1), NextHand(1), EndHandForHand(1)])
def test_without_it_there_is_no_such_hand(room: Room, action: Action) -> None:
    assert room.refused(action).code == "not_hand_for_hand"


def test_it_begins_neither_before_the_first_hand_nor_after_the_last(room: Room) -> None:
    with pytest.raises(Impossible, match="not_started"):
        Evening().do(StartHandForHand())

    out = tuple(Out(room.at[at], TableSeat(*at)) for at in [(1, 2), (2, 1), (2, 2)])
    room.do(Bust(out, ends=True))
    refusal = room.refused(StartHandForHand())
    assert (refusal.code, refusal.facts["entry"]) == ("already_ended", room.at[1, 1])


def test_a_clock_that_is_named_must_be_there(room: Room) -> None:
    assert room.refused(StartHandForHand(PauseClock(Seq(1), Moment(0), 0, 0))).code == "no_structure"


def test_every_step_is_undone_from_the_last_to_the_first(room: Room) -> None:
    start = room.do(StartHandForHand())
    done = room.do(HandDone(1, 1))
    coming = room.do(NextHand(1))
    again = room.do(HandDone(2, 2))

    with pytest.raises(Impossible) as blocked:
        room.evening.undo(coming)
    assert (blocked.value.code, blocked.value.facts["blocker"]) == ("undo_blocked", again)

    room.evening.undo(again)
    room.evening.undo(coming)
    assert (room.play.round, room.play.finished) == (1, frozenset({1}))
    room.evening.undo(done)
    assert room.play.finished == frozenset()
    room.evening.undo(start)
    assert room.evening.tournament.hand_for_hand is None
    assert room.evening.tournament.hands_together == 0


def test_the_end_is_undone_and_the_same_hand_goes_on(room: Room) -> None:
    room.do(StartHandForHand(), HandDone(1, 1))

    room.evening.undo(room.do(EndHandForHand(1)))

    assert (room.play.round, room.play.finished) == (1, frozenset({1}))
