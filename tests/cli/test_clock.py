"""The clock from the command line, on a computer whose time the test turns."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
import pytest

from director.desk.venue import Venue
from director.domain.moments import SECOND
from director.host.boot_time import Steady
from tests.cli.conftest import Run
from tests.helpers.clock_room import Computer, club, minutes


@pytest.fixture
def computer(monkeypatch: pytest.MonkeyPatch) -> Computer:
    """Every venue that is opened reads the time of this computer."""
    made = Computer()

    def now() -> datetime:
        return datetime.fromtimestamp(made.utc / 1000, UTC)

    def steady() -> Steady:
        told = made.now()
        return Steady(told.boot, told.up, told.slept)

    defaults: dict[str, Any] = Venue.open.__func__.__kwdefaults__  # type: ignore[attr-defined]
    monkeypatch.setitem(defaults, "now", now)
    monkeypatch.setitem(defaults, "steady", steady)
    return made


@pytest.fixture
def scheduled(run: Run, venue: Path, computer: Computer) -> Path:
    """The event with the schedule of the club; the clock was not started."""
    line = {
        "do": "SetStructure", "after": 0, "structure": _plain(club()), "left": minutes(20),
        "at": _plain(computer.now()),
    }  # fmt: skip
    assert run("do", venue, lines=json.dumps(line)).status == 0
    return venue


def _plain(value: object) -> Any:
    return msgspec.to_builtins(value)


def _step(step: str, **more: object) -> str:
    return json.dumps({"do": "clock", "step": step, **more}) + "\n"


def test_the_clock_is_started_and_shown(run: Run, scheduled: Path, computer: Computer) -> None:
    ended = run("do", scheduled, lines=_step("start"))
    assert ended.lines[0]["what"] == "Clock started: level 1, 20:00 left"

    computer.passes(minutes(44))
    shown = run("show", scheduled, "clock", "--json").json

    assert (shown["state"], shown["now"]["part"], shown["left"]) == ("running", "break", minutes(11))
    assert (shown["time"], shown["level"], shown["to_break"]) == ("11:00", 2, minutes(51))
    assert [(row["when"], row["starts"]) for row in shown["levels"][1:4]] == [
        ("past", ""), ("now", "now"), ("coming", "15:55"),
    ]  # fmt: skip


def test_people_read_what_there_is_to_say(run: Run, scheduled: Path, computer: Computer) -> None:
    run("do", scheduled, lines=_step("start"))
    computer.passes(minutes(5))

    lines = run("show", scheduled, "clock").out.splitlines()

    assert [" ".join(line.split()) for line in lines[:4]] == [
        "Clock Running", "Time left 15:00", "Level Level 1", "Blinds 25 / 50",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("line", "part", "left"),
    [
        (_step("forward"), 1, minutes(20)),
        (_step("level", level=3), 3, minutes(20)),
        (_step("break"), 2, minutes(15)),
        (_step("left", time="12:30"), 0, minutes(12.5)),
        (_step("add", time="+5"), 0, minutes(20)),
        (_step("add", time="-1:30"), 0, minutes(13.5)),
        ("clock 8:00\n", 0, minutes(8)),
        ("+5\n", 0, minutes(20)),
        ("уровень 2\n", 1, minutes(20)),
    ],
)
def test_each_step_is_one_line(
    run: Run, scheduled: Path, computer: Computer, line: str, part: int, left: int
) -> None:
    run("do", scheduled, lines=_step("start"))
    computer.passes(minutes(5))

    assert run("do", scheduled, lines=line).status == 0

    shown = run("show", scheduled, "clock", "--json").json
    assert (shown["part"], shown["left"], shown["running"]) == (part, left, True)


def test_a_step_may_say_when_it_was_taken(run: Run, scheduled: Path, computer: Computer) -> None:
    key = computer.now()
    computer.passes(400)  # the line took so long to get here

    run("do", scheduled, lines=_step("start", at=_plain(key)))

    assert run("show", scheduled, "clock", "--json").json["left"] == minutes(20) - 400


def test_it_waits_for_its_start_and_undo_takes_that_back(
    run: Run, scheduled: Path, computer: Computer
) -> None:
    run("do", scheduled, lines=_step("start_at", time="15:25"))
    shown = run("show", scheduled, "clock", "--json").json
    assert (shown["state"], shown["starts_in"]) == ("countdown", minutes(25))

    assert run("do", scheduled, lines="undo\n").status == 0
    computer.passes(minutes(30))

    assert run("show", scheduled, "clock", "--json").json["state"] == "ready"


def test_a_sleep_is_said_and_set_back(run: Run, scheduled: Path, computer: Computer) -> None:
    run("do", scheduled, lines=_step("start"))
    computer.sleeps(minutes(8))
    assert run("show", scheduled, "clock", "--json").json["slept"] == minutes(8)

    run("do", scheduled, lines=_step("set_back"))

    shown = run("show", scheduled, "clock", "--json").json
    assert (shown["slept"], shown["left"]) == (0, minutes(20))


def test_c14_after_a_kill_the_next_program_goes_on(run: Run, scheduled: Path, computer: Computer) -> None:
    run("do", scheduled, lines=_step("start"))
    computer.passes(minutes(12) + 29 * SECOND)
    assert run("show", scheduled, "clock", "--json").json["time"] == "7:31"
    computer.passes(20 * SECOND)

    shown = run("show", scheduled, "clock", "--json").json

    assert (shown["time"], shown["running"], shown["restarted"]) == ("7:11", True, False)


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (_step("left", time="soon"), "clock_time"),
        (_step("add", time="5"), "clock_time"),
        (_step("start_at", time="25:00"), "clock_time"),
        (_step("level", level=9), "no_level"),
        (_step("start", at={"utc": -1}), "moment"),
        (_step("back", time="x"), ""),
        (_step("sideways"), "wrong_type"),
    ],
)
def test_what_cannot_be_is_said(run: Run, scheduled: Path, line: str, code: str) -> None:
    (answer,) = run("do", scheduled, lines=line).lines

    assert answer.get("error", {}).get("code", "") == code


def test_without_a_schedule_there_is_no_clock(run: Run, venue: Path, computer: Computer) -> None:
    assert run("show", venue, "clock", "--json").json == {"state": None}
    assert run("show", venue, "clock").out.split(maxsplit=1)[1].strip() == "There is no level schedule yet"
    (answer,) = run("do", venue, lines=_step("start")).lines
    assert answer["error"]["code"] == "no_structure"
