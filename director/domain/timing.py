"""Decisions about the clock. Each carries where it set it, so that nothing later moves what was shown.

`after` in each names the line that set the clock before, or its structure: a step that was meant for another
state of the clock is refused instead of undoing what another desk has just done.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.clock import Clock, Stamp, Stop, has_run, position, running_for, told_at, unanswered
from director.domain.ids import Seq
from director.domain.line import Line
from director.domain.moments import LATEST, MINUTE, Moment
from director.domain.plan import MOST_LEVEL
from director.domain.refusal import Impossible
from director.domain.structure import MOST_MINUTES, DayEnd, Structure
from director.domain.tournament import Tournament

LONGEST: Final = MOST_MINUTES * MINUTE
"""The most that may be left of a part."""
LONGEST_OVER: Final = LATEST
"""The most that the last level may be over, or that is set back at once: clocks are forgotten for weeks."""

How = Literal[
    "forward", "back", "break", "part", "left", "add", "hand", "kept", "set_back", "change", "resume", "undo"
]
"""What was done: a part on, a part back, to the next break, to some part, the remaining time set, time added
or taken, a hand counted off while play goes hand for hand, the time counted through a sleep or a restart kept
or set back, an automatic change taken back, the clock let go on when the last bust was undone, an earlier
step taken back."""


class PutsClock(msgspec.Struct, frozen=True):
    """What a step that puts the clock somewhere says first: upon which state, when, and where it is then."""

    after: Seq
    """The line that set the clock before."""
    at: Moment
    """When that was decided, by the clocks of the computer that did it."""
    part: int
    left: int
    """Milliseconds left of the part from then on."""


class StartClock(PutsClock, Action, frozen=True):
    """The clock starts, or goes on after a pause or overnight."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """It runs from there."""
        structure, clock = _clock(tournament, self.after)
        if position(structure, clock, self.at).running:
            raise Impossible("clock_runs")
        check_place(structure, self.at, self.part, self.left)
        if isinstance(structure.parts[self.part], DayEnd):
            raise Impossible("day_is_over")
        return _set(tournament, line, self, running=True)


class PauseClock(PutsClock, Action, frozen=True):
    """The clock stops where it is."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """It stands there; a start that it waited for is off."""
        structure, clock = _clock(tournament, self.after)
        if not position(structure, clock, self.at).running and not clock.starts:
            raise Impossible("clock_stands")
        check_place(structure, self.at, self.part, self.left)
        return _set(tournament, line, self, running=False)


class SetClock(PutsClock, Action, frozen=True):
    """The clock is put somewhere else: another part, another remaining time, as an answer or a correction."""

    version = 2

    running: bool
    how: How
    by: int = 0
    """Milliseconds added; with a minus sign, taken or set back."""
    starts: int = 0
    """When it starts by itself, UTC milliseconds; 0 for not at all."""
    pause_after: bool = False
    """It stops after this part."""
    undoes: Seq = Seq(0)
    """The line that this takes back; 0 for none."""
    begun: bool | None = None
    """Whether it has run before, when that is put right too; null leaves it as it is."""
    slept: int = 0
    """How long the computer slept while it ran, when nobody answers for it: the answer was taken back."""
    restarted: bool = False
    """The same for a computer that was started anew."""
    over: bool = False
    """The event is over and the clock stands for that: what had let it go on was taken back."""

    @property
    def takes_back(self) -> int:
        """The line that this one takes back."""
        return self.undoes

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """It is there."""
        structure, _ = _clock(tournament, self.after)
        check_place(structure, self.at, self.part, self.left)
        if self.running and isinstance(structure.parts[self.part], DayEnd):
            raise Impossible("day_is_over")
        if self.starts and (self.running or not self.at.utc <= self.starts <= LATEST):
            raise Impossible("start_time")
        if abs(self.by) > LONGEST_OVER:
            raise Impossible("clock_left", value=self.by)
        if not 0 <= self.slept <= LATEST:
            raise Impossible("moment")
        return _set(
            tournament,
            line,
            self,
            running=self.running,
            starts=self.starts,
            pause_after=self.part if self.pause_after else None,
        )


class PauseAfter(Action, frozen=True):
    """The clock stops when this part is over; the next one waits in full."""

    after: Seq
    """The line that set the clock before."""
    at: Moment
    """When that was decided, by the clocks of the computer that did it."""
    part: int
    """The part that the clock is in then."""
    stops: bool = True
    """False takes it back."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Remember it; the time goes on untouched."""
        structure, clock = _clock(tournament, self.after)
        self.at.check()
        part, left, running = position(structure, clock, self.at)
        if part != self.part or (part == len(structure.parts) - 1 and left <= 0 and self.stops):
            raise Impossible("part_over")
        if self.stops is (clock.pause_after == part):
            raise Impossible("pause_known")
        after = part if self.stops else None
        if running or running_for(clock, self.at) is None:
            # Told as of now: if the computer is started anew, its wall counts from here and not from before.
            told = told_at(structure, clock, self.at)
            return replace(tournament, clock=replace(told, line=line.seq, pause_after=after))
        # It has stopped by itself meanwhile, and shall not run on from before.
        slept, restarted = unanswered(structure, clock, self.at)
        stands = Clock(
            line.seq,
            part,
            left,
            self.at,
            pause_after=after,
            begun=True,
            desk=line.desk,
            slept=slept,
            restarted=restarted,
        )
        return replace(tournament, clock=stands)


