"""The topic `bring-in`."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.rules.questions.bring_in import bring_in
from director.rules.questions.reading import BadQuestion
from director.rules.rulesets import NAMES
from director.rules.verdict import article
from tests.helpers.plain_data import JSON

T124 = {"1": "2♦", "2": "2c", "3": "9s"}


def question(upcards: object = None, **changed: object) -> dict[str, object]:
    return {"ask": "bring-in", "game": "stud", "upcards": T124 if upcards is None else upcards, **changed}


@pytest.mark.parametrize("name", NAMES)
def test_t124_as_it_is_asked(name: str) -> None:
    assert bring_in(question(rules=name)).answer == {"seat": 2}


def test_t124_names_the_articles_of_the_sports_rules_when_none_are_named() -> None:
    verdict = bring_in(question())

    assert verdict.because == (article("SP 5.4.3"), article("SP 4.5.1"))
    assert verdict.house == ()


def test_one_upcard_is_the_lowest() -> None:
    assert bring_in(question({"23": "As"}, game="stud8")).answer == {"seat": 23}


@pytest.mark.parametrize(
    ("field", "code", "asked"),
    [
        ("", "wrong_type", []),
        ("game", "missing", {"ask": "bring-in", "upcards": T124}),
        ("game", "not_one_of", question(game="holdem")),
        ("upcards", "missing", {"ask": "bring-in", "game": "stud"}),
        ("upcards", "empty", question({})),
        ("upcards", "wrong_type", question(["2c"])),
        ("upcards.0", "bad_seat", question({"0": "2c"})),
        ("upcards.24", "bad_seat", question({"24": "2c"})),
        ("upcards.x", "bad_seat", question({"x": "2c"})),
        ("upcards.3", "wrong_type", question({"3": 2})),
        ("upcards.3", "no_card", question({"3": " "})),
        ("upcards.3", "bad_card", question({"3": "1c"})),
        ("upcards.3", "too_many_cards", question({"3": "2c3c"})),
        ("upcards.4", "duplicate_card", question({"3": "2c", "4": "2♣"})),
        (
            "upcards",
            "deck_overfull",
            question({str(seat): f"{'23456789TJQKA'[seat % 13]}{'cd'[seat // 13]}" for seat in range(1, 19)}),
        ),
        ("upcard", "unknown_field", question(upcard={})),
        ("rules", "unknown_rules", question(rules="fide")),
    ],
)
def test_what_cannot_be_answered_names_its_field(field: str, code: str, asked: object) -> None:
    with pytest.raises(BadQuestion) as refused:
        bring_in(asked)

    assert (refused.value.field, refused.value.code) == (field, code)


CARDS = JSON | st.sampled_from(["2c", "2d", "As", "10h", "2c3c", ""])
UPCARDS = JSON | st.dictionaries(st.integers(0, 24).map(str) | st.text(max_size=2), CARDS, max_size=4)


@given(
    st.fixed_dictionaries(
        {"game": JSON | st.sampled_from(["stud", "stud8"]), "upcards": UPCARDS},
        optional={"rules": JSON | st.sampled_from(NAMES), "options": JSON},
    )
)
def test_whatever_is_asked_there_is_an_answer_or_an_error_that_names_a_field(
    asked: dict[str, object],
) -> None:
    try:
        verdict = bring_in(asked)
    except BadQuestion as bad:
        assert bad.code  # noqa: PT017 — either of the two is right
    else:
        upcards = asked["upcards"]
        assert isinstance(upcards, dict)
        assert str(verdict.answer["seat"]) in upcards
