"""Why a disk does not do it, as a part of a sentence such as “list.csv could not be written: {why}”."""

from __future__ import annotations

from typing import Final

from director.host.disk_errors import disk_code
from director.host.i18n import N_, Words

_WHY: Final[dict[str, str]] = {
    "bad_name": N_("no file can have this name"),
    "disk_error": N_("the disk does not let us at it"),
    "disk_full": N_("the disk is full"),
    "gone": N_("there is no such file or folder"),
    "no_right": N_("this account has no right to it"),
    "not_a_file": N_("it is a folder or a device, not a file"),
    "read_only": N_("nothing may be written there"),
}


def why_not(error: OSError | str, words: Words) -> str:
    """What the system says, in the language of the reader and not in that of the system.

    Takes the code of `disk_code`, too.
    """
    return words._(_WHY[error if isinstance(error, str) else disk_code(error)])
