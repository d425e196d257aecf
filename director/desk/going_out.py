"""Busts at the desk: level, time and whether it was the last one are those of the moment of writing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from director.domain.busts import EndPlay, Out
from director.rules.floor.busting import propose_bust

if TYPE_CHECKING:
    from director.desk.desk import Changed, Desk


def knock_out(
    desk: Desk, out: Sequence[Out], reason: str = "", *, overrule: bool = False, uid: str = ""
) -> Changed:
    """These players are out now. Raises as `Desk.do` does."""
    now = desk.venue.instant()
    return desk.write(
        lambda journal, _people: (propose_bust(journal.tournament, out, now),),
        reason,
        overrule=overrule,
        uid=uid,
    )


def end_play(desk: Desk, reason: str = "", *, overrule: bool = False, uid: str = "") -> Changed:
    """The one player left has won. Raises as `Desk.do` does."""
    return desk.do(EndPlay(desk.venue.instant()), reason, overrule=overrule, uid=uid)
