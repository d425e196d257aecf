"""Decisions about who is in: registered, withdrawn, void."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from director.domain.action import Action
from director.domain.ids import EntryId, PersonId
from director.domain.line import Line
from director.domain.marks import sat_down, stood_up
from director.domain.plan import MOST_CHIPS, MOST_MONEY
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.tournament import Entry, EntryState, Tournament


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

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Add the entry, named after this line."""
        _ = tournament.setup
        already = tournament.playing_persons.get(self.person)
        if already is not None:
            raise Impossible(
                "already_in", person=self.person, entry=already, seat=tournament.seating.at(already)
            )
        for amount in (self.buy_in, self.fee):
            if not 0 <= amount <= MOST_MONEY:
                raise Impossible("amount", value=amount, most=MOST_MONEY)
        if not 1 <= self.stack <= MOST_CHIPS:
            raise Impossible("stack", value=self.stack, most=MOST_CHIPS)
        entry = EntryId(line.seq)
        seating, marks = tournament.seating, tournament.marks
        if self.seat is not None:
            seating = seating.with_seat(entry, tournament.free_seat(self.seat))
            table = tournament.tables[self.seat.table]
            marks = sat_down(marks, entry, in_play=tournament.in_play(table))
        made = Entry(entry, self.person, self.stack, self.buy_in, self.fee, line.at)
        return replace(
            tournament,
            entries=tournament.entries.set(entry, made),
            playing_persons=tournament.playing_persons.set(self.person, entry),
            counted=tournament.counted + 1,
            chips=tournament.chips.plus(issued=self.stack),
            seating=seating,
            marks=marks,
        )


class Withdraw(Action, frozen=True):
    """A player leaves by his own wish. Before the first hand the entry no longer counts."""

    needs_reason = True

    entry: EntryId
    refund_buy_in: int = 0
    """Given back from the prizes, in minor units."""
    refund_fee: int = 0
    """Given back by the house, in minor units."""
    chips: Literal["leave", "dead"] = "leave"
    """After the first hand: the chips leave play, or stay in the seat as a dead stack."""

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
        gone = replace(
            entry,
            state=EntryState.WITHDRAWN,
            refund_buy_in=self.refund_buy_in,
            refund_fee=self.refund_fee,
            dead=dead,
            counts=tournament.started,
        )
        chips = tournament.chips if dead else tournament.chips.plus(left=entry.chips)
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

    entry: EntryId

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Free the seat. Raises Impossible where no dead stack of this entry stands."""
        entry = tournament.entries.get(self.entry)
        if entry is None or not entry.dead:
            raise Impossible("no_dead_stack", entry=self.entry)
        return replace(
            tournament,
            entries=tournament.entries.set(entry.id, replace(entry, dead=False)),
            seating=tournament.seating.without(entry.id),
            marks=stood_up(tournament.marks, entry.id),
            chips=tournament.chips.plus(left=entry.chips),
        )


def _taken_out(tournament: Tournament, gone: Entry, *, keep_seat: bool) -> Tournament:
    needs = tournament.needs
    return replace(
        tournament,
        entries=tournament.entries.set(gone.id, gone),
        playing_persons=tournament.playing_persons.delete(gone.person),
        counted=tournament.counted - (not gone.counts),
        seating=tournament.seating if keep_seat else tournament.seating.without(gone.id),
        needs=needs.delete(gone.id) if gone.id in needs else needs,
        marks=stood_up(tournament.marks, gone.id, dead_stack=keep_seat),
        apart=tuple(pair for pair in tournament.apart if gone.id not in pair),
    )
