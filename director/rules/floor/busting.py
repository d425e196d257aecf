"""A bust made ready for the journal: level and time, the hand of hand-for-hand play, and whether it ends."""

from __future__ import annotations

from collections.abc import Sequence

from director.domain.busts import Bust, Out
from director.domain.clock import stamp
from director.domain.moments import Moment
from director.domain.tournament import Tournament
from director.rules.clock import is_open


def propose_bust(tournament: Tournament, out: Sequence[Out], now: Moment) -> Bust:
    """These players go out now. The clock stops in the same line when one is left and nobody can come in."""
    ends = len(tournament.playing_persons) - len(out) == 1 and not may_come_in(tournament, now)
    return Bust(
        tuple(out),
        stamp(tournament.structure, tournament.clock, now),
        now if ends else None,
        tournament.hand_for_hand.round if tournament.hand_for_hand is not None else 0,
        ends,
    )


def may_come_in(tournament: Tournament, now: Moment) -> bool:
    """Whether the schedule lets somebody register, enter again or buy chips anew now.

    Where the house opens and closes a window by hand nobody is awaited; an end too early can be undone.
    """
    structure, plan = tournament.structure, tournament.setup
    if structure is None or tournament.clock is None:
        return False
    windows = [structure.late_registration]
    windows += [structure.reentry] if plan.reentry is not None else []
    windows += [structure.rebuy] if plan.rebuy is not None else []
    return any(window is not None and is_open(tournament, window, now) for window in windows)
