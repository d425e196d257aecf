"""What was deleted cannot be read out of a venue's file any more: it is written anew, its log is emptied."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from typing import cast

from director.domain.refusal import Unavailable
from director.storage.database import Database
from director.storage.engine import translated


def forget_remains(database: Database) -> bool:
    """Write the file anew without what was ever deleted; whether that could be done.

    Our own connections overwrite what they delete (`secure_delete`), so that only a file from before that
    holds remains, and the write-ahead log what it was told last. While another program has the file open
    neither is touched; the log goes when the last one leaves.
    """
    database.let_go()
    try:
        with translated(database.path), closing(sqlite3.connect(database.path, timeout=0)) as connection:
            connection.isolation_level = None
            alone = bool(connection.execute("PRAGMA journal_mode=DELETE").fetchone() == ("delete",))
            if alone:
                connection.execute("VACUUM")
            return alone
    except Unavailable as trouble:
        if trouble.code != "locked":
            raise
        return False
    finally:
        database.let_go()


def all_texts(database: Database) -> list[tuple[str, int, str, str]]:
    """Tournament, number, data and reason of every line of the venue. Raises Unavailable."""
    query = "SELECT tournament, seq, data, reason FROM line ORDER BY tournament, seq"
    with database.reading() as connection:
        rows = connection.exec_driver_sql(query).all()
    return cast(list[tuple[str, int, str, str]], [tuple(row) for row in rows])
