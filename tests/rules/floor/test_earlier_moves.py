"""Earlier moves, looked up by the chair of whoever was moved."""

from __future__ import annotations

import pytest

from director.domain.moments import MINUTE, utc_ms
from director.domain.seating import Move, MoveReason
from director.domain.seats import TableSeat
from director.rules.floor.earlier_moves import CameFrom, EarlierMoves
from director.rules.floor.mover import Moved
from tests.helpers.floor_room import FloorRoom


def moved_once() -> FloorRoom:
    """Seat 9 of table 1 moved to seat 8 of table 2."""
    room = FloorRoom(9, 7)
    room.do(Move(room.at(1, 9), TableSeat(1, 9), TableSeat(2, 8), MoveReason.BALANCE))
    return room


def test_whoever_was_moved_is_known_by_the_chair_he_sits_on_now() -> None:
    room = moved_once()
    then = utc_ms(room.journal.lines[-1].at)

    assert dict(EarlierMoves(room.tournament, then + 5 * MINUTE)) == {TableSeat(2, 8): Moved(1, 300)}
    assert dict(CameFrom(room.tournament)) == {TableSeat(2, 8): 1}
    assert len(CameFrom(room.tournament)) == 1


def test_a_move_later_than_the_clock_of_this_desk_was_just_now() -> None:
    room = moved_once()
    then = utc_ms(room.journal.lines[-1].at)

    assert EarlierMoves(room.tournament, then - MINUTE)[TableSeat(2, 8)] == Moved(1, 0)


@pytest.mark.parametrize("chair", [TableSeat(1, 9), TableSeat(1, 1), TableSeat(7, 1)])
def test_a_free_chair_and_whoever_never_moved_have_no_moves(chair: TableSeat) -> None:
    room = moved_once()

    assert chair not in CameFrom(room.tournament)
    assert EarlierMoves(room.tournament, 0).get(chair) is None
