"""The catalogue of a venue's tournaments: one card each, kept in step with the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, select
from sqlalchemy.dialects.sqlite import insert

from director.domain.ids import TournamentId
from director.storage import schema
from director.storage.database import Database
from director.storage.disk import as_text

if TYPE_CHECKING:
    from director.domain.tournament import Tournament  # the list of tournaments opens none of them


class TournamentCard(msgspec.Struct, frozen=True):
    """What the start window shows of a tournament without opening it."""

    id: TournamentId
    name: str
    starts: str
    status: str
    """planned, drawn or running."""
    entries: int
    alive: int


def card_of(tournament: Tournament) -> TournamentCard:
    """What the catalogue says of a tournament in this state."""
    plan = tournament.setup
    status = "running" if tournament.started else "drawn" if tournament.draws else "planned"
    return TournamentCard(
        tournament.id, plan.name, plan.starts, status, tournament.counted, len(tournament.playing_persons)
    )


def keep_card(connection: Connection, tournament: Tournament) -> None:
    """Write the card anew, in the transaction of the line that changed it."""
    values = msgspec.structs.asdict(card_of(tournament))
    statement = insert(schema.tournament).values(held_by="", **values)
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=["id"], set_={name: value for name, value in values.items() if name != "id"}
        )
    )


def cards(database: Database) -> tuple[TournamentCard, ...]:
    """All tournaments of the venue, the latest start first."""
    table = schema.tournament.c
    query = select(table.id, table.name, table.starts, table.status, table.entries, table.alive)
    with database.reading() as connection:
        rows = connection.execute(query.order_by(table.starts.desc(), table.name)).all()
    return tuple(
        TournamentCard(
            TournamentId(row[0]), as_text(row[1]), as_text(row[2]), as_text(row[3]), row[4], row[5]
        )
        for row in rows
    )
