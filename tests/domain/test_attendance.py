"""Who is really there: seats that were checked, seats that were given up."""

from __future__ import annotations

import pytest

from director.domain.attendance import CheckSeats, ReleaseSeats
from director.domain.ids import EntryId
from director.domain.play import Away, StartPlay
from director.domain.refusal import Impossible
from director.domain.seating import Move, Seat
from director.domain.seats import TableSeat
from tests.helpers.evening import Evening


def room() -> tuple[Evening, EntryId, EntryId]:
    evening = Evening().tables(1, 2)
    one, other = evening.enter(1, (1, 1)), evening.enter(2, (1, 2))
    evening.do(StartPlay())
    return evening, one, other


def test_a_dealer_saw_who_sits_where() -> None:
    evening, one, other = room()

    evening.do(CheckSeats(1, (one, other)))

    assert evening.tournament.entries[one].checked == TableSeat(1, 1)
    assert evening.tournament.entries[other].checked == TableSeat(1, 2)


def test_who_moved_since_is_not_verified_at_the_new_chair() -> None:
    evening, one, _ = room()
    evening.do(CheckSeats(1, (one,)))

    evening.do(Move(one, TableSeat(1, 1), TableSeat(2, 1)))

    assert evening.tournament.entries[one].checked != evening.tournament.seating.at(one)


def test_nobody_is_seen_where_he_does_not_sit() -> None:
    evening, one, _ = room()
    unseated = evening.enter(3)

    for entry in (one, unseated):
        with pytest.raises(Impossible, match="not_at_table"):
            evening.do(CheckSeats(2, (entry,)))


def test_each_is_named_once_and_somebody_is() -> None:
    evening, one, _ = room()

    with pytest.raises(Impossible, match="nobody_named"):
        evening.do(CheckSeats(1, ()))
    with pytest.raises(Impossible, match="entry_twice"):
        evening.do(ReleaseSeats((one, one)))


def test_a_no_show_loses_the_seat_and_stays_in() -> None:
    evening, one, other = room()
    evening.do(Away(one))
    before = evening.tournament.chips

    line = evening.do(ReleaseSeats((one, other)))

    assert evening.tournament.seating.at(one) is None
    assert evening.tournament.playing(one).queued == line
    assert not evening.tournament.marks
    assert evening.tournament.chips == before


def test_a_no_show_who_comes_after_all_gets_a_seat() -> None:
    evening, one, _ = room()
    evening.do(ReleaseSeats((one,)))

    evening.do(Seat(one, TableSeat(2, 5)))

    assert evening.tournament.seating.at(one) == TableSeat(2, 5)


def test_who_has_no_seat_cannot_lose_one() -> None:
    evening, _, _ = room()
    unseated = evening.enter(3)

    with pytest.raises(Impossible, match="no_seat_held"):
        evening.do(ReleaseSeats((unseated,)))
