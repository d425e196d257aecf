"""The clock by plain arithmetic, to measure the real one by: true time only, no walls, no lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from director.domain.action import Action
from director.domain.busts import EndPlay
from director.domain.moments import Moment
from director.domain.scheduling import Keep
from director.domain.structure import DayEnd, Level, Part, Structure
from director.domain.tournament import Tournament
from director.rules import clock_steps as steps

Parts = tuple[Part, ...]


class Step(NamedTuple):
    """What somebody did to the clock."""

    at: int
    """True time, in milliseconds since the evening began."""
    what: str
    ms: int = 0
    """How much; where to, for a jump; which line, for an end and its undo."""
    parts: Parts = ()
    """The schedule as it is edited."""
    keep: Keep = "elapsed"


class NoSuchStepError(Exception):
    """It cannot be done now."""


class Sum:
    """Where the clock is, step after step."""

    def __init__(self, parts: Parts) -> None:
        self.parts, self.part, self.left = parts, 0, parts[0].length
        self.running = self.stops = self.has_run = False
        self.stands = self.ran = False
        """The clock stands as the event is over, and ran until then."""
        self.over: int | None = None
        """The line by which the event has its winner."""
        self.starts: int | None = None
        self.now = 0

    @property
    def shown(self) -> tuple[int, int, bool, bool, int]:
        """Part, what is left of it, whether it runs, and stops after it, and how long until it starts."""
        waits = 0 if self.starts is None else self.starts - self.now
        return self.part, self.left, self.running, self.stops, waits

    @property
    def last(self) -> int:
        return len(self.parts) - 1

    @property
    def overnight(self) -> bool:
        return isinstance(self.parts[self.part], DayEnd)

    def goes_to(self, at: int) -> None:
        """Time passes."""
        if self.starts is not None and self.starts <= at:
            self.now, self.starts = self.starts, None
            self.running, self.has_run = not self.overnight, True
        while self.running and at - self.now >= self.left and (self.part < self.last or self.stops):
            self.now += max(0, self.left)
            stops = self.stops
            if self.part == self.last:
                self.left, self.running = 0, False
            else:
                self._begins(self.part + 1)
                if stops:
                    self.running = False
        if self.running:
            self.left -= at - self.now
        self.now = at

    def does(self, step: Step) -> None:
        """Somebody does this. Raises NoSuchStepError where it cannot be done."""
        self.goes_to(step.at)
        getattr(self, f"_{step.what}")(step)
        self.goes_to(step.at)

    def does_all(self, done: list[Step], until: int) -> None:
        """All of these; what means nothing where the clock is then is left out."""
        for step in done:
            try:
                self.does(step)
            except NoSuchStepError:
                self.goes_to(step.at)
        self.goes_to(until)

    def may_become(self, parts: Parts) -> bool:
        """Whether this schedule leaves alone what was played."""
        if not self.has_run:
            return True
        if self.part >= len(parts) or self.parts[: self.part] != parts[: self.part]:
            return False
        return type(self.parts[self.part]) is type(parts[self.part])

    def _begins(self, part: int) -> None:
        self.part, self.left, self.stops = part, self.parts[part].length, False
        self.running = self.running and not self.overnight

    def _next_day(self) -> None:
        over = self.overnight or (self.stops and self.left <= 0)
        if self.running or (over and self.part == self.last):
            raise NoSuchStepError
        if self.overnight:
            self._begins(self.part + 1)

    def _end(self, step: Step) -> None:
        if self.over is not None:
            raise NoSuchStepError
        self.over, self.stands, self.ran = step.ms, True, self.running
        self.running, self.starts = False, None

    def _let_go(self, step: Step) -> None:
        """This end was undone."""
        if self.over != step.ms:
            raise NoSuchStepError
        if self.stands:
            self.running = self.ran and not self.overnight
        self.over, self.stands = None, False

    def _start(self, _: Step) -> None:
        self._next_day()
        self.stands = False
        self.running = self.has_run = True
        self.starts = None

    def _start_at(self, step: Step) -> None:
        self._next_day()
        self.stands = False
        self.starts = step.at + step.ms

    def _pause(self, _: Step) -> None:
        if not self.running and self.starts is None:
            raise NoSuchStepError
        self.running, self.starts = False, None

    def _forward(self, _: Step) -> None:
        if self.part == self.last:
            raise NoSuchStepError
        self._begins(self.part + 1)

    def _back(self, _: Step) -> None:
        self._begins(max(0, self.part - 1))

    def _break(self, _: Step) -> None:
        later = range(self.part + 1, len(self.parts))
        part = next((part for part in later if not isinstance(self.parts[part], Level)), None)
        if part is None:
            raise NoSuchStepError
        self._begins(part)

    def _jump(self, step: Step) -> None:
        if step.ms > self.last:
            raise NoSuchStepError
        self._begins(step.ms)

    def _set(self, step: Step) -> None:
        if self.overnight:
            raise NoSuchStepError
        self.left = step.ms

    def _add(self, step: Step) -> None:
        if self.overnight or (step.ms <= 0 and self.left <= 0):
            raise NoSuchStepError
        self.left = max(0, max(0, self.left) + step.ms)

    def _stop(self, _: Step) -> None:
        if self.stops or (self.part == self.last and self.left <= 0):
            raise NoSuchStepError
        self.stops = True

    def _go_on(self, _: Step) -> None:
        if not self.stops:
            raise NoSuchStepError
        self.stops = False

    def _edit(self, step: Step) -> None:
        """Where the schedule cannot become this, no more is left of the part than there is of it."""
        kept, was = self.may_become(step.parts), self.parts[self.part]
        self.parts = step.parts
        if self.part > self.last:
            self._begins(0 if kept else self.last)
            self.left = self.left if kept else 0
        elif not kept:
            self.left = min(self.left, self.parts[self.part].length)
        else:
            self._lasts(was, self.parts[self.part], step.keep)
        if self.part < self.last or self.overnight:
            self.left = max(0, self.left)
        self.running = self.running and not self.overnight

    def _lasts(self, was: Part, now: Part, keep: Keep) -> None:
        if not self.has_run and (type(was) is not type(now) or self.left == was.length):
            self.left = now.length
        elif keep == "elapsed" and self.left >= 0:
            self.left = max(0, self.left + now.length - was.length)


def action_of(step: Step, tournament: Tournament, now: Moment) -> Action:
    """The decision that the step comes to."""
    plain: dict[str, Callable[[Tournament, Moment], Action]] = {
        "start": steps.start,
        "pause": steps.pause,
        "forward": steps.forward,
        "back": steps.back,
        "break": steps.to_break,
        "stop": steps.pause_after,
    }
    match step.what:
        case "jump":
            return steps.jump(tournament, now, step.ms)
        case "set":
            return steps.set_left(tournament, now, step.ms)
        case "add":
            return steps.add(tournament, now, step.ms)
        case "go_on":
            return steps.pause_after(tournament, now, stops=False)
        case "start_at":
            return steps.start_at(tournament, now, now.utc + step.ms)
        case "end":
            return EndPlay(now)
        case "edit":
            return steps.set_structure(tournament, now, Structure(step.parts), step.keep)
    return plain[step.what](tournament, now)
