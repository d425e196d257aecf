"""Files that commands read, and files they write: whole or not at all."""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from director.desk.files import of_disk, write_whole
from director.host.i18n import _


def open_in(name: str | Path) -> BinaryIO:
    """A file that a command reads; `-` is standard input, empty when it is closed. Raises Unavailable."""
    if name == "-":
        return sys.stdin.buffer if sys.stdin is not None else io.BytesIO()
    try:
        return Path(name).open("rb")
    except OSError as trouble:
        raise of_disk(trouble, name) from trouble


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


def add_out(
    parser: argparse.ArgumentParser, about: str, *, required: bool = False, default: str | None = "-"
) -> None:
    """Where the answer goes."""
    parser.add_argument("--out", metavar=_("OUT"), required=required, default=default, help=about)


def write_out(name: str, content: bytes) -> None:
    """Write a file, whole or not at all; `-` is standard output. Raises Unavailable."""
    if name == "-":
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return
    write_whole(Path(name), content)
