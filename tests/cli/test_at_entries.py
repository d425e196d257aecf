"""Re-entries, rebuys, those who wait and who was seen, at the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

PLAN = """
name = "Cup"
rules = "tda-2024"
buy_in = 100
fee = 10
currency = "EUR"
tables = "1"
seats = 4
reentry = { buy_in = 100, fee = 10, stack = 12000, most = 2 }
rebuy = { buy_in = "90.50", stack = 10000, most = 2 }
add_on = { buy_in = 50, fee = 5, stack = 15000, most = 1 }
bonuses = [{ name = "Early bird", chips = 500 }]
"""


def _line(do: str, **fields: object) -> str:
    return json.dumps({"do": do, **fields}) + "\n"


@pytest.fixture
def room(run: Run, tmp_path: Path) -> Path:
    """A table of four with a player in each seat, two who wait, play begun."""
    plan, path = tmp_path / "cup.toml", tmp_path / "cup.floor"
    plan.write_text(PLAN, encoding="utf-8")
    assert run("new", path, plan).status == 0
    lines = "".join(_line("register", family=f"Player{n}") for n in range(1, 7))
    assert run("do", path, lines=lines + _line("StartPlay")).status == 0
    return path


def _entries(run: Run, path: Path) -> list[dict[str, object]]:
    rows: list[dict[str, object]] = run("show", path, "entries", "--json").json
    return rows


def _at(run: Run, path: Path, seat: int) -> object:
    return next(row["entry"] for row in _entries(run, path) if row["seat"] == [1, seat])


def _bust(entry: object, seat: int) -> str:
    return _line("Bust", out=[{"entry": entry, "seat": [1, seat]}])


def test_who_comes_when_the_room_is_full_waits(run: Run, room: Path) -> None:
    waiting = [row["name"] for row in _entries(run, room) if row["seat"] is None]

    assert waiting == ["Player5", "Player6"]


def test_each_purchase_is_a_line_of_its_own(run: Run, room: Path) -> None:
    """P05: two rebuys and an add-on for one player."""
    one = _at(run, room, 1)

    done = run(
        "do", room, lines=_line("rebuy", entry=one) + _line("rebuy", entry=one) + _line("add-on", entry=one)
    )

    assert [answer["what"].split(" of ")[0] for answer in done.lines] == ["Rebuy", "Rebuy", "Add-on"]
    assert len({answer["seq"] for answer in done.lines}) == 3
    figures = run("show", room, "event", "--json").json
    assert figures["chips"] == 6 * 10_500 + 2 * 10_000 + 15_000


def test_a_third_rebuy_needs_a_reason(run: Run, room: Path) -> None:
    one = _at(run, room, 1)
    run("do", room, lines=_line("rebuy", entry=one) * 2)

    refused = run("do", room, lines=_line("rebuy", entry=one))
    done = run("do", room, lines=_line("rebuy", entry=one, overrule=True, reason="the director said so"))

    assert [found["code"] for found in refused.lines[0]["error"]["objections"]] == ["offer_used_up"]
    assert (refused.status, done.status) == (1, 0)


def test_seats_go_to_those_who_wait_and_a_re_entry_stands_behind_them(run: Run, room: Path) -> None:
    first, second = _at(run, room, 1), _at(run, room, 2)
    name = next(row["name"] for row in _entries(run, room) if row["entry"] == first)
    run("do", room, lines=_bust(first, 1) + _bust(second, 2))

    again = run("do", room, lines=_line("re-entry", entry=first)).lines[0]
    seated = run("do", room, lines=_line("seat-alternates"))

    assert again["seat"] is None
    assert seated.lines[0]["what"] == "2 players who waited got seats"
    assert [row["name"] for row in _entries(run, room) if row["state"] == "waiting"] == [name]


def test_the_quick_box_does_the_same(run: Run, room: Path) -> None:
    first = _at(run, room, 1)
    name = next(str(row["name"]) for row in _entries(run, room) if row["entry"] == first)
    run("do", room, lines=_bust(first, 1))

    done = run("do", room, lines=f"alternates 1\n{name} re\n1-2 rebuy\n1 check -3\n1-3 no-show\n")

    assert done.status == 0
    what = [answer["what"] for answer in done.lines]
    assert "drew 1-1" in what[0]
    assert what[1] == f"{name} re-entered, €110"
    assert what[3] == "Table 1: 3 players seen in the right seats"
    assert what[4].startswith("Nobody came, seats given up: ")


def test_who_was_seen_and_who_did_not_come(run: Run, room: Path) -> None:
    checked = run("do", room, lines=_line("check", table=1, missing=[3]))
    refused = run("do", room, lines=_line("no-show", seats=[[1, 2]]))
    done = run("do", room, lines=_line("no-show", seats=[[1, 3]]))
    nobody = run("do", room, lines=_line("no-show", seats=[[1, 3]]))

    assert checked.lines[0]["what"] == "Table 1: 3 players seen in the right seats"
    assert refused.lines[0]["error"]["objections"][0]["code"] == "was_seen"
    assert done.status == 0
    assert nobody.lines[0]["error"]["code"] == "nobody_at_seat"


def test_all_dead_stacks_leave_in_one(run: Run, room: Path) -> None:
    """P29: unsold stacks were in play at some tables only."""
    gone = [_at(run, room, seat) for seat in (1, 2)]
    run("do", room, lines="".join(_line("Withdraw", entry=e, chips="dead", reason="left") for e in gone))

    done = run("do", room, lines=_line("remove-stacks"))
    again = run("do", room, lines=_line("remove-stacks", table=1))

    assert done.lines[0]["through"] - done.lines[0]["seq"] == 1
    assert run("show", room, "event", "--json").json["chips"] == 4 * 10_500
    assert again.lines[0]["error"]["code"] == "no_dead_stacks"


@pytest.mark.parametrize(
    ("written", "said"),
    [
        ("rebuy = 100", "as a table, such as rebuy ="),
        ("rebuy = { buy_in = 100 }", "stack"),
        ('rebuy = { buy_in = "a lot", stack = 5 }', "rebuy.buy_in"),
        ("rebuy = { buy_in = 1, stack = 0 }", "rebuy.stack"),
    ],
)
def test_an_offer_that_cannot_be_is_named(run: Run, tmp_path: Path, written: str, said: str) -> None:
    plan = tmp_path / "cup.toml"
    plan.write_text(f'name = "Cup"\n{written}\n', encoding="utf-8")

    ended = run("new", tmp_path / "cup.floor", plan)

    assert ended.status != 0
    assert said in ended.err


def test_how_it_was_paid_is_told_and_stands_in_the_journal(run: Run, room: Path) -> None:
    seat = _at(run, room, 1)
    lines = _line("register", family="Late", method="card") + _line(
        "rebuy", entry=seat, method=" bank  draft "
    )

    done = run("do", room, lines=lines)

    assert done.status == 0
    assert "Late registered, €110 (bank card)" in done.out
    assert "(bank draft)" in done.out
    refused = run("do", room, lines=_line("add_on", entry=seat, method="x" * 41))
    assert refused.status != 0
