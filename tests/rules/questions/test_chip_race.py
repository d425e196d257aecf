"""The topic `chip-race`."""

from __future__ import annotations

import json
import random
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.rules.questions.chip_race import chip_race
from director.rules.questions.reading import BadQuestion
from director.rules.rulesets import NAMES
from director.rules.verdict import article
from tests.helpers.plain_data import JSON
from tests.helpers.races import T207, T207_CARDS

Question = dict[str, object]


def seat(number: int, count: int, *, others: bool = True) -> Question:
    return {"seat": number, "count": count, "others": others}


def asked(*seats: object, **more: object) -> Question:
    """25s into 100s under the TDA rules, unless told."""
    terms = {"small": 25, "next": 100, "smallest_left": 100, "rules": "tda-2024"}
    return {"ask": "chip-race", **terms, "seats": list(seats), **more}


def t207(**more: object) -> Question:
    return asked(*(seat(*one) for one in T207.items()), **more)


CARDS = {str(number): cards for number, cards in T207_CARDS.items()}


def refusal(question: object) -> tuple[str, str]:
    with pytest.raises(BadQuestion) as refused:
        chip_race(question)
    return refused.value.field, refused.value.code


# ------------------------------------------------------------------ cases


def test_t206_as_it_is_asked() -> None:
    assert chip_race(asked(seat(1, 17))).answer == {
        "value": 25,
        "chips": 1,
        "exchanged": {"1": 4},
        "cards_each": {"1": 1},
    }


def test_t207_up_as_it_is_asked() -> None:
    verdict = chip_race(t207(cards=CARDS))

    assert verdict.answer == {
        "value": 225,
        "chips": 3,
        "exchanged": {},
        "cards_each": {"1": 3, "2": 1, "4": 2, "7": 3},
        "winners": [4, 2, 1],
        "protected": [],
        "delta": 75,
    }
    assert verdict.because[0] == article("TDA 24-A")
    assert verdict.house == ("race_round",)


@pytest.mark.parametrize("more", [{"rules": "robert-11"}, {"rules": "sport-ru"}, {"rules": None}])
def test_t207_half_as_it_is_asked(more: Question) -> None:
    answer = chip_race(t207(cards=CARDS, **more)).answer

    assert (answer["chips"], answer["winners"], answer["delta"]) == (2, [4, 2], -25)


@pytest.mark.parametrize("rounding", ["up", "half"])
def test_t209_as_it_is_asked(rounding: str) -> None:
    cards = {"1": "A♠K♠Q♠", "2": "J♦10♦"}
    question = asked(seat(1, 3), seat(2, 2), cards=cards, options={"race_round": rounding})

    answer = chip_race(question).answer

    assert answer["value"] == 125
    assert answer["winners"] == ([1, 2] if rounding == "up" else [1])


def test_t210_as_it_is_asked() -> None:
    answer = chip_race(asked(seat(1, 1), seat(2, 1), cards={"1": "Kh", "2": "Ks"})).answer

    assert (answer["winners"], answer["delta"]) == ([2], 50)


@pytest.mark.parametrize("cards", [None, CARDS])
def test_t212_as_it_is_asked_with_cards_or_without(cards: object) -> None:
    answer = chip_race(t207(cards=cards, options={"race_round": "round_up_each"})).answer

    assert answer == {
        "value": 225,
        "chips": 4,
        "exchanged": {},
        "cards_each": {},
        "winners": [1, 2, 4, 7],
        "protected": [],
        "delta": 175,
    }


def test_t215_nine_seats_of_nineteen_need_171_cards_out_of_four_decks() -> None:
    question = asked(*(seat(number, 19) for number in range(1, 10)), next=500, smallest_left=500)
    assert chip_race(question).answer == {
        "value": 4275,
        "chips": 9,
        "exchanged": {},
        "cards_each": {str(number): 19 for number in range(1, 10)},
    }

    deck = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"] * 4
    random.Random(1).shuffle(deck)
    cards = {str(number): "".join(deck[19 * number : 19 * number + 19]) for number in range(1, 10)}
    answer = chip_race({**question, "cards": cards}).answer
    assert sorted(map(int, json.loads(json.dumps(answer["winners"])))) == list(range(1, 10))
    assert answer["delta"] == 225


