"""The largest wager in pot-limit (rules.md 4.2)."""

from __future__ import annotations

import pytest

from director.rules.hand.betting import Round
from director.rules.rulesets import NAMES
from tests.helpers.rounds import begun, may_raise_to, played, refusal


def pot_limit(*chairs: int | tuple[int, int], rules: str = "sport-ru", **terms: object) -> Round:
    return begun(*chairs, rules=rules, **{"structure": "PL", "game": "omaha", "big_blind": 10, **terms})


def before_flop(*chairs: int | tuple[int, int], rules: str, **terms: object) -> Round:
    """Blinds 100-200 in pot-limit Omaha, not posted yet; the last two chairs are theirs."""
    blinds = {"street": 1, "small_blind": 100, "big_blind": 200}
    return pot_limit(*chairs, rules=rules, **{**blinds, **terms})


@pytest.mark.parametrize("rules", NAMES)
def test_t023_an_opening_bet_is_the_pot_at_most(rules: str) -> None:
    """SP 4.7.2, R46."""
    now = pot_limit(1, 2, pot=100, rules=rules)
    assert may_raise_to(now) == (10, 100)
    assert refusal(now, 1, "bet", 101) == "bet_too_large"
    assert refusal(now, 1, "all_in") == "bet_too_large"


@pytest.mark.parametrize("rules", NAMES)
def test_t024_a_raise_is_a_call_and_the_pot_after_it(rules: str) -> None:
    """SP 4.7.2, R46: pot 100, bet 100, so 400."""
    now = pot_limit(1, 2, pot=100, rules=rules).act(1, "bet", 100)
    assert may_raise_to(now) == (200, 400)
    assert refusal(now, 2, "raise", 401) == "raise_too_large"


@pytest.mark.parametrize("rules", NAMES)
def test_t025_t026_the_pot_is_counted_after_the_call(rules: str) -> None:
    """SP 4.9.6, R69, R70: pot 80, bet 50, raise to 180; re-raise from 310 to 670."""
    now = played(pot_limit(1, 2, 3, pot=80, rules=rules), (1, "bet", 50), (2, "raise", 180))
    assert may_raise_to(now) == (310, 670)
    # Who bet has 50 of the call in the pot.
    assert may_raise_to(now.act(3, "fold")) == (310, 620)


@pytest.mark.parametrize("rules", NAMES)
def test_t039_a_bet_of_half_the_pot(rules: str) -> None:
    """RRoP 14: pot 100, bet 50, so 250."""
    assert may_raise_to(pot_limit(1, 2, pot=100, rules=rules).act(1, "bet", 50))[1] == 250


def test_however_small_the_pot_the_smallest_bet_may_be_made() -> None:
    assert may_raise_to(pot_limit(1, 2, pot=3)) == (10, 10)
    assert pot_limit(1, 2, pot=3).act(1, "bet", 10).put[1] == 10


def test_chips_of_those_who_folded_and_dead_ones_count() -> None:
    start = before_flop(3, 4, 1, 2, rules="sport-ru", pot=50)
    now = played(start, (1, "post_sb", 100), (2, "post_bb", 200), (4, "post_dead", 100))
    assert may_raise_to(now)[1] == 200 + 50 + 100 + 300 + 200


POTS = [("sport-ru", 700), ("tda-2024", 700), ("robert-11", 800), ("wsop-2026", 700), ("draw-room", 700)]


@pytest.mark.parametrize(("rules", "most"), POTS)
def test_t034_the_first_pot_bet(rules: str, most: int) -> None:
    """TDA 54-B: 200 + 100 + 200 + 200; RRoP counts the small blind as a big one: 4 big blinds."""
    now = played(before_flop(3, 4, 1, 2, rules=rules), (1, "post_sb", 100), (2, "post_bb", 200))
    assert may_raise_to(now) == (400, most)


DEAD = [("sport-ru", 700), ("tda-2024", 700), ("robert-11", 800), ("wsop-2026", 600), ("draw-room", 700)]


@pytest.mark.parametrize(("rules", "most"), DEAD)
def test_t035_a_dead_small_blind_is_counted_in_full(rules: str, most: int) -> None:
    """TDA 54-B example 1: 700; by its true value (WSOP-T) 600."""
    now = before_flop(3, 4, 2, rules=rules).act(2, "post_bb", 200)
    assert may_raise_to(now)[1] == most


