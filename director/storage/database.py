"""Opening a venue's database: versions and transactions."""

from __future__ import annotations

import os
import sqlite3
import stat
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection

from director.domain.refusal import Unavailable
from director.storage.engine import looking, make_engine, translated

NEWEST = "v005"
"""The migration this program knows as the last one."""


class Database:
    """One venue's file. Raises Unavailable for all that the world does."""

    def __init__(self, path: Path, *, busy: int = 5000) -> None:
        self.path = path
        self.busy = busy
        """How long a writer waits for another, in milliseconds."""
        self.only_looked_at: Unavailable | None = None
        """Why nothing may be written here: another window has the file. None while it may."""
        self._seen: os.stat_result | None = None
        """The file as it was last found; another one of this name is not it."""
        self._log: os.stat_result | None = None
        """The write-ahead log beside it as it was last found; None while there was none."""
        self.engine = make_engine(path, busy=busy)
        self._reader = self.engine.execution_options(sqlite_begin="DEFERRED")

    @classmethod
    def open(cls, path: Path, *, busy: int = 5000) -> Database:
        """Open an existing venue, bringing an older file up to date after a backup."""
        with translated(path):
            refuse_no_file(path)
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
        """Make a new venue's file, whole or not at all. Raises Unavailable when something is there."""
        from director.storage.migrating import migrate

        with translated(path):
            if path.exists():
                raise Unavailable("already_there", path=str(path))
            path.parent.mkdir(parents=True, exist_ok=True)
            fresh = path.with_name(f".{uuid.uuid4().hex}.new")
            try:
                migrate(fresh)
                _name(fresh, path)
            except Unavailable as trouble:  # of a name that nobody knows
                raise Unavailable(trouble.code, **{**trouble.facts, "path": str(path)}) from trouble
            finally:
                for tail in ("", "-wal", "-shm", "-journal"):
                    fresh.with_name(fresh.name + tail).unlink(missing_ok=True)
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
        if (why := self.only_looked_at) is not None:
            raise Unavailable(why.code, **why.facts)
        with translated(self.path), self._present(), self.engine.begin() as connection, self._present():
            yield connection

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """A transaction that only reads and keeps nobody waiting."""
        with translated(self.path), self._present(), self._reader.begin() as connection:
            yield connection

    @contextmanager
    def _present(self) -> Iterator[None]:
        """A file removed or replaced under us would go on taking writes that nobody ever finds again.

        Only its entry in the folder is looked at: to open and close it would lose the locks SQLite holds.
        """
        self._look()
        self._keep_log()
        yield
        self._look()
        self._log = _found(self._log_path)

    def _look(self) -> None:
        now, seen = self.path.stat(), self._seen
        if seen is not None and (not os.path.samestat(now, seen) or now.st_size < seen.st_size):
            raise Unavailable("replaced", path=str(self.path))
        self._seen = now

    def _keep_log(self) -> None:
        """Let go of a log that was unlinked under us, and begin with the one that is there now.

        Whatever opens and closes the file within this process takes SQLite's locks away. Another program
        then counts itself the last one, brings everything into the file and removes the log; what we wrote
        into the removed log after that, nobody would ever find again.
        """
        if self._log is None:
            return
        now = _found(self._log_path)
        if now is None or not os.path.samestat(now, self._log):
            self.engine.dispose()
            self._log = None

    @property
    def _log_path(self) -> Path:
        return self.path.with_name(self.path.name + "-wal")

    def let_go(self) -> None:
        """Hold no connection; the next transaction opens the file as it is then, shorter or not."""
        self.engine.dispose()
        self._seen = self._log = None

    def close(self) -> None:
        """Let go of the file."""
        self.engine.dispose()


def _found(path: Path) -> os.stat_result | None:
    """What the folder says of a file, or None when it is not there."""
    try:
        return path.stat()
    except FileNotFoundError:
        return None


def refuse_no_file(path: Path) -> None:
    """Raise Unavailable for a name that is none of a file: gone, not_a_file; and OSError."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise Unavailable("not_a_file", path=str(path))


def _name(fresh: Path, path: Path) -> None:
    """Give a file its name unless something came there meanwhile. Raises Unavailable, OSError."""
    try:
        path.hardlink_to(fresh)
    except FileExistsError as error:
        raise Unavailable("already_there", path=str(path)) from error
    except OSError as error:  # a disk that knows no second names
        if path.exists():
            raise Unavailable("already_there", path=str(path)) from error
        fresh.rename(path)


def _refuse_strangers(path: Path) -> None:
    """Raise Unavailable for a file that is no venue, before our pragmas would change anything in it.

    SQLite looks itself: who opens and closes a file beside it loses the locks it holds there.
    """
    try:
        with looking(path) as connection:
            connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.OperationalError as error:
        if "no such table" in str(error):
            raise
        # Locked, or its log cannot be read where nothing may be written: opening will tell.
