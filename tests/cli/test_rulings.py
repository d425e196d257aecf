"""The judges' book at the command line: ruled, revised, appealed, penalised, shown and found."""

from __future__ import annotations

import json
import sqlite3
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run


def _seats(run: Run, file: Path) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = run("show", file, "seats-by-table", "--json").json
    return found


def _neighbours(run: Run, file: Path) -> tuple[dict[str, Any], dict[str, Any]]:
    """Two who sit at one table, whatever the draw gave."""
    rows = _seats(run, file)
    return next((one, other) for one, other in combinations(rows, 2) if one["table"] == other["table"])


@pytest.fixture
def book(run: Run, seated: Path) -> Path:
    """A ruling at the first seat taken, appealed and revised; a round for the player there."""
    seat = _seats(run, seated)[0]
    name, table, number = seat["name"], seat["table"], seat["seat"]
    place = [table, number]
    decisions = [
        {
            "do": "rule", "happened": f"{name} показывает карты.", "decision": "Без подрезки: пересдача.",
            "kind": "conduct", "articles": ["SP 4.9.8"], "table": table, "seats": [number], "judge": "O. K.",
        },
        {"do": "appeal", "ruling": 1, "grounds": "Nobody saw it.", "seat": place},
        {"do": "decide", "ruling": 1, "outcome": "changed", "decision": "The recording shows nothing."},
        {"do": "revise", "ruling": 1, "decision": "A warning.", "articles": ["TDA 71-C"],
         "reason": "on appeal"},
        {"do": "penalise", "seat": place, "sanction": "rounds", "count": 2, "ruling": 1},
    ]  # fmt: skip
    lines = "\n".join(json.dumps(one) for one in decisions)
    ended = run("do", seated, lines=lines)
    assert ended.status == 0, ended.out
    return seated


def test_rulings_are_shown_with_what_became_of_them(run: Run, book: Path) -> None:
    (row,) = run("show", book, "rulings", "--json").json
    seat = _seats(run, book)[0]

    assert (row["number"], row["state"], row["decision"]) == (1, "revised", "A warning.")
    assert (row["players"], row["place"]) == (seat["name"], seat["place"])
    assert "A warning." in run("show", book, "rulings").out


def test_names_stay_out_of_the_journal(run: Run, book: Path) -> None:
    name = _seats(run, book)[0]["name"]
    (told,) = run("rulings", book, "--whole", "--json").json

    assert told["versions"][1]["happened"] == f"{name} показывает карты."
    assert [one["reason"] for one in told["versions"]] == ["on appeal", ""]
    assert told["versions"][0]["articles"][0][0] == "TDA 71-C"


def test_a_neighbour_who_is_named_is_a_mark_in_the_journal_too(run: Run, seated: Path) -> None:
    first, second = _neighbours(run, seated)
    family = second["name"].split()[0]
    decision = {
        "do": "rule", "happened": f"{family}’s hand was dead.", "decision": "None.",
        "table": first["table"], "seats": [first["seat"]],
    }  # fmt: skip
    assert first["name"] != second["name"]
    assert run("do", seated, lines=json.dumps(decision)).status == 0
    with sqlite3.connect(seated) as connection:
        (data,) = connection.execute("SELECT data FROM line WHERE kind = 'Rule'").fetchone()
    connection.close()

    assert family not in data
    assert f"{family}’s hand was dead." in run("rulings", seated, "--whole").out


@pytest.mark.parametrize(
    ("asked", "count"),
    [
        (("подрезку",), 1),
        (("warning", "--kind", "conduct"), 1),
        (("--article", "TDA 71"), 1),
        (("--article", "TDA 7"), 0),
        (("--article", "TDA 71-C"), 1),
        (("--state", "open"), 0),
        (("recording",), 1),
        (("--event", "Spring"), 1),
        (("--table", "99"), 0),
    ],
)
def test_rulings_are_found(run: Run, book: Path, asked: tuple[str, ...], count: int) -> None:
    assert len(run("rulings", book, *asked, "--json").json) == count


def test_rulings_of_a_player(run: Run, book: Path) -> None:
    seats = _seats(run, book)

    assert len(run("rulings", book, "--player", seats[0]["name"], "--json").json) == 1
    assert run("rulings", book, "--player", seats[1]["person"], "--json").json == []
    assert run("rulings", book, "--player", "Nobody").status == 1


def test_rulings_are_told_to_people(run: Run, book: Path) -> None:
    listed = run("rulings", book, "warning").out
    whole = run("rulings", book, "--whole").out

    assert "A warning." in listed
    assert whole.startswith("Ruling 1, Spring Cup: revised")
    assert "Reason: on appeal" in whole
    assert "  it is changed: The recording shows nothing." in whole
    assert run("rulings", book, "nowhere").out == "Nothing was found.\n"
    assert run("rulings", book, "предупреждение", "--lang", "ru").out == "Ничего не найдено.\n"


def test_penalties_are_shown_served_and_cancelled(run: Run, book: Path) -> None:
    seat = _seats(run, book)[0]
    place = f"[{seat['table']},{seat['seat']}]"
    (row,) = run("show", book, "penalties", "--json").json
    assert (row["text"], row["left_text"], row["ruling"]) == (
        "2 missed rounds",
        "2 rounds left, the judge ticks off",
        1,
    )

    run("do", book, lines=f'{{"do":"serve","seat":{place},"count":1}}')
    assert run("show", book, "penalties", "--json").json[0]["left"] == 1
    run("do", book, lines=f'{{"do":"cancel","seat":{place},"reason":"enough"}}')
    assert run("show", book, "penalties", "--json").json[0]["state"] == "cancelled"
    ended = run("do", book, lines=f'{{"do":"serve","seat":{place}}}')
    assert "There is nothing left to serve" in ended.lines[0]["error"]["message"]


