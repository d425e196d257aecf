"""Button and blinds of the next hand, by article."""

import pytest

from director.domain.hands import LastHand
from director.rules.table.button import (
    Positions,
    Seated,
    newcomer_waits,
    next_occupied,
    next_positions,
    rotated,
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


def test_tda_34_b_two_are_left_of_three_and_the_chair_between_is_filled_at_once() -> None:
    # Seat 1, the button, went out and a newcomer took seat 4: with three there the button cannot stay with
    # seat 2, who has the big blind now.
    assert after("dead", {2, 4, 5}, LastHand(1, 2, 5)) == (4, 5, 2)


def test_tda_32_a_big_blind_that_goes_past_the_empty_button_takes_it_along() -> None:
    assert after("dead", {4, 5, 6}, LastHand(1, 2, 6)) == (5, 6, 4)
    assert after("dead", {1, 3, 4}, LastHand(2, 2, 1)) == (4, 1, 3)


@pytest.mark.parametrize("rule", ["simple_moving", "sb_poster_next"])
def test_nobody_has_the_big_blind_twice_because_somebody_sat_down_before_it(rule: str) -> None:
    """Under a rule that moves the button seat 2 would have it, and 3 and 4 their blinds once more."""
    assert after("simple_moving", {1, 2, 3, 4, 5, 6}, LastHand(1, 3, 4)) == (3, 4, 5)
    assert after(rule, {2, 3, 5}, LastHand(2, 2, 5)).big != 5


def test_r138_dr_the_poster_has_the_button_though_somebody_sits_between_the_last_blinds() -> None:
    """Seat 5 just had the big blind: it goes on to 6, and 5 posts the small one."""
    assert after("sb_poster_next", SIX, LastHand(1, 3, 5)) == (3, 5, 6)
    assert after("sb_poster_next", {2, 3, 4, 5}, LastHand(1, 2, 4)) == (2, 4, 5)


def seated(due: set[int], **others: set[int]) -> Seated:
    return Seated(frozenset(due), **{name: frozenset(seats) for name, seats in others.items()})


def test_a_moving_button_does_not_go_to_whoever_is_new() -> None:
    assert rotated("simple_moving", seated({1, 3, 4, 5, 6}, posting={2}), LAST) == (3, 4, 5)


def test_whoever_only_waits_for_the_big_blind_may_have_it() -> None:
    assert rotated("sb_poster_next", seated({1, 2, 3, 5}, waiting={4}), LAST) == (2, 3, 4)
    assert rotated("dead", seated({2, 5}, waiting={8}), LastHand(2, 2, 5)) == (2, 5, 8)


def test_dr_a_small_blind_may_be_due_from_somebody_who_is_away() -> None:
    assert rotated("sb_poster_next", seated({1, 2, 4, 5}, away={3}), LAST) == (2, 3, 4)


def test_dr_who_posted_the_small_blind_has_the_button_though_he_is_away() -> None:
    assert rotated("sb_poster_next", seated({1, 3, 4, 5}, away={2}), LAST) == (2, 3, 4)


@pytest.mark.parametrize("rule", ["dead", "simple_moving", "sb_poster_next"])
def test_without_two_who_are_dealt_in_there_is_no_hand(rule: str) -> None:
    assert rotated(rule, seated(set(), waiting={2, 3}), LAST) is None
    assert rotated(rule, seated({4}, away={5}), LAST) is None
    assert rotated(rule, seated({4}, posting={5}), LastHand(4, 4, 3)) == (5, 5, 4)


def test_who_waits_for_the_big_blind_does_not_come_in_on_the_button() -> None:
    # Seat 6 is next after the last big blind, but of these two the moving button would be his.
    assert rotated("simple_moving", seated({4}, away={5}, waiting={6}), LastHand(4, 3, 5)) is None


def test_sp_definitions_from_heads_up_the_button_goes_to_the_next_of_the_two() -> None:
    """T261 and T262 under a moving button: on 3 he has the big blind, on 8 he is behind the button."""
    last = LastHand(2, 2, 5)

    assert rotated("simple_moving", seated({2, 5}, posting={3}), last) == (5, 2, 3)
    assert rotated("simple_moving", seated({2, 5}, posting={8}), last) == (5, 2, 5)
    assert rotated("simple_moving", seated({2, 5}, held={8}), last) == (5, 5, 2)


def test_the_button_lies_dead_where_somebody_is_held_back() -> None:
    assert rotated("dead", seated({2, 5}, posting={7}, held={8}), LastHand(5, 5, 2)) == (8, 2, 5)


def test_when_hardly_anybody_is_left_newcomers_close_up() -> None:
    assert rotated("sb_poster_next", seated({1}, posting={2, 3}), LastHand(2, 2, 1)) == (3, 1, 2)
