"""Steps of the clock: what they do, what they refuse, and that none is lost."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.clock import Clock, Position, position, stamp, starts_in, stopped
from director.domain.ids import Seq
from director.domain.moments import LATEST, Moment
from director.domain.refusal import Impossible
from director.domain.structure import Break, Structure
from director.domain.timing import (
    LONGEST,
    LONGEST_OVER,
    PauseAfter,
    PauseClock,
    SetClock,
    StartAt,
    StartClock,
)
from director.rules import clock_steps as steps
from tests.helpers.clock_room import Room, blinds, club, minutes


@pytest.fixture
def room() -> Room:
    """The clock was started and has run for five minutes."""
    room = Room(club())
    room.step(steps.start)
    room.passes(minutes(5))
    return room


def _refused(room: Room, action: Action) -> Impossible:
    before = room.journal
    with pytest.raises(Impossible) as refused:
        room.do(action)
    assert room.journal is before
    return refused.value


def _where(room: Room) -> Position:
    return position(*room.tournament.timed, room.now)


def test_a_clock_that_runs_is_where_the_time_has_taken_it(room: Room) -> None:
    assert _where(room) == (0, minutes(15), True)

    room.passes(minutes(15))
    assert _where(room) == (1, minutes(20), True)

    room.passes(minutes(20) - 1)
    assert _where(room) == (1, 1, True)

    room.passes(1)
    assert _where(room) == (2, minutes(15), True)


def test_the_end_of_the_day_stops_the_clock(room: Room) -> None:
    room.passes(minutes(500))

    assert _where(room) == (5, 0, False)


def test_a_pause_stops_the_clock_where_it_is(room: Room) -> None:
    room.do(PauseClock(room.clock.line, room.now, 0, minutes(15)))
    room.passes(minutes(60))

    assert _where(room) == (0, minutes(15), False)
    assert room.clock.begun


def test_a_step_taken_on_another_state_of_the_clock_is_refused(room: Room) -> None:
    """Two desks press Pause at once: the second must not take more time off."""
    late = steps.pause(room.tournament, room.now.later(400))
    room.step(steps.pause)

    assert _refused(room, late).code == "clock_changed"
    assert _where(room) == (0, minutes(15), False)


def test_nothing_of_the_clock_is_possible_without_a_schedule() -> None:
    room = Room()

    assert _refused(room, StartClock(Seq(0), room.now, 0, 0)).code == "no_structure"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"at": Moment(-1)}, "moment"),
        ({"at": Moment(1, "a", 5, 6)}, "moment"),
        ({"at": Moment(LATEST + 1)}, "moment"),
        ({"at": Moment(1, "a" * 81)}, "moment"),
        ({"part": -1}, "no_part"),
        ({"part": 6}, "no_part"),
        ({"left": -1}, "clock_left"),
        ({"left": LONGEST + 1}, "clock_left"),
        ({"part": 5, "left": 0}, "day_is_over"),
        ({"part": 5, "left": 1, "running": False}, "day_is_over"),
        ({"running": False, "starts": 1}, "start_time"),
        ({"starts": 10**13}, "start_time"),
        ({"by": LONGEST_OVER + 1}, "clock_left"),
        ({"by": -LONGEST_OVER - 1}, "clock_left"),
        ({"slept": -1}, "moment"),
    ],
)
def test_the_clock_cannot_be_set_to_what_is_not_there(
    room: Room, fields: dict[str, object], code: str
) -> None:
    plain = SetClock(room.clock.line, room.now, 1, 1000, running=True, how="part")

    assert _refused(room, replace(plain, **fields)).code == code


def test_start_and_pause_are_checked_in_the_same_way(room: Room) -> None:
    line, now = room.clock.line, room.now

    assert _refused(room, StartClock(line, now, 0, 5)).code == "clock_runs"
    assert _refused(room, StartAt(line, now, 0, 5, now.utc + 1)).code == "clock_runs"
    assert _refused(room, PauseClock(line, now, 9, 5)).code == "no_part"
    room.step(steps.pause)
    line = room.clock.line
    assert _refused(room, PauseClock(line, now, 0, 5)).code == "clock_stands"
    assert _refused(room, StartClock(line, now, 0, -5)).code == "clock_left"
    assert _refused(room, StartClock(line, now, 5, 0)).code == "day_is_over"
    assert _refused(room, StartAt(line, now, 5, 0, now.utc + 1)).code == "day_is_over"
    assert _refused(room, StartAt(line, now, 0, 5, now.utc)).code == "start_time"
    assert _refused(room, StartAt(line, now, 0, 5, LATEST + 1)).code == "start_time"


def test_the_clock_pauses_after_the_part_it_is_in(room: Room) -> None:
    room.do(PauseAfter(room.clock.line, room.now, 0))
    room.passes(minutes(40))

    assert _where(room) == (1, minutes(20), False)
    assert _refused(room, PauseAfter(room.clock.line, room.now, 0)).code == "part_over"
    room.step(steps.start)
    room.passes(minutes(21))
    assert _where(room) == (2, minutes(14), True), "it was for one part only"


def test_a_clock_that_has_stopped_by_itself_can_be_told_to_stop_again(room: Room) -> None:
    room.step(steps.pause_after)
    room.passes(minutes(40))
    room.step(steps.pause_after)
    room.passes(minutes(5))
    assert _where(room) == (1, minutes(20), False)

    room.step(steps.start)
    room.passes(minutes(25))
    assert _where(room) == (2, minutes(15), False)


def test_a_pause_after_the_level_is_taken_back_while_it_lasts(room: Room) -> None:
    room.step(steps.pause_after)
    assert _refused(room, steps.pause_after(room.tournament, room.now)).code == "pause_known"
    room.passes(minutes(1))
    room.step(steps.pause_after, stops=False)
    room.passes(minutes(15))

    assert _where(room) == (1, minutes(19), True)


def test_a_pause_after_the_last_level_stops_at_nothing() -> None:
    room = Room(Structure(blinds(20, 100)))
    room.step(steps.start)
    room.step(steps.pause_after)
    room.passes(minutes(30))

    assert _where(room) == (0, 0, False)
    assert _refused(room, PauseAfter(room.clock.line, room.now, 0)).code == "part_over"
    room.step(steps.pause_after, stops=False)
    room.passes(minutes(5))
    assert _where(room) == (0, 0, False), "nothing has run meanwhile"


def test_a_start_at_a_given_time_counts_down_and_starts_by_itself() -> None:
    room = Room(club())
    room.step(steps.start_at, room.now.utc + minutes(30))
    room.passes(minutes(10))
    assert _where(room) == (0, minutes(20), False)
    assert starts_in(room.clock, room.now) == minutes(20)

    room.passes(minutes(25))
    assert _where(room) == (0, minutes(15), True)
    assert starts_in(room.clock, room.now) == 0

    room.step(steps.pause)
    assert _where(room) == (0, minutes(15), False)
    assert room.clock.begun


def test_a_start_that_it_waits_for_can_be_taken_back() -> None:
    room = Room(club())
    room.step(steps.start_at, room.now.utc + minutes(30))
    room.step(steps.pause)
    room.passes(minutes(60))

    assert _where(room) == (0, minutes(20), False)
    assert not room.clock.begun


def test_after_the_last_level_the_time_runs_on_below_nothing() -> None:
    room = Room(Structure(blinds(20, 100, 200)))
    room.step(steps.start)
    room.passes(minutes(43))

    assert _where(room) == (1, -minutes(3), True)
    room.step(steps.pause)
    room.passes(minutes(3))
    room.step(steps.start)
    room.passes(minutes(1))
    assert _where(room) == (1, -minutes(4), True)


def test_what_the_clock_shows_is_kept_with_what_happens(room: Room) -> None:
    structure, clock = room.tournament.timed
    room.passes(minutes(36))

    kept = stamp(structure, clock, room.now)
    assert kept is not None
    assert (kept.level, kept.left, kept.play, kept.running) == (2, minutes(14), False, True)
    assert stamp(None, None, room.now) is None


def test_a_bust_that_leaves_one_player_can_stop_the_clock(room: Room) -> None:
    structure, clock = room.tournament.timed
    now = stopped(structure, clock, room.now, "winner", Seq(9), "2")

    assert now == Clock(Seq(9), 0, minutes(15), room.now, begun=True, desk="2", stop="winner", ran=True)


def test_a_schedule_ends_with_play() -> None:
    with pytest.raises(Impossible, match="structure_last"):
        Room(Structure((*blinds(20, 100), Break(10))))
