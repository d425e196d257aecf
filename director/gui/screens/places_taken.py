"""Who took a place that has a prize of its own, for the payouts on a screen; looked for once a change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from director.gui.screens.seats import Seat, seat_line
from director.rules.floor.places import places
from director.rules.table.sitting import rules_at

if TYPE_CHECKING:
    from director.domain.tournament import Tournament
    from director.gui.screens.sheet import Showing
    from director.views.prizes.payouts import PayoutRow


class _Known:
    """What was found for a state, which every screen asks for each second."""

    key: tuple[Tournament, object, str] | None = None
    names: Mapping[int, Seat] = {}


def places_taken(showing: Showing, rows: Sequence[PayoutRow]) -> Mapping[int, Seat]:
    """Who took which of these places; shared ones, and those with one prize for many, are left out."""
    tournament, known = showing.tournament, _Known.key
    if known and known[0] is tournament and known[1] is showing.people and known[2] == showing.language:
        return _Known.names
    single = {row.first for row in rows if row.first == row.last}
    found = places(tournament, rules_at(tournament)) if single and tournament.started else {}
    taken = {
        place.first: entry for entry, place in found.items() if place.tied == 1 and place.first in single
    }
    _Known.names = {
        place: seat_line(showing.people, tournament.entries[entry].person, "", showing.words)
        for place, entry in taken.items()
    }
    _Known.key = (tournament, showing.people, showing.language)
    return _Known.names
