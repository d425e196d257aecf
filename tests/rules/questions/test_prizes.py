"""The topics `payouts`, `ties`, `deal`, `icm`, `bounty` and `satellite`: fields, defaults, limits, errors."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.rules.questions.catalogue import answer
from director.rules.questions.reading import BadQuestion
from director.rules.verdict import Article
from tests.helpers.plain_data import JSON

Question = dict[str, Any]

PAYOUTS: Question = {
    "ask": "payouts", "pool": 9_370, "unit": 10, "percents": ["50", "30", "20"], "method": "first",
}  # fmt: skip
CURVE: Question = {
    "ask": "payouts", "pool": 100_000, "unit": 10, "places": 5, "first_share": "40.5", "method": "first",
}  # fmt: skip
TIES: Question = {
    "ask": "ties", "amounts": [5_000, 3_000, 2_000], "best_place": 2, "unit": 1, "hand_for_hand": False,
    "out": [{"id": "B", "table": 1, "stack": 12_000}, {"id": 7, "table": 1, "stack": 8_000}],
}  # fmt: skip
DEAL: Question = {
    "ask": "deal", "kind": "icm", "stacks": {"A": 1_200_000, "B": 800_000, "C": 500_000},
    "prizes": [5_000, 3_000, 2_000], "unit": 10,
}  # fmt: skip
ICM: Question = {"ask": "icm", "stacks": [5_000, 3_000, 2_000], "prizes": [50, 30, 20]}
BOUNTY: Question = {"ask": "bounty", "bounty": 1_505, "kind": "progressive", "winners": [4]}
SATELLITE: Question = {"ask": "satellite", "pool": 10_450, "seat_price": 1_000, "left": 40, "unit": 10}


def asked(question: Question, **changed: object) -> dict[str, object]:
    return answer({**question, **changed}).answer


# ------------------------------------------------------------------ answers


def test_t217_as_it_is_asked() -> None:
    assert asked(PAYOUTS) == {"amounts": [4_690, 2_810, 1_870]}
    verdict = answer(PAYOUTS)
    assert (verdict.because, verdict.house) == ((), ())


def test_a_curve_as_it_is_asked() -> None:
    amounts = asked(CURVE)["amounts"]

    assert isinstance(amounts, list)
    assert (len(amounts), amounts[0], sum(amounts)) == (5, 40_520, 100_000)


def test_a_least_prize_that_is_left_out_is_none() -> None:
    assert asked(PAYOUTS, min_cash=None) == asked(PAYOUTS, min_cash=0) == asked(PAYOUTS)
    assert asked(PAYOUTS, min_cash=2_000) == {"amounts": [5_860, 3_510]}


def test_t222_as_it_is_asked() -> None:
    verdict = answer(TIES)

    assert verdict.answer == {"places": {"B": "2", "7": "3"}, "prizes": {"B": 3_000, "7": 2_000}}
    assert verdict.because == (Article("WSOP-T", "126-b"),)


def test_shared_places_are_written_with_both_ends() -> None:
    out = [{"id": who, "table": at, "stack": 10} for at, who in enumerate("ABC", 1)]

    assert asked(TIES, out=out, hand_for_hand=True) == {
        "places": {"A": "2-4", "B": "2-4", "C": "2-4"},
        "prizes": {"A": 1_667, "B": 1_667, "C": 1_666},
    }


def test_t230_as_it_is_asked() -> None:
    assert asked(DEAL) == {"amounts": {"A": 3_790, "B": 3_330, "C": 2_880}, "warnings": []}
    assert asked(DEAL, leave=None) == asked(DEAL, leave=0) == asked(DEAL)


def test_p08_the_warnings_are_codes() -> None:
    stacks = {"A": 55, "B": 35, "C": 10}

    assert asked(DEAL, kind="straight", stacks=stacks)["warnings"] == ["above_first", "below_minimum"]


def test_t227_as_it_is_asked() -> None:
    assert asked(ICM)["values"] == pytest.approx([1_075 / 28, 131 / 4, 202 / 7], abs=1e-11)


def test_t238_as_it_is_asked() -> None:
    assert asked(BOUNTY) == {"paid": {"4": 752}, "head": {"4": 753}}
    assert asked(BOUNTY, kind="plain", winners=[7, 2]) == {
        "paid": {"7": 753, "2": 752},
        "head": {"7": 0, "2": 0},
    }
    assert answer(BOUNTY).because == (Article("WSOP-T", "39-a"),)


def test_a_satellite_as_it_is_asked() -> None:
    assert asked(SATELLITE) == {"seats": 10, "rest": [450]}
    assert asked(SATELLITE, left=9) == {"seats": 9, "rest": [1_000, 450]}


# ------------------------------------------------------------------ errors


@pytest.mark.parametrize(
    ("question", "changed", "field", "code"),
    [
        (PAYOUTS, {"pool": 0}, "pool", "out_of_range"),
        (PAYOUTS, {"pool": 10**15 + 1}, "pool", "out_of_range"),
        (PAYOUTS, {"unit": 0}, "unit", "out_of_range"),
        (PAYOUTS, {"method": "second"}, "method", "not_one_of"),
        (PAYOUTS, {"min_cash": -1}, "min_cash", "out_of_range"),
        (PAYOUTS, {"min_cash": 9_371}, "min_cash", "min_cash_above_pool"),
        (PAYOUTS, {"percents": []}, "percents", "empty"),
        (PAYOUTS, {"percents": [50, 50]}, "percents[0]", "wrong_type"),
        (PAYOUTS, {"percents": ["100", "5e1"]}, "percents[1]", "bad_percent"),
        (PAYOUTS, {"percents": ["٥٠", "50"]}, "percents[0]", "bad_percent"),
        (PAYOUTS, {"percents": ["50", "50.0000000000001"]}, "percents[1]", "bad_percent"),
        (PAYOUTS, {"percents": ["40", "60"]}, "percents[1]", "percents_rise"),
        (PAYOUTS, {"percents": ["49.6", "43.6", "6.9"]}, "percents", "percents_total"),
        (PAYOUTS, {"percents": ["99.95", "0.05"]}, "percents[1]", "place_unpaid"),
        (PAYOUTS, {"percents": ["1"] * 4_001}, "percents", "too_many"),
        (PAYOUTS, {"places": 3}, "places", "percents_and_curve"),
        (PAYOUTS, {"first_share": "50"}, "first_share", "percents_and_curve"),
        (CURVE, {"first_share": "0"}, "first_share", "bad_percent"),
        (CURVE, {"first_share": "100.1"}, "first_share", "bad_percent"),
        (CURVE, {"first_share": "19.9"}, "first_share", "first_share_small"),
        (CURVE, {"first_share": "100"}, "places", "place_unpaid"),
        (CURVE, {"places": 4_001}, "places", "out_of_range"),
        (TIES, {"amounts": [1, 2]}, "amounts[1]", "prizes_rise"),
        (TIES, {"out": []}, "out", "empty"),
        (TIES, {"out": [{"id": "A", "table": 1, "stack": 0}]}, "out[0].stack", "out_of_range"),
        (TIES, {"out": [{"id": "A", "table": 1, "stack": 1, "seat": 2}]}, "out[0].seat", "unknown_field"),
        (TIES, {"out": [{"id": "A", "table": 1, "stack": 1}] * 2}, "out[1].id", "duplicate"),
        (TIES, {"best_place": 0}, "best_place", "out_of_range"),
        (TIES, {"hand_for_hand": 1}, "hand_for_hand", "wrong_type"),
        (DEAL, {"kind": "custom"}, "kind", "not_one_of"),
        (DEAL, {"stacks": {}}, "stacks", "empty"),
        (DEAL, {"stacks": {"A": 0}}, "stacks.A", "out_of_range"),
        (DEAL, {"stacks": {"": 1}}, "stacks.", "bad_id"),
        (DEAL, {"stacks": dict.fromkeys(map(str, range(2_001)), 1)}, "stacks", "too_many"),
        (DEAL, {"prizes": [5, 4, 3, 2]}, "prizes", "more_prizes"),
        (DEAL, {"prizes": [5, 4, 6]}, "prizes[2]", "prizes_rise"),
        (DEAL, {"leave": 5_001}, "leave", "leave_above_first"),
        (ICM, {"stacks": []}, "stacks", "empty"),
        (ICM, {"stacks": [5, 0]}, "stacks[1]", "out_of_range"),
        (ICM, {"stacks": [1] * 2_001}, "stacks", "too_many"),
        (ICM, {"prizes": [1] * 4}, "prizes", "more_prizes"),
        (ICM, {"prizes": [-1]}, "prizes[0]", "out_of_range"),
        (BOUNTY, {"winners": []}, "winners", "empty"),
        (BOUNTY, {"winners": [4, 4]}, "winners[1]", "duplicate"),
        (BOUNTY, {"winners": [24]}, "winners[0]", "out_of_range"),
        (BOUNTY, {"kind": "mystery"}, "kind", "not_one_of"),
        (SATELLITE, {"seat_price": 0}, "seat_price", "out_of_range"),
        (SATELLITE, {"left": 0}, "left", "out_of_range"),
        (SATELLITE, {"pool": 10**15, "seat_price": 1}, "seat_price", "seats_unsold"),
    ],
)
def test_a_question_that_cannot_be_answered_names_its_field(
    question: Question, changed: Question, field: str, code: str
) -> None:
    with pytest.raises(BadQuestion) as bad:
        asked(question, **changed)

    assert (bad.value.field, bad.value.code) == (field, code)


@pytest.mark.parametrize(
    ("question", "name"),
    [
        (question, name)
        for question in (PAYOUTS, CURVE, TIES, DEAL, ICM, BOUNTY, SATELLITE)
        for name in question
        if name != "ask"
    ],
)
def test_no_field_may_be_left_out_or_be_anything_else(question: Question, name: str) -> None:
    left_out = {key: value for key, value in question.items() if key != name}
    with pytest.raises(BadQuestion) as bad:
        answer(left_out)
    assert (bad.value.field, bad.value.code) == (name, "missing")

    with pytest.raises(BadQuestion) as bad:
        answer({**question, name: 1.5})
    assert (bad.value.field, bad.value.code) == (name, "wrong_type")


@pytest.mark.parametrize(
    "question", [PAYOUTS, TIES, DEAL, ICM, BOUNTY, SATELLITE], ids=lambda one: one["ask"]
)
def test_a_misspelt_field_and_rules_nobody_knows_are_refused(question: Question) -> None:
    for changed, field in (({"rule": "tda-2024"}, "rule"), ({"rules": "tda"}, "rules")):
        with pytest.raises(BadQuestion) as bad:
            asked(question, **changed)
        assert bad.value.field == field


def test_the_total_of_percents_is_told_to_the_digit() -> None:
    with pytest.raises(BadQuestion) as bad:
        asked(PAYOUTS, percents=["60", "30.000000000001"])

    assert bad.value.facts == {"total": "90.000000000001"}


@given(question=st.sampled_from((PAYOUTS, CURVE, TIES, DEAL, ICM, BOUNTY, SATELLITE)), data=st.data())
def test_whatever_stands_in_a_field_it_is_answered_or_refused(
    question: Question, data: st.DataObject
) -> None:
    name = data.draw(st.sampled_from(sorted(question)))

    assert refused_field({**question, name: data.draw(JSON)}).startswith((name, "-"))


def refused_field(question: Question) -> str:
    """The field that is refused; `-` when the question is answered."""
    try:
        answer(question)
    except BadQuestion as bad:
        return bad.field
    return "-"
