"""C12: the winner stops the clock, and the undo of that goes on from the same value."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest
from msgspec.structs import replace

from director.desk.replay import Replay
from director.domain.action import Action
from director.domain.busts import Bust, EndPlay, Out, Revive
from director.domain.entries import Register
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.journal import Journal
from director.domain.plan import Offer
from director.domain.play import StartPlay
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables, SetUp
from director.domain.structure import Level, Structure, Window
from director.domain.timing import SetClock, StartClock
from director.domain.undo import Undo
from director.rules import clock_steps as steps
from director.rules.floor.busting import may_come_in, propose_bust
from director.rules.policy import objections
from director.rules.undoing import preview, step_back, step_forward, undo
from tests.helpers.clock_room import Room, club, minutes
from tests.helpers.evening import PLAN

ANNA, BORIS = PersonId(1), PersonId(2)


def _room(room: Room) -> Room:
    """Anna at 1-1 and Boris at 1-2, the clock running, ten minutes left of the first level."""
    room.do(OpenTables((1,), 9))
    for person, seat in ((ANNA, 1), (BORIS, 2)):
        room.do(Register(person, 100, 10, 10_000, TableSeat(1, seat)))
    room.do(StartPlay())
    if room.tournament.structure is not None:
        room.step(steps.start)
        room.passes(minutes(10))
    return room


@pytest.fixture
def room() -> Room:
    return _room(Room(club()))


def _out(room: Room, person: PersonId = BORIS) -> tuple[Out, ...]:
    entry = room.tournament.playing_persons[person]
    seat = room.tournament.seating.at(entry)
    assert seat is not None
    return (Out(entry, seat),)


def _last_bust(room: Room) -> Seq:
    return room.do(propose_bust(room.tournament, _out(room), room.now))


def test_the_last_bust_stops_the_clock_and_names_the_winner(room: Room) -> None:
    action = propose_bust(room.tournament, _out(room), room.now)
    room.do(action)
    room.passes(minutes(30))

    assert (action.ends, action.at is not None) == (True, True)
    assert action.stamp is not None
    assert (action.stamp.level, action.stamp.left) == (1, minutes(10))
    assert (room.face.state, room.face.left, room.face.running) == ("finished", minutes(10), False)
    assert room.tournament.winner == room.tournament.playing_persons[ANNA]


def test_its_undo_goes_on_from_the_same_value_and_its_redo_stops_there_again(room: Room) -> None:
    _last_bust(room)
    room.passes(minutes(3))

    room.do(step_back(room.journal, room.now))
    assert (room.face.left, room.face.running, room.tournament.winner) == (minutes(10), True, None)
    room.passes(minutes(2))
    assert room.face.left == minutes(8)

    room.do(step_forward(room.journal, room.now))
    assert (room.face.left, room.face.state) == (minutes(10), "finished")
    room.passes(minutes(5))

    room.do(step_back(room.journal, room.now))
    assert (room.face.left, room.face.running) == (minutes(10), True)


def test_the_preview_of_that_undo_shows_where_the_clock_goes_on(room: Room) -> None:
    line = _last_bust(room)
    room.passes(minutes(3))

    after = preview(room.journal, line, 0, room.now).tournament

    assert after.clock is not None
    assert (after.clock.left, after.clock.running) == (minutes(10), True)


def test_a_pause_after_the_level_is_kept_through_it(room: Room) -> None:
    room.step(steps.pause_after)
    line = _last_bust(room)
    room.passes(minutes(3))

    room.do(undo(room.journal, line, 0, room.now))
    room.passes(minutes(11))

    assert (room.face.level, room.face.running) == (2, False)


def test_a_clock_that_stood_when_the_event_ended_stands_after_the_undo(room: Room) -> None:
    room.step(steps.pause)
    line = _last_bust(room)

    action = undo(room.journal, line, 0, room.now)
    room.do(action)

    assert isinstance(action, Undo)
    assert (action.line, action.clock is not None and not action.clock.running) == (line, True)
    assert (room.face.left, room.face.state) == (minutes(10), "paused")


def test_a_step_before_the_end_taken_back_counts_no_time_in_which_the_event_was_over(room: Room) -> None:
    line = room.step(steps.add, minutes(1))
    bust = _last_bust(room)
    room.passes(minutes(30))
    room.do(undo(room.journal, bust, 0, room.now))
    assert room.face.left == minutes(11)
    room.passes(minutes(2))

    room.do(undo(room.journal, line, 0, room.now))

    assert (room.face.left, room.face.running) == (minutes(8), True)


def test_days_in_which_the_event_was_over_do_not_count_either(room: Room) -> None:
    line = room.step(steps.add, minutes(1))
    bust = _last_bust(room)
    room.passes(minutes(30 * 60))
    room.do(undo(room.journal, bust, 0, room.now))
    room.passes(minutes(2))
    assert room.face.left == minutes(9)

    room.do(undo(room.journal, line, 0, room.now))

    assert (room.face.left, room.face.running) == (minutes(8), True)


def test_a_step_taken_back_after_the_end_leaves_the_clock_standing(room: Room) -> None:
    line = room.step(steps.add, minutes(1))
    _last_bust(room)
    room.passes(minutes(30))

    action = undo(room.journal, line, 0, room.now)

    assert isinstance(action, SetClock)
    assert (action.left, action.running) == (minutes(10), False)


def _shown(room: Room) -> tuple[str, int, bool]:
    again = Replay(room.journal.tournament.id)
    for line in room.journal.lines:
        again.step(line)
    folded = Journal.of(room.journal.tournament.id, room.journal.lines).tournament
    assert again.state == room.tournament == folded
    return room.face.state, room.face.left, room.face.running


@pytest.mark.parametrize("step", [steps.pause_after, partial(steps.add, ms=minutes(1)), steps.forward])
def test_an_event_stays_over_when_a_step_before_its_end_is_taken_back_and_its_end_is_undone(
    room: Room, step: Callable[..., Action]
) -> None:
    line = room.step(step)
    bust = _last_bust(room)
    room.passes(minutes(30))

    room.do(undo(room.journal, line, 0, room.now))
    assert _shown(room) == ("finished", minutes(10), False)
    room.passes(minutes(3))
    room.do(undo(room.journal, bust, 0, room.now))
    assert _shown(room) == ("running", minutes(10), True)
    room.passes(minutes(2))
    assert _shown(room) == ("running", minutes(8), True)

    room.do(step_forward(room.journal, room.now))
    assert _shown(room) == ("finished", minutes(10), False)
    room.do(step_back(room.journal, room.now))
    assert _shown(room) == ("running", minutes(10), True)


def test_a_pause_before_the_end_taken_back_lets_the_clock_run_to_the_end_and_from_its_undo(
    room: Room,
) -> None:
    pause = room.step(steps.pause)
    room.passes(minutes(4))
    bust = _last_bust(room)
    room.passes(minutes(30))

    room.do(undo(room.journal, pause, 0, room.now))
    assert _shown(room) == ("finished", minutes(6), False)
    room.do(undo(room.journal, bust, 0, room.now))
    assert _shown(room) == ("running", minutes(6), True)


def test_a_pause_taken_back_after_the_end_was_undone_counts_no_time_of_the_end(room: Room) -> None:
    pause = room.step(steps.pause)
    room.passes(minutes(4))
    bust = _last_bust(room)
    room.passes(minutes(30))
    room.do(undo(room.journal, bust, 0, room.now))
    room.passes(minutes(1))
    assert _shown(room) == ("paused", minutes(10), False)

    room.do(undo(room.journal, pause, 0, room.now))

    assert _shown(room) == ("running", minutes(5), True)


def test_a_start_before_the_end_taken_back_leaves_it_standing_when_the_end_is_undone(room: Room) -> None:
    start = room.step(steps.pause), room.step(steps.start)
    bust = _last_bust(room)

    room.do(undo(room.journal, start[1], 0, room.now))
    room.do(undo(room.journal, bust, 0, room.now))

    assert _shown(room) == ("paused", minutes(10), False)


def test_what_is_set_after_the_end_is_where_the_clock_goes_on(room: Room) -> None:
    bust = _last_bust(room)
    room.step(steps.add, minutes(2))
    schedule = room.step(steps.set_structure, Structure((Level(30, 25, 50), *club().parts[1:])))
    assert _shown(room) == ("finished", minutes(22), False)
    room.passes(minutes(5))

    room.do(undo(room.journal, bust, 0, room.now))
    assert _shown(room) == ("running", minutes(22), True)
    room.do(undo(room.journal, schedule, 0, room.now))
    assert _shown(room) == ("running", minutes(12), True)


def test_a_clock_started_after_the_end_runs_on_whatever_is_undone(room: Room) -> None:
    bust = _last_bust(room)
    room.passes(minutes(5))
    start = room.step(steps.start)
    room.passes(minutes(1))

    room.do(step_back(room.journal, room.now))
    assert _shown(room) == ("finished", minutes(10), False)
    room.do(step_forward(room.journal, room.now))
    assert _shown(room) == ("running", minutes(9), True)
    room.do(undo(room.journal, bust, 0, room.now))
    assert _shown(room) == ("running", minutes(9), True)
    room.passes(minutes(1))

    room.do(undo(room.journal, start, 0, room.now))
    assert _shown(room) == ("running", minutes(9), True)


def test_what_was_asked_about_a_sleep_is_still_asked_when_the_end_is_undone(room: Room) -> None:
    room.computer.sleeps(minutes(5))
    bust = _last_bust(room)

    room.do(undo(room.journal, bust, 0, room.now))

    assert (room.face.slept, _shown(room)) == (minutes(5), ("running", minutes(5), True))


def test_the_undo_of_an_end_by_an_earlier_program_is_read_as_it_was_meant(room: Room) -> None:
    """It named the line before the end, and left a clock that had stood to itself."""
    pause = room.step(steps.pause)
    before = room.clock.line
    first = _last_bust(room)
    room.do(Undo(first))
    assert _shown(room) == ("paused", minutes(10), False)
    room.do(StartClock(before, room.now, 0, minutes(10)))
    second = _last_bust(room)
    room.do(Undo(second, clock=SetClock(Seq(second - 1), room.now, 0, minutes(10), True, "resume")))
    assert _shown(room) == ("running", minutes(10), True)

    room.do(undo(room.journal, pause, 0, room.now))
    assert _shown(room) == ("running", minutes(10), True)


def test_a_line_undone_while_the_event_is_over_leaves_it_over(room: Room) -> None:
    opened = room.do(OpenTables((2,), 9))
    _last_bust(room)

    room.do(undo(room.journal, opened, 0, room.now))

    assert _shown(room) == ("finished", minutes(10), False)


def test_a_step_meant_for_the_clock_before_the_end_is_refused_after_it(room: Room) -> None:
    late = steps.pause(room.tournament, room.now)
    _last_bust(room)

    with pytest.raises(Impossible, match="clock_changed"):
        room.do(late)


def test_without_a_schedule_an_end_is_undone_as_any_line() -> None:
    room = _room(Room())
    bust = _last_bust(room)

    assert undo(room.journal, bust, 0, room.now) == Undo(Seq(bust))
    room.do(step_back(room.journal, room.now))

    assert room.tournament.winner is None


def test_who_is_revived_after_the_end_finds_the_clock_paused_where_it_stood(room: Room) -> None:
    who = _out(room)[0]
    _last_bust(room)
    room.passes(minutes(20))

    room.do(Revive(who.entry, who.seat), "the cards were read again")

    assert (room.face.state, room.face.left) == ("paused", minutes(10))
    room.step(steps.start)
    assert room.face.running


def test_a_step_taken_back_after_a_revival_leaves_the_event_going_on(room: Room) -> None:
    added = room.step(steps.add, minutes(1))
    who = _out(room)[0]
    _last_bust(room)
    room.do(Revive(who.entry, who.seat), "the cards were read again")
    room.step(steps.start)
    room.passes(minutes(2))

    room.do(undo(room.journal, added, 0, room.now))
    assert _shown(room) == ("running", minutes(8), True)

    second = _last_bust(room)
    room.passes(minutes(9))
    room.do(undo(room.journal, second, 0, room.now))
    room.passes(minutes(1))
    longer = room.step(steps.add, minutes(3))
    room.do(undo(room.journal, longer, 0, room.now))
    assert _shown(room) == ("running", minutes(7), True)


def test_an_end_that_counts_again_beside_a_later_one_that_was_undone(room: Room) -> None:
    added = room.step(steps.add, minutes(1))
    room.do(undo(room.journal, _last_bust(room), 0, room.now))
    undone = Seq(room.journal.seq)
    room.do(undo(room.journal, _last_bust(room), 0, room.now))

    room.do(undo(room.journal, undone, 0, room.now))
    assert _shown(room) == ("finished", minutes(11), False)
    room.do(undo(room.journal, added, 0, room.now))
    assert _shown(room) == ("finished", minutes(10), False)


def test_an_earlier_schedule_is_not_left_out_through_an_end_either(room: Room) -> None:
    first = room.step(steps.set_structure, Structure((Level(30, 25, 50), *club().parts[1:])))
    _last_bust(room)
    second = room.step(steps.set_structure, club())

    with pytest.raises(Impossible) as refused:
        undo(room.journal, first, 0, room.now)
    assert (refused.value.code, refused.value.facts["blocker"]) == ("undo_blocked", second)


def test_an_end_said_by_hand_stops_the_clock_too(room: Room) -> None:
    room.do(Bust(_out(room)))
    assert room.face.running

    line = room.do(EndPlay(room.now))
    assert (room.face.state, room.face.left) == ("finished", minutes(10))
    room.passes(minutes(4))
    added = undo(room.journal, line, 0, room.now)
    room.do(added)
    assert (room.face.left, room.face.running) == (minutes(10), True)


def test_an_end_needs_its_moment_where_there_is_a_clock(room: Room) -> None:
    with pytest.raises(Impossible, match="moment"):
        room.do(Bust(_out(room), ends=True))


# ------------------------------------------------------------------ who may still come in


@pytest.mark.parametrize(
    ("windows", "offers", "open_"),
    [
        ({}, {}, False),
        ({"late_registration": Window(1)}, {}, True),
        ({"late_registration": Window(1), "reentry": Window(3)}, {}, False),
        ({"reentry": Window(3)}, {"reentry": Offer(100, 10, 10_000)}, True),
        ({"rebuy": Window(3)}, {"rebuy": Offer(100, 10, 10_000)}, True),
        ({"rebuy": Window(1)}, {"rebuy": Offer(100, 10, 10_000)}, False),
    ],
)
def test_nobody_has_won_while_somebody_may_come_in(
    windows: dict[str, Window], offers: dict[str, Offer], open_: bool
) -> None:
    room = _room(Room(replace(club(), **windows)))
    room.do(SetUp(replace(PLAN, **offers)))
    room.passes(minutes(15))

    assert may_come_in(room.tournament, room.now) is (open_ and "late_registration" not in windows)
    room.step(steps.jump, 0, minutes(1))
    assert may_come_in(room.tournament, room.now) is (open_ or "late_registration" in windows or bool(offers))
    assert propose_bust(room.tournament, _out(room), room.now).ends is not may_come_in(
        room.tournament, room.now
    )


def test_without_a_schedule_the_last_bust_ends_the_event() -> None:
    room = _room(Room())

    action = propose_bust(room.tournament, _out(room), room.now)

    assert (action.ends, action.stamp) == (True, None)
    assert room.do(action)


def test_an_end_while_somebody_may_come_in_is_objected_to() -> None:
    room = _room(Room(replace(club(), late_registration=Window(1))))
    early = Bust(_out(room), None, room.now, ends=True)
    assert [one.code for one in objections(room.journal, early)] == ["may_still_come_in"]

    room.do(Bust(_out(room)))
    assert [one.code for one in objections(room.journal, EndPlay(room.now))] == ["may_still_come_in"]
    room.passes(minutes(11))
    assert objections(room.journal, EndPlay(room.now)) == ()
    assert EntryId(0) not in room.tournament.entries
