"""A copy in the place of a venue's file; what stood there is kept beside it."""

from __future__ import annotations

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from director.domain.refusal import Unavailable
from director.storage.backup import copy_database
from director.storage.engine import translated
from director.storage.inspection import inspecting

_TAILS = ("", "-wal", "-shm")
"""The file itself, its write-ahead log and the index of that."""


def replace_database(copy: Path, target: Path, kept: Path) -> bool:
    """Put the copy where `target` is, the old file under the name `kept`. False when there was no old file.

    The new file is whole before the old one is touched. Raises Unavailable: `locked` while anybody has the
    old file open, `damaged` for a copy that is not sound, and what the world does.
    """
    with inspecting(copy) as file:
        if file.integrity():
            raise Unavailable("damaged", path=str(copy))
    fresh = target.with_name(f"{target.name}.restored")
    try:
        copy_database(copy, fresh)
        with translated(target):
            there = target.exists()
            if there:
                _set_aside(target, kept)
            fresh.replace(target)
    finally:
        with suppress(OSError):
            fresh.unlink()
    return there


def _set_aside(target: Path, kept: Path) -> None:
    """Rename the old file. Its write-ahead log must not stay: it would be played into the new one."""
    try:
        _settle(target)
    except sqlite3.DatabaseError as error:
        if "locked" in str(error):
            raise
        # Damaged, which is why somebody restores: it is kept as it is, log and all.
    for tail in _TAILS:
        part = target.with_name(target.name + tail)
        if part.exists():
            part.replace(kept.with_name(kept.name + tail))


def _settle(path: Path) -> None:
    """Write the log into the file and do away with it, which only who is alone with the file can do."""
    with closing(sqlite3.connect(path, timeout=1, isolation_level=None)) as connection:
        mode = connection.execute("PRAGMA journal_mode=DELETE").fetchone()
        if mode is None or mode[0] != "delete":
            raise Unavailable("locked", path=str(path))
