"""The engine under a venue's file: pragmas, how transactions begin, and what the world's failures mean."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, exc
from sqlalchemy.pool import ConnectionPoolEntry

from director.domain.refusal import Unavailable
from director.storage.schema import NO_CHANGE

_SENTENCES = (
    ("database is locked", "locked"),
    ("database table is locked", "locked"),
    ("readonly database", "read_only"),
    ("disk is full", "disk_full"),
    ("disk i/o error", "disk_error"),
    ("unable to open", "gone"),
    ("no such table", "not_a_venue"),
    ("not a database", "not_a_venue"),
    ("malformed", "damaged"),
    (NO_CHANGE, "journal_protected"),
)


@contextmanager
def translated(path: Path) -> Iterator[None]:
    """Turn failures of the world into Unavailable; leave our own bugs as they are."""
    try:
        yield
    except (exc.DatabaseError, sqlite3.DatabaseError) as error:
        text = str(error).lower()
        for piece, code in _SENTENCES:
            if piece in text:
                raise Unavailable(code, path=str(path)) from error
        raise
    except OSError as error:
        raise Unavailable("disk_error", path=str(path), why=str(error)) from error


@contextmanager
def looking(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that cannot write, without our pragmas: looking changes nothing in a file."""
    uri = f"{path.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True, timeout=5, isolation_level=None)) as connection:
        yield connection


def make_engine(path: Path, *, foreign_keys: bool = True, busy: int = 5000) -> Engine:
    """The engine with every safety of SQLite switched on.

    Writers begin IMMEDIATE: a deferred one fails with a stale snapshot whatever the timeout.
    """
    engine = create_engine(f"sqlite:///{path}", connect_args={"timeout": busy / 1000})

    @event.listens_for(engine, "connect")
    def _on_connect(connection: Any, _entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={busy}")
        took = cursor.execute("PRAGMA journal_mode=WAL").fetchone()
        if took is None or took[0] != "wal":  # a network share: write-ahead logs corrupt there
            cursor.execute("PRAGMA journal_mode=DELETE")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute(f"PRAGMA foreign_keys={'ON' if foreign_keys else 'OFF'}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _on_begin(connection: Connection) -> None:
        how = connection.get_execution_options().get("sqlite_begin", "IMMEDIATE")
        connection.exec_driver_sql(f"BEGIN {how}")

    return engine
