"""Combinations in words, and what a judge reads out about hands."""

from __future__ import annotations

import pytest

from director.host.i18n import LANGUAGES, Words, words_for
from director.rules.cards.card import DECK, read_cards
from director.rules.cards.lows import low_hand
from director.rules.cards.ranking import CLASSES, high_hand
from director.rules.questions.catalogue import answer, topic_of
from director.rules.questions.reading import BadQuestion
from director.views.combinations import combination, low, with_signs
from director.views.verdicts import complaint, explanation

EN, RU = words_for("en"), words_for("ru")
TRANSLATED = RU._("royal flush") != "royal flush"

SAMPLES = [
    ("AsKsQsJsTs", "royal flush", "флеш-рояль"),
    ("9s8s7s6s5s", "straight flush, nine high", "стрит-флеш от девятки"),
    ("5s4s3s2sAs", "straight flush, five high", "стрит-флеш от пятёрки"),
    ("KsKhKdKc2s", "four kings", "каре королей"),
    ("KsKhKdAsAd", "full house, kings full of aces", "фулл-хаус, короли на тузах"),
    ("2s2h2dTsTd", "full house, deuces full of tens", "фулл-хаус, двойки на десятках"),
    ("QsJs9s3s2s", "flush, queen high", "флеш от дамы"),
    ("KsQdJhTc9s", "straight, king high", "стрит от короля"),
    ("5s4d3h2cAs", "straight, five high", "стрит от пятёрки"),
    ("8s8h8dKsQd", "three eights", "тройка восьмёрок"),
    ("AsAdKsKd2c", "two pair, aces and kings", "две пары, тузы и короли"),
    ("6s6d5s5d2c", "two pair, sixes and fives", "две пары, шестёрки и пятёрки"),
    ("KsKdAhQc3d", "pair of kings", "пара королей"),
    ("AsJd9h3c2d", "ace high", "старшая карта туз"),
]


def said(cards: str, words: Words, *, kickers: bool = False) -> str:
    hand = high_hand("draw5", read_cards(cards))
    return combination(hand.name, hand.cards, words, kickers=kickers)


@pytest.mark.parametrize(("cards", "english", "russian"), SAMPLES)
def test_a_combination_is_said_as_a_judge_says_it(cards: str, english: str, russian: str) -> None:
    assert said(cards, EN) == english
    if TRANSLATED:
        assert said(cards, RU) == russian


def test_every_class_is_among_the_samples() -> None:
    assert {high_hand("draw5", read_cards(cards)).name for cards, _, _ in SAMPLES} == set(CLASSES)


@pytest.mark.parametrize(
    ("cards", "english"),
    [
        ("AsKsQsJsTs", "royal flush"),
        ("KsKhKdKc2s", "four kings with 2"),
        ("KsKhKdAsAd", "full house, kings full of aces"),
        ("QsJs9s3s2s", "flush, queen high with J-9-3-2"),
        ("8s8h8dKsTd", "three eights with K-10"),
        ("AsAdKsKd2c", "two pair, aces and kings with 2"),
        ("KsKdAhQc3d", "pair of kings with A-Q-3"),
        ("AsJd9h3c2d", "ace high with J-9-3-2"),
    ],
)
def test_kickers_are_named_when_asked(cards: str, english: str) -> None:
    assert said(cards, EN, kickers=True) == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rank_has_a_word_of_its_own_in_each_place(language: str) -> None:
    words = words_for(language)
    quads = {combination("quads", [card] * 4, words) for card in DECK[::4]}
    fulls = {combination("full_house", [DECK[0]] * 3 + [card] * 2, words) for card in DECK[::4]}
    highs = {combination("high_card", [card], words) for card in DECK[::4]}
    straights = {combination("straight", [card], words) for card in DECK[::4]}
    two_pairs = {combination("two_pair", [card] * 4, words) for card in DECK[::4]}

    assert [len(each) for each in (quads, fulls, highs, straights, two_pairs)] == [13] * 5


