"""Small and big blind of a table's next hand, from the clock or from the tables themselves."""

from __future__ import annotations

from director.domain.moments import Moment
from director.domain.tournament import Tournament
from director.rules.clock import clock_face


def blinds_now(tournament: Tournament, number: int, now: Moment | None = None) -> tuple[int, int]:
    """The blinds of the level that is played; without a level schedule those that the tables know.

    These are the table's last ones, or the larger ones of a table that has gone on: all tables of an event
    play the same level, and levels only rise. (0, 0) before anybody said any.
    """
    face = clock_face(tournament, now) if now is not None else None
    if face is not None and face.stakes.big_blind:
        return face.stakes.small_blind, face.stakes.big_blind
    known = [table.blinds for table in tournament.tables.values() if not table.closed]
    return max([tournament.tables[number].blinds, *known], key=lambda blinds: blinds[1])
