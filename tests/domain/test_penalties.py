"""Penalties: given, counted off by the hands of the table, ticked off, cancelled; and out for good."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.clock import Stamp
from director.domain.hands import Dealt
from director.domain.ids import EntryId, Seq
from director.domain.penalties import CancelPenalty, Disqualify, Penalise, ServePenalty
from director.domain.penalty import Penalty
from director.domain.play import PlayHand, SetButton, StartPlay
from director.domain.refusal import Article, Impossible
from director.domain.ruled import Ruled
from director.domain.rulings import Rule
from director.domain.seating import Move, MoveReason
from director.domain.seats import TableSeat
from director.domain.tournament import EntryState
from tests.helpers.evening import Evening


class Room:
    """Three at table 1 with nine seats, two at table 2 with six; play has begun, the button at seat 1."""

    def __init__(self) -> None:
        self.evening = Evening().tables(1).tables(2, seats=6)
        places = [(1, 1), (1, 4), (1, 7), (2, 1), (2, 3)]
        self.anna, self.boris, self.cecilia, self.dora, self.egor = (
            self.evening.enter(n, place) for n, place in enumerate(places, 1)
        )
        self.evening.do(StartPlay())
        self.evening.do(SetButton(1, 1, 4, 7))
        self.evening.do(SetButton(2, 1, 3, 5))

    def penalty(self, line: int) -> Penalty:
        return self.evening.tournament.penalties[Seq(line)]

    def give(self, action: Penalise) -> Seq:
        return Seq(self.evening.do(action))

    def hand(self, table: int, button: int) -> None:
        """A hand with the button at this seat and everybody dealt in."""
        tournament = self.evening.tournament
        held = sorted(tournament.seating.players(table).items())
        seats = [seat for seat, _ in held]
        big = next(seat for seat in [*seats, *seats] if seat != button)
        self.evening.do(
            PlayHand(
                table,
                tournament.tables[table].hands + 1,
                button,
                None,
                None,
                big,
                tuple(Dealt(seat, entry) for seat, entry in held),
            )
        )

    def counting(self) -> tuple[Seq, ...]:
        return self.evening.tournament.counting

    def refused(self, action: Action, reason: str = "because") -> Impossible:
        before = self.evening.journal
        with pytest.raises(Impossible) as refused:
            self.evening.do(action, reason)
        assert self.evening.journal is before
        return refused.value


@pytest.fixture
def room() -> Room:
    return Room()


def test_a_warning_is_noted_and_nothing_is_to_be_served(room: Room) -> None:
    line = room.give(Penalise(room.anna, "warning", what=" Phone at  the table. "))

    penalty = room.penalty(line)
    assert (penalty.entry, penalty.sanction, penalty.what) == (room.anna, "warning", "Phone at the table.")
    assert penalty.at == room.evening.journal.line(line).at
    assert not penalty.is_open
    assert room.counting() == ()
    assert room.refused(ServePenalty(line)).code == "penalty_closed"


def test_hands_of_the_players_table_are_counted_and_no_others(room: Room) -> None:
    line = room.give(Penalise(room.anna, "hands", 2, "late"))

    room.hand(2, 3)
    assert room.penalty(line).hands == 0
    room.hand(1, 4)
    room.hand(1, 7)
    assert room.penalty(line).hands == 2
    assert room.counting() == (line,), "the second one is being missed"
    room.hand(1, 1)
    assert room.counting() == (), "with the third the player is back"
    room.hand(1, 4)
    assert room.penalty(line).hands == 3, "and nothing is counted any more"


def test_two_penalties_of_a_player_are_served_one_after_the_other(room: Room) -> None:
    first, second = (
        room.give(Penalise(room.anna, "hands", 1, "late")),
        room.give(Penalise(room.anna, "hands", 1, "late")),
    )
    other = room.give(Penalise(room.boris, "hands", 1, "late"))

    room.hand(1, 4)
    assert [room.penalty(line).hands for line in (first, second, other)] == [1, 0, 1]
    room.hand(1, 7)
    assert [room.penalty(line).hands for line in (first, second, other)] == [2, 1, 2]
    assert room.counting() == (second,), "the second begins with the hand after the first"
    room.hand(1, 1)
    assert room.counting() == ()


def test_a_round_is_the_button_once_round_the_table(room: Room) -> None:
    line = room.give(Penalise(room.anna, "rounds", 1, "late"))

    room.hand(1, 4)
    assert (room.penalty(line).travelled, room.penalty(line).seats) == (0, 9)
    room.hand(1, 7)
    room.hand(1, 1)
    assert room.penalty(line).travelled == 6
    assert room.counting() == (line,)
    room.hand(1, 4)
    assert room.penalty(line).travelled == 9
    assert room.counting() == ()


def test_a_dead_button_that_stays_moves_no_round_on(room: Room) -> None:
    line = room.give(Penalise(room.anna, "rounds", 1, "late"))
    room.hand(1, 4)
    room.hand(1, 4)

    assert (room.penalty(line).hands, room.penalty(line).travelled) == (2, 0)


def test_whoever_is_moved_takes_the_share_of_the_round_along(room: Room) -> None:
    line = room.give(Penalise(room.anna, "rounds", 1, "late"))
    for button in (4, 7, 1):
        room.hand(1, button)
    room.evening.do(
        Move(room.anna, TableSeat(1, 1), TableSeat(2, 6), MoveReason.BALANCE),
        "balance",
    )

    room.hand(2, 3)

    assert (room.penalty(line).travelled, room.penalty(line).seats) == (6 * 6 // 9 + 2, 6)


def test_whoever_has_no_seat_misses_nothing(room: Room) -> None:
    late = room.evening.enter(9)
    line = room.give(Penalise(late, "hands", 1, "rude at the desk"))

    room.hand(1, 4)

    assert room.penalty(line).hands == 0


def test_a_hand_that_is_undone_is_not_counted(room: Room) -> None:
    line = room.give(Penalise(room.anna, "hands", 2, "late"))
    room.hand(1, 4)
    room.evening.undo(room.evening.journal.seq)

    assert room.penalty(line).hands == 0


def test_a_judge_ticks_a_penalty_off_in_parts_or_whole(room: Room) -> None:
    line = room.give(Penalise(room.anna, "minutes", 20, "late"))
    room.evening.do(ServePenalty(line, 15))
    assert (room.penalty(line).ticked, room.penalty(line).is_open) == (15, True)
    for wrong in (6, -1):
        assert room.refused(ServePenalty(line, wrong)).code == "penalty_left"

    done = Seq(room.evening.do(ServePenalty(line, 5)))

    assert (room.penalty(line).served, room.penalty(line).ticked, room.penalty(line).is_open) == (
        done,
        20,
        False,
    )
    assert room.refused(ServePenalty(line)).code == "penalty_closed"


def test_a_day_is_ticked_off_whole(room: Room) -> None:
    line = room.give(Penalise(room.anna, "day", what="fight"))
    assert room.refused(ServePenalty(line, 1)).code == "penalty_left"

    room.evening.do(ServePenalty(line))

    assert not room.penalty(line).is_open


def test_serving_stops_the_counting(room: Room) -> None:
    line = room.give(Penalise(room.anna, "rounds", 2, "late"))

    room.evening.do(ServePenalty(line))

    assert room.counting() == ()


def test_a_cancelled_penalty_stays_in_the_book(room: Room) -> None:
    line = room.give(Penalise(room.anna, "hands", 2, "late"))
    assert room.refused(CancelPenalty(line), "").code == "reason_needed"

    done = Seq(room.evening.do(CancelPenalty(line), "another player"))

    assert (room.penalty(line).cancelled, room.penalty(line).is_open) == (done, False)
    assert room.counting() == ()
    assert room.refused(CancelPenalty(line)).code == "penalty_cancelled"
    assert room.refused(ServePenalty(line)).code == "penalty_cancelled"


def test_a_penalty_stands_in_its_ruling_or_says_what_it_is_for(room: Room) -> None:
    assert room.refused(Penalise(room.anna, "warning")).code == "penalty_for_what"
    assert room.refused(Penalise(room.anna, "warning", ruling=Seq(3))).code == "no_ruling"
    ruling = Seq(room.evening.do(Rule(Ruled("Phone.", "Warning.", "conduct"))))

    line = room.give(Penalise(room.anna, "warning", ruling=ruling))

    assert room.penalty(line).ruling == ruling


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"entry": EntryId(99)}, "no_entry"),
        ({"count": 0}, "penalty_count"),
        ({"count": 1_001}, "penalty_count"),
        ({"sanction": "day", "count": 2}, "penalty_count"),
        ({"part": 0}, "penalty_clock"),
        ({"part": -1, "stamp": Stamp(1, 5)}, "penalty_clock"),
        ({"stamp": Stamp(0, 5)}, "stamp"),
        ({"what": "x" * 60_001}, "too_long"),
        ({"articles": tuple(Article("SP", str(n)) for n in range(21))}, "ruling_too_many"),
    ],
)
def test_what_is_no_penalty_is_refused(room: Room, wrong: dict[str, Any], code: str) -> None:
    assert room.refused(replace(Penalise(room.anna, "hands", 2, "late"), **wrong)).code == code


def test_a_void_registration_gets_no_penalty() -> None:
    from director.domain.entries import Void

    evening = Evening().tables(1)
    anna = evening.enter(1)
    evening.do(Void(anna), "slip")

    with pytest.raises(Impossible) as refused:
        evening.do(Penalise(anna, "warning", what="late"))
    assert refused.value.code == "entry_void"


def test_whoever_is_disqualified_leaves_with_the_chips_counted(room: Room) -> None:
    owed = room.give(Penalise(room.anna, "rounds", 2, "late"))
    before = room.evening.tournament.chips.in_play

    line = Seq(room.evening.do(Disqualify(room.anna, "Chips hidden.", stack=7_500, approved="C. R.")))

    tournament = room.evening.tournament
    entry = tournament.entries[room.anna]
    assert (entry.state, entry.disqualified, entry.taken) == (EntryState.WITHDRAWN, True, 7_500)
    assert entry.exit is not None
    assert entry.exit.seat == TableSeat(1, 1), "the place follows from it"
    assert tournament.chips.in_play == before - 7_500
    assert room.penalty(line).sanction == "disqualification"
    assert room.penalty(owed).served == line, "nothing of it is left to be served"
    assert room.refused(CancelPenalty(line)).code == "penalty_for_good"

    room.evening.undo(line)
    assert room.evening.tournament.entries[room.anna].state is EntryState.IN
    assert room.penalty(owed).is_open


def test_the_stack_of_a_disqualified_player_may_stay(room: Room) -> None:
    room.evening.do(Disqualify(room.boris, "Chips hidden.", chips="dead"))

    assert room.evening.tournament.entries[room.boris].dead
    assert room.evening.tournament.seating.at(room.boris) == TableSeat(1, 4)


def test_a_disqualification_says_what_for(room: Room) -> None:
    assert room.refused(Disqualify(room.anna)).code == "penalty_for_what"
    assert room.refused(Disqualify(room.anna, "x", approved="y" * 201)).code == "too_long"
    assert room.refused(ServePenalty(Seq(2))).code == "no_penalty"
