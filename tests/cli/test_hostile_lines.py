"""Lines of `director do` that somebody clumsy or hostile writes."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import PLAN, Run


@pytest.fixture
def venue(run: Run, tmp_path: Path) -> Path:
    (tmp_path / "plan.toml").write_text(PLAN)
    run("new", tmp_path / "venue.floor", tmp_path / "plan.toml")
    run(
        "do",
        tmp_path / "venue.floor",
        lines='{"do":"register","family":"Ann"}\n{"do":"register","family":"Bea"}',
    )
    return tmp_path / "venue.floor"


def refused(run: Run, venue: Path, line: str) -> tuple[str, str]:
    """Code and field of the one answer, and that nothing was done."""
    before = run("show", venue, "--json").json["head"]
    ended = run("do", venue, lines=line)
    assert ended.status == 1
    assert run("show", venue, "--json").json["head"] == before
    error = ended.lines[0]["error"]
    return error["code"], error["field"]


@pytest.mark.parametrize(
    ("line", "code", "field"),
    [
        ('{"do":"Void","entry":3,"entry":4,"reason":"x"}', "duplicate_key", "entry"),
        ('{"do":"Move","do":"Void","entry":3,"reason":"x"}', "duplicate_key", "do"),
        ('{"do":"SetUp","plan":{"name":"A","name":"B"}}', "duplicate_key", "name"),
        ('{"do":"Void","entry":3,"reason":"x","uid":"a/1"}', "bad_uid", "uid"),
        ('{"do":"Void","entry":3,"reason":"x","uid":"%s"}' % ("u" * 101), "bad_uid", "uid"),
        ('{"do":"Void","entry":3,"reason":"x","uid":"a\\u0000"}', "bad_uid", "uid"),
        ('{"do":"Void","entry":3,"reason":"%s"}' % ("r" * 2001), "too_long", "reason"),
        ('{"do":"register","family":"%s"}' % ("x" * 201), "too_long", "family"),
        ('{"do":"register","family":"Cy","note":"%s"}' % ("x" * 40_000), "too_long", "note"),
        ('{"do":"register","family":"Cy","born":"%s"}' % ("9" * 9_999), "too_long", "born"),
        ('{"do":"SetUp","plan":{"name":"%s"}}' % ("x" * 201), "too_long", "name"),
        ('{"do":"SetUp","plan":{"name":"x","place":"%s"}}' % ("x" * 201), "too_long", "place"),
        ('{"do":"SetUp","plan":{"name":"\\u200b\\u202e"}}', "plan_name", ""),
        ('{"do":"undo","line":0,"through":4}', "no_line", ""),
        ('{"do":"undo","line":4,"through":3}', "undo_backwards", ""),
        ('{"do":"undo","line":4,"through":99}', "no_line", ""),
        ('{"do":"Undo","line":4,"ruling":{"line":2}}', "no_ruling", ""),
        ('{"do":"LockSeats","table":1,"seats":[1,1]}', "seat_locked", ""),
        ('{"do":"UnlockSeats","table":1,"seats":[1]}', "seat_not_locked", ""),
    ],
)
def test_a_line_that_would_do_something_else_than_it_says_does_nothing(
    line: str, code: str, field: str, run: Run, venue: Path
) -> None:
    assert refused(run, venue, line) == (code, field)


def test_a_seat_that_is_not_there_is_named_as_it_stands_on_the_table(run: Run, venue: Path) -> None:
    ended = run("do", venue, lines='{"do":"LockSeats","table":1,"seats":[10]}')

    assert ended.lines[0]["error"]["message"].startswith("There is no seat 1-10:")


def test_names_of_events_reasons_and_staff_are_kept_as_people_see_them(run: Run, venue: Path) -> None:
    plan = '{"name":" Cup\\u200b \\u001b[2J 2 ","place":"a\\nb","currency":"RUB"}'
    line = f'{{"do":"SetUp","plan":{plan},"reason":"x\\u0000\\ny"}}'
    run("do", venue, "--staff", "\x1b[31mO\u202elga ", lines=line)

    (row,) = [row for row in run("show", venue, "activity", "--json").json if row["kind"] == "SetUp"][:1]
    assert (row["reason"], row["staff"]) == ("x y", "[31mOlga")
    event = run("show", venue, "--json").json
    assert (event["name"], event["place"]) == ("Cup [2J 2", "a b")
    assert run("check", venue).status == 0


def test_the_undo_of_an_undo_of_an_undo_says_what_counts_now(run: Run, venue: Path) -> None:
    lines = "\n".join(f'{{"do":"undo","line":{line}}}' for line in range(4, 1500))
    ended = run("do", venue, lines=lines)

    assert ended.status == 0
    said = [answer["what"] for answer in ended.lines]
    assert {text.partition(":")[0] for text in said[::2]} == {"Undone"}
    assert {text.partition(":")[0] for text in said[1::2]} == {"Done again"}
    assert len(set(map(len, said[::2]))) == 1
    assert run("show", venue, "activity").status == 0
    assert run("check", venue).status == 0


@pytest.mark.parametrize(
    ("line", "code", "told"),
    [
        ('{"do":"undo"', "bad_json", "It ends before it is whole: a bracket or a quotation mark is missing."),
        ('{"do":undo}', "bad_json", "Character 7, u, does not fit there."),
        ('{"do":"undo","line":NaN}', "bad_json", "It holds a number that cannot be meant, or half a letter."),
        ('{"do":"undo","reason":"\\ud800"}', "bad_json", "It holds a number that cannot be meant"),
        ("[" * 100_000, "bad_json", "So many brackets within brackets cannot be meant."),
        ("[1]", "bad_json", "An object begins with {."),
        ("{}", "missing", "The line does not say what to do"),
        ('{"do":"undone"}', "unknown_kind", "Perhaps: undo"),
        ('{"do":"undo","line":"nine"}', "wrong_type", '“line” is "nine". It should be a whole number.'),
        ('{"do":"undo","lines":9}', "unknown_field", "It may have: line, through."),
        ('{"do":"SetUp","plan":{"name":3}}', "wrong_type", "“plan.name” is 3. It should be a text"),
        ('{"do":"clock","step":"stop"}', "wrong_type", "It should be one of: add, back, break"),
        ('{"do":"Void","entry":3,"reason":5}', "wrong_type", "“reason” is 5. It should be a text"),
    ],
)
def test_a_line_that_cannot_be_read_is_told_in_our_words_with_what_it_wants(
    line: str, code: str, told: str, run: Run, venue: Path
) -> None:
    error = run("do", venue, lines=line).lines[0]["error"]

    assert error["code"] == code
    assert told in error["message"]
    russian = run("--lang", "ru", "do", venue, lines=line).lines[0]["error"]["message"]
    assert russian != error["message"]
    assert not {"Expected", "Object", "JSON is", "Invalid"} & set(russian.split())


@pytest.mark.parametrize("command", [("do",), ("import",), ("structure",), ("hand",), ("new",), ("ask",)])
def test_a_venue_is_read_as_nothing_else(run: Run, venue: Path, command: tuple[str, ...]) -> None:
    files = (venue,) if command[0] in ("hand", "ask") else (venue, venue)
    ended = run(*command, *files)

    assert (ended.status, ended.out) == (3, "")
    assert "is a venue or a copy of one" in ended.err


@pytest.mark.parametrize("line", ["x" * 9_999, "\u0000\u0007" * 500 + "x", "a  b " * 400])
def test_an_answer_repeats_no_more_of_a_line_than_says_which_it_was(run: Run, venue: Path, line: str) -> None:
    message = run("do", venue, lines=line).lines[0]["error"]["message"]

    assert len(message) < 250
    assert message.isprintable()
