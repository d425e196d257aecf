"""Chairs: seat, move, swap, fixed seats and pairs that are kept apart."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from immutables import Map

from director.domain.action import Action
from director.domain.ids import EntryId
from director.domain.refusal import Impossible
from director.domain.seating import EndApart, FixSeat, FreeNeed, KeepApart, Move, Seat, Swap
from director.domain.seats import Seating, TableSeat
from director.domain.setup import CloseTable, LockSeats
from tests.helpers.evening import Evening


class _Room(NamedTuple):
    evening: Evening
    anna: EntryId
    boris: EntryId
    clara: EntryId
    """In, without a seat."""


@pytest.fixture
def room() -> _Room:
    """Two tables; Anna sits at 1-1, Boris at 2-2, Clara nowhere."""
    evening = Evening().tables(1, 2)
    return _Room(evening, evening.enter(1, (1, 1)), evening.enter(2, (2, 2)), evening.enter(3))


def test_a_seat_is_written_table_dash_seat() -> None:
    assert str(TableSeat(12, 4)) == "12-4"


def test_a_chair_that_must_be_held_is_refused_when_nobody_sits_there(room: _Room) -> None:
    seating = room.evening.tournament.seating

    assert seating.held(TableSeat(1, 1)) == room.anna
    with pytest.raises(Impossible) as refused:
        seating.held(TableSeat(1, 2))
    assert (refused.value.code, refused.value.facts) == ("nobody_at_seat", {"seat": TableSeat(1, 2)})


def test_a_player_without_a_seat_sits_down(room: _Room) -> None:
    room.evening.do(Seat(room.clara, TableSeat(1, 5)))

    assert room.evening.tournament.seating.at(room.clara) == TableSeat(1, 5)
    assert room.evening.tournament.unseated() == ()


def test_a_move_empties_the_old_seat_and_fills_the_new_one(room: _Room) -> None:
    room.evening.do(Move(room.anna, TableSeat(1, 1), TableSeat(2, 7)))

    seating = room.evening.tournament.seating
    assert seating.holder(TableSeat(1, 1)) is None
    assert seating.holder(TableSeat(2, 7)) == room.anna
    assert (seating.count(1), seating.count(2)) == (0, 2)


def test_a_move_may_go_to_the_next_seat_of_the_same_table(room: _Room) -> None:
    room.evening.do(Move(room.anna, TableSeat(1, 1), TableSeat(1, 2)))

    assert room.evening.tournament.seating.at(room.anna) == TableSeat(1, 2)


def test_two_players_change_places(room: _Room) -> None:
    room.evening.do(Swap(room.anna, TableSeat(1, 1), room.boris, TableSeat(2, 2)))

    seating = room.evening.tournament.seating
    assert (seating.at(room.anna), seating.at(room.boris)) == (TableSeat(2, 2), TableSeat(1, 1))


def test_s07_a_stale_proposal_is_refused_and_nothing_is_half_done(room: _Room) -> None:
    proposal = Move(room.anna, TableSeat(1, 1), TableSeat(2, 4))
    room.evening.do(Seat(room.clara, TableSeat(2, 4)))
    before = room.evening.journal

    with pytest.raises(Impossible) as refused:
        room.evening.do(proposal)

    assert (refused.value.code, refused.value.facts["entry"]) == ("seat_taken", room.clara)
    assert room.evening.journal is before


def test_s07_a_move_of_somebody_who_was_moved_meanwhile_is_refused(room: _Room) -> None:
    proposal = Move(room.anna, TableSeat(1, 1), TableSeat(2, 4))
    room.evening.do(Move(room.anna, TableSeat(1, 1), TableSeat(1, 9)))

    with pytest.raises(Impossible) as refused:
        room.evening.do(proposal)

    assert refused.value.facts["now"] == TableSeat(1, 9)


def test_s02_the_second_mark_of_one_fixed_seat_is_refused_by_name(room: _Room) -> None:
    room.evening.do(FixSeat(room.anna, 2, 1))

    with pytest.raises(Impossible) as refused:
        room.evening.do(FixSeat(room.boris, 2, 1))

    assert (refused.value.code, refused.value.facts["entry"]) == ("seat_kept", room.anna)


def test_a_fixed_seat_is_known_by_its_chair(room: _Room) -> None:
    room.evening.do(FixSeat(room.anna, 2, 1))

    assert room.evening.tournament.kept_for(TableSeat(2, 1)) == room.anna
    assert room.evening.tournament.kept_for(TableSeat(2, 3)) is None


def test_a_need_can_be_changed_and_freed(room: _Room) -> None:
    room.evening.do(FixSeat(room.anna, table=2))
    room.evening.do(FixSeat(room.anna, seat=1))
    need = room.evening.tournament.needs[room.anna]
    room.evening.do(FreeNeed(room.anna))

    assert (need.table, need.seat, need.chair) == (None, 1, None)
    assert not room.evening.tournament.needs


def test_a_need_is_met_by_the_right_table_or_seat(room: _Room) -> None:
    room.evening.do(FixSeat(room.anna, seat=1))
    need = room.evening.tournament.needs[room.anna]

    assert need.met_by(TableSeat(5, 1))
    assert not need.met_by(TableSeat(1, 5))


def test_pairs_are_kept_in_the_order_of_registration(room: _Room) -> None:
    room.evening.do(KeepApart(room.boris, room.anna))
    kept = room.evening.tournament.apart
    room.evening.do(EndApart(room.boris, room.anna))

    assert kept == ((room.anna, room.boris),)
    assert room.evening.tournament.apart == ()


def _impossible(room: _Room) -> list[tuple[str, Action]]:
    here, there, nobody = TableSeat(1, 1), TableSeat(2, 2), EntryId(99)
    return [
        ("already_seated", Seat(room.anna, TableSeat(1, 5))),
        ("no_entry", Seat(nobody, TableSeat(1, 5))),
        ("seat_taken", Seat(room.clara, there)),
        ("seat_taken", Move(room.anna, here, there)),
        ("seat_taken", Move(room.anna, here, here)),
        ("no_table", Move(room.anna, here, TableSeat(9, 1))),
        ("no_seat", Move(room.anna, here, TableSeat(1, 0))),
        ("moved_meanwhile", Move(room.clara, here, TableSeat(1, 5))),
        ("swap_same", Swap(room.anna, here, room.anna, here)),
        ("moved_meanwhile", Swap(room.anna, here, room.boris, here)),
        ("need_empty", FixSeat(room.anna)),
        ("seat_taken", FixSeat(room.clara, 2, 2)),
        ("no_seat", FixSeat(room.clara, 2, 10)),
        ("no_seat", FixSeat(room.clara, seat=24)),
        ("no_table", FixSeat(room.clara, table=9)),
        ("no_need", FreeNeed(room.anna)),
        ("apart_same", KeepApart(room.anna, room.anna)),
        ("apart_unknown", EndApart(room.anna, room.boris)),
    ]


@pytest.mark.parametrize("n", range(18))
def test_what_cannot_be_is_refused_with_its_code(room: _Room, n: int) -> None:
    code, action = _impossible(room)[n]

    with pytest.raises(Impossible) as refused:
        room.evening.do(action)

    assert refused.value.code == code


def test_a_pair_is_not_kept_twice(room: _Room) -> None:
    room.evening.do(KeepApart(room.anna, room.boris))

    with pytest.raises(Impossible, match="apart_known"):
        room.evening.do(KeepApart(room.boris, room.anna))


def test_empty_seats_leave_out_taken_and_locked_ones(room: _Room) -> None:
    room.evening.do(LockSeats(1, (3, 4)))

    assert room.evening.tournament.empty_seats(1) == [2, 5, 6, 7, 8, 9]


def test_seats_that_were_left_are_known_the_last_first_until_all_sit_anew() -> None:
    one, other, third = EntryId(2), EntryId(3), EntryId(4)
    seating = Seating().with_all({one: TableSeat(1, 1), other: TableSeat(1, 2), third: TableSeat(1, 3)})

    left = seating.without(one).without(other).with_seat(one, TableSeat(1, 2)).without(third).without(one)

    assert left.freed == Map({1: (2, 3, 1)})
    assert left.with_all({one: TableSeat(1, 3), other: TableSeat(2, 3)}).freed == Map({1: (2, 1)})
    assert seating.without(one).with_seat(one, TableSeat(1, 1)) == seating
    assert left.without_all({}).freed == Map()


def test_standing_up_twice_changes_nothing() -> None:
    seating = Seating().with_seat(EntryId(2), TableSeat(1, 1)).without(EntryId(2))

    assert seating.without(EntryId(2)) is seating


def test_s08_those_who_wait_keep_their_order_when_tables_close() -> None:
    """Alternates and their list come later; who waits for a seat now is in order of registration already."""
    evening = Evening().tables(1, 2, 3)
    movers = [evening.enter(1, (2, 1)), evening.enter(2, (3, 1))]
    eric, dan = evening.enter(3), evening.enter(4)

    for seat, (mover, table) in enumerate(zip(movers, (2, 3), strict=True), start=1):
        evening.do(Move(mover, TableSeat(table, 1), TableSeat(1, seat)))
        evening.do(CloseTable(table))
    evening.do(Seat(dan, TableSeat(1, 9)))
    evening.undo(evening.journal.seq)

    assert [entry.id for entry in evening.tournament.unseated()] == [eric, dan]
