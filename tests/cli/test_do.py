from __future__ import annotations

import json
from pathlib import Path

import pytest

from director.cli.ready_made import READY_MADE
from director.domain.actions import ACTIONS
from tests.cli.conftest import PLAN, Run


def _line(do: str, **fields: object) -> str:
    return json.dumps({"do": do, **fields}) + "\n"


def test_each_line_is_answered_once_it_is_stored(run: Run, venue: Path) -> None:
    ended = run(
        "do",
        venue,
        lines=_line("register", family="Ли", given="Анна") + _line("LockSeats", table=2, seats=[9]),
    )

    assert ended.status == 0
    first, second = ended.lines
    assert (first["line"], first["seq"], first["entry"]) == (1, 3, 3)
    assert first["what"].startswith("Ли Анна registered")
    assert second["what"] == "Seat 2-9 locked"
    assert run("show", venue, "activity", "--json").json[0]["seq"] == 4


def test_blank_lines_and_remarks_are_skipped_but_counted(run: Run, seated: Path) -> None:
    ended = run("do", seated, lines="\n# a remark\n\nundo\n")

    assert [answer["line"] for answer in ended.lines] == [4]


def test_lines_of_the_quick_box_move_people(run: Run, seated: Path) -> None:
    row = run("show", seated, "seats-by-table", "--json").json[0]

    ended = run("do", seated, lines=f"{row['place']} > 8-9\n")

    assert ended.status == 0
    assert (ended.lines[0]["entry"], ended.lines[0]["seat"]) == (row["entry"], [8, 9])


def test_a_line_that_may_mean_two_people_is_refused_with_both(run: Run, venue: Path) -> None:
    twins = _line("register", family="Ivanov", given="Ivan", born="1987", seated=False)
    twins += _line("register", family="Ivanov", given="Pyotr", seated=False)
    run("do", venue, lines=twins)

    ended = run("do", venue, lines="ivanov > 8-9\n")

    assert ended.status == 1
    assert ended.lines[0]["error"]["code"] == "ambiguous"
    assert "Ivanov Pyotr" in ended.lines[0]["error"]["message"]


def test_the_card_of_another_event_is_refused_and_the_right_event_named(
    run: Run, venue: Path, tmp_path: Path
) -> None:
    other = tmp_path / "other.toml"
    other.write_text(PLAN.replace("Spring Cup", "High Roller"), encoding="utf-8")
    run("new", venue, other)
    run("do", venue, "--event", "2", lines=_line("register", family="Lee", given="Ann"))
    code = run("show", venue, "seats-by-table", "--event", "2", "--json").json[0]["code"]

    ended = run("do", venue, "--event", "1", lines=f"{code}\n")

    assert ended.status == 1
    assert ended.lines[0]["error"]["message"] == (
        f"Card {code} is for “High Roller”, not for this event. Nothing was done."
    )


def test_undo_and_redo_take_back_and_bring_back(run: Run, venue: Path) -> None:
    ended = run(
        "do", venue, lines=_line("register", family="Li") + "undo\nredo\n" + _line("undo") + _line("redo")
    )

    assert ended.status == 0
    assert len(run("show", venue, "entries", "--json").json) == 1


