"""Hands given up in odd ways, and calls that could not win."""

from __future__ import annotations

import pytest

from director.rules.hand.stud.given_up import call_beaten_on_board, keeps_receiving, picking_up_is_fold
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import article


def test_r158_in_the_stud_room_a_hand_given_up_with_nothing_to_call_goes_on_receiving() -> None:
    """ST 6.1.6."""
    rules = ruleset("stud-room")

    assert keeps_receiving(rules, facing=False).answer is True
    assert keeps_receiving(rules, facing=True).answer is False


@pytest.mark.parametrize("name", [name for name in NAMES if name != "stud-room"])
def test_elsewhere_a_fold_is_a_fold(name: str) -> None:
    """TDA 58; SP Definitions."""
    assert keeps_receiving(ruleset(name), facing=False).answer is False


def test_each_book_is_cited_for_itself() -> None:
    assert keeps_receiving(ruleset("sport-ru"), facing=False).because == (article("SP Definitions"),)
    assert keeps_receiving(ruleset("wsop-2026"), facing=False).because == (article("TDA 58"),)


def test_r161_picking_up_ones_upcards_in_turn_is_a_fold() -> None:
    """ST 6.1.9, 6.1.10."""
    assert picking_up_is_fold(in_turn=True, betting_over=False).answer is True
    assert picking_up_is_fold(in_turn=False, betting_over=False).answer is False
    at_showdown = picking_up_is_fold(in_turn=True, betting_over=True)
    assert (at_showdown.answer, at_showdown.because) == (False, (article("ST 6.1.10"),))


def test_r173_who_calls_although_the_board_beats_him_gets_nothing_back() -> None:
    """ST 6.1.19."""
    assert call_beaten_on_board().answer == 0
    assert call_beaten_on_board().because == (article("ST 6.1.19"),)
