"""Results over all tournaments of a venue: a projection of the journals, which can be thrown away.

Beside the rows of a tournament stands the head of the journal they were read from. Where the journal has
moved on they are read again; nothing else ever changes them.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import delete, insert, select

from director.domain.ids import EntryId, PersonId, TournamentId
from director.storage import schema
from director.storage.database import Database
from director.storage.disk import as_text


class KeptResult(msgspec.Struct, frozen=True, gc=False):
    """What came of one person in one tournament. Money in minor units."""

    person: PersonId
    entry: EntryId
    first: int
    """The place, or the first of those shared; 0 without one."""
    last: int
    entries: int
    prize: int
    bounties: int


class ResultHead(msgspec.Struct, frozen=True, gc=False):
    """The journal from which results were read."""

    seq: int
    hash: str
    currency: str
    decimals: int
    finished: bool
    """The event had its winner."""


def heads(database: Database) -> dict[TournamentId, ResultHead]:
    """Which journals were read, and how far."""
    table = schema.result_head.c
    query = select(table.tournament, table.seq, table.hash, table.currency, table.decimals, table.finished)
    with database.reading() as connection:
        return {
            TournamentId(as_text(row[0])): ResultHead(
                row[1], as_text(row[2]), as_text(row[3]), row[4], bool(row[5])
            )
            for row in connection.execute(query)
        }


def kept(database: Database, tournament: TournamentId) -> tuple[KeptResult, ...]:
    """The results of a tournament as they were read last, the best place first."""
    table = schema.result.c
    query = select(
        table.person, table.entry, table.first, table.last, table.entries, table.prize, table.bounties
    ).where(table.tournament == tournament)
    with database.reading() as connection:
        rows = connection.execute(query.order_by(table.first == 0, table.first, table.entry)).all()
    return tuple(KeptResult(PersonId(row[0]), EntryId(row[1]), *row[2:]) for row in rows)


def keep(
    database: Database, tournament: TournamentId, head: ResultHead, results: Iterable[KeptResult]
) -> None:
    """Write the results of a tournament anew. Raises Unavailable."""
    rows = [{"tournament": tournament, **msgspec.structs.asdict(one)} for one in results]
    with database.writing() as connection:
        for table in (schema.result, schema.result_head):
            connection.execute(delete(table).where(table.c.tournament == tournament))
        if rows:
            connection.execute(insert(schema.result), rows)
        known = {**msgspec.structs.asdict(head), "finished": int(head.finished)}
        connection.execute(insert(schema.result_head).values(tournament=tournament, **known))
