"""Decisions about going out: who is knocked out, who comes back by mistake, and that one is left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.clock import Stamp, stopped
from director.domain.ids import EntryId, PersonId, Seq
from director.domain.line import Line
from director.domain.marks import sat_down, stood_up
from director.domain.moments import Moment
from director.domain.plan import MOST_CHIPS
from director.domain.refusal import Impossible
from director.domain.seating import pair_of
from director.domain.seats import TableSeat
from director.domain.timing import check_stamp
from director.domain.tournament import Entry, EntryState, Exit, Need, Tournament

MOST_ROUND: Final = 1_000_000
"""No event plays more hands hand for hand; a larger number is a slip."""


class Out(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One player who is knocked out."""

    entry: EntryId
    seat: TableSeat
    """Where the player sits; who was moved meanwhile is not knocked out by a slip."""
    stack: int | None = None
    """Chips at the start of the hand; null when nobody asked."""
    by: tuple[EntryId, ...] = ()
    """Who won the chips: one, or several who shared the pot."""


class Bust(Action, frozen=True):
    """Players have lost their last chips, in one hand at each table; the chips stay in play."""

    out: tuple[Out, ...]
    """Tables in the order in which it was told: outside of hand-for-hand play the first went out first."""
    stamp: Stamp | None = None
    """Level and time as they are; null without a level schedule."""
    at: Moment | None = None
    """When, by the clocks of the computer; needed where it ends the event and so stops the clock."""
    round: int = 0
    """The hand of the hand-for-hand play; 0 outside of it."""
    ends: bool = False
    """One player is left and nobody can come in any more: the event has its winner."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Everybody named leaves seat and event, and keeps how it happened. The place follows from it."""
        self._check(tournament)
        tables = tuple(dict.fromkeys(one.seat.table for one in self.out))
        gone = [self._gone(tournament, one, tables.index(one.seat.table), line) for one in self.out]
        after = left_behind(tournament, gone)
        if not after.playing_persons:
            raise Impossible("everybody_out")
        if self.ends:
            return ended(after, self.at, line)
        return after

    def left_out(self, tournament: Tournament, line: Line) -> Tournament:
        """The clock that it stopped had stopped, and was set since from where it stood."""
        return _had_stopped(tournament, self.at, line) if self.ends and self.at is not None else tournament

    def _check(self, tournament: Tournament) -> None:
        _ = tournament.setup
        if not tournament.started:
            raise Impossible("not_started")
        if not self.out:
            raise Impossible("nobody_out")
        if not 0 <= self.round <= MOST_ROUND:
            raise Impossible("hand_round", value=self.round)
        if self.stamp is not None:
            check_stamp(self.stamp)
        if self.at is not None:
            self.at.check()
        names = [one.entry for one in self.out]
        if len(set(names)) < len(names):
            raise Impossible("out_twice", entry=_repeated(names))
        for one in self.out:
            _check_out(tournament, one, names)

    def _gone(self, tournament: Tournament, one: Out, hand: int, line: Line) -> Entry:
        how = Exit(
            *(line.seq, line.at, one.seat, one.stack, one.by, self.stamp, self.round, hand),
            need=tournament.needs.get(one.entry),
            apart=tournament.apart_from(one.entry),
        )
        return replace(tournament.entries[one.entry], state=EntryState.OUT, exit=how)


