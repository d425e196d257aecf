"""What closing a table would do, before its seats are drawn: who leaves, where there is room, who is fixed.

The seats themselves are no preview: a draw that is looked at and left would be drawn until it pleases.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from director.domain.ids import EntryId
from director.domain.people import People
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.floor.break_table import Leaving
from director.rules.floor.closing import break_terms, breaking_order, redraw_terms, rooms
from director.views import figures
from director.views.names import entry_name


class LeavingRow(msgspec.Struct, frozen=True, gc=False):
    """Somebody who will draw a new seat."""

    entry: EntryId
    seat: int
    table: int
    name: str
    note: str = ""
    """Absent, a dead stack, a fixed seat: what the floor must know before."""
    fixed: bool = False
    """The seat was fixed at a table that closes."""


class BreakPreview(msgspec.Struct, frozen=True):
    """What a draw would do."""

    rows: tuple[LeavingRow, ...]
    room: int
    """Open seats for them."""
    sizes: str
    """How full the tables are afterwards: 3 × 9, 2 × 8."""
    lack: int
    """Seats that are missing; 0 where it can be done."""
    tables_to_open: int


class OrderRow(msgspec.Struct, frozen=True, gc=False):
    """One open table in its turn to break."""

    table: int
    players: int
    room: int
    """Open seats at the others."""
    may: bool
    """The others have room for all its players."""
    posted: bool


def break_preview(tournament: Tournament, people: People, words: Words, table: int) -> BreakPreview:
    """What breaking this table would do. Raises Impossible where it is not open."""
    return _preview(tournament, people, words, break_terms(tournament, table), closing={table})


def redraw_preview(
    tournament: Tournament, people: People, words: Words, tables: Sequence[int], seats: int = 0
) -> BreakPreview:
    """What a redraw to these tables would do. Raises Impossible where one is not open."""
    closing = {table.number for table in tournament.open_tables()} - set(tables)
    return _preview(tournament, people, words, redraw_terms(tournament, tables, seats), closing=closing)


def order_rows(tournament: Tournament) -> list[OrderRow]:
    """The open tables, the first to break first."""
    found, posted = rooms(tournament), frozenset(tournament.breaking_order)
    rows = []
    for table in breaking_order(tournament):
        players, room = found[table]
        may = len(found) > 1 and players <= room
        rows.append(OrderRow(table, players, room, may, table in posted))
    return rows


def break_sentence(preview: BreakPreview, words: Words) -> str:
    """7 players draw seats; afterwards the tables have 3 × 9, 2 × 8."""
    count = len(preview.rows)
    if preview.lack:
        text = words.ngettext(
            "There is no room: {lack} seat is missing. Open more tables first: {tables}.",
            "There is no room: {lack} seats are missing. Open more tables first: {tables}.",
            preview.lack,
        )
        return text.format(lack=preview.lack, tables=preview.tables_to_open)
    if not count:
        return words._("Nobody sits there; the table is closed.")
    text = words.ngettext(
        "{n} player draws a seat among {room} open ones. Players at the tables afterwards: {sizes}.",
        "{n} players draw seats among {room} open ones. Players at the tables afterwards: {sizes}.",
        count,
    )
    return text.format(
        n=figures.chips(count, words), room=figures.chips(preview.room, words), sizes=preview.sizes
    )


def _preview(
    tournament: Tournament, people: People, words: Words, leaving: Leaving[EntryId], closing: set[int]
) -> BreakPreview:
    rows = []
    for entry in leaving.players:
        place = tournament.seating.places[entry]
        name = entry_name(tournament, people, entry, words)
        note = _note(tournament, words, entry, closing)
        need = tournament.needs.get(entry)
        fixed = need is not None and need.table in closing
        rows.append(LeavingRow(entry, place.seat, place.table, name, note, fixed))
    rows.sort(key=lambda row: (row.table, row.seat))
    room = sum(len(table.open_seats()) for table in leaving.tables)
    lack = max(0, len(rows) - room)
    sizes = "" if lack else _sizes(leaving)
    return BreakPreview(tuple(rows), room, sizes, lack, -(-lack // tournament.setup.seats))


def _note(tournament: Tournament, words: Words, entry: EntryId, closing: set[int]) -> str:
    said = []
    if tournament.entries[entry].dead:
        said.append(words._("dead stack"))
    elif tournament.mark(entry).away:
        said.append(words._("absent"))
    need = tournament.needs.get(entry)
    if need is not None:
        fixed = words._("fixed seat here") if need.table in closing else words._("needs a fixed seat")
        said.append(fixed)
    return ", ".join(said)


def _sizes(leaving: Leaving[EntryId]) -> str:
    """How many players how many tables will have: chance only decides which."""
    from director.rules.floor.sizes import balanced_sizes
    from director.rules.floor.stream import Stream

    held = [len(table.occupied) for table in leaving.tables]
    capacity = [len(table.occupied) + len(table.open_seats()) for table in leaving.tables]
    sizes = balanced_sizes(len(leaving.players), capacity, Stream(bytes(32), "sizes"), held)
    return ", ".join(f"{sizes.count(size)} × {size}" for size in sorted(set(sizes), reverse=True))
