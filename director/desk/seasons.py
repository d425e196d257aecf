"""Results over the tournaments of a venue, read from their journals as far as these have moved on."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from director.domain.ids import TournamentId
from director.domain.journal import Journal
from director.rules.floor.places import Place
from director.rules.prizes.points import Scored
from director.rules.prizes.results import results
from director.rules.table.sitting import rules_at
from director.storage import lines
from director.storage import results as stored
from director.storage.results import KeptResult, ResultHead

if TYPE_CHECKING:
    from director.desk.venue import Venue

__all__ = ["KeptResult", "season", "tournament_results"]


def tournament_results(
    venue: Venue, tournament: TournamentId, known: ResultHead | None
) -> tuple[ResultHead, tuple[KeptResult, ...]]:
    """The results of one tournament; read from its journal only where that has moved on since.

    Raises Unavailable where the journal cannot be read.
    """
    head = lines.head(venue.database, tournament)
    if known is not None and (known.seq, known.hash) == head:
        return known, stored.kept(venue.database, tournament)
    journal = Journal.of(tournament, lines.read(venue.database, tournament))
    plan = journal.tournament.setup
    found = tuple(
        KeptResult(
            one.person,
            one.entry,
            0 if one.place is None else one.place.first,
            0 if one.place is None else one.place.last,
            one.entries,
            one.prize,
            one.bounties,
        )
        for one in results(journal.tournament, rules_at(journal.tournament))
    )
    now = ResultHead(
        journal.seq, journal.head, plan.currency, plan.decimals, journal.tournament.winner is not None
    )
    if not venue.looks_on:
        stored.keep(venue.database, tournament, now, found)
    return now, found


def season(
    venue: Venue, only: Collection[TournamentId] | None = None, *, finished: bool = True
) -> tuple[Scored, ...]:
    """Every result of these tournaments, or of all; of events that go on only where they are asked for.

    Raises Unavailable where a journal cannot be read.
    """
    known = stored.heads(venue.database)
    found: list[Scored] = []
    for card in venue.cards():
        if only is not None and card.id not in only:
            continue
        head, rows = tournament_results(venue, card.id, known.get(card.id))
        if finished and not head.finished:
            continue
        for row in rows:
            place = Place(row.first, row.last) if row.first else None
            found.append(Scored(card.id, row.person, place, len(rows), row.prize))
    return tuple(found)
