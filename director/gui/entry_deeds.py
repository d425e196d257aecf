"""Deeds that draw seats for entries: a re-entry, and seats for those who wait. Many places ask for them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from director.domain.buying import Reenter
from director.domain.entries import Register
from director.domain.tournament import EntryState
from director.gui.till import Till
from director.rules.floor.prices import entry_price, offer_price

if TYPE_CHECKING:
    from director.desk.desk import Changed
    from director.domain.action import Action
    from director.domain.ids import EntryId, PersonId
    from director.domain.seats import TableSeat
    from director.gui.bridge import Bridge


def reenter(bridge: Bridge, of: EntryId, then: Callable[[Changed], None] | None = None) -> None:
    """Enter somebody who is out again, at the price of the plan and with a drawn seat."""
    method = Till.of(bridge).method

    def again(why: str) -> None:
        bridge.run(
            lambda desk: desk.reenter(of, why, method=method, overrule=True), then, once=("reenter", of)
        )

    bridge.run(lambda desk: desk.reenter(of, method=method), then, overrule=again, once=("reenter", of))


def entering(bridge: Bridge, person: PersonId, chair: TableSeat) -> Action:
    """An entry on this very chair at the price of now; a re-entry of who is out, where the event has them."""
    tournament = bridge.tournament
    last = tournament.latest.get(person)
    out = last is not None and tournament.entries[last].state is EntryState.OUT
    if last is not None and out and tournament.setup.reentry is not None:
        again = offer_price(tournament, "reentry")
        paid = Reenter(last, again.buy_in, again.fee, again.stack, chair, keeps=True)
        return Till.of(bridge).paid(paid)
    price = entry_price(tournament, bridge.desk.venue.instant())
    return Till.of(bridge).paid(Register(person, price.buy_in, price.fee, price.stack, chair))


def seat_alternates(bridge: Bridge, most: int = 0, then: Callable[[Changed], None] | None = None) -> None:
    """Draw the free seats for those who wait, in order; at most so many, 0 for as many as there are."""

    def again(why: str) -> None:
        bridge.run(lambda desk: desk.seat_alternates(most, why, overrule=True), then, once="alternates")

    bridge.run(lambda desk: desk.seat_alternates(most), then, overrule=again, once="alternates")
