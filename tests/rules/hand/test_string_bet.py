"""Bets in parts."""

import pytest

from director.rules.hand.string_bet import Counts, Motions, motions_count
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import article


@pytest.mark.parametrize("name", NAMES)
def test_r81_sp_4_11_only_the_first_motion_counts(name: str) -> None:
    parts = Motions([100, 300, 50])

    verdict = motions_count(parts, ruleset(name))

    assert verdict.answer == Counts(100, 350, string=True)
    assert verdict.because == (article("SP 4.11" if name == "sport-ru" else "TDA 56"),)


@pytest.mark.parametrize("name", NAMES)
def test_r81_tda_42_a_size_said_first_counts(name: str) -> None:
    rules = ruleset(name)

    assert motions_count(Motions([100, 300], said=350), rules).answer == Counts(350, 50, string=False)
    assert motions_count(Motions([100], said=350), rules).answer == Counts(350, 0, string=False)


@pytest.mark.parametrize("name", NAMES)
def test_r82_sp_4_11_columns_cut_off_a_stack_in_the_hand_all_count(name: str) -> None:
    cut = Motions([500, 500, 200], out_of_hand=True)

    assert motions_count(cut, ruleset(name)).answer == Counts(1_200, 0, string=False)


def test_one_motion_is_a_bet_and_none_is_none() -> None:
    assert motions_count(Motions([700]), ruleset()).answer == Counts(700, 0, string=False)
    assert motions_count(Motions([]), ruleset()).answer == Counts(0, 0, string=False)
