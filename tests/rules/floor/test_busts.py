"""What speaks against a bust as it was told, and where a revived player sits down."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.busts import Bust, Out, Revive
from director.domain.entries import Withdraw
from director.domain.hand_for_hand_state import HandForHand
from director.domain.ids import EntryId, Seq
from director.domain.moments import Moment
from director.domain.play import StartPlay
from director.domain.refusal import Article, Impossible
from director.domain.seating import FixSeat, KeepApart, Move
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable, LockSeats
from director.rules.floor.busting import propose_bust
from director.rules.floor.revive import Chair, revive_chair
from director.rules.floor.same_hand import SAME_HAND
from director.rules.policy import objections
from tests.helpers.evening import Evening

NOW = Moment(1_796_472_000_000)


class Room:
    """Four at table 1 (seats 1 to 4) and three at table 2 (seats 1 to 3); play has begun."""

    def __init__(self) -> None:
        self.evening = Evening().tables(1, 2)
        places = [(1, seat) for seat in range(1, 5)] + [(2, seat) for seat in range(1, 4)]
        self.at = {place: self.evening.enter(n, place) for n, place in enumerate(places, 1)}
        self.evening.do(StartPlay())

    def out(self, table: int, seat: int, stack: int | None = None, *by: EntryId) -> Out:
        return Out(self.at[table, seat], TableSeat(table, seat), stack, by)

    def codes(self, action: Action) -> list[str]:
        return [one.code for one in objections(self.evening.journal, action)]


@pytest.fixture
def room() -> Room:
    return Room()


def test_nothing_speaks_against_one_who_goes_out_at_a_table_of_several(room: Room) -> None:
    assert room.codes(Bust((room.out(1, 1, 9_000, room.at[1, 2], room.at[1, 3]),))) == []
    assert room.codes(Bust((room.out(1, 1), room.out(2, 1)))) == []
    assert room.codes(Bust((room.out(1, 1, 1), room.out(1, 2, 2)))) == []


def test_stacks_are_asked_for_where_several_go_out_in_one_hand(room: Room) -> None:
    found = objections(room.evening.journal, Bust((room.out(1, 1, 1), room.out(1, 2), room.out(2, 1))))

    assert [(one.code, one.facts["table"], one.article) for one in found] == [
        ("stacks_missing", 1, SAME_HAND)
    ]
    assert Article("WSOP-T", "126-b") == SAME_HAND


def test_who_won_the_chips_sits_at_the_same_table(room: Room) -> None:
    found = objections(room.evening.journal, Bust((room.out(1, 1, None, room.at[2, 1]),)))
    assert [(one.code, one.facts["other"]) for one in found] == [("by_elsewhere", room.at[2, 1])]

    waiting = room.evening.enter(9)
    assert room.codes(Bust((room.out(1, 1, None, waiting),))) == ["by_elsewhere"]


def test_somebody_must_be_left_who_can_have_won(room: Room) -> None:
    everybody = tuple(room.out(2, seat, seat) for seat in (1, 2, 3))
    assert room.codes(Bust(everybody)) == ["nobody_won"]

    room.evening.do(Bust(everybody[:2]))
    assert room.codes(Bust(everybody[2:])) == ["nobody_won"]


def test_nobody_had_more_chips_than_there_are(room: Room) -> None:
    assert room.codes(Bust((room.out(1, 1, 69_999),))) == []
    assert room.codes(Bust((room.out(1, 1, 70_000),))) == ["out_above_chips"]
    assert room.codes(Bust((room.out(1, 1, 40_000), room.out(2, 1, 30_000)))) == ["out_above_chips"]


def test_a_bust_of_another_hand_of_hand_for_hand_play_is_questioned(room: Room) -> None:
    evening = room.evening
    assert room.codes(Bust((room.out(1, 1),), round=2)) == ["other_round"]

    going = replace(evening.tournament, hand_for_hand=HandForHand(Seq(1), 2))
    evening.journal = replace(evening.journal, tournament=going)
    assert propose_bust(going, (room.out(1, 1),), NOW).round == 2
    assert room.codes(propose_bust(going, (room.out(1, 1),), NOW)) == []
    assert room.codes(Bust((room.out(1, 1),))) == ["other_round"]


# ------------------------------------------------------------------ back again


def test_a_revived_player_has_the_old_chair_when_it_is_free(room: Room) -> None:
    room.evening.do(Bust((room.out(1, 2),)))

    assert revive_chair(room.evening.tournament, room.at[1, 2]) == Chair(TableSeat(1, 2), "old")


def test_else_the_nearest_free_one_of_the_same_table_round_the_end(room: Room) -> None:
    room.evening.do(Bust((room.out(1, 1),)))
    room.evening.do(Move(room.at[2, 1], TableSeat(2, 1), TableSeat(1, 1)))

    assert revive_chair(room.evening.tournament, room.at[1, 1]) == Chair(TableSeat(1, 9), "nearest")


def test_a_chair_that_is_kept_for_somebody_else_is_not_offered(room: Room) -> None:
    room.evening.do(Bust((room.out(1, 1),)))
    room.evening.do(FixSeat(room.at[2, 1], 1, 1))

    assert revive_chair(room.evening.tournament, room.at[1, 1]).seat == TableSeat(1, 9)


def test_else_a_chair_of_a_late_entry(room: Room) -> None:
    room.evening.do(Bust((room.out(2, 1),)))
    for seat in (2, 3):
        room.evening.do(Move(room.at[2, seat], TableSeat(2, seat), TableSeat(1, seat + 3)))
    room.evening.do(CloseTable(2))
    assert revive_chair(room.evening.tournament, room.at[2, 1]) == Chair(TableSeat(1, 7), "late")

    room.evening.do(LockSeats(1, (7, 8, 9)))
    with pytest.raises(Impossible, match="no_open_seat"):
        revive_chair(room.evening.tournament, room.at[2, 1])


def test_where_the_table_is_full_another_receives_him(room: Room) -> None:
    room.evening.do(Bust((room.out(1, 1),)))
    room.evening.do(LockSeats(1, (1, 5, 6, 7, 8, 9)))

    assert revive_chair(room.evening.tournament, room.at[1, 1]) == Chair(TableSeat(2, 4), "late")


def test_a_fixed_seat_and_a_pair_decide_where_a_revived_player_sits(room: Room) -> None:
    evening, back = room.evening, room.at[1, 1]
    evening.do(FixSeat(back, None, 7))
    evening.do(KeepApart(back, room.at[2, 1]))
    evening.do(Bust((room.out(1, 1),)))
    assert revive_chair(evening.tournament, back) == Chair(TableSeat(1, 7), "nearest")
    assert room.codes(Revive(back, TableSeat(1, 1))) == ["need_not_met"]
    assert room.codes(Revive(back, TableSeat(2, 7))) == ["kept_apart"]

    evening.do(Move(room.at[2, 1], TableSeat(2, 1), TableSeat(1, 5)))
    assert revive_chair(evening.tournament, back) == Chair(TableSeat(2, 7), "late")

    # No table is left where both wishes hold: any chair, and what speaks against it is said.
    evening.do(LockSeats(2, (7,)))
    assert revive_chair(evening.tournament, back) == Chair(TableSeat(1, 1), "old")
    assert room.codes(Revive(back, TableSeat(1, 1))) == ["need_not_met", "kept_apart"]


def test_a_fixed_seat_that_somebody_else_has_by_now_is_not_lost_in_silence(room: Room) -> None:
    room.evening.do(FixSeat(room.at[1, 1], 1, 1))
    room.evening.do(Bust((room.out(1, 1),)))
    room.evening.do(Move(room.at[1, 2], TableSeat(1, 2), TableSeat(1, 1)))

    assert revive_chair(room.evening.tournament, room.at[1, 1]) == Chair(TableSeat(1, 2), "nearest")
    assert room.codes(Revive(room.at[1, 1], TableSeat(1, 2))) == ["need_not_met"]


def test_nothing_speaks_against_reviving_who_plays_for_it_cannot_be(room: Room) -> None:
    assert room.codes(Revive(room.at[1, 1], TableSeat(1, 9))) == []


def test_nobody_else_is_revived(room: Room) -> None:
    with pytest.raises(Impossible, match="no_entry"):
        revive_chair(room.evening.tournament, EntryId(99))
    room.evening.do(Withdraw(room.at[1, 1]), "tired")
    with pytest.raises(Impossible, match="not_out"):
        revive_chair(room.evening.tournament, room.at[1, 1])


def test_a_locked_or_kept_chair_for_a_revived_player_is_objected_to(room: Room) -> None:
    room.evening.do(Bust((room.out(1, 1),)))
    room.evening.do(LockSeats(1, (9,)))
    room.evening.do(FixSeat(room.at[2, 1], 1, 8))

    assert room.codes(Revive(room.at[1, 1], TableSeat(1, 9))) == ["seat_locked"]
    assert room.codes(Revive(room.at[1, 1], TableSeat(1, 8))) == ["seat_kept"]
    assert room.codes(Revive(room.at[1, 1], TableSeat(1, 1))) == []
