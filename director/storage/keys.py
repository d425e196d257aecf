"""Keys of sealed draws, kept until and after the seats are shown."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select

from director.domain.ids import TournamentId
from director.storage import schema


def keep_key(connection: Connection, tournament: TournamentId, key_hash: str, key: bytes) -> None:
    """Store a key in the transaction that stores its hash in the journal."""
    connection.execute(insert(schema.sealed_key).values(key_hash=key_hash, tournament=tournament, key=key))


def kept_key(connection: Connection, key_hash: str) -> bytes | None:
    """The key of this hash, or None when it was sealed elsewhere."""
    found = connection.execute(
        select(schema.sealed_key.c.key).where(schema.sealed_key.c.key_hash == key_hash)
    )
    return found.scalar()
