"""The engine under a venue's file: pragmas, how transactions begin, and what the world's failures mean."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, exc
from sqlalchemy.pool import ConnectionPoolEntry

from director.domain.refusal import Unavailable
from director.storage.disk import of_disk
from director.storage.schema import NO_CHANGE

_SENTENCES = (
    ("database is locked", "locked"),
    ("database table is locked", "locked"),
    ("readonly database", "read_only"),
    ("disk is full", "disk_full"),
    ("disk i/o error", "disk_error"),
    ("unable to open", "gone"),
    ("no such table", "not_a_venue"),
    ("no such column", "damaged"),
    ("has no column", "damaged"),
    ("not a database", "not_a_venue"),
    ("malformed", "damaged"),
    ("could not decode", "damaged"),
    (NO_CHANGE, "journal_protected"),
)
_FULL: Final = 65_536
"""With less than this the index of the log cannot be made, which SQLite calls a mistake of the disk."""


@contextmanager
def translated(path: Path, otherwise: str = "") -> Iterator[None]:
    """Turn failures of the world into Unavailable; leave our own bugs as they are.

    `otherwise` is the code for what SQLite says and nobody foresaw, where it cannot be a bug of ours.
    """
    try:
        yield
    except (exc.DatabaseError, sqlite3.DatabaseError) as error:
        text = str(error).lower()
        for piece, code in _SENTENCES:
            if piece in text:
                raise _precisely(code, path) from error
        if otherwise:
            raise Unavailable(otherwise, path=str(path)) from error
        raise
    except UnicodeDecodeError as error:  # SQLite quotes a name in the file that is no text any more
        raise Unavailable("damaged", path=str(path)) from error
    except UnicodeEncodeError as error:  # asked for by such a name, as it was read
        if otherwise:
            raise Unavailable(otherwise, path=str(path)) from error
        raise
    except OSError as error:
        raise of_disk(error, path) from error


def _precisely(code: str, path: Path) -> Unavailable:
    """SQLite says "unable to open" and "disk I/O error" of much that has a simpler reason."""
    folder = path.parent
    with suppress(OSError):
        if code == "disk_error" and shutil.disk_usage(folder).free < _FULL:
            code = "disk_full"
        if code == "gone" and path.exists():
            if not path.is_file():
                code = "not_a_file"
            elif not os.access(path, os.R_OK):
                code = "no_right"
            else:
                may_write = os.access(path, os.W_OK) and os.access(folder, os.W_OK)
                code = "disk_error" if may_write else "read_only"
        elif code == "gone" and folder.is_dir() and not os.access(folder, os.W_OK):
            code = "read_only"
    return Unavailable(code, path=str(path))


@contextmanager
def looking(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that cannot write, without our pragmas: looking changes nothing in a file.

    Raises Unavailable for what is no file: SQLite waits for ever at a pipe.
    """
    if path.exists() and not path.is_file():
        raise Unavailable("not_a_file", path=str(path))
    uri = f"{path.absolute().as_uri()}?mode=ro"
    with closing(sqlite3.connect(uri, uri=True, timeout=5, isolation_level=None)) as connection:
        yield connection


def is_database(path: Path) -> bool:
    """Whether a database lies there, or a file that belongs to one: something no paper is written over."""
    tail = next((tail for tail in _BESIDE if path.name.endswith(tail)), "")
    main = path.with_name(path.name.removesuffix(tail)) if tail != path.name else path
    if not main.is_file() or not main.stat().st_size:
        return False
    try:
        with looking(main) as connection:
            connection.execute("PRAGMA schema_version").fetchone()
    except sqlite3.DatabaseError as error:
        return "not a database" not in str(error)
    return True


_BESIDE: Final = ("-wal", "-shm", "-journal")


def make_engine(path: Path, *, foreign_keys: bool = True, busy: int = 5000) -> Engine:
    """The engine with every safety of SQLite switched on.

    Writers begin IMMEDIATE: a deferred one fails with a stale snapshot whatever the timeout.
    """
    # Never glued into an address: a name may hold a question mark, or be one that means memory.
    address = URL.create("sqlite", database=str(path.absolute()))
    engine = create_engine(address, connect_args={"timeout": busy / 1000})

    @event.listens_for(engine, "connect")
    def _on_connect(connection: Any, _entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={busy}")
        took = cursor.execute("PRAGMA journal_mode=WAL").fetchone()
        if took is None or took[0] != "wal":  # a network share: write-ahead logs corrupt there
            cursor.execute("PRAGMA journal_mode=DELETE")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute("PRAGMA secure_delete=ON")  # a name that is erased cannot be read out of free pages
        cursor.execute(f"PRAGMA foreign_keys={'ON' if foreign_keys else 'OFF'}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _on_begin(connection: Connection) -> None:
        how = connection.get_execution_options().get("sqlite_begin", "IMMEDIATE")
        connection.exec_driver_sql(f"BEGIN {how}")

    return engine
