"""Decisions about who is really there: players seen in their chairs, and chairs nobody came to."""

from __future__ import annotations

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.ids import EntryId
from director.domain.line import Line
from director.domain.marks import stood_up
from director.domain.refusal import Impossible
from director.domain.tournament import Entry, Tournament


class CheckSeats(Action, frozen=True):
    """A dealer saw these players in their chairs, and that they are who the list says."""

    table: int
    entries: tuple[EntryId, ...]

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Remember the chair each was seen in. Raises Impossible for who does not sit at this table."""
        tournament.open_table(self.table)
        seen: dict[EntryId, Entry] = {}
        for number in _each_once(self.entries):
            entry, place = tournament.playing(number), tournament.seating.at(number)
            if place is None or place.table != self.table:
                raise Impossible("not_at_table", entry=number, table=self.table)
            seen[number] = replace(entry, checked=place)
        return replace(tournament, entries=tournament.entries.update(seen))


class ReleaseSeats(Action, frozen=True):
    """Nobody came to these seats: they are free for others, and whoever comes after all waits for one.

    House choice, as no source says what becomes of a no-show: the entry stays in at the price that was paid,
    behind all who wait for a seat already. The stack goes back into the rack and comes with the next seat.
    Whoever does not come at all is withdrawn later, with the chips that were left.
    """

    entries: tuple[EntryId, ...]

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Free the seats. Raises Impossible for who has none."""
        seating, marks = tournament.seating, tournament.marks
        waiting: dict[EntryId, Entry] = {}
        for number in _each_once(self.entries):
            entry = tournament.playing(number)
            if seating.at(number) is None:
                raise Impossible("no_seat_held", entry=number)
            seating, marks = seating.without(number), stood_up(marks, number)
            waiting[number] = replace(entry, queued=line.seq, checked=None)
        entries = tournament.entries.update(waiting)
        return replace(tournament, entries=entries, seating=seating, marks=marks)


def _each_once(entries: tuple[EntryId, ...]) -> tuple[EntryId, ...]:
    """The entries. Raises Impossible where nobody is named, or somebody twice."""
    if not entries:
        raise Impossible("nobody_named")
    if len(set(entries)) < len(entries):
        raise Impossible("entry_twice", entry=next(one for one in entries if entries.count(one) > 1))
    return entries
