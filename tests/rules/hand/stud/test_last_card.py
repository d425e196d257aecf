"""A seventh card dealt face up."""

from __future__ import annotations

import pytest

from director.rules.hand.bad_deal import BadDeal
from director.rules.hand.stud.last_card import LastCard, exposed_last_card
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import article

STUD_ROOM = ruleset("stud-room")


def test_r170_an_all_in_player_keeps_it_and_the_others_get_theirs_down() -> None:
    """ST 6.1.16."""
    verdict = exposed_last_card(2, (1, 2, 3), {2}, STUD_ROOM)

    assert verdict.answer == LastCard(replaced=False, board_counts=True)
    assert verdict.because == (article("ST 6.1.16"),)


def test_r171_a_with_more_than_two_left_he_may_declare_himself_all_in() -> None:
    """ST 6.1.17 (a): the others get theirs down, and all open cards say who opens."""
    verdict = exposed_last_card(2, (1, 2, 3), (), STUD_ROOM)

    assert verdict.answer == LastCard(replaced=False, may_be_all_in=True, board_counts=True)
    assert verdict.because == (article("ST 6.1.17"),)


def test_r171_b_of_two_the_first_card_up_brings_the_second_up_too() -> None:
    """ST 6.1.17 (b): betting then goes on as usual."""
    found = exposed_last_card(4, (4, 7), (), STUD_ROOM).answer

    assert found == LastCard(replaced=False, up_too=(7,), board_counts=True)


def test_r171_b_of_two_only_the_second_card_up_lets_him_be_all_in() -> None:
    found = exposed_last_card(7, (4, 7), (), STUD_ROOM).answer

    assert found == LastCard(replaced=False, may_be_all_in=True, board_counts=True)


def test_with_no_betting_left_there_is_nothing_to_declare() -> None:
    assert exposed_last_card(2, (1, 2, 3), (), STUD_ROOM, betting_left=False).answer == LastCard(
        replaced=False
    )


@pytest.mark.parametrize("name", [name for name in NAMES if name != "stud-room"])
def test_tda_rp_10_b_elsewhere_it_is_replaced_while_betting_is_left(name: str) -> None:
    rules = ruleset(name)

    assert exposed_last_card(2, (1, 2, 3), (), rules).answer == LastCard(replaced=True)
    assert exposed_last_card(2, (1, 2, 3), (), rules, betting_left=False).answer == LastCard(replaced=False)
    assert exposed_last_card(2, (1, 2), (), rules).because == (article("TDA RP-10-B"),)


def test_only_who_is_in_the_hand_gets_a_card() -> None:
    with pytest.raises(BadDeal, match="not_dealt"):
        exposed_last_card(9, (1, 2), (), STUD_ROOM)
