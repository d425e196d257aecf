"""The seat a moved player gets, by article."""

import pytest

from director.domain.hands import LastHand
from director.rules.floor.late_seat import LateTable
from director.rules.floor.target import Role, Target, target_seat
from director.rules.rulesets import NAMES, ruleset


def target(
    seated: set[int],
    last: LastHand | None,
    *,
    rules: str = "tda-2024",
    only: set[int] | None = None,
    seats: int = 9,
) -> Target:
    """The seat among all empty ones, or among `only` these."""
    table = LateTable(2, seats, frozenset(seated), last=last)
    open_seats = [seat for seat in table.open_seats() if only is None or seat in only]
    return target_seat(table, open_seats, seated, ruleset(rules))


@pytest.mark.parametrize("rules", NAMES)
def test_t197_tda_11_a_the_big_blind_of_the_next_hand_is_the_worst_seat(rules: str) -> None:
    chosen = target({1, 2, 3, 4, 6, 7, 8}, LastHand(2, 3, 4), rules=rules)

    assert chosen == Target(5, False, Role.PLAYS, hands=1)


def test_t197_seat_nine_is_four_hands_away() -> None:
    assert target({1, 2, 3, 4, 6, 7, 8}, LastHand(2, 3, 4), only={9}).hands == 4


@pytest.mark.parametrize("rules", NAMES)
def test_t199_tda_11_a_seat_nine_and_not_those_behind_the_button(rules: str) -> None:
    chosen = target({1, 2, 5, 8}, LastHand(2, 5, 8), rules=rules)

    assert chosen == Target(9, False, Role.PLAYS, hands=1)


@pytest.mark.parametrize("rules", NAMES)
@pytest.mark.parametrize("seat", [6, 7])
def test_t199_tda_10_a_between_button_and_small_blind_he_waits(rules: str, seat: int) -> None:
    chosen = target({1, 2, 5, 8}, LastHand(2, 5, 8), rules=rules, only={seat})

    assert (chosen.seat, chosen.waits, chosen.role) == (seat, True, Role.WAITS)


def test_t199_a_seat_that_waits_comes_after_all_that_do_not() -> None:
    assert target({1, 2, 5, 8}, LastHand(2, 5, 8), only={3, 6, 7}).seat == 3
    assert target({1, 2, 5, 8}, LastHand(2, 5, 8), only={6, 7}).seat == 6


@pytest.mark.parametrize("rules", NAMES)
def test_s05_he_gets_the_empty_seat_that_is_the_next_big_blind(rules: str) -> None:
    chosen = target({1, 2, 3, 5, 6, 8, 9}, LastHand(1, 2, 3), rules=rules)

    assert chosen == Target(4, False, Role.PLAYS, hands=1)


@pytest.mark.parametrize("rules", NAMES)
def test_s05_trap_4_the_small_blinds_place_is_never_given(rules: str) -> None:
    # The big blind on seat 3 just went out: next hand that is the dead small blind.
    chosen = target({1, 2, 4, 5, 6, 8, 9}, LastHand(1, 2, 3), rules=rules)

    assert (chosen.seat, chosen.waits, chosen.role) == (7, False, Role.PLAYS)


def test_tda_11_a_a_single_big_blind_counts_though_the_small_blind_is_dead() -> None:
    # Seats 3 and 4 are empty: dead small blind on 3, and 4 would be the big blind.
    assert target({1, 2, 5, 6}, LastHand(1, 2, 3)) == Target(4, False, Role.PLAYS, hands=1)


def test_of_seats_equally_near_the_blind_the_first_clockwise_is_taken() -> None:
    assert target({1, 2, 4, 8}, LastHand(1, 2, 4), only={5, 6, 7}).seat == 5
    # Across seat 1: the last big blind is 8, the next one 3.
    assert target({3, 5, 8}, LastHand(3, 5, 8), only={1, 2, 9}).seat == 9


