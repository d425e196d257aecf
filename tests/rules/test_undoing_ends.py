"""Undo and Redo where an end of the event, or a schedule, counts again after later steps were taken."""

from __future__ import annotations

import pytest

from director.domain.action import Action
from director.domain.busts import EndPlay
from director.domain.entries import Register
from director.domain.ids import PersonId, Seq
from director.domain.play import StartPlay
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables
from director.domain.structure import Level, Structure
from director.domain.undo import Undo
from director.rules import clock_steps as steps
from director.rules.undoing import preview, step_back, step_forward, undo
from tests.helpers.clock_evening import Evening
from tests.helpers.clock_room import Room, club, minutes


@pytest.fixture
def room() -> Room:
    """One player is in, ten minutes of the first level of twenty are left."""
    room = Room(club())
    room.do(OpenTables((1,), 9))
    room.do(Register(PersonId(1), 100, 10, 10_000, TableSeat(1, 1)))
    room.do(StartPlay())
    room.step(steps.start)
    room.passes(minutes(10))
    return room


def _undone(room: Room, line: int) -> Seq:
    return room.do(undo(room.journal, line, 0, room.now))


def _last(room: Room) -> Action:
    return room.journal.lines[-1].action


def test_a_schedule_that_counts_no_more_gives_back_no_time_to_steps_after_it(room: Room) -> None:
    before, _ = room.tournament.timed
    edited = room.step(steps.set_structure, Structure((Level(30, 25, 50), *before.parts[1:])))
    back = _undone(room, edited)
    end = room.do(EndPlay(room.now))
    forth = _undone(room, back)
    _undone(room, end)
    room.passes(minutes(2))
    room.step(steps.add, minutes(1))
    assert room.face.left == minutes(10 + 10 - 2 + 1)

    shown = preview(room.journal, forth, 0, room.now)
    _undone(room, forth)

    assert room.tournament.structure == before
    assert (room.face.left, room.face.running) == (minutes(10 - 2 + 1), True)
    assert shown.tournament.timed[0] == before
    assert shown.tournament.timed[1].left == minutes(9)


def test_an_end_that_counts_again_leaves_a_clock_that_was_started_by_hand(room: Room) -> None:
    first = room.do(EndPlay(room.now))
    room.step(steps.start)
    back = _undone(room, first)
    _undone(room, room.do(EndPlay(room.now)))
    room.passes(minutes(3))

    _undone(room, back)

    assert room.tournament.winner is not None
    assert (room.face.left, room.face.running) == (minutes(7), True)


def test_who_comes_back_with_redo_leaves_the_clock_alone(room: Room) -> None:
    room.do(Register(PersonId(2), 100, 10, 10_000, TableSeat(1, 2)))
    room.do(step_back(room.journal, room.now))
    room.do(step_forward(room.journal, room.now))

    assert isinstance(_last(room), Undo)
    assert _last(room) == Undo(Seq(room.journal.seq - 1))
    assert (room.face.left, room.face.running) == (minutes(10), True)


@pytest.mark.parametrize("number", [9904, 19865])
def test_evenings_on_which_an_end_or_an_edit_came_back_later(number: int) -> None:
    Evening(f"evening/{number}").whole()
