"""Which file of a venue: one that is there, or a new one."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtWidgets import QWidget

from director.host import settings
from director.host.i18n import _
from director.host.settings import Settings

SUFFIX: Final = ".floor"
"""Of a venue's file."""
_RECENT: Final = 8


def choose(window: QWidget | None, folder: Path) -> Path | None:
    """Ask for a file that is there; None when people leave it."""
    from director.gui import ask

    kinds = _("Venues (*{suffix});;All files (*)").format(suffix=SUFFIX)
    return ask.choose_file(window, _("Open another file"), kinds, str(folder))


def choose_new(window: QWidget | None, folder: Path) -> Path | None:
    """Ask where a new venue shall lie; its ending is added where nobody typed one."""
    from director.gui import ask

    kinds = _("Venues (*{suffix})").format(suffix=SUFFIX)
    path = ask.choose_file(window, _("New venue"), kinds, str(folder), save=True)
    return path if path is None or path.suffix else path.with_suffix(SUFFIX)


def remember(path: Path, kept: Settings) -> None:
    """This is the file opened last, and the first of those opened before."""
    recent = dict.fromkeys([str(path), *kept.get(settings.RECENT_VENUES)])
    kept.set(settings.RECENT_VENUES, tuple(recent)[:_RECENT])
    kept.set(settings.LAST_VENUE, str(path))