@pytest.mark.parametrize(("rules", "most"), DEAD)
def test_t035_a_short_small_blind_too(rules: str, most: int) -> None:
    now = played(before_flop(3, 4, (1, 30), 2, rules=rules), (1, "post_sb", 30), (2, "post_bb", 200))
    assert may_raise_to(now)[1] == (630 if rules == "wsop-2026" else most)


@pytest.mark.parametrize(("rules", "most"), POTS)
def test_r78_a_short_big_blind_is_counted_in_full(rules: str, most: int) -> None:
    """SP 4.9.8: minimum and maximum from the full big blind."""
    now = played(before_flop(3, 4, 1, (2, 120), rules=rules), (1, "post_sb", 100), (2, "post_bb", 120))
    assert may_raise_to(now) == (400, 620 if rules == "wsop-2026" else most)


@pytest.mark.parametrize(("rules", "most"), POTS)
def test_blinds_that_nobody_has_posted_are_counted_in_full(rules: str, most: int) -> None:
    now = before_flop(3, 4, 1, (2, 0), rules=rules)
    assert may_raise_to(now)[1] == (400 if rules == "wsop-2026" else most)


def test_the_big_blind_is_the_last_of_the_ring_and_not_who_returns() -> None:
    start = before_flop(3, 4, 1, (2, 120), rules="tda-2024")
    now = played(start, (1, "post_sb", 100), (2, "post_bb", 120), (4, "post_bb", 200))
    assert may_raise_to(now)[1] == 200 + (100 + 200 + 200) + 200
    # The seat of the big blind is empty-handed: the largest post stands for his.
    other = played(before_flop(3, 4, 1, (2, 0), rules="tda-2024"), (1, "post_sb", 100), (4, "post_bb", 200))
    assert may_raise_to(other)[1] == 200 + 300 + 200


def test_robert_callers_before_the_opening_raise_add_their_big_blind() -> None:
    """RRoP 14: 4 big blinds, one more for each caller."""
    start = before_flop(3, 4, 5, 1, 2, rules="robert-11")
    now = played(start, (1, "post_sb", 100), (2, "post_bb", 200), (3, "call"))
    assert may_raise_to(now)[1] == 1000
    assert may_raise_to(now.act(4, "call"))[1] == 1200


def test_robert_only_the_opening_raise_is_counted_so() -> None:
    start = played(before_flop(3, 4, 1, 2, rules="robert-11"), (1, "post_sb", 100), (2, "post_bb", 200))
    now = start.act(3, "raise", 800)
    assert may_raise_to(now)[1] == 800 + (300 + 800) + 800
    short = played(
        before_flop((3, 250), 4, 1, 2, rules="robert-11"), (1, "post_sb", 100), (2, "post_bb", 200)
    )
    assert may_raise_to(short.act(3, "all_in"))[1] == 250 + (300 + 250) + 250


def test_robert_the_small_blind_that_calls_has_a_big_blind_in() -> None:
    start = played(before_flop(3, 1, 2, rules="robert-11"), (1, "post_sb", 100), (2, "post_bb", 200))
    opened = start.act(3, "fold")
    # He raises himself: 200 called, 400 in the pot.
    assert may_raise_to(opened)[1] == 600
    # He calls: nothing is left to be counted.
    assert may_raise_to(opened.act(1, "call"))[1] == 600
    # He folds: what he left behind still counts as a big blind.
    later = played(start, (3, "call"), (1, "fold"))
    assert may_raise_to(later)[1] == 200 + (200 + 200) + 200


def test_robert_without_a_small_blind_there_is_none_to_count() -> None:
    now = before_flop(3, 4, 2, rules="robert-11", small_blind=0).act(2, "post_bb", 200)
    assert may_raise_to(now)[1] == 600


def test_after_the_flop_the_actual_pot_counts() -> None:
    """TDA 54-C."""
    for rules in NAMES:
        assert may_raise_to(pot_limit(1, 2, pot=700, small_blind=100, rules=rules))[1] == 700


@pytest.mark.parametrize(("pot", "most"), [(80, 100), (85, 100), (100, 100), (101, 125)])
@pytest.mark.parametrize("rules", ["robert-11", "wsop-2026"])
def test_t038_an_odd_pot_counts_as_the_next_full_unit(rules: str, pot: int, most: int) -> None:
    """RRoP 14, WSOP-L 190: playing with 25s."""
    assert may_raise_to(pot_limit(1, 2, pot=pot, unit=25, rules=rules))[1] == most


def test_t038_other_books_do_not_round() -> None:
    for rules in ("sport-ru", "tda-2024", "draw-room"):
        assert may_raise_to(pot_limit(1, 2, pot=85, unit=25, rules=rules))[1] == 85
