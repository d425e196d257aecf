"""A copy of the venue before something weighty is done."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from director.cli.outcome import complain, world_sentence
from director.domain.refusal import Unavailable
from director.host.i18n import _
from director.host.places import Places


def before(file: Path, home: Places, why: Literal["draw", "redraw", "import"]) -> None:
    """Copy the file. A copy that cannot be made is told, and stops nothing: the evening goes on."""
    from director.desk.backups import Backups, Why

    try:
        Backups(file, home.backup).make(Why(why))
    except Unavailable as trouble:
        complain(_("No copy could be made before this. {why}").format(why=world_sentence(trouble)))
