"""Hands, buttons and chips at the command line: what was done, and what the tables show then."""

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
    """One table of nine with four players at seats 1 to 4, play begun."""
    plan, path = tmp_path / "cup.toml", tmp_path / "cup.floor"
    plan.write_text('name = "Cup"\nrules = "tda-2024"\ntables = "1-2"\nseats = 9\n', encoding="utf-8")
    assert run("new", path, plan).status == 0
    lines = "".join(_line("register", family=f"Player{n}", seated=False) for n in range(1, 5))
    entered = [one["entry"] for one in run("do", path, lines=lines).lines]
    lines = "".join(_line("Seat", entry=entry, seat=[1, n]) for n, entry in enumerate(entered, 1))
    assert run("do", path, lines=lines + _line("StartPlay")).status == 0
    return path


def _table(run: Run, path: Path) -> dict[str, Any]:
    row: dict[str, Any] = next(row for row in run("show", path, "tables", "--json").json if row["table"] == 1)
    return row


def test_a_first_button_is_drawn_and_hand_follows_hand(run: Run, room: Path) -> None:
    cards = {"1": "Kd", "2": "2c", "3": "As", "4": "Qh"}
    done = run(
        "do", room, lines=_line("first-button", table=1, cards=cards)
        + _line("hand", table=1, small_blind=100, big_blind=200) + _line("hand", table=1),
    )  # fmt: skip

    first, second, third = done.lines
    assert first["action"] == {
        "table": 1, "button": 3, "small": 4, "big": 1, "waits": [],
        "cards": [[1, "Kd"], [2, "2c"], [3, "As"], [4, "Qh"]],
    }  # fmt: skip
    assert second["what"] == "Table 1, hand 2: button at seat 4, blinds at seats 1 and 2"
    assert [post[:2] for post in third["action"]["posts"]] == [[2, 100], [3, 200]]
    row = _table(run, room)
    assert [row[name] for name in ("hands", "button", "small", "big", "blinds")] == [3, 1, 2, 3, [100, 200]]


def test_the_program_deals_the_cards_of_a_first_button(run: Run, room: Path) -> None:
    drawn = run("do", room, lines=_line("first-button", table=1)).lines[0]["action"]

    assert len(drawn["cards"]) == 4
    assert _table(run, room)["button"] == drawn["button"]


def test_marks_stand_beside_the_table(run: Run, room: Path) -> None:
    run("do", room, lines=_line("SetButton", table=1, button=1, small=2, big=3))
    late = run("do", room, lines=_line("register", family="Late", seated=False)).lines[0]["entry"]
    run("do", room, lines=_line("Seat", entry=late, seat=[1, 7]) + _line("Away", entry=late))

    row = _table(run, room)
    shown = run("show", room, "tables").out

    assert row["marks"] == [
        {"seat": 7, "entry": late, "marker": "NEW", "away": True, "says": None, "waits": None}
    ]
    assert "7 away, new at the table" in shown
    assert _table(run, room)["marks_text"] in shown


def test_who_comes_back_says_so_with_the_hand(run: Run, tmp_path: Path) -> None:
    plan, path = tmp_path / "league.toml", tmp_path / "league.floor"
    plan.write_text('name = "League"\nrules = "draw-room"\ntables = "1"\nseats = 9\n', encoding="utf-8")
    run("new", path, plan)
    lines = "".join(_line("register", family=f"Player{n}", seated=False) for n in range(1, 7))
    entered = [one["entry"] for one in run("do", path, lines=lines).lines]
    lines = "".join(_line("Seat", entry=entry, seat=[1, n]) for n, entry in enumerate(entered, 1))
    lines += _line("StartPlay") + _line("SetButton", table=1, button=1, small=2, big=3)
    lines += _line("Away", entry=entered[3]) + _line("hand", table=1, small_blind=1, big_blind=2)
    run("do", path, lines=lines + _line("hand", table=1) * 2)
    assert _table(run, path)["marks"][0]["marker"] == "ML"

    back = run("do", path, lines=_line("hand", table=1, says={"4": "post"}))

    assert back.lines[0]["through"] == back.lines[0]["seq"] + 1
    assert _table(run, path)["marks"] == []
    nobody = run("do", path, lines=_line("hand", table=1, says={"9": "post"}))
    assert nobody.lines[0]["error"]["code"] == "nobody_at_seat"


def test_tda_34a_a_button_that_was_not_moved(run: Run, room: Path) -> None:
    run("do", room, lines=_line("SetButton", table=1, button=1, small=2, big=3) + _line("hand", table=1) * 2)

    done = run("do", room, lines=_line("button-not-moved", table=1, steps="stay", acted=True))
    assert done.lines[0]["error"]["objections"][0]["article"] == "TDA 34-A"

    run("do", room, lines=_line("button-not-moved", table=1, acted=True) + _line("hand", table=1))
    assert _table(run, room)["button"] == 3


def test_a_race_changes_the_chips_in_play(run: Run, room: Path) -> None:
    seats = {"1": {"chips": 3, "cards": "AsKsQs"}, "2": {"chips": 2, "cards": "JdTd"}}
    done = run("do", room, lines=_line("race", chip=25, larger=100, tables={"1": seats}))
    assert done.lines[0]["what"] == "Chips of 25 coloured up at 1 table, change of the total +75"

    run("do", room, lines=_line("AdjustChips", chips=-500, reason="found"))
    event = run("show", room, "event", "--json").json
    assert (event["issued"], event["adjusted"], event["raced"]) == (40_000, -500, 75)
    assert event["chips"] == 39_575
    strip = {row["sum"]: row for row in run("show", room, "reconciliation", "--json").json}
    assert strip["chips"]["agrees"]
    assert strip["chips"]["text"] == "Chips 40,000 − corrections 500 + chip races 75 = 39,575"
    assert run("check", room).status == 0


def test_the_program_deals_the_cards_of_a_race(run: Run, room: Path) -> None:
    seats = {"1": {"chips": 7}, "2": {"chips": 2, "others": False}, "3": {"chips": 4}}
    done = run("do", room, lines=_line("race", chip=25, larger=100, tables={"1": seats}))

    race = done.lines[0]["action"]["tables"][0]
    assert [len(seat["cards"]) // 2 for seat in race["seats"]] == [3, 2, 0]
    assert (race["value"], race["chips"]) == (125, 2)
    again = run("do", room, lines=_line("race", chip=25, larger=100, tables={"1": seats}))
    assert again.lines[0]["error"]["objections"][0]["code"] == "chip_gone"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (_line("race", chip=100, larger=25, tables={"1": {"1": {"chips": 3}}}), "chip_values"),
        (_line("race", chip=25, larger=100, tables={"1": {"9": {"chips": 3}}}), "nobody_at_seat"),
        (_line("race", chip=25, larger=100, tables={"1": {"1": {"chips": 3, "cards": "Zz"}}}), "bad_card"),
        (_line("first-button", table=1, cards={"1": "KdKs"}), "bad_card"),
        (_line("first-button", table=1, cards={"1": ""}), "bad_card"),
        (_line("first-button", table=1, cards={"1": "Kd"}), "card_each_seat"),
        (_line("first-button", table=2), "nobody_to_deal"),
        (_line("hand", table=1), "no_hand_yet"),
        (_line("hand", table=9), "no_table"),
        (_line("button-not-moved", table=1), "button_unknown"),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_with_a_sentence(run: Run, room: Path, line: str, code: str) -> None:
    error = run("do", room, lines=line).lines[0]["error"]

    assert error["code"] == code
    assert error["message"]
