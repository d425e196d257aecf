"""What a disk says, told apart by a code that has words in every language."""

from __future__ import annotations

import errno
from collections.abc import Mapping
from typing import Final

_CODES: Final[Mapping[int | None, str]] = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EROFS: "read_only",
    errno.EACCES: "no_right",
    errno.EPERM: "no_right",
    errno.EISDIR: "not_a_file",
    errno.ENXIO: "not_a_file",
    errno.ENODEV: "not_a_file",
    errno.ENOENT: "gone",
    errno.ELOOP: "gone",
    errno.ENAMETOOLONG: "bad_name",
    errno.EINVAL: "bad_name",
}


def disk_code(error: OSError) -> str:
    """The trouble that this error means; `disk_error` for what has no code of its own."""
    return _CODES.get(error.errno, "disk_error")
