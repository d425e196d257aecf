"""Those who wait for a seat: their numbers, and about when each may sit."""

from __future__ import annotations

from typing import Final

import msgspec

from director.domain.ids import EntryId
from director.domain.moments import Moment
from director.domain.people import People
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.floor.alternates import alternates, minutes_for, open_seats, pace
from director.views import figures
from director.views.names import entry_name

AHEAD: Final = 50
"""Of so many at the head of the line people ask first."""


class WaitingRow(msgspec.Struct, frozen=True, gc=False):
    """One who waits."""

    number: int
    """In the line, from 1."""
    entry: EntryId
    name: str
    since: str
    """When registered; whoever was sent back behind the others keeps this time."""
    minutes: int | None
    """In about how many minutes a seat is free; 0 for now, None where nobody can tell yet."""


def waiting_rows(tournament: Tournament, people: People, words: Words, at: int) -> list[WaitingRow]:
    """Everybody who waits, the next first, as of a moment (UTC, ms)."""
    free, known = open_seats(tournament), pace(tournament, at)
    return [
        WaitingRow(
            number,
            entry,
            entry_name(tournament, people, entry, words),
            figures.clock_time(tournament.entries[entry].at, tournament.setup, words),
            minutes_for(number - free, known),
        )
        for number, entry in enumerate(alternates(tournament), 1)
    ]


def forecast_words(tournament: Tournament, words: Words, now: Moment | None) -> str:
    """When the first fifty who wait will sit, or all where they are fewer; empty where all can sit now."""
    count = min(AHEAD, len(alternates(tournament)))
    missing = count - open_seats(tournament)
    if now is None or missing <= 0:
        return ""
    minutes = minutes_for(missing, pace(tournament, now.utc))
    if minutes is None:
        text = words.ngettext(
            "When the first will sit cannot be told yet.",
            "When the first {count} will sit cannot be told yet.",
            count,
        )
        return text.format(count=count)
    text = words.ngettext(
        "The first will sit in about {minutes} min, by the pace of busts.",
        "The first {count} will sit in about {minutes} min, by the pace of busts.",
        count,
    )
    return text.format(count=count, minutes=minutes)
