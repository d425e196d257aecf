"""Lows, eight or better."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.domain.plan import DISCIPLINES, Discipline
from director.rules.cards.card import DECK, Card, Suit, read_cards, written
from director.rules.cards.lows import low_hand
from director.rules.cards.ranking import Combination, TooFewCards, high_hand


def low(cards: str) -> Combination | None:
    return low_hand("stud8", read_cards(cards))


def shown(cards: str) -> str | None:
    found = low(cards)
    return None if found is None else written(found.cards)


def strength(cards: str) -> int:
    found = low(cards)
    assert found is not None
    return found.strength


def test_t020_an_eight_qualifies_though_it_is_a_straight_and_a_nine_does_not() -> None:
    """ST 6.3.2, 6.3.6."""
    assert shown("8♠7♥6♦5♣4♥") == "8s7h6d5c4h"
    assert high_hand("stud8", read_cards("8♠7♥6♦5♣4♥")).name == "straight"
    assert low("9♠6♥4♦3♣A♥") is None


def test_t021_lows_compare_from_the_highest_card_down() -> None:
    """ST 6.3.2."""
    assert strength("8s6h4d3cAs") > strength("8h6d5c2sAh")


def test_t022_a_hand_may_have_the_best_low_and_a_straight_out_of_the_same_cards() -> None:
    """ST 6.3.3."""
    cards = read_cards("AsAh2c3d4s5h8d")

    found = low_hand("stud8", cards)
    assert found is not None
    assert written(found.cards) == "5h4s3d2cAs"
    assert written(high_hand("stud8", cards).cards) == "5h4s3d2cAs"
    assert high_hand("stud8", cards).name == "straight"


def test_of_several_cards_of_a_rank_the_highest_by_suit_is_taken() -> None:
    """TDA 20-B gives an odd chip by the highest card of the five."""
    assert shown("8c8s2d3d4d5c5h") == "8s5h4d3d2d"


def test_a_pair_leaves_too_few_ranks() -> None:
    """ST 6.3.2."""
    assert low("AsAh2c3d4s9hKd") is None


def test_the_wheel_is_the_best_low_and_an_eight_seven_the_worst() -> None:
    lows = ["5s4s3s2sAs", "6s4s3s2sAs", "6s5s4s3s2s", "7s4s3s2sAs", "8s4s3s2sAs", "8s7s6s5s4s"]

    assert [strength(cards) for cards in lows] == sorted(map(strength, lows), reverse=True)


@pytest.mark.parametrize("game", [game for game in DISCIPLINES if game != "stud8"])
def test_other_games_have_no_low(game: Discipline) -> None:
    assert low_hand(game, read_cards("As2c3d4s5h")) is None


def test_fewer_than_five_cards_are_no_hand() -> None:
    with pytest.raises(TooFewCards):
        low("As2c3d4s")


LOW_CARDS = [card for card in DECK if card.ace_low[0] <= 9]
SEVEN = st.lists(st.sampled_from(LOW_CARDS), min_size=7, max_size=7, unique=True)


@given(SEVEN, st.permutations(list(Suit)))
def test_neither_order_nor_suits_matter(cards: list[Card], suits: list[Suit]) -> None:
    exchanged = [Card(card.rank, suits[card.suit]) for card in reversed(cards)]
    one, other = low_hand("stud8", cards), low_hand("stud8", exchanged)

    assert (one and one.strength) == (other and other.strength)
    assert low_hand("stud8", sorted(cards)) == one


@given(SEVEN)
def test_another_card_never_makes_a_low_worse(cards: list[Card]) -> None:
    lows = [low_hand("stud8", cards[:count]) for count in (5, 6, 7)]
    strengths = [0 if low is None else low.strength for low in lows]

    assert strengths == sorted(strengths)


@given(SEVEN, SEVEN)
def test_pokerkit_compares_lows_in_the_same_way(one: list[Card], other: list[Card]) -> None:
    from pokerkit import EightOrBetterLowHand as Theirs

    ours = [low_hand("stud8", cards) for cards in (one, other)]
    theirs = [Theirs.from_game_or_none(written(cards)) for cards in (one, other)]

    assert [low is None for low in ours] == [low is None for low in theirs]
    if ours[0] is not None and ours[1] is not None:
        assert (ours[0].strength > ours[1].strength) is (theirs[0] > theirs[1])  # type: ignore[operator]
        assert (ours[0].strength == ours[1].strength) is (theirs[0] == theirs[1])
