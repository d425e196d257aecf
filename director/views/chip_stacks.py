"""Stacks: the average, and the biggest as far as stacks were counted one by one."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from director.domain.counted import still_holds
from director.domain.ids import EntryId
from director.domain.moments import Moment
from director.domain.people import People
from director.domain.seats import TableSeat
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.clock import clock_face
from director.views import figures
from director.views.names import entry_name


class StackRow(msgspec.Struct, frozen=True, gc=False):
    """One counted stack."""

    entry: EntryId
    name: str
    seat: TableSeat
    chips: int
    blinds: str
    """In big blinds of the level: 48 BB; empty where there are none."""
    at: str
    """When it was counted, by the clock on the wall of the place."""
    holds: bool
    """Nobody came to the table or left it with chips since."""


class Average(msgspec.Struct, frozen=True, gc=False):
    """The average of all who are in. Texts are empty before anybody is."""

    chips: str = ""
    blinds: str = ""
    players: int = 0


def stack_rows(tournament: Tournament, people: People, now: Moment, words: Words) -> tuple[StackRow, ...]:
    """Every stack that was counted and still has its player, the biggest first."""
    big = _big_blind(tournament, now)
    found = {row.entry: row for row in _counted(tournament, people, big, words)}
    return tuple(sorted(found.values(), key=lambda row: (-row.chips, row.seat)))


def average(tournament: Tournament, now: Moment, words: Words) -> Average:
    """What everybody has on average, and how many big blinds that is."""
    players, chips = len(tournament.playing_persons), tournament.chips.in_play
    if not players:
        return Average()
    mean = chips // players
    return Average(figures.chips(mean, words), _blinds(mean, _big_blind(tournament, now), words), players)


def _counted(tournament: Tournament, people: People, big: int, words: Words) -> Iterator[StackRow]:
    plan, places = tournament.setup, tournament.seating.places
    counts = [(one.count, one.number) for one in tournament.open_tables() if one.count is not None]
    # The latest last: whoever was counted here and, after a move, there has the later stack.
    for count, number in sorted(counts, key=lambda pair: pair[0].line):
        holds = still_holds(tournament, number, count)
        at = figures.clock_time(count.at, plan, words)
        for entry, chips in count.stacks:
            if (seat := places.get(entry)) is not None:
                name = entry_name(tournament, people, entry, words)
                yield StackRow(entry, name, seat, chips, _blinds(chips, big, words), at, holds)


def _big_blind(tournament: Tournament, now: Moment) -> int:
    face = clock_face(tournament, now)
    return 0 if face is None else face.stakes.big_blind


def _blinds(chips: int, big: int, words: Words) -> str:
    return words._("{n} BB").format(n=figures.chips(chips // big, words)) if big else ""
