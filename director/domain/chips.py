"""Decisions about chips: a value that leaves play, and corrections."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec
from immutables import Map
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.ids import EntryId
from director.domain.line import Line
from director.domain.plan import MOST_CHIPS
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.tournament import Entry, Tournament

_CARDS: Final = re.compile("(?:[2-9TJQKA][cdhs])*")


class SeatRace(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One seat in the race of its table."""

    seat: int
    entry: EntryId
    chips: int
    """How many of the chips that leave play it had."""
    others: bool = True
    """It had other chips besides."""
    cards: str = ""
    """The cards dealt for the odd chips, such as KdAc."""
    change: int = 0
    """What the seat was given, less what it handed in."""


class TableRace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What became of the small chips of one table."""

    table: int
    seats: tuple[SeatRace, ...]
    """Those that had any."""
    value: int = 0
    """Of all odd chips together: what was raced."""
    chips: int = 0
    """How many larger chips were raced for."""
    winners: tuple[int, ...] = ()
    """Seats that won one, the best card first."""
    protected: tuple[int, ...] = ()
    """Seats that got a chip only because they would be out."""
    delta: int = 0
    """By how much the total changed."""


class ColourUp(Action, frozen=True):
    """A chip leaves play at these tables: full groups are exchanged, the odd ones raced."""

    chip: int
    """The value that leaves."""
    larger: int
    """What it is changed for."""
    smallest_left: int
    """The smallest chip in play afterwards; what a protected seat gets."""
    tables: tuple[TableRace, ...]

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Each seat has its change; the chips in play change by what the races gave."""
        values = (self.chip, self.larger, self.smallest_left)
        if min(values) < 1 or max(values) > min(self.larger, MOST_CHIPS) or self.chip in values[1:]:
            raise Impossible(
                "chip_values", chip=self.chip, larger=self.larger, smallest_left=self.smallest_left
            )
        if not self.tables:
            raise Impossible("no_race")
        tables, changes = tournament.tables, dict[EntryId, Entry]()
        for race in self.tables:
            table = tournament.open_table(race.table)
            if tables[race.table] is not table:
                raise Impossible("race_twice", table=race.table)
            for entry in self._changed(tournament, race):
                changes[entry.id] = entry
            gone = tuple(sorted({*table.gone, self.chip}))
            tables = tables.set(race.table, replace(table, gone=gone))
        entries: Map[EntryId, Entry] = tournament.entries.update(changes)
        delta = sum(race.delta for race in self.tables)
        chips = tournament.chips.plus(raced=delta)
        _check_total(chips.in_play, delta)
        return replace(tournament, tables=tables, entries=entries, chips=chips)

    def _changed(self, tournament: Tournament, race: TableRace) -> Iterator[Entry]:
        held, seen = tournament.seating.players(race.table), set[int]()
        for seat in race.seats:
            place = TableSeat(race.table, seat.seat)
            if held.get(seat.seat) != seat.entry:
                raise Impossible("not_at_seat", entry=seat.entry, seat=place)
            if seat.seat in seen:
                raise Impossible("seat_twice", seat=place)
            if not 0 <= seat.chips <= MOST_CHIPS:
                raise Impossible("chips", value=seat.chips, most=MOST_CHIPS)
            if not -seat.chips * self.chip <= seat.change <= self.larger:
                raise Impossible("race_change", entry=seat.entry, seat=place, value=seat.change)
            if not _CARDS.fullmatch(seat.cards):
                raise Impossible("bad_card", card=seat.cards)
            seen.add(seat.seat)
            entry = tournament.entries[seat.entry]
            yield replace(entry, raced=entry.raced + seat.change)
        self._check_result(race, seen)

    def _check_result(self, race: TableRace, seats: set[int]) -> None:
        served = (*race.winners, *race.protected)
        for seat in served:
            if seat not in seats or served.count(seat) > 1:
                raise Impossible("race_winner", seat=TableSeat(race.table, seat))
        if not (0 <= race.value <= MOST_CHIPS and 0 <= race.chips <= MOST_CHIPS):
            raise Impossible("chips", value=min(race.value, race.chips), most=MOST_CHIPS)
        if race.delta != sum(seat.change for seat in race.seats):
            raise Impossible("race_sum", table=race.table, value=race.delta)


class AdjustChips(Action, frozen=True):
    """Chips are put into play or taken out of it, of one player or of the room, so that the sum is right."""

    needs_reason = True

    chips: int
    """How many more; fewer with a minus sign."""
    entry: EntryId | None = None
    """Whose they are; null when nobody can tell."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Remember how many; the total cannot fall below nothing."""
        _ = tournament.setup
        if not 0 < abs(self.chips) <= MOST_CHIPS:
            raise Impossible("adjustment", value=self.chips, most=MOST_CHIPS)
        chips = tournament.chips.plus(adjusted=self.chips)
        entries = tournament.entries
        if self.entry is None:
            chips = replace(chips, room=chips.room + self.chips)
        else:
            entry = tournament.with_chips(self.entry)
            entries = entries.set(entry.id, replace(entry, adjusted=entry.adjusted + self.chips))
        _check_total(chips.in_play, self.chips)
        return replace(tournament, entries=entries, chips=chips)


def _check_total(chips: int, change: int) -> None:
    if chips < 0 and change < 0:
        raise Impossible("chips_below_nothing", value=chips)
