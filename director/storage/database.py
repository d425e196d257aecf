"""Opening a venue's database: pragmas, transactions, versions; the world's failures as `Unavailable`."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, exc
from sqlalchemy.pool import ConnectionPoolEntry

from director.domain.refusal import Unavailable
from director.storage.schema import NO_CHANGE

NEWEST = "v001"
"""The migration this program knows as the last one."""

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


class Database:
    """One venue's file. Raises Unavailable for all that the world does."""

    def __init__(self, path: Path, *, busy: int = 5000) -> None:
        self.path = path
        self.busy = busy
        """How long a writer waits for another, in milliseconds."""
        self.engine = make_engine(path, busy=busy)
        self._reader = self.engine.execution_options(sqlite_begin="DEFERRED")

    @classmethod
    def open(cls, path: Path, *, busy: int = 5000) -> Database:
        """Open an existing venue, bringing an older file up to date after a backup."""
        if not path.is_file():
            raise Unavailable("gone", path=str(path))
        database = cls(path, busy=busy)
        try:
            database._bring_up_to_date()
        except BaseException:
            database.close()
            raise
        return database

    @classmethod
    def create(cls, path: Path, *, busy: int = 5000) -> Database:
        """Make a new venue's file. Raises Unavailable when something is there already."""
        if path.exists():
            raise Unavailable("already_there", path=str(path))
        from director.storage.migrating import migrate

        with translated(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            migrate(path)
        return cls.open(path, busy=busy)

    def _bring_up_to_date(self) -> None:
        version = self.version()
        if version == NEWEST:
            return
        from director.storage.migrating import bring_up_to_date

        bring_up_to_date(self.path, version)

    def version(self) -> str:
        """The migration the file is at."""
        with self.reading() as connection:
            row = connection.exec_driver_sql("SELECT version_num FROM alembic_version").first()
        if row is None:
            raise Unavailable("not_a_venue", path=str(self.path))
        return str(row[0])

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """A transaction that writes; committed at the end, rolled back on any error."""
        with translated(self.path), self._present(), self.engine.begin() as connection:
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that only reads and keeps nobody waiting."""
        with translated(self.path), self._present(), self._reader.begin() as connection:
            yield connection

    @contextmanager
    def _present(self) -> Iterator[None]:
        """A file that was removed under us would go on taking writes that nobody ever finds again."""
        if not self.path.exists():
            raise Unavailable("gone", path=str(self.path))
        yield

    def close(self) -> None:
        """Let go of the file."""
        self.engine.dispose()


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
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute(f"PRAGMA foreign_keys={'ON' if foreign_keys else 'OFF'}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _on_begin(connection: Connection) -> None:
        how = connection.get_execution_options().get("sqlite_begin", "IMMEDIATE")
        connection.exec_driver_sql(f"BEGIN {how}")

    return engine
