"""Chip races by case and article."""

from __future__ import annotations

import pytest

from director.rules.table.chip_race import Gain, chips_to_bring, gain, raced_for
from director.rules.verdict import article
from tests.helpers.races import T207, T207_CARDS, decided, race

# ------------------------------------------------------------------ how many chips


@pytest.mark.parametrize(("rounding", "chips"), [("up", 3), ("half", 2), ("down", 2), ("round_up_each", 4)])
def test_t207_t212_225_make_so_many_chips_of_100(rounding: str, chips: int) -> None:
    one = race(T207, race_round=rounding)

    assert (one.value, one.chips) == (225, chips)


@pytest.mark.parametrize(
    ("value", "up", "half", "down"),
    [(0, 0, 0, 0), (25, 1, 0, 0), (50, 1, 1, 0), (75, 1, 1, 0), (100, 1, 1, 1), (149, 2, 1, 1)],
)
def test_rrop_15_half_a_chip_or_more_makes_one_more(value: int, up: int, half: int, down: int) -> None:
    made = [raced_for(value, 100, rounding) for rounding in ("up", "half", "down")]

    assert made == [up, half, down]


@pytest.mark.parametrize(("rounding", "chips", "delta"), [("up", 2, 50), ("half", 2, 50), ("down", 1, -50)])
def test_r17_exactly_half_a_chip_left_over_goes_by_the_setting(rounding: str, chips: int, delta: int) -> None:
    one = race({1: 1, 2: 2, 3: 3}, race_round=rounding)

    assert (one.value, one.chips) == (150, chips)
    assert decided(one, {1: "As", 2: "KsQs", 3: "2c3c4c"}).answer.delta == delta


@pytest.mark.parametrize(
    ("rules", "rounding", "last"),
    [
        ("sport-ru", "half", "extra_chip"),
        ("robert-11", "half", "from_pool_first"),
        ("tda-2024", "up", "extra_chip"),
        ("wsop-2026", "up", "extra_chip"),
    ],
)
def test_each_rule_set_has_its_rounding_and_its_protection(rules: str, rounding: str, last: str) -> None:
    """rules.md 2.5 and 6.1."""
    one = race({1: 1}, rules=rules)

    assert (one.rules.text("race_round"), one.rules.text("race_last")) == (rounding, last)


# ------------------------------------------------------------------ who gets them


def test_t206_full_groups_first() -> None:
    one = race({1: 17})

    assert (one.exchanged, one.odd_chips) == ({1: 4}, {1: 1})


def test_t207_up_three_chips_to_seats_4_2_and_1() -> None:
    verdict = decided(race(T207), T207_CARDS)

    assert verdict.answer.winners == (4, 2, 1)
    assert (verdict.answer.protected, verdict.answer.delta) == ((), 75)
    assert verdict.answer.changes == {1: 25, 2: 75, 4: 50, 7: -75}


def test_t207_half_two_chips_to_seats_4_and_2() -> None:
    verdict = decided(race(T207, rules="robert-11"), T207_CARDS)

    assert (verdict.answer.winners, verdict.answer.delta) == ((4, 2), -25)


@pytest.mark.parametrize(("rounding", "winners", "delta"), [("up", (1, 2), 75), ("half", (1,), -25)])
def test_t209_trap_14_never_two_to_one_seat(rounding: str, winners: tuple[int, ...], delta: int) -> None:
    one = race({1: 3, 2: 2}, race_round=rounding)

    raced = decided(one, {1: "AsKsQs", 2: "JdTd"}).answer

    assert (one.value, raced.winners, raced.delta) == (125, winners, delta)


def test_t210_sp_4_5_1_the_last_chip_goes_to_the_higher_suit() -> None:
    verdict = decided(race({1: 1, 2: 1}), {1: "Kh", 2: "Ks"})

    assert verdict.answer.winners == (2,)
    assert article("SP 4.5.1") in verdict.because


def test_t212_rounding_up_each_seat_needs_no_cards() -> None:
    one = race(T207, race_round="round_up_each")
    verdict = decided(one, {})

    assert one.cards_each == {}
    assert verdict.answer.winners == (1, 2, 4, 7)
    assert (verdict.answer.delta, gain(one)) == (175, Gain(175, 175))
    assert verdict.house == ("race_round",)


