"""The topic `short-deck`."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.rules.questions.reading import BadQuestion
from director.rules.questions.short_deck import short_deck_topic
from director.rules.rulesets import NAMES
from director.rules.verdict import article
from tests.helpers.plain_data import JSON


def question(players: object, stub: object, burns: object = 3, **changed: object) -> dict[str, object]:
    return {"ask": "short-deck", "players": players, "stub": stub, "burns": burns, **changed}


@pytest.mark.parametrize("name", NAMES)
def test_t138_as_it_is_asked(name: str) -> None:
    assert short_deck_topic(question(8, 1, rules=name)).answer == {
        "deal": "common",
        "mix": True,
        "burn": name != "online-stud",
    }


@pytest.mark.parametrize(
    ("name", "answer"),
    [
        ("online-stud", {"deal": "individual", "mix": True, "burn": False}),
        ("stud-room", {"deal": "individual", "mix": True, "burn": False}),
        ("tda-2024", {"deal": "common", "mix": False, "burn": True}),
    ],
)
def test_t140_as_it_is_asked(name: str, answer: dict[str, object]) -> None:
    assert short_deck_topic(question(6, 3, rules=name)).answer == answer


def test_t142_as_it_is_asked() -> None:
    verdict = short_deck_topic(question(5, 4, rules="tda-2024"))

    assert verdict.answer == {"deal": "individual", "mix": True, "burn": True}
    assert verdict.because == (article("TDA RP-10-H"), article("TDA RP-10-H-A"))


@pytest.mark.parametrize("name", NAMES)
def test_t144_as_it_is_asked(name: str) -> None:
    assert short_deck_topic(question(7, 3, rules=name)).answer["deal"] == "common"


@pytest.mark.parametrize(
    ("field", "code", "asked"),
    [
        ("", "wrong_type", None),
        ("players", "missing", {"ask": "short-deck", "stub": 1, "burns": 3}),
        ("stub", "missing", {"ask": "short-deck", "players": 8, "burns": 3}),
        ("burns", "missing", {"ask": "short-deck", "players": 8, "stub": 1}),
        ("players", "out_of_range", question(1, 3)),
        ("players", "out_of_range", question(24, 3)),
        ("players", "wrong_type", question(True, 3)),
        ("stub", "out_of_range", question(8, -1)),
        ("stub", "out_of_range", question(8, 10**30)),
        ("burns", "wrong_type", question(8, 1, 3.0)),
        ("stub", "no_cards_left", question(8, 0, 0)),
        ("stub", "deck_overfull", question(8, 2, 3)),
        ("stub", "deck_overfull", question(9, 0, 1)),
        ("street", "unknown_field", question(8, 1, street=7)),
    ],
)
def test_what_cannot_be_answered_names_its_field(field: str, code: str, asked: object) -> None:
    with pytest.raises(BadQuestion) as refused:
        short_deck_topic(asked)

    assert (refused.value.field, refused.value.code) == (field, code)


@given(
    st.fixed_dictionaries(
        {
            "players": JSON | st.integers(1, 9),
            "stub": JSON | st.integers(0, 9),
            "burns": JSON | st.integers(0, 4),
        },
        optional={"rules": JSON | st.sampled_from(NAMES), "options": JSON},
    )
)
def test_whatever_is_asked_there_is_an_answer_or_an_error_that_names_a_field(asked: object) -> None:
    try:
        verdict = short_deck_topic(asked)
    except BadQuestion as bad:
        assert bad.code  # noqa: PT017 — either of the two is right
    else:
        assert set(verdict.answer) == {"deal", "mix", "burn"}
