"""The room on paper: everything with which an event goes on with pencil and paper when the power is gone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

import msgspec

from director.domain.ids import EntryId
from director.domain.journal import Journal
from director.domain.marks import NO_MARK
from director.domain.moments import Moment
from director.domain.people import People
from director.domain.tournament import EntryState, Table, Tournament
from director.host.i18n import Words
from director.rules.clock import is_open
from director.rules.floor.bubble import paid_places
from director.views import figures
from director.views.entry_state import need_text
from director.views.names import distinction, entry_name
from director.views.pack_clock import Fact, PackLevel, clock_facts, pack_levels
from director.views.papers import Letterhead, SeatingRow, letterhead, seating_by_name
from director.views.player_papers import WaitingRow, counts_of, waiting_rows
from director.views.runs import ranges
from director.views.table_marks import signs

OUT_LINES: Final = 62
"""Lines to write busts on: two pages."""
IN_LINES: Final = 31
"""Lines to write late entries on: a page."""


class PackChair(msgspec.Struct, frozen=True, gc=False):
    """One chair of a table."""

    seat: int
    name: str = ""
    """Empty when nobody sits there."""
    told_apart: str = ""
    stack: str = ""
    """As it was counted last; before the first hand, as handed out."""
    signs: str = ""
    """What lies there: button, blinds, a marker; absent, waits, a dead stack."""
    locked: bool = False


class PackTable(msgspec.Struct, frozen=True, gc=False):
    """One table with all its chairs."""

    number: int
    players: int
    note: str
    """Hands dealt, and its chips as they were counted last."""
    chairs: tuple[PackChair, ...]


class PaperPack(msgspec.Struct, frozen=True):
    """The whole room at one moment. Parts that have nothing to say are empty."""

    letterhead: Letterhead
    part: str
    """What the pack was made for: Level 7, Break."""
    clock: tuple[Fact, ...]
    levels: tuple[PackLevel, ...]
    sums: tuple[Fact, ...]
    """Players, chips, places paid, hand for hand."""
    names: tuple[SeatingRow, ...]
    """Everybody who has a seat, by name."""
    tables: tuple[PackTable, ...]
    waiting: tuple[WaitingRow, ...]
    """Who waits for a seat, the first first."""
    notes: tuple[Fact, ...]
    """Fixed seats, players kept apart, locked seats, the posted order of breaking tables."""
    out: tuple[str, ...]
    """Lines for those who go out, with the places they will take; empty texts while those may change."""
    late: int = 0
    """Lines for those who still enter."""


def paper_pack(journal: Journal, people: People, words: Words, printed: str, now: Moment) -> PaperPack:
    """The room as it is. `printed` is a moment as the journal writes it; `now` says what the clock shows."""
    tournament = journal.tournament
    levels = pack_levels(tournament, now, words)
    open_to = _open_to_entries(tournament, now)
    return PaperPack(
        letterhead=letterhead(journal, words, printed),
        part=levels[0].name if levels else "",
        clock=clock_facts(tournament, now, words),
        levels=levels,
        sums=tuple(_sums(tournament, words)),
        names=seating_by_name(journal, people, words, printed).rows,
        tables=tuple(_tables(tournament, people, words)),
        waiting=waiting_rows(tournament, people, words),
        notes=tuple(_notes(tournament, people, words)),
        out=_out_lines(tournament, words, settled=not open_to),
        late=IN_LINES if open_to else 0,
    )


def pack_part(journal: Journal, now: Moment, words: Words) -> str:
    """What a pack of now is made for: Level 7, Break; empty without a level schedule."""
    levels = pack_levels(journal.tournament, now, words)
    return levels[0].name if levels else ""


# ------------------------------------------------------------------ sums


def _sums(tournament: Tournament, words: Words) -> Iterator[Fact]:
    left, in_play = len(tournament.playing_persons), tournament.chips.in_play
    text = words._("{left} of {entries}")
    entries = figures.chips(tournament.counted, words)
    yield words._("Players left"), text.format(left=figures.chips(left, words), entries=entries)
    yield words._("Tables"), figures.chips(len(tournament.open_tables()), words)
    dead = sum(entry.dead for entry in tournament.entries.values())
    if dead:
        yield words._("Dead stacks"), figures.chips(dead, words)
    paid = paid_places(tournament)
    yield words._("Places paid"), figures.chips(paid, words) if paid else words._("not known yet")
    yield words._("Chips expected"), figures.chips(in_play, words)
    if left:
        yield words._("Average stack"), figures.chips(in_play // left, words)
    play = tournament.hand_for_hand
    if play is not None:
        yield words._("Hand for hand"), words._("hand {number}").format(number=play.round)
        done = ranges(sorted(play.finished)) or words._("none")
        yield words._("Tables done"), done


def _open_to_entries(tournament: Tournament, now: Moment) -> bool:
    """Whether somebody may still enter: then the places of those who go out may change."""
    structure = tournament.structure
    if structure is None:
        return True
    windows = [structure.late_registration]
    if tournament.setup.reentry is not None:
        windows.append(structure.reentry)
    return any(window is None or is_open(tournament, window, now) for window in windows)


def _out_lines(tournament: Tournament, words: Words, *, settled: bool) -> tuple[str, ...]:
    """The places of the next who go out, as long as nobody ties or comes in."""
    left = len(tournament.playing_persons)
    lines = max(0, min(OUT_LINES, left - 1))
    return tuple(figures.chips(left - n, words) if settled else "" for n in range(lines))


# ------------------------------------------------------------------ tables


def _tables(tournament: Tournament, people: People, words: Words) -> Iterator[PackTable]:
    counts = counts_of(tournament)
    for table in sorted(tournament.open_tables(), key=lambda one: one.number):
        held = tournament.seating.players(table.number)
        chairs = (
            _chair(tournament, people, words, table, seat, held.get(seat), counts)
            for seat in range(1, table.seats + 1)
        )
        yield PackTable(table.number, len(held), _table_note(tournament, table, words), tuple(chairs))


def _chair(
    tournament: Tournament,
    people: People,
    words: Words,
    table: Table,
    seat: int,
    holder: EntryId | None,
    counts: Mapping[EntryId, int],
) -> PackChair:
    if holder is None:
        lying = " ".join(signs(table.last, seat, NO_MARK, words))
        return PackChair(seat, signs=lying, locked=seat in table.locked)
    entry = tournament.entries[holder]
    said = signs(table.last, seat, tournament.mark(holder), words)
    if entry.dead:
        said.append(words._("dead stack"))
    stack = counts.get(holder)
    return PackChair(
        seat,
        people.find(entry.person).name,
        distinction(people, entry.person),
        "" if stack is None else figures.chips(stack, words),
        " · ".join(said),
    )


def _table_note(tournament: Tournament, table: Table, words: Words) -> str:
    said = []
    if table.hands:
        text = words.ngettext("{n} hand", "{n} hands", table.hands)
        said.append(text.format(n=figures.chips(table.hands, words)))
    if table.count is not None:
        text = words._("{chips} at {time}")
        time = figures.clock_time(table.count.at, tournament.setup, words)
        said.append(text.format(chips=figures.chips(table.count.chips, words), time=time))
    return " · ".join(said)


# ------------------------------------------------------------------ what the floor must know


def _notes(tournament: Tournament, people: People, words: Words) -> Iterator[Fact]:
    def name(entry: EntryId) -> str:
        return entry_name(tournament, people, entry, words)

    for entry, need in sorted(tournament.needs.items()):
        if tournament.entries[entry].state is EntryState.IN:
            yield words._("Fixed seat"), f"{name(entry)}: {need_text(need, words)}"
    for one, other in tournament.apart:
        text = words._("{one} and {other}")
        yield words._("Not at one table"), text.format(one=name(one), other=name(other))
    locked = [(table.number, table.locked) for table in tournament.open_tables() if table.locked]
    for number, seats in sorted(locked):
        told = ", ".join(f"{number}-{seat}" for seat in sorted(seats))
        yield words._("Locked seats"), told
    order = [number for number in tournament.breaking_order if not _closed(tournament, number)]
    if order:
        yield words._("Tables break in this order"), ", ".join(map(str, order))


def _closed(tournament: Tournament, number: int) -> bool:
    table = tournament.tables.get(number)
    return table is None or table.closed