def test_3g_cards_are_dealt_from_seat_1_clockwise() -> None:
    assert list(race({9: 1, 3: 3, 1: 2, 5: 4}).cards_each.items()) == [(1, 2), (3, 3), (9, 1)]


def test_p19_one_card_an_odd_chip_and_a_remainder_of_half_a_chip_counts() -> None:
    """Odd chips 3,1,0,2,3,0,1,2,3 of 25 → 100s."""
    odd = dict(enumerate((3, 1, 0, 2, 3, 0, 1, 2, 3), 1))
    one = race(odd, rules="robert-11", alone=(2,))
    cards = {1: "2c3c4c", 2: "As", 4: "2d3d", 5: "4d5d6d", 7: "Kc", 8: "QcJc", 9: "7c8c9c"}

    raced = decided(one, cards).answer

    assert one.cards_each == {1: 3, 2: 1, 4: 2, 5: 3, 7: 1, 8: 2, 9: 3}
    assert (one.value, one.chips) == (375, 4)
    assert (raced.winners, raced.protected) == ((7, 8, 9), (2,))
    assert raced.delta == 25


def test_3g_the_chips_of_an_absent_player_are_raced_too() -> None:
    """Nobody asks who is there: every stack counts."""
    assert decided(race({1: 1, 2: 1}), {1: "2c", 2: "As"}).answer.winners == (2,)


def test_3g_2000_into_5000_is_raced_by_value() -> None:
    one = race({1: 3, 2: 4, 5: 1, 6: 5}, terms=(2000, 5000, 5000))

    assert one.exchanged == {1: 1, 2: 1, 6: 2}
    assert one.cards_each == {1: 1, 2: 2, 5: 1}
    assert (one.value, one.chips) == (6000, 2)
    assert decided(one, {1: "Kc", 2: "2c3c", 5: "Ac"}).answer.delta == 4000


# ------------------------------------------------------------------ nobody is raced out

R16 = {1: 3, 2: 2, 3: 1, 4: 1, 5: 1, 6: 0}
"""25s of six seats; seat 5 has nothing else."""


def test_r16_tda_24_a_the_loser_of_his_last_chip_gets_one_besides() -> None:
    one = race(R16, alone=(5,))
    verdict = decided(one, {1: "AsKsQs", 2: "JsTs", 3: "9s", 4: "8s", 5: "2c"})

    assert (one.value, one.chips) == (200, 2)
    assert (verdict.answer.winners, verdict.answer.protected) == ((1, 2), (5,))
    assert verdict.answer.served_first == ()
    assert 11_500 + verdict.answer.delta == 11_600
    assert verdict.because[0] == article("TDA 24-A")


def test_r16_a_winner_needs_no_protection() -> None:
    raced = decided(race(R16, alone=(5,)), {1: "KsQs9s", 2: "JsTs", 3: "7s", 4: "8s", 5: "As"}).answer

    assert (raced.winners, raced.protected, raced.delta) == ((5, 1), (), 0)


def test_r16_rrop_15_he_is_served_first_out_of_the_pool() -> None:
    one = race(R16, rules="robert-11", alone=(5,))
    verdict = decided(one, {1: "AsKsQs", 2: "JsTs", 3: "9s", 4: "8s", 5: "2c"})

    assert (verdict.answer.winners, verdict.answer.protected) == ((1,), (5,))
    assert (verdict.answer.served_first, verdict.answer.delta) == ((5,), 0)
    assert (verdict.because[0], verdict.house) == (article("RRoP 15"), ())


def test_rrop_15_he_is_protected_even_when_his_card_would_win() -> None:
    one = race(R16, rules="robert-11", alone=(5,))
    raced = decided(one, {1: "KsQs9s", 2: "JsTs", 3: "7s", 4: "8s", 5: "As"}).answer

    assert (raced.winners, raced.protected) == ((1,), (5,))


def test_from_pool_first_with_fewer_chips_than_such_seats_nobody_is_out_either() -> None:
    """RRoP 15 is silent: the best card is served, the other gets the smallest chip besides."""
    one = race({1: 1, 2: 1}, rules="robert-11", alone=(1, 2))
    raced = decided(one, {1: "2c", 2: "As"}).answer

    assert one.chips == 1
    assert (raced.winners, raced.protected, raced.served_first) == ((), (1, 2), (2,))
    assert raced.delta == 150


