"""Undo and Redo of the clock: it is put to where it would be now without the step."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.clock import position
from director.domain.ids import Seq
from director.domain.refusal import Impossible
from director.domain.setup import OpenTables
from director.domain.undo import Undo
from director.rules import clock_steps as steps
from director.rules.undoing import preview, undo
from tests.helpers.clock_room import Room, blinds, club, minutes
from tests.helpers.taking_back import again, back, taken_back


@pytest.fixture
def room() -> Room:
    """The first level of twenty minutes, with ten left."""
    room = Room(club())
    room.step(steps.start)
    room.passes(minutes(10))
    return room


def test_a_pause_taken_back_never_was(room: Room) -> None:
    room.step(steps.pause)
    room.passes(minutes(3))

    back(room)

    assert (room.face.left, room.face.running) == (minutes(7), True)


def test_a_start_taken_back_never_was(room: Room) -> None:
    room.step(steps.pause)
    room.step(steps.start)
    room.passes(minutes(3))

    back(room)

    assert (room.face.left, room.face.running) == (minutes(10), False)


def test_the_first_start_taken_back(room: Room) -> None:
    back(room)

    assert (room.face.part, room.face.left, room.face.running) == (0, minutes(20), False)


def test_a_minute_added_is_taken_off_whatever_has_begun_by_itself_since(room: Room) -> None:
    """P39: an undo goes through automatic changes of level."""
    room.step(steps.add, minutes(1))
    room.passes(minutes(15))
    assert (room.face.level, room.face.left) == (2, minutes(16))

    back(room)

    assert (room.face.level, room.face.left, room.face.running) == (2, minutes(15), True)


def test_an_earlier_step_is_taken_back_and_later_ones_stay(room: Room) -> None:
    added = room.step(steps.add, minutes(1))
    room.step(steps.forward)
    room.passes(minutes(1))
    room.step(steps.pause)
    room.step(steps.add, minutes(2))

    taken_back(room, added)

    assert (room.face.level, room.face.left, room.face.running) == (2, minutes(21), False)


def test_one_of_two_steps_forward_is_taken_back(room: Room) -> None:
    first = room.step(steps.forward)
    room.step(steps.forward)
    room.passes(minutes(2))

    taken_back(room, first)

    assert (room.face.part, room.face.left) == (1, minutes(18))


def test_steps_back_to_the_break_and_to_some_part_are_meant_from_wherever_the_clock_is(room: Room) -> None:
    first = room.step(steps.add, minutes(5))
    room.step(steps.to_break)
    room.step(steps.back)
    room.passes(minutes(1))
    taken_back(room, first)
    assert (room.face.part, room.face.left) == (1, minutes(19))

    room.step(steps.jump, 3, minutes(9))
    room.step(steps.set_left, minutes(4))
    second = room.step(steps.add, minutes(5))
    room.step(steps.keep)
    room.step(steps.set_back, minutes(1))
    room.step(steps.hand_off, minutes(2))
    taken_back(room, second)
    assert (room.face.part, room.face.left) == (3, minutes(3))


def test_a_jump_runs_or_stands_as_it_would_have_without_the_step_before(room: Room) -> None:
    paused = room.step(steps.pause)
    room.passes(minutes(1))
    room.step(steps.jump, 3)
    room.passes(minutes(2))

    taken_back(room, paused)

    assert (room.face.part, room.face.left, room.face.running) == (3, minutes(18), True)


def test_a_jump_does_not_bring_back_a_start_that_was_taken_back() -> None:
    room = Room(club())
    waits = room.step(steps.start_at, room.now.utc + minutes(30))
    room.step(steps.jump, 1, minutes(5))

    taken_back(room, waits)

    assert (room.face.part, room.face.left, room.face.starts_in) == (1, minutes(5), 0)


def test_undo_after_undo_goes_on_to_the_step_before_and_redo_comes_back(room: Room) -> None:
    room.step(steps.add, minutes(1))
    room.step(steps.add, minutes(2))
    assert room.face.left == minutes(13)

    back(room)
    assert room.face.left == minutes(11)
    back(room)
    assert room.face.left == minutes(10)
    again(room)
    assert room.face.left == minutes(11)
    again(room)
    assert room.face.left == minutes(13)
    with pytest.raises(Impossible, match="nothing_to_redo"):
        again(room)
    back(room)
    assert room.face.left == minutes(11)


def test_undo_goes_from_the_clock_to_other_lines_and_back(room: Room) -> None:
    opened = room.do(OpenTables((1,), 9))
    room.step(steps.add, minutes(1))
    room.do(OpenTables((2,), 9))

    back(room)
    assert not room.tournament.tables.get(2)
    assert room.face.left == minutes(11)
    back(room)
    assert room.face.left == minutes(10)
    assert back(room) == Undo(opened)
    assert room.face.left == minutes(10), "an undo elsewhere never touches the clock"
    again(room)
    again(room)
    assert (1 in room.tournament.tables, room.face.left) == (True, minutes(11))
    again(room)
    assert 2 in room.tournament.tables


def test_a_new_step_ends_what_can_be_done_again(room: Room) -> None:
    room.step(steps.add, minutes(1))
    back(room)
    room.step(steps.pause)

    with pytest.raises(Impossible, match="nothing_to_redo"):
        again(room)


def test_a_step_is_taken_back_once(room: Room) -> None:
    line = room.step(steps.add, minutes(1))
    taken_back(room, line)

    with pytest.raises(Impossible, match="already_undone"):
        undo(room.journal, line, 0, room.now)


def test_a_step_of_the_clock_is_not_simply_left_out(room: Room) -> None:
    line = room.step(steps.add, minutes(1))

    with pytest.raises(Impossible, match="undo_clock"):
        room.undo(line)
    assert undo(room.journal, line - 1, line, room.now) == Undo(Seq(line - 1), line)
    assert undo(room.journal, 99, 0, room.now) == Undo(Seq(99))


def test_a_pause_after_the_level_is_taken_back_also_when_it_has_stopped(room: Room) -> None:
    room.step(steps.pause_after)
    room.passes(minutes(12))
    assert (room.face.part, room.face.running) == (1, False)

    back(room)

    assert (room.face.part, room.face.left, room.face.running) == (1, minutes(18), True)


def test_a_pause_after_the_level_comes_back_with_the_step_that_ended_it(room: Room) -> None:
    room.step(steps.pause_after)
    room.step(steps.forward)
    room.passes(minutes(1))
    assert not room.face.pause_after

    back(room)

    assert (room.face.part, room.face.left, room.face.pause_after) == (0, minutes(9), True)


def test_a_start_that_was_waited_for_comes_back() -> None:
    room = Room(club())
    room.step(steps.start_at, room.now.utc + minutes(30))
    room.passes(minutes(10))
    room.step(steps.start)
    room.passes(minutes(1))

    back(room)

    assert (room.face.state, room.face.starts_in, room.face.left) == ("countdown", minutes(19), minutes(20))
    back(room)
    assert (room.face.running, room.face.starts_in, room.face.left) == (False, 0, minutes(20))


def test_a_step_that_means_nothing_without_the_one_taken_back_is_left_out(room: Room) -> None:
    """The pause before the second start is taken back: the clock never stood, so nothing was started."""
    pause = room.step(steps.pause)
    room.passes(minutes(2))
    room.step(steps.start)
    room.passes(minutes(1))

    taken_back(room, pause)

    assert (room.face.left, room.face.running) == (minutes(7), True)


def test_a_change_taken_back_stays_so_when_the_step_before_it_is_taken_back(room: Room) -> None:
    added = room.step(steps.add, minutes(1))
    room.passes(minutes(15))
    room.step(steps.change_back)

    taken_back(room, added)

    assert (room.face.part, room.face.left, room.face.running) == (0, 0, False)


# ------------------------------------------------------------------ what was asked


def test_the_question_for_a_sleep_comes_back_with_its_answer(room: Room) -> None:
    room.computer.sleeps(minutes(8))
    kept = room.step(steps.keep)
    room.passes(minutes(1))
    assert room.face.slept == 0

    action = taken_back(room, kept)
    assert (room.face.slept, room.face.left) == (minutes(8), minutes(1))

    taken_back(room, Seq(room.clock.line))
    assert (room.face.slept, room.face.left) == (0, minutes(1))
    assert not action.restarted
    taken_back(room, Seq(room.clock.line))
    room.step(steps.set_back)
    assert (room.face.slept, room.face.left) == (0, minutes(9))


def test_the_question_for_a_new_start_of_the_computer_comes_back_with_its_answer(room: Room) -> None:
    room.computer.starts_anew(minutes(3))
    room.step(steps.keep)
    assert not room.face.restarted

    back(room)

    assert (room.face.restarted, room.face.left) == (True, minutes(7))


def test_a_step_taken_back_answers_nothing_that_was_asked_before(room: Room) -> None:
    room.step(steps.add, minutes(1))
    room.computer.sleeps(minutes(5))

    back(room)

    assert (room.face.slept, room.face.left) == (minutes(5), minutes(5))


def test_an_answer_that_stands_is_not_asked_for_again(room: Room) -> None:
    added = room.step(steps.add, minutes(1))
    room.computer.sleeps(minutes(5))
    room.step(steps.keep)

    taken_back(room, added)

    assert (room.face.slept, room.face.left) == (0, minutes(5))


# ------------------------------------------------------------------ looked at before it is done


def test_an_undo_is_looked_at_before_it_is_done(room: Room) -> None:
    opened = room.do(OpenTables((1,), 9))
    added = room.step(steps.add, minutes(1))
    before = room.journal

    without_minute = preview(room.journal, added, 0, room.now).tournament
    assert position(*without_minute.timed, room.now).left == minutes(10)
    assert not preview(room.journal, opened, 0, room.now).tournament.tables
    assert room.journal is before
    with pytest.raises(Impossible, match="undo_blocked"):
        preview(room.journal, 2, 0, room.now)


# ------------------------------------------------------------------ sleeps, restarts and walls


def _asks(room: Room) -> tuple[int, bool]:
    return room.face.slept, room.face.restarted


def test_a_sleep_that_was_kept_is_asked_about_again_when_that_is_taken_back(room: Room) -> None:
    room.computer.sleeps(minutes(8))
    room.step(steps.keep)
    room.passes(minutes(1))
    assert _asks(room) == (0, False)

    back(room)
    assert (_asks(room), room.face.left) == ((minutes(8), False), minutes(1))
    again(room)
    assert (_asks(room), room.face.left) == ((0, False), minutes(1))


def test_a_sleep_that_was_set_back_counts_and_is_asked_about_again(room: Room) -> None:
    room.computer.sleeps(minutes(8))
    room.step(steps.set_back)
    assert room.face.left == minutes(10)

    back(room)

    assert (_asks(room), room.face.left) == ((minutes(8), False), minutes(2))


def test_an_answer_stays_when_something_before_it_is_taken_back(room: Room) -> None:
    added = room.step(steps.add, minutes(1))
    room.computer.sleeps(minutes(8))
    room.step(steps.keep)

    taken_back(room, added)

    assert (_asks(room), room.face.left) == ((0, False), minutes(2))


def test_a_restart_that_was_kept_is_asked_about_again_when_that_is_taken_back(room: Room) -> None:
    room.computer.starts_anew(minutes(3))
    room.step(steps.keep)

    back(room)

    assert (_asks(room), room.face.left) == ((0, True), minutes(7))


def test_a_wall_that_was_set_before_a_restart_takes_nothing_off_when_steps_are_taken_back(room: Room) -> None:
    """The later step saw the time before the restart by the even clock; only the gap is the wall’s."""
    first = room.step(steps.add, minutes(1))
    room.passes(minutes(1))
    room.computer.is_set(minutes(60))
    room.passes(minutes(1))
    second = room.step(steps.add, minutes(1))
    room.computer.starts_anew(minutes(1))
    assert room.face.left == minutes(9)

    taken_back(room, second)
    assert room.face.left == minutes(8)
    taken_back(room, first)
    assert room.face.left == minutes(7)


def test_a_wall_that_was_set_after_a_restart_takes_nothing_off_either(room: Room) -> None:
    room.computer.starts_anew(minutes(1))
    added = room.step(steps.add, minutes(1))
    room.computer.is_set(-minutes(30))
    room.passes(minutes(2))

    taken_back(room, added)

    assert (room.face.left, room.face.restarted) == (minutes(7), True)


def test_an_edit_taken_back_after_the_wall_was_set_leaves_the_time(room: Room) -> None:
    """A restart before the edit and another wall after it: the schedule is set as it was, not forgotten."""
    structure = room.tournament.timed[0]
    room.computer.starts_anew(minutes(1))
    longer = replace(structure, parts=(*structure.parts[:-1], *blinds(20, 9_000), structure.parts[-1]))
    edited = room.step(steps.set_structure, longer)
    room.computer.is_set(minutes(60))
    room.passes(minutes(1))

    room.do(undo(room.journal, edited, 0, room.now))

    assert room.tournament.structure == structure
    assert (room.face.level, room.face.left) == (1, minutes(8))
