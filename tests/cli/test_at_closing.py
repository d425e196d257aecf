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
