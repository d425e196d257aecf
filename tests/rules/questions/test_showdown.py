"""The topic `showdown`."""

from __future__ import annotations

import pytest

from director.rules.questions.reading import BadQuestion
from director.rules.questions.showdown import showdown
from director.rules.verdict import Article


def asked(live: object, *last_round: object, **more: object) -> dict[str, object]:
    return {
        "ask": "showdown",
        "button": 4,
        "seats": 9,
        "live": live,
        "last_round": list(last_round),
        **more,
    }


def refusal(question: dict[str, object]) -> tuple[str, str]:
    with pytest.raises(BadQuestion) as refused:
        showdown(question)
    return refused.value.field, refused.value.code


def test_t119_the_raiser_then_the_callers() -> None:
    verdict = showdown(asked([2, 5, 8], [2, "bet"], [5, "raise"], [8, "call"], [2, "call"]))

    assert verdict.answer == {"order": [5, 8, 2], "all_face_up": False}
    assert verdict.because == (Article("SP", "5.9.2"),)


def test_t120_a_round_of_checks() -> None:
    verdict = showdown(asked([2, 6, 8], [6, "check"], [8, "check"], [2, "check"], all_in=False))

    assert verdict.answer["order"] == [6, 8, 2]


def test_t121_t122_the_book_and_the_event_decide() -> None:
    bets = ([3, "bet"], [7, "raise"], [3, "call"])

    assert showdown(asked([3, 7], *bets, rules="party-stud")).answer["order"] == [3, 7]
    assert showdown(asked([3, 7], *bets, options={"show_bet": "first_bettor"})).house == ("show_bet",)
    assert showdown(asked([3, 7], *bets, rules="tda-2024", all_in=True)).answer["all_face_up"] is True


def test_who_is_left_alone_shows_nothing() -> None:
    assert showdown(asked([3])).answer == {"order": [], "all_face_up": False}


@pytest.mark.parametrize(
    ("refused", "question"),
    [
        (("live", "missing"), asked(None)),
        (("live", "empty"), asked([])),
        (("live[1]", "duplicate"), asked([3, 3])),
        (("live[0]", "out_of_range"), asked([10])),
        (("live[1]", "has_folded"), asked([2, 3], [3, "fold"])),
        (("button", "missing"), asked([2, 3], button=None)),
        (("button", "out_of_range"), asked([2, 3], button=0)),
        (("seats", "out_of_range"), asked([2, 3], seats=24)),
        (("last_round", "missing"), {"ask": "showdown", "button": 4, "seats": 9, "live": [2, 3]}),
        (("last_round[0]", "wrong_type"), asked([2, 3], 5)),
        (("last_round[0]", "not_a_pair"), asked([2, 3], [2])),
        (("last_round[0]", "too_many"), asked([2, 3], [2, "bet", 50])),
        (("last_round[0][0]", "out_of_range"), asked([2, 3], [10, "bet"])),
        (("last_round[0][1]", "not_one_of"), asked([2, 3], [2, "all_in"])),
        (("all_in", "wrong_type"), asked([2, 3], all_in=1)),
        (("winners", "unknown_field"), asked([2, 3], winners=[2])),
    ],
)
def test_what_cannot_be_answered_names_the_field(
    refused: tuple[str, str], question: dict[str, object]
) -> None:
    assert refusal(question) == refused
