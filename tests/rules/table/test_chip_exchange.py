"""Full groups are exchanged; chips that turn up later."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.rules.rulesets import NAMES, ruleset
from director.rules.table.chip_exchange import Exchange, Found, exchange, found_later
from director.rules.table.race_cards import most_odd_chips
from director.rules.verdict import article


def test_t206_rrop_15_step_1_seventeen_25s_are_four_chips_of_100_and_one_odd() -> None:
    assert exchange(17, 25, 100) == Exchange(chips=4, odd_value=25, odd_chips=1)


@pytest.mark.parametrize(
    ("count", "becomes"),
    [
        (0, Exchange(0, 0, 0)),
        (1, Exchange(0, 2000, 1)),
        (2, Exchange(0, 4000, 2)),
        (3, Exchange(1, 1000, 1)),
        (4, Exchange(1, 3000, 2)),
        (5, Exchange(2, 0, 0)),
    ],
)
def test_2000_into_5000_goes_by_value(count: int, becomes: Exchange) -> None:
    """rules.md 3(g), edge cases: an odd value that is half a chip counts as a card."""
    assert exchange(count, 2000, 5000) == becomes


@given(st.integers(0, 10**12), st.integers(1, 10**12), st.integers(1, 10**12))
def test_nothing_is_lost_in_an_exchange(count: int, small: int, more: int) -> None:
    larger = small + more
    made = exchange(count, small, larger)

    assert made.chips * larger + made.odd_value == count * small
    assert made.odd_value < larger
    assert (made.odd_chips - 1) * small < made.odd_value <= made.odd_chips * small
    assert made.odd_chips <= most_odd_chips(small, larger)


@pytest.mark.parametrize("rules", NAMES)
def test_t214_tda_24_c_three_25s_found_are_worth_nothing(rules: str) -> None:
    verdict = found_later(3, 25, 100, ruleset(rules))

    assert verdict.answer == Found(exchanged=0, removed=75)
    assert verdict.because == (article("TDA 24-C"),)
    assert verdict.house == ()


@pytest.mark.parametrize(
    ("count", "becomes"), [(4, Found(100, 0)), (5, Found(100, 25)), (60, Found(1500, 0)), (0, Found(0, 0))]
)
def test_p13_tda_24_c_found_chips_are_exchanged_at_equal_value_only(count: int, becomes: Found) -> None:
    assert found_later(count, 25, 100, ruleset("tda-2024")).answer == becomes
