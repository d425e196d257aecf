"""Decisions about who is in: registered, withdrawn, void."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.ids import EntryId, PersonId
from director.domain.line import Line
from director.domain.marks import sat_down, stood_up
from director.domain.methods import tidy_method
from director.domain.plan import MOST_CHIPS, MOST_MONEY
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.tournament import Entry, EntryState, Exit, Tournament


class LateDraw(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """How a seat was drawn for one person, so that anyone can draw it again."""

    key: str
    """64 hex digits."""
    context: str


class Register(Action, frozen=True):
    """A person enters, at this price, with this stack; with a seat when one was drawn or chosen."""

    person: PersonId
    buy_in: int
    """To the prizes, in minor units, as paid."""
    fee: int
    """To the house, in minor units, as paid."""
    stack: int
    """Chips handed out."""
    seat: TableSeat | None = None
    drawn: LateDraw | None = None
    """The proof of the seat's draw; None when it was chosen by hand or there is no seat yet."""
    method: str = ""
    """Cash, card, or as the venue calls it; empty where it was not told."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Add the entry, named after this line."""
        _ = tournament.setup
        already = tournament.playing_persons.get(self.person)
        if already is not None:
            raise Impossible(
                "already_in", person=self.person, entry=already, seat=tournament.seating.at(already)
            )
        check_paid(self.buy_in, self.fee, self.stack, self.method)
        last = tournament.latest.get(self.person)
        before = None if last is None else tournament.entries[last]
        if before is not None and before.state is EntryState.OUT:
            raise Impossible("reenter_instead", person=self.person, entry=before.id)
        made = Entry(EntryId(line.seq), self.person, self.stack, self.buy_in, self.fee, line.at)
        return entered(tournament, made, before, self.seat)


def check_paid(buy_in: int, fee: int, stack: int, method: str = "") -> None:
    """Raise Impossible for amounts that nobody can pay, a stack that is none, or an endless way to pay."""
    tidy_method(method)
    for amount in (buy_in, fee):
        if not 0 <= amount <= MOST_MONEY:
            raise Impossible("amount", value=amount, most=MOST_MONEY)
    if not 1 <= stack <= MOST_CHIPS:
        raise Impossible("stack", value=stack, most=MOST_CHIPS)


def entered(tournament: Tournament, made: Entry, before: Entry | None, seat: TableSeat | None) -> Tournament:
    """The tournament with a new entry, which follows on the person's last one where there is one.

    Raises Impossible when the chair cannot be taken, or the event has its winner.
    """
    tournament.going_on()
    seating, marks = tournament.seating, tournament.marks
    if seat is not None:
        seating = seating.with_seat(made.id, tournament.free_seat(seat))
        marks = sat_down(marks, made.id, in_play=tournament.in_play(tournament.tables[seat.table]))
    entries = tournament.entries
    if before is not None:
        made = replace(made, nth=before.nth + 1, of=before.id)
        entries = entries.set(before.id, replace(before, again=made.id))
    return replace(
        tournament,
        entries=entries.set(made.id, made),
        playing_persons=tournament.playing_persons.set(made.person, made.id),
        latest=tournament.latest.set(made.person, made.id),
        counted=tournament.counted + 1,
        chips=tournament.chips.plus(issued=made.stack),
        seating=seating,
        marks=marks,
    )


