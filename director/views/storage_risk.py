"""Why a folder is no safe home for a venue, in words."""

from __future__ import annotations

from director.host.i18n import Words
from director.host.storage_place import Unsafe


def storage_risk(why: Unsafe, words: Words) -> str:
    """What may happen to a file there, and what to do."""
    if why.kind == "sync":
        text = words._(
            "This file lies in a folder of {what}, which copies it while it is written and may bring an old "
            "copy back. Move it to a folder of this computer."
        )
    else:
        text = words._(
            "This file lies on a network share ({what}), where a database may be damaged. Move it to a "
            "folder of this computer."
        )
    return text.format(what=why.what)
