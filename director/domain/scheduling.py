"""Decisions about the level schedule and the chips that are used."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.chip_case import ChipCase
from director.domain.clock import Clock, has_run, starts_in, unanswered
from director.domain.ids import Seq
from director.domain.line import Line
from director.domain.moments import Moment
from director.domain.refusal import Impossible
from director.domain.structure import Structure
from director.domain.timing import SetClock, check_place
from director.domain.tournament import Tournament

Keep = Literal["elapsed", "remaining"]
"""What stays of the current level when its length changes: the time played, or the time left."""


class SetStructure(Action, frozen=True):
    """The level schedule, first or anew. What was played stays as it was."""

    version = 2

    after: Seq
    """The line that set the clock or the structure before; 0 for none."""
    structure: Structure
    at: Moment
    """When, by the clocks of the computer that did it."""
    part: int = 0
    """Where the clock is then."""
    left: int = 0
    """Milliseconds left of that part from then on."""
    running: bool = False
    keep: Keep = "elapsed"
    """What was decided about the time of the current level."""
    undoes: Seq = Seq(0)
    """The line that this takes back; 0 for none."""
    clock: SetClock | None = None
    """All about the clock as it would be now without that line."""

    @property
    def takes_back(self) -> int:
        """The line that this one takes back."""
        return self.undoes

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """It is in force; the clock goes on in the part where it was."""
        _ = tournament.setup
        self.structure.check()
        clock = tournament.clock
        if self.after != 0 if clock is None else not clock.set_by(self.after):
            raise Impossible("clock_changed", line=0 if clock is None else clock.line)
        check_place(self.structure, self.at, self.part, self.left)
        if clock is None:
            now = Clock(line.seq, self.part, self.left, self.at, desk=line.desk)
        else:
            if has_run(clock, self.at):
                self._check_past(tournament.structure)
            if self.clock is not None:
                return self.clock.apply(replace(tournament, structure=self.structure), line)
            now = self.moved(tournament, line)
        return replace(tournament, structure=self.structure, clock=now)

    def _check_past(self, before: Structure | None) -> None:
        old = () if before is None else before.parts
        for row, (was, now) in enumerate(zip(old[: self.part], self.structure.parts, strict=False), 1):
            if was != now:
                raise Impossible("level_played", row=row)
        if self.part < len(old) and type(old[self.part]) is not type(self.structure.parts[self.part]):
            raise Impossible("level_played", row=self.part + 1)

    def moved(self, tournament: Tournament, line: Line) -> Clock:
        """The clock as it goes on in the new schedule, whatever of the old one was played."""
        before, clock = tournament.timed
        stops = clock.pause_after if clock.pause_after == self.part else None
        if starts_in(clock, self.at) and not self.running:
            # It waits for its start by the clock it was set on.
            return replace(clock, line=line.seq, part=self.part, left=self.left, pause_after=stops)
        slept, restarted = unanswered(before, clock, self.at)
        return Clock(
            line.seq,
            self.part,
            self.left,
            self.at,
            self.running,
            pause_after=stops,
            begun=has_run(clock, self.at),
            desk=line.desk,
            stop=clock.stop,
            ran=clock.ran,
            slept=slept,
            restarted=restarted,
        )


class SetChips(Action, frozen=True):
    """The chips of the event: values, colours, how many there are and how many a starting stack has."""

    case: ChipCase

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """They are known."""
        _ = tournament.setup
        self.case.check()
        return replace(tournament, case=self.case)