@pytest.mark.parametrize(
    ("rules", "protected", "winners", "delta"),
    [("tda-2024", [5], [1, 2], 100), ("wsop-2026", [5], [1, 2], 100), ("robert-11", [5], [1], 0)],
)
def test_r16_as_it_is_asked(rules: str, protected: list[int], winners: list[int], delta: int) -> None:
    seats = [*(seat(number, count) for number, count in enumerate((3, 2, 1, 1), 1))]
    cards = {"1": "AsKsQs", "2": "JsTs", "3": "9s", "4": "8s", "5": "2c"}
    question = asked(*seats, seat(5, 1, others=False), seat(6, 0), cards=cards, rules=rules)

    answer = chip_race(question).answer

    assert (answer["value"], answer["chips"]) == (200, 2)
    assert (answer["winners"], answer["protected"], answer["delta"]) == (winners, protected, delta)


def test_2000_into_5000_as_it_is_asked() -> None:
    question = asked(seat(1, 3), seat(2, 4), small=2000, next=5000, smallest_left=5000)

    assert chip_race(question).answer == {
        "value": 4000,
        "chips": 1,
        "exchanged": {"1": 1, "2": 1},
        "cards_each": {"1": 1, "2": 2},
    }


def test_without_odd_chips_everything_is_known_at_once() -> None:
    answer = chip_race(asked(seat(3, 8), seat(1, 0))).answer

    assert answer["exchanged"] == {"3": 2}
    assert (answer["winners"], answer["protected"], answer["delta"]) == ([], [], 0)


def test_seats_may_be_told_in_any_order() -> None:
    turned = asked(*(seat(*one) for one in reversed(T207.items())), cards=dict(reversed(CARDS.items())))

    assert json.dumps(chip_race(turned).answer) == json.dumps(chip_race(t207(cards=CARDS)).answer)


# ------------------------------------------------------------------ what cannot be answered


@pytest.mark.parametrize(
    ("field", "code", "question"),
    [
        ("", "wrong_type", None),
        ("small", "missing", asked(seat(1, 1), small=None)),
        ("next", "missing", asked(seat(1, 1), next=None)),
        ("smallest_left", "missing", asked(seat(1, 1), smallest_left=None)),
        ("small", "out_of_range", asked(seat(1, 1), small=0)),
        ("next", "out_of_range", asked(seat(1, 1), next=10**13)),
        ("next", "next_not_larger", asked(seat(1, 1), next=25)),
        ("next", "next_not_larger", asked(seat(1, 1), next=5)),
        ("smallest_left", "chip_leaves", asked(seat(1, 1), smallest_left=25)),
        ("smallest_left", "not_smallest", asked(seat(1, 1), smallest_left=500)),
        ("seats", "missing", {"small": 25, "next": 100, "smallest_left": 100}),
        ("seats", "empty", asked()),
        ("seats", "wrong_type", {**asked(), "seats": {"1": 3}}),
        ("seats", "too_many", asked(*(seat(number, 1) for number in range(1, 25)))),
        ("seats[0]", "wrong_type", asked(3)),
        ("seats[0].seat", "missing", asked({"count": 1, "others": True})),
        ("seats[0].count", "missing", asked({"seat": 1, "others": True})),
        ("seats[0].others", "missing", asked({"seat": 1, "count": 1})),
        ("seats[0].others", "wrong_type", asked({"seat": 1, "count": 1, "others": 1})),
        ("seats[0].seat", "out_of_range", asked(seat(24, 1))),
        ("seats[0].count", "out_of_range", asked(seat(1, -1))),
        ("seats[0].count", "wrong_type", asked({"seat": 1, "count": 1.0, "others": True})),
        ("seats[0].away", "unknown_field", asked({**seat(1, 1), "away": True})),
        ("seats[1].seat", "duplicate", asked(seat(1, 1), seat(1, 2))),
        ("button", "unknown_field", t207(button=4)),
        ("rules", "unknown_rules", t207(rules="tda")),
        ("options.race_round", "bad_option", t207(options={"race_round": "nearest"})),
        ("cards", "wrong_type", t207(cards="As")),
        ("cards.7", "missing", t207(cards={key: CARDS[key] for key in "124"})),
        ("cards.7", "not_a_card_a_chip", t207(cards={**CARDS, "7": "QsQh"})),
        ("cards.2", "too_many_cards", t207(cards={**CARDS, "2": "KhQd"})),
        ("cards.3", "not_a_card_a_chip", t207(cards={**CARDS, "3": "2d"})),
        ("cards.2", "duplicate_card", t207(cards={**CARDS, "2": "Kd"})),
        ("cards.2", "bad_card", t207(cards={**CARDS, "2": "Kx"})),
        ("cards.2", "wrong_type", t207(cards={**CARDS, "2": ["Kh"]})),
        ("cards.24", "bad_seat", t207(cards={**CARDS, "24": "2d"})),
        ("cards.01", "bad_seat", t207(cards={**CARDS, "01": "2d"})),
    ],
)
def test_what_cannot_be_answered_names_its_field(field: str, code: str, question: object) -> None:
    assert refusal(question) == (field, code)


