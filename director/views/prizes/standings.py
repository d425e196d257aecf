"""The standings of a season in rows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from director.domain.ids import PersonId
from director.domain.people import People
from director.host.i18n import N_, Words
from director.rules.prizes.points import PointsTable, Scored, standings
from director.views import figures
from director.views.names import distinction
from director.views.papers import Letterhead

TABLES: Final[dict[str, str]] = {
    "root": N_("Root of players over place"),
    "places": N_("Ten places"),
}
"""Tables of points that come with the program; the house names its own."""


def points_name(name: str, words: Words) -> str:
    """A table of points as people say it."""
    return words._(TABLES[name]) if name in TABLES else name


class StandingRow(msgspec.Struct, frozen=True, gc=False):
    """Where somebody stands."""

    rank: int
    person: PersonId
    name: str
    told_apart: str
    club: str
    points: int
    points_text: str
    counted: int
    played: int
    wins: int
    best: int | None
    """The best place; None without one."""


class SeasonTable(msgspec.Struct, frozen=True):
    """A season as it is printed."""

    letterhead: Letterhead
    """The season stands where an event has its name."""
    rule: str
    """How the points come about, in a sentence."""
    events: int
    rows: tuple[StandingRow, ...]


def season_table(
    table: PointsTable,
    season: Sequence[Scored],
    people: People,
    words: Words,
    title: str = "",
    printed: str = "",
) -> SeasonTable:
    """Everybody who took part, the most points first. `printed` is the day in words."""
    rows = tuple(
        StandingRow(
            one.rank,
            one.person,
            people.find(one.person).name,
            distinction(people, one.person),
            people.find(one.person).club,
            one.points,
            figures.chips(one.points, words),
            one.counted,
            one.played,
            one.wins,
            one.best or None,
        )
        for one in standings(table, season)
    )
    events = len({one.tournament for one in season})
    text = words.ngettext("{n} event", "{n} events", events)
    counted = text.format(n=figures.chips(events, words))
    head = Letterhead(title or points_name(table.name, words), counted, printed=printed)
    return SeasonTable(head, points_rule(table, words), events, rows)


def points_rule(table: PointsTable, words: Words) -> str:
    """How a place becomes points, in a sentence or two."""
    if table.kind == "root":
        said = [
            words._("Points: {factor} × √(players ÷ place), rounded down.").format(
                factor=figures.chips(table.factor, words)
            )
        ]
    else:
        text = words.ngettext(
            "Points by a table of {n} place.", "Points by a table of {n} places.", len(table.places)
        )
        said = [text.format(n=figures.chips(len(table.places), words))]
    if table.taking_part:
        text = words._("Taking part: {points}.")
        said.append(text.format(points=figures.chips(table.taking_part, words)))
    if table.paid_only:
        said.append(words._("Only places with a prize give points."))
    if table.best:
        text = words.ngettext("The best {n} result counts.", "The best {n} results count.", table.best)
        said.append(text.format(n=figures.chips(table.best, words)))
    return " ".join(said)
