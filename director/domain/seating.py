"""Decisions about chairs: seat, move, swap, and what must be kept."""

from __future__ import annotations

from enum import StrEnum

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.entries import LateDraw
from director.domain.ids import EntryId
from director.domain.line import Line
from director.domain.marks import Marks, sat_down
from director.domain.refusal import Impossible
from director.domain.seats import MOST_SEATS, TableSeat
from director.domain.table_moves import moved_once_more
from director.domain.tournament import Need, Tournament


class MoveReason(StrEnum):
    """Why a player takes another seat."""

    BY_HAND = "by_hand"
    BALANCE = "balance"
    WRONG_SEAT = "wrong_seat"


class Seat(Action, frozen=True):
    """A player without a seat gets one."""

    entry: EntryId
    seat: TableSeat
    drawn: LateDraw | None = None
    """The proof when the seat was drawn; None when it was chosen by hand."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Sit down."""
        tournament.playing(self.entry)
        place = tournament.seating.at(self.entry)
        if place is not None:
            raise Impossible("already_seated", entry=self.entry, seat=place)
        seating = tournament.seating.with_seat(self.entry, tournament.free_seat(self.seat))
        return replace(
            tournament, seating=seating, marks=_marks_at(tournament, self.entry, None, self.seat.table)
        )


class Move(Action, frozen=True):
    """A player takes the chips to another seat."""

    entry: EntryId
    source: TableSeat
    """Where the player sits; a proposal made before somebody else moved him is refused."""
    target: TableSeat
    why: MoveReason = MoveReason.BY_HAND

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Empty the old seat, fill the new one."""
        entry = tournament.playing(self.entry)
        _still_at(tournament, self.entry, self.source)
        target = tournament.free_seat(self.target)
        entries = tournament.entries
        if self.why is MoveReason.BALANCE and self.source.table != target.table:
            entries = entries.set(self.entry, moved_once_more(entry, self.source.table, line.at))
        return replace(
            tournament,
            entries=entries,
            seating=tournament.seating.without(self.entry).with_seat(self.entry, target),
            marks=_marks_at(tournament, self.entry, self.source.table, target.table),
        )


class Swap(Action, frozen=True):
    """Two players change places."""

    one: EntryId
    one_seat: TableSeat
    """Where the first sits now."""
    other: EntryId
    other_seat: TableSeat

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Each takes the other's chair."""
        if self.one == self.other:
            raise Impossible("swap_same", entry=self.one)
        for entry, place in ((self.one, self.one_seat), (self.other, self.other_seat)):
            tournament.playing(entry)
            _still_at(tournament, entry, place)
        empty = tournament.seating.without(self.one).without(self.other)
        seating = empty.with_seat(self.one, self.other_seat).with_seat(self.other, self.one_seat)
        one, other = self.one_seat.table, self.other_seat.table
        moved = replace(tournament, seating=seating, marks=_marks_at(tournament, self.one, one, other))
        return replace(moved, marks=_marks_at(moved, self.other, other, one))


def _marks_at(tournament: Tournament, entry: EntryId, source: int | None, target: int) -> Marks:
    """The marks after a move: who only takes another chair of his table is not new there."""
    if source == target:
        return tournament.marks
    return sat_down(tournament.marks, entry, in_play=tournament.in_play(tournament.tables[target]))


def _still_at(tournament: Tournament, entry: EntryId, place: TableSeat) -> None:
    now = tournament.seating.at(entry)
    if now != place:
        raise Impossible("moved_meanwhile", entry=entry, seat=place, now=now)


class FixSeat(Action, frozen=True):
    """A player must have this table, this seat number, or exactly this chair, which is then kept for him."""

    entry: EntryId
    table: int | None = None
    seat: int | None = None

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Remember the need; one chair is kept for one player only."""
        tournament.playing(self.entry)
        need = Need(self.table, self.seat)
        if self.table is None and self.seat is None:
            raise Impossible("need_empty", entry=self.entry)
        self._check_numbers(tournament)
        chair = need.chair
        if chair is not None:
            kept = tournament.kept_for(chair)
            if kept is not None and kept != self.entry:
                raise Impossible("seat_kept", seat=chair, entry=kept)
            holder = tournament.seating.holder(chair)
            if holder is not None and holder != self.entry:
                raise Impossible("seat_taken", seat=chair, entry=holder)
        return replace(tournament, needs=tournament.needs.set(self.entry, need))

    def _check_numbers(self, tournament: Tournament) -> None:
        if self.table is not None:
            table = tournament.open_table(self.table)
            if self.seat is not None and not 1 <= self.seat <= table.seats:
                raise Impossible("no_seat", seat=TableSeat(self.table, self.seat), seats=table.seats)
        elif self.seat is not None and not 1 <= self.seat <= MOST_SEATS:
            raise Impossible("no_seat", seat=TableSeat(0, self.seat), seats=MOST_SEATS)


class FreeNeed(Action, frozen=True):
    """A player no longer needs a fixed seat."""

    entry: EntryId

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Forget the need."""
        if self.entry not in tournament.needs:
            raise Impossible("no_need", entry=self.entry)
        return replace(tournament, needs=tournament.needs.delete(self.entry))


class KeepApart(Action, frozen=True):
    """Two players must not share a table."""

    one: EntryId
    other: EntryId

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Remember the pair, the earlier registered first."""
        tournament.playing(self.one)
        tournament.playing(self.other)
        pair = pair_of(self.one, self.other)
        if self.one == self.other:
            raise Impossible("apart_same", entry=self.one)
        if pair in tournament.apart:
            raise Impossible("apart_known", one=pair[0], other=pair[1])
        return replace(tournament, apart=(*tournament.apart, pair))


class EndApart(Action, frozen=True):
    """Two players may share a table again."""

    one: EntryId
    other: EntryId

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Forget the pair."""
        pair = pair_of(self.one, self.other)
        if pair not in tournament.apart:
            raise Impossible("apart_unknown", one=pair[0], other=pair[1])
        return replace(tournament, apart=tuple(known for known in tournament.apart if known != pair))


def pair_of(one: EntryId, other: EntryId) -> tuple[EntryId, EntryId]:
    """Two players to be kept apart, the earlier registered first."""
    return (one, other) if one < other else (other, one)
