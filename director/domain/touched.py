"""Which entries lines speak of and which tables differ, so that a list of thousands looks only at those."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from director.domain.attendance import CheckSeats, ReleaseSeats
from director.domain.bounties import AwardBounty
from director.domain.breaking import BreakTable, Redraw
from director.domain.busts import Bust, Revive
from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.chips import AdjustChips, ColourUp
from director.domain.draws import DrawSeats
from director.domain.entries import Register, RemoveStack, Void, Withdraw
from director.domain.ids import EntryId
from director.domain.line import Line
from director.domain.penalties import Disqualify, Penalise
from director.domain.rulings import Revise, Rule
from director.domain.seating import EndApart, FixSeat, FreeNeed, KeepApart, Move, Seat, Swap
from director.domain.tournament import Tournament
from director.domain.undo import Undo

if TYPE_CHECKING:
    from director.domain.journal import Journal

MOST = 500
"""Of more entries than this nobody asks one by one."""


def touched(journal: Journal, since: int) -> frozenset[EntryId] | None:
    """The entries that may stand otherwise than after line `since`; None when there are too many to name.

    State, seat, need and chips of any other entry are what they were. Of marks this does not speak: they are
    few, and a hand concerns all of its table. Nor does it speak of what was served of a penalty.
    """
    found: set[EntryId] = set()
    waiting = list(journal.lines[since:])
    while waiting:
        line = waiting.pop()
        if isinstance(line.action, Undo):
            if line.action.last - line.action.line > MOST:
                return None
            waiting.extend(journal.lines[line.action.line - 1 : line.action.last])
        found.update(names(line))
        if len(found) > MOST or len(waiting) > MOST:
            return None
    return frozenset(found)


def tables_touched(was: Tournament, now: Tournament) -> set[int]:
    """The tables that are otherwise than they were, or where other people sit; those that are gone too."""
    return _differing(was.tables, now.tables) | _differing(was.seating.tables, now.seating.tables)


def _differing(was: Mapping[int, object], now: Mapping[int, object]) -> set[int]:
    """Under which numbers something else stands now."""
    if was is now:
        return set()
    gone = {number for number in was if number not in now}
    return gone | {number for number, one in now.items() if was.get(number) is not one}


def names(line: Line) -> Iterable[EntryId]:
    """The entries that this line speaks of; those of a hand that was dealt are not among them."""
    match line.action:
        case Register():
            return (EntryId(line.seq),)
        case Reenter():
            return (EntryId(line.seq), line.action.of)
        case CheckSeats() | ReleaseSeats():
            return line.action.entries
        case Rule() | Revise():
            return line.action.ruled.entries
        case (
            Withdraw()
            | Void()
            | RemoveStack()
            | Revive()
            | AwardBounty()
            | Seat()
            | Move()
            | FixSeat()
            | FreeNeed()
        ):
            return (line.action.entry,)
        case Rebuy() | AddOn() | Penalise() | Disqualify() | AdjustChips():
            return () if line.action.entry is None else (line.action.entry,)
        case Swap() | KeepApart() | EndApart():
            return (line.action.one, line.action.other)
        case DrawSeats():
            return (entry for entry, _, _ in line.action.seats)
        case BreakTable() | Redraw():
            return (move.entry for move in line.action.moves)
        case Bust():
            return (one.entry for one in line.action.out)
        case ColourUp():
            return (seat.entry for race in line.action.tables for seat in race.seats)
        case _:
            return ()
