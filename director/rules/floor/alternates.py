"""Who waits for a seat, in which order, and about when one will be free."""

from __future__ import annotations

from typing import Final, NamedTuple

from director.domain.ids import EntryId
from director.domain.moments import MINUTE, utc_ms
from director.domain.tournament import EntryState, Tournament

RECENT: Final = 60
"""Minutes of play that the pace of busts is taken from. House choice."""
LEAST_BUSTS: Final = 5
"""From fewer busts than this nobody can tell how fast seats become free. House choice."""
LEAST_MINUTES: Final = 10
"""Nor from less play than this. House choice."""


def alternates(tournament: Tournament) -> tuple[EntryId, ...]:
    """Who is in and waits for a seat, the first to be seated first; nobody before seats are given out.

    The order is that of registration; whose seat was given up because he did not come stands behind those
    who waited then. Players of a table that breaks never stand in this line: they go from seat to seat.
    """
    if not waiting_begins(tournament):
        return ()
    waiting = sorted(tournament.unseated(), key=lambda one: (one.queued or one.id, one.id))
    return tuple(entry.id for entry in waiting)


def waiting_begins(tournament: Tournament) -> bool:
    """Whether who has no seat waits for one to be free: after the draw, the first hand, or in a full room."""
    return bool(tournament.draws) or tournament.started or is_full(tournament)


def is_full(tournament: Tournament) -> bool:
    """Whether tables are open and none of them has a seat to give."""
    return bool(tournament.open_tables()) and not has_open_seat(tournament)


def has_open_seat(tournament: Tournament) -> bool:
    """Whether somebody could be given a chair of an open table."""
    sizes = zip(tournament.open_tables(), tournament.sizes(), strict=True)
    return any(size < table.seats and tournament.empty_seats(table.number) for table, size in sizes)


def open_seats(tournament: Tournament) -> int:
    """How many chairs of open tables somebody could be given."""
    sizes = zip(tournament.open_tables(), tournament.sizes(), strict=True)
    return sum(len(tournament.empty_seats(table.number)) for table, size in sizes if size < table.seats)


class Pace(NamedTuple):
    """How fast seats became free lately."""

    busts: int
    minutes: float


def pace(tournament: Tournament, at: int) -> Pace | None:
    """Busts of the last hour of play up to `at` (UTC, ms); None while too few are known to tell."""
    exits = [
        when
        for entry in tournament.entries.values()
        if entry.state is EntryState.OUT and entry.exit is not None and (when := utc_ms(entry.exit.at)) <= at
    ]
    if not exits:
        return None
    since = max(min(exits), at - RECENT * MINUTE)
    busts, minutes = sum(when >= since for when in exits), (at - since) / MINUTE
    return Pace(busts, minutes) if busts >= LEAST_BUSTS and minutes >= LEAST_MINUTES else None


def minutes_for(missing: int, known: Pace | None) -> int | None:
    """In about how many minutes so many seats will be free at this pace; None where nobody can tell.

    An estimate and no promise: it knows nothing of tables that will break or be opened.

    >>> minutes_for(0, None), minutes_for(3, None), minutes_for(39, Pace(11, 20.0))
    (0, None, 71)
    """
    if missing <= 0:
        return 0
    return None if known is None else -int(-missing * known.minutes // known.busts)
