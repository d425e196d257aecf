"""Hole cards the dealer turned up."""

from __future__ import annotations

import pytest

from director.rules.hand.bad_deal import BadDeal
from director.rules.hand.stud.exposed_cards import ExposedHole, exposed_hole_cards, hole_card_off_table
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import article

DEAD = ExposedHole("dead", ante_back=True, may_bring_in=False)
MISDEAL = ExposedHole("misdeal", ante_back=True, may_bring_in=False)
OPENS_ELSEWHERE = ExposedHole("third_down", ante_back=False, may_bring_in=False)
UPCARD = ExposedHole("third_down", ante_back=False, may_bring_in=True)


@pytest.mark.parametrize(
    ("name", "one", "both"),
    [
        ("stud-room", OPENS_ELSEWHERE, DEAD),
        ("robert-11", MISDEAL, MISDEAL),
        ("tda-2024", UPCARD, UPCARD),
        ("sport-ru", UPCARD, UPCARD),
        ("party-stud", UPCARD, UPCARD),
        ("online-stud", UPCARD, UPCARD),
        ("draw-room", UPCARD, UPCARD),
        ("wsop-2026", MISDEAL, MISDEAL),
    ],
)
def test_t147_one_or_both_hole_cards_dealt_face_up(name: str, one: ExposedHole, both: ExposedHole) -> None:
    """ST 6.1.4, TDA RP-10-A, WSOP-T 88-a-6; R155."""
    assert exposed_hole_cards(1, ruleset(name)).answer == one
    assert exposed_hole_cards(2, ruleset(name)).answer == both


def test_t147_is_named_by_the_book_in_force() -> None:
    assert exposed_hole_cards(1, ruleset("stud-room")).because == (article("ST 6.1.4"),)
    assert exposed_hole_cards(1, ruleset("tda-2024")).because == (article("TDA RP-10-A"),)
    assert exposed_hole_cards(1, ruleset("wsop-2026")).because == (article("WSOP-T 88-a-6"),)


def test_the_tda_speaks_of_one_card_so_for_both_the_house_chooses() -> None:
    assert exposed_hole_cards(1, ruleset("tda-2024")).house == ()
    assert exposed_hole_cards(2, ruleset("tda-2024")).house == ("stud_exposed",)


@pytest.mark.parametrize("name", NAMES)
def test_r162_a_hole_card_off_the_table_is_used_and_counts_as_exposed(name: str) -> None:
    """ST 6.1.11."""
    verdict = hole_card_off_table(ruleset(name))

    assert verdict.answer == exposed_hole_cards(1, ruleset(name)).answer
    assert verdict.because[0] == article("ST 6.1.11")


@pytest.mark.parametrize("exposed", [0, 3])
def test_a_player_has_two_hole_cards(exposed: int) -> None:
    with pytest.raises(BadDeal, match="exposed_count"):
        exposed_hole_cards(exposed, ruleset())
