"""Opening a venue's database: versions and transactions."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection

from director.domain.refusal import Unavailable
from director.storage.engine import looking, make_engine, translated

NEWEST = "v001"
"""The migration this program knows as the last one."""


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
        with translated(path):
            _refuse_strangers(path)
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


def _refuse_strangers(path: Path) -> None:
    """Raise Unavailable for a file that is no venue, before our pragmas would change anything in it."""
    with path.open("rb") as file:
        if file.read(16) != b"SQLite format 3\0":
            raise Unavailable("not_a_venue", path=str(path))
    try:
        with looking(path) as connection:
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.OperationalError as error:
        if "no such table" in str(error):
            raise
        # Locked, or its log cannot be read where nothing may be written: opening will tell.
