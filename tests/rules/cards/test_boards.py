"""What the open cards of a stud hand count."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.rules.cards.boards import board_strength
from director.rules.cards.card import DECK, Card, read_cards


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        pytest.param("2d2c", "AsKs", id="T130 a pair before high cards"),
        pytest.param("2d2c2h3s", "AsAdKsKd", id="three of a kind before two pair"),
        pytest.param("2d2c2h2s", "AsAdAcKd", id="four of a kind before three"),
        pytest.param("2d2c3h3s", "AsAdKcQd", id="two pair before a pair"),
        pytest.param("AsAd2c3d", "KsKdAcQd", id="the higher pair"),
        pytest.param("AsAdKc3d", "AhAcQcJd", id="then the card beside it"),
        pytest.param("AsKd9c", "AdKc8h", id="high cards from the top"),
        pytest.param("AsJd9c3d", "KdQdJdTd", id="a straight or a flush is nothing on a board"),
        pytest.param("As", "Kd", id="one card each"),
        pytest.param("As2d3c", "Ah", id="more cards before fewer when the rest is equal"),
        pytest.param("2d2c2h3s3d", "AsAdAcKdQd", id="with a common card, a full house before three"),
    ],
)
def test_the_better_board_acts_first(better: str, worse: str) -> None:
    assert board_strength(read_cards(better)) > board_strength(read_cards(worse))


def test_t129_equal_boards_are_equal_here_whatever_the_suits() -> None:
    """Suit or position decides then, as the rules of the event say."""
    assert board_strength(read_cards("K♣5♥")) == board_strength(read_cards("K♠5♦"))


def test_a_hand_without_an_open_card_counts_least() -> None:
    assert board_strength(()) < board_strength(read_cards("2c"))


@given(st.lists(st.sampled_from(DECK), min_size=1, max_size=4, unique=True))
def test_another_card_never_makes_a_board_worse_and_order_does_not_matter(cards: list[Card]) -> None:
    assert board_strength(cards) >= board_strength(cards[:-1])
    assert board_strength(cards[::-1]) == board_strength(cards)


@given(st.lists(st.sampled_from(DECK), min_size=8, max_size=8, unique=True))
def test_boards_are_equal_when_their_ranks_are_and_only_then(cards: list[Card]) -> None:
    one, other = cards[:4], cards[4:]

    same_ranks = sorted(card.rank for card in one) == sorted(card.rank for card in other)
    assert (board_strength(one) == board_strength(other)) is same_ranks
