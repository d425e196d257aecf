"""Chips at the command line: tables counted, the ledger shown."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def _line(do: str, **fields: object) -> str:
    return json.dumps({"do": do, **fields}) + "\n"


@pytest.fixture
def room(run: Run, tmp_path: Path) -> Path:
    """Two players at table 1 and one at table 2, 25,000 chips each; 25s leave after the first level."""
    plan, path = tmp_path / "cup.toml", tmp_path / "cup.floor"
    plan.write_text(
        'name = "Cup"\nrules = "tda-2024"\ntables = "1-2"\nseats = 9\nstack = 10000\n', encoding="utf-8"
    )
    assert run("new", path, plan).status == 0
    lines = "".join(_line("register", family=f"Player{n}", seated=False) for n in range(1, 4))
    entered = [one["entry"] for one in run("do", path, lines=lines).lines]
    places = ([1, 1], [1, 2], [2, 1])
    lines = "".join(_line("Seat", entry=e, seat=at) for e, at in zip(entered, places, strict=True))
    levels = [
        {"part": "level", "minutes": 20, "small_blind": 25, "big_blind": 50},
        {"part": "break", "minutes": 10, "colour_up": [25]},
        {"part": "level", "minutes": 20, "small_blind": 100, "big_blind": 200},
    ]
    at = {"utc": 1_000_000}
    lines += _line("SetStructure", after=0, structure={"parts": levels}, at=at)
    assert run("do", path, lines=lines).status == 0
    return path


def test_tables_are_counted_by_sum_or_seat_by_seat(run: Run, room: Path) -> None:
    done = run(
        "do", room,
        lines=_line("count", table=1, stacks={1: 12_000, 2: 8_100}) + _line("count", table=2, chips=10_000),
    ).lines  # fmt: skip

    assert [one["what"] for one in done] == [
        "Table 1: 20,100 chips counted, stack by stack",
        "Table 2: 10,000 chips counted",
    ]
    shown = run("show", room, "chips", "--json").json
    assert shown["difference"] == 100
    assert shown["alarm"] == "red"
    assert shown["table 1"]["chips"] == 20_100
    assert shown["missing"] == []


def test_what_no_count_is(run: Run, room: Path) -> None:
    lines = _line("count", table=1) + _line("count", table=1, stacks={7: 100})
    lines += _line("count", table=1, stacks={1: 100}, chips=99) + _line("count", table=1, stacks={1: 100})
    answers = run("do", room, lines=lines).lines

    assert [one["error"]["code"] for one in answers[:3]] == [
        "nothing_counted",
        "nobody_at_seat",
        "stacks_sum",
    ]
    assert "is missing from the count" in json.dumps(answers[3])


def test_the_ledger_is_read_by_people(run: Run, room: Path) -> None:
    run("do", room, lines=_line("count", table=1, chips=20_000))
    told = run("show", room, "chips").out

    assert "Should be on the tables" in told
    assert "not counted" in told
    assert "25 → 100, in the break after level 1" in told
    assert "To be counted" in told