def test_the_sheet_for_the_next_shift(run: Run, book: Path) -> None:
    run("do", book, lines='{"do":"rule","happened":"Recording asked for.","open":true}')

    parts = [(row["part"], row["what"]) for row in run("show", book, "handover", "--json").json]

    assert parts == [
        ("penalty", "2 missed rounds"),
        ("open", "Recording asked for."),
        ("decided", "A warning."),
    ]


def test_offenders_and_articles(run: Run, book: Path) -> None:
    seat = _seats(run, book)[0]
    line = f'{{"do":"penalise","seat":[{seat["table"]},{seat["seat"]}],"sanction":"warning","what":"late"}}'
    run("do", book, lines=line)

    (offender,) = run("show", book, "offenders", "--json").json
    (article,) = run("show", book, "ruling-articles", "--json").json

    assert (offender["count"], offender["next"]) == (2, "disqualification")
    assert (article["article"], article["rulings"], article["changed"]) == ("TDA 71-C", 1, 1)


def test_a_player_is_out_for_good_with_the_chief_referees_approval(run: Run, book: Path) -> None:
    seat = _seats(run, book)[0]
    line = f'"do":"disqualify","seat":[{seat["table"]},{seat["seat"]}],"ruling":1,"articles":["SP 5.9.2"]'

    refused = run("do", book, lines=f"{{{line}}}")
    assert refused.lines[0]["error"]["objections"][0]["code"] == "approve_disqualification"
    assert run("do", book, lines=f'{{{line},"approved":"C. R."}}').status == 0
    assert run("check", book).status == 0


def test_rulings_go_out_for_an_appeal_and_prove_themselves(run: Run, book: Path, tmp_path: Path) -> None:
    out = tmp_path / "appeal.json"
    assert run("export", book, "--appeal", 1, "--out", out).status == 0

    said = run("check", out)
    assert said.status == 0
    assert said.out.splitlines()[-1] == "Everything is as it was written."
    assert run("check", out, "--json").json["rulings"] == [1]
    assert "Ruling 1, Spring Cup: revised" in json.loads(out.read_bytes())["told"]

    out.write_bytes(out.read_bytes().replace(b"on appeal", b"no appeal"))
    changed = run("check", out)
    assert changed.status == 1
    assert changed.out.splitlines()[-1].startswith("Ruling 1, line ")


def test_what_is_no_file_of_rulings_is_said(run: Run, book: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text("{}", encoding="utf-8")

    assert "This is no file of rulings for an appeal" in run("check", other).err
    assert run("export", book, "--appeal", 9).status == 1
    assert run("check", tmp_path / "gone.json").status == 3


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ('{"do":"rule","happened":"x","decision":"y","articles":["4.9.8"]}', "ruling_article"),
        ('{"do":"rule","happened":"x","decision":"y","table":8,"seats":[9]}', "nobody_at_seat"),
        ('{"do":"revise","ruling":9,"decision":"y","reason":"z"}', "ruling_number"),
        ('{"do":"decide","ruling":1,"outcome":"stands","decision":"y"}', "no_appeal"),
        ('{"do":"rule","happened":" "}', "ruling_happened"),
    ],
)
def test_what_cannot_be_says_why(run: Run, book: Path, line: str, code: str) -> None:
    ended = run("do", book, lines=line)

    assert ended.status == 1
    assert ended.lines[0]["error"]["code"] == code


@pytest.mark.parametrize(
    "line",
    [
        '{"do":"rule","happened":"x","decision":"y","articles":["TDA 711"]%s}',
        '{"do":"penalise","seat":[%d,%d],"sanction":"warning","what":"x","articles":["TDA 711"]%s}',
        '{"do":"disqualify","seat":[%d,%d],"what":"x","approved":"O. K.","articles":["TDA 711"]%s}',
        '{"do":"revise","ruling":1,"articles":["TDA 711"],"reason":"x"%s}',
    ],
)
def test_an_article_that_the_rule_book_has_not_needs_a_reason(run: Run, book: Path, line: str) -> None:
    seat = _seats(run, book)[0]
    place = (seat["table"], seat["seat"]) if "%d" in line else ()
    ended = run("do", book, lines=line % (*place, ""))

    assert ended.status == 1
    assert ended.lines[0]["error"]["objections"][0]["code"] == "article_unknown"
    assert "Those most like it: TDA 71-C, TDA 7" in ended.lines[0]["error"]["message"]
    more = ',"overrule":true' if "reason" in line else ',"reason":"house rule 711","overrule":true'
    assert run("do", book, lines=line % (*place, more)).status == 0
    assert run("check", book).status == 0


def test_articles_are_taken_as_judges_write_them(run: Run, book: Path) -> None:
    line = '{"do":"rule","happened":"x","decision":"y","articles":["tda 71-c","sp  4.9.8"]}'
    assert run("do", book, lines=line).status == 0

    whole = run("rulings", book, "--whole", "--article", "SP 4.9.8").out
    assert "TDA 71-C" in whole
