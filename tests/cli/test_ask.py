"""Asking the rule book line by line."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from director.cli.ask import run

KEY = "0" * 63 + "1"


def asked(*lines: bytes | str, language: str = "en") -> tuple[int, list[dict[str, Any]]]:
    """Exit status and answers."""
    out = io.StringIO()
    status = run(lines, out, language)
    return status, [json.loads(line) for line in out.getvalue().splitlines()]


def sizes(**changed: object) -> str:
    return json.dumps({"ask": "tables", "players": 23, "seats": 9, **changed})


def seats(**changed: object) -> str:
    question = {
        "ask": "seat-draw",
        "players": ["P01", "P02", "P03"],
        "tables": [{"number": 1, "seats": 9}],
        "key": KEY,
        "context": "x",
        **changed,
    }
    return json.dumps(question)


def late(table: dict[str, object] | None = None, **changed: object) -> str:
    one = {"number": 1, "seats": 9, "occupied": [1, 2, 3], **(table or {})}
    return json.dumps({"ask": "late-seat", "tables": [one], "key": KEY, "context": "x", **changed})


def test_an_answer_is_one_compact_line_in_the_order_of_the_protocol() -> None:
    out = io.StringIO()

    status = run([sizes()], out, "en")

    assert status == 0
    assert out.getvalue() == (
        '{"answer":{"sizes":[8,8,7]},"because":[{"book":"SP","article":"Draw"}],"house":[],'
        '"explain":"23 players sit down at 3 tables, as even as can be: 2 × 8, 1 × 7."}\n'
    )


def test_t154_to_t157_the_draw_comes_out_to_the_digit() -> None:
    players = [f"P{number:02}" for number in range(1, 11)]
    tables = [{"number": 1, "seats": 9}, {"number": 2, "seats": 9}]

    _, (reply,) = asked(seats(players=players, tables=tables, context="seatdraw|v1|EVT1", fill="lowest"))

    assert list(reply["answer"]["seats"].values()) == [
        [1, 1], [1, 3], [1, 2], [1, 5], [1, 4], [2, 3], [2, 5], [2, 2], [2, 4], [2, 1],
    ]  # fmt: skip
    assert reply["answer"]["key_hash"].startswith("ec4916dd28fc4c10")
    assert reply["answer"]["list_hash"].startswith("eb7db22d88a4191b")


def test_answers_come_in_the_order_of_the_questions_and_errors_do_not_stop_the_run() -> None:
    status, replies = asked(sizes(players=2), "[]", sizes(players=9), sizes(players="x"), sizes(players=4))

    assert status == 1
    assert [reply.get("answer") for reply in replies] == [
        {"sizes": [2]},
        None,
        {"sizes": [9]},
        None,
        {"sizes": [4]},
    ]


@pytest.mark.parametrize("blank", ["", "\n", "  \r\n", b"\t\n", "\ufeff\n"])
def test_blank_lines_are_skipped_without_an_answer(blank: bytes | str) -> None:
    assert asked(blank, sizes(), blank)[1] == asked(sizes())[1]


def test_no_questions_are_no_error() -> None:
    assert asked() == (0, [])


def test_a_byte_order_mark_and_dos_line_ends_do_no_harm() -> None:
    assert asked(b"\xef\xbb\xbf" + sizes().encode() + b"\r\n")[0] == 0


def test_each_answer_is_written_before_the_next_question_is_read() -> None:
    out = io.StringIO()
    seen = []

    def lines() -> Iterator[str]:
        for _ in range(3):
            seen.append(out.getvalue().count("\n"))
            yield sizes()

    run(lines(), out, "en")

    assert seen == [0, 1, 2]


def test_a_language_the_program_does_not_speak_is_the_callers_fault() -> None:
    with pytest.raises(ValueError, match="no such language"):
        run([], io.StringIO(), "xx")


def test_a_fault_of_the_program_is_one_bad_answer_and_no_traceback(
    monkeypatch: pytest.MonkeyPatch, expected_log: list[logging.LogRecord]
) -> None:
    def fails(question: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("director.cli.ask.answer", fails)
    status, replies = asked(sizes(), sizes())

    assert status == 1
    assert [reply["error"]["code"] for reply in replies] == ["fault", "fault"]
    assert len(expected_log) == 2


DEEP = '{"ask":' + "[" * 100_000 + "]" * 100_000 + "}"
HUGE = '{"ask":"tables","players":' + "9" * 10_000 + ',"seats":9}'

MALFORMED: list[tuple[str, str, bytes | str]] = [
    # not an object
    ("", "bad_json", "hello"),
    ("", "bad_json", "{"),
    ("", "bad_json", "[1]"),
    ("", "bad_json", "7"),
    ("", "bad_json", "null"),
    ("", "bad_json", '"tables"'),
    ("", "bad_json", "{'ask':'tables'}"),
    ("", "bad_json", '{"ask":"tables",}'),
    ("", "bad_json", '{"ask":"tables"} {"ask":"tables"}'),
    ("", "bad_json", '{"ask":"tables","players":NaN,"seats":9}'),
    ("", "bad_json", '{"ask":"tables","players":-Infinity,"seats":9}'),
    ("", "bad_json", b'{"ask":"tab\xffles"}'),
    ("", "bad_json", "\x00"),
    ("", "bad_json", '{"ask":"\x01"}'),
    ("", "bad_json", DEEP),
    # the topic
    ("ask", "missing", "{}"),
    ("ask", "missing", '{"ask":null}'),
    ("ask", "wrong_type", '{"ask":5}'),
    ("ask", "wrong_type", '{"ask":["tables"]}'),
    ("ask", "unknown_topic", '{"ask":""}'),
    ("ask", "unknown_topic", '{"ask":"TABLES"}'),
    ("ask", "unknown_topic", '{"ask":"__class__"}'),
    ("ask", "bad_text", '{"ask":"\\ud800"}'),
    ("ask", "duplicate_key", '{"ask":"tables","ask":"seat-draw"}'),
    # the rule set and its options
    ("rules", "unknown_rules", sizes(rules="fide")),
    ("rules", "wrong_type", sizes(rules={})),
    ("options", "wrong_type", sizes(options=[])),
    ("options.button_rul", "bad_option", sizes(options={"button_rul": "dead"})),
    ("options.button_rule", "bad_option", sizes(options={"button_rule": "alive"})),
    ("options.cap_raises", "bad_option", sizes(options={"cap_raises": True})),
    # tables
    ("players", "missing", '{"ask":"tables","seats":9}'),
    ("seats", "missing", sizes(seats=None)),
    ("player", "unknown_field", sizes(player=3)),
    ("\\ud800", "unknown_field", '{"ask":"tables","players":23,"seats":9,"\\ud800":1}'),
    ("players", "wrong_type", sizes(players=True)),
    ("players", "wrong_type", sizes(players="23")),
    ("players", "wrong_type", sizes(players=23.0)),
    ("players", "wrong_type", '{"ask":"tables","players":1e999,"seats":9}'),
    ("players", "wrong_type", sizes(players=[23])),
    ("players", "out_of_range", sizes(players=-23)),
    ("players", "out_of_range", sizes(players=1)),
    ("players", "out_of_range", sizes(players=10**18)),
    ("players", "out_of_range", HUGE),
    ("seats", "out_of_range", sizes(seats=0)),
    ("seats", "out_of_range", sizes(seats=24)),
    ("seats", "duplicate_key", '{"ask":"tables","players":23,"seats":9,"seats":9}'),
    # seat-draw
    ("players", "wrong_type", seats(players={"P01": 1})),
    ("players", "empty", seats(players=[])),
    ("players[2]", "duplicate", seats(players=["A", "B", "A"])),
    ("players[0]", "wrong_type", seats(players=[None])),
    ("players[1]", "wrong_type", seats(players=["A", ["B"]])),
    ("players[1]", "bad_id", seats(players=["A", "B\nC"])),
    ("players[0]", "bad_text", seats(players=["\udfff"])),
    ("players", "too_many", seats(players=["A"] * 25_001)),
    ("players", "capacity", seats(tables=[])),
    ("players", "capacity", seats(tables=[{"number": 1, "seats": 2}])),
    ("tables", "wrong_type", seats(tables={"number": 1})),
    ("tables[0]", "wrong_type", seats(tables=[1])),
    ("tables[0].number", "missing", seats(tables=[{"seats": 9}])),
    ("tables[0].number", "out_of_range", seats(tables=[{"number": -1, "seats": 9}])),
    ("tables[0].seats", "wrong_type", seats(tables=[{"number": 1, "seats": "9"}])),
    ("tables[0].locked", "wrong_type", seats(tables=[{"number": 1, "seats": 9, "locked": 5}])),
    ("tables[0].locked", "too_many", seats(tables=[{"number": 1, "seats": 2, "locked": [1, 2, 3]}])),
    ("tables[0].occupied", "unknown_field", seats(tables=[{"number": 1, "seats": 9, "occupied": []}])),
    ("reserved", "wrong_type", seats(reserved=[["P01", 1, 1]])),
    ("reserved.P01", "wrong_type", seats(reserved={"P01": "1-1"})),
    ("reserved.P01[1]", "out_of_range", seats(reserved={"P01": [1, 0]})),
    ("reserved.P01[0]", "wrong_type", seats(reserved={"P01": [1.0, 1]})),
    ("reserved.P09", "unknown_player", seats(reserved={"P09": [1, 1]})),
    ("reserved.P01", "duplicate_key", seats()[:-1] + ',"reserved":{"P01":[1,1],"P01":[1,2]}}'),
    ("reserved.P02", "seat_taken", seats(reserved={"P01": [1, 1], "P02": [1, 1]})),
    ("reserved.P01", "no_such_table", seats(reserved={"P01": [2, 1]})),
    ("reserved.P01", "no_such_seat", seats(reserved={"P01": [1, 10]})),
    ("apart", "wrong_type", seats(apart="P01")),
    ("apart[0]", "wrong_type", seats(apart=["P01"])),
    ("apart[0]", "too_many", seats(apart=[["P01", "P02", "P03"]])),
    ("apart[0]", "same_player", seats(apart=[["P01", "P01"]])),
    ("apart[0][0]", "unknown_player", seats(apart=[["P09", "P01"]])),
    ("apart[0]", "apart_impossible", seats(apart=[["P01", "P02"]])),
    ("key", "missing", seats(key=None)),
    ("key", "wrong_type", seats(key=1)),
    ("key", "bad_key", seats(key="")),
    ("key", "bad_key", seats(key="g" * 64)),
    ("key", "bad_key", seats(key="٠" * 64)),
    ("context", "wrong_type", seats(context=7)),
    ("context", "bad_text", seats(context="\ud800")),
    ("fill", "not_one_of", seats(fill="spread")),
    ("fill", "wrong_type", seats(fill=1)),
    # late-seat
    ("tables[0].occupied", "wrong_type", late({"occupied": {"1": True}})),
    ("tables[0].occupied[0]", "wrong_type", late({"occupied": [None]})),
    ("tables[0].occupied[0]", "out_of_range", late({"occupied": [10]})),
    ("tables[0].occupied[1]", "duplicate", late({"occupied": [4, 4]})),
    ("tables[0].last", "wrong_type", late({"last": 5})),
    ("tables[0].last.button", "missing", late({"last": {}})),
    ("tables[0].last.bb", "unknown_field", late({"last": {"bb": 5}})),
    ("tables[0].last.big", "same_seat", late({"last": {"button": 3, "small": 1, "big": 3}})),
    ("fill", "unknown_field", late(fill="random")),
    # balance
    ("key", "unknown_field", late(ask="balance")),
    ("tables", "missing", '{"ask":"balance"}'),
    ("diff", "out_of_range", '{"ask":"balance","tables":[],"diff":1}'),
    ("open[0]", "unknown_table", '{"ask":"balance","tables":[],"open":[1]}'),
    ("open", "table_left_out", '{"ask":"balance","tables":[{"number":1,"seats":9,"occupied":[]}],"open":[]}'),
]


@pytest.mark.parametrize(("field", "code", "line"), MALFORMED, ids=range(len(MALFORMED)))
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_malformed_question_gives_an_error_that_names_its_field(
    field: str, code: str, line: bytes | str, language: str
) -> None:
    status, (reply,) = asked(line, language=language)

    assert status == 1
    assert list(reply) == ["error"]
    assert list(reply["error"]) == ["field", "code", "message"]
    assert (reply["error"]["field"], reply["error"]["code"]) == (field, code)
    assert reply["error"]["message"]


def test_there_are_more_than_sixty_kinds_of_malformed_questions() -> None:
    assert len(set(MALFORMED)) > 60
