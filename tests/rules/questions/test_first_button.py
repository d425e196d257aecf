"""The topic `first-button`."""

from __future__ import annotations

import pytest

from director.rules.questions.first_button import first_button_topic
from director.rules.questions.reading import BadQuestion
from director.rules.verdict import Article

CARDS = {"1": "Kd", "4": "Ac", "7": "A♠", "9": "Qh"}


def refusal(**question: object) -> tuple[str, str]:
    with pytest.raises(BadQuestion) as refused:
        first_button_topic({"ask": "first-button", **question})
    return refused.value.field, refused.value.code


def test_t161_sp_4_5_1_the_highest_card_has_the_button() -> None:
    verdict = first_button_topic({"ask": "first-button", "cards": CARDS})

    assert verdict.answer == {"button": 7, "small": 9, "big": 1}
    assert (verdict.because, verdict.house) == ((Article("SP", "4.5.1"),), ())


def test_t162_the_suit_decides_between_two_aces() -> None:
    question = {"ask": "first-button", "rules": "tda-2024", "cards": {"2": "Ah", "5": "Ad"}}

    assert first_button_topic(question).answer == {"button": 2, "small": 2, "big": 5}


def test_t163_wsop_t_85_nearest_to_the_dealers_right() -> None:
    question = {"ask": "first-button", "rules": "wsop-2026", "occupied": [1, 2, 4, 6, 8]}

    assert first_button_topic(question).answer == {"button": 8, "small": 1, "big": 2}


def test_an_option_changes_how_the_button_is_found() -> None:
    by_card = {"rules": "wsop-2026", "options": {"button_start": "high_card"}, "cards": CARDS}
    by_seat = {
        "options": {"button_start": "dealers_right"},
        "occupied": [2, 5],
        "cards": {"2": "As", "5": "2c"},
    }

    assert first_button_topic(by_card).answer["button"] == 7
    assert first_button_topic(by_seat).answer["button"] == 5


def test_the_seats_may_be_named_beside_the_cards_when_they_are_the_same() -> None:
    assert first_button_topic({"cards": CARDS, "occupied": [9, 7, 4, 1]}).answer["button"] == 7


@pytest.mark.parametrize(
    ("refused", "question"),
    [
        (("cards", "missing"), {}),
        (("cards", "missing"), {"occupied": []}),
        (("cards", "missing"), {"occupied": [1, 2, 3]}),
        (("occupied", "missing"), {"rules": "wsop-2026", "cards": CARDS}),
        (("cards", "too_few_players"), {"cards": {}}),
        (("cards", "too_few_players"), {"cards": {"3": "As"}}),
        (("occupied", "too_few_players"), {"rules": "wsop-2026", "occupied": [3]}),
        (("cards.4", "duplicate_card"), {"cards": {"3": "As", "4": "As"}}),
        (("cards.4", "too_many_cards"), {"cards": {"3": "As", "4": "AdKd"}}),
        (("cards.4", "no_card"), {"cards": {"3": "As", "4": ""}}),
        (("cards.4", "wrong_type"), {"cards": {"3": "As", "4": None}}),
        (("cards.24", "bad_seat"), {"cards": {"3": "As", "24": "Ad"}}),
        (("cards.4", "one_card_each"), {"cards": {"3": "As", "4": "Ad"}, "occupied": [3, 5]}),
        (("occupied", "one_card_each"), {"cards": {"3": "As", "4": "Ad"}, "occupied": [2, 3, 4]}),
        (("occupied[1]", "duplicate"), {"rules": "wsop-2026", "occupied": [3, 3]}),
        (("button", "unknown_field"), {"cards": CARDS, "button": 4}),
    ],
)
def test_what_cannot_be_answered_names_the_field(
    refused: tuple[str, str], question: dict[str, object]
) -> None:
    assert refusal(**question) == refused
