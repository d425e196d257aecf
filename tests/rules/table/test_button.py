"""Button and blinds of the next hand, by article."""

import pytest

from director.rules.table.button import (
    LastHand,
    Positions,
    newcomer_waits,
    next_occupied,
    next_positions,
    strictly_between,
)

SIX = {1, 2, 3, 4, 5, 6}
LAST = LastHand(1, 2, 3)


def after(rule: str, occupied: set[int], last: LastHand = LAST) -> Positions:
    positions = next_positions(rule, occupied, last)
    assert positions is not None
    return positions


def test_t164_tda_32_nobody_out() -> None:
    assert after("dead", SIX) == (2, 3, 4)


def test_t165_tda_32_small_blind_out_leaves_a_dead_button() -> None:
    assert after("dead", SIX - {2}) == (2, 3, 4)


def test_t166_tda_32_big_blind_out_leaves_a_dead_small_blind() -> None:
    assert after("dead", SIX - {3}) == (2, 3, 4)


def test_t168_tda_32_both_blinds_out_and_seat_one_is_last_three_times() -> None:
    hand = LAST
    seen = []
    for _ in range(3):
        hand = LastHand(*after("dead", SIX - {2, 3}, hand))
        seen.append(tuple(hand))

    assert seen == [(2, 3, 4), (3, 4, 5), (4, 5, 6)]


def test_t169_tda_32_button_out_changes_nothing() -> None:
    assert after("dead", SIX - {1}) == (2, 3, 4)


def test_t172_sp_definitions_the_button_moves_and_seat_three_skips_his_small_blind() -> None:
    assert after("simple_moving", SIX - {2}) == (3, 4, 5)


def test_t173_sp_definitions_the_button_moves_and_seat_four_skips_his_big_blind() -> None:
    assert after("simple_moving", SIX - {3}) == (2, 4, 5)


@pytest.mark.parametrize("rule", ["dead", "simple_moving", "sb_poster_next"])
def test_t174_tda_34_b_three_players_and_the_big_blind_goes_out(rule: str) -> None:
    assert after(rule, {1, 2}) == (2, 2, 1)


@pytest.mark.parametrize("rule", ["dead", "simple_moving", "sb_poster_next"])
def test_tda_34_b_three_players_and_the_button_goes_out(rule: str) -> None:
    # Trap 2: next(button) alone would give seat 3 the big blind twice running.
    assert after(rule, {2, 3}) == (3, 3, 2)


@pytest.mark.parametrize("rule", ["dead", "simple_moving", "sb_poster_next"])
def test_t176_tda_34_b_three_players_and_the_small_blind_goes_out(rule: str) -> None:
    assert after(rule, {1, 3}) == (3, 3, 1)


@pytest.mark.parametrize("rule", ["dead", "simple_moving", "sb_poster_next"])
def test_tda_34_b_heads_up_the_blinds_change_hands_each_time(rule: str) -> None:
    first = LastHand(*after(rule, {2, 5}, LastHand(2, 2, 5)))

    assert tuple(first) == (5, 5, 2)
    assert after(rule, {2, 5}, first) == (2, 2, 5)


def test_t261_tda_10_a_from_heads_up_to_three_the_newcomer_may_have_the_button() -> None:
    assert after("dead", {2, 3, 5}, LastHand(2, 2, 5)) == (3, 5, 2)


def test_t262_from_heads_up_to_three_the_newcomer_may_have_the_big_blind() -> None:
    assert after("dead", {2, 5, 8}, LastHand(2, 2, 5)) == (2, 5, 8)


def test_from_heads_up_the_last_player_before_the_small_blind_is_found_across_seat_one() -> None:
    assert after("dead", {1, 5, 8}, LastHand(5, 5, 1)) == (8, 1, 5)


def test_a_moving_button_keeps_its_pace_when_two_newcomers_are_left_alone() -> None:
    assert after("simple_moving", {4, 5}) == (4, 4, 5)


def test_t178_dr_who_posted_the_small_blind_has_the_button() -> None:
    assert after("sb_poster_next", SIX) == (2, 3, 4)


def test_t178_dr_when_the_poster_is_gone_the_next_player_has_it() -> None:
    assert after("sb_poster_next", SIX - {2}) == (3, 4, 5)


def test_t179_dr_when_nobody_posted_the_small_blind_the_big_blind_takes_the_button() -> None:
    assert after("sb_poster_next", SIX, LastHand(2, None, 4)) == (4, 5, 6)


def test_the_dead_button_needs_the_seat_of_the_small_blind() -> None:
    with pytest.raises(ValueError, match="small blind"):
        next_positions("dead", SIX, LastHand(1, None, 3))


@pytest.mark.parametrize("occupied", [set(), {4}])
def test_below_two_players_there_is_no_next_hand(occupied: set[int]) -> None:
    assert next_positions("dead", occupied, LAST) is None


def test_the_next_player_is_found_clockwise_and_may_be_the_same() -> None:
    assert next_occupied(9, {2, 5}) == 2
    assert next_occupied(2, {2}) == 2


def test_a_seat_is_between_two_others_only_clockwise() -> None:
    assert strictly_between(1, 8, 3)
    assert not strictly_between(5, 8, 3)
    assert not strictly_between(8, 8, 3)
    assert not strictly_between(4, 4, 4)


NEXT = Positions(button=5, small=8, big=1)


@pytest.mark.parametrize(
    ("new_between", "waiting"),
    [
        ("sb_to_button_only", {6, 7}),
        ("sb_or_button_wait", {5, 6, 7, 8}),
        ("wait_between_button_and_blinds", {6, 7, 8, 9}),
    ],
)
def test_t160_t190_where_a_newcomer_waits(new_between: str, waiting: set[int]) -> None:
    assert {seat for seat in range(1, 10) if newcomer_waits(new_between, seat, NEXT)} == waiting


def test_heads_up_the_button_is_the_small_blind_and_nobody_is_between() -> None:
    positions = next_positions("dead", {2, 5}, LastHand(2, 2, 5))

    assert positions is not None
    assert positions.heads_up
    assert not NEXT.heads_up
    assert not any(newcomer_waits("sb_to_button_only", seat, positions) for seat in range(1, 10))
