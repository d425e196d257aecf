"""Things in the place of a file that nobody should wait for or read to the end."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final


def _folder(path: Path) -> None:
    path.mkdir()


def _pipe(path: Path) -> None:
    """One into which nobody writes: whoever opens it waits for ever."""
    os.mkfifo(path)


def _ring(path: Path) -> None:
    """A link that leads to itself."""
    path.symlink_to(path.name)


def _loose(path: Path) -> None:
    """A link to what is not there."""
    path.symlink_to("nowhere")


def _device(path: Path) -> None:
    """One that has no end."""
    path.symlink_to("/dev/zero")


def _endless(path: Path) -> None:
    """Two hundred megabytes, of which the disk holds nothing."""
    path.touch()
    os.truncate(path, 200_000_000)


def _noise(path: Path) -> None:
    path.write_bytes(bytes(range(256)) * 40)


STRANGE: Final[Mapping[str, Callable[[Path], None]]] = {
    "gone": lambda _path: None,
    "folder": _folder,
    "pipe": _pipe,
    "ring": _ring,
    "loose link": _loose,
    "device": _device,
    "endless": _endless,
    "noise": _noise,
    "empty": Path.touch,
}
"""By what it is: puts it there."""
