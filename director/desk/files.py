"""Files beside the venue: what the disk says of them, and writing whole or not at all, never over a venue."""

from __future__ import annotations

import contextlib
import uuid
from pathlib import Path

from director.domain.refusal import Unavailable
from director.host.bounded_file import read_bounded, true_path
from director.storage.disk import of_disk

__all__ = ["cut_name", "file_title", "of_disk", "read_chosen", "refuse_venue", "write_whole"]

_FORBIDDEN = '\\/:*?"<>|'
"""No system lets a file have these in its name, or one does not."""


def refuse_venue(path: Path) -> None:
    """Raise Unavailable where a venue, a copy of one or another database stands; or OSError."""
    from director.storage.engine import is_database

    if is_database(path):
        raise Unavailable("a_venue", path=str(path))


def file_title(title: str) -> str:
    """A title without the signs that no file may have in its name."""
    return "".join(sign for sign in title if sign.isprintable() and sign not in _FORBIDDEN).strip()


def cut_name(name: str, most: int = 200) -> str:
    """The name of a file, or its beginning: no disk takes more than 255 bytes with what comes after it."""
    told = name.encode("utf-8", "surrogateescape")
    return name if len(told) <= most else told[:most].decode("utf-8", "ignore")


def read_chosen(path: Path, most: int) -> bytes:
    """The content of a file that somebody chose, one byte more than `most` of a longer one.

    Never that of a database: who opens and closes the venue's own file beside SQLite loses its locks there.
    Raises Unavailable.
    """
    try:
        refuse_venue(path)
        return read_bounded(path, most)
    except OSError as trouble:
        raise of_disk(trouble, path) from trouble


def write_whole(path: Path, content: bytes) -> None:
    """Write beside and rename, so that nobody ever finds half a file. Raises Unavailable.

    What is no file, such as a terminal or a pipe, is written into; a link stays one.
    """
    try:
        target = true_path(path)
        refuse_venue(target)
        if target.exists() and not target.is_file():
            target.write_bytes(content)
            return
        part = target.with_name(f".{uuid.uuid4().hex}.part")
        try:
            part.write_bytes(content)
            part.replace(target)
        except OSError:
            with contextlib.suppress(OSError):
                part.unlink()
            raise
    except OSError as trouble:
        raise of_disk(trouble, path) from trouble
