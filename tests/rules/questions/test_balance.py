"""The topic `balance`."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.rules.questions.balance import balance_topic
from director.rules.questions.reading import BadQuestion
from director.rules.verdict import Article
from tests.helpers.plain_data import JSON

FULL = list(range(1, 10))


def question(*tables: object, **changed: object) -> dict[str, object]:
    return {"ask": "balance", "tables": list(tables), **changed}


def table(number: int, occupied: list[int], **more: object) -> dict[str, object]:
    return {"number": number, "seats": 9, "occupied": occupied, **more}


def hand(button: int, small: int | None, big: int) -> dict[str, object]:
    return {"button": button, "small": small, "big": big}


def test_s05_as_it_is_asked() -> None:
    giver = table(1, FULL, last=hand(4, 5, 6))
    receiver = table(2, [1, 2, 3, 5, 6, 8, 9], last=hand(1, 2, 3))

    verdict = balance_topic(question(giver, receiver, rules="tda-2024"))

    assert verdict.answer == {
        "moves": [{"from": [1, 7], "to": [2, 4], "waits": False, "why": "next_big_blind"}],
        "halt": [],
        "break": None,
    }
    assert verdict.because[0] == Article("TDA", "11-A")


def test_t194_the_table_of_five_halts_and_is_filled() -> None:
    answer = balance_topic(question(table(1, FULL[:8]), table(2, FULL[:5], last=hand(3, 4, 5)))).answer

    assert answer["halt"] == [2]
    # Seat 6 would be the big blind with him there.
    assert answer["moves"] == [{"from": [1, 8], "to": [2, 6], "waits": False, "why": "highest_seat"}]


def test_t199_a_mover_who_waits_is_flagged() -> None:
    receiver = table(2, [1, 2, 5, 8], locked=[3, 4, 7, 9], last=hand(2, 5, 8))

    answer = balance_topic(question(table(1, FULL), receiver)).answer

    assert answer["moves"] == [{"from": [1, 9], "to": [2, 6], "waits": True, "why": "highest_seat"}]


def test_when_a_table_breaks_there_are_no_moves() -> None:
    asked = question(table(1, FULL), table(2, FULL[:7]), table(3, FULL[:2]))

    assert balance_topic(asked).answer == {"moves": [], "halt": [], "break": 3}
    assert balance_topic({**asked, "open": [3, 2, 1]}).answer["break"] == 1


def test_the_order_of_opening_is_ascending_when_left_out() -> None:
    asked = question(table(7, [1]), table(3, [1, 2]), table(5, [1, 2, 3]))

    assert balance_topic(asked).answer["break"] == 7
    assert balance_topic({**asked, "open": [7, 3, 5]}).answer["break"] == 5


def test_the_difference_overrides_the_option() -> None:
    asked = question(table(1, FULL), table(2, FULL[:7]), options={"balance_diff": 3}, rules="tda-2024")

    assert balance_topic(asked).answer["moves"] == []
    assert balance_topic(asked).house == ("balance_diff",)
    assert len(balance_topic({**asked, "diff": 2}).answer["moves"]) == 1  # type: ignore[arg-type]


def test_without_tables_there_is_nothing_to_do() -> None:
    assert balance_topic(question()).answer == {"moves": [], "halt": [], "break": None}


def test_the_draw_room_may_have_had_no_small_blind() -> None:
    giver = table(1, FULL, last=hand(4, None, 6))

    answer = balance_topic(question(giver, table(2, FULL[:7]), rules="draw-room")).answer

    # Who posted the big blind takes the button, blinds go to 7 and 8.
    assert answer["moves"] == [{"from": [1, 8], "to": [2, 8], "waits": False, "why": "next_big_blind"}]


TWO = (table(1, FULL), table(2, FULL[:7]))


@pytest.mark.parametrize(
    ("field", "code", "asked"),
    [
        ("tables", "missing", {"ask": "balance"}),
        ("tables", "wrong_type", {"ask": "balance", "tables": 5}),
        ("tables[0]", "wrong_type", question(7)),
        ("tables[0].occupied", "missing", question({"number": 1, "seats": 9})),
        ("tables[0].number", "missing", question({"seats": 9, "occupied": []})),
        ("tables[1].number", "duplicate", question(table(1, []), table(1, []))),
        ("tables[0].occupied[0]", "out_of_range", question(table(1, [10]))),
        ("tables[0].occupied[1]", "duplicate", question(table(1, [3, 3]))),
        ("tables[0].locked", "wrong_type", question(table(1, [3], locked="4"))),
        ("tables[0].last.big", "missing", question(table(1, [3], last={"button": 1, "small": 2}))),
        ("tables[0].last.big", "same_seat", question(table(1, [3], last=hand(1, 3, 3)))),
        ("tables[0].last.small", "missing", question(table(1, [3], last=hand(1, None, 3)), rules="tda-2024")),
        ("diff", "out_of_range", question(*TWO, diff=1)),
        ("diff", "out_of_range", question(*TWO, diff=-2)),
        ("diff", "out_of_range", question(*TWO, diff=10**30)),
        ("diff", "wrong_type", question(*TWO, diff="2")),
        ("diff", "wrong_type", question(*TWO, diff=True)),
        ("diff", "wrong_type", question(*TWO, diff=2.0)),
        ("open", "wrong_type", question(*TWO, open={"1": 1})),
        ("open", "table_left_out", question(*TWO, open=[2])),
        ("open", "table_left_out", question(*TWO, open=[])),
        ("open[2]", "unknown_table", question(*TWO, open=[1, 2, 3])),
        ("open[1]", "duplicate", question(*TWO, open=[2, 2])),
        ("open[0]", "wrong_type", question(*TWO, open=["1", 2])),
        ("open[0]", "out_of_range", question(*TWO, open=[0, 2])),
        ("opened", "unknown_field", question(*TWO, opened=[1, 2])),
        ("key", "unknown_field", question(*TWO, key="0" * 64)),
        ("options.balance_diff", "bad_option", question(*TWO, options={"balance_diff": 4})),
        ("rules", "unknown_rules", question(*TWO, rules="fide")),
        ("", "wrong_type", []),
    ],
)
def test_what_cannot_be_answered_names_its_field(field: str, code: str, asked: object) -> None:
    with pytest.raises(BadQuestion) as refused:
        balance_topic(asked)

    assert (refused.value.field, refused.value.code) == (field, code)


SEATS = JSON | st.lists(st.integers(0, 6), max_size=5)
HANDS = JSON | st.fixed_dictionaries(
    {"button": st.integers(0, 5), "small": st.none() | st.integers(0, 5), "big": st.integers(0, 5)}
)
TABLES = st.fixed_dictionaries(
    {"number": JSON | st.integers(1, 4), "seats": JSON | st.integers(2, 5), "occupied": SEATS},
    optional={"locked": SEATS, "last": HANDS, "name": JSON},
)


@given(
    st.fixed_dictionaries(
        {"tables": JSON | st.lists(TABLES, max_size=3)},
        optional={"diff": JSON, "open": JSON | st.lists(st.integers(1, 4)), "rules": JSON, "options": JSON},
    )
)
def test_whatever_is_asked_there_is_an_answer_or_an_error_that_names_a_field(asked: object) -> None:
    try:
        verdict = balance_topic(asked)
    except BadQuestion as bad:
        assert bad.code  # noqa: PT017 — either of the two is right
    else:
        assert set(verdict.answer) == {"moves", "halt", "break"}
