"""Decisions about buying in again: a re-entry is an entry of its own, a rebuy and an add-on add to one."""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.busts import with_wishes
from director.domain.entries import LateDraw, check_paid, entered
from director.domain.ids import EntryId
from director.domain.line import Line
from director.domain.refusal import Impossible
from director.domain.seats import TableSeat
from director.domain.tournament import Entry, Tournament


class Reenter(Action, frozen=True):
    """Somebody who went out enters again: an entry of its own with a new stack and a new draw."""

    of: EntryId
    """The person's last entry, which is out or has left after the first hand."""
    buy_in: int
    """To the prizes, in minor units, as paid."""
    fee: int
    """To the house, in minor units, as paid."""
    stack: int
    """Chips handed out."""
    seat: TableSeat | None = None
    drawn: LateDraw | None = None
    """The proof of the seat's draw; None when it was chosen by hand or there is no seat yet."""
    keeps: bool = False
    """The fixed seat of the player, and from whom he must be kept apart, go over to this entry."""
    method: str = ""
    """Cash, card, or as the venue calls it; empty where it was not told."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Add the entry, named after this line; the one before has no place of its own any more."""
        before = self._before(tournament)
        check_paid(self.buy_in, self.fee, self.stack, self.method)
        made = Entry(
            *(EntryId(line.seq), before.person, self.stack, self.buy_in, self.fee, line.at), keeps=self.keeps
        )
        after = entered(tournament, made, before, self.seat)
        return with_wishes(after, made.id, before.exit) if self.keeps and before.exit is not None else after

    def _before(self, tournament: Tournament) -> Entry:
        """The entry that this one follows. Raises Impossible."""
        before = tournament.entries.get(self.of)
        if before is None:
            raise Impossible("no_entry", entry=self.of)
        playing = tournament.playing_persons.get(before.person)
        if playing is not None:
            place = tournament.seating.at(playing)
            raise Impossible("already_in", person=before.person, entry=playing, seat=place)
        if not before.counts:
            raise Impossible("entry_" + before.state.value, entry=self.of)
        if before.again is not None:
            raise Impossible("reentered", entry=self.of)
        return before


class Rebuy(Action, frozen=True):
    """A player buys a stack again and plays on with the same entry."""

    entry: EntryId
    buy_in: int
    """To the prizes, in minor units, as paid."""
    fee: int
    """To the house, in minor units, as paid."""
    stack: int
    """Chips handed out."""
    method: str = ""
    """Cash, card, or as the venue calls it; empty where it was not told."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Add chips and money to the entry."""
        return _bought(tournament, self, "rebuys")


class AddOn(Action, frozen=True):
    """A player buys additional chips, whatever is left of the stack."""

    entry: EntryId
    buy_in: int
    """To the prizes, in minor units, as paid."""
    fee: int
    """To the house, in minor units, as paid."""
    stack: int
    """Chips handed out."""
    method: str = ""
    """Cash, card, or as the venue calls it; empty where it was not told."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Add chips and money to the entry."""
        return _bought(tournament, self, "add_ons")


def _bought(
    tournament: Tournament, action: Rebuy | AddOn, counter: Literal["rebuys", "add_ons"]
) -> Tournament:
    tournament.going_on()
    entry = tournament.playing(action.entry)
    check_paid(action.buy_in, action.fee, action.stack, action.method)
    stack, buy_in, fee = entry.stack + action.stack, entry.buy_in + action.buy_in, entry.fee + action.fee
    check_paid(buy_in, fee, stack)
    more = replace(entry, stack=stack, buy_in=buy_in, fee=fee, **{counter: getattr(entry, counter) + 1})
    return replace(
        tournament,
        entries=tournament.entries.set(entry.id, more),
        chips=tournament.chips.plus(issued=action.stack),
    )