def test_a_low_is_said_by_its_cards() -> None:
    found = low_hand("stud8", read_cards("As3c4d6h8dKsKh"))

    assert found is not None
    assert low(found.cards, EN) == "8-6-4-3-A low"
    if TRANSLATED:
        assert low(found.cards, RU) == "лоу 8-6-4-3-A"


def test_cards_are_shown_with_signs() -> None:
    assert with_signs(read_cards("AsTd9c2h")) == "A♠ 10♦ 9♣ 2♥"


# ------------------------------------------------------------------ what is read out


def explained(question: dict[str, object], words: Words = EN) -> str:
    return explanation(topic_of(question), question, answer(question), words)


def best_hand(game: str, hole: str, board: str = "") -> dict[str, object]:
    return {"ask": "best-hand", "game": game, "hole": hole, "board": board}


def compare(game: str, board: str | None = None, **hands: str) -> dict[str, object]:
    by_seat = {seat.lstrip("s"): hole for seat, hole in hands.items()}
    return {"ask": "compare", "game": game, "hands": by_seat, "board": board}


def test_the_best_five_are_shown_and_named() -> None:
    assert explained(best_hand("holdem", "KsKd", "KhAhAd2c3c")) == (
        "The best five cards are K♠ K♥ K♦ A♥ A♦: full house, kings full of aces."
    )
    assert explained(best_hand("stud8", "As3c4d6h8dKsKh")) == (
        "The best five cards are K♠ K♥ A♠ 8♦ 6♥: pair of kings."
        " The best low is 8♦ 6♥ 4♦ 3♣ A♠: 8-6-4-3-A low."
    )
    assert explained(best_hand("stud8", "As3c4d6h9dKsKh")).endswith(
        "There is no low: it takes five different ranks, none above an eight."
    )


def test_the_best_hand_of_several_is_read_out() -> None:
    assert explained(compare("draw5", s3="AsAhKd4s2c", s5="2s2hQs9d8d")) == (
        "Seat 3 has the best hand: pair of aces."
    )
    assert explained(compare("draw5", s3="AsAhKd4s2c")) == "Seat 3 has the best hand: pair of aces."


def test_kickers_are_read_out_when_they_decide() -> None:
    assert explained(compare("draw5", s3="KsKhAdQs3h", s5="KdKcAsQd2h")) == (
        "Seat 3 has the best hand: pair of kings with A-Q-3. The next best is pair of kings with A-Q-2."
    )


def test_equal_hands_are_read_out_as_equal() -> None:
    assert explained(compare("holdem", "AdKdQdJdTd", s3="2s3s", s5="4c5c")) == (
        "Seats 3, 5 are equal with the best hand: royal flush. Suits do not decide."
    )


def test_in_hi_lo_the_low_is_read_out_too() -> None:
    one, two, three = "8s6h4d3cAs", "8h6d4s3dAh", "KsKhQdJsTc"

    assert explained(compare("stud8", s1=one, s3=three)) == (
        "Seat 3 has the best hand: pair of kings. Seat 1 has the best low: 8-6-4-3-A low."
    )
    assert explained(compare("stud8", s1=one, s2=two, s3=three)).endswith(
        "Seats 1, 2 are equal with the best low: 8-6-4-3-A low."
    )
    assert explained(compare("stud8", s3=three)).endswith(
        "Nobody has a low: the best hand takes the whole pot."
    )


@pytest.mark.skipif(not TRANSLATED, reason="the Russian words come with the next catalogue")
def test_russian_sentences_are_whole() -> None:
    assert explained(compare("draw5", s3="KsKhKdAsAd", s5="2s2hQs9d8d"), RU) == (
        "Старшая комбинация у места 3: фулл-хаус, короли на тузах."
    )


def test_too_few_cards_are_told() -> None:
    with pytest.raises(BadQuestion) as refused:
        answer(best_hand("holdem", "KsKd", "2c3c"))

    assert complaint(refused.value, EN) == "board: at least 3 cards are needed, not 2."
