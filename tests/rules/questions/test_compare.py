"""The topic `compare`."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.domain.plan import DISCIPLINES
from director.rules.cards.card import DECK, written
from director.rules.questions.catalogue import answer
from director.rules.questions.compare import compare
from director.rules.questions.reading import BadQuestion
from director.rules.verdict import Article


def asked(game: str, hands: object, board: object = None, **more: object) -> dict[str, object]:
    return {"ask": "compare", "game": game, "hands": hands, "board": board, **more}


TWO = {"3": "AsKd", "5": "QcQh"}
BOARD = "AdKs5c4h2s"


def test_the_best_hand_comes_first() -> None:
    verdict = answer(asked("holdem", TWO, BOARD))

    assert verdict.answer == {"high": [[3], [5]], "low": []}
    assert verdict.because == (Article("SP", "4.6.1"),)


def test_t011_equal_hands_stand_together_since_suits_never_decide() -> None:
    """SP 4.6.1, 4.5.2."""
    hands = {"9": "9♠9♣7♥5♥2♣", "2": "9♦9♥7♠5♠2♥"}

    verdict = compare(asked("draw5", hands))

    assert verdict.answer["high"] == [[9, 2]]
    assert verdict.because == (Article("SP", "4.6.1"), Article("SP", "4.5.2"))


def test_t017_five_cards_count_and_no_sixth() -> None:
    hands = {"1": "A♠A♥K♦K♣Q♠2♥3♦", "2": "A♦A♣K♠K♥Q♦J♥9♣"}

    assert compare(asked("stud", hands, rules="party-stud")).answer["high"] == [[1, 2]]


def test_t020_t021_only_those_who_have_a_low_are_in_it() -> None:
    """ST 6.3.2."""
    hands = {"1": "8s6h4d3cAs", "2": "9s6d4h3dAh", "3": "8h6s5d2sAd"}

    verdict = compare(asked("stud8", hands, rules="stud-room"))

    assert verdict.answer["low"] == [[1], [3]]
    assert verdict.because == (Article("ST", "intro"), Article("ST", "6.3.2"))


def test_one_hand_is_the_best() -> None:
    assert compare(asked("holdem", {"7": "AsKd"}, BOARD)).answer["high"] == [[7]]


def test_the_common_card_of_a_stud_hand_is_the_board() -> None:
    """ST 6.1.15."""
    hands = {"1": "AsKsQsJs2c2d", "2": "9s9d9h8c8d7d"}

    assert compare(asked("stud", hands, "Ts")).answer["high"] == [[1], [2]]


@pytest.mark.parametrize(
    ("field", "code", "question"),
    [
        ("hands", "missing", asked("holdem", None, BOARD)),
        ("hands", "empty", asked("holdem", {}, BOARD)),
        ("hands", "wrong_type", asked("holdem", ["AsKd"], BOARD)),
        ("hands.0", "bad_seat", asked("holdem", {"0": "AsKd"}, BOARD)),
        ("hands.24", "bad_seat", asked("holdem", {"24": "AsKd"}, BOARD)),
        ("hands.x", "bad_seat", asked("holdem", {"x": "AsKd"}, BOARD)),
        ("hands.5", "wrong_type", asked("holdem", {"3": "AsKd", "5": None}, BOARD)),
        ("hands.5", "duplicate_card", asked("holdem", {"3": "AsKd", "5": "AsQd"}, BOARD)),
        ("hands.3", "duplicate_card", asked("holdem", {"3": "Ad5d"}, BOARD)),
        ("hands.3", "too_few_cards", asked("holdem", {"3": "Ac"}, BOARD)),
        ("hands.3", "too_many_cards", asked("holdem", {"3": "AcQc3c"}, BOARD)),
        ("board", "too_few_cards", asked("holdem", TWO, "5d4d")),
        ("board", "too_few_cards", asked("holdem", TWO)),
        ("hands.2", "too_few_cards", asked("stud8", {"1": "8s6h4d3cAs", "2": "9s"})),
        ("hole", "unknown_field", asked("holdem", TWO, BOARD, hole="AsKd")),
        ("game", "missing", {"ask": "compare", "hands": TWO, "board": BOARD}),
    ],
)
def test_what_cannot_be_answered_names_its_field(field: str, code: str, question: object) -> None:
    with pytest.raises(BadQuestion) as refused:
        compare(question)

    assert (refused.value.field, refused.value.code) == (field, code)


JSON = st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.lists(st.text(max_size=2))
CARDS = st.lists(st.sampled_from(DECK), max_size=7, unique=True).map(written)
HANDS = st.dictionaries(st.integers(0, 24).map(str) | st.text(max_size=3), CARDS | JSON, max_size=3)


@given(
    st.fixed_dictionaries(
        {"game": st.sampled_from(DISCIPLINES) | JSON, "hands": HANDS | JSON},
        optional={"board": CARDS | JSON, "rules": JSON},
    )
)
def test_whatever_is_asked_there_is_an_answer_or_an_error_that_names_a_field(question: object) -> None:
    try:
        verdict = compare(question)
    except BadQuestion as bad:
        assert bad.code  # noqa: PT017 — either of the two is right
    else:
        assert verdict.answer.keys() == {"high", "low"}