@pytest.mark.parametrize(
    ("line", "code", "field"),
    [
        ("[1, 2]", "bad_json", ""),
        ("{", "bad_json", ""),
        ('{"do": "Move", "entry": 3} x', "bad_json", ""),
        ("[" * 100_000, "bad_json", ""),
        ("{}", "missing", "do"),
        ('{"do": "Moove"}', "unknown_kind", "do"),
        ('{"do": 7}', "unknown_kind", "do"),
        ('{"do": ["Move"]}', "unknown_kind", "do"),
        ('{"do": "Move", "entry": 3}', "missing", "source"),
        ('{"do": "Move", "entry": "x", "source": [1, 1], "target": [1, 2]}', "wrong_type", "entry"),
        ('{"do": "Move", "entry": 3, "source": [1], "target": [1, 2]}', "wrong_type", "source"),
        ('{"do": "CloseTable", "table": 1, "sharp": true}', "unknown_field", "sharp"),
        ('{"do": "CloseTable", "table": 1, "reason": 5}', "wrong_type", "reason"),
        ('{"do": "CloseTable", "table": 77}', "no_table", ""),
        ('{"do": "CloseTable", "table": -1}', "no_table", ""),
        ('{"do": "CloseTable", "table": 1e400}', "bad_json", ""),
        ('{"do": "CloseTable", "table": 1.5}', "wrong_type", "table"),
        ('{"do": "Withdraw", "entry": 99999999999999999999999, "reason": "x"}', "no_entry", ""),
        ('{"do": "Register", "person": 404, "buy_in": 0, "fee": 0, "stack": 1}', "no_person", ""),
        ('{"do": "register", "person": 404}', "no_person", ""),
        ('{"do": "register"}', "nameless", ""),
        ('{"do": "register", "family": "Li", "born": "yesterday"}', "bad_birth_date", ""),
        ('{"do": "SetUp", "plan": {"name": "A", "zone": "Mars"}}', "plan_zone", ""),
        ('{"do": "SetUp", "plan": {"title": "A"}}', "unknown_field", "plan.title"),
        ('{"do": "SetUp", "plan": {"name": "A", "stack": 0}}', "plan_number", "stack"),
        ('{"do": "Void", "entry": 3}', "reason_needed", ""),
        ('{"do": "undo", "line": 1}', "undo_first_line", ""),
        ('{"do": "undo", "line": 77}', "no_line", ""),
        ('{"do": "redo"}', "nothing_to_redo", ""),
        ('{"do": "draw", "word": "KsQd7c"}', "draw_not_sealed", ""),
        ('{"do": "seal"}', "too_few_players", ""),
        ('{"do": "register", "family": "\\ud800"}', "bad_json", ""),
        ("12-4 out", "cannot_be_done", ""),
        ("12-4 hop", "not_understood", ""),
        ("Жук > 1-1", "not_understood", ""),
    ],
)
def test_a_line_that_cannot_be_done_says_why_and_the_next_is_done(
    run: Run, venue: Path, line: str, code: str, field: str
) -> None:
    ended = run("do", venue, lines=f"{line}\n" + _line("LockSeats", table=2, seats=[9]))

    assert ended.status == 1
    first, second = ended.lines
    assert (first["error"]["code"], first["error"]["field"]) == (code, field)
    assert first["error"]["message"]
    assert second["what"] == "Seat 2-9 locked"


def test_a_line_that_is_no_utf8_is_told(run: Run, venue: Path) -> None:
    ended = run("do", venue, lines=b"\xff\xfe{}\n")

    assert ended.lines[0]["error"]["code"] == "bad_text"


def test_an_objection_names_its_article_and_may_be_overruled_with_a_reason(run: Run, seated: Path) -> None:
    row = run("show", seated, "seats-by-table", "--json").json[0]
    source = [row["table"], row["seat"]]
    run("do", seated, lines=_line("LockSeats", table=8, seats=[9]))
    move = {"entry": row["entry"], "source": source, "target": [8, 9]}

    refused = run("do", seated, lines=_line("Move", **move))
    silent = run("do", seated, lines=_line("Move", **move, overrule=True))
    done = run("do", seated, lines=_line("Move", **move, overrule=True, reason="the camera is gone"))

    assert refused.lines[0]["error"]["objections"][0]["code"] == "seat_locked"
    assert silent.lines[0]["error"]["code"] == "reason_needed"
    assert done.status == 0
    assert run("show", seated, "activity", "--json").json[0]["overruled"] == ["seat_locked"]


def test_the_same_uid_twice_is_one_registration(run: Run, venue: Path) -> None:
    line = _line("register", family="Li", uid="till-7/000412".replace("/", "-"))

    first, second = run("do", venue, lines=line), run("do", venue, lines=line)

    assert "already" not in first.lines[0]
    assert second.lines[0]["already"] is True
    assert second.lines[0]["seq"] == first.lines[0]["seq"]
    assert len(run("show", venue, "entries", "--json").json) == 1


def test_all_or_nothing_writes_nothing_when_one_line_cannot_be(run: Run, seated: Path) -> None:
    before = run("show", seated, "event", "--json").json["head"]

    ended = run(
        "do",
        seated,
        "--all-or-nothing",
        lines=_line("LockSeats", table=2, seats=[9]) + _line("CloseTable", table=1),
    )

    assert ended.status == 1
    assert [answer["error"]["code"] for answer in ended.lines] == ["left_out", "table_not_empty"]
    assert run("show", seated, "event", "--json").json["head"] == before


def test_all_or_nothing_asks_each_line_in_the_state_the_others_leave(run: Run, seated: Path) -> None:
    row = run("show", seated, "seats-by-table", "--json").json[0]
    move = _line("Move", entry=row["entry"], source=[row["table"], row["seat"]], target=[8, 9])
    lock, unlock = _line("LockSeats", table=8, seats=[9]), _line("UnlockSeats", table=8, seats=[9])

    refused = run("do", seated, "--all-or-nothing", lines=lock + move)
    run("do", seated, lines=lock)
    done = run("do", seated, "--all-or-nothing", lines=unlock + move)

    assert [answer["error"]["code"] for answer in refused.lines] == ["left_out", "refused"]
    assert done.status == 0
    assert len({answer["seq"] for answer in done.lines}) == 2


