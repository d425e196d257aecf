"""The file in which this machine keeps what it printed of one tournament: a line for each printing."""

from __future__ import annotations

import json
import logging
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

_log = logging.getLogger(__name__)


class Printing(msgspec.Struct, frozen=True):
    """One document that left the program."""

    at: str
    """When, UTC, as the journal writes it."""
    document: str
    """An id of the catalogue."""
    pages: int
    target: str
    """The printer, or the file."""
    by: str = ""
    """Who sat at the desk."""
    line: int = 0
    """The last line of the journal it shows."""
    marks: tuple[str, ...] = ()
    """What its pages said; empty for papers that stay true."""
    chosen: dict[str, Any] = {}
    """How it was printed: the fields of `PaperOrder` that are not as they come."""


def append(file: Path, line: object) -> None:
    """Write one line and let the disk have it. A disk that refuses is logged."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as out:
            out.write(f"\n{json.dumps(line)}\n")  # a line cut off by a power cut ends here
            out.flush()
            os.fsync(out.fileno())
    except OSError as refused:
        _log.warning("what was printed is not stored: %s", refused)


def read(file: Path) -> Iterator[dict[str, Any]]:
    """Every line that can be read; others are left out, and logged."""
    try:
        lines = file.read_text(encoding="utf-8", errors="replace").splitlines()
    except FileNotFoundError:
        return
    except OSError as refused:
        _log.warning("what was printed is not read: %s", refused)
        return
    for line in filter(str.strip, lines):
        try:
            told = json.loads(line)
        except (ValueError, RecursionError):
            _log.warning("a line of %s cannot be read", file.name)
            continue
        if isinstance(told, dict):
            yield told


def printing_of(told: object) -> Printing | None:
    """What a line tells; None for nonsense, which is logged."""
    try:
        return msgspec.convert(told, Printing)
    except msgspec.ValidationError as nonsense:
        _log.warning("a printing cannot be read: %s", nonsense)
        return None
