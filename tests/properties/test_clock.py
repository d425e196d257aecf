"""Laws of the clock: twelve hours with steps from two desks, whatever time does to them."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st

from director.domain.action import Action
from director.domain.ids import Seq
from director.domain.journal import Journal
from director.domain.moments import SECOND, Moment
from director.domain.refusal import Impossible
from director.domain.structure import Break, DayEnd, Level, Part, Structure
from director.domain.timing import SetClock
from director.domain.tournament import Tournament
from director.rules import clock_steps as steps
from director.rules.clock import Face, clock_face
from director.rules.undoing import step_back, step_forward, undo
from tests.helpers.clock_room import Computer, Room

HOURS: Final = 12
MOST_OFF: Final = 50
"""Milliseconds that a face may be off."""

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


class _Sum:
    """The clock by plain arithmetic. It knows true time only, and nothing of walls, starts and lines."""

    def __init__(self, structure: Structure) -> None:
        self.parts = structure.parts
        self.last = len(self.parts) - 1
        self.part, self.left, self.running = 0, structure.parts[0].length, False
        self.stops = False

    def passes(self, ms: int) -> None:
        while self.running and self.part < self.last and ms >= self.left:
            ms -= self.left
            self._over()
        if self.running and self.stops and self.part == self.last and ms >= self.left:
            self.left, self.running = 0, False
        if self.running:
            self.left -= ms

    def _over(self) -> None:
        stops = self.stops
        self._begin(self.part + 1)
        self.running = self.running and not stops

    def _begin(self, part: int) -> None:
        self.part, self.left, self.stops = part, self.parts[part].length, False
        self.running = self.running and not self._overnight

    @property
    def _overnight(self) -> bool:
        return isinstance(self.parts[self.part], DayEnd)

    def does(self, what: str, ms: int) -> None:
        match what:
            case "start" if not self.running:
                if self._overnight:
                    self._begin(self.part + 1)
                self.running = True
            case "pause":
                self.running = False
            case "forward" if self.part < self.last:
                self._begin(self.part + 1)
            case "back":
                self._begin(max(0, self.part - 1))
            case "jump":
                self._begin(abs(ms) % len(self.parts))
            case "add" if not self._overnight:
                self.left = max(0, self.left) + ms if ms > 0 else max(min(0, self.left), self.left + ms)
            case "set" if not self._overnight:
                self.left = abs(ms)
            case "stop" if not (self.part == self.last and self.left <= 0):
                self.stops = True
        self.passes(0)


class _Evening:
    """A room, and beside it what plain arithmetic makes of the same steps at the same times."""

    def __init__(self, structure: Structure) -> None:
        self.structure = structure
        self.room = Room(structure)
        self.true = 0
        self.done: list[tuple[int, str, int, Seq]] = []
        """When, what, how much, and the line that says it."""
        self.undone: list[tuple[int, str, int, Seq]] = []

    def does(self, what: str, ms: int) -> None:
        before = self.room.journal.seq
        with suppress(Impossible):
            self.room.step(lambda tournament, now: _step(what, tournament, now, ms))
        if self.room.journal.seq > before:
            action = self.room.journal.lines[-1].action
            told = action.by if isinstance(action, SetClock) and what == "add" else ms
            self.done.append((self.true, what, told, self.room.journal.seq))
            self.undone.clear()

    def goes_back(self) -> None:
        if self.done:
            self.room.do(step_back(self.room.journal, self.room.now))
            self.undone.append(self.done.pop())

    def takes_back(self, place: int) -> None:
        """Any earlier step, whatever was done since."""
        if self.done:
            *_, line = self.done.pop(place % len(self.done))
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
        sum_, at = _Sum(self.structure), 0
        for when, what, ms, _ in self.done:
            sum_.passes(when - at)
            sum_.does(what, ms)
            at = when
        sum_.passes(self.true - at)
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


def _step(what: str, tournament: Tournament, now: Moment, ms: int) -> Action:
    match what:
        case "add":
            return steps.add(tournament, now, ms)
        case "set":
            return steps.set_left(tournament, now, abs(ms))
        case "jump":
            return steps.jump(tournament, now, abs(ms) % len(tournament.timed[0].parts))
    plain: dict[str, Callable[[Tournament, Moment], Action]] = {
        "start": steps.start,
        "pause": steps.pause,
        "forward": steps.forward,
        "back": steps.back,
        "stop": steps.pause_after,
    }
    return plain[what](tournament, now)


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
    room = Room(_schedule(parts))
    one, other = room.computer, Computer("b", room.computer.utc)
    other.up = 7_777_777
    for turn, (what, ms) in enumerate([("start", 0), *events]):
        room.computer = one if (turn + turns) % 3 else other
        if what in ("pass", "sleep"):
            one.passes(ms)
            other.sleeps(ms) if what == "sleep" else other.passes(ms)
        else:
            with suppress(Impossible):
                room.step(lambda tournament, now, what=what, ms=ms: _step(what, tournament, now, ms))
        shown = {_shown(clock_face(room.tournament, computer.now())) for computer in (one, other)}
        assert len(shown) == 1
