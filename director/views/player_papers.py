"""Who is left and who waits, on paper: players by name with counts and moves, alternates in their order."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from director.domain.ids import EntryId
from director.domain.journal import Journal
from director.domain.people import People
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.floor.alternates import alternates
from director.views import figures
from director.views.entry_state import extras_text
from director.views.names import distinction
from director.views.papers import Letterhead, letterhead


class LeftRow(msgspec.Struct, frozen=True, gc=False):
    """One player who is in."""

    name: str
    told_apart: str
    seat: str
    """12-4; empty for who has none."""
    chips: str
    """As they were counted last; empty where nobody did."""
    moves: str
    """How often balancing took him to another table; empty for never."""


class PlayersLeft(msgspec.Struct, frozen=True):
    """Everybody who is in, as the language sorts names."""

    letterhead: Letterhead
    total: str
    """164 of 212."""
    rows: tuple[LeftRow, ...]


class WaitingRow(msgspec.Struct, frozen=True, gc=False):
    """One who waits for a seat."""

    turn: int
    """In the line, from 1."""
    name: str
    told_apart: str
    entry: int
    since: str
    """When the entry was made, or the seat given up, by the clock on the wall."""
    chips: str
    extras: str
    """The second entry, rebuys; empty for nothing."""


class Alternates(msgspec.Struct, frozen=True):
    """All who wait for a seat, the first to be seated first."""

    letterhead: Letterhead
    rows: tuple[WaitingRow, ...]


def players_left(journal: Journal, people: People, words: Words, printed: str) -> PlayersLeft:
    """Everybody who is in. `printed` is a moment as the journal writes it."""
    tournament = journal.tournament
    ranks = {person.id: rank for rank, person in enumerate(people.in_order(words.language))}
    entries = [tournament.entries[entry] for entry in tournament.playing_persons.values()]
    counts = counts_of(tournament)
    rows = []
    for entry in sorted(entries, key=lambda one: (ranks.get(one.person, len(ranks)), one.id)):
        place, stack = tournament.seating.at(entry.id), counts.get(entry.id)
        rows.append(
            LeftRow(
                people.find(entry.person).name,
                distinction(people, entry.person),
                "" if place is None else str(place),
                "" if stack is None else figures.chips(stack, words),
                figures.chips(entry.moved, words) if entry.moved else "",
            )
        )
    total = words._("{left} of {entries}").format(
        left=figures.chips(len(rows), words), entries=figures.chips(tournament.counted, words)
    )
    return PlayersLeft(letterhead(journal, words, printed), total, tuple(rows))


def alternates_list(journal: Journal, people: People, words: Words, printed: str) -> Alternates:
    """Who waits for a seat. `printed` is a moment as the journal writes it."""
    rows = waiting_rows(journal.tournament, people, words)
    return Alternates(letterhead(journal, words, printed), rows)


def waiting_rows(tournament: Tournament, people: People, words: Words) -> tuple[WaitingRow, ...]:
    """Who waits for a seat, in the order they will be seated."""
    entries = (tournament.entries[one] for one in alternates(tournament))
    return tuple(
        WaitingRow(
            turn,
            people.find(entry.person).name,
            distinction(people, entry.person),
            entry.id,
            figures.clock_time(entry.at, tournament.setup, words),
            figures.chips(entry.chips, words),
            extras_text(entry, words),
        )
        for turn, entry in enumerate(entries, 1)
    )


def counts_of(tournament: Tournament) -> Mapping[EntryId, int]:
    """What is known of each stack: the last count of it; before the first hand, what was handed out."""
    if not tournament.started:
        return {entry: tournament.entries[entry].chips for entry in tournament.seating.places}
    counts = [table.count for table in tournament.tables.values() if table.count is not None]
    return {
        entry: chips for count in sorted(counts, key=lambda one: one.line) for entry, chips in count.stacks
    }
