"""Who goes out, who was not out after all, and the end of the event."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.busts import Bust, EndPlay, Out, Revive
from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.clock import Stamp
from director.domain.entries import Register, RemoveStack, Void, Withdraw
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.moments import Moment
from director.domain.play import Away, SetButton, StartPlay
from director.domain.refusal import Impossible
from director.domain.seating import FixSeat, KeepApart, Move
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable
from director.domain.tournament import EntryState
from tests.helpers.evening import Evening
from tests.helpers.lawful import lawful


class _Room(NamedTuple):
    evening: Evening
    anna: EntryId
    boris: EntryId
    clara: EntryId

    def refused(self, action: Action, reason: str = "because") -> Impossible:
        before = self.evening.journal
        with pytest.raises(Impossible) as refused:
            self.evening.do(action, reason)
        assert self.evening.journal is before
        return refused.value


@pytest.fixture
def room() -> _Room:
    """Anna at 1-1, Boris at 1-2, Clara at 2-1; play has begun."""
    evening = Evening().tables(1, 2)
    room = _Room(evening, evening.enter(1, (1, 1)), evening.enter(2, (1, 2)), evening.enter(3, (2, 1)))
    evening.do(StartPlay())
    return room


def out(entry: EntryId, table: int, seat: int, stack: int | None = None, *by: EntryId) -> Out:
    return Out(entry, TableSeat(table, seat), stack, by)


def test_who_is_out_leaves_seat_need_and_marks_and_the_chips_stay_in_play(room: _Room) -> None:
    evening, boris = room.evening, room.boris
    evening.do(FixSeat(boris, 1, 2))
    evening.do(KeepApart(boris, room.clara))
    evening.do(Away(boris))
    before = evening.tournament

    line = evening.do(Bust((out(boris, 1, 2, 8_000, room.anna),), Stamp(3, 60_000)))

    after, gone = evening.tournament, evening.tournament.entries[boris]
    assert (gone.state, after.seating.at(boris)) == (EntryState.OUT, None)
    assert gone.exit is not None
    assert (gone.exit.line, gone.exit.seat, gone.exit.stack) == (Seq(line), TableSeat(1, 2), 8_000)
    assert (gone.exit.by, gone.exit.stamp, gone.exit.round) == ((room.anna,), Stamp(3, 60_000), 0)
    assert boris not in after.needs
    assert boris not in after.marks
    assert after.apart == ()
    assert PersonId(2) not in after.playing_persons
    assert (after.chips, after.counted) == (before.chips, before.counted)
    lawful(after)


def test_several_go_out_in_one_hand_at_several_tables_in_the_order_told(room: _Room) -> None:
    evening = room.evening
    dora = evening.enter(4, (2, 2))

    evening.do(Bust((out(room.clara, 2, 1), out(room.boris, 1, 2)), round=7))

    exits = [evening.tournament.entries[one].exit for one in (room.clara, room.boris)]
    assert [(how.hand, how.round) for how in exits if how is not None] == [(0, 7), (1, 7)]
    assert dict(evening.tournament.playing_persons) == {PersonId(1): room.anna, PersonId(4): dora}


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"out": ()}, "nobody_out"),
        ({"round": -1}, "hand_round"),
        ({"stamp": Stamp(0, 0)}, "stamp"),
        ({"stamp": Stamp(1, 10**12)}, "stamp"),
        ({"at": Moment(-1)}, "moment"),
        ({"ends": True}, "not_one_left"),
    ],
)
def test_a_bust_that_says_nonsense_is_refused(room: _Room, change: dict[str, object], code: str) -> None:
    assert room.refused(replace(Bust((out(room.boris, 1, 2),)), **change)).code == code


def test_a_bust_after_a_night_of_overtime_keeps_how_long_that_was(room: _Room) -> None:
    """A clock that was forgotten may be over by more than a day; that keeps nobody in."""
    over = Stamp(12, -90_000_000)

    room.evening.do(Bust((out(room.boris, 1, 2),), over))

    gone = room.evening.tournament.entries[room.boris].exit
    assert gone is not None
    assert gone.stamp == over


def test_an_exit_that_does_not_fit_is_refused(room: _Room) -> None:
    boris, anna = room.boris, room.anna
    one = out(boris, 1, 2)

    def code(*some: Out) -> str:
        return room.refused(Bust(some)).code

    assert code(out(EntryId(99), 1, 2)) == "no_entry"
    assert code(one, one) == "out_twice"
    assert code(out(boris, 1, 3)) == "moved_meanwhile"
    assert code(out(boris, 1, 2, 0)) == "stack"
    assert code(out(boris, 1, 2, None, anna, anna)) == "by_twice"
    assert code(out(boris, 1, 2, None, anna), out(anna, 1, 1)) == "by_out"
    assert code(out(boris, 1, 2, None, EntryId(99))) == "no_entry"
    assert code(one, out(anna, 1, 1), out(room.clara, 2, 1)) == "everybody_out"


def test_who_was_moved_meanwhile_is_not_knocked_out_by_a_late_click(room: _Room) -> None:
    late = Bust((out(room.boris, 1, 2),))
    room.evening.do(Move(room.boris, TableSeat(1, 2), TableSeat(2, 2)))

    refused = room.refused(late)

    assert (refused.code, refused.facts["now"]) == ("moved_meanwhile", TableSeat(2, 2))


def test_nobody_goes_out_twice_nor_before_the_first_hand_nor_a_dead_stack(room: _Room) -> None:
    evening = room.evening
    evening.do(Bust((out(room.boris, 1, 2),)))
    assert room.refused(Bust((out(room.boris, 1, 2),))).code == "entry_out"

    evening.do(Withdraw(room.clara, chips="dead"), "ill")
    assert room.refused(Bust((out(room.clara, 2, 1),))).code == "entry_withdrawn"

    fresh = Evening().tables(1)
    anna, _ = fresh.enter(1, (1, 1)), fresh.enter(2, (1, 2))
    with pytest.raises(Impossible, match="not_started"):
        fresh.do(Bust((out(anna, 1, 1),)))


def test_the_undo_of_a_bust_brings_back_seat_and_marks(room: _Room) -> None:
    evening = room.evening
    evening.do(Away(room.boris))
    before = evening.tournament
    line = evening.do(Bust((out(room.boris, 1, 2),)))

    evening.undo(line)

    assert evening.tournament == before


def test_the_undo_of_a_bust_whose_seat_is_taken_names_the_line_in_the_way(room: _Room) -> None:
    evening = room.evening
    line = evening.do(Bust((out(room.boris, 1, 2),)))
    taken = evening.do(Move(room.clara, TableSeat(2, 1), TableSeat(1, 2)))

    with pytest.raises(Impossible) as refused:
        evening.undo(line)

    assert (refused.value.code, refused.value.facts["blocker"]) == ("undo_blocked", taken)


# ------------------------------------------------------------------ not out after all


def test_a_revived_player_sits_at_his_table_as_before(room: _Room) -> None:
    evening = room.evening
    evening.do(SetButton(1, 1, 2, 3))
    evening.do(FixSeat(room.boris, 1, 2))
    evening.do(KeepApart(room.boris, room.clara))
    before = evening.tournament
    evening.do(Bust((out(room.boris, 1, 2),)))

    evening.do(Revive(room.boris, TableSeat(1, 2)), "the cards were read again")

    assert evening.tournament == before


def _revived(room: _Room, entry: EntryId, seat: tuple[int, int]) -> None:
    room.evening.do(Revive(entry, TableSeat(*seat)), "the cards were read again")


@pytest.mark.parametrize("one_hand", [True, False])
@pytest.mark.parametrize("first", ["boris", "clara"])
def test_a_pair_that_went_out_is_kept_apart_again_once_both_are_back(
    room: _Room, first: str, *, one_hand: bool
) -> None:
    evening = room.evening
    evening.do(KeepApart(room.boris, room.clara))
    gone = [out(room.boris, 1, 2), out(room.clara, 2, 1)]
    for hand in [gone] if one_hand else [[one] for one in gone]:
        evening.do(Bust(tuple(hand)))

    chairs = [(room.boris, (1, 2)), (room.clara, (2, 1))]
    one, other = chairs if first == "boris" else reversed(chairs)
    _revived(room, *one)
    assert not evening.tournament.apart

    _revived(room, *other)
    assert evening.tournament.apart == ((room.boris, room.clara),)


def test_a_pair_does_not_come_back_with_one_whose_partner_left_for_good(room: _Room) -> None:
    evening = room.evening
    evening.do(KeepApart(room.boris, room.clara))
    evening.do(Bust((out(room.boris, 1, 2),)))
    evening.do(Withdraw(room.clara), "tired")

    _revived(room, room.boris, (1, 2))

    assert evening.tournament.apart == ()


@pytest.mark.parametrize("how", ["kept for Anna", "Anna sits there", "table closed"])
def test_a_seat_that_another_has_by_now_is_kept_no_more_for_a_revived_player(room: _Room, how: str) -> None:
    evening, boris = room.evening, room.boris
    evening.do(FixSeat(boris, 1, 2))
    evening.do(Bust((out(boris, 1, 2),)))
    if how == "kept for Anna":
        evening.do(FixSeat(room.anna, 1, 2))
    elif how == "Anna sits there":
        evening.do(Move(room.anna, TableSeat(1, 1), TableSeat(1, 2)))
    else:
        evening.do(Move(room.anna, TableSeat(1, 1), TableSeat(2, 2)))
        evening.do(CloseTable(1))

    _revived(room, boris, (2, 5))

    assert boris not in evening.tournament.needs


def test_a_player_revived_at_another_table_is_new_there(room: _Room) -> None:
    evening = room.evening
    evening.enter(4, (2, 2))
    evening.do(SetButton(2, 1, 2, 3))
    evening.do(Bust((out(room.boris, 1, 2),)))

    evening.do(Revive(room.boris, TableSeat(2, 5)), "the table is full")

    assert evening.tournament.mark(room.boris).marker == "NEW"
    assert evening.tournament.seating.at(room.boris) == TableSeat(2, 5)
    lawful(evening.tournament)


def test_who_never_went_out_is_not_revived(room: _Room) -> None:
    evening, free = room.evening, TableSeat(1, 9)
    assert room.refused(Revive(EntryId(99), free)).code == "no_entry"
    assert room.refused(Revive(room.boris, free)).code == "not_out"

    evening.do(Bust((out(room.boris, 1, 2),)))
    assert room.refused(Revive(room.boris, TableSeat(1, 1))).code == "seat_taken"
    assert room.refused(Revive(room.boris, free), "").code == "reason_needed"

    evening.do(Reenter(room.boris, 100_000, 10_000, 10_000))
    assert room.refused(Revive(room.boris, free)).code == "reentered"


# ------------------------------------------------------------------ the end


def test_the_last_bust_names_the_winner(room: _Room) -> None:
    evening = room.evening
    evening.do(Bust((out(room.clara, 2, 1),)))

    evening.do(Bust((out(room.boris, 1, 2),), ends=True))

    assert evening.tournament.winner == room.anna
    assert room.refused(EndPlay(Moment(5))).code == "already_ended"


def test_the_end_is_said_by_hand_where_no_bust_said_it(room: _Room) -> None:
    evening = room.evening
    assert room.refused(EndPlay(Moment(5))).facts["players"] == 3
    evening.do(Bust((out(room.clara, 2, 1), out(room.boris, 1, 2))))

    assert room.refused(EndPlay(Moment(-5))).code == "moment"
    line = evening.do(EndPlay(Moment(5)))
    assert evening.tournament.winner == room.anna

    evening.undo(line)
    assert evening.tournament.winner is None


def test_an_event_has_no_winner_before_its_first_hand() -> None:
    evening = Evening().tables(1)
    evening.enter(1, (1, 1))

    with pytest.raises(Impossible, match="not_started"):
        evening.do(EndPlay(Moment(5)))


def test_once_the_event_is_over_nobody_comes_in_and_the_winner_does_not_leave(room: _Room) -> None:
    room.evening.do(Bust((out(room.clara, 2, 1), out(room.boris, 1, 2)), ends=True))

    for action in (
        Register(PersonId(9), 100, 10, 10_000),
        Reenter(room.boris, 100, 10, 10_000),
        Withdraw(room.anna),
        Void(room.anna),
        Rebuy(room.anna, 100, 10, 10_000),
        AddOn(room.anna, 100, 10, 10_000),
    ):
        assert room.refused(action).code == "already_ended"


def test_who_is_revived_after_the_end_lets_the_event_go_on(room: _Room) -> None:
    evening = room.evening
    evening.do(Bust((out(room.clara, 2, 1), out(room.boris, 1, 2)), ends=True))

    evening.do(Revive(room.boris, TableSeat(1, 2)), "the cards were read again")

    assert evening.tournament.winner is None


# ------------------------------------------------------------------ who leaves by his own wish


def test_who_leaves_after_the_first_hand_has_the_time_of_it_and_a_dead_stack_that_of_its_end(
    room: _Room,
) -> None:
    evening = room.evening
    line = evening.do(Withdraw(room.boris), "tired")
    how = evening.tournament.entries[room.boris].exit
    assert how is not None
    assert (how.line, how.seat) == (Seq(line), TableSeat(1, 2))

    evening.do(Withdraw(room.clara, chips="dead"), "ill")
    assert evening.tournament.entries[room.clara].exit is None
    line = evening.do(RemoveStack(room.clara))
    how = evening.tournament.entries[room.clara].exit
    assert how is not None
    assert (how.line, how.seat) == (Seq(line), TableSeat(2, 1))


def test_who_withdraws_before_the_first_hand_has_left_nothing() -> None:
    evening = Evening()
    anna = evening.enter(1)

    evening.do(Withdraw(anna), "ill")

    assert evening.tournament.entries[anna].exit is None