@pytest.mark.parametrize("last", ["extra_chip", "from_pool_first"])
def test_nobody_is_out_though_nothing_is_raced_for(last: str) -> None:
    one = race({1: 1, 2: 0}, alone=(1,), race_round="half", race_last=last)
    raced = decided(one, {1: "2c"}).answer

    assert (one.chips, raced.winners, raced.protected, raced.delta) == (0, (), (1,), 75)


def test_tda_24_a_the_protecting_chip_is_the_smallest_in_play() -> None:
    """25s straight into 500s while 100s stay."""
    one = race({1: 3, 2: 19}, alone=(1,), terms=(25, 500, 100))
    raced = decided(one, {1: "2c3c4c", 2: "AsAcAdAhKsKcKdKhQsQcQdQhJsJcJdJhTsTcTd"}).answer

    assert (one.chips, raced.winners, raced.protected) == (2, (2, 1), ())
    lost = decided(race({1: 3, 2: 17}, alone=(1,), terms=(25, 500, 100)), {1: "2c3c4c", 2: "As"}).answer
    assert (lost.winners, lost.protected, lost.changes[1]) == ((2,), (1,), 25)


def test_whoever_has_full_groups_is_not_out() -> None:
    assert race({1: 5}, alone=(1,)).last_chips == ()


def test_whoever_hands_nothing_in_gets_nothing() -> None:
    one = race({1: 0, 2: 1}, alone=(1,))

    assert (one.last_chips, one.odd_chips) == ((), {2: 1})


# ------------------------------------------------------------------ the total


def test_p11_the_lawful_gain_of_a_table_is_bounded() -> None:
    """One new chip at most by rounding, and one for each seat that might be out."""
    assert gain(race(R16, alone=(5,))) == Gain(0, 100)
    assert gain(race(T207)) == Gain(75, 75)
    assert gain(race(R16, rules="robert-11", alone=(5,))) == Gain(0, 0)
    assert gain(race({1: 1, 2: 1}, rules="robert-11", alone=(1, 2))) == Gain(150, 150)


def test_p12_each_seat_is_told_what_it_handed_in_and_what_it_got() -> None:
    one = race({1: 17, 2: 3}, alone=(2,))
    raced = decided(one, {1: "As", 2: "2c3c4c"}).answer

    assert raced.changes == {1: 4 * 100 + 100 - 17 * 25, 2: 100 - 3 * 25}
    assert sum(raced.changes.values()) == raced.delta


def test_p15_what_to_bring_to_the_table_before_the_break() -> None:
    assert chips_to_bring(race({1: 17, 2: 3})) == {100: 5}
    assert chips_to_bring(race(R16, alone=(5,))) == {100: 3}
    assert chips_to_bring(race({1: 3, 2: 17}, alone=(1,), terms=(25, 500, 100))) == {500: 1, 100: 1}
    assert chips_to_bring(race({1: 0})) == {}


# ------------------------------------------------------------------ why


def test_the_tda_rules_leave_the_rounding_to_the_house() -> None:
    verdict = decided(race(T207), T207_CARDS)

    assert verdict.because == (article("TDA 24-A"), article("SP 4.5.1"), article("TDA 24"))
    assert verdict.house == ("race_round",)


def test_robert_has_both_in_the_book() -> None:
    verdict = decided(race({1: 17, 2: 1}, rules="robert-11", alone=(2,)), {1: "Kc", 2: "2c"})

    assert verdict.because == (article("RRoP 15"), article("RRoP 15 step 1"))
    assert verdict.house == ()


def test_sport_rules_name_the_race_and_the_order_of_suits() -> None:
    verdict = decided(race({1: 1, 2: 1}, rules="sport-ru", alone=(2,)), {1: "Kc", 2: "Kd"})

    assert verdict.because == (article("TDA 24-A"), article("SP 4.5.1"), article("SP Definitions"))
    assert verdict.house == ("race_round", "race_last")


def test_without_odd_chips_no_choice_matters() -> None:
    verdict = decided(race({1: 4, 2: 0}), {})

    assert (verdict.answer.winners, verdict.answer.delta, verdict.house) == ((), 0, ())
