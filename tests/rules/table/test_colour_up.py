"""Which chip leaves when, by case."""

from __future__ import annotations

import pytest

from director.rules.rulesets import NAMES, ruleset
from director.rules.table.colour_up import ColourUpPlan, Removal, Unplayable, colour_up
from director.rules.table.payable import chip_set
from director.rules.table.stakes import Stakes
from director.rules.verdict import article


def plan(chips: tuple[int, ...], *levels: Stakes, rules: str = "tda-2024") -> ColourUpPlan:
    return colour_up(chip_set(chips), levels, ruleset(rules)).answer


def left(found: ColourUpPlan) -> list[tuple[int, int, int | None]]:
    return [(one.chip, one.last_needed, one.at_break_after) for one in found.remove]


T216 = [
    Stakes(big // 2, big, big)
    for big in (50, 100, 150, 200, 300, 400, 600, 800, 1000, 1200, 1600, 2000, 3000, 4000)
]
"""The big-blind ante is the big blind."""


@pytest.mark.parametrize("chips", [(25, 100, 500, 1000), (25, 100, 500, 1000, 5000)])
def test_t216_25s_after_150_300_100s_after_800_1600_500s_after_1500_3000(chips: tuple[int, ...]) -> None:
    every = [level._replace(break_after=True) for level in T216]
    found = plan(chips, *every)

    needs = [(one.chip, every[one.last_needed - 1].small, one.at_break_after) for one in found.remove]
    assert needs == [(25, 150, 5), (100, 800, 11), (500, 1500, 13)]
    assert (found.unplayable, found.doubtful) == ((), ())


def test_without_breaks_the_levels_are_the_same_and_no_break_is_named() -> None:
    assert left(plan((25, 100, 500, 1000), *T216)) == [(25, 5, None), (100, 11, None), (500, 13, None)]


def test_the_break_is_the_first_one_from_the_last_need_on() -> None:
    levels = [level._replace(break_after=at in {3, 7, 9}) for at, level in enumerate(T216, 1)]

    assert left(plan((25, 100, 500, 1000), *levels)) == [(25, 5, 7), (100, 11, None), (500, 13, None)]


def test_p18_the_amount_that_still_needs_the_chip_is_named() -> None:
    levels = [Stakes(100, 200, 25), Stakes(200, 400, 75, break_after=True), Stakes(300, 600, 100)]

    assert plan((25, 100), *levels).remove == (Removal(25, 2, 2, "ante", 75, into=100),)


def test_t248_p14_150_300_cannot_be_played_while_25s_are_gone() -> None:
    found = plan((100, 500), Stakes(100, 200), Stakes(150, 300), Stakes(75, 150, 75))

    assert found.unplayable == (
        Unplayable(2, "small", 150),
        Unplayable(3, "small", 75),
        Unplayable(3, "big", 150),
    )


def test_bring_in_and_bets_need_chips_like_blinds() -> None:
    levels = [
        Stakes(ante=25, bring_in=50, limits=(100, 200), break_after=True),
        Stakes(ante=100, bring_in=125, limits=(400, 800), break_after=True),
        Stakes(ante=100, bring_in=200, limits=(450, 900), break_after=True),
        Stakes(ante=100, bring_in=200, limits=(500, 1000)),
    ]

    assert plan((25, 100), *levels).remove == (Removal(25, 3, 3, "small_bet", 450, into=100),)
    assert plan((100,), *levels[1:2]).unplayable == (Unplayable(1, "bring_in", 125),)


def test_chips_that_leave_at_one_break_are_all_changed_for_what_stays() -> None:
    levels = [Stakes(25, 50), Stakes(100, 200, break_after=True), Stakes(500, 1000), Stakes(1000, 2000)]

    assert plan((25, 100, 500), *levels).remove == (
        Removal(25, 1, 2, "small", 25, into=500),
        Removal(100, 2, 2, "small", 100, into=500),
    )


def test_a_chip_no_level_needs_leaves_at_the_first_break() -> None:
    levels = [Stakes(100, 200), Stakes(200, 400, break_after=True), Stakes(300, 600)]

    assert plan((5, 100), *levels).remove == (Removal(5, 0, 2, None, 0, into=100),)


def test_a_chip_the_last_level_needs_stays() -> None:
    assert plan((25, 100), Stakes(25, 50), Stakes(50, 100, break_after=True)).remove == ()
    assert plan((25,), Stakes(25, 50), Stakes(50, 100)).remove == ()


def test_a_chip_that_is_no_multiple_of_the_next_goes_with_it() -> None:
    """1,000, 2,000, 5,000: once every amount is a multiple of 5,000 neither of the others is needed."""
    levels = [
        Stakes(3000, 6000, break_after=True),
        Stakes(4000, 8000, break_after=True),
        Stakes(5000, 10_000, break_after=True),
        Stakes(10_000, 20_000),
    ]

    assert left(plan((1000, 2000, 5000), *levels)) == [(1000, 2, 2), (2000, 2, 2)]
    assert left(plan((1000, 2000, 5000), *levels[:2])) == [(1000, 1, 1)]


@pytest.mark.parametrize(
    ("rules", "cited"), [("sport-ru", "SP Definitions"), ("tda-2024", "TDA 24"), ("robert-11", "RRoP 15")]
)
def test_the_book_in_force_says_that_small_chips_leave(rules: str, cited: str) -> None:
    verdict = colour_up(chip_set((25, 100)), T216, ruleset(rules))

    assert (verdict.because, verdict.house) == ((article(cited),), ())


@pytest.mark.parametrize("rules", NAMES)
def test_the_plan_is_the_same_under_every_rule_set(rules: str) -> None:
    assert plan((25, 100, 500), *T216, rules=rules) == plan((25, 100, 500), *T216)


def test_no_plan_makes_a_later_level_unplayable() -> None:
    """What stays after each break still pays every later amount."""
    levels = [level._replace(break_after=at % 4 == 0) for at, level in enumerate(T216, 1)]
    chips = (25, 100, 500, 1000)
    found = plan(chips, *levels)

    for one in found.remove:
        if one.at_break_after is not None:
            stays = tuple(chip for chip in chips if chip > one.chip)
            assert plan(stays, *levels[one.at_break_after :]).unplayable == ()
