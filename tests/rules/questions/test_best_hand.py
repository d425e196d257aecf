"""The topic `best-hand`."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.domain.plan import DISCIPLINES
from director.rules.cards.card import DECK, Card, written
from director.rules.questions.best_hand import best_hand
from director.rules.questions.catalogue import answer
from director.rules.questions.reading import BadQuestion
from director.rules.verdict import Article


def asked(game: str, hole: object, board: object = None, **more: object) -> dict[str, object]:
    return {"ask": "best-hand", "game": game, "hole": hole, "board": board, **more}


def test_a_hand_is_named_and_its_deciding_cards_come_first() -> None:
    verdict = answer(asked("holdem", "KsKd", "AhQc3d"))

    assert verdict.answer == {"high": {"class": "pair", "cards": "KsKdAhQc3d"}, "low": None}
    assert verdict.because == (Article("SP", "4.6.1"),)
    assert verdict.house == ()


def test_t017_seven_cards_make_five() -> None:
    assert best_hand(asked("stud", "A♠A♥K♦K♣Q♠2♥3♦")).answer["high"] == {
        "class": "two_pair",
        "cards": "AsAhKdKcQs",
    }


def test_t019_omaha() -> None:
    verdict = best_hand(asked("omaha", "A♠K♦Q♥2♣", "A♦A♥A♣7♠3♦", rules="tda-2024"))

    assert verdict.answer["high"] == {"class": "quads", "cards": "AsAhAdAcKd"}
    assert verdict.because == (Article("TDA", "12"), Article("SP", "5.7.2"))


def test_t022_a_hand_with_a_low() -> None:
    verdict = best_hand(asked("stud8", "As Ah 2c 3d 4s 5h 8d", rules="stud-room"))

    assert verdict.answer == {
        "high": {"class": "straight", "cards": "5h4s3d2cAs"},
        "low": {"cards": "5h4s3d2cAs"},
    }
    assert verdict.because == (Article("ST", "intro"), Article("ST", "6.3.2"))
    assert best_hand(asked("stud8", "KsKh2c3d4s5h9d")).answer["low"] is None


def test_five_cards_are_enough_and_a_common_card_is_one_of_seven() -> None:
    """ST 6.1.15."""
    assert best_hand(asked("stud", "AsKsQsJs9d")).answer["high"] == {
        "class": "high_card",
        "cards": "AsKsQsJs9d",
    }
    assert best_hand(asked("stud", "AsKsQsJs9d2c", "Ts")).answer["high"] == {
        "class": "royal_flush",
        "cards": "AsKsQsJsTs",
    }
    assert best_hand(asked("stud8", "As2s3s4s", "5d")).answer["low"] == {"cards": "5d4s3s2sAs"}


FLOP = "AhQc3d"


@pytest.mark.parametrize(
    ("field", "code", "question"),
    [
        ("game", "missing", {"ask": "best-hand", "hole": "KsKd", "board": FLOP}),
        ("game", "not_one_of", asked("razz", "KsKd", FLOP)),
        ("game", "wrong_type", asked("holdem", "KsKd", FLOP) | {"game": 5}),
        ("hole", "missing", asked("holdem", None, FLOP)),
        ("hole", "wrong_type", asked("holdem", ["Ks", "Kd"], FLOP)),
        ("hole", "bad_card", asked("holdem", "KsKx", FLOP)),
        ("hole", "duplicate_card", asked("holdem", "KsKs", FLOP)),
        ("hole", "duplicate_card", asked("holdem", "KsAh", FLOP)),
        ("hole", "too_few_cards", asked("holdem", "Ks", FLOP)),
        ("hole", "too_few_cards", asked("holdem", "", FLOP)),
        ("hole", "too_many_cards", asked("holdem", "KsKdKc", FLOP)),
        ("board", "too_few_cards", asked("holdem", "KsKd")),
        ("board", "too_few_cards", asked("holdem", "KsKd", "AhQc")),
        ("board", "too_many_cards", asked("holdem", "KsKd", "AhQc3d4d5d6d")),
        ("board", "too_many_cards", asked("holdem", "KsKd", "Ah" * 5000)),
        ("hole", "too_few_cards", asked("omaha", "KsKd", FLOP)),
        ("hole", "too_many_cards", asked("omaha", "KsKdKc2c4c", FLOP)),
        ("hole", "too_few_cards", asked("stud", "KsKdKc2c")),
        ("hole", "too_few_cards", asked("stud", "KsKdKc", "2c")),
        ("hole", "too_many_cards", asked("stud", "KsKdKc2c3c4c5c6c")),
        ("hole", "too_many_cards", asked("stud8", "KsKdKc2c3c4c5c", "6c")),
        ("board", "too_many_cards", asked("stud8", "KsKdKc2c3c", "6c7c")),
        ("hole", "too_few_cards", asked("draw5", "KsKdKc2c")),
        ("hole", "too_many_cards", asked("draw5", "KsKdKc2c3c4c")),
        ("board", "too_many_cards", asked("draw5", "KsKdKc2c3c", "6c")),
        ("hands", "unknown_field", asked("holdem", "KsKd", FLOP, hands={})),
        ("rules", "unknown_rules", asked("holdem", "KsKd", FLOP, rules="hoyle")),
        ("", "wrong_type", None),
    ],
)
def test_what_cannot_be_answered_names_its_field(field: str, code: str, question: object) -> None:
    with pytest.raises(BadQuestion) as refused:
        best_hand(question)

    assert (refused.value.field, refused.value.code) == (field, code)


def test_too_few_cards_says_how_many_are_needed() -> None:
    with pytest.raises(BadQuestion) as refused:
        best_hand(asked("stud", "KsKdKc", "2c"))

    assert refused.value.facts == {"count": 3, "low": 4}


JSON = st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.lists(st.text(max_size=2))
CARDS = st.lists(st.sampled_from(DECK), max_size=9, unique=True).map(written)


@given(
    st.fixed_dictionaries(
        {"game": st.sampled_from(DISCIPLINES) | JSON, "hole": CARDS | JSON},
        optional={"board": CARDS | JSON, "rules": JSON},
    )
)
def test_whatever_is_asked_there_is_an_answer_or_an_error_that_names_a_field(question: object) -> None:
    try:
        verdict = best_hand(question)
    except BadQuestion as bad:
        assert bad.code  # noqa: PT017 — either of the two is right
    else:
        assert verdict.answer.keys() == {"high", "low"}


@given(st.lists(st.sampled_from(DECK), min_size=9, max_size=9, unique=True))
def test_how_cards_are_ordered_and_written_does_not_matter(cards: list[Card]) -> None:
    hole, board = cards[:4], cards[4:]
    spaced = " ".join(map(str, reversed(board))).replace("T", "10")

    one = best_hand(asked("omaha", written(hole), written(board)))
    assert best_hand(asked("omaha", written(sorted(hole)), spaced)) == one
