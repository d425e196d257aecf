"""Files that commands read, and files they write: whole or not at all."""

from __future__ import annotations

import argparse
import contextlib
import errno
import sys
from pathlib import Path
from typing import BinaryIO

from director.domain.refusal import Unavailable
from director.host.i18n import _


def open_in(name: str | Path) -> BinaryIO:
    """A file that a command reads; `-` is standard input. Raises Unavailable: gone, disk_error."""
    if name == "-":
        return sys.stdin.buffer
    try:
        return Path(name).open("rb")
    except FileNotFoundError as trouble:
        raise Unavailable("gone", path=str(name)) from trouble
    except OSError as trouble:
        raise Unavailable("disk_error", path=str(name), why=trouble.strerror) from trouble


def add_out(parser: argparse.ArgumentParser, about: str, *, required: bool = False) -> None:
    """Where the answer goes."""
    parser.add_argument("--out", metavar=_("OUT"), required=required, default="-", help=about)


def write_out(name: str, content: bytes) -> None:
    """Write beside and rename, so that nobody ever finds half a file; `-` is standard output.

    Raises Unavailable.
    """
    if name == "-":
        sys.stdout.flush()
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
        return
    target = Path(name)
    part = target.with_name(target.name + ".part")
    try:
        part.write_bytes(content)
        part.replace(target)
    except OSError as trouble:
        with contextlib.suppress(OSError):
            part.unlink()
        code = "disk_full" if trouble.errno == errno.ENOSPC else "disk_error"
        raise Unavailable(code, path=name, why=trouble.strerror) from trouble
