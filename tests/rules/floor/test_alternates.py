"""Who waits for a seat, in which order, and when one will be free."""

from __future__ import annotations

from director.domain.attendance import ReleaseSeats
from director.domain.busts import Bust, Out
from director.domain.ids import Seq
from director.domain.line import Line
from director.domain.moments import utc_ms
from director.domain.play import StartPlay
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable, LockSeats
from director.rules.floor.alternates import (
    alternates,
    is_full,
    minutes_for,
    open_seats,
    pace,
    waiting_begins,
)
from tests.helpers.evening import Evening
from tests.helpers.offers import goes_out


def full_room(tables: int = 1, seats: int = 2) -> Evening:
    """Tables with a player in each seat."""
    evening = Evening().tables(*range(1, tables + 1), seats=seats)
    for table in range(1, tables + 1):
        for seat in range(1, seats + 1):
            evening.enter(100 * table + seat, (table, seat))
    return evening


def test_before_seats_are_given_out_nobody_waits() -> None:
    evening = Evening().tables(1)
    evening.enter(1)

    assert alternates(evening.tournament) == ()
    assert not is_full(Evening().tournament)


def test_in_a_full_room_who_comes_waits_in_order() -> None:
    evening = full_room()
    eric, dan = evening.enter(1), evening.enter(2)

    assert is_full(evening.tournament)
    assert alternates(evening.tournament) == (eric, dan)


def test_after_the_first_hand_who_has_no_seat_waits_even_when_some_are_free() -> None:
    evening = full_room()
    evening.do(StartPlay())
    evening.tables(2)
    late = evening.enter(1)

    assert waiting_begins(evening.tournament)
    assert alternates(evening.tournament) == (late,)
    assert open_seats(evening.tournament) == 9


def test_locked_seats_are_not_to_be_had() -> None:
    evening = full_room().tables(2, seats=2)
    evening.do(LockSeats(2, (1, 2)))

    assert is_full(evening.tournament)
    assert open_seats(evening.tournament) == 0


def test_tables_that_break_change_nothing_in_the_line() -> None:
    """S08: players of closed tables were put at its head, and one waited behind three of them."""
    evening = full_room(2)
    evening.do(StartPlay())
    eric, dan = evening.enter(1), evening.enter(2)
    one, other = (evening.tournament.seating.holder(TableSeat(1, seat)) for seat in (1, 2))
    moved = [evening.tournament.seating.holder(TableSeat(2, seat)) for seat in (1, 2)]
    assert one is not None
    assert other is not None
    goes_out(evening, one)
    goes_out(evening, other)

    for seat, entry in enumerate(moved, 1):
        assert entry is not None
        evening.do(Move(entry, TableSeat(2, seat), TableSeat(1, seat)))
    evening.do(CloseTable(2))

    assert alternates(evening.tournament) == (eric, dan)


def test_a_no_show_waits_behind_those_who_waited_then_and_before_those_who_come_later() -> None:
    evening = full_room()
    evening.do(StartPlay())
    eric = evening.enter(1)
    no_show = evening.tournament.seating.holder(TableSeat(1, 1))
    assert no_show is not None

    evening.do(ReleaseSeats((no_show,)))
    later = evening.enter(2)

    assert alternates(evening.tournament) == (eric, no_show, later)


def busts(count: int, every: int = 2) -> tuple[Evening, int]:
    """So many of a room of 27 go out, one in so many minutes from 18:00; and the moment of the last."""
    evening = full_room(3, 9)
    evening.do(StartPlay())
    at = "2026-12-05T18:00:00.000Z"
    for n, (entry, seat) in enumerate(sorted(evening.tournament.seating.places.items())[:count]):
        at = f"2026-12-05T{18 + n * every // 60}:{n * every % 60:02}:00.000Z"
        seq = Seq(evening.journal.seq + 1)
        bust = Bust((Out(entry, seat),))
        evening.journal = evening.journal.then(Line(seq, f"u{seq}", at, "1", "Olga", bust))
    return evening, utc_ms(at)


def test_the_pace_is_that_of_the_last_hour() -> None:
    evening, at = busts(20, every=5)  # 18:00 to 19:35, of which 13 since 18:35

    assert pace(evening.tournament, at) == (13, 60.0)


def test_from_few_busts_or_little_play_nobody_can_tell() -> None:
    few, at_few = busts(4)
    quick, at_quick = busts(6, every=1)

    assert pace(few.tournament, at_few) is None
    assert pace(quick.tournament, at_quick) is None
    assert pace(full_room().tournament, at_few) is None


def test_about_when_the_first_fifty_will_sit() -> None:
    """P63: seats that are free, then one for each bust at the pace of the last hour."""
    evening, at = busts(11)  # 11 in 20 minutes: 11 seats are free

    assert open_seats(evening.tournament) == 11
    assert minutes_for(50 - 11, pace(evening.tournament, at)) == 71  # 39 more at 20 minutes for 11


def test_a_bust_after_the_moment_asked_about_does_not_count() -> None:
    evening, at = busts(8)

    assert pace(evening.tournament, at - 60_000) == (7, 13.0)
