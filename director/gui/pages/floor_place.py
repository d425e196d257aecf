"""Tells in the panel what is selected on the floor: a seat, a table, or else the room."""

from __future__ import annotations

from typing import TYPE_CHECKING

from director.gui.beat import Beat
from director.host.i18n import _, current
from director.views.floor_facts import Fact, RoomFacts, seat_facts, table_facts

if TYPE_CHECKING:
    from director.domain.seats import TableSeat
    from director.gui.bridge import Bridge
    from director.gui.widgets.floor_panel import FloorPanel


def show_place(
    panel: FloorPanel, bridge: Bridge, place: TableSeat | None, room: RoomFacts, card: str
) -> None:
    """Show title and facts. `card`: what the card printed last says, empty where none was."""
    tournament, people, words = bridge.tournament, bridge.people, current()
    now = Beat.of(bridge).moment
    seat = seat_facts(tournament, people, words, place, now) if place is not None else None
    table = table_facts(tournament, words, place.table) if place is not None else None
    if seat is not None:
        is_free = seat.entry is None
        note = seat.title if is_free else _("locked") if seat.locked else ""
        state = " · ".join(([note] if note else []) + list(seat.signs))
        panel.show_title(str(seat.place), "" if is_free else seat.title, state)
        panel.show_facts([*((Fact(_("Card"), card),) if card else ()), *seat.facts])
    elif table is not None:
        panel.show_title(_("Table {table}").format(table=table.number), "", "")
        panel.show_facts(table.facts)
    else:
        panel.show_title(_("The room"), "", "")
        panel.show_facts(room.facts)
