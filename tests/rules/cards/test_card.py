"""A card: its letters, its order."""

import pytest

from director.rules.cards.card import DECK, BadCards, Card, Suit, read_cards, written


def test_the_deck_has_52_cards_of_four_suits() -> None:
    """SP 4.4."""
    assert len(set(DECK)) == 52
    assert written(DECK[:5]) == "2c2d2h2s3c"


@pytest.mark.parametrize(
    "text", ["As Td 9c", "AsTd9c", "A♠10♦9♣", " as  10D 9C ", "A♠️T♢9♧", "♠A♦10♣9", "♠A 10♦ ♣9", "♠A10♦9c"]
)
def test_cards_are_read_however_they_are_written(text: str) -> None:
    assert read_cards(text) == (Card(14, Suit.SPADES), Card(10, Suit.DIAMONDS), Card(9, Suit.CLUBS))


def test_no_cards_are_no_cards() -> None:
    assert read_cards("  ") == ()


@pytest.mark.parametrize("text", ["A", "AsK", "1s", "Ax", "sA", "A♠K", "As,Kd", "??", "110s", "♠♥", "♠"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(BadCards) as refused:
        read_cards(text)

    assert refused.value.code == "bad_card"


def test_the_hands_of_t011_are_read_as_they_are_printed() -> None:
    """SP 4.6.1 puts the sign of the suit before the rank."""
    assert written(read_cards("♠9♣9♥7♥5♣2")) == "9s9c7h5h2c"
    assert written(read_cards("♦9♥9♠7♠5♥2")) == "9d9h7s5s2h"


@pytest.mark.parametrize(
    ("text", "shown"), [("As10x", "10x"), ("♠Z", "♠Z"), ("9♠9", "9"), ("♥A♥K♦ Q♠", "♠"), ("zZ", "zZ")]
)
def test_a_refused_card_is_shown_as_it_was_typed(text: str, shown: str) -> None:
    with pytest.raises(BadCards) as refused:
        read_cards(text)

    assert refused.value.card == shown


def test_t016_a_card_that_stands_twice_is_out_of_no_deck() -> None:
    """The misprint of SP 4.6.1, which the library that ranks cards would take."""
    with pytest.raises(BadCards) as refused:
        read_cards("Jc Jc Jd Jh 6c")

    assert (refused.value.code, refused.value.card) == ("duplicate_card", "Jc")


def test_rank_goes_before_suit_and_spades_before_hearts() -> None:
    """SP 4.5.1; T162."""
    assert max(read_cards("Kd Ac As Qh")) == Card(14, Suit.SPADES)
    assert max(read_cards("Ah Ad")) == Card(14, Suit.HEARTS)
    assert min(read_cards("2d 2c 9s")) == Card(2, Suit.CLUBS)


def test_the_ace_is_low_where_the_lowest_card_counts() -> None:
    """ST 6.3.10."""
    assert min(read_cards("2c As 3h"), key=lambda card: card.ace_low) == Card(14, Suit.SPADES)
