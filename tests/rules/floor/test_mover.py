"""Who leaves a table, by article."""

import pytest

from director.domain.hands import LastHand
from director.domain.seats import TableSeat
from director.rules.floor.late_seat import LateTable
from director.rules.floor.mover import LATELY, NEVER, Moved, Mover, next_mover

NINE = frozenset(range(1, 10))


def mover(
    seated: frozenset[int] | set[int],
    last: LastHand | None,
    *,
    rule: str = "dead",
    stays: set[int] | None = None,
    moved: dict[int, Moved] | None = None,
) -> Mover | None:
    table = LateTable(4, 9, NINE, last=last)
    return next_mover(
        table,
        seated,
        rule,
        {TableSeat(4, seat) for seat in stays or ()},
        {TableSeat(4, seat): told for seat, told in (moved or {}).items()},
    )


def test_t196_tda_11_a_the_next_big_blind_moves() -> None:
    assert mover(NINE, LastHand(7, 8, 9)) == Mover(1, "next_big_blind", NEVER)


@pytest.mark.parametrize("rule", ["dead", "simple_moving", "sb_poster_next"])
def test_t196_is_the_same_in_every_book_while_all_seats_are_taken(rule: str) -> None:
    assert mover(NINE, LastHand(7, 8, 9), rule=rule) == Mover(1, "next_big_blind", NEVER)


def test_the_next_big_blind_is_that_of_the_books_own_button() -> None:
    # Seat 3, the big blind of the last hand, is out.
    seated, last = NINE - {3}, LastHand(1, 2, 3)

    assert mover(seated, last) == Mover(4, "next_big_blind", NEVER)
    assert mover(seated, last, rule="simple_moving") == Mover(5, "next_big_blind", NEVER)


def test_after_him_the_one_who_then_has_the_big_blind_moves() -> None:
    assert mover(NINE - {1}, LastHand(7, 8, 9)) == Mover(2, "next_big_blind", NEVER)


def test_before_the_first_hand_the_highest_seat_moves() -> None:
    assert mover({2, 5, 7}, None) == Mover(7, "highest_seat", NEVER)


def test_s02_tda_9_a_player_with_a_fixed_seat_is_not_offered() -> None:
    assert mover(NINE, LastHand(7, 8, 9), stays={1, 2}) == Mover(3, "next_due", NEVER)
    assert mover({2, 5, 7}, None, stays={7}) == Mover(5, "highest_seat", NEVER)


def test_a_table_where_everybody_stays_gives_nobody() -> None:
    assert mover({2, 5}, LastHand(2, 2, 5), stays={2, 5}) is None
    assert mover({2, 5}, None, stays={2, 5}) is None


def test_s06_before_the_first_hand_who_was_moved_least_moves_again() -> None:
    twice, once = Moved(2, 9_000), Moved(1, 600)

    assert mover({5, 7}, None, moved={7: once}) == Mover(5, "moved_least", NEVER)
    assert mover({5, 7}, None, moved={5: twice, 7: once}) == Mover(7, "highest_seat", once)
    assert mover({5, 7}, None, moved={5: Moved(1, 5_000), 7: once}) == Mover(
        5, "moved_least", Moved(1, 5_000)
    )


def test_s06_the_next_big_blind_moves_even_when_he_was_moved_before() -> None:
    before = Moved(3, 60)

    assert mover(NINE, LastHand(7, 8, 9), moved={1: before}) == Mover(1, "next_big_blind", before)


def test_p33_a_second_move_within_half_an_hour_is_worth_a_question() -> None:
    assert NEVER.caution is None
    assert Moved(1, LATELY - 1).caution == "moved_lately"
    assert Moved(1, LATELY).caution == "moved_before"
