"""The low card that cannot bring in as usual."""

from __future__ import annotations

import pytest

from director.rules.hand.bad_deal import BadDeal
from director.rules.hand.stud.low_card import (
    Start,
    WrongLow,
    absent_low_card,
    low_card_all_in,
    low_card_exposed,
    wrong_low_card,
)
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import article

ALL = pytest.mark.parametrize("name", NAMES)
DEALT = (3, 4, 6, 8, 1)
"""The dealer sits between seats 1 and 3."""
INSTEAD = ("fold", "bring_in", "complete")


@ALL
def test_t128_when_the_low_card_is_all_in_for_the_ante_the_player_to_its_left_starts(name: str) -> None:
    """ST 6.1.7, TDA RP-10-E: he folds, makes the forced bet or bets in full."""
    assert low_card_all_in(4, (3, 6, 8), DEALT, ruleset(name)).answer == Start(6, INSTEAD)


def test_t128_cites_the_book_in_force() -> None:
    def cited(name: str) -> tuple[object, ...]:
        return low_card_all_in(4, (3, 6, 8), DEALT, ruleset(name)).because

    assert cited("stud-room") == (article("ST 6.1.7"),)
    assert cited("tda-2024") == cited("sport-ru") == (article("TDA RP-10-E"),)


def test_to_the_left_goes_round_the_table_and_over_those_without_chips() -> None:
    assert low_card_all_in(8, (3, 6), DEALT, ruleset()).answer.seat == 3
    assert low_card_all_in(1, (4, 6), DEALT, ruleset()).answer.seat == 4


def test_alone_with_chips_nobody_bets() -> None:
    assert low_card_all_in(4, (6,), DEALT, ruleset()).answer == Start(None, ())


def test_r156_where_a_third_card_went_down_the_exposed_low_card_does_not_bring_in() -> None:
    """ST 6.1.4; TDA RP-10-A: the player can be the bring-in."""
    assert low_card_exposed(4, DEALT, DEALT, ruleset("stud-room")).answer == Start(6, INSTEAD)
    assert low_card_exposed(4, DEALT, DEALT, ruleset("tda-2024")).answer == Start(4, ("bring_in", "complete"))


@pytest.mark.parametrize("name", ["sport-ru", "draw-room", "tda-2024", "robert-11", "wsop-2026"])
def test_t192_an_absent_low_card_posts_the_bring_in_and_is_dead(name: str) -> None:
    """TDA 30."""
    found = absent_low_card(4, (3, 4, 6), DEALT, ruleset(name)).answer

    assert (found.posts, found.killed) == (True, True)
    assert found.next == Start(6, ("fold", "call", "complete"))


def test_t192_a_single_player_with_chips_still_answers_what_was_posted() -> None:
    assert absent_low_card(4, (6,), DEALT, ruleset("tda-2024")).answer.next.seat == 6
    assert absent_low_card(4, (), DEALT, ruleset("tda-2024")).answer.next.seat is None


def test_r157_in_the_stud_room_an_absent_low_card_is_dead_and_posts_nothing() -> None:
    """ST 6.1.5."""
    verdict = absent_low_card(4, (3, 4, 6), DEALT, ruleset("stud-room"))

    assert verdict.answer == (False, True, Start(6, INSTEAD))
    assert verdict.because == (article("ST 6.1.5"),)


@pytest.mark.parametrize(("name", "cited"), [("party-stud", "PP time"), ("online-stud", "OS time")])
def test_online_an_absent_low_card_is_all_in_for_its_ante(name: str, cited: str) -> None:
    """R190, R219."""
    verdict = absent_low_card(4, (3, 4, 6), DEALT, ruleset(name))

    assert verdict.answer == (False, False, Start(6, INSTEAD))
    assert verdict.because == (article(cited),)


@ALL
def test_r160_a_wrong_low_card_is_put_right_until_the_next_player_acts(name: str) -> None:
    """ST 6.1.8."""
    rules = ruleset(name)

    assert wrong_low_card(4, 8, rules, next_acted=False).answer == WrongLow(takes_back=4, brings_in=8)
    assert wrong_low_card(4, 8, rules, next_acted=True).answer == WrongLow(None, None)
    assert wrong_low_card(4, 8, rules, next_acted=True).because == (article("ST 6.1.8"),)


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadDeal, match="not_dealt"):
        low_card_all_in(5, DEALT, DEALT, ruleset())
    with pytest.raises(BadDeal, match="same_seat"):
        wrong_low_card(4, 4, ruleset(), next_acted=False)
