"""The catalogue of a venue's tournaments: one card each, kept in step with the journal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, literal_column, select
from sqlalchemy.dialects.sqlite import insert

from director.domain.ids import TournamentId
from director.domain.refusal import Impossible
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
    aside: str = ""
    """When it was put into the trash, UTC; empty for what is not there."""
    aside_by: str = ""
    number: int = 0
    """Which one of the venue it is, from 1, in the order they were made: no later one ever changes it."""


def card_of(tournament: Tournament) -> TournamentCard:
    """What the catalogue says of a tournament in this state."""
    plan = tournament.setup
    status = "drawn" if tournament.draws else "planned"
    if tournament.started:
        status = "running" if tournament.winner is None else "finished"
    return TournamentCard(
        tournament.id, plan.name, plan.starts, status, tournament.counted, len(tournament.playing_persons)
    )


def told_by_journal(card: TournamentCard) -> dict[str, Any]:
    """What of a card follows from the journal; the rest is of the catalogue alone."""
    beside = ("aside", "aside_by", "number")
    return {name: value for name, value in msgspec.structs.asdict(card).items() if name not in beside}


def keep_card(connection: Connection, tournament: Tournament) -> None:
    """Write the card anew, in the transaction of the line that changed it."""
    values = told_by_journal(card_of(tournament))
    statement = insert(schema.tournament).values(held_by="", **values)
    connection.execute(
        statement.on_conflict_do_update(
            index_elements=["id"], set_={name: value for name, value in values.items() if name != "id"}
        )
    )


_made: Final = func.row_number().over(order_by=literal_column("rowid"))
_numbers: Final = select(schema.tournament.c.id, _made.label("number")).subquery("numbers")
"""The number of each tournament, those in the trash among them. Rows are never deleted, so it stays."""


def cards(database: Database, *, in_trash: bool = False) -> tuple[TournamentCard, ...]:
    """All tournaments of the venue, the latest start first; or those that lie in the trash."""
    table, aside = schema.tournament.c, schema.trash.c
    query = select(
        *(table.id, table.name, table.starts, table.status, table.entries, table.alive),
        *(aside.at, aside.staff, _numbers.c.number),
    ).select_from(
        schema.tournament.join(_numbers, _numbers.c.id == table.id).outerjoin(
            schema.trash, aside.tournament == table.id
        )
    )
    wanted = query.where(aside.tournament.is_not(None) if in_trash else aside.tournament.is_(None))
    with database.reading() as connection:
        rows = connection.execute(wanted.order_by(table.starts.desc(), table.name)).all()
    return tuple(
        TournamentCard(
            TournamentId(row[0]),
            *(as_text(row[1]), as_text(row[2]), as_text(row[3]), row[4], row[5]),
            *(as_text(row[6] or ""), as_text(row[7] or ""), row[8]),
        )
        for row in rows
    )


def put_aside(connection: Connection, tournament: TournamentId, at: str, desk: str, staff: str) -> None:
    """Let lists leave this tournament out. Raises Impossible `no_tournament`, `in_trash`."""
    known = select(schema.tournament.c.id).where(schema.tournament.c.id == tournament)
    if connection.execute(known).first() is None:
        raise Impossible("no_tournament")
    statement = insert(schema.trash).values(tournament=tournament, at=at, desk=desk, staff=staff)
    if not connection.execute(statement.on_conflict_do_nothing()).rowcount:
        raise Impossible("in_trash")


def bring_back(connection: Connection, tournament: TournamentId) -> None:
    """Let lists show this tournament again. Raises Impossible where it does not lie in the trash."""
    statement = delete(schema.trash).where(schema.trash.c.tournament == tournament)
    if not connection.execute(statement).rowcount:
        raise Impossible("not_in_trash")
