"""The button of a mixed game while stud is played."""

from __future__ import annotations

import pytest

from director.domain.hands import LastHand
from director.rules.rulesets import ruleset
from director.rules.table.mixed_games import last_with_button, resting_button
from director.rules.table.next_hand import Table, next_hand
from director.rules.verdict import Article

TDA = ruleset("tda-2024")
HOLDEM = LastHand(1, 2, 3)


def test_tda_11_b_the_button_goes_where_the_next_holdem_hand_has_it_and_rests_there() -> None:
    verdict = resting_button(TDA, {1, 2, 3, 4, 5, 6}, HOLDEM)

    assert verdict.answer == (2, 3, 4)
    assert verdict.because == (Article("TDA", "11-B"), Article("TDA", "32"))


def test_one_player_left_has_no_button() -> None:
    assert resting_button(TDA, {1}, HOLDEM).answer is None


@pytest.mark.parametrize("game", ["stud", "stud8"])
def test_tda_11_b_a_hand_of_stud_changes_nothing(game: str) -> None:
    assert last_with_button(game, LastHand(2, 3, 4), HOLDEM) == HOLDEM  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["holdem", "omaha", "draw5"])
def test_a_hand_with_a_button_is_what_the_next_one_follows_from(game: str) -> None:
    assert last_with_button(game, LastHand(2, 3, 4), HOLDEM) == (2, 3, 4)  # type: ignore[arg-type]


def test_tda_11_b_after_the_stud_the_button_is_where_it_rested() -> None:
    """Whoever went out meanwhile is skipped: seat 4 had been due the big blind."""
    players, last = frozenset({1, 2, 3, 4, 5, 6}), HOLDEM
    rested = resting_button(TDA, players, last).answer
    for _hand_of_stud in range(8):
        last = last_with_button("stud8", last, last)

    again = next_hand(Table("tournament", 6, players, last, 1, 2), TDA).answer
    without = next_hand(Table("tournament", 6, players - {4}, last, 1, 2), TDA).answer

    assert (again.button, again.small, again.big) == rested
    assert (without.button, without.small, without.big) == (2, 3, 5)
