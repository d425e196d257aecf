"""The paper of those who change seats: two lists, and for drawn seats everything that proves them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from director.domain.breaking import BreakTable, Redraw
from director.domain.ids import EntryId
from director.domain.journal import Journal
from director.domain.people import People
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament
from director.host.i18n import N_, Words
from director.rules.floor.break_table import Leaving
from director.rules.floor.closing_objections import terms_of
from director.rules.floor.late_seat import LateTable
from director.views import figures
from director.views.papers import Letterhead, letterhead
from director.views.runs import ranges
from director.views.seat_changes import SeatChangeRow, SeatChanges, by_name, last_seat_changes, seat_changes

TITLES = {
    "break": N_("Table {tables} breaks"),
    "redraw": N_("Redraw"),
    "final": N_("Final table"),
    "balance": N_("Balancing"),
    "move": N_("Seat changes"),
}
"""What the paper is called, by the occasion."""


class DrawProof(msgspec.Struct, frozen=True):
    """Everything with which anybody finds these seats again."""

    key: str
    context: str
    line: int
    at: str
    terms: tuple[tuple[str, str], ...]
    """Name and value of everything else that decided the draw."""


class SeatChangesPaper(msgspec.Struct, frozen=True):
    """All who change seats on one occasion, ready to print."""

    letterhead: Letterhead
    title: str
    by_name: tuple[SeatChangeRow, ...]
    by_seat: tuple[SeatChangeRow, ...]
    """In the order of the seats they leave; of a redraw, of the new ones."""
    anew: bool
    """Everybody drew: the second list goes by the new seats."""
    proof: DrawProof | None = None


def seat_changes_paper(
    journal: Journal, people: People, words: Words, printed: str, *, line: int | None = None
) -> SeatChangesPaper:
    """The paper of this line, or of the last break, redraw or balancing.

    Raises Impossible `no_changes` where nobody changed seats.
    """
    changes = (
        last_seat_changes(journal, people, words)
        if line is None
        else seat_changes(journal, people, words, line)
    )
    if changes is None:
        raise Impossible("no_changes")
    anew = changes.occasion in ("redraw", "final")
    tables = ", ".join(map(str, changes.tables))
    return SeatChangesPaper(
        letterhead=letterhead(journal, words, printed),
        title=words._(TITLES[changes.occasion]).format(tables=tables),
        by_name=by_name(changes.rows, journal.tournament, people, words.language),
        by_seat=tuple(sorted(changes.rows, key=lambda row: row.target if anew else row.source)),
        anew=anew,
        proof=_proof(journal, changes, words),
    )


def _proof(journal: Journal, changes: SeatChanges, words: Words) -> DrawProof | None:
    action = journal.line(changes.line).action
    if not isinstance(action, BreakTable | Redraw) or action.proof is None:
        return None
    before = journal.before(changes.line)
    return DrawProof(
        key=action.proof.key,
        context=action.proof.context,
        line=changes.line,
        at=figures.exact_time(changes.at, journal.tournament.setup, words),
        terms=tuple(_terms(before, action, words)),
    )


def _terms(before: Tournament, action: BreakTable | Redraw, words: Words) -> Iterator[tuple[str, str]]:
    leaving = terms_of(before, action)
    yield words._("Entries in order"), ", ".join(map(str, leaving.players))
    yield words._("Tables with their open seats"), "; ".join(_table(table, words) for table in leaving.tables)
    if leaving.reserved:
        kept = [
            words._("{seat} for entry {entry}").format(seat=place, entry=entry)
            for entry, place in leaving.reserved.items()
        ]
        yield words._("Reserved seats"), "; ".join(kept)
    pairs = _pairs(leaving)
    if pairs:
        told = [words._("{one} and {other}").format(one=one, other=other) for one, other in pairs]
        yield words._("Entries kept apart"), "; ".join(told)
    seated = [f"{entry}: {place}" for entry, place in leaving.seated.items()]
    if pairs and seated:
        yield words._("Seated there already"), "; ".join(seated)


def _pairs(leaving: Leaving[EntryId]) -> Sequence[tuple[EntryId, EntryId]]:
    known = {*leaving.players, *leaving.seated}
    return [pair for pair in leaving.apart if known.issuperset(pair)]


def _table(table: LateTable, words: Words) -> str:
    """12 with 5 players: 3, 7–9."""
    players = len(table.occupied)
    text = words.ngettext("{table} with {n} player: {seats}", "{table} with {n} players: {seats}", players)
    return text.format(table=table.number, n=players, seats=ranges(table.open_seats()) or "–")