class Revive(Action, frozen=True):
    """A player was not knocked out after all and plays on; places of the others follow, their moves stay."""

    needs_reason = True

    entry: EntryId
    seat: TableSeat
    """The old chair, or another where somebody sits there by now."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """In again, with the same chips; an event that had ended goes on, its clock stands until started."""
        entry, how = went_out(tournament, self.entry)
        if entry.again is not None:
            raise Impossible("reentered", entry=self.entry)
        seat = tournament.free_seat(self.seat)
        marks = tournament.marks
        if how.seat is None or how.seat.table != seat.table:
            marks = sat_down(marks, entry.id, in_play=tournament.in_play(tournament.tables[seat.table]))
        clock = tournament.clock
        if clock is not None and clock.stop:
            clock = replace(clock, line=line.seq, desk=line.desk, stop="", ran=False, also=Seq(0))
        seated = replace(tournament, seating=tournament.seating.with_seat(entry.id, seat))
        back = with_wishes(seated, entry.id, how)
        return replace(
            back,
            entries=back.entries.set(entry.id, replace(entry, state=EntryState.IN, exit=None)),
            playing_persons=tournament.playing_persons.set(entry.person, entry.id),
            marks=marks,
            clock=clock,
            winner=None,
        )


class EndPlay(Action, frozen=True):
    """One player is left and the event is over, where no bust said so by itself."""

    at: Moment
    """When, by the clocks of the computer that said it."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """The winner is known and the clock stands."""
        _ = tournament.setup
        if not tournament.started:
            raise Impossible("not_started")
        self.at.check()
        return ended(tournament, self.at, line)

    def left_out(self, tournament: Tournament, line: Line) -> Tournament:
        """The clock that it stopped had stopped, and was set since from where it stood."""
        return _had_stopped(tournament, self.at, line)


def went_out(tournament: Tournament, entry: EntryId) -> tuple[Entry, Exit]:
    """This entry and how it was knocked out. Raises Impossible where it was not."""
    found = tournament.entries.get(entry)
    if found is None:
        raise Impossible("no_entry", entry=entry)
    if found.state is not EntryState.OUT or found.exit is None:
        raise Impossible("not_out", entry=entry)
    return found, found.exit


def with_wishes(tournament: Tournament, entry: EntryId, how: Exit) -> Tournament:
    """The tournament with the fixed seat and the pairs to be kept apart that this entry went out with.

    A seat that somebody else has by now, or whose table is closed, is kept for nobody. A pair whose other
    player is out too comes back with him.
    """
    needs, apart, entries = tournament.needs, tournament.apart, tournament.entries
    if how.need is not None and _can_be_kept(tournament, entry, how.need):
        needs = needs.set(entry, how.need)
    for other in dict.fromkeys(_by_now(tournament, one) for one in how.apart):
        theirs = entries[other]
        if theirs.state is EntryState.IN:
            apart = (*apart, pair_of(entry, other))
        elif theirs.exit is not None and entry not in theirs.exit.apart:
            told = replace(theirs.exit, apart=(*theirs.exit.apart, entry))
            entries = entries.set(other, replace(theirs, exit=told))
    return replace(tournament, needs=needs, apart=apart, entries=entries)


def _by_now(tournament: Tournament, entry: EntryId) -> EntryId:
    """The entry with which this player is in by now, as far as each took over what was said of him."""
    again = tournament.entries[entry].again
    while again is not None and tournament.entries[again].keeps:
        entry, again = again, tournament.entries[again].again
    return entry


def _can_be_kept(tournament: Tournament, entry: EntryId, need: Need) -> bool:
    table = None if need.table is None else tournament.tables[need.table]
    if table is not None and table.closed:
        return False
    chair = need.chair
    return chair is None or (
        tournament.kept_for(chair) is None and tournament.seating.holder(chair) in (None, entry)
    )


def left_behind(tournament: Tournament, gone: Iterable[Entry]) -> Tournament:
    """The tournament after these left their seats for good, as they are given; counts are not touched."""
    entries, seating, needs, marks = (
        tournament.entries, tournament.seating, tournament.needs, tournament.marks
    )  # fmt: skip
    persons, apart = tournament.playing_persons, tournament.apart
    for one in gone:
        entries = entries.set(one.id, one)
        persons = persons.delete(one.person)
        seating = seating.without(one.id)
        marks = stood_up(marks, one.id)
        needs = needs.delete(one.id) if one.id in needs else needs
        if apart:
            apart = tuple(pair for pair in apart if one.id not in pair)
    return replace(
        tournament,
        entries=entries,
        playing_persons=persons,
        seating=seating,
        needs=needs,
        marks=marks,
        apart=apart,
    )


def ended(tournament: Tournament, at: Moment | None, line: Line) -> Tournament:
    """The tournament with its winner, the clock stopped at this moment. Raises Impossible."""
    tournament.going_on()
    left: list[tuple[PersonId, EntryId]] = list(tournament.playing_persons.items())
    if len(left) != 1:
        raise Impossible("not_one_left", players=len(left))
    if at is None and tournament.clock is not None:
        raise Impossible("moment")
    clock = tournament.clock if at is None else _stopped(tournament, at, line, Seq(0)).clock
    return replace(tournament, clock=clock, winner=left[0][1])


def _stopped(tournament: Tournament, at: Moment, line: Line, also: Seq) -> Tournament:
    """The clock, where there is one, as the end stops it."""
    structure, clock = tournament.structure, tournament.clock
    if structure is None or clock is None:
        return tournament
    stands = stopped(structure, clock, at, "winner", line.seq, line.desk)
    return replace(tournament, clock=replace(stands, also=also))


def _had_stopped(tournament: Tournament, at: Moment, line: Line) -> Tournament:
    """The same of an end that was undone: earlier programs named the line that had set the clock before."""
    clock = tournament.clock
    return tournament if clock is None else _stopped(tournament, at, line, clock.also or clock.line)


def _check_out(tournament: Tournament, one: Out, names: list[EntryId]) -> None:
    tournament.playing(one.entry)
    now = tournament.seating.at(one.entry)
    if now != one.seat:
        raise Impossible("moved_meanwhile", entry=one.entry, seat=one.seat, now=now)
    if one.stack is not None and not 1 <= one.stack <= MOST_CHIPS:
        raise Impossible("stack", value=one.stack, most=MOST_CHIPS)
    for winner in _each_once(one.by):
        tournament.playing(winner)
        if winner in names:
            raise Impossible("by_out", entry=winner)


def _each_once(winners: tuple[EntryId, ...]) -> Iterator[EntryId]:
    if len(set(winners)) < len(winners):
        raise Impossible("by_twice", entry=_repeated(winners))
    yield from winners


def _repeated(names: Iterable[EntryId]) -> EntryId:
    some = list(names)
    return next(name for name in some if some.count(name) > 1)
