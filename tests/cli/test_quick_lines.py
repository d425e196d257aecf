"""Lines of the quick box without the window: they do what they say, or say what does it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import pytest

from director.cli.quick import DOABLE
from director.cli.quick_hints import hint
from director.cli.ready_made import READY_MADE
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.seats import TableSeat
from director.host import resources
from director.host.i18n import words_for
from director.views.foreign_card import OpenEvent
from director.views.hand_for_hand_line import ShowBoard
from director.views.prize_line import MakeDeal
from director.views.quick_line import ShowEntry, ShowPerson, ShowSeat, ShowTable, What
from director.views.ruling_line import CallJudge, ShowRuling
from tests.cli.conftest import Run

SHOWN: tuple[What, ...] = (
    ShowEntry(EntryId(3)), ShowPerson(PersonId(2)), ShowSeat(TableSeat(1, 2)), ShowTable(1), ShowBoard(),
    MakeDeal(), CallJudge(), CallJudge(TableSeat(12, 0)), CallJudge(TableSeat(12, 4)), ShowRuling(Seq(7)),
)  # fmt: skip


@pytest.fixture
def room(run: Run, tmp_path: Path) -> Path:
    """Two tables with three players each, two places paid, play begun; Player6 and Player5 are out."""
    plan, path = tmp_path / "cup.toml", tmp_path / "cup.floor"
    plan.write_text(
        'name = "Cup"\nbuy_in = 1000\ncurrency = "RUB"\ntables = "1-2"\nseats = 9\n', encoding="utf-8"
    )
    assert run("new", path, plan).status == 0
    lines = [{"do": "register", "family": f"Player{n}"} for n in range(1, 7)]
    more = (
        {"do": "StartPlay"},
        {"do": "plan-prizes", "table": "club", "unit": 100},
        {"do": "publish-payouts"},
    )
    ended = run("do", path, lines="\n".join(map(json.dumps, (*lines, *more))))
    assert ended.status == 0, ended.out
    return path


def told(run: Run, room: Path, line: str, language: str = "en") -> tuple[str, str]:
    """Code and sentence of a line that is not done."""
    ended = run("--lang", language, "do", room, lines=line)
    assert ended.status == 1, ended.out
    error = ended.lines[0]["error"]
    return error["code"], error["message"]


def test_every_meaning_of_a_line_is_done_or_told_how(run: Run) -> None:
    kinds = {type(one) for one in SHOWN}

    assert kinds | set(get_args(DOABLE)) == set(get_args(What)) - {OpenEvent}
    for what in SHOWN:
        for language in ("en", "ru"):
            said = hint("x", what, words_for(language))
            line = re.search(r"\{.*\}", said)
            assert "director " in said or (line and json.loads(line[0])["do"] in READY_MADE)


def test_what_a_line_shows_or_opens_is_named_with_the_way_to_do_it(run: Run, room: Path) -> None:
    seat = run("show", room, "entries", "--json").json[0]["place"]
    table, number = map(int, seat.split("-"))

    assert told(run, room, "player1")[1].startswith(
        "“player1” only shows something: director show FILE entries"
    )
    assert "show FILE tables" in told(run, room, str(table))[1]
    assert "show FILE seats-by-table" in told(run, room, seat)[1]
    code, sentence = told(run, room, f"ruling {seat}")
    assert code == "only_shown"
    made = json.loads(sentence[sentence.index("{") : sentence.rindex("}") + 1])
    assert (made["do"], made["table"], made["seats"]) == ("rule", table, [number])
    assert run("do", room, lines=json.dumps(made)).status == 0, "what it says can be done"
    assert "director rulings FILE --whole" in told(run, room, "ruling #1")[1]
    assert '"do": "agree-deal"' in told(run, room, "deal")[1]
    assert "что случилось" in told(run, room, "решение", "ru")[1]


def test_who_is_known_and_not_in_is_told_how_to_enter(run: Run, room: Path) -> None:
    (room.parent / "two.toml").write_text('name = "Two"\n', encoding="utf-8")
    assert run("new", room, room.parent / "two.toml").status == 0
    ended = run("do", room, "--event", "Two", lines="player1")

    sentence = ended.lines[0]["error"]["message"]
    made = json.loads(sentence[sentence.index("{") : sentence.rindex("}") + 1])
    assert made["do"] == "register"
    assert run("do", room, "--event", "Two", lines=json.dumps(made)).status == 0


def test_a_prize_is_paid_by_place_or_name(run: Run, room: Path) -> None:
    assert told(run, room, "pay 1")[1] == "Pay – Nothing is due to a place or a name such as “1”."
    rows = run("show", room, "entries", "--json").json
    first, other = (sorted(row["name"] for row in rows if row["seat"][0] == table) for table in (1, 2))
    assert run("do", room, lines="".join(f"{name} out\n" for name in (*other[1:], *first[1:]))).status == 0
    assert (
        run(
            "do", room, lines=f"{other[0]} > {next(r['place'] for r in rows if r['name'] == first[1])}"
        ).status
        == 0
    )
    assert run("do", room, lines=f"{other[0]} out").status == 0

    done = run("do", room, lines=f"pay 2\npay {first[0].lower()}\npay 1\n")
    paid = [one.get("what", "").partition(" paid")[0] for one in done.lines[:2]]
    assert paid == [other[0], first[0]]
    assert done.lines[2]["error"]["message"] == f"{first[0]} – Nothing is to be paid now."
    assert run("show", room, "prizes", "--json").json["desk.left"] == 0
    assert run("check", room).status == 0


def test_several_meanings_are_told_apart_and_nothing_runs_together(run: Run, room: Path) -> None:
    assert run("do", room, lines="hfh").status == 0

    for language in ("en", "ru"):
        code, sentence = told(run, room, "hfh", language)
        assert code == "ambiguous"
        assert re.search(r"\w\. *[.;)]|\.\.|\s\)|\(\s", sentence) is None, sentence
    assert told(run, room, "hfh")[1].startswith(
        "“hfh” may mean several things: Next hand everywhere (Tables that are still playing the hand: 1, 2); "
    )


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("clock pause", "Clock – There is no level schedule yet. Make one first."),
        ("9-9 rebuy", "Seat 9-9 – Nobody who plays sits there."),
        ("draw", "“draw” is a command of its own: `director draw --help`."),
        ("print seat-cards", "“print seat-cards” is a command of its own: `director print --help`."),
    ],
)
def test_a_line_that_cannot_be_done_now_says_why(run: Run, room: Path, line: str, said: str) -> None:
    assert told(run, room, line)[1] == said


@pytest.mark.parametrize("language", ["en", "ru"])
def test_every_line_of_the_page_about_the_quick_box_is_understood(
    run: Run, room: Path, language: str
) -> None:
    page = resources.read_text(f"handbook/{language}/11-quick-box.md")
    takes = page.split("\n## ")[1]
    lines = [one for one in re.findall(r"`([^`]+)`", takes) if not re.search(r"\+?[A-Z][a-z]+\+|^[↓↑]$", one)]
    assert len(lines) > 25
    for line in lines:
        ended = run("--lang", language, "do", room, lines=line)
        if ended.status:
            code = ended.lines[0]["error"]["code"]
            assert code != "not_understood" or re.match(_OF_NOBODY, line), line


_OF_NOBODY = r"Enter|open tables|dark|жереб|открыть столы|тёмная|ivanov|иванов"
"""Keys, commands that only the window has, and a name that nobody in this room has."""
