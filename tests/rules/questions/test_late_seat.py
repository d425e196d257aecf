"""The topic `late-seat`."""

import pytest

from director.rules.questions.late_seat import late_seat_topic
from director.rules.questions.reading import BadQuestion
from director.rules.verdict import Article

KEY = "0" * 63 + "1"


def question(*tables: dict[str, object], **changed: object) -> dict[str, object]:
    return {"ask": "late-seat", "tables": list(tables), "key": KEY, "context": "late|1", **changed}


def table(number: int, *occupied: int, **more: object) -> dict[str, object]:
    return {"number": number, "seats": 9, "occupied": list(occupied), **more}


def refusal(asked: dict[str, object]) -> tuple[str, str]:
    with pytest.raises(BadQuestion) as refused:
        late_seat_topic(asked)
    return refused.value.field, refused.value.code


def test_t158_the_third_table_is_the_shortest() -> None:
    tables = [table(n, *range(1, 9)) for n in (1, 2)] + [table(3, *range(1, 8), locked=[8])]

    assert late_seat_topic(question(*tables)).answer == {"table": 3, "seat": 9, "waits": False}


def test_t160_between_small_blind_and_button_the_newcomer_waits() -> None:
    last = {"button": 2, "small": 5, "big": 8}
    asked = question(table(1, 1, 2, 5, 8, locked=[3, 4, 7, 9], last=last), rules="tda-2024")

    verdict = late_seat_topic(asked)

    assert verdict.answer == {"table": 1, "seat": 6, "waits": True}
    assert verdict.because == (Article("TDA", "8-A"), Article("TDA", "10-A"), Article("TDA", "32"))


def test_dr_a_newcomer_who_has_the_big_blind_himself_plays_it() -> None:
    """DR blind rules: who sits in the big blind plays it, though he sits between the others' blinds."""
    table = {"number": 1, "seats": 9, "occupied": [1, 4, 6, 8], "locked": [2, 3, 5, 9]}
    asked = {"tables": [{**table, "last": {"button": 1, "small": 2, "big": 3}}], "context": "late"}

    for rules in ("draw-room", "sport-ru"):
        answer = late_seat_topic({**asked, "rules": rules, "key": "00" * 32}).answer
        assert answer == {"table": 1, "seat": 7, "waits": False}


def test_an_option_of_the_house_changes_who_waits() -> None:
    # Next hand: dead button 2, dead small blind 3.
    last = {"button": 1, "small": 2, "big": 3}
    asked = question(table(1, 1, 4, 6, locked=[2, 5, 7, 8, 9], last=last), rules="tda-2024")
    strict = {**asked, "options": {"new_between": "sb_or_button_wait"}}

    assert late_seat_topic(asked).answer == {"table": 1, "seat": 3, "waits": False}
    assert late_seat_topic(strict).answer == {"table": 1, "seat": 3, "waits": True}
    assert late_seat_topic(strict).house == ("new_between",)


def test_without_an_open_seat_table_and_seat_are_null() -> None:
    verdict = late_seat_topic(question(table(1, *range(1, 10))))

    assert verdict.answer == {"table": None, "seat": None, "waits": False}


def test_before_a_tables_first_hand_nobody_waits() -> None:
    assert late_seat_topic(question(table(1, 1, 2, 3, last=None))).answer["waits"] is False


def test_the_draw_room_may_have_had_no_small_blind() -> None:
    last = {"button": 1, "small": None, "big": 4}
    asked = question(table(1, 1, 2, 4, 6, 8, last=last), rules="draw-room")

    assert late_seat_topic(asked).because[1:] == (Article("DR", "blind rules"),)


@pytest.mark.parametrize(
    ("field", "code", "asked"),
    [
        ("tables[0].occupied", "missing", question({"number": 1, "seats": 9})),
        ("tables[0].occupied[1]", "duplicate", question(table(1, 3, 3))),
        ("tables[0].occupied[0]", "out_of_range", question(table(1, 10))),
        ("tables[1].number", "duplicate", question(table(1), table(1))),
        (
            "tables[0].last.small",
            "missing",
            question(table(1, last={"button": 1, "big": 3}), rules="tda-2024"),
        ),
        ("tables[0].last.big", "missing", question(table(1, last={"button": 1, "small": 2}))),
        (
            "tables[0].last.button",
            "out_of_range",
            question(table(1, last={"button": 0, "small": 2, "big": 3})),
        ),
        ("tables[0].last.big", "same_seat", question(table(1, last={"button": 1, "small": 3, "big": 3}))),
        (
            "tables[0].last.small",
            "small_after_big",
            question(table(1, last={"button": 1, "small": 4, "big": 3})),
        ),
        ("tables[0].last.bb", "unknown_field", question(table(1, last={"button": 1, "bb": 3}))),
        ("tables[0].last", "wrong_type", question(table(1, last=[1, 2, 3]))),
        ("tables", "missing", question(tables=None)),
        ("key", "missing", question(key=None)),
    ],
)
def test_what_cannot_be_answered_names_its_field(field: str, code: str, asked: dict[str, object]) -> None:
    assert refusal(asked) == (field, code)
