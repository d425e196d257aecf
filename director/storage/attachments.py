"""Photographs beside the journal, by the SHA-256 of their bytes."""

from __future__ import annotations

import hashlib

from sqlalchemy import delete, select

from director.storage import schema
from director.storage.database import Database

_KEEP = "INSERT INTO attachment (digest, type, data) VALUES (?, ?, ?) ON CONFLICT (digest) DO NOTHING"


def keep_attachment(database: Database, kind: str, data: bytes) -> str:
    """Write a picture and give back its digest; the same one a second time changes nothing."""
    digest = hashlib.sha256(data).hexdigest()
    with database.writing() as connection:
        connection.exec_driver_sql(_KEEP, (digest, kind, data))
    return digest


def kept_attachment(database: Database, digest: str) -> bytes | None:
    """A picture as it was kept; None where it was taken away, or is not the one of this digest any more."""
    table = schema.attachment.c
    with database.reading() as connection:
        found = connection.execute(select(table.data).where(table.digest == digest)).scalar()
    if not isinstance(found, bytes) or hashlib.sha256(found).hexdigest() != digest:
        return None
    return found


def drop_attachment(database: Database, digest: str) -> bool:
    """Take a picture away; False when there is none. The journal goes on naming its digest."""
    table = schema.attachment.c
    with database.writing() as connection:
        return connection.execute(delete(schema.attachment).where(table.digest == digest)).rowcount == 1