class Withdraw(Action, frozen=True):
    """A player leaves by his own wish. Before the first hand the entry no longer counts."""

    version = 2
    needs_reason = True

    entry: EntryId
    refund_buy_in: int = 0
    """Given back from the prizes, in minor units."""
    refund_fee: int = 0
    """Given back by the house, in minor units."""
    chips: Literal["leave", "dead"] = "leave"
    """After the first hand: the chips leave play, or stay in the seat as a dead stack."""
    stack: int | None = None
    """Chips actually taken away; null for what the entry brought into play, where nobody counted."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Take the player out; a dead stack keeps the seat."""
        entry = tournament.playing(self.entry)
        if not (0 <= self.refund_buy_in <= entry.buy_in and 0 <= self.refund_fee <= entry.fee):
            raise Impossible("refund_too_large", entry=self.entry, buy_in=entry.buy_in, fee=entry.fee)
        dead = self.chips == "dead"
        if dead and not tournament.started:
            raise Impossible("dead_stack_before_start", entry=self.entry)
        if dead and tournament.seating.at(self.entry) is None:
            raise Impossible("dead_stack_without_seat", entry=self.entry)
        if self.stack is not None and (dead or not tournament.started):
            raise Impossible("stack_not_taken", entry=self.entry)
        left = _counted_out(tournament, entry, self.stack)
        gone = replace(
            entry,
            state=EntryState.WITHDRAWN,
            refund_buy_in=self.refund_buy_in,
            refund_fee=self.refund_fee,
            dead=dead,
            counts=tournament.started,
            taken=self.stack,
            exit=_left_at(tournament, entry.id, line) if tournament.started and not dead else None,
        )
        chips = tournament.chips if dead else tournament.chips.plus(left=left)
        return _taken_out(replace(tournament, chips=chips), gone, keep_seat=dead)


class Void(Action, frozen=True):
    """The registration was a slip: entry and money vanish from the counts, both lines stay."""

    needs_reason = True

    entry: EntryId

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Take the entry out of all counts and free the seat."""
        entry = tournament.playing(self.entry)
        chips = tournament.chips.plus(issued=-entry.stack, adjusted=-entry.adjusted, raced=-entry.raced)
        void = replace(entry, state=EntryState.VOID, counts=False)
        return _taken_out(replace(tournament, chips=chips), void, keep_seat=False)


class RemoveStack(Action, frozen=True):
    """A dead stack leaves play: its chips are counted out and the seat is free."""

    version = 2

    entry: EntryId
    stack: int | None = None
    """Chips that were left of it; null for what the entry brought into play, where nobody counted."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Free the seat. Raises Impossible where no dead stack of this entry stands."""
        entry = tournament.entries.get(self.entry)
        if entry is None or not entry.dead:
            raise Impossible("no_dead_stack", entry=self.entry)
        left = _counted_out(tournament, entry, self.stack)
        return replace(
            tournament,
            entries=tournament.entries.set(
                entry.id,
                replace(entry, dead=False, taken=self.stack, exit=_left_at(tournament, entry.id, line)),
            ),
            seating=tournament.seating.without(entry.id),
            marks=stood_up(tournament.marks, entry.id),
            chips=tournament.chips.plus(left=left),
        )


def _left_at(tournament: Tournament, entry: EntryId, line: Line) -> Exit:
    """When and where whoever leaves after the first hand left; the place may follow from it."""
    return Exit(
        *(line.seq, line.at, tournament.seating.at(entry)),
        need=tournament.needs.get(entry),
        apart=tournament.apart_from(entry),
    )


def _counted_out(tournament: Tournament, entry: Entry, stack: int | None) -> int:
    """How many chips leave play with an entry: as counted, else as many as it brought."""
    if stack is None:
        return entry.chips
    if not 0 <= stack <= tournament.chips.in_play:
        raise Impossible("taken_chips", entry=entry.id, value=stack, most=tournament.chips.in_play)
    return stack


def _taken_out(tournament: Tournament, gone: Entry, *, keep_seat: bool) -> Tournament:
    if tournament.winner == gone.id:
        raise Impossible("already_ended", entry=gone.id)
    needs, entries, latest = tournament.needs, tournament.entries.set(gone.id, gone), tournament.latest
    if not gone.counts:
        latest = latest.delete(gone.person)
        if gone.of is not None:
            latest = latest.set(gone.person, gone.of)
            entries = entries.set(gone.of, replace(entries[gone.of], again=None))
    return replace(
        tournament,
        entries=entries,
        latest=latest,
        playing_persons=tournament.playing_persons.delete(gone.person),
        counted=tournament.counted - (not gone.counts),
        seating=tournament.seating if keep_seat else tournament.seating.without(gone.id),
        needs=needs.delete(gone.id) if gone.id in needs else needs,
        marks=stood_up(tournament.marks, gone.id, dead_stack=keep_seat),
        apart=tuple(pair for pair in tournament.apart if gone.id not in pair),
    )