class StartAt(PutsClock, Action, frozen=True):
    """The clock starts by itself at a given time, and counts down to it."""

    starts: int
    """When it starts, UTC milliseconds."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """It waits."""
        structure, clock = _clock(tournament, self.after)
        if position(structure, clock, self.at).running:
            raise Impossible("clock_runs")
        check_place(structure, self.at, self.part, self.left)
        if isinstance(structure.parts[self.part], DayEnd):
            raise Impossible("day_is_over")
        if not self.at.utc < self.starts <= LATEST:
            raise Impossible("start_time")
        return _set(tournament, line, self, running=False, starts=self.starts)


CLOCK_STEPS: Final = (StartClock, PauseClock, SetClock, PauseAfter, StartAt)
"""Steps of the clock. They are not undone: time has passed since. Another step takes them back."""


def _clock(tournament: Tournament, after: Seq) -> tuple[Structure, Clock]:
    """Structure and clock, as the step knew them. Raises Impossible otherwise."""
    structure, clock = tournament.timed
    if not clock.set_by(after):
        raise Impossible("clock_changed", line=clock.line)
    return structure, clock


def check_place(structure: Structure, at: Moment, part: int, left: int) -> None:
    """Raise Impossible unless the clock can stand there, and some computer can have said when."""
    at.check()
    if not 0 <= part < len(structure.parts):
        raise Impossible("no_part", row=part + 1, most=len(structure.parts))
    least = -LONGEST_OVER if part == len(structure.parts) - 1 else 0
    if not least <= left <= LONGEST:
        raise Impossible("clock_left", value=left)
    if left and isinstance(structure.parts[part], DayEnd):
        raise Impossible("day_is_over")


def check_stamp(stamp: Stamp) -> None:
    """Raise Impossible for a level or a remaining time that no clock shows."""
    if not (1 <= stamp.level <= MOST_LEVEL and -LONGEST_OVER <= stamp.left <= LONGEST):
        raise Impossible("stamp", level=stamp.level)


def _set(
    tournament: Tournament,
    line: Line,
    step: PutsClock,
    *,
    running: bool,
    starts: int = 0,
    pause_after: int | None = None,
) -> Tournament:
    structure, before = tournament.timed
    if not isinstance(step, SetClock) and before.pause_after == step.part:
        pause_after = step.part
    begun = has_run(before, step.at)
    if isinstance(step, SetClock) and step.begun is not None:
        begun = step.begun
    if isinstance(step, SetClock) and step.how not in ("add", "hand"):
        slept, restarted = step.slept, step.restarted
    else:
        slept, restarted = unanswered(structure, before, step.at)
    now = Clock(
        line.seq,
        step.part,
        step.left,
        step.at,
        running,
        starts,
        pause_after,
        running or begun,
        line.desk,
        *_ended(before, step),
        slept=slept,
        restarted=restarted,
    )
    return replace(tournament, clock=now)


def _ended(before: Clock, step: PutsClock) -> tuple[Stop, bool]:
    """Whether the clock stands after this as the event is over, and ran until then."""
    if not isinstance(step, SetClock):
        return "", False
    stands = step.over if step.how == "undo" else bool(before.stop) and step.how != "resume"
    return ("winner", before.ran) if stands and not step.running else ("", False)
