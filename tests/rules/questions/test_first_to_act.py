"""The topic `first-to-act`."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.rules.questions.first_to_act import first_to_act_topic
from director.rules.questions.reading import BadQuestion
from director.rules.rulesets import NAMES
from director.rules.verdict import article
from tests.helpers.plain_data import JSON

T129 = {"1": "Kc 5h", "2": "K♠5♦"}
SIXTH = {"1": "5cKdQh7c", "2": "AdKc4h3d"}


def question(boards: object = None, **changed: object) -> dict[str, object]:
    return {
        "ask": "first-to-act",
        "game": "stud",
        "street": 4,
        "boards": T129 if boards is None else boards,
        "first_dealt": [1, 2, 3],
        **changed,
    }


def seventh(**changed: object) -> dict[str, object]:
    return question(SIXTH, street=7, common="5s", **changed)


@pytest.mark.parametrize(
    ("name", "game", "seat"),
    [
        ("sport-ru", "stud", 2),
        ("tda-2024", "stud", 2),
        ("tda-2024", "stud8", 2),
        ("stud-room", "stud", 1),
        ("stud-room", "stud8", 1),
        ("robert-11", "stud", 1),
        ("wsop-2026", "stud", 2),
        ("wsop-2026", "stud8", 1),
    ],
)
def test_t129_as_it_is_asked(name: str, game: str, seat: int) -> None:
    assert first_to_act_topic(question(rules=name, game=game)).answer == {"seat": seat}


@pytest.mark.parametrize("name", NAMES)
def test_t130_as_it_is_asked(name: str) -> None:
    assert first_to_act_topic(question({"1": "2d2c", "2": "AsKs"}, rules=name)).answer == {"seat": 1}


def test_t129_under_an_option_is_the_houses_choice() -> None:
    verdict = first_to_act_topic(question(options={"stud_tie_first": "position"}))

    assert verdict.answer == {"seat": 1}
    assert verdict.because == (article("SP 5.8.6"),)
    assert verdict.house == ("stud_tie_first",)


def test_r169_and_tda_rp_10_h_d_differ_over_a_common_card() -> None:
    """ST 6.1.15: best with the common card; TDA: whoever was first on sixth street."""
    assert first_to_act_topic(seventh(sixth_first=2, rules="stud-room")).answer == {"seat": 1}
    assert first_to_act_topic(seventh(sixth_first=2, rules="tda-2024")).answer == {"seat": 2}
    assert first_to_act_topic(seventh(rules="tda-2024")).answer == {"seat": 2}


def test_null_is_nobody_and_no_card() -> None:
    assert first_to_act_topic(question(common=None, sixth_first=None)).answer == {"seat": 2}


@pytest.mark.parametrize(
    ("field", "code", "asked"),
    [
        ("", "wrong_type", "first-to-act"),
        ("game", "missing", {"ask": "first-to-act"}),
        ("game", "not_one_of", question(game="razz")),
        ("street", "out_of_range", question(street=3)),
        ("street", "out_of_range", question(street=8)),
        ("street", "wrong_type", question(street="4")),
        ("boards", "missing", {"ask": "first-to-act", "game": "stud", "street": 4}),
        ("boards", "empty", question({})),
        ("boards.1", "board_size", question({"1": "Kc"})),
        ("boards.2", "board_size", question({"1": "KcKd", "2": "5h4h3h"})),
        ("boards.1", "board_size", question({"1": ""})),
        ("boards.1", "board_size", question({"1": "2c3c4c5c6c"}, street=7, common="7c")),
        ("boards.1", "too_many_cards", question({"1": "2c3c4c5c6c7c"}, street=7)),
        ("boards.2", "duplicate_card", question({"1": "KcKd", "2": "KcQd"})),
        ("boards.4", "not_dealt", question({"4": "KcKd"})),
        (
            "boards",
            "deck_overfull",
            question(
                {
                    str(seat): f"{'23456789T'[seat - 1]}c{'23456789T'[seat - 1]}d{'23456789T'[seat - 1]}h"
                    f"{'23456789T'[seat - 1]}s"
                    for seat in range(1, 10)
                },
                street=7,
                first_dealt=list(range(1, 10)),
            ),
        ),
        ("first_dealt", "missing", {key: value for key, value in question().items() if key != "first_dealt"}),
        ("first_dealt[1]", "duplicate", question(first_dealt=[1, 1, 2])),
        ("first_dealt[0]", "out_of_range", question(first_dealt=[0])),
        ("common", "common_early", question(common="2c")),
        ("common", "no_card", question(common="")),
        ("common", "duplicate_card", question(common="Kc")),
        ("common", "wrong_type", question(common=5)),
        ("sixth_first", "not_dealt", question(sixth_first=4)),
        ("sixth_first", "out_of_range", question(sixth_first=-1)),
        ("pot", "unknown_field", question(pot=5)),
        ("options.stud_tie_first", "bad_option", question(options={"stud_tie_first": "lot"})),
    ],
)
def test_what_cannot_be_answered_names_its_field(field: str, code: str, asked: object) -> None:
    with pytest.raises(BadQuestion) as refused:
        first_to_act_topic(asked)

    assert (refused.value.field, refused.value.code) == (field, code)


CARDS = JSON | st.sampled_from(["2c2d", "AsKs", "AcKc", "2c2d3c3d", "4c4d5c5d", "6c"])
BOARDS = JSON | st.dictionaries(st.integers(0, 5).map(str), CARDS, max_size=3)


@given(
    st.fixed_dictionaries(
        {
            "game": JSON | st.sampled_from(["stud", "stud8"]),
            "street": JSON | st.integers(4, 7),
            "boards": BOARDS,
            "first_dealt": JSON | st.permutations([1, 2, 3, 4, 5]),
        },
        optional={
            "common": JSON | st.just("7h"),
            "sixth_first": JSON | st.integers(1, 5),
            "rules": JSON | st.sampled_from(NAMES),
            "options": JSON,
        },
    )
)
def test_whatever_is_asked_there_is_an_answer_or_an_error_that_names_a_field(
    asked: dict[str, object],
) -> None:
    try:
        verdict = first_to_act_topic(asked)
    except BadQuestion as bad:
        assert bad.code  # noqa: PT017 — either of the two is right
    else:
        boards = asked["boards"]
        assert isinstance(boards, dict)
        assert str(verdict.answer["seat"]) in boards
