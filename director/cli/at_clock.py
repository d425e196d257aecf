"""A step of the clock where the program finds the rest: where the clock is now, and at which moment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Literal

from director.cli.ready import ReadyMade
from director.domain.action import Action
from director.domain.moments import Moment
from director.domain.people import Person
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament

if TYPE_CHECKING:
    from director.desk.venue import Venue
    from director.domain.journal import Journal
    from director.views.clock_line import Turn

Step = Literal[
    "start", "pause", "start_at", "pause_after", "go_on_after", "forward", "back", "break", "level", "left",
    "add", "hand", "keep", "set_back", "change_back", "longer",
]  # fmt: skip


class TurnClock(ReadyMade, frozen=True):
    """A step of the clock: start, pause, go forward or back, to a break or a level, set or add time.

    `hand` counts two minutes off for a hand while play goes hand for hand; `longer` adds three levels.
    """

    step: Step
    time: str = ""
    """15:00 with left; +5 or -1:30 with add; 18:00, by the clock of the place, with start_at."""
    level: int = 0
    """Which level, with level."""
    at: Moment | None = None
    """The moment of the decision as the computer read it; now where it is left out."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The step as of that moment."""
        from director.views.clock_line import step_of

        now = self.at or venue.instant()
        now.check()
        tournament = journal.tournament
        return (step_of(self._turn(tournament, now))(tournament, now),)

    def _turn(self, tournament: Tournament, now: Moment) -> Turn:
        from director.views.clock_line import Turn, read_added, read_time, read_wall

        structure, _clock = tournament.timed
        if self.step == "level":
            return Turn("part", structure.part_of(self.level))
        if self.step not in ("left", "add", "start_at"):
            return Turn(self.step)
        if self.step == "left":
            value = read_time(self.time)
        elif self.step == "add":
            value = read_added(self.time)
        else:
            value = read_wall(self.time, tournament.setup.zone, now)
        if value is None:
            raise Impossible("clock_time", value=self.time)
        return Turn(self.step, value)
