"""A whole evening by commands alone, from the federation's list to cards in the players' hands."""

from __future__ import annotations

import io
import json
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from director.__main__ import main
from tests.printing.reading import lines_of

PLAYERS = Path(__file__).resolve().parent.parent / "data" / "players" / "players-064-ru-cp1251.csv"

PLAN = """
name = "Кубок города"
starts = 2026-12-05T18:00:00
place = "Клуб «Река»"
zone = "Europe/Moscow"
buy_in = 5000
fee = 500
currency = "RUB"
tables = "1-8"
"""


class CommandLine:
    """The program, as a clerk with a terminal uses it. Every command must end well."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch, said: pytest.CaptureFixture[str]) -> None:
        self.venue = folder / "city.floor"
        self._world = folder / "world"
        self._patch = patch
        self._said = said

    def __call__(self, *words: object, lines: str = "") -> str:
        self._patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(lines.encode()), encoding="utf-8"))
        status = main(["--world", str(self._world), "--lang", "en", *map(str, words)])
        said = self._said.readouterr()
        assert (status, said.err) == (0, "")
        return said.out

    def show(self, view: str) -> Any:
        return json.loads(self("show", self.venue, view, "--json"))

    def do(self, *lines: str) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self("do", self.venue, lines="\n".join(lines)).splitlines()]

    def seats(self) -> dict[str, str]:
        return {row["name"]: row["place"] for row in self.show("seats-by-name")}


@pytest.fixture
def director(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> CommandLine:
    return CommandLine(tmp_path, monkeypatch, capsys)


def test_an_evening_from_the_federations_list_to_cards_in_hand(director: CommandLine, tmp_path: Path) -> None:
    plan, venue = tmp_path / "plan.toml", director.venue
    plan.write_text(PLAN, encoding="utf-8")

    # 17:00  The file, the event, eight tables of nine. The list comes in; a second time it changes nothing.
    director("new", venue, plan)
    assert director("import", venue, PLAYERS).startswith("64 new, 0 known")
    head = director.show("event")["head"]
    assert director("import", venue, PLAYERS) == "0 new, 64 known\n"
    assert director.show("event")["head"] == head
    clubs = {row["name"]: row["club"] for row in director.show("entries")}
    assert clubs["Яковлев Велимир"] == "ПК «Река»"

    # 17:40  The hashes, the word, the seats: eight tables of eight.
    director("draw", venue, "--seal", "--fill", "lowest")
    director("draw", venue, "--word", "Ks Qd 7c")
    drawn = director.seats()
    assert [row["players"] for row in director.show("tables")] == [8] * 8

    # 17:45  A card for each of the sixty-four, with the right name on it.
    cards = tmp_path / "cards.pdf"
    assert director("print", venue, "seat-cards", "--out", cards, "--lang", "ru").startswith("7 ")
    text = Counter(lines_of(cards.read_bytes()))
    assert all(text[name] >= 1 for name in drawn)
    director("print", venue, "seating-by-name", "--out", tmp_path / "names.pdf")

    # 18:05  One moved, one voided, one late.
    mover, slip = director.show("seats-by-table")[0], director.show("seats-by-table")[1]
    moved, voided, late = director.do(
        f"{mover['place']} > 8-9",
        json.dumps({"do": "Void", "entry": slip["entry"], "reason": "registered twice on paper"}),
        json.dumps({"do": "register", "family": "Ёлкин", "given": "Пётр", "born": "1984"}),
    )
    assert (moved["entry"], moved["seat"]) == (mover["entry"], [8, 9])
    assert slip["name"] in voided["what"]
    assert late["seat"][0] == 1
    assert director.show("event")["entries"] == 64
    assert all(row["agrees"] for row in director.show("reconciliation"))

    # 18:10  Everything taken back, one by one: the room is as it was drawn.
    undone = director.do("undo", "undo", "undo")
    assert [answer["what"].startswith("Undone: ") for answer in undone] == [True] * 3
    assert director.seats() == drawn

    # 18:15  The file proves itself, against the head on paper too; a copy does the same.
    head = director.show("event")["head"]
    assert director("check", venue, "--head", head).rstrip().endswith("Everything is as it was written.")
    copy = director("backup", venue).removeprefix("Copied to ").rstrip().removesuffix(".")
    director("check", copy, "--head", head)
    assert len(director("export", venue).splitlines()) == 65


def test_the_same_evening_in_russian_says_the_same(director: CommandLine, tmp_path: Path) -> None:
    plan = tmp_path / "plan.toml"
    plan.write_text(PLAN, encoding="utf-8")
    director("new", director.venue, plan)
    director("import", director.venue, PLAYERS)

    english = director.show("entries")
    russian = json.loads(director("show", director.venue, "entries", "--json", "--lang", "ru"))

    words = {"state_text", "paid_text"}
    for one, other in zip(english, russian, strict=True):
        assert {k: v for k, v in one.items() if k not in words} == {
            k: v for k, v in other.items() if k not in words
        }
