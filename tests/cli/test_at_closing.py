"""Tables that close, at the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def _line(do: str, **fields: object) -> str:
    return json.dumps({"do": do, **fields}) + "\n"


@pytest.fixture
def room(run: Run, tmp_path: Path) -> Path:
    """Three tables of nine with three players each, play begun."""
    plan, path = tmp_path / "cup.toml", tmp_path / "cup.floor"
    plan.write_text('name = "Cup"\nrules = "tda-2024"\ntables = "1-3"\nseats = 9\n', encoding="utf-8")
    assert run("new", path, plan).status == 0
    lines = "".join(_line("register", family=f"Player{n}") for n in range(9))
    assert run("do", path, lines=lines + _line("StartPlay")).status == 0
    return path


def test_a_table_breaks_in_its_turn_and_is_proved(run: Run, room: Path) -> None:
    done = run("do", room, lines=_line("SetBreakingOrder", tables=[2, 3]) + _line("break"))

    order, broken = done.lines
    assert order["what"] == "Breaking order posted: 2, 3"
    assert broken["what"] == "Table 2 broken, 3 players moved"
    assert all(move["card"] for move in broken["action"]["moves"])
    assert run("check", room).status == 0
    assert [row["table"] for row in run("show", room, "tables", "--json").json] == [1, 3]


def test_another_than_the_posted_one_breaks_for_a_reason(run: Run, room: Path) -> None:
    lines = _line("SetBreakingOrder", tables=[2]) + _line("break", table=1)
    refused = run("do", room, lines=lines)
    assert refused.status == 1

    done = run("do", room, lines=_line("break", table=1, overrule=True, reason="a leak"))
    assert done.lines[0]["what"] == "Table 1 broken, 3 players moved"


def test_a_redraw_and_the_final_table(run: Run, room: Path) -> None:
    done = run("do", room, lines=_line("redraw", tables=[1, 2]) + _line("final-table"))

    assert [one["what"] for one in done.lines] == [
        "Redraw to tables 1, 2: 9 players drew seats",
        "Final table formed at table 1: 9 players drew seats",
    ]
    assert run("check", room).status == 0


def test_the_last_table_does_not_break(run: Run, room: Path) -> None:
    done = run("do", room, lines=_line("final-table", table=3) + _line("break"))

    assert done.status == 1
    assert "No table can break" in done.out


def test_the_quick_line_breaks_a_table_and_the_moves_are_shown(run: Run, room: Path) -> None:
    assert run("show", room, "moves", "--json").json == []
    done = run("do", room, lines="2 break\n")
    assert done.lines[0]["what"] == "Table 2 broken, 3 players moved"

    rows = run("show", room, "moves", "--json").json

    assert [row["from"][0] for row in rows] == [2, 2, 2]
    assert {row["to"][0] for row in rows} == {1, 3}
    assert {row["occasion"] for row in rows} == {"break"}


def test_the_breaking_order_is_shown(run: Run, room: Path) -> None:
    run("do", room, lines=_line("SetBreakingOrder", tables=[2]))

    rows = run("show", room, "breaking-order", "--json").json

    assert [(row["table"], row["posted"], row["may"]) for row in rows] == [
        (2, True, True),
        (3, False, True),
        (1, False, True),
    ]


def test_more_chairs_than_a_table_can_have_are_refused_before_they_are_put_up(run: Run, room: Path) -> None:
    done = run("do", room, lines=_line("redraw", tables=[1, 2], seats=10**9))

    assert done.lines[0]["error"]["code"] == "table_seats"
