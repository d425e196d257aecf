"""Copies that contain everything committed, made while others write."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from director.domain.refusal import Unavailable
from director.storage.engine import looking, translated


def copy_database(source: Path, target: Path) -> None:
    """Copy by the online backup API in one go (step by step it never ends while others write).

    Written under a temporary name, checked, then renamed, so a half-made copy never looks like a backup.
    """
    part = target.with_name(target.name + ".part")
    try:
        with translated(target.parent):
            target.parent.mkdir(parents=True, exist_ok=True)
            part.unlink(missing_ok=True)
            part.touch()  # what is wrong with the folder must not be said of the source
        with translated(source), looking(source) as live, closing(sqlite3.connect(part)) as copy:
            live.execute("SELECT 1 FROM line LIMIT 0")  # what is no venue is not kept as a copy of one
            live.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
        with translated(target.parent):
            with part.open("rb") as written:
                os.fsync(written.fileno())
            part.replace(target)
    except Unavailable:
        with suppress(OSError):
            part.unlink()
        raise
