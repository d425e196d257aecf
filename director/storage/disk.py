"""What a disk says, told apart."""

from __future__ import annotations

from director.domain.refusal import Unavailable
from director.host.disk_errors import disk_code


def as_text(value: object) -> str:
    """What stands where a text should stand: SQLite keeps bytes and numbers there, too, if told to."""
    return value.decode(errors="replace") if isinstance(value, bytes) else str(value)


def of_disk(error: OSError, path: object) -> Unavailable:
    """The trouble that this error means for this path."""
    return Unavailable(disk_code(error), path=str(path), why=str(error))
