"""One rotating file and the terminal, one line format; beside it the file of `nameless`, which can be sent.

A disk that refuses never stops the program.
"""

from __future__ import annotations

import logging
import sys
import time
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from director.host import nameless
from director.host.nameless import Nameless

FILE: Final = "director.log"
LEVELS: Final = ("debug", "info", "warning", "error")
"""What `--log` may be."""

_FORMAT: Final = "%(asctime)s.%(msecs)03dZ %(levelname)s %(name)s: %(message)s"
_BYTES: Final = 2_000_000
_KEPT: Final = 5


class _Lines(logging.Formatter):
    """Lines in UTC, as in the journal: the two are read side by side."""

    def converter(self, seconds: float | None) -> time.struct_time:
        return time.gmtime(seconds)


def start(folder: Path | None, level: str = "info", *, terminal: str = "warning") -> Path | None:
    """Begin to log: from `level` on into the file, from `terminal` on to the terminal.

    Returns the file, or None when there is none. Raises ValueError for an unknown level.
    """
    if level not in LEVELS or terminal not in LEVELS:
        raise ValueError(f"the level is one of {', '.join(LEVELS)}")
    root = logging.getLogger()
    stop()
    root.setLevel(min(level, terminal, key=LEVELS.index).upper())
    if sys.stderr is not None:  # a window program on Windows has none
        _add(logging.StreamHandler(sys.stderr), terminal)
    if folder is None:
        return None
    file = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        _add(
            RotatingFileHandler(file, maxBytes=_BYTES, backupCount=_KEPT, encoding="utf-8", delay=False),
            level,
        )
        root.addHandler(_nameless(folder, level))
    except OSError as refused:
        root.info("no log file: %s", refused)
        return None
    return file


def _nameless(folder: Path, level: str) -> logging.Handler:
    made = nameless.handler(folder)
    made.setLevel(level.upper())
    return made


def stop() -> None:
    """Close what `start` opened, and only that."""
    root = logging.getLogger()
    for handler in [handler for handler in root.handlers if isinstance(handler.formatter, _Lines | Nameless)]:
        root.removeHandler(handler)
        handler.close()


def _add(handler: logging.Handler, level: str) -> None:
    handler.setFormatter(_Lines(_FORMAT, "%Y-%m-%dT%H:%M:%S"))
    handler.setLevel(level.upper())
    logging.getLogger().addHandler(handler)
