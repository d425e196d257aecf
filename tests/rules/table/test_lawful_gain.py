"""What races may change the total of all chips by, and no more."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.domain.chips import ColourUp, TableRace
from director.rules.rulesets import NAMES, ruleset
from director.rules.table.chip_exchange import Denominations
from director.rules.table.chip_race import settle
from director.rules.table.lawful_gain import lawful_gain, lawful_gain_of
from tests.helpers.races import dealt, race

TERMS = Denominations(25, 100, 100)


@pytest.mark.parametrize(
    ("rounding", "expected"),
    [("up", (0, 75)), ("half", (-25, 50)), ("down", (-75, 0)), ("round_up_each", (0, 225))],
)
def test_a_table_changes_by_less_than_one_new_chip(rounding: str, expected: tuple[int, int]) -> None:
    rules = ruleset("tda-2024", {"race_round": rounding})

    assert lawful_gain(TableRace(1, (), winners=(1, 4, 2)), TERMS, rules) == expected


def test_each_protected_seat_adds_one_chip_of_the_smallest_left() -> None:
    terms = Denominations(25, 500, 100)

    assert lawful_gain(TableRace(1, (), protected=(4, 7)), terms, ruleset("tda-2024")) == (0, 475 + 200)


def test_p11_the_lawful_gain_of_a_colour_up_is_that_of_its_tables() -> None:
    races = tuple(TableRace(number, ()) for number in range(1, 51))
    verdict = lawful_gain_of((ColourUp(1_000, 5_000, 5_000, races),), ruleset("wsop-2026"))

    assert verdict.answer == (0, 50 * 4_000)
    assert verdict.because
    assert verdict.answer.most < 2_410_000


def test_without_a_race_nothing_is_gained() -> None:
    assert lawful_gain_of((), ruleset("sport-ru")).answer == (0, 0)


@given(
    name=st.sampled_from(NAMES),
    chips=st.dictionaries(st.integers(1, 10), st.integers(1, 19), min_size=1, max_size=9),
    alone=st.sets(st.integers(1, 10), max_size=4),
    terms=st.sampled_from(((25, 100, 100), (25, 500, 100), (2_000, 5_000, 5_000))),
    rounding=st.sampled_from(("up", "half", "down", "round_up_each")),
    seed=st.integers(0, 2**32),
)
def test_no_race_by_the_rules_leaves_its_bounds(
    name: str,
    chips: dict[int, int],
    alone: set[int],
    terms: tuple[int, int, int],
    rounding: str,
    seed: int,
) -> None:
    one = race(chips, rules=name, alone=tuple(alone), terms=terms, race_round=rounding)
    raced = settle(one, dealt(one, random.Random(seed))).answer
    told = TableRace(1, (), one.value, one.chips, raced.winners, raced.protected, raced.delta)

    gain = lawful_gain(told, one.terms, one.rules)

    assert gain.least <= raced.delta <= gain.most
