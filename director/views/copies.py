"""The copies of a venue in words: when each was made by the clock of this computer, and what for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from typing import Final

from babel.dates import format_datetime

from director.host.i18n import N_, Words
from director.views import figures
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


def event_words(name: str, entries: int, alive: int, words: Words) -> str:
    """One tournament of a copy."""
    if not entries:
        return words._("{event}: nobody entered").format(event=name)
    counted = words.ngettext("{event}: {n} entry, {alive} in", "{event}: {n} entries, {alive} in", entries)
    return counted.format(event=name, n=figures.chips(entries, words), alive=figures.chips(alive, words))


def held_words(events: Iterable[str], lines: int, last: str, people: int, words: Words) -> str:
    """What a copy holds: its tournaments, a line each, then how far it goes."""
    said = list(events) or [words._("No tournament in it.")]
    if lines:
        steps = words.ngettext("{n} step, at {time}", "{n} steps, the last at {time}", lines).format(
            n=figures.chips(lines, words), time=copy_moment(datetime.fromisoformat(last), words)
        )
        said.append(steps)
    known = words.ngettext("{n} person in the address book", "{n} people in the address book", people)
    said.append(known.format(n=figures.chips(people, words)))
    return "\n".join(said)
