"""Sounds of the clock: each once, none late, whatever is open and however often somebody looks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.domain.moments import SECOND, Moment
from director.domain.structure import Break, DayEnd, Level, Structure
from director.rules import clock_steps as steps
from director.rules.clock_sounds import sound
from tests.helpers.clock_room import Room, blinds, club, minutes


def _heard(room: Room, ms: int, every: int = SECOND) -> list[tuple[int, str]]:
    """What is heard in this time, and after how many seconds."""
    found: list[tuple[int, str]] = []
    then = room.now
    for passed in range(every, ms + every, every):
        room.passes(every)
        name = sound(room.tournament, then, room.now)
        then = room.now
        if name is not None:
            found.append((passed // SECOND, name))
    return found


@pytest.fixture
def room() -> Room:
    """Started just now: two levels of twenty minutes, a break of fifteen, two more, the end."""
    room = Room(club())
    room.step(steps.start)
    return room


def test_an_evening_is_heard_from_end_to_end(room: Room) -> None:
    assert _heard(room, minutes(120)) == [
        (19 * 60, "one_minute"),
        (20 * 60, "level_end"),
        (39 * 60, "one_minute"),
        (40 * 60, "break_start"),
        (54 * 60, "one_minute"),
        (55 * 60, "break_end"),
        (74 * 60, "one_minute"),
        (75 * 60, "level_end"),
        (94 * 60, "one_minute"),
        (95 * 60, "level_end"),
    ]


@given(st.integers(100, 2_900))
def test_each_is_heard_once_however_often_somebody_looks(every: int) -> None:
    room = Room(club())
    room.step(steps.start)

    names = [name for _, name in _heard(room, minutes(41), every)]

    assert names == ["one_minute", "level_end", "one_minute", "break_start"]


def test_c01_after_a_sleep_over_the_end_of_levels_nothing_is_heard(room: Room) -> None:
    then = room.now
    room.computer.sleeps(minutes(70))

    assert sound(room.tournament, then, room.now) is None
    then = room.now
    room.passes(minutes(4.5))
    assert sound(room.tournament, then, room.now) is None, "the last minute is half over, and nobody looked"


def test_of_two_things_at_once_the_last_is_heard() -> None:
    room = Room(Structure((*blinds(1, 50), Break(1), *blinds(1, 100))))
    room.step(steps.start)

    assert _heard(room, minutes(4)) == [(60, "break_start"), (120, "break_end"), (180, "level_end")]


def test_the_overtime_is_silent_and_comes_after_one_last_sound() -> None:
    room = Room(Structure(blinds(2, 50)))
    room.step(steps.start)

    assert _heard(room, minutes(5)) == [(60, "one_minute"), (120, "level_end")]


def test_what_a_hand_has_set_makes_no_sound(room: Room) -> None:
    makes: list[tuple[Callable[..., Any], tuple[int, ...]]] = [
        (steps.forward, ()),
        (steps.add, (-minutes(30),)),
        (steps.back, ()),
        (steps.to_break, ()),
        (steps.pause, ()),
    ]
    for make, more in makes:
        then = room.now
        room.passes(400)
        room.step(make, *more)
        room.passes(400)
        assert sound(room.tournament, then, room.now) is None


def test_a_clock_that_stands_is_silent(room: Room) -> None:
    room.step(steps.pause)

    assert _heard(room, minutes(30), minutes(1)) == []


def test_a_pause_after_the_level_is_heard_as_the_end_of_it(room: Room) -> None:
    room.step(steps.pause_after)

    assert _heard(room, minutes(60)) == [(19 * 60, "one_minute"), (20 * 60, "level_end")]


def test_play_that_begins_by_itself_is_heard() -> None:
    room = Room(Structure((Level(20, 50, 100), DayEnd())))
    room.step(steps.start_at, room.now.utc + minutes(5))

    assert _heard(room, minutes(6)) == [(300, "break_end")]


def test_without_a_schedule_there_is_nothing_to_hear() -> None:
    assert sound(Room().tournament, Moment(0), Moment(1)) is None