def test_when_only_the_small_blinds_place_is_open_he_sits_there_and_posts_it() -> None:
    chosen = target({1, 2, 4, 5, 6}, LastHand(1, 2, 3), seats=6)

    assert (chosen.seat, chosen.waits, chosen.role) == (3, False, Role.SMALL)


def test_under_rrop_15_he_waits_even_there() -> None:
    chosen = target({1, 2, 4, 5, 6}, LastHand(1, 2, 3), seats=6, rules="robert-11")

    assert (chosen.seat, chosen.waits, chosen.role) == (3, True, Role.SMALL)


def test_a_seat_that_waits_is_better_than_the_small_blinds() -> None:
    # Next hand: button 3, dead small blind 5; seat 4 lies between.
    assert target({1, 2, 3, 6}, LastHand(2, 3, 5), only={4, 5}).seat == 4


def test_trap_3_the_positions_of_the_next_hand_count_and_not_those_of_the_last() -> None:
    # Seats 3 and 4 lay between button and small blind of the hand just finished.
    assert not target({1, 2, 5, 8}, LastHand(2, 5, 8), only={3, 4}).waits


def test_before_the_first_hand_the_lowest_open_seat_is_taken_and_nobody_waits() -> None:
    assert target({1, 2, 4}, None) == Target(3, False, Role.PLAYS, hands=0)


@pytest.mark.parametrize(("only", "role"), [(3, Role.PLAYS), (8, Role.PLAYS)])
def test_t261_t262_from_heads_up_to_three_he_may_have_button_or_big_blind(only: int, role: Role) -> None:
    chosen = target({2, 5}, LastHand(2, 2, 5), only={only})

    assert (chosen.waits, chosen.role) == (False, role)
    assert target({2, 5}, LastHand(2, 2, 5)).seat == 6


def test_a_third_player_does_not_get_the_seat_of_the_big_blind_that_went_out() -> None:
    # Two are left after seat 3, the big blind, went out; with a third there the small blind would be his.
    assert target({1, 2}, LastHand(1, 2, 3), only={3}).role is Role.SMALL
    assert target({1, 2}, LastHand(1, 2, 3), only={3, 9}).seat == 9


def test_joining_a_lone_player_he_takes_a_seat_where_he_is_the_big_blind() -> None:
    # From seat 6 on clockwise the lone player on 4 comes last.
    chosen = target({4}, LastHand(4, 4, 6))

    assert chosen == Target(7, False, Role.PLAYS, hands=1)
    assert target({4}, LastHand(4, 4, 2), only={6}) == Target(6, False, Role.SMALL, hands=2)


def test_at_an_empty_table_he_sits_down_next_to_where_the_big_blind_was() -> None:
    assert target(set(), LastHand(1, 2, 3)) == Target(4, False, Role.PLAYS, hands=0)


def test_where_newcomers_wait_up_to_the_big_blind_he_who_has_it_himself_plays() -> None:
    # The moving button goes to 2, blinds to 3 and 5: seat 4 would be the big blind with him there.
    last = LastHand(1, 2, 3)

    assert target({1, 2, 3, 5, 6}, last, rules="sport-ru", only={4}).waits is False
    # Seats 5 and 6 lie before the big blind of seat 7, too, but only one of them can have it.
    assert target({1, 2, 3, 7}, last, rules="sport-ru", only={4, 5, 6}).seat == 4
    # With blinds on 4 and 6 seat 3 lies before the small one: there he waits.
    assert target({1, 2, 4, 6}, last, rules="sport-ru", only={3}).waits is True


def test_a_big_blind_that_came_round_to_the_button_is_not_behind_it() -> None:
    # The button would go to empty seat 2, but the big blind comes past it: 5 has the button, 6 the small
    # blind.
    chosen = target({4, 5, 6}, LastHand(1, 2, 6), only={3})

    assert (chosen.waits, chosen.role, chosen.hands) == (False, Role.PLAYS, 1)