def test_all_or_nothing_registers_many_newcomers_and_goes_with_one_undo(run: Run, venue: Path) -> None:
    lines = "".join(_line("register", family=f"Player{n}") for n in range(20))

    ended = run("do", venue, "--all-or-nothing", lines=lines)

    assert ended.status == 0
    assert len({tuple(answer["seat"]) for answer in ended.lines}) == 20
    run("do", venue, lines="undo\n")
    assert run("show", venue, "entries", "--json").json == []
    assert run("check", venue).status == 0


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (_line("seal"), "alone"),
        (_line("CloseTable", table=1, uid="x"), "not_together"),
        (_line("CloseTable", table=1, reason="x"), "not_together"),
        ("{", "bad_json"),
        (_line("register"), "nameless"),
    ],
)
def test_some_lines_cannot_be_part_of_one(run: Run, crowd: Path, line: str, code: str) -> None:
    ended = run("do", crowd, "--all-or-nothing", lines=_line("CloseTable", table=8) + line)

    assert ended.status == 1
    assert [answer["error"]["code"] for answer in ended.lines] == ["left_out", code]


def test_a_reason_for_all_needs_all_or_nothing(run: Run, venue: Path) -> None:
    assert run("do", venue, "--reason", "x", lines="undo\n").status == 2


def test_lines_may_come_from_a_file(run: Run, venue: Path, tmp_path: Path) -> None:
    script = tmp_path / "evening.txt"
    script.write_text(_line("register", family="Li"), encoding="utf-8-sig")

    assert run("do", venue, script).status == 0
    assert run("do", venue, tmp_path / "none.txt").status == 3


def test_the_staff_and_the_desk_stand_in_the_journal(run: Run, venue: Path) -> None:
    run("do", venue, "--staff", "Olga", "--desk", "7", lines=_line("register", family="Li"))

    row = run("show", venue, "activity", "--json").json[0]
    assert (row["staff"], row["desk"]) == ("Olga", "7")


def test_every_kind_is_printed_with_its_fields_and_what_they_mean(run: Run) -> None:
    schema = run("actions").json

    assert len(schema["oneOf"]) == len(ACTIONS) + len(READY_MADE)
    for part in schema["$defs"].values():
        assert part["description"]
    assert schema["$defs"]["Move"]["properties"]["do"] == {"const": "Move"}
    assert "source" in schema["$defs"]["Move"]["required"]
    assert schema["$defs"]["Withdraw"]["properties"]["refund_buy_in"]["description"].endswith("minor units.")


def test_one_kind_may_be_asked_for(run: Run) -> None:
    assert len(run("actions", "register").json["oneOf"]) == 1
    assert run("actions", "Moove").status == 2


def test_a_person_of_the_address_book_registers_by_number(run: Run, venue: Path) -> None:
    person = run("do", venue, lines=_line("register", family="Li")).lines[0]["person"]
    run("do", venue, lines="undo\n")

    ended = run("do", venue, lines=_line("register", person=person, seated=False))

    assert ended.lines[0]["person"] == person
    assert ended.lines[0]["seat"] is None
    late = run("do", venue, lines=_line("seat-late", entry=ended.lines[0]["entry"]))
    assert late.lines[0]["seat"][1] >= 1


def test_a_draw_goes_in_two_lines_with_the_hashes_in_the_first(run: Run, crowd: Path) -> None:
    ended = run("do", crowd, lines=_line("seal") + _line("draw", word="KsQd7c"))

    sealed, drawn = ended.lines
    assert len(sealed["key_hash"]) == len(sealed["list_hash"]) == 64
    assert drawn["word"] == "KsQd7c"
    assert len(run("show", crowd, "seats-by-name", "--json").json) == 12


def test_the_clock_is_started_by_a_line_and_taken_back_by_another(run: Run, venue: Path) -> None:
    schedule = {
        "do": "SetStructure",
        "after": 0,
        "structure": {"parts": [{"part": "level", "minutes": 20, "small_blind": 25, "big_blind": 50}]},
        "at": {"utc": 1_796_472_000_000},
        "left": 1_200_000,
    }

    ended = run("do", venue, lines=json.dumps(schedule) + "\nclock start\nundo\nredo\n")

    assert ended.status == 0, ended.out
    told = [answer["what"] for answer in ended.lines]
    assert told[0] == "Level schedule: 1 level"
    assert told[1] == "Clock started: level 1, 20:00 left"
    assert told[2].startswith("Step of the clock taken back: level 1")
    assert told[3].startswith("Step of the clock done again: level 1")
