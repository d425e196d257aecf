"""Work that is not done yet: scratch sheets, kept so that a killed program loses no letter of them.

A plain table and no journal: a draft is nobody's decision, and whoever throws it away loses nothing that
counts. `data` is whatever the page wrote, as text.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import delete, select

from director.storage import schema
from director.storage.database import Database
from director.storage.disk import as_text

_KEEP: Final = (
    "INSERT INTO draft (kind, key, data, at) VALUES (?, ?, ?, ?) "
    "ON CONFLICT (kind, key) DO UPDATE SET data = excluded.data, at = excluded.at"
)


def keep_draft(database: Database, kind: str, key: str, data: str, at: str) -> None:
    """Write a draft, in place of the one there was. Raises Unavailable."""
    with database.writing() as connection:
        connection.exec_driver_sql(_KEEP, (kind, key, data, at))


def kept_draft(database: Database, kind: str, key: str) -> str | None:
    """A draft as it was written; None when there is none. Raises Unavailable."""
    table = schema.draft.c
    with database.reading() as connection:
        found = connection.execute(select(table.data).where(table.kind == kind, table.key == key)).scalar()
    return None if found is None else as_text(found)


def kept_drafts(database: Database, kind: str) -> dict[str, str]:
    """All drafts of a kind by key, the one written last first. Raises Unavailable."""
    table = schema.draft.c
    query = select(table.key, table.data).where(table.kind == kind).order_by(table.at.desc(), table.key)
    with database.reading() as connection:
        return {as_text(row[0]): as_text(row[1]) for row in connection.execute(query)}


def every_draft(database: Database) -> list[tuple[str, str, str]]:
    """Kind, key and text of every draft of the venue. Raises Unavailable."""
    table = schema.draft.c
    with database.reading() as connection:
        rows = connection.execute(select(table.kind, table.key, table.data).order_by(table.kind, table.key))
        return [(as_text(row[0]), as_text(row[1]), as_text(row[2])) for row in rows]


def drop_draft(database: Database, kind: str, key: str) -> None:
    """Throw a draft away; nothing happens when there is none. Raises Unavailable."""
    table = schema.draft.c
    with database.writing() as connection:
        connection.execute(delete(schema.draft).where(table.kind == kind, table.key == key))
