"""Files that commands read, and files they write: whole or not at all."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, Final

from director.cli.outcome import misused
from director.desk.files import of_disk, write_whole
from director.domain.refusal import Unavailable
from director.host.i18n import _

_PROMISE: Final = frozenset(
    (
        ".csv",
        ".doc",
        ".docx",
        ".html",
        ".json",
        ".ods",
        ".pdf",
        ".phh",
        ".png",
        ".toml",
        ".txt",
        ".xls",
        ".xlsx",
    )
)
"""Endings that everybody knows; any other may stand on any file."""
_DATABASE: Final = b"SQLite format 3\0"
"""How every venue, and every copy of one, begins; to load what reads one takes longer than most commands."""


def open_in(name: str | Path) -> BinaryIO:
    """A file that a command reads; `-` is standard input, empty when it is closed. Raises Unavailable.

    Never a database: it holds nothing that a command could mean.
    """
    if name == "-":
        return sys.stdin.buffer if sys.stdin is not None else io.BytesIO()
    path = Path(name)
    try:
        if path.is_file() and _begins_as_database(path):
            raise Unavailable("a_venue", path=str(name))
        return path.open("rb")
    except OSError as trouble:
        raise of_disk(trouble, name) from trouble


def _begins_as_database(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(_DATABASE)) == _DATABASE


def lines_in(stream: BinaryIO, longest: int) -> Iterator[bytes]:
    """The lines of a stream. Of one longer than so many bytes only the beginning, a byte more, is kept."""
    while line := stream.readline(longest + 1):
        yield line
        while len(line) > longest and not line.endswith(b"\n"):
            line = stream.readline(longest + 1) or b"\n"


def is_there(path: Path) -> bool:
    """Whether something of this name is there; not when nobody may look."""
    try:
        return path.exists()
    except OSError:
        return False


def is_folder(path: Path) -> bool:
    """Whether there is a folder of this name; not when nobody may look."""
    try:
        return path.is_dir()
    except OSError:
        return False


def add_out(
    parser: argparse.ArgumentParser, about: str, *, required: bool = False, default: str | None = "-"
) -> None:
    """Where the answer goes."""
    parser.add_argument("--out", metavar=_("OUT"), required=required, default=default, help=about)


def check_ending(name: str | None, endings: tuple[str, ...]) -> None:
    """End the command where the name of a file promises another kind of file than will stand there."""
    ending = Path(name or "").suffix.lower()
    if ending in _PROMISE and ending not in endings:
        said = _("{path} ends in {ending}, but what is written there ends in {endings}. Nothing was done.")
        raise misused(said.format(path=name, ending=ending, endings=", ".join(endings)))


def write_out(name: str, content: bytes) -> None:
    """Write a file, whole or not at all; `-` is standard output. Raises Unavailable."""
    if name == "-":
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return
    path = Path(name)
    if not is_folder(path.parent):
        raise Unavailable("no_folder", path=str(path.parent))
    write_whole(path, content)
