"""Deals: four ways to divide, money left to play for, and what should be said before anybody signs."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from director.rules.prizes.deal import DEAL_KINDS, Deal, DealKind, deal
from director.rules.prizes.rounding import CannotPay

STACKS = (1_200_000, 800_000, 500_000)
PRIZES = (5_000, 3_000, 2_000)


def test_t230_icm_to_the_unit_by_largest_remainder() -> None:
    assert deal("icm", STACKS, PRIZES, 1).amounts == (3_786, 3_335, 2_879)
    assert deal("icm", STACKS, PRIZES, 10).amounts == (3_790, 3_330, 2_880)


def test_t232_chip_chop() -> None:
    assert deal("chip", (5_000, 3_000, 2_000), (50, 30, 20), 1) == Deal((40, 32, 28), ())


def test_t233_chip_chop_above_the_lowest_prize() -> None:
    assert deal("chip", STACKS, PRIZES, 1).amounts == (3_920, 3_280, 2_800)


def test_t235_straight_chop() -> None:
    assert deal("straight", STACKS, PRIZES, 1) == Deal((4_800, 3_200, 2_000), ())


def test_p08_a_deal_out_of_bounds_says_so() -> None:
    stacks = (55, 35, 10)

    assert deal("straight", stacks, PRIZES, 1) == Deal(
        (5_500, 3_500, 1_000), ("above_first", "below_minimum")
    )
    assert deal("chip", stacks, PRIZES, 1) == Deal((4_200, 3_400, 2_400), ())
    assert deal("icm", stacks, PRIZES, 1) == Deal((4_007, 3_517, 2_476), ())


def test_a_chip_chop_may_exceed_first_prize() -> None:
    assert deal("chip", (90, 5, 5), PRIZES, 1) == Deal((5_600, 2_200, 2_200), ("above_first",))


def test_an_equal_share_may_be_less_than_what_is_sure() -> None:
    assert deal("equal", (3, 2, 1), (10, 9, 9), 1) == Deal((10, 9, 9), ())
    assert deal("equal", (3, 2, 1), (10, 9, 9), 1, leave=1) == Deal((9, 9, 9), ())
    # Whoever wins gets 12, which is more than first prize; the others get less than what was sure.
    assert deal("equal", (3, 2, 1), (10, 9, 9), 1, leave=4) == Deal(
        (8, 8, 8), ("above_first", "below_minimum")
    )


def test_money_left_to_play_for_comes_off_first_prize() -> None:
    assert deal("equal", STACKS, PRIZES, 1, leave=700).amounts == (3_100, 3_100, 3_100)
    assert (
        deal("icm", STACKS, PRIZES, 1, leave=500).amounts
        == deal("icm", STACKS, (4_500, 3_000, 2_000), 1).amounts
    )
    # More than 4,000 now, and 1,000 for the winner besides, would be more than first prize.
    assert deal("straight", (45, 30, 25), PRIZES, 1, leave=1_000) == Deal(
        (4_050, 2_700, 2_250), ("above_first",)
    )


def test_so_much_left_to_play_for_that_the_winner_gets_more_than_first_prize() -> None:
    # 7,592 at once and 8,000 for the winner, where first prize is 8,300.
    found = deal("icm", (3_600, 200, 100), (8_300, 8_200, 100), 1, leave=8_000)

    assert found.warnings == ("above_first",)


def test_all_of_first_prize_may_be_left_to_play_for() -> None:
    assert deal("chip", (3, 1), (100, 40), 1, leave=100).amounts == (30, 10)
    assert deal("icm", (3, 1), (100, 0), 1, leave=100).amounts == (0, 0)


def test_players_beyond_the_prizes_have_nothing_for_sure() -> None:
    assert deal("chip", (50, 30, 20), (70, 30), 1) == Deal((50, 30, 20), ())


def test_of_equal_remainders_the_earlier_gets_the_unit() -> None:
    assert deal("equal", (1, 9), (50, 51 - 2), 2).amounts == (50, 49)
    assert deal("icm", (7, 7, 7), (100, 0, 0), 1).amounts == (34, 33, 33)
    assert deal("icm", (7,) * 12, (100,), 1).amounts == (9,) * 4 + (8,) * 8


def test_what_is_less_than_a_unit_goes_to_the_largest_stack() -> None:
    assert deal("equal", (1, 9), (100, 5), 10).amounts == (50, 55)


@pytest.mark.parametrize(
    ("stacks", "prizes", "leave", "code", "facts"),
    [
        ((5, 5), (3, 2, 1), 0, "more_prizes", {"prizes": 3, "stacks": 2}),
        ((5, 5), (3, 4), 0, "prizes_rise", {"place": 2}),
        ((5, 5), (4, 3), 5, "leave_above_first", {"first": 4}),
        ((5, 5), (), 1, "leave_above_first", {"first": 0}),
    ],
)
def test_a_deal_that_cannot_be(
    stacks: tuple[int, ...], prizes: tuple[int, ...], leave: int, code: str, facts: dict[str, int]
) -> None:
    with pytest.raises(CannotPay) as cannot:
        deal("chip", stacks, prizes, 1, leave)

    assert (cannot.value.code, cannot.value.facts) == (code, facts)


@st.composite
def tables(draw: st.DrawFn) -> tuple[list[int], list[int], int]:
    stacks = draw(st.lists(st.integers(1, 10**6), min_size=1, max_size=13))
    prizes = sorted(draw(st.lists(st.integers(0, 10**6), min_size=1, max_size=len(stacks))), reverse=True)
    return stacks, prizes, draw(st.integers(0, prizes[0]))


@given(table=tables(), kind=st.sampled_from(DEAL_KINDS), unit=st.sampled_from((1, 10, 25)), data=st.data())
@settings(max_examples=80)
def test_a_deal_conserves_the_money_and_favours_no_smaller_stack(
    table: tuple[list[int], list[int], int], kind: DealKind, unit: int, data: st.DataObject
) -> None:
    stacks, prizes, leave = table
    amounts = deal(kind, stacks, prizes, unit, leave).amounts

    assert sum(amounts) + leave == sum(prizes)
    assert min(amounts) >= 0
    for stack, amount in zip(stacks, amounts, strict=True):
        for other, more in zip(stacks, amounts, strict=True):
            assert stack > other or amount <= more + 2 * unit
    order = data.draw(st.permutations(range(len(stacks))))
    again = deal(kind, [stacks[at] for at in order], prizes, unit, leave).amounts
    # Only to whom an odd unit goes among equals depends on the order.
    assert all(abs(again[at] - amounts[who]) < 2 * unit for at, who in enumerate(order))
