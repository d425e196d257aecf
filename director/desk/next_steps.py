"""Next steps done from their list. A proposal that is out of date is refused whole."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from director.desk.closing import breaking, final_table, redrawing
from director.desk.drawing import alternates_seated
from director.domain.action import Action
from director.domain.busts import EndPlay
from director.domain.line import unwritten
from director.domain.refusal import Impossible
from director.domain.seating import Move, MoveReason
from director.domain.seats import TableSeat
from director.domain.setup import CloseTable
from director.domain.tournament import Tournament
from director.rules.floor.hand_for_hand import propose_end, propose_start
from director.rules.floor.next_steps import next_steps
from director.rules.floor.steps import (
    BreakDue,
    FinalTable,
    HandForHandDue,
    HandForHandOver,
    HasWinner,
    MoveDue,
    RedrawDue,
    SeatsForAlternates,
    Step,
)

if TYPE_CHECKING:
    from director.desk.desk import Changed, Desk
    from director.desk.venue import Venue
    from director.domain.journal import Journal


def confirm(
    desk: Desk,
    steps: Sequence[Step],
    chair: TableSeat | None = None,
    reason: str = "",
    *,
    overrule: bool = False,
    uid: str = "",
) -> Changed:
    """Do these steps as one, each as it was shown: several moves, or one of another kind.

    `chair` is where he sits whose card was the highest, where a card decides. Raises Impossible
    `step_stale` with why, and then nothing is done; Refused where the rules object.
    """
    wanted = tuple(steps)
    return desk.write(
        lambda journal, _people: step_actions(desk.venue, journal, wanted, chair),
        reason,
        overrule=overrule,
        uid=uid,
    )


def step_actions(
    venue: Venue, journal: Journal, steps: Sequence[Step], chair: TableSeat | None = None
) -> list[Action]:
    """The decisions that these steps come to. Raises Impossible."""
    tournament, now = journal.tournament, venue.instant()
    due = next_steps(tournament, now)
    for step in steps:
        if due.find(step) is None:
            raise Impossible("step_stale", why=_why_stale(tournament, step))
    moves = [step for step in steps if isinstance(step, MoveDue)]
    if len(moves) == len(steps):
        return [_move(tournament, step, chair) for step in moves]
    if len(steps) > 1:
        raise Impossible("steps_together")
    return _alone(venue, journal, steps[0])


def _alone(venue: Venue, journal: Journal, step: Step) -> list[Action]:
    match step:
        case HasWinner():
            return [EndPlay(venue.instant())]
        case FinalTable():
            return [final_table(journal, venue.key(), step.table)]
        case RedrawDue():
            return [redrawing(journal, step.tables, venue.key())]
        case BreakDue(players=0):
            return [CloseTable(step.table)]
        case BreakDue():
            return [breaking(journal, step.table, venue.key())]
        case HandForHandDue():
            return [propose_start(journal.tournament, venue.instant())]
        case HandForHandOver():
            return [propose_end(journal.tournament, venue.instant())]
        case SeatsForAlternates():
            return list(alternates_seated(journal, venue.key, len(step.entries)))
        case _:
            raise Impossible("step_by_hand")


def _move(tournament: Tournament, step: MoveDue, chair: TableSeat | None) -> Move:
    if not step.by_card:
        return Move(step.entry, step.source, step.target, MoveReason.BALANCE)
    if chair is None:
        raise Impossible("step_by_card", table=step.source.table)
    if chair.table != step.source.table:
        raise Impossible("step_other_table", seat=chair)
    return Move(tournament.seating.held(chair), chair, step.target, MoveReason.BALANCE)


def _why_stale(tournament: Tournament, step: Step) -> Impossible:
    """What came between: the player left or moved, the seat was taken, or the tables changed."""
    if isinstance(step, MoveDue) and not step.by_card:
        try:
            move = Move(step.entry, step.source, step.target)
            move.apply(tournament, unwritten(move))
        except Impossible as reason:
            return reason
    return Impossible("room_changed")