def decks(**cards: object) -> Question:
    """Three seats of nineteen odd chips: two decks."""
    seats = [seat(number, 19) for number in (1, 2, 3)]
    dealt: Question = {
        "1": "AsAsKdKd2c3c4c5c6c7c8c9cTcJcQcKcAc2d3d",
        "2": "2h3h4h5h6h7h8h9hThJhQhKhAh2s3s4s5s6s7s",
        "3": "2h3h4h5h6h7h8h9h10hJhQhKhAh2s3s4s5s6s7s",
    }
    more = {key.removeprefix("s"): value for key, value in cards.items()}
    return asked(*seats, next=500, smallest_left=500, cards={**dealt, **more})


def test_out_of_two_decks_a_card_may_come_twice() -> None:
    answer = chip_race(decks()).answer

    assert (answer["chips"], answer["winners"]) == (3, [1, 2, 3])


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("As" * 3 + "2d" * 16, "card_too_often"),
        ("?s" + "2d" * 18, "bad_card"),
        ("As", "not_a_card_a_chip"),
        ("As" * 20, "too_many_cards"),
        ("A" * 5000, "too_many_cards"),
        ("A♠" * 2 + "K\ufe0f♦\ufe0f", "not_a_card_a_chip"),
        ("A", "bad_card"),
        (5, "wrong_type"),
        ("\ud800", "bad_text"),
    ],
)
def test_what_two_decks_do_not_have_is_refused(cards: object, code: str) -> None:
    assert refusal(decks(s1=cards)) == ("cards.1", code)


def test_cards_of_more_than_ten_decks_are_not_asked_for() -> None:
    question = asked(*(seat(number, 30) for number in range(1, 21)), next=1000, smallest_left=1000, cards={})

    assert refusal(question) == ("cards", "too_many_odd_chips")


def test_huge_numbers_are_quick() -> None:
    seats = [seat(number, 10**12, others=False) for number in range(1, 24)]
    began = time.perf_counter()

    for small, larger in ((1, 10**12), (10**12 - 1, 10**12), (7, 10**11)):
        for rounding in ("up", "half", "down", "round_up_each"):
            options = {"race_round": rounding}
            chip_race(asked(*seats, small=small, next=larger, smallest_left=larger, options=options))

    assert time.perf_counter() - began < 0.5


SEAT = st.fixed_dictionaries(
    {
        "seat": st.integers(1, 9) | JSON,
        "count": st.integers(0, 5) | st.integers(0, 10**12) | JSON,
        "others": st.booleans() | JSON,
    }
)


@given(
    st.fixed_dictionaries(
        {
            "small": st.integers(1, 50) | JSON,
            "next": st.integers(50, 500) | JSON,
            "smallest_left": st.integers(50, 60) | JSON,
            "seats": st.lists(SEAT | JSON, max_size=4) | JSON,
        },
        optional={
            "cards": JSON | st.dictionaries(st.sampled_from("123456789"), st.text("AKs2d 10", max_size=6)),
            "rules": JSON | st.sampled_from(NAMES),
            "options": JSON | st.fixed_dictionaries({"race_last": st.just("from_pool_first")}),
        },
    )
)
def test_whatever_is_asked_there_is_an_answer_or_an_error_that_names_a_field(question: object) -> None:
    try:
        verdict = chip_race(question)
    except BadQuestion as bad:
        assert bad.code  # noqa: PT017 — either of the two is right
    else:
        assert {"value", "chips", "exchanged", "cards_each"} <= verdict.answer.keys()
