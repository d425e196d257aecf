"""Evenings at random with the clock and its schedule, and beside them what plain arithmetic makes of them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from typing import Final

from msgspec.structs import replace

from director.desk.replay import Replay
from director.domain.action import Action
from director.domain.entries import Register
from director.domain.ids import PersonId, Seq
from director.domain.journal import Journal
from director.domain.moments import MINUTE, between
from director.domain.play import StartPlay
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables
from director.domain.structure import Break, DayEnd, Level, Part, Structure
from director.domain.timing import SetClock
from director.domain.undo import Undo
from director.rules.clock import clock_face
from director.rules.undoing import step_back, step_forward, undo
from tests.helpers.clock_room import Room
from tests.helpers.clock_sum import NoSuchStepError, Parts, Step, Sum, action_of

WHAT: Final = (
    "start", "start", "start", "pause", "forward", "back", "break", "jump", "set", "add", "stop", "go_on",
    "start_at", "edit", "edit", "edit", "end",
)  # fmt: skip
REFUSED: Final = frozenset({
    "nothing_to_undo", "nothing_to_redo", "already_undone", "no_line",
    "undo_blocked", "level_played",
})  # fmt: skip
"""Why a line may not be taken back: the last two where schedules stand in the way of each other."""


class EndStaysError(Exception):
    """The end of an event could not be undone."""


class Evening:
    """One evening; the key says which."""

    def __init__(self, key: str) -> None:
        self.chance = Random(key)
        self.parts = self._schedule()
        self.room = Room(Structure(self.parts))
        self.room.do(OpenTables((1,), 9))
        self.room.do(Register(PersonId(1), 100, 10, 10_000, TableSeat(1, 1)))
        self.first = self.room.do(StartPlay())
        """The last line that is left alone."""
        self.base, self.seen = 0, self.room.now
        """How long the evening had lasted when the clock was set last, and when that was."""
        self.forgotten = False
        """The last line did not write down when it was, or is undone as if it had never been."""
        self.steps: dict[Seq, Step] = {}
        self.backs: dict[Seq, Seq] = {}
        """A line that takes another back, and that line."""
        self.events = self.chance.randint(3, 40)

    @property
    def true(self) -> int:
        """How long the evening has lasted, in milliseconds, as well as anybody can know.

        Evenly while the computer is not started anew; across such a start the wall counts, from the last
        moment that was written down to the first.
        """
        return self.base + between(self.seen, self.room.now)

    def _written(self) -> None:
        self.forgotten = False
        self.base, self.seen = self.true, self.room.now

    def whole(self) -> None:
        """All of it, checked after every event."""
        for _ in range(self.events):
            self.room.desk = self.chance.choice("12")
            kind = self.chance.choice([self._passes, self._does, self._does, self._undoes])
            kind()
            self._check()
        replay = Replay(self.room.tournament.id)
        for line in self.room.journal.lines:
            replay.step(line)
        assert replay.state == self.room.tournament

    def _schedule(self) -> Parts:
        parts: list[Part] = [Level(self.chance.randint(1, 60), 25, 50)]
        parts += [self._part() for _ in range(self.chance.randint(0, 8))]
        parts.append(Level(20, 500, 1000))
        twice = (isinstance(one, DayEnd) and isinstance(two, DayEnd) for one, two in pairwise(parts))
        return self._schedule() if any(twice) else tuple(parts)

    def _part(self) -> Part:
        minutes = self.chance.randint(1, 60)
        kinds: list[Part] = [Level(minutes, 50, 100), Level(minutes, 100, 200), Break(minutes), DayEnd()]
        return self.chance.choice(kinds)

    def _sum(self) -> Sum:
        """What plain arithmetic makes of all that counts."""
        void: set[Seq] = set()
        for line in sorted(self.backs, reverse=True):
            if line not in void:
                void.add(self.backs[line])
        sum_ = Sum(self.parts)
        counts = [step for line, step in self.steps.items() if line not in void or step.what == "end"]
        sum_.does_all(counts, self.true)
        return sum_

    def _passes(self) -> None:
        ms = self.chance.choice([0, 500, self.chance.randint(0, 5000), self.chance.randint(0, 50 * MINUTE)])
        computer = self.room.computer
        kinds = [computer.sleeps, *[computer.passes] * 5, computer.starts_anew]
        kind = self.chance.choice(kinds)
        (computer.passes if self.forgotten else kind)(ms)
        if self.chance.random() < 0.1 and not self.forgotten:
            ms = self.chance.randint(-180 * MINUTE, 180 * MINUTE)
            computer.is_set(max(ms, self.seen.utc - computer.utc))  # no wall that is before what was written

    def _does(self) -> None:
        sum_ = self._sum()
        step = self._step(sum_)
        try:
            may = step.what != "edit" or sum_.may_become(step.parts)
            sum_.does(step)
        except NoSuchStepError:
            may = False
        try:
            line = self.room.do(action_of(step, self.room.tournament, self.room.now))
        except Impossible:
            if may:
                raise
            return
        assert may, f"{step} was not refused"
        action = self.room.journal.lines[-1].action
        if isinstance(action, SetClock) and action.how == "add":
            step = step._replace(ms=action.by)  # no more is taken than is left, and so much was said
        self.steps[line] = step._replace(ms=line) if step.what == "end" else step
        if step.what == "edit" and self.room.face.starts_in:
            self.forgotten = True
        else:
            self._written()

    def _step(self, sum_: Sum) -> Step:
        what = self.chance.choice(WHAT)
        within = {
            "jump": (0, sum_.last),
            "set": (0, 40 * MINUTE),
            "add": (-20 * MINUTE, 20 * MINUTE),
            "start_at": (1, 30 * MINUTE),
        }
        ms = self.chance.randint(*within.get(what, (0, 0)))
        if what != "edit":
            return Step(self.true, what, ms)
        return Step(
            self.true, what, 0, self._edited(sum_.parts), self.chance.choice(["elapsed", "remaining"])
        )

    def _edited(self, parts: Parts) -> Parts:
        """The same with one part changed, put in, taken out, or put in the place of another."""
        made, place = list(parts), self.chance.randrange(len(parts))
        match self.chance.choice(["long", "long", "long", "note", "in", "out", "other"]), made[place]:
            case "long", Level() as level:
                made[place] = replace(level, minutes=self.chance.randint(1, 60))
            case "long", Break() as pause:
                made[place] = replace(pause, minutes=self.chance.randint(1, 60))
            case "note", Level() as level:
                made[place] = replace(level, note=f"note {self.chance.randint(1, 99)}")
            case "in", _:
                made.insert(place + 1, self._part())
            case "out", _:
                del made[place]
            case _:
                made[place] = self._part()
        try:
            Structure(tuple(made)).check()
        except Impossible:
            return self._edited(parts)
        return tuple(made)

    def _undoes(self) -> None:
        """Undo, redo, or any line at all taken back, and what took one back as well."""
        journal, now = self.room.journal, self.room.now
        line = self.chance.randint(self.first + 1, journal.seq + 1)
        kinds: list[Callable[[], Action]] = [
            lambda: step_back(journal, now),
            lambda: step_forward(journal, now),
            lambda: undo(journal, line, 0, now),
        ]
        try:
            action = self.chance.choice(kinds)()
            back = action.line if isinstance(action, Undo) else Seq(action.takes_back)
            if back > self.first:
                self._goes_back(action, back)
        except Impossible as refused:
            if refused.code not in REFUSED:
                raise

    def _goes_back(self, action: Action, back: Seq) -> None:
        """An end stopped the clock, though it was undone later, and its undo let it go on."""
        end = back in self.steps and self.steps[back].what == "end"
        try:
            line = self.room.do(action)
        except Impossible as refused:
            if end and refused.code != "already_undone":
                raise EndStaysError from refused
            raise
        self.backs[line] = back
        if end:
            self.steps[line] = Step(self.true, "let_go", back)
        if isinstance(action, Undo) and action.clock is None and action.put is None:
            self.forgotten = True
        else:
            self._written()

    def _check(self) -> None:
        sum_, room = self._sum(), self.room
        again = Journal.of(room.tournament.id, room.journal.lines)
        for tournament in (room.tournament, again.tournament):
            assert tournament.timed[0].parts == sum_.parts
            for desk in "12":
                face = clock_face(tournament, room.now, desk)
                assert face is not None
                left = face.left - face.over
                shown = (face.part, left, face.running, face.pause_after, face.starts_in)
                assert shown == sum_.shown
                assert (face.state == "finished", tournament.winner is not None) == (
                    sum_.stands,
                    sum_.over is not None,
                )
