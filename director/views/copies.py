"""The copies of a venue in words: when each was made by the clock of this computer, and what for."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime
from typing import Final

from babel.dates import format_datetime

from director.host.i18n import N_, Words
from director.views.figures import locale_of

WHY: Final[Mapping[str, str]] = {
    "timer": N_("made by itself"),
    "draw": N_("before a draw"),
    "redraw": N_("before a redraw"),
    "import": N_("before an import"),
    "migration": N_("before the file was brought up to date"),
    "restore": N_("before a copy was put back"),
    "hand": N_("made by hand"),
}
"""What a copy was made for, by the word in its name."""


def copy_moment(at: datetime, words: Words) -> str:
    """When a copy was made, by the clock of this computer."""
    return format_datetime(at.astimezone(), "d MMM y, HH:mm:ss", locale=locale_of(words.language))


def copy_words(at: datetime, why: str, words: Words) -> str:
    """A copy as a line of a list."""
    return words._("{time}, {why}").format(time=copy_moment(at, words), why=words._(WHY[why]))
