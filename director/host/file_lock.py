"""A lock of the operating system on an open file: gone the moment whoever holds it ends, however that was."""

from __future__ import annotations

import os
import sys
from typing import Final

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FAR: Final = 1 << 30
"""The byte that is locked on Windows, far behind all that is written: there a locked byte cannot be read."""


def take(descriptor: int) -> bool:
    """Lock this open file for us alone; False while somebody else has it.

    Raises OSError where the disk knows no locks, as some network shares do.
    """
    try:
        if sys.platform == "win32":
            os.lseek(descriptor, FAR, os.SEEK_SET)
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
