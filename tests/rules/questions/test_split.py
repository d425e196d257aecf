"""The topic `split`."""

from __future__ import annotations

import pytest

from director.rules.questions.reading import BadQuestion
from director.rules.questions.split import split
from director.rules.verdict import Article


def asked(*pots: object, **more: object) -> dict[str, object]:
    return {"ask": "split", "button": 5, "seats": 9, "unit": 25, "pots": list(pots), **more}


def pot(amount: int, high: list[int], **more: object) -> dict[str, object]:
    return {"amount": amount, "high": high, **more}


def refusal(question: dict[str, object]) -> tuple[str, str]:
    with pytest.raises(BadQuestion) as refused:
        split(question)
    return refused.value.field, refused.value.code


def test_r02_the_example_of_the_handbook() -> None:
    verdict = split(asked(pot(1_025, [3, 8]), rules="sport-ru"))

    assert verdict.answer == {
        "shares": {"3": 500, "8": 525},
        "odd": [{"pot": 0, "side": "high", "seat": 8, "chips": 1}],
    }
    assert verdict.because == (Article("SP", "5.9.3"),)
    assert verdict.house == ()


def test_a_pot_with_low_a_pot_without_and_a_pot_for_one() -> None:
    """T111, T118; a null low is no low half."""
    pots = [pot(1_025, [6, 8], low=[2]), pot(75, [6], low=[]), pot(50, [8], low=None, eligible=[2, 8])]

    verdict = split(
        asked(*pots, game="stud8", rules="stud-room", cards={"6": "AsKs5d4d3d", "8": "AdKd5s4s3s"})
    )

    assert verdict.answer == {
        "shares": {"2": 500, "6": 350, "8": 300},
        "odd": [{"pot": 0, "side": "high", "seat": 6, "chips": 1}],
    }


CARDS = {"1": "9d8c7s6h5dAsKc", "2": "9s8h7d6c5cQh2d"}


@pytest.mark.parametrize(
    ("rules", "game", "first"),
    [
        ("tda-2024", "stud", 2),
        ("stud-room", "stud", 1),
        ("sport-ru", "stud", 1),
        # Without a game, and with a button, by position; nobody asks for the cards.
        ("tda-2024", None, 1),
        ("stud-room", "holdem", 1),
    ],
)
def test_t116_the_game_and_the_book_say_to_whom_the_odd_chip_goes(
    rules: str, game: str | None, first: int
) -> None:
    verdict = split(asked(pot(75, [1, 2]), rules=rules, game=game, cards=CARDS))

    assert verdict.answer["shares"] == {str(first): 50, str(3 - first): 25}


def test_options_of_the_event_are_kept() -> None:
    verdict = split(asked(pot(75, [1, 2]), game="stud", cards=CARDS, options={"odd_stud": "high_card_best5"}))

    assert verdict.answer["shares"] == {"1": 25, "2": 50}
    assert verdict.house == ("odd_stud",)


def by_card(cards: object) -> dict[str, object]:
    return asked(pot(75, [1, 2]), game="stud", rules="tda-2024", cards=cards)


@pytest.mark.parametrize(
    ("refused", "question"),
    [
        (("pots", "missing"), {"ask": "split", "button": 5, "seats": 9, "unit": 25}),
        (("pots", "empty"), asked()),
        (("pots", "too_many"), asked(*[pot(1, [1])] * 24)),
        (("pots[0].amount", "missing"), asked({"high": [1]})),
        (("pots[0].amount", "out_of_range"), asked(pot(-25, [1]))),
        (("pots[0].high", "missing"), asked({"amount": 25})),
        (("pots[0].high", "empty"), asked(pot(25, []))),
        (("pots[0].high[1]", "duplicate"), asked(pot(25, [3, 3]))),
        (("pots[0].low[0]", "out_of_range"), asked(pot(25, [3], low=[10]))),
        (("pots[0].high[1]", "not_eligible"), asked(pot(25, [3, 8], eligible=[3]))),
        (("pots[0].low[0]", "not_eligible"), asked(pot(25, [3], low=[8], eligible=[3]))),
        (("pots[0].winners", "unknown_field"), asked(pot(25, [3], winners=[3]))),
        (("button", "out_of_range"), asked(pot(25, [3]), button=10)),
        (("seats", "out_of_range"), asked(pot(25, [3]), seats=1)),
        (("unit", "out_of_range"), asked(pot(25, [3]), unit=0)),
        (("unit", "missing"), asked(pot(25, [3]), unit=None)),
        (("game", "not_one_of"), asked(pot(25, [3]), game="razz")),
        (("cards", "missing"), by_card(None)),
        (("cards.1", "missing"), by_card({})),
        (("cards.2", "missing"), by_card({"1": CARDS["1"]})),
        (("cards.2", "fewer_than_five"), by_card({**CARDS, "2": "9s8h7d6c"})),
        (("cards.2", "duplicate_card"), by_card({**CARDS, "2": "9d"})),
        (("cards.1", "too_many_cards"), by_card({"1": "2c3c4c5c6c7c8c9c"})),
        (("cards.x", "bad_seat"), by_card({"x": "2c"})),
        (
            ("cards.1", "no_low"),
            asked(pot(75, [3], low=[1, 2]), game="stud8", rules="tda-2024", cards={"1": "9d9cTsTh5d"}),
        ),
    ],
)
def test_what_cannot_be_answered_names_the_field(
    refused: tuple[str, str], question: dict[str, object]
) -> None:
    assert refusal(question) == refused


def test_the_largest_numbers_are_no_trouble() -> None:
    most = 10**12

    assert split(asked(*[pot(most, [3, 8])] * 23, unit=1)).answer["shares"] == {
        "3": 23 * most // 2,
        "8": 23 * most // 2,
    }
