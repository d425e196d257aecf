"""Hand for hand made ready: which tables wait, what the clock does, what speaks against it, and its undo."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.busts import Bust, Out
from director.domain.entries import Register
from director.domain.hand_for_hand import EndHandForHand, HandDone, NextHand, StartHandForHand
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.play import StartPlay
from director.domain.refusal import Impossible, Objection
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables, SetUp
from director.domain.structure import Break, Level, Structure
from director.domain.undo import Undo
from director.rules import clock_steps as steps
from director.rules.floor.hand_for_hand import (
    CLOCK_OF_HANDS,
    propose_end,
    propose_next,
    propose_start,
    still_playing,
    tables_together,
)
from director.rules.policy import objections
from director.rules.undoing import step_back, step_forward, undo
from director.rules.verdict import article
from tests.helpers.clock_room import Room, club, minutes
from tests.helpers.evening import PLAN


class Tables(Room):
    """Three tables of three in an event that pays eight, in the first level with 17:30 left."""

    def __init__(self, structure: Structure | None = None, *, paid: int = 8, tables: int = 3) -> None:
        super().__init__(structure)
        self.do(SetUp(replace(PLAN, places_paid=paid)))
        self.do(OpenTables(tuple(range(1, tables + 2)), 9))
        self.at: dict[tuple[int, int], EntryId] = {}
        for place in [(table, seat) for table in range(1, tables + 1) for seat in (1, 2, 3)]:
            action = Register(PersonId(len(self.at) + 1), 100_000, 10_000, 10_000, TableSeat(*place))
            self.at[place] = EntryId(self.do(action))
        self.do(StartPlay())
        if structure is not None:
            self.step(steps.start)
            self.passes(minutes(2.5))

    def start(self) -> Seq:
        return self.do(propose_start(self.tournament, self.now))

    def hand(self) -> None:
        """Every table finishes, four minutes later, and the next hand is dealt."""
        self.passes(minutes(4))
        self.finish()
        self.do(propose_next(self.tournament, self.now))

    def finish(self) -> None:
        play = self.tournament.hand_for_hand
        assert play is not None
        for table in still_playing(self.tournament):
            self.do(HandDone(table, play.round))

    def out(self, *places: tuple[int, int]) -> Bust:
        play = self.tournament.hand_for_hand
        number = play.round if play is not None else 0
        return Bust(tuple(Out(self.at[at], TableSeat(*at)) for at in places), round=number)

    def codes(self, action: Action) -> list[str]:
        return [one.code for one in objections(self.journal, action, now=self.now)]

    def back(self) -> None:
        self.do(step_back(self.journal, self.now))

    def shows(self) -> tuple[int, bool]:
        return self.face.left, self.face.running


@pytest.fixture
def room() -> Tables:
    return Tables(club())


# ------------------------------------------------------------------ the tables


def test_tables_with_two_players_wait_for_each_other(room: Tables) -> None:
    room.start()
    assert tables_together(room.tournament) == (1, 2, 3), "nobody sits at the fourth"
    assert still_playing(room.tournament) == (1, 2, 3)

    room.do(HandDone(2, 1))
    assert still_playing(room.tournament) == (1, 3)


def test_who_is_alone_keeps_nobody_waiting_and_a_tick_stays(room: Tables) -> None:
    room.start()
    room.do(HandDone(3, 1))
    room.do(room.out((2, 1), (2, 2)))
    room.do(room.out((3, 1), (3, 2)))

    assert tables_together(room.tournament) == (1, 3)
    assert still_playing(room.tournament) == (1,)


def test_before_it_begins_nobody_waits(room: Tables) -> None:
    assert tables_together(room.tournament) == still_playing(room.tournament) == (1, 2, 3)


# ------------------------------------------------------------------ the clock


def test_t244_the_clock_stands_and_each_hand_takes_two_minutes_off_it(room: Tables) -> None:
    room.start()
    room.passes(minutes(4))
    assert room.shows() == (minutes(17.5), False)

    room.hand()
    assert room.shows() == (minutes(15.5), False)
    room.hand()
    assert room.shows() == (minutes(13.5), False)


def test_the_last_hand_takes_its_time_off_and_the_clock_goes_on(room: Tables) -> None:
    room.start()
    room.passes(minutes(4))
    room.finish()

    room.do(propose_end(room.tournament, room.now))

    assert room.shows() == (minutes(15.5), True)
    room.passes(minutes(1))
    assert room.shows() == (minutes(14.5), True)


def test_a_hand_that_is_not_over_takes_nothing_off_at_the_end(room: Tables) -> None:
    room.start()
    room.passes(minutes(4))

    room.do(propose_end(room.tournament, room.now))

    assert room.shows() == (minutes(17.5), True)


def test_a_hand_may_take_three_minutes_off_and_no_more(room: Tables) -> None:
    room.start()
    room.finish()
    assert room.codes(propose_next(room.tournament, room.now, minutes(3))) == []
    long = propose_next(room.tournament, room.now, minutes(3.5))
    assert objections(room.journal, long) == (
        Objection("hand_too_long", {"value": -minutes(3.5)}, CLOCK_OF_HANDS),
    )
    assert article("WSOP-T 126-c") == CLOCK_OF_HANDS


def test_a_change_of_level_holds_from_the_next_hand_on() -> None:
    room = Tables(club())
    room.start()
    room.step(steps.set_left, minutes(0.5))

    room.hand()

    assert (room.face.level, room.face.left, room.face.running) == (2, minutes(18.5), False)


def test_a_hand_runs_into_no_break_and_none_is_counted_off_it(room: Tables) -> None:
    room.start()
    room.step(steps.jump, 1, minutes(0.5))

    room.hand()
    assert (room.face.now, room.shows()) == (Break(15, "dinner", (25,)), (minutes(15), False))

    room.hand()
    assert room.shows() == (minutes(15), False)
    room.finish()
    room.do(propose_end(room.tournament, room.now))
    assert room.shows() == (minutes(15), False), "it waits for who ends the break"


def test_beyond_the_last_level_each_hand_counts_all_the_same() -> None:
    room = Tables(Structure((Level(20, 50, 100),)))
    room.start()
    room.step(steps.jump, 0, minutes(1))
    room.hand()
    room.hand()
    assert (room.face.over, room.face.running) == (minutes(3), False)


def test_a_clock_that_was_started_all_the_same_counts_by_itself(room: Tables) -> None:
    room.start()
    room.step(steps.start)

    room.hand()
    assert room.shows() == (minutes(13.5), True), "four minutes ran, and no hand came off besides"
    room.finish()
    room.do(propose_end(room.tournament, room.now))
    assert room.shows() == (minutes(13.5), True)


def test_a_clock_that_stood_before_stands_afterwards(room: Tables) -> None:
    room.step(steps.pause)
    room.start()
    room.finish()

    room.do(propose_end(room.tournament, room.now))

    assert room.shows() == (minutes(15.5), False)


def test_without_a_clock_hands_are_played_all_the_same() -> None:
    room = Tables()
    room.start()
    room.hand()
    room.finish()
    room.do(propose_end(room.tournament, room.now))

    assert (room.tournament.hand_for_hand, room.tournament.hands_together) == (None, 2)


def test_the_next_hand_and_the_end_need_that_play_goes_so(room: Tables) -> None:
    for make in (propose_next, propose_end):
        with pytest.raises(Impossible, match="not_hand_for_hand"):
            make(room.tournament, room.now)


def test_while_hands_are_counted_nobody_counts_the_clock_besides(room: Tables) -> None:
    room.start()
    assert room.codes(steps.start(room.tournament, room.now)) == ["clock_stands_together"]
    assert room.codes(steps.hand_off(room.tournament, room.now, minutes(2))) == ["hand_counted_by_play"]
    assert room.codes(steps.add(room.tournament, room.now, minutes(2))) == []

    room.step(steps.jump, 2)
    assert room.codes(steps.start(room.tournament, room.now)) == [], "the break may begin"


@pytest.mark.parametrize("part", [-1, -(10**18), 10**18])
def test_a_part_that_is_none_is_left_to_the_line_itself(room: Tables, part: int) -> None:
    room.start()
    started = steps.start(room.tournament, room.now)

    assert room.codes(replace(started, part=part)) == []


def test_else_the_clock_is_nobodys_business(room: Tables) -> None:
    assert room.codes(steps.hand_off(room.tournament, room.now, minutes(2))) == []


# ------------------------------------------------------------------ what speaks against it


def test_it_is_for_several_tables_and_before_the_money() -> None:
    assert Tables(paid=8).codes(StartHandForHand()) == []
    assert Tables(paid=0).codes(StartHandForHand()) == []
    assert Tables(paid=9).codes(StartHandForHand()) == ["in_the_money_already"]
    assert Tables(paid=0, tables=1).codes(StartHandForHand()) == ["one_table_alone"]


def test_the_next_hand_waits_for_every_table(room: Tables) -> None:
    room.start()
    room.do(HandDone(2, 1))

    assert objections(room.journal, propose_next(room.tournament, room.now)) == (
        Objection("tables_still_playing", {"tables": (1, 3), "table": 1}),
    )
    room.finish()
    assert room.codes(propose_next(room.tournament, room.now)) == []


def test_it_ends_when_everybody_who_is_left_is_paid(room: Tables) -> None:
    room.start()
    room.finish()
    assert room.codes(propose_end(room.tournament, room.now)) == ["bubble_not_burst"]

    room.do(room.out((1, 1)))
    assert room.codes(propose_end(room.tournament, room.now)) == []


def test_nobody_plays_a_hand_alone(room: Tables) -> None:
    room.start()
    room.do(room.out((2, 1), (2, 2)))

    assert room.codes(HandDone(2, 1)) == ["one_player_alone"]
    assert room.codes(HandDone(1, 1)) == []


def test_a_stale_hand_is_refused_before_anything_is_asked(room: Tables) -> None:
    room.start()
    for action in (NextHand(2), EndHandForHand(2)):
        with pytest.raises(Impossible, match="hand_over"):
            objections(room.journal, action)


# ------------------------------------------------------------------ taken back


def test_the_beginning_taken_back_lets_the_clock_go_on_from_where_it_stood(room: Tables) -> None:
    room.start()
    room.passes(minutes(5))

    room.back()
    assert room.shows() == (minutes(17.5), True)
    room.passes(minutes(1))
    assert room.shows() == (minutes(16.5), True)

    room.do(step_forward(room.journal, room.now))
    assert room.shows() == (minutes(17.5), False)
    assert room.tournament.hand_for_hand is not None


def test_a_clock_that_stood_before_stands_when_the_beginning_is_taken_back(room: Tables) -> None:
    room.step(steps.pause)
    room.start()
    room.back()

    assert room.shows() == (minutes(17.5), False)


def test_a_hand_taken_back_gives_its_time_back(room: Tables) -> None:
    room.start()
    room.hand()
    room.passes(minutes(1))

    room.back()

    assert room.shows() == (minutes(17.5), False)
    assert room.tournament.hand_for_hand is not None
    assert room.tournament.hand_for_hand.finished == {1, 2, 3}


def test_the_end_taken_back_has_the_clock_stand_again(room: Tables) -> None:
    room.start()
    room.finish()
    room.do(propose_end(room.tournament, room.now))
    room.passes(minutes(3))

    room.back()

    assert room.shows() == (minutes(17.5), False)
    assert room.tournament.hand_for_hand is not None


def test_the_end_brought_again_keeps_what_its_last_hand_took_off(room: Tables) -> None:
    room.start()
    room.finish()
    room.do(propose_end(room.tournament, room.now))
    before = room.tournament
    room.passes(minutes(1))
    room.back()
    room.passes(minutes(1))

    room.do(step_forward(room.journal, room.now))

    assert room.tournament == before


def test_a_step_of_the_clock_before_it_is_taken_back_and_the_hands_still_count(room: Tables) -> None:
    minute = room.step(steps.add, minutes(1))
    room.start()
    room.hand()
    room.passes(minutes(1))
    room.finish()
    room.do(propose_end(room.tournament, room.now))
    room.passes(minutes(1))
    assert room.shows() == (minutes(13.5), True), "18:30 less two hands less the minute since"

    room.do(undo(room.journal, minute, 0, room.now))

    assert room.shows() == (minutes(12.5), True)


def test_a_start_taken_back_later_takes_the_hands_off_all_the_same() -> None:
    room = Tables(club())
    room.step(steps.pause)
    again = room.step(steps.start)
    room.start()
    room.hand()

    room.do(undo(room.journal, again, 0, room.now))

    assert room.shows() == (minutes(15.5), False)


def test_the_end_without_a_hand_off_is_seen_when_the_clock_is_taken_back(room: Tables) -> None:
    minute = room.step(steps.add, minutes(1))
    room.start()
    room.passes(minutes(2))
    room.do(propose_end(room.tournament, room.now))
    room.passes(minutes(1))

    room.do(undo(room.journal, minute, 0, room.now))

    assert room.shows() == (minutes(16.5), True)


def test_an_undone_beginning_counts_for_nothing_when_the_clock_is_taken_back(room: Tables) -> None:
    minute = room.step(steps.add, minutes(1))
    begun = room.start()
    room.do(undo(room.journal, begun, 0, room.now))
    assert isinstance(room.journal.lines[-1].action, Undo)

    room.do(undo(room.journal, minute, 0, room.now))

    assert room.shows() == (minutes(17.5), True)
