"""Prizes at the command line: planned, published, agreed, paid, taken back, exported, and the season."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from openpyxl import load_workbook

from director.cli.at_prizes import AT_PRIZES
from tests.cli.conftest import Run
from tests.printing.test_logo import png


def _line(do: str, **fields: object) -> str:
    return json.dumps({"do": do, **fields}) + "\n"


@pytest.fixture
def room(run: Run, tmp_path: Path) -> Path:
    """Six players at one table, 1,000 each to the prizes; play has begun."""
    plan, path = tmp_path / "cup.toml", tmp_path / "cup.floor"
    plan.write_text(
        'name = "Cup"\nbuy_in = 1000\nfee = 100\ncurrency = "RUB"\ntables = "1"\nseats = 9\n',
        encoding="utf-8",
    )
    assert run("new", path, plan).status == 0
    lines = "".join(_line("register", family=f"Player{n}") for n in range(1, 7))
    assert run("do", path, lines=lines + _line("StartPlay")).status == 0
    return path


def _entries(run: Run, room: Path) -> dict[str, dict[str, object]]:
    return {row["name"]: row for row in run("show", room, "entries", "--json").json}


def _out(run: Run, room: Path, *names: str) -> None:
    """These go out, one after another."""
    entries = _entries(run, room)
    lines = "".join(_line("out", seats=[{"seat": entries[name]["seat"]}]) for name in names)
    assert run("do", room, lines=lines).status == 0


def _one(run: Run, room: Path, do: str, **fields: object) -> dict[str, object]:
    """Do one decision; its answer."""
    (answer,) = run("do", room, lines=_line(do, **fields)).lines
    return dict(answer)


def test_an_evening_of_prizes_from_the_plan_to_the_last_receipt(run: Run, room: Path, tmp_path: Path) -> None:
    _one(run, room, "plan-prizes", table="club", unit=100)
    told = _one(run, room, "publish-payouts")
    assert told["what"] == "Payouts published: 2 places, RUB\u00a06,000"
    assert [row["amount"] for row in run("show", room, "payouts", "--json").json] == [390_000, 210_000]
    _out(run, room, "Player6", "Player5", "Player4", "Player3", "Player2")

    paid = run("do", room, lines=_line("pay-everybody", method="transfer"))
    assert paid.status == 0

    rows = run("show", room, "dues", "--json").json
    assert [(row["name"], row["state"]) for row in rows] == [("Player1", "paid"), ("Player2", "paid")]
    receipts = run("show", room, "receipts", "--json").json
    assert [row["amount"] for row in receipts] == [210_000, 390_000]
    void = _one(run, room, "void-payment", receipt=receipts[0]["number"], reason="wrong account")
    assert "made void" in str(void["what"])
    entry = next(row["entry"] for row in rows if row["name"] == "Player2")
    again = _one(run, room, "pay", entry=entry, withheld=27_300)
    assert again["what"] == "Player2 paid RUB\u00a02,100: prize, 2nd place, cash"
    summary = run("show", room, "prizes", "--json").json
    assert (summary["desk.paid"], summary["desk.left"], summary["desk.method:cash"]) == (600_000, 0, 182_700)
    assert run("check", room).status == 0
    _exported(run, room, tmp_path)


def _exported(run: Run, room: Path, folder: Path) -> None:
    text = run("export", room, "--results").out.splitlines()
    assert text[0].removeprefix("\ufeff") == (
        "place,last_name,first_name,country,club,born,number,entries,prize,bounties,paid"
    )
    assert text[1].startswith("1,Player1,,,,,,1,3900.00,0.00,3900.00")
    out = folder / "results.xlsx"
    assert run("export", room, "--results", "--for-people", "--lang", "ru", "--out", out).status == 0
    rows = list(load_workbook(out).worksheets[0].values)
    assert rows[0][-3:] == ("Приз", "Баунти", "Выплачено")
    assert (rows[1][0], rows[1][1], rows[1][-3]) == (1, "Player1", 3900)
    sheet = folder / "season.pdf"
    assert run("season", room, "--title", "Spring", "--out", sheet).status == 0
    (room.parent / "logo.png").write_bytes(png())
    both = folder / "both.pdf"
    assert run("season", room, "--second-language", "ru", "--out", both).status == 0
    assert both.read_bytes().count(b"/Subtype /Image") == 2
    assert b"/Subtype /Image" not in sheet.read_bytes()
    assert run("season", room, "--second-language", "en", "--out", both).status == 2
    assert run("season", room, "--out", folder / "season.csv").status == 2
    assert sheet.read_bytes().startswith(b"%PDF")
    season = run("season", room, "--json").json
    assert [(row["rank"], row["name"], row["points"]) for row in season["rows"]][:2] == [
        (1, "Player1", 25),
        (2, "Player2", 18),
    ]


def test_late_entries_after_publishing_ask_for_one_decision(run: Run, room: Path) -> None:
    _one(run, room, "plan-prizes")
    _one(run, room, "publish-payouts")
    _one(run, room, "register", family="Late")
    assert run("show", room, "prizes", "--json").json["stale"] is True

    assert "error" in _one(run, room, "keep-payouts"), "it needs a reason"
    _one(run, room, "keep-payouts", reason="as announced")
    assert run("show", room, "prizes", "--json").json["stale"] is False

    refused = _one(run, room, "publish-payouts")
    assert "say why" in json.dumps(refused["error"])
    _one(run, room, "publish-payouts", reason="with the late entry")
    same = _one(run, room, "publish-payouts", reason="to be sure")
    assert "published already" in json.dumps(same["error"])
    _one(run, room, "recall-payouts", reason="not yet")
    assert [row["amount"] for row in run("show", room, "payouts", "--json").json] == [390_000, 210_000]
    _one(run, room, "recall-payouts", reason="not yet")
    assert _one(run, room, "recall-payouts", reason="again")["error"]
    assert run("show", room, "payouts", "--json").json[0]["published"] is False


def test_a_deal_by_stacks_and_one_as_agreed(run: Run, room: Path) -> None:
    _one(run, room, "plan-prizes", table="club", unit=100)
    _one(run, room, "publish-payouts")
    _out(run, room, "Player6", "Player5", "Player4")
    entries = _entries(run, room)
    stacks = {entries[f"Player{n}"]["entry"]: 10_000 * n for n in (1, 2, 3)}

    bare = _one(run, room, "agree-deal", stacks=dict.fromkeys(stacks, 0))
    assert "without chips" in json.dumps(bare["error"])
    deal = _one(run, room, "agree-deal", method="chip", stacks=stacks, leave=50_000, unit=100)
    assert deal["what"] == ("Deal of 3 players, chip chop: RUB\u00a05,500; RUB\u00a0500 left to play for")
    _out(run, room, "Player1")
    one, two = entries["Player2"]["entry"], entries["Player3"]["entry"]
    custom = _one(
        run, room, "agree-deal", method="custom", amounts={one: 20_000, two: 30_000}, reason="all agree",
        overrule=True,
    )  # fmt: skip
    assert str(custom["what"]).startswith("Deal of 2 players, as agreed")
    assert sum(row["amount"] for row in run("show", room, "dues", "--json").json) == 600_000


def test_bounties_and_mystery_bounties(run: Run, room: Path) -> None:
    _one(run, room, "plan-prizes", table="winner", bounty=10_000, progressive=True)
    entries = _entries(run, room)
    by = [entries["Player1"]["seat"]]
    _one(run, room, "out", seats=[{"seat": entries["Player6"]["seat"], "by": by}])
    assert run("show", room, "bounties", "--json").json[0]["by"] == "Player1"
    envelopes = [{"amount": 50_000, "count": 1}, {"amount": 10_000, "count": 1}]
    plan = {
        "scheme": {"kind": "percent", "tables": [{"percents": ["100"]}]},
        "bounty": {"amount": 10_000, "kind": "mystery", "envelopes": envelopes},
    }
    _one(run, room, "SetPrizes", plan=plan, reason="as announced", overrule=True)

    plans = run("show", room, "prize-plan", "--json").json
    assert {row["reason"] for row in plans} == {"as announced", ""}
    assert [row["key"] for row in plans if row["changed"]] == ["scheme", "bounty"]

    _one(run, room, "seal-mystery", entry=entries["Player6"]["entry"])
    sealed = run("show", room, "mysteries", "--json").json[0]
    assert (sealed["state"], sealed["key"]) == ("sealed", "")
    _one(run, room, "draw-mystery", word="KsQd")
    assert run("show", room, "mysteries", "--json").json[0]["state"] == "drawn"
    assert "error" in _one(run, room, "draw-mystery", word="KsQd")


def test_what_cannot_be_is_said(run: Run, room: Path) -> None:
    entry = _entries(run, room)["Player1"]["entry"]
    said = {
        "no table": _one(run, room, "plan-prizes", table="none"),
        "no plan": _one(run, room, "publish-payouts"),
        "nothing": _one(run, room, "pay", entry=entry),
        "nobody": _one(run, room, "pay-everybody"),
        "no receipt": _one(run, room, "keep-payment", receipt=1, reason="so"),
    }

    assert {name: dict(answer["error"])["message"] for name, answer in said.items()} == {  # type: ignore[call-overload]
        "no table": "There is no payout table “none”. There are: club (Club, by number of entries); "
        "tour (Tour, 15 % paid); flat (Flat, 20 % paid); steep (Steep, 10 % paid); "
        "winner (Winner takes all).",
        "no plan": "That cannot be worked out. No payout table is chosen yet.",
        "nothing": "Nothing is due to Player1 for that.",
        "nobody": "Nobody is due anything that is not paid or does not wait for a decision.",
        "no receipt": "There is no receipt 1.",
    }
    assert run("show", room, "payouts", "--json").json == []
    assert "No payout table is chosen yet." in run("show", room, "prizes").out
    assert run("season", room, "--points", "none").status != 0
    assert run("season", room, "--events", "7").status != 0
    nothing = run("season", room, "--out", room.with_suffix(".pdf"))
    assert "No event counts yet" in nothing.err
    assert not room.with_suffix(".pdf").exists()
    assert "Player1" in run("season", room, "--with-unfinished", "--events", "1").out


def test_a_receipt_that_does_not_fit_any_more_stands_by_a_decision(run: Run, room: Path) -> None:
    _one(run, room, "plan-prizes")
    _one(run, room, "publish-payouts")
    _out(run, room, "Player6", "Player5", "Player4", "Player3", "Player2")
    _one(run, room, "pay-everybody")
    last = next(row["seq"] for row in run("show", room, "activity", "--json").json if row["kind"] == "Bust")
    assert "error" not in _one(run, room, "undo", line=last)

    rows = run("show", room, "dues", "--json").json
    assert {row["state"] for row in rows} == {"changed"}
    receipt = rows[0]["receipts"][0]
    assert "stands" in str(_one(run, room, "keep-payment", receipt=receipt, reason="gone")["what"])


def test_every_ready_made_decision_about_prizes_is_tried_here() -> None:
    source = Path(__file__).read_text(encoding="utf-8")

    assert [name for name in AT_PRIZES if f'"{name}"' not in source] == []


def test_a_seat_that_costs_a_cent_pays_no_more_seats_than_there_are_players(run: Run, room: Path) -> None:
    _one(run, room, "plan-prizes", table="club", seat_price=1, added=10**14)
    _one(run, room, "publish-payouts")

    assert len(run("show", room, "payouts", "--json").json) == 6
