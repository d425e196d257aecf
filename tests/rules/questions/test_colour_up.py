"""The topic `colour-up`, and the three structures of real events."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.rules.questions.colour_up import MOST_LEVELS, colour_up_topic
from director.rules.questions.reading import BadQuestion
from director.rules.rulesets import NAMES
from director.rules.verdict import article
from tests.helpers import structure_sheets
from tests.helpers.plain_data import JSON

Question = dict[str, object]


def level(small: object, big: object, ante: object = 0, **more: object) -> Question:
    return {"small": small, "big": big, "ante": ante, "break_after": False, **more}


def asked(chips: object, *levels: object, **more: object) -> Question:
    return {"ask": "colour-up", "chips": chips, "levels": list(levels), **more}


def removal(chip: int, last_needed: int, at_break_after: int | None) -> Question:
    return {"chip": chip, "last_needed": last_needed, "at_break_after": at_break_after}


# ------------------------------------------------------------------ structures of real events


def test_the_tour_structure_names_the_break_for_each_chip_and_its_misprint() -> None:
    """5,000s and 25,000s stay: the last levels need them. Level 25, 25,000/30,000, follows 20,000/40,000."""
    levels = structure_sheets.tour()
    verdict = colour_up_topic(asked([25, 100, 500, 1000, 5000, 25_000], *levels))

    assert verdict.answer == {
        "remove": [removal(25, 6, 6), removal(100, 12, 12), removal(500, 15, 16), removal(1000, 22, 22)],
        "unplayable": [],
        "doubtful": [{"level": 25, "why": "falls"}],
    }
    assert (levels[24]["small"], levels[24]["big"]) == (25_000, 30_000)
    assert (verdict.because, verdict.house) == ((article("SP Definitions"),), ())


def test_the_clubs_structure_out_of_a_russian_sheet() -> None:
    levels = structure_sheets.club()

    assert (len(levels), levels[8]["small"], levels[8]["big"]) == (14, 500, 1000)
    assert colour_up_topic(asked([25, 100, 500, 1000, 5000], *levels)).answer == {
        "remove": [removal(25, 5, 8), removal(100, 11, 12), removal(500, 13, None)],
        "unplayable": [],
        "doubtful": [],
    }


def test_the_limit_stud_structure_by_ante_bring_in_and_bets() -> None:
    levels = structure_sheets.limit_stud()

    assert levels[2] == level(0, 0, 15, bring_in=25, limits=[75, 150])
    assert colour_up_topic(asked([5, 25, 100, 500, 1000], *levels)).answer == {
        "remove": [removal(5, 3, None)],
        "unplayable": [],
        "doubtful": [],
    }


def test_p14_the_tour_without_25s_names_each_amount_that_cannot_be_paid() -> None:
    answer = colour_up_topic(asked([100, 500, 1000, 5000, 25_000], *structure_sheets.tour())).answer

    assert answer["unplayable"] == [
        {"level": 1, "amount": 75},
        {"level": 1, "amount": 150},
        {"level": 1, "amount": 25},
        {"level": 2, "amount": 25},
        {"level": 3, "amount": 150},
        {"level": 3, "amount": 50},
        {"level": 4, "amount": 50},
        {"level": 5, "amount": 250},
        {"level": 5, "amount": 75},
        {"level": 6, "amount": 75},
    ]


# ------------------------------------------------------------------ cases


def test_t216_as_it_is_asked() -> None:
    smalls = (25, 50, 75, 100, 150, 200, 300, 400, 500, 600, 800, 1000, 1500, 2000)
    levels = [level(small, 2 * small, 2 * small, break_after=True) for small in smalls]

    assert colour_up_topic(asked([1000, 25, 500, 100], *levels)).answer == {
        "remove": [removal(25, 5, 5), removal(100, 11, 11), removal(500, 13, 13)],
        "unplayable": [],
        "doubtful": [],
    }


def test_t248_as_it_is_asked() -> None:
    answer = colour_up_topic(asked([100, 500], level(75, 150, 150))).answer

    assert answer["unplayable"] == [{"level": 1, "amount": 75}, {"level": 1, "amount": 150}]


def test_a_game_without_blinds_may_leave_them_out() -> None:
    stud = {"ante": 25, "bring_in": 50, "limits": [100, 200], "break_after": False}

    assert colour_up_topic(asked([25, 100], stud)).answer["remove"] == []


# ------------------------------------------------------------------ what cannot be answered


@pytest.mark.parametrize(
    ("field", "code", "question"),
    [
        ("", "wrong_type", []),
        ("chips", "missing", asked(None, level(25, 50))),
        ("chips", "empty", asked([], level(25, 50))),
        ("chips", "wrong_type", asked(25, level(25, 50))),
        ("chips", "too_many", asked(list(range(1, 52)), level(25, 50))),
        ("chips[0]", "out_of_range", asked([0], level(25, 50))),
        ("chips[0]", "wrong_type", asked(["25"], level(25, 50))),
        ("chips[1]", "duplicate", asked([25, 25], level(25, 50))),
        ("chips", "no_common_unit", asked([25_000, 100_001], level(25, 50))),
        ("levels", "missing", {"chips": [25]}),
        ("levels", "empty", asked([25])),
        ("levels", "too_many", asked([25], *[level(25, 50)] * (MOST_LEVELS + 1))),
        ("levels[0]", "wrong_type", asked([25], 5)),
        ("levels[0].small", "missing", asked([25], level(None, 50))),
        ("levels[0].big", "missing", asked([25], level(25, None))),
        ("levels[0].ante", "missing", asked([25], level(25, 50, None))),
        ("levels[0].break_after", "missing", asked([25], level(25, 50, break_after=None))),
        ("levels[0].break_after", "wrong_type", asked([25], level(25, 50, break_after=1))),
        ("levels[0].small", "out_of_range", asked([25], level(-25, 50))),
        ("levels[0].big", "out_of_range", asked([25], level(25, 10**13))),
        ("levels[0].limits", "wrong_type", asked([25], level(25, 50, limits=100))),
        ("levels[0].limits", "not_a_pair", asked([25], level(25, 50, limits=[100]))),
        ("levels[0].limits", "too_many", asked([25], level(25, 50, limits=[100, 200, 300]))),
        ("levels[0].limits[1]", "wrong_type", asked([25], level(25, 50, limits=[100, None]))),
        ("levels[0].bring_in", "wrong_type", asked([25], level(25, 50, bring_in="5"))),
        ("levels[1].minutes", "unknown_field", asked([25], level(25, 50), level(50, 100, minutes=20))),
        ("blinds", "unknown_field", asked([25], level(25, 50), blinds=5)),
        ("rules", "unknown_rules", asked([25], level(25, 50), rules="tda")),
    ],
)
def test_what_cannot_be_answered_names_its_field(field: str, code: str, question: object) -> None:
    with pytest.raises(BadQuestion) as refused:
        colour_up_topic(question)

    assert (refused.value.field, refused.value.code) == (field, code)


def test_huge_questions_are_quick() -> None:
    chips = [1000 * (1000 + at) for at in range(50)]
    levels = [level(10**12 - at, 10**12, 7 * at, limits=[10**11, 10**12 - at]) for at in range(MOST_LEVELS)]
    began = time.perf_counter()

    colour_up_topic(asked(chips, *levels))

    assert time.perf_counter() - began < 1


AMOUNT = st.integers(0, 10**12) | st.sampled_from((0, 25, 50, 75, 100, 150, 200)) | JSON


@given(
    st.fixed_dictionaries(
        {
            "chips": st.lists(st.sampled_from((5, 25, 100, 500, 2000, 5000)) | JSON, max_size=6) | JSON,
            "levels": st.lists(
                st.fixed_dictionaries(
                    {
                        "small": AMOUNT,
                        "big": AMOUNT,
                        "ante": AMOUNT,
                        "break_after": st.booleans() | JSON,
                    },
                    optional={"bring_in": AMOUNT, "limits": st.lists(AMOUNT, max_size=3) | JSON},
                )
                | JSON,
                max_size=6,
            )
            | JSON,
        },
        optional={"rules": JSON | st.sampled_from(NAMES), "options": JSON},
    )
)
def test_whatever_is_asked_there_is_an_answer_or_an_error_that_names_a_field(question: object) -> None:
    try:
        verdict = colour_up_topic(question)
    except BadQuestion as bad:
        assert bad.code  # noqa: PT017 — either of the two is right
    else:
        assert set(verdict.answer) == {"remove", "unplayable", "doubtful"}
