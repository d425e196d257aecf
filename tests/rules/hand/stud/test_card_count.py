"""Hands with too many or too few cards."""

from __future__ import annotations

import pytest

from director.rules.hand.stud.card_count import card_count
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import article

ALL = pytest.mark.parametrize("name", NAMES)
STUD_ROOM = ruleset("stud-room")


@ALL
def test_the_right_number_is_no_case(name: str) -> None:
    assert card_count(7, 7, ruleset(name), acted=True, at_showdown=True).answer == "live"


def test_r172_more_than_seven_cards_are_a_dead_hand() -> None:
    """ST 6.1.18."""
    assert card_count(8, 7, STUD_ROOM, acted=False).answer == "dead"


def test_r172_fewer_than_seven_at_showdown_are_dead_unless_that_is_accepted() -> None:
    """ST 6.1.18."""
    assert card_count(6, 7, STUD_ROOM, acted=True, at_showdown=True).answer == "dead"
    assert card_count(6, 7, STUD_ROOM, acted=True, at_showdown=True, accepted=True).answer == "live"
    assert card_count(6, 7, STUD_ROOM, acted=True).answer == "live"
    assert card_count(6, 7, STUD_ROOM, acted=True).because == (article("ST 6.1.18"),)


@pytest.mark.parametrize("name", [name for name in NAMES if name != "stud-room"])
@pytest.mark.parametrize("held", [2, 4])
def test_r56_elsewhere_it_is_dead_once_somebody_has_wagered(name: str, held: int) -> None:
    """SP 4.9.1; TDA 36 after substantial action."""
    assert card_count(held, 3, ruleset(name), acted=True).answer == "dead"
    assert card_count(held, 3, ruleset(name), acted=False).answer == "misdeal"


def test_r56_names_the_book() -> None:
    assert card_count(4, 3, ruleset("sport-ru"), acted=True).because == (article("SP 4.9.1"),)
    assert card_count(4, 3, ruleset("wsop-2026"), acted=True).because == (article("TDA 36"),)
