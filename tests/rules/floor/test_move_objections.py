"""What speaks against a move that evens tables out (WSOP-T 125-b-2, S06, P33)."""

from __future__ import annotations

from msgspec.structs import replace

from director.domain.hand_for_hand_state import HandForHand
from director.domain.ids import EntryId, Seq
from director.domain.moments import MINUTE
from director.domain.refusal import Objection
from director.domain.scheduling import SetStructure
from director.domain.seating import Move, MoveReason
from director.domain.seats import TableSeat
from director.domain.structure import DayEnd, Level, Structure
from director.rules.floor.next_steps import held_back
from director.rules.floor.steps import HeldBack
from director.rules.policy import objections
from director.rules.verdict import article
from tests.helpers.floor_room import FloorRoom


def asked(room: FloorRoom, why: MoveReason = MoveReason.BALANCE, minutes: int = 0) -> tuple[Objection, ...]:
    move = Move(room.at(1, 1), TableSeat(1, 1), TableSeat(2, 9), why)
    return objections(room.journal, move, now=room.now(minutes))


def test_nothing_speaks_against_the_first_move() -> None:
    assert asked(FloorRoom(9, 7)) == ()


def test_nobody_is_balanced_hand_for_hand_and_by_hand_he_may_be_moved() -> None:
    room = FloorRoom(9, 7)
    room.journal = replace(
        room.journal, tournament=replace(room.tournament, hand_for_hand=HandForHand(Seq(1)))
    )

    assert asked(room) == (Objection("balance_hand_for_hand", {"entry": room.at(1, 1)}),)
    assert asked(room, MoveReason.BY_HAND) == ()


def test_wsop_125_b_2_nobody_is_balanced_once_the_day_ends() -> None:
    room = FloorRoom(9, 9, 7)
    schedule = Structure((Level(20, 100, 200), DayEnd(), Level(20, 200, 400)))
    room.do(SetStructure(Seq(0), schedule, room.now(), 0, 20 * MINUTE))
    assert asked(room) == ()
    clock = room.tournament.clock
    assert clock is not None
    tournament = replace(room.tournament, clock=replace(clock, part=1, left=0))
    room.journal = replace(room.journal, tournament=tournament)

    assert asked(room) == (
        Objection("balance_last_hands", {"entry": room.at(1, 1)}, article("WSOP-T 125-b-2")),
    )
    assert room.steps().steps[0] == HeldBack(why="last_hands", moves=1, because=(article("WSOP-T 125-b-2"),))
    assert held_back(room.tournament, None) is None


def test_p33_a_second_move_within_half_an_hour_is_questioned() -> None:
    room = FloorRoom(9, 7)
    anna = room.at(1, 1)
    room.do(Move(anna, TableSeat(1, 1), TableSeat(2, 8), MoveReason.BALANCE))
    back = Move(anna, TableSeat(2, 8), TableSeat(1, 1), MoveReason.BALANCE)

    assert objections(room.journal, back, now=room.now(29)) == (
        Objection("moved_lately", {"entry": anna, "minutes": 29, "times": 1}),
    )
    assert objections(room.journal, back, now=room.now(30)) == ()
    assert objections(room.journal, back) == ()


def test_of_an_entry_nobody_knows_nothing_is_asked() -> None:
    room = FloorRoom(9, 7)
    stranger = Move(EntryId(999), TableSeat(1, 1), TableSeat(2, 8), MoveReason.BALANCE)

    assert objections(room.journal, stranger, now=room.now()) == ()
