"""What was done to the clock, the schedule and the chips, in one sentence each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from director.domain.chip_case import Chip, ChipCase
from director.domain.people import People
from director.domain.scheduling import SetChips
from director.domain.structure import Structure
from director.host.i18n import words_for
from director.rules import clock_steps as steps
from director.rules.undoing import preview, step_back, step_forward
from director.views.activity import undo_preview
from director.views.clock_wording import place_name, reads
from director.views.wording import Telling
from tests.helpers.clock_room import Room, blinds, club, minutes

EN = words_for("en")
PEOPLE = People([])


def _said(room: Room) -> str:
    return Telling(room.journal, PEOPLE, EN).line(room.journal.lines[-1]).replace("\u00a0", " ")


@pytest.fixture
def room() -> Room:
    room = Room(club())
    room.step(steps.start)
    room.passes(minutes(7.43))
    return room


def test_the_first_schedule_and_a_change_of_it(room: Room) -> None:
    assert _said(Room(club())) == "Level schedule: 4 levels"
    room.step(steps.set_structure, Structure((*club().parts[:-1], *blinds(20, 800))))
    assert _said(room) == "Level schedule changed: 5 levels"
    room.step(steps.set_structure, club(), undoes=9)
    assert _said(room) == "Change of the level schedule taken back: 4 levels"


@pytest.mark.parametrize(
    ("make", "more", "said"),
    [
        (steps.pause, (), "Clock paused: level 1, 12:35 left"),
        (steps.pause_after, (), "Clock pauses after level 1"),
        (steps.forward, (), "Clock forward to level 2"),
        (steps.back, (), "Clock back to level 1"),
        (steps.to_break, (), "Clock put to break after level 2"),
        (steps.jump, (5,), "Clock put to end of the day after level 4, 0:00 left"),
        (steps.jump, (3, 240_000), "Clock put to level 3, 4:00 left"),
        (steps.set_left, (900_000,), "Time of level 1 set to 15:00"),
        (steps.add, (60_000,), "1:00 added to level 1: 13:35 left"),
        (steps.add, (-90_000,), "1:30 taken off level 1: 11:05 left"),
        (steps.hand_off, (120_000,), "2:00 off the clock for a hand: level 1, 10:35 left"),
        (steps.keep, (), "Time of level 1 confirmed: 12:35 left"),
        (steps.set_back, (60_000,), "Clock set back by 1:00: level 1, 13:35 left"),
    ],
)
def test_a_step_says_where_it_left_the_clock(
    room: Room, make: Callable[..., Any], more: tuple[int, ...], said: str
) -> None:
    room.step(make, *more)

    assert _said(room) == said


def test_a_start_on_another_day_says_which(room: Room) -> None:
    room.step(steps.pause)

    room.step(steps.start_at, room.now.utc + minutes(13 * 60))

    assert _said(room).startswith("Clock starts on 6 Dec 2026, 04:")


def test_steps_that_follow_others(room: Room) -> None:
    room.passes(minutes(15))
    room.step(steps.change_back)
    assert _said(room) == "Change of level taken back: level 1, 0:00 left"
    room.step(steps.start_at, room.now.utc + minutes(60))
    assert _said(room) == "Clock starts at 16:22: level 1, 0:00 left"
    room.step(steps.pause)
    room.step(steps.start)
    assert _said(room) == "Clock started: level 1, 0:00 left"
    room.step(steps.pause_after)
    room.step(steps.pause_after, stops=False)
    assert _said(room) == "Clock does not pause after level 2"
    room.do(step_back(room.journal, room.now))
    assert _said(room) == "Step of the clock taken back: level 2, 20:00 left"
    room.do(step_forward(room.journal, room.now))
    assert _said(room) == "Step of the clock done again: level 2, 20:00 left"


def test_a_step_is_told_by_the_schedule_it_was_taken_in(room: Room) -> None:
    room.passes(minutes(40))
    paused = room.step(steps.pause)
    changed = room.step(steps.set_structure, Structure((*club().parts[:3], *blinds(20, 800))))
    room.undo(changed)

    told = Telling(room.journal, PEOPLE, EN).line(room.journal.line(paused))
    assert told == "Clock paused: break after level 2, 7:35 left"


def test_chips_by_their_values(room: Room) -> None:
    room.do(SetChips(ChipCase((Chip(1000), Chip(25)))))
    assert _said(room) == "Chips of the event: 25 and 1,000"
    room.do(SetChips(ChipCase()))
    assert _said(room) == "No chips named"


def test_what_a_clock_reads() -> None:
    room = Room()
    assert reads(room.tournament, room.now, EN) == "–"
    room.step(steps.set_structure, club())
    assert reads(room.tournament, room.now, EN) == "level 1, 20:00 left, the clock stands"
    room.step(steps.start)
    assert reads(room.tournament, room.now, EN) == "level 1, 20:00 left"
    assert place_name(club(), 5, EN) == "end of the day after level 4"


def test_a_look_at_an_undo_says_what_the_clock_would_show(room: Room) -> None:
    added = room.step(steps.add, minutes(1))
    after = preview(room.journal, added, 0, room.now)

    shown = undo_preview(room.journal, after, added, PEOPLE, EN, room.now)
    assert shown.changes == ("Clock: level 1, 13:35 left → level 1, 12:35 left",)
    assert undo_preview(room.journal, after, added, PEOPLE, EN).changes == ()

    edited = room.step(steps.set_structure, Structure(club().parts[:2]))
    room.step(steps.pause)
    after = preview(room.journal, edited, 0, room.now)
    shown = undo_preview(room.journal, after, edited, PEOPLE, EN, room.now)
    assert shown.changes == ("The level schedule would be another one",)
