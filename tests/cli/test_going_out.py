"""Who goes out at the command line: places, revival, the end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run


def _line(do: str, **fields: object) -> str:
    return json.dumps({"do": do, **fields}) + "\n"


@pytest.fixture
def room(run: Run, tmp_path: Path) -> Path:
    """Two tables: five players at seats 1 to 5 of the first, one at 2-1; play begun."""
    plan, path = tmp_path / "cup.toml", tmp_path / "cup.floor"
    plan.write_text('name = "Cup"\nrules = "tda-2024"\ntables = "1-2"\nseats = 9\n', encoding="utf-8")
    assert run("new", path, plan).status == 0
    lines = "".join(_line("register", family=f"Player{n}", seated=False) for n in range(1, 7))
    entered = [one["entry"] for one in run("do", path, lines=lines).lines]
    seats = [[1, n] for n in range(1, 6)] + [[2, 1]]
    lines = "".join(_line("Seat", entry=e, seat=seat) for e, seat in zip(entered, seats, strict=True))
    assert run("do", path, lines=lines + _line("StartPlay")).status == 0
    return path


def _places(run: Run, path: Path) -> list[tuple[int, int, str]]:
    return [(row["place"], row["last"], row["name"]) for row in run("show", path, "places", "--json").json]


def test_busts_are_told_by_seats_with_stacks_and_who_won(run: Run, room: Path) -> None:
    seats = [{"seat": [1, 2], "stack": 900, "by": [[1, 1]]}, {"seat": [1, 3], "stack": 1_200, "by": [[1, 1]]}]
    done = run("do", room, lines=_line("out", seats=seats)).lines[0]

    assert done["what"] == "Player2 out 6th at 1-2 (by Player1); Player3 out 5th at 1-3 (by Player1)"
    assert _places(run, room) == [(5, 5, "Player3"), (6, 6, "Player2")]
    shown = run("show", room, "places").out
    assert "5th" in shown
    assert "1-3 · stack 1,200" in shown


def test_a_line_of_the_quick_box_does_the_same_and_objections_stand(run: Run, room: Path) -> None:
    assert run("do", room, lines="1-2 2-1 out\n").status != 0  # nobody left at table 2 who could have won
    assert _places(run, room) == []

    assert run("do", room, lines="1-2 out\nout 1-3 by 1-1\n").status == 0
    assert _places(run, room) == [(5, 5, "Player3"), (6, 6, "Player2")]


def test_a_bust_of_an_empty_seat_is_refused(run: Run, room: Path) -> None:
    assert (
        run("do", room, lines=_line("out", seats=[{"seat": [1, 9]}])).lines[0]["error"]["code"]
        == "nobody_at_seat"
    )


def test_a_revival_finds_the_chair_and_needs_a_reason(run: Run, room: Path) -> None:
    run("do", room, lines="1-2 out\n1-3 out\n")
    entry = next(row["entry"] for row in run("show", room, "places", "--json").json if row["place"] == 6)

    assert run("do", room, lines=_line("revive", entry=entry)).lines[0]["error"]["code"] == "reason_needed"
    done = run("do", room, lines=_line("revive", entry=entry, reason="read again")).lines[0]
    assert done["what"] == "Player2 was not out and is in again at 1-2"
    assert _places(run, room) == [(6, 6, "Player3")]

    run("do", room, lines="1-2 out\n")
    done = run("do", room, lines=_line("revive", entry=entry, seat=[2, 5], reason="a wish")).lines[0]
    assert done["what"].endswith("in again at 2-5")


def test_the_last_bust_ends_the_event_and_an_end_can_be_said(run: Run, room: Path) -> None:
    run("do", room, lines="".join(f"1-{seat} out\n" for seat in (2, 3, 4)))
    assert run("do", room, lines=_line("end")).lines[0]["error"]["code"] == "not_one_left"
    run("do", room, lines=_line("Move", entry=8, source=[2, 1], target=[1, 9]))
    done = run("do", room, lines="1-5 out\n1-9 out\n").lines[-1]

    assert done["what"].endswith("; Player1 has won")
    assert _places(run, room)[0] == (1, 1, "Player1")
