"""Two desks at one clock: no step is lost, none counts twice, and both read the same."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from director.desk.desk import Desk
from director.desk.venue import Venue
from director.domain.refusal import Impossible
from director.domain.setup import OpenTables
from director.domain.timing import PauseClock, SetClock
from director.domain.undo import Undo
from director.host.boot_time import Steady
from director.rules import clock_steps as steps
from director.rules.clock import Face, clock_face
from tests.helpers.clock_room import Computer, club, minutes
from tests.helpers.evening import PLAN


class _Hall:
    """One computer with two programs open on one file."""

    def __init__(self, folder: Path) -> None:
        self.computer = Computer()
        self.path = folder / "venue.floor"
        self.one = self.venue("1", create=True).create(PLAN)
        self.one.clock(lambda tournament, now: steps.set_structure(tournament, now, club()))
        self.two = self.again("2")

    def venue(self, desk: str, *, create: bool = False) -> Venue:
        def now() -> datetime:
            return datetime.fromtimestamp(self.computer.utc / 1000, UTC)

        def steady() -> Steady:
            now = self.computer.now()
            return Steady(now.boot, now.up, now.slept)

        return Venue.open(self.path, create=create, desk_name=desk, now=now, steady=steady)

    def again(self, desk: str) -> Desk:
        return self.venue(desk).desk(self.one.journal.tournament.id)

    def face(self, desk: Desk) -> Face:
        desk.sync()
        face = clock_face(desk.journal.tournament, desk.venue.instant(), desk.venue.desk_name)
        assert face is not None
        return face

    def close(self) -> None:
        for desk in (self.one, self.two):
            desk.venue.close()


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[_Hall]:
    """The clock was started at the first desk and has run for ten minutes."""
    hall = _Hall(tmp_path)
    hall.one.clock(steps.start)
    hall.computer.passes(minutes(10))
    yield hall
    hall.close()


def test_both_desks_show_what_one_of_them_did(hall: _Hall) -> None:
    hall.two.sync()
    hall.two.clock(steps.pause)
    hall.computer.passes(minutes(1))

    assert hall.face(hall.one) == hall.face(hall.two)
    assert hall.face(hall.one).left == minutes(10)


def test_a_step_is_made_for_the_clock_as_it_is_when_it_is_written(hall: _Hall) -> None:
    """The second desk has not read yet that the first one added a minute; the minute is not lost."""
    hall.two.sync()
    hall.one.clock(lambda tournament, now: steps.add(tournament, now, minutes(1)))

    written = hall.two.clock(steps.pause).lines[-1].action

    assert isinstance(written, PauseClock)
    assert written.left == minutes(11)


def test_pause_pressed_at_two_desks_pauses_once(hall: _Hall) -> None:
    hall.two.sync()
    hall.one.clock(steps.pause)
    hall.computer.passes(900)

    with pytest.raises(Impossible, match="clock_stands"):
        hall.two.clock(steps.pause)
    assert hall.face(hall.two).left == minutes(10)


def test_what_counts_is_when_the_key_was_pressed(hall: _Hall) -> None:
    pressed = hall.one.venue.instant()
    hall.computer.passes(3_000)

    hall.one.clock(steps.pause, pressed)

    assert hall.face(hall.one).left == minutes(10)


def test_undo_and_redo_put_the_clock_right(hall: _Hall) -> None:
    hall.one.clock(steps.pause)
    hall.computer.passes(minutes(2))

    taken = hall.one.undo_last().lines[-1].action
    assert isinstance(taken, SetClock)
    assert hall.face(hall.one).left == minutes(8)

    hall.computer.passes(minutes(1))
    hall.one.redo()
    assert (hall.face(hall.two).left, hall.face(hall.two).running) == (minutes(10), False)

    paused = next(line for line in hall.one.journal.lines if isinstance(line.action, PauseClock))
    hall.two.undo(paused.seq)
    assert hall.face(hall.one).left == minutes(7)


def test_undo_of_other_lines_stays_an_undo(hall: _Hall) -> None:
    hall.one.do(OpenTables((1,), 9))

    assert isinstance(hall.one.undo_last().lines[-1].action, Undo)
    assert hall.face(hall.one).left == minutes(10)


def test_c14_the_program_is_killed_and_opened_again(hall: _Hall) -> None:
    hall.computer.passes(minutes(2) + 29_000)
    hall.computer.passes(20_000)
    again = hall.again("1")

    assert hall.face(again).left == (7 * 60 + 11) * 1000
    assert hall.face(again).running
    again.venue.close()
