"""A hand that is counted off the clock runs into no break, however little is left before it."""

from __future__ import annotations

from director.domain.entries import Register
from director.domain.hand_for_hand import HandDone
from director.domain.ids import PersonId
from director.domain.play import StartPlay
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables
from director.domain.structure import Break, Structure
from director.host.i18n import words_for
from director.rules import clock_steps as steps
from director.rules.floor.hand_for_hand import propose_end, propose_next, propose_start
from director.views.hand_for_hand_preview import step_preview
from tests.helpers.clock_room import Room, blinds, club, minutes


def _room(structure: Structure) -> Room:
    room = Room(structure)
    room.do(OpenTables((1,), 9))
    for seat in (1, 2):
        room.do(Register(PersonId(seat), 100_000, 10_000, 10_000, TableSeat(1, seat)))
    room.do(StartPlay())
    room.step(steps.start)
    return room


def _shows(room: Room) -> tuple[object, int, bool]:
    return room.face.now, room.face.left, room.face.running


def test_a_hand_that_takes_a_whole_level_with_it() -> None:
    room = _room(Structure((*blinds(2, 100, 200), Break(15), *blinds(20, 400))))
    room.step(steps.set_left, minutes(0.5))
    room.step(propose_start)

    room.step(propose_next, minutes(3))

    assert _shows(room) == (Break(15), minutes(15), False)


def test_a_hand_that_takes_less_than_two_levels() -> None:
    room = _room(Structure((*blinds(2, 100, 200), Break(15), *blinds(20, 400))))
    room.step(steps.set_left, minutes(0.5))
    room.step(propose_start)

    room.step(propose_next)

    assert (room.face.level, room.face.left) == (2, minutes(0.5))


def test_a_break_that_was_put_off_for_the_hand_begins_in_full_after_it() -> None:
    room = _room(club())
    room.step(steps.jump, 2)
    room.step(steps.change_back)
    room.step(propose_start)
    assert (room.face.level, room.face.left, room.face.running) == (2, 0, False)

    following = propose_next(room.tournament, room.now)
    said = step_preview(following, room.tournament, words_for("en"))
    room.do(following)

    assert _shows(room) == (Break(15, "dinner", (25,)), minutes(15), False)
    assert said.startswith("Clock put to break after level 2, 15:00 left.")


def test_the_last_hand_before_a_break_that_was_put_off() -> None:
    room = _room(club())
    room.step(steps.jump, 2)
    room.step(steps.change_back)
    room.step(propose_start)

    room.do(HandDone(1, 1))
    room.step(propose_end)

    assert _shows(room) == (Break(15, "dinner", (25,)), minutes(15), False)
