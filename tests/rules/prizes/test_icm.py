"""ICM: the race agrees with enumeration, with recursion and with what can be worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pokerkit import calculate_icm

from director.rules.prizes.icm import MOST_STACKS, icm
from director.rules.prizes.icm_subsets import subset_icm

NEAR = 1e-12
"""Of the pool: a thousand times nearer than promised."""


def falling(most: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.integers(0, 10**7), min_size=1, max_size=most).map(
        lambda some: sorted(some, reverse=True)
    )


@st.composite
def fields(draw: st.DrawFn, most: int = 9) -> tuple[list[int], list[int]]:
    largest = draw(st.sampled_from((3, 1_000, 10**6, 10**12)))
    stacks = draw(st.lists(st.integers(1, largest), min_size=1, max_size=most))
    return stacks, draw(falling(len(stacks)))


def assert_near(values: tuple[float, ...], expected: tuple[float | Fraction, ...], pool: int) -> None:
    assert max(abs(value - float(one)) for value, one in zip(values, expected, strict=True)) <= NEAR * max(
        pool, 1
    )


# ------------------------------------------------------------------ the cases of the books


@pytest.mark.parametrize(
    ("stacks", "prizes", "values"),
    [
        pytest.param((50, 30, 20), (70, 30), (45.17857142857143, 32.25, 22.571428571428573), id="T226"),
        pytest.param((5000, 3000, 2000), (50, 30, 20), (1075 / 28, 131 / 4, 202 / 7), id="T227"),
        pytest.param((90, 5, 5), (50, 30, 20), (47.9473684, 26.0263158, 26.0263158), id="T229"),
        pytest.param((12, 8, 5), (5000, 3000, 2000), (3785.8823529, 3335.3846154, 2878.7330317), id="T230"),
    ],
)
def test_what_stacks_are_worth(
    stacks: tuple[int, ...], prizes: tuple[int, ...], values: tuple[float, ...]
) -> None:
    assert icm(stacks, prizes) == pytest.approx(values, abs=1e-7)
    assert [float(value) for value in subset_icm(stacks, prizes)] == pytest.approx(values, abs=1e-7)


@pytest.mark.parametrize("players", [9, 15, 25])
def test_p09_more_players_than_are_enumerated_and_one_of_them_a_giant(players: int) -> None:
    prizes = [1_000 * (9 - place) for place in range(9)]
    alike = icm([700] * players, prizes)
    giant = icm([10**12] + [1] * (players - 1), prizes)

    assert alike == pytest.approx([sum(prizes) / players] * players, abs=1e-9)
    assert giant[0] == pytest.approx(9_000, abs=1e-5)
    assert giant[1:] == pytest.approx([36_000 / (players - 1)] * (players - 1), abs=1e-5)
    assert sum(giant) == pytest.approx(45_000, abs=1e-9)


def test_nothing_to_win_is_worth_nothing() -> None:
    assert icm((1, 2), (0, 0)) == (0.0, 0.0)
    assert icm((5,), (70,)) == (70.0,)


def test_prizes_that_rise_are_worth_more_to_the_smaller_stack() -> None:
    small, large = icm((1, 3), (0, 100))

    assert (small, large) == pytest.approx((75, 25))


# ------------------------------------------------------------------ other ways to the same


@given(field=fields(7))
@settings(max_examples=60)
def test_it_agrees_with_every_order_of_finishing(field: tuple[list[int], list[int]]) -> None:
    stacks, prizes = field

    assert_near(icm(stacks, prizes), subset_icm(stacks, prizes), sum(prizes))
    # Beside a giant the enumeration in floats runs out of digits.
    if max(stacks) <= 1_000 * min(stacks):
        assert_near(icm(stacks, prizes), calculate_icm(prizes, stacks), sum(prizes) * 1_000)


def test_nine_agree_with_the_enumeration_of_pokerkit() -> None:
    stacks, prizes = (91, 82, 77, 60, 41, 33, 20, 9, 4), (300, 210, 150, 110, 80, 60, 45, 30, 15)

    assert_near(icm(stacks, prizes), calculate_icm(prizes, stacks), sum(prizes))


@pytest.mark.parametrize("players", [10, 12, 15])
def test_up_to_fifteen_agree_with_a_memoised_recursion(players: int) -> None:
    stacks = [1 + 7 * at**3 for at in range(players)]
    prizes = [10**6 // (place + 1) for place in range(players)]

    assert_near(icm(stacks, prizes), _memoised(stacks, prizes), sum(prizes))


def _memoised(stacks: list[int], prizes: list[int]) -> tuple[float, ...]:
    """The subsets of those still in, each once, in floats."""
    values = [0.0] * len(stacks)
    chances = [0.0] * (1 << len(stacks))
    chances[0] = 1.0
    for taken, chance in enumerate(chances):
        left = [at for at in range(len(stacks)) if not taken >> at & 1]
        chips = sum(stacks[at] for at in left)
        for at in left:
            his = chance * stacks[at] / chips
            values[at] += his * prizes[len(stacks) - len(left)]
            chances[taken | 1 << at] += his
    return tuple(values)


@pytest.mark.parametrize(
    ("many", "large", "few", "small"),
    [(20, 7, 30, 1), (1, 10**9, 99, 1), (60, 1_000, 90, 1), (250, 3, 250, 1), (299, 1, 1, 10**6)],
)
def test_a_large_field_of_two_stack_sizes_agrees_with_counting_both(
    many: int, large: int, few: int, small: int
) -> None:
    prizes = [10**6 // (place + 1) for place in range(many + few)]
    values = icm([large] * many + [small] * few, prizes)

    assert_near((values[0], values[-1]), _two_sizes(many, large, few, small, prizes), sum(prizes))


def _two_sizes(many: int, large: int, few: int, small: int, prizes: list[int]) -> tuple[float, float]:
    """How many of each size are left is all that counts: place by place, with the chance of every pair."""
    chances, high, low = {(many, few): 1.0}, 0.0, 0.0
    for prize in prizes:
        after: dict[tuple[int, int], float] = {}
        for (a, b), chance in chances.items():
            to_large = chance * large * a / (large * a + small * b)
            high += prize * to_large
            low += prize * (chance - to_large)
            if a:
                after[a - 1, b] = after.get((a - 1, b), 0.0) + to_large
            if b:
                after[a, b - 1] = after.get((a, b - 1), 0.0) + chance - to_large
        chances = after
    return high / many, low / few


# ------------------------------------------------------------------ laws


@given(field=fields(60), data=st.data())
@settings(max_examples=60)
def test_values_share_the_pool_and_follow_the_stacks_alone(
    field: tuple[list[int], list[int]], data: st.DataObject
) -> None:
    stacks, prizes = field
    values = icm(stacks, prizes)

    assert sum(values) == pytest.approx(sum(prizes), rel=1e-12, abs=1e-9)
    assert min(values) >= 0
    by_stack = sorted(zip(stacks, values, strict=True))
    for (stack, value), (larger, more) in pairwise(by_stack):
        assert value <= more
        assert value == more or stack < larger
    order = data.draw(st.permutations(range(len(stacks))))
    assert icm([stacks[at] for at in order], prizes) == tuple(values[at] for at in order)


def test_the_largest_field_of_a_question_shares_its_pool() -> None:
    stacks = [10 ** (12 * at // MOST_STACKS) + at for at in range(MOST_STACKS)]
    prizes = [10**6 // (place + 1) for place in range(MOST_STACKS)]
    values = icm(stacks, prizes)

    assert sum(values) == pytest.approx(sum(prizes), rel=1e-12)
    assert all(less <= more for less, more in pairwise(values))
