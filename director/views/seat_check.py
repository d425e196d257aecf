"""Which seats a dealer has checked: the tables that are left, and the players of one table."""

from __future__ import annotations

import msgspec

from director.domain.ids import EntryId
from director.domain.people import People
from director.domain.seats import TableSeat
from director.domain.tournament import EntryState, Tournament
from director.host.i18n import Words
from director.views.entry_state import is_seen
from director.views.names import entry_name


class SeatRow(msgspec.Struct, frozen=True, gc=False):
    """A player in a chair."""

    entry: EntryId
    seat: TableSeat
    name: str
    seen: bool
    """A dealer saw the player in this very chair."""
    away: bool
    """Marked absent."""


def seat_rows(tournament: Tournament, people: People, words: Words, table: int = 0) -> list[SeatRow]:
    """Everybody who is in and sits at a table, or in the room with 0, seat by seat; no dead stacks."""
    found = []
    places = tournament.seating.places.items()
    for entry, seat in sorted(places, key=lambda one: one[1]):
        known = tournament.entries[entry]
        if known.state is not EntryState.IN or table not in (0, seat.table):
            continue
        away = tournament.mark(entry).away
        name = entry_name(tournament, people, entry, words)
        found.append(SeatRow(entry, seat, name, is_seen(known, seat), away))
    return found


def checked_tables(tournament: Tournament) -> dict[int, int]:
    """By table, how many sit there whom no dealer has seen; empty before anybody was, and once play began."""
    entries = tournament.entries
    if tournament.started or all(entry.checked is None for entry in entries.values()):
        return {}
    found: dict[int, int] = {}
    for entry, seat in tournament.seating.places.items():
        known = entries[entry]
        if known.state is EntryState.IN:
            found[seat.table] = found.get(seat.table, 0) + (not is_seen(known, seat))
    return found


def unchecked_tables(tournament: Tournament) -> list[int]:
    """Open tables where somebody sits whom no dealer has seen there, by number."""
    entries, found = tournament.entries, set()
    for entry, seat in tournament.seating.places.items():
        if entries[entry].state is EntryState.IN and not is_seen(entries[entry], seat):
            found.add(seat.table)
    return sorted(found)


def next_unchecked(tournament: Tournament, after: int) -> int | None:
    """The next table to check after this one, round the room; None when all are."""
    left = unchecked_tables(tournament)
    return next((table for table in left if table > after), left[0] if left else None)
