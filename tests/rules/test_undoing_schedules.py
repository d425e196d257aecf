"""Undo and Redo of the level schedule, and of the clock through changes of it."""

from __future__ import annotations

import pytest

from director.domain.ids import Seq
from director.domain.moments import SECOND
from director.domain.refusal import Impossible
from director.domain.scheduling import SetStructure
from director.domain.structure import Break, Level, Structure
from director.domain.undo import Undo
from director.rules import clock_steps as steps
from director.rules.undoing import undo
from tests.helpers.clock_room import Room, blinds, club, minutes
from tests.helpers.taking_back import again, back, taken_back


@pytest.fixture
def room() -> Room:
    """The first level of twenty minutes, with ten left."""
    room = Room(club())
    room.step(steps.start)
    room.passes(minutes(10))
    return room


def _longer(structure: Structure) -> Structure:
    return Structure((Level(30, 25, 50), *structure.parts[1:]))


def test_the_first_schedule_is_undone_as_any_line_while_nothing_followed() -> None:
    room = Room(club())
    (line,) = (one.seq for one in room.journal.lines if isinstance(one.action, SetStructure))

    assert back(room) == Undo(line)
    assert room.tournament.clock is None
    again(room)
    assert room.face.left == minutes(20)


def test_a_schedule_that_nothing_followed_is_undone_as_any_line(room: Room) -> None:
    line = room.step(steps.set_structure, _longer(club()))
    assert room.face.left == minutes(20)

    assert back(room) == Undo(line)
    assert room.face.left == minutes(10)
    again(room)
    assert room.face.left == minutes(20)


@pytest.mark.parametrize("keep", ["elapsed", "remaining"])
def test_a_schedule_that_steps_followed_is_set_as_it_was(room: Room, keep: str) -> None:
    line = room.step(steps.set_structure, _longer(club()), keep)
    room.step(steps.add, minutes(1))
    room.passes(minutes(1))

    action = undo(room.journal, line, 0, room.now)
    assert isinstance(action, SetStructure)
    room.do(action)

    assert room.tournament.structure == club()
    assert room.face.left == minutes(10)
    assert undo(room.journal, room.clock.line, 0, room.now) == Undo(room.clock.line)


def test_a_schedule_taken_back_puts_the_clock_where_it_would_be_without_it(room: Room) -> None:
    """Not where its own changes would bring it back to: the level had ended by it, or was set since."""
    line = room.step(steps.set_structure, Structure((Level(5, 25, 50), *club().parts[1:])))
    assert room.face.level == 2
    room.step(steps.pause_after)
    room.passes(minutes(1))

    room.do(undo(room.journal, line, 0, room.now))

    assert (room.face.level, room.face.left, room.face.pause_after) == (1, minutes(9), True)


def test_a_time_that_was_set_stays_when_the_schedule_before_it_is_taken_back() -> None:
    room = Room(club())
    line = room.step(steps.set_structure, _longer(club()))
    room.step(steps.set_left, minutes(4))

    room.do(undo(room.journal, line, 0, room.now))

    assert (room.face.left, room.face.state) == (minutes(4), "ready")


def test_a_clock_whose_start_was_taken_back_has_not_run(room: Room) -> None:
    """So a change of its level finds it in full, then and whatever is taken back later."""
    back(room)
    assert room.face.state == "ready"
    room.step(steps.set_structure, _longer(club()), "remaining")
    assert room.face.left == minutes(30)
    forward = room.step(steps.forward)

    taken_back(room, forward)

    assert (room.face.part, room.face.left) == (0, minutes(30))


def test_a_jump_to_a_part_in_full_is_in_full_without_the_schedule_before_it(room: Room) -> None:
    longer = Structure((*club().parts[:3], Level(45, 100, 200), *club().parts[4:]))
    line = room.step(steps.set_structure, longer)
    room.step(steps.jump, 3)
    assert room.face.left == minutes(45)

    room.do(undo(room.journal, line, 0, room.now))

    assert (room.face.part, room.face.left) == (3, minutes(20))


def test_undo_after_undo_of_a_schedule_and_a_step(room: Room) -> None:
    room.step(steps.set_structure, _longer(club()))
    room.step(steps.add, minutes(1))

    back(room)
    back(room)
    assert (room.tournament.structure, room.face.left) == (club(), minutes(10))
    again(room)
    assert (room.tournament.structure, room.face.left) == (_longer(club()), minutes(20))
    again(room)
    assert room.face.left == minutes(21)


def test_an_earlier_schedule_is_left_to_the_journal_which_says_what_is_in_the_way(room: Room) -> None:
    first = room.step(steps.set_structure, _longer(club()))
    second = room.step(steps.set_structure, club())
    room.step(steps.add, minutes(1))

    with pytest.raises(Impossible) as refused:
        undo(room.journal, first, 0, room.now)
    assert refused.value.facts["blocker"] == second
    with pytest.raises(Impossible, match="undo_blocked"):
        room.do(undo(room.journal, 2, 0, room.now))


def test_the_only_schedule_stays_when_steps_followed(room: Room) -> None:
    with pytest.raises(Impossible, match="undo_blocked"):
        undo(room.journal, 2, 0, room.now)


def test_steps_are_taken_again_through_a_change_of_the_schedule(room: Room) -> None:
    added = room.step(steps.add, minutes(1))
    room.step(steps.set_structure, _longer(club()))
    room.passes(minutes(1))

    taken_back(room, added)

    assert room.face.left == minutes(19)


def test_a_schedule_changed_where_the_clock_would_not_have_been_is_still_in_force(room: Room) -> None:
    """Without the pause the clock would be in a part that the new schedule does not have any more."""
    pause = room.step(steps.pause)
    room.passes(minutes(50))
    room.step(steps.set_structure, Structure(blinds(20, 50, 100)))

    action = taken_back(room, pause)

    assert (action.part, action.left, action.running) == (1, 0, True)
    assert room.face.last_level


def test_a_past_changed_where_the_clock_would_not_have_been(room: Room) -> None:
    pause = room.step(steps.pause)
    room.passes(minutes(20))
    room.step(steps.set_structure, Structure((Level(25, 25, 50), *club().parts[1:])))
    room.passes(10 * SECOND)

    taken_back(room, pause)

    assert (room.face.part, room.face.left, room.face.running) == (1, minutes(10) - 10 * SECOND, True)


def test_a_start_that_is_waited_for_is_kept_where_the_schedule_could_not_have_been_changed(
    room: Room,
) -> None:
    room.step(steps.pause)
    jumped = room.step(steps.jump, 1)
    room.step(steps.start_at, room.now.utc + minutes(30))
    room.step(steps.pause_after)
    taken_back(room, jumped)
    room.step(steps.set_structure, _longer(club()))
    taken_back(room, Seq(room.journal.seq - 1))

    assert (room.face.part, room.face.starts_in, room.face.pause_after) == (1, minutes(30), True)


def test_a_break_put_where_the_clock_would_be_is_no_longer_than_it_is(room: Room) -> None:
    pause = room.step(steps.pause)
    room.passes(minutes(20))
    one, two = blinds(20, 50, 100)
    room.step(steps.set_structure, Structure((one, Break(5), two)))

    taken_back(room, pause)

    assert (room.face.part, room.face.left) == (1, minutes(5))
