"""The topic `chips-in`."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.rules.hand.chips_in import MEANINGS
from director.rules.questions.chips_in import chips_in
from director.rules.questions.reading import BadQuestion
from director.rules.verdict import article
from tests.helpers.plain_data import JSON


def question(**changed: object) -> dict[str, object]:
    asked = {
        "ask": "chips-in",
        "structure": "NL",
        "pot": 150,
        "facing": 50,
        "put": 0,
        "min_to": 100,
        "chips": [100],
    }
    return {name: value for name, value in {**asked, **changed}.items() if value != "left out"}


def test_t074_as_it_is_asked() -> None:
    verdict = chips_in(question())

    assert verdict.answer == {"means": "call", "total": 50, "returned": 50}
    assert (verdict.because, verdict.house) == ((article("SP 4.12"),), ())


def test_what_he_has_in_already_may_be_left_out_or_null() -> None:
    for put in (None, "left out"):
        assert chips_in(question(put=put)).answer == chips_in(question()).answer


def test_more_may_be_faced_than_lies_in_the_pot() -> None:
    """T040: a big blind of 100 of which 60 were posted is to be called in full."""
    assert chips_in(question(pot=60, facing=100, min_to=200)).answer["total"] == 100


def test_what_was_said_and_whether_they_are_the_last_chips_may_be_left_out_or_null() -> None:
    asked = question(said=None, last_chips=None, rules="tda-2024")

    assert chips_in(asked).answer == chips_in(question()).answer


def test_a_word_a_number_and_the_last_chips() -> None:
    assert chips_in(question(said="raise")).answer == {"means": "raise", "total": 100, "returned": 0}
    assert chips_in(question(said="call")).answer == {"means": "call", "total": 50, "returned": 50}
    assert chips_in(question(said=400, chips=[])).answer == {"means": "raise", "total": 400, "returned": 0}
    last = question(chips=[25], last_chips=True)
    assert chips_in(last).answer == {"means": "all_in", "total": 25, "returned": 0}


def test_an_option_of_the_event_is_the_houses() -> None:
    asked = question(rules="tda-2024", chips=[50, 5], options={"raise_50": "evident_raise"})

    assert chips_in(asked).answer["means"] == "raise"
    assert chips_in(asked).house == ("raise_50",)


@pytest.mark.parametrize(
    ("field", "code", "asked"),
    [
        ("", "wrong_type", []),
        ("structure", "missing", question(structure=None)),
        ("structure", "not_one_of", question(structure="nl")),
        ("pot", "missing", question(pot="left out")),
        ("pot", "out_of_range", question(pot=-1)),
        ("facing", "missing", question(facing=None)),
        ("facing", "wrong_type", question(facing=50.0)),
        ("put", "out_of_range", question(put=51)),
        ("pot", "pot_without_his_own", question(put=50, pot=49)),
        ("min_to", "missing", question(min_to=None)),
        ("min_to", "out_of_range", question(min_to=0, facing=0)),
        ("min_to", "out_of_range", question(min_to=10**13)),
        ("min_to", "raise_not_above", question(min_to=50)),
        ("chips", "missing", question(chips=None)),
        ("chips", "wrong_type", question(chips={"100": 1})),
        ("chips", "nothing_done", question(chips=[])),
        ("chips", "too_many", question(chips=[1] * 1_001)),
        ("chips[1]", "out_of_range", question(chips=[100, 0])),
        ("chips[0]", "wrong_type", question(chips=["100"])),
        ("chips[0]", "wrong_type", question(chips=[True])),
        ("said", "bad_said", question(said="fold")),
        ("said", "bad_said", question(said=True)),
        ("said", "bad_said", question(said=[5])),
        ("said", "bad_said", question(said=5.5)),
        ("said", "out_of_range", question(said=0)),
        ("said", "out_of_range", question(said=10**30)),
        ("last_chips", "wrong_type", question(last_chips=1)),
        ("options.multi_chip", "bad_option", question(options={"multi_chip": "two"})),
        ("rules", "unknown_rules", question(rules="house")),
        ("say", "unknown_field", question(say="raise")),
    ],
)
def test_what_cannot_be_answered_names_its_field(field: str, code: str, asked: object) -> None:
    with pytest.raises(BadQuestion) as refused:
        chips_in(asked)

    assert (refused.value.field, refused.value.code) == (field, code)


CHIPS = st.integers(-1, 200) | JSON


@given(
    st.fixed_dictionaries(
        {
            "structure": st.sampled_from(["NL", "PL", "FL"]) | JSON,
            "pot": CHIPS,
            "facing": CHIPS,
            "put": CHIPS,
            "min_to": CHIPS,
            "chips": st.lists(CHIPS, max_size=4) | JSON,
        },
        optional={"said": CHIPS | st.sampled_from(["raise", "call"]), "last_chips": JSON, "options": JSON},
    )
)
def test_whatever_is_asked_there_is_an_answer_or_an_error_that_names_a_field(asked: object) -> None:
    try:
        verdict = chips_in(asked)
    except BadQuestion as bad:
        assert bad.code  # noqa: PT017 — either of the two is right
    else:
        assert verdict.answer["means"] in MEANINGS
