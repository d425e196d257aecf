"""What a disk says, told apart."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Final

from director.domain.refusal import Unavailable

_ERRORS: Final[Mapping[int | None, str]] = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EROFS: "read_only",
    errno.EACCES: "no_right",
    errno.EPERM: "no_right",
    errno.EISDIR: "not_a_file",
    errno.ENOENT: "gone",
    errno.ENAMETOOLONG: "bad_name",
    errno.EINVAL: "bad_name",
}


def as_text(value: object) -> str:
    """What stands where a text should stand: SQLite keeps bytes and numbers there, too, if told to."""
    return value.decode(errors="replace") if isinstance(value, bytes) else str(value)


def of_disk(error: OSError, path: object) -> Unavailable:
    """The trouble that this error means for this path."""
    return Unavailable(_ERRORS.get(error.errno, "disk_error"), path=str(path), why=str(error))
