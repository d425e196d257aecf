"""The cards of a chip race: whose is best, and how many decks they take."""

from __future__ import annotations

import pytest

from director.rules.cards.card import read_cards
from director.rules.table.race_cards import (
    MOST_DECKS,
    best_first,
    decks_for,
    most_odd_chips,
    stages,
    suits_decide,
)


def best(**cards: str) -> list[int]:
    return best_first({int(seat[1:]): read_cards(hand) for seat, hand in cards.items()})


def test_t207_the_best_single_card_counts() -> None:
    assert best(s1="Kd4c2s", s2="Kh", s4="Ac3d", s7="QsQh7c") == [4, 2, 1, 7]


def test_t210_sp_4_5_1_the_king_of_spades_beats_the_king_of_hearts() -> None:
    assert best(s1="Kh", s2="Ks") == [2, 1]


def test_trap_14_poker_hands_do_not_count() -> None:
    assert best(s1="2c2d2h2s", s2="3c") == [2, 1]


def test_with_several_decks_the_next_card_decides_and_then_the_lower_seat() -> None:
    assert best(s1="As2c", s2="As3c") == [2, 1]
    assert best(s3="As", s1="As2c", s2="As2c") == [1, 2, 3]


def test_suits_decide_when_best_cards_are_of_one_rank() -> None:
    assert suits_decide({1: read_cards("Kd2c"), 2: read_cards("Kh")})
    assert not suits_decide({1: read_cards("Kd2c"), 2: read_cards("2h")})
    assert not suits_decide({})


@pytest.mark.parametrize(("cards", "decks"), [(0, 1), (52, 1), (53, 2), (171, 4), (23 * 19, 9)])
def test_how_many_decks_it_takes(cards: int, decks: int) -> None:
    assert decks_for(cards) == decks <= MOST_DECKS


def test_t215_nine_players_may_need_171_cards_and_race_in_two_stages() -> None:
    """25 → 500 by way of 100: 9 × 3 and 9 × 4 cards at most."""
    assert 9 * most_odd_chips(25, 500) == 171
    assert stages(9, (25, 100, 500, 1000), 25, 500) == (100, 500)
    assert (9 * most_odd_chips(25, 100), 9 * most_odd_chips(100, 500)) == (27, 36)


def test_one_stage_is_enough_when_one_deck_is() -> None:
    assert stages(9, (), 25, 100) == (100,)
    assert stages(2, (100,), 25, 500) == (500,)


def test_stages_are_as_few_as_can_be() -> None:
    assert stages(9, (25, 50, 100, 200, 250, 500), 25, 500) == (100, 500)
    assert stages(9, (25, 100, 500, 1000, 5000), 25, 5000) == (100, 500, 1000, 5000)


def test_there_may_be_no_stages_small_enough() -> None:
    assert stages(9, (25, 500), 25, 500) is None
    assert stages(9, (), 25, 500) is None
