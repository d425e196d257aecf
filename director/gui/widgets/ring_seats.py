"""The seats of a table of the event as a ring shows them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from director.domain.tournament import Tournament
from director.gui.widgets.table_ring import RingSeat
from director.host.i18n import _
from director.rules.cards.card import Card
from director.views.floor import FloorTable


def ring_seats(
    table: FloorTable,
    *,
    notes: Mapping[int, str] | None = None,
    cards: Mapping[int, Card] | None = None,
    strong: Collection[int] = (),
    pale: Collection[int] = (),
) -> list[RingSeat]:
    """One ring seat for each seat of the table, by seat."""
    return [
        RingSeat(
            seat.seat,
            seat.short_name,
            (notes or {}).get(seat.seat, ""),
            seat.seat in pale,
            (cards or {}).get(seat.seat),
            seat.seat in strong,
        )
        for seat in table.seats
    ]


def table_about(tournament: Tournament, number: int) -> str:
    """What the head of a dialog about one table says of it."""
    table = tournament.tables[number]
    players = tournament.seating.count(number)
    if not table.played:
        return _("{players} of {seats} seats are taken. No hand was dealt here yet.").format(
            players=players, seats=table.seats
        )
    return _("{players} of {seats} seats are taken. The last hand was number {hand}.").format(
        players=players, seats=table.seats, hand=table.hands
    )
