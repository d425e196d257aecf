"""A file that could not be written is told in one way, whatever was to be in it."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QWidget

from director.domain.refusal import Unavailable
from director.gui import ask
from director.host.i18n import _, current
from director.views.disk_words import why_not
from director.views.refusals import world


def tell_unwritten(parent: QWidget | None, error: BaseException, target: Path) -> bool:
    """Say why, and that nothing else changed; False for what the world had no part in."""
    if isinstance(error, Unavailable):
        ask.warn(parent, world(error, current()))
    elif isinstance(error, OSError):
        text = _("{file} could not be written: {why}.")
        ask.warn(
            parent,
            text.format(file=target.name, why=why_not(error, current())),
            _("Nothing else changed. Choose another place and try again."),
        )
    else:
        return False
    return True
