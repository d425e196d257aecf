"""The final table and the redraws: when, and of how many."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.attendance import ReleaseSeats
from director.domain.entries import Withdraw
from director.domain.options import read_options
from director.domain.plan import Plan
from director.domain.play import StartPlay
from director.domain.setup import LockSeats
from director.rules.floor.final_table import (
    chairs_needed,
    final_size,
    final_table_due,
    redraw_due,
    redraw_points,
    staying,
)
from director.rules.verdict import article
from tests.helpers.evening import PLAN, Evening

TDA = replace(PLAN, rules="tda-2024")
WSOP = replace(PLAN, rules="wsop-2026")


def room(plan: Plan, *sizes: int, more: int = 0) -> Evening:
    """So many players at tables 1, 2, 3 …, and so many entries more who left after the first hand."""
    evening = Evening(plan)
    evening.tables(*range(1, len(sizes) + 1), seats=plan.seats)
    for table, size in enumerate(sizes, start=1):
        for seat in range(1, size + 1):
            evening.enter(100 * table + seat, (table, seat))
    gone = [evening.enter(100_000 + n) for n in range(more)]
    evening.do(StartPlay())
    for entry in gone:
        evening.do(Withdraw(entry), "left")
    return evening


def test_nobody_who_only_waits_for_a_seat_makes_a_final_table() -> None:
    some = room(TDA, 2, 0)
    assert final_table_due(some.tournament).answer

    some.do(ReleaseSeats(tuple(some.tournament.seating.places)))

    assert len(some.tournament.playing_persons) == 2
    assert not final_table_due(some.tournament).answer


def test_t203_ten_left_are_two_tables_of_five_and_nine_a_final_table() -> None:
    """TDA RP-9."""
    ten, nine = room(TDA, 5, 5), room(TDA, 5, 4)

    assert (final_table_due(ten.tournament).answer, final_table_due(nine.tournament).answer) == (False, True)
    assert final_size(nine.tournament).because == (article("TDA RP-9"),)


def test_t203_wsop_t_68_forms_it_at_ten() -> None:
    ten = room(WSOP, 5, 5)

    assert final_table_due(ten.tournament).answer
    assert final_size(ten.tournament).because == (article("WSOP-T 68"),)
    assert chairs_needed(ten.tournament, 2) == 10


@pytest.mark.parametrize("plan", [TDA, WSOP])
def test_t204_a_six_handed_event_has_a_final_table_of_seven(plan: Plan) -> None:
    assert final_size(room(replace(plan, seats=6), 4, 4).tournament).answer == 7
    assert not final_table_due(room(replace(plan, seats=6), 4, 4).tournament).answer
    assert final_table_due(room(replace(plan, seats=6), 4, 3).tournament).answer


def test_the_size_may_be_set_for_the_event_and_is_then_the_houses_choice() -> None:
    plan = replace(TDA, options=read_options({"ft_size": {"9": 8}}))

    size = final_size(room(plan, 5, 4).tournament)

    assert (size.answer, size.because, size.house) == (8, (), ("ft_size",))


def test_of_other_sizes_no_book_speaks() -> None:
    size = final_size(room(replace(TDA, seats=10), 5, 4).tournament)

    assert (size.answer, size.because, size.house) == (10, (), ("ft_size",))


def test_one_table_is_no_longer_to_be_formed_and_nothing_before_the_first_hand() -> None:
    assert not final_table_due(room(TDA, 7).tournament).answer
    waiting = Evening(TDA).tables(1, 2)
    waiting.enter(1, (1, 1))
    assert not final_table_due(waiting.tournament).answer


def test_t205_redraws_by_the_number_of_entries() -> None:
    """WSOP-T 67-c."""
    many, some, few = (room(TDA, 2, more=more - 2) for more in (120, 80, 50))

    assert redraw_points(many.tournament).answer == (3, 2, 1)
    assert redraw_points(some.tournament).answer == (2, 1)
    assert redraw_points(few.tournament).answer == ()
    assert redraw_points(many.tournament).because == (article("WSOP-T 67-c"),)
    edges = {n: redraw_points(room(TDA, 2, more=n - 2).tournament).answer for n in (51, 99, 100)}
    assert edges == {51: (2, 1), 99: (2, 1), 100: (3, 2, 1)}


def test_the_plan_goes_before_the_book() -> None:
    given = redraw_points(room(replace(TDA, redraw_at=(2, 5, 2)), 2, more=118).tournament)

    assert (given.answer, given.because, given.house) == ((5, 2), (), ("redraw_at",))
    assert redraw_points(room(replace(TDA, redraw_at=()), 2, more=118).tournament).answer == ()


def test_t205_a_redraw_is_due_once_everybody_fits() -> None:
    four = room(TDA, 7, 7, 7, 7, more=92)
    assert redraw_due(four.tournament).answer is None

    fits = room(TDA, 7, 7, 7, 6, more=93)
    assert redraw_due(fits.tournament).answer == 3
    assert redraw_due(fits.tournament).because == (article("WSOP-T 67-c"),)


def test_everybody_who_fits_two_tables_draws_for_two_not_for_three() -> None:
    assert redraw_due(room(TDA, 5, 5, 4, 4, more=102).tournament).answer == 2
    assert redraw_due(room(TDA, 5, 4, more=111).tournament).answer is None, "that is the final table"


def test_the_tables_that_would_break_last_stay_as_far_as_their_seats_are_free() -> None:
    evening = room(TDA, 6, 6, 6, more=82)
    assert staying(evening.tournament, 2) == (1, 2)
    assert redraw_due(evening.tournament).answer == 2

    evening.do(LockSeats(1, (9,)))
    assert redraw_due(evening.tournament).answer is None


def test_a_table_with_seats_enough_needs_no_more() -> None:
    evening = room(TDA, 5, 4)
    assert chairs_needed(evening.tournament, 1) == 0

    evening.do(LockSeats(1, (9,)))
    assert chairs_needed(evening.tournament, 1) == 10
