"""Laws of the clock: twelve hours with steps from two desks, whatever time does to them."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from director.domain.ids import Seq
from director.domain.journal import Journal
from director.domain.moments import SECOND
from director.domain.refusal import Impossible
from director.domain.structure import Break, DayEnd, Level, Part, Structure
from director.domain.timing import SetClock
from director.rules.clock import Face, clock_face
from director.rules.undoing import step_back, step_forward, undo
from tests.helpers.clock_evening import Evening
from tests.helpers.clock_room import Computer, Room
from tests.helpers.clock_sum import Step, Sum, action_of

HOURS: Final = 12
MOST_OFF: Final = 50
"""Milliseconds that a face may be off."""
SAMPLE: Final = range(200)

_lengths = st.integers(1, 60)
_parts = st.lists(
    st.one_of(
        st.builds(Level, _lengths, st.just(50), st.just(100)),
        st.builds(Level, _lengths, st.just(100), st.just(200)),
        st.builds(Break, _lengths),
        st.just(DayEnd()),
    ),
    min_size=1,
    max_size=14,
)


def _schedule(parts: list[Part]) -> Structure:
    """The same without what cannot be: it begins and ends with a level, and no day ends twice."""
    kept: list[Part] = [Level(10, 25, 50)]
    for part in parts:
        if not (isinstance(part, DayEnd) and isinstance(kept[-1], DayEnd)):
            kept.append(part)
    return Structure((*kept, Level(10, 500, 1000)))


class _Evening:
    """A room, and beside it what plain arithmetic makes of the same steps at the same times."""

    def __init__(self, structure: Structure) -> None:
        self.structure = structure
        self.room = Room(structure)
        self.true = 0
        self.done: list[tuple[Step, Seq]] = []
        """Each with the line that says it."""
        self.undone: list[tuple[Step, Seq]] = []

    def does(self, what: str, ms: int) -> None:
        step = _step(what, ms, len(self.structure.parts), self.true)
        with suppress(Impossible):
            line = self.room.step(partial(action_of, step))
            action = self.room.journal.lines[-1].action
            if isinstance(action, SetClock) and what == "add":
                step = step._replace(ms=action.by)
            self.done.append((step, line))
            self.undone.clear()

    def goes_back(self) -> None:
        if self.done:
            self.room.do(step_back(self.room.journal, self.room.now))
            self.undone.append(self.done.pop())

    def takes_back(self, place: int) -> None:
        """Any earlier step, whatever was done since."""
        if self.done:
            _, line = self.done.pop(place % len(self.done))
            self.room.do(undo(self.room.journal, line, 0, self.room.now))
            self.undone.clear()

    def comes_again(self) -> None:
        if self.undone:
            self.room.do(step_forward(self.room.journal, self.room.now))
            self.done.append(self.undone.pop())

    def passes(self, ms: int, kind: str) -> None:
        self.true += ms
        if kind == "sleep":
            self.room.computer.sleeps(ms)
        else:
            self.room.passes(ms)

    def check(self) -> None:
        sum_ = Sum(self.structure.parts)
        sum_.does_all([step for step, _ in self.done], self.true)
        again = Journal.of(self.room.journal.tournament.id, self.room.journal.lines)
        faces = [
            clock_face(tournament, self.room.now, desk)
            for tournament in (self.room.tournament, again.tournament)
            for desk in ("1", "2")
        ]
        shown = {_shown(face) for face in faces}
        assert len(shown) == 1, "all screens show the same"
        part, left, running = shown.pop()
        assert (part, running) == (sum_.part, sum_.running)
        assert abs(left - sum_.left) <= MOST_OFF


def _shown(face: Face | None) -> tuple[int, int, bool]:
    assert face is not None
    return face.part, face.left - face.over, face.running


def _step(what: str, ms: int, parts: int, at: int = 0) -> Step:
    match what:
        case "set":
            return Step(at, what, abs(ms))
        case "jump":
            return Step(at, what, abs(ms) % parts)
    return Step(at, what, ms)


_steps = st.tuples(
    st.sampled_from(["start", "start", "pause", "forward", "back", "jump", "jump", "add", "set", "stop"]),
    st.integers(-20 * 60 * SECOND, 20 * 60 * SECOND),
)
_time = st.tuples(st.sampled_from(["pass", "pass", "sleep"]), st.integers(0, 50 * 60 * SECOND))
_wall = st.tuples(st.just("wall"), st.integers(-3 * 3600 * SECOND, 3 * 3600 * SECOND))
_undo = st.tuples(st.sampled_from(["undo", "redo"]), st.just(0))
_earlier = st.tuples(st.just("earlier"), st.integers(0, 30))
_desk = st.tuples(st.sampled_from(["desk 1", "desk 2"]), st.just(0))


@given(
    _parts, st.lists(st.one_of(_steps, _time, _time, _wall, _undo, _earlier, _earlier, _desk), max_size=60)
)
@settings(max_examples=400, deadline=None)
def test_twelve_hours_with_steps_from_two_desks(parts: list[Part], events: list[tuple[str, int]]) -> None:
    """Whatever is done where, whoever sets the wall clock, and however long the computer sleeps."""
    evening = _Evening(_schedule(parts))
    for what, ms in [("start", 0), *events]:
        match what:
            case "pass" | "sleep":
                evening.passes(min(ms, max(0, HOURS * 3600 * SECOND - evening.true)), what)
            case "wall":
                evening.room.computer.is_set(ms)
            case "undo":
                evening.goes_back()
            case "redo":
                evening.comes_again()
            case "earlier":
                evening.takes_back(ms)
            case "desk 1" | "desk 2":
                evening.room.desk = what[-1]
            case _:
                evening.does(what, ms)
        evening.check()
    evening.passes(max(0, HOURS * 3600 * SECOND - evening.true), "pass")
    evening.check()


@given(_parts, st.lists(st.one_of(_steps, _time), max_size=40), st.integers(0, 3))
@settings(max_examples=60, deadline=None)
def test_two_computers_with_the_same_wall_show_the_same(
    parts: list[Part], events: list[tuple[str, int]], turns: int
) -> None:
    """Each goes by its own time since its start, and by the wall for what the other one did."""
    structure = _schedule(parts)
    room = Room(structure)
    one, other = room.computer, Computer("b", room.computer.utc)
    other.up = 7_777_777
    for turn, (what, ms) in enumerate([("start", 0), *events]):
        room.computer = one if (turn + turns) % 3 else other
        if what in ("pass", "sleep"):
            one.passes(ms)
            other.sleeps(ms) if what == "sleep" else other.passes(ms)
        else:
            with suppress(Impossible):
                room.step(partial(action_of, _step(what, ms, len(structure.parts))))
        shown = {_shown(clock_face(room.tournament, computer.now())) for computer in (one, other)}
        assert len(shown) == 1


@pytest.mark.parametrize("number", SAMPLE)
def test_an_evening_with_any_line_taken_back_and_done_again(number: int) -> None:
    """Schedules edited, starts waited for, undo and redo of whatever line: to the millisecond."""
    Evening(f"evening/{number}").whole()


@pytest.mark.heavy
def test_twenty_thousand_evenings() -> None:
    for number in range(20_000):
        Evening(f"evening/{number}").whole()
