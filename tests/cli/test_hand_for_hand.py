"""Hand for hand at the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def _line(do: str, **fields: object) -> str:
    return json.dumps({"do": do, **fields}) + "\n"


@pytest.fixture
def room(run: Run, tmp_path: Path) -> Path:
    """Three tables with three players each, eight places paid, play begun."""
    plan, path = tmp_path / "cup.toml", tmp_path / "cup.floor"
    plan.write_text('name = "Cup"\nplaces_paid = 8\ntables = "1-3"\nseats = 5\n', encoding="utf-8")
    assert run("new", path, plan).status == 0
    lines = "".join(_line("register", family=f"Player{n}") for n in range(9))
    assert run("do", path, lines=lines + _line("StartPlay")).status == 0
    return path


def _first_at(run: Run, room: Path, table: int) -> str:
    """The seat code of somebody at a table."""
    rows = run("show", room, "seats-by-table", "--json").json
    return next(str(row["place"]) for row in rows if row["table"] == table)


def test_a_hand_from_its_announcement_to_the_next(run: Run, room: Path) -> None:
    done = run(
        "do", room,
        lines="hfh\n2 done\n" + _line("tables-done", tables=[1, 3]) + _line("hand-for-hand", step="next"),
    )  # fmt: skip

    assert [one["what"] for one in done.lines] == [
        "Hand for hand from this hand on",
        "Hand 1 is over at table 2",
        "2 decisions made together",
        "Hand 1 is over everywhere, hand 2 is dealt",
    ]
    shown = run("show", room, "hand-for-hand", "--json").json
    assert (shown["hand"], shown["playing"], shown["phase"], shown["paid"]) == (2, [1, 2, 3], "bubble", 8)
    assert shown["left"] == {"by_entries": 9, "by_seats": 9, "by_tables": 9}
    assert run("check", room).status == 0


def test_the_end_comes_for_a_reason_or_when_the_bubble_has_burst(run: Run, room: Path) -> None:
    refused = run("do", room, lines="hfh\n" + _line("tables-done", tables=[1, 2, 3]) + "hfh end\n")
    assert refused.status == 1
    assert "The bubble has not burst" in refused.lines[-1]["error"]["message"]

    done = run("do", room, lines=f"{_first_at(run, room, 1)}:3000 out\n" + _line("hand-for-hand", step="end"))
    assert done.lines[-1]["what"] == "Hand for hand ended with hand 1"


def test_people_read_tables_times_and_places(run: Run, room: Path) -> None:
    before = run("show", room, "hand-for-hand").out
    assert "Hand for hand has not begun" in before
    assert "playing for" not in before

    one, other = _first_at(run, room, 1), _first_at(run, room, 3)
    run("do", room, lines=f"hfh\n1 done\n2 done\n{one}:3000 out\n{other} out\n")
    text = run("show", room, "hand-for-hand").out
    assert "Hand 1: 2 of 3 tables done" in text
    assert "done after" in text
    assert "slowest" in text
    assert f"8th–9th, {one}, 3,000, shares with 1 other" in text


def test_hfh_may_mean_the_next_hand_or_the_end(run: Run, room: Path) -> None:
    run("do", room, lines="hfh\n")

    assert run("do", room, lines="hfh\n").lines[0]["error"]["code"] == "ambiguous"
    stale = run("do", room, lines=_line("HandDone", table=1, round=4))
    assert stale.lines[0]["error"]["code"] == "hand_over"


def test_no_table_breaks_meanwhile_without_a_reason(run: Run, room: Path) -> None:
    assert run("do", room, lines="3 break\nundo\nhfh\n").status == 0

    refused = run("do", room, lines="3 break\n")
    assert [one["code"] for one in refused.lines[0]["error"]["objections"]] == ["break_hand_for_hand"]
    assert "table 3 is not closed meanwhile" in refused.lines[0]["error"]["message"]
    done = run("do", room, lines=_line("break", table=3, reason="water", overrule=True))
    assert done.status == 0
