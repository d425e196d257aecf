"""The next steps at the command line: what there is to do, and doing it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run


def _line(do: str, **fields: object) -> str:
    return json.dumps({"do": do, **fields}) + "\n"


@pytest.fixture
def room(run: Run, tmp_path: Path) -> Path:
    """Three tables of nine in play: 9, 9 and 6 players; at table 1 seat 1 has the next big blind."""
    plan, path = tmp_path / "cup.toml", tmp_path / "cup.floor"
    plan.write_text('name = "Cup"\nrules = "tda-2024"\ntables = "1-3"\nseats = 9\n', encoding="utf-8")
    assert run("new", path, plan).status == 0
    chairs = [[table, seat] for table, size in ((1, 9), (2, 9), (3, 6)) for seat in range(1, size + 1)]
    lines = "".join(_line("register", family=f"Player{n:02}", seated=False) for n in range(len(chairs)))
    entered = [one["entry"] for one in run("do", path, lines=lines).lines]
    lines = "".join(_line("Seat", entry=one, seat=chair) for one, chair in zip(entered, chairs, strict=True))
    buttons = ((1, 7, 8, 9), (2, 1, 2, 3), (3, 4, 5, 6))
    lines += _line("StartPlay") + "".join(
        _line("SetButton", table=table, button=button, small=small, big=big)
        for table, button, small, big in buttons
    )
    assert run("do", path, lines=lines).status == 0
    return path


def _steps(run: Run, path: Path) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = run("show", path, "next-steps", "--json").json
    return steps


def test_the_list_says_what_why_and_by_which_article(run: Run, room: Path) -> None:
    steps = _steps(run, room)

    assert [(step["number"], step["kind"]) for step in steps] == [(1, "Halt"), (2, "MoveDue"), (3, "MoveDue")]
    assert steps[1]["what"] == "1-1 Player00 → 3-7"
    assert steps[1]["why"] == "Next big blind of table 1. Worst seat there: posts the big blind."
    assert steps[1]["effect"] == "9 and 6 become 8 and 7"
    assert steps[1]["articles"][0] == "TDA 11-A"
    assert steps[1]["policy"].startswith("Tables are kept within 1 player. By TDA 11-D.")
    assert steps[1]["facts"]["source"] == [1, 1]
    assert "1-1 Player00 → 3-7" in run("show", room, "next-steps").out


def test_all_moves_are_made_as_one(run: Run, room: Path) -> None:
    done = run("do", room, lines=_line("balance"))

    assert done.status == 0
    assert len({row["line"] for row in run("show", room, "moves", "--json").json}) == 1
    assert _steps(run, room) == []


def test_one_move_by_its_number(run: Run, room: Path) -> None:
    run("do", room, lines=_line("balance", steps=[3]))

    assert [step["kind"] for step in _steps(run, room)].count("MoveDue") == 1


def test_s07_a_number_of_an_older_list_is_refused_once_it_is_stale(run: Run, room: Path) -> None:
    seen = _steps(run, room)[0]["line"]
    run("do", room, lines=_line("balance", steps=[2]))

    refused = run("do", room, lines=_line("balance", steps=[2], seen=seen))
    still = run("do", room, lines=_line("balance", steps=[3], seen=seen))

    assert refused.status == 1
    assert "out of date, so nothing was done. Player00 no longer sits at 1-1 but at 3-7" in refused.out
    assert still.status == 0


@pytest.mark.parametrize(
    ("fields", "word"),
    [
        ({"do": "balance", "steps": [9]}, "There is no step 9"),
        ({"do": "balance", "steps": [1]}, "not done by a press"),
        ({"do": "step", "step": 1}, "not done by a press"),
        ({"do": "step", "step": 0}, "There is no step 0"),
        ({"do": "balance", "seen": 9999}, "9999"),
    ],
)
def test_what_is_no_move_is_not_done(run: Run, room: Path, fields: dict[str, object], word: str) -> None:
    refused = run("do", room, lines=json.dumps(fields) + "\n")

    assert refused.status == 1
    assert word in refused.out


def test_with_nothing_due_nothing_is_done(run: Run, room: Path) -> None:
    run("do", room, lines=_line("balance"))

    assert run("do", room, lines=_line("balance")).status == 1
    assert run("show", room, "next-steps").status == 0


def test_a_step_is_done_by_its_number(run: Run, room: Path) -> None:
    assert run("do", room, lines=_line("step", step=2)).status == 0
