"""A file is read within bounds, whoever put it there.

Of one that never ends only the beginning is read, and what is no file at all, such as a pipe in which nobody
writes, is never waited for.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path


def read_bounded(path: Path, most: int) -> bytes:
    """The content of a file; one byte more than `most` of one that is longer.

    Raises OSError: that of a folder for everything that is no file.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    with path.open("rb") as file:
        return file.read(most + 1)


def true_path(path: Path) -> Path:
    """Where a path leads when its links are followed; as far as they lead where they go round in a ring."""
    return Path(os.path.realpath(path))
