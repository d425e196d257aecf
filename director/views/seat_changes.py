"""Who goes from where to where: the rows of move slips, break lists, announcements and screens."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Literal

import msgspec

from director.domain.breaking import BreakTable, Redraw, SeatChange
from director.domain.entries import LateDraw
from director.domain.ids import EntryId, Seq
from director.domain.journal import Journal
from director.domain.line import Line
from director.domain.people import People
from director.domain.seating import Move, MoveReason
from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.views import figures, names

Occasion = Literal["break", "redraw", "final", "balance", "move"]
"""Why people change seats; `move` is one by hand."""


class SeatChangeRow(msgspec.Struct, frozen=True, gc=False):
    """One player who takes another seat."""

    entry: EntryId
    name: str
    told_apart: str
    """What tells namesakes apart; empty when there are none."""
    source: TableSeat
    target: TableSeat
    card: str = ""
    """The playing card with which the seat was drawn, such as K♦."""
    waits: bool = False
    """No cards there until the button has passed."""
    away: bool = False
    """Nobody is there to carry the chips: the staff does."""

    @property
    def full_name(self) -> str:
        """The name, with what tells namesakes apart."""
        return f"{self.name} ({self.told_apart})" if self.told_apart else self.name


class SeatChanges(msgspec.Struct, frozen=True):
    """All who change seats on one occasion."""

    occasion: Occasion
    line: Seq
    """The line it was written in, the first of several."""
    at: str
    """When, UTC."""
    tables: tuple[int, ...]
    """The table that breaks; those that stay at a redraw; none else."""
    rows: tuple[SeatChangeRow, ...]
    """In the order of the cards, or of the lines."""
    proof: LateDraw | None = None
    """How the seats were drawn; None where they were not."""


def seat_changes(journal: Journal, people: People, words: Words, seq: int) -> SeatChanges | None:
    """The changes of one line, with those that were written as one with it; None where nobody changes."""
    first, last = journal.together(seq)
    lines = [line for line in journal.lines[first - 1 : last] if line.seq not in journal.undone]
    line = next((line for line in lines if _moves_of(line)), None)
    if line is None:
        return None
    changes = [change for one in lines for change in _moves_of(one)]
    occasion, tables = _occasion(line)
    proof = line.action.proof if isinstance(line.action, BreakTable | Redraw) else None
    rows = tuple(_rows(journal.tournament, people, words, changes))
    return SeatChanges(occasion, line.seq, line.at, tables, rows, proof)


def last_seat_changes(journal: Journal, people: People, words: Words) -> SeatChanges | None:
    """Those of the last table that broke, redraw or balancing; None before the first."""
    for line in reversed(journal.of_kinds(BreakTable, Redraw, Move)):
        action = line.action
        if line.seq in journal.undone:
            continue
        if isinstance(action, BreakTable | Redraw) and action.moves:
            return seat_changes(journal, people, words, line.seq)
        if isinstance(action, Move) and action.why is MoveReason.BALANCE:
            return seat_changes(journal, people, words, line.seq)
    return None


def by_name(
    rows: Sequence[SeatChangeRow], tournament: Tournament, people: People, language: str
) -> tuple[SeatChangeRow, ...]:
    """These rows as the language sorts names."""
    ranks = {one.id: rank for rank, one in enumerate(people.in_order(language))}
    entries = tournament.entries

    def rank(row: SeatChangeRow) -> tuple[int, EntryId]:
        found = entries.get(row.entry)
        return ranks.get(found.person, len(ranks)) if found is not None else len(ranks), row.entry

    return tuple(sorted(rows, key=rank))


def _moves_of(line: Line) -> Sequence[SeatChange]:
    action = line.action
    if isinstance(action, BreakTable | Redraw):
        return action.moves
    if isinstance(action, Move):
        return (SeatChange(action.entry, action.source, action.target),)
    return ()


def _occasion(line: Line) -> tuple[Occasion, tuple[int, ...]]:
    action = line.action
    if isinstance(action, BreakTable):
        return "break", (action.table,)
    if isinstance(action, Redraw):
        return ("final" if len(action.tables) == 1 else "redraw"), action.tables
    return ("balance" if isinstance(action, Move) and action.why is MoveReason.BALANCE else "move"), ()


def _rows(
    tournament: Tournament, people: People, words: Words, changes: Sequence[SeatChange]
) -> Iterator[SeatChangeRow]:
    for change in changes:
        found = tournament.entries.get(change.entry)
        yield SeatChangeRow(
            entry=change.entry,
            name=people.find(found.person).name
            if found is not None
            else words._("entry {number}").format(number=change.entry),
            told_apart=names.distinction(people, found.person) if found is not None else "",
            source=change.source,
            target=change.target,
            card=figures.card(change.card) if change.card else "",
            waits=_waits(tournament, change),
            away=found is not None and tournament.is_away(change.entry),
        )


def _waits(tournament: Tournament, change: SeatChange) -> bool:
    """Whether the newcomer gets no cards yet; said only while he is one."""
    new = tournament.mark(change.entry).marker == "NEW"
    if not new or tournament.seating.at(change.entry) != change.target:
        return False
    from director.rules.floor.proposals import newcomer_at  # rules of hands are loaded once somebody moves

    return newcomer_at(tournament, change.target).answer
