"""Where the button lies in the first hand."""

from __future__ import annotations

import pytest

from director.rules.cards.card import BadCards, Card, read_cards
from director.rules.rulesets import NAMES, ruleset
from director.rules.table.first_button import TooFewSeats, first_button
from director.rules.verdict import Article

SP, WSOP = ruleset("sport-ru"), ruleset("wsop-2026")
BY_CARD = [name for name in NAMES if name != "wsop-2026"]


def dealt(**cards: str) -> dict[int, Card]:
    """One card to each seat, as in s7="As"."""
    return {int(seat[1:]): read_cards(card)[0] for seat, card in cards.items()}


@pytest.mark.parametrize("rules", BY_CARD)
def test_t161_sp_4_5_1_the_highest_card_by_suit_has_the_button(rules: str) -> None:
    cards = dealt(s1="Kd", s4="Ac", s7="As", s9="Qh")

    assert first_button(ruleset(rules), cards.keys(), cards).answer == (7, 9, 1)


def test_t162_sp_4_5_1_hearts_beat_diamonds() -> None:
    cards = dealt(s2="Ad", s3="Ah", s5="Kc")

    assert first_button(SP, cards.keys(), cards).answer == (3, 5, 2)


def test_sp_4_5_1_rank_comes_before_suit() -> None:
    cards = dealt(s2="Ks", s3="Ac", s5="Qs")

    assert first_button(SP, cards.keys(), cards).answer.button == 3


def test_t163_wsop_t_85_the_seat_nearest_the_dealers_right() -> None:
    verdict = first_button(WSOP, {1, 2, 4, 6, 8}, {})

    assert verdict.answer == (8, 1, 2)
    assert (verdict.because, verdict.house) == ((Article("WSOP-T", "85"),), ())


@pytest.mark.parametrize("rules", NAMES)
def test_tda_34_b_of_two_players_the_button_posts_the_small_blind(rules: str) -> None:
    cards = dealt(s2="3c", s6="9d")

    assert first_button(ruleset(rules), cards.keys(), cards).answer == (6, 6, 2)


def test_the_book_in_force_is_cited() -> None:
    cards = dealt(s2="3c", s6="9d", s8="4d")
    two = dealt(s2="3c", s6="9d")

    assert first_button(SP, cards.keys(), cards).because == (Article("SP", "4.5.1"),)
    assert first_button(SP, two.keys(), two).because == (Article("SP", "4.5.1"), Article("TDA", "34-B"))
    tda = first_button(ruleset("tda-2024"), cards.keys(), cards)
    assert (tda.because, tda.house) == ((), ("button_start",))


def test_all_cards_come_from_one_deck() -> None:
    with pytest.raises(BadCards, match="duplicate_card"):
        first_button(SP, {1, 2, 3}, dict.fromkeys((1, 2, 3), Card(14, read_cards("As")[0].suit)))


@pytest.mark.parametrize("occupied", [set(), {4}])
def test_one_player_has_no_first_hand(occupied: set[int]) -> None:
    with pytest.raises(TooFewSeats):
        first_button(WSOP, occupied, {})
