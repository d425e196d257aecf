"""Next steps done from the command line: moves that even tables out, one, some or all."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from director.cli.ready import ReadyMade
from director.domain.action import Action
from director.domain.journal import Journal
from director.domain.people import Person
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat

if TYPE_CHECKING:
    from director.desk.venue import Venue
    from director.rules.floor.next_steps import NextSteps
    from director.rules.floor.steps import Step


class Balance(ReadyMade, frozen=True):
    """Moves that even the tables out, as `director show FILE next-steps` lists them: all, or those named."""

    steps: tuple[int, ...] = ()
    """Numbers of the list; none for all moves."""
    seen: int = 0
    """The journal's last line when the list was read; what became stale since is refused. 0 for as it is."""
    chair: TableSeat | None = None
    """Where a high card decides who moves: the seat that had it."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The moves, all of them as one."""
        from director.desk.next_steps import step_actions
        from director.rules.floor.steps import MoveDue

        listed = _listed(venue, journal, self.seen)
        chosen = [_numbered(listed, number) for number in self.steps] or list(listed.moves)
        if not chosen:
            raise Impossible("nothing_to_do")
        if not all(isinstance(step, MoveDue) for step in chosen):
            raise Impossible("step_by_hand")
        return step_actions(venue, journal, chosen, self.chair)


class DoStep(ReadyMade, frozen=True):
    """One step of the list that needs nothing more: a break, a redraw, the final table, seats, a move."""

    step: int = 1
    """Its number in the list."""
    seen: int = 0
    """The journal's last line when the list was read; what became stale since is refused. 0 for as it is."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """What the step comes to."""
        from director.desk.next_steps import step_actions

        listed = _listed(venue, journal, self.seen)
        return step_actions(venue, journal, [_numbered(listed, self.step)])


def _listed(venue: Venue, journal: Journal, seen: int) -> NextSteps:
    """The list as it was read."""
    from director.rules.floor.next_steps import next_steps

    if seen and seen != journal.seq:
        _ = journal.line(seen)
        journal = Journal.of(journal.tournament.id, journal.lines[:seen])
    return next_steps(journal.tournament, venue.instant())


def _numbered(listed: NextSteps, number: int) -> Step:
    if not 1 <= number <= len(listed.steps):
        raise Impossible("no_such_step", value=number, most=len(listed.steps))
    return listed.steps[number - 1]
