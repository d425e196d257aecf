"""Who took the places that have prizes, for the payouts on a screen; looked for once a change."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from director.gui.screens.pieces import fitted, width
from director.gui.screens.seating_layout import called
from director.gui.screens.seats import Seat, seat_line
from director.rules.asked_again import once_for
from director.views.prizes.takers import takers

if TYPE_CHECKING:
    from director.gui.screens.sheet import Showing
    from director.views.prizes.payouts import PayoutRow

_BETWEEN: Final = ", "
_READABLE: Final = "Konst…"
"""A name that is cut further says nothing."""


def _asked(showing: Showing, rows: Sequence[PayoutRow]) -> tuple[object, ...]:
    """What names depend on; the rows follow from the event, and every screen makes them anew each second."""
    del rows
    return showing.tournament, showing.people, showing.words


@once_for(_asked)
def places_taken(showing: Showing, rows: Sequence[PayoutRow]) -> Mapping[int, tuple[Seat, ...]]:
    """Who took the places of each row, by its first place."""
    people, words, entries = showing.people, showing.words, showing.tournament.entries
    return {
        place: tuple(seat_line(people, entries[entry].person, "", words) for entry in taken)
        for place, taken in takers(showing.tournament, rows).items()
    }


def named(who: Sequence[Seat], room: float, size: float) -> str:
    """Who took the places of a row, in this room: whole names, or family names, the longest of them cut.

    Where even so nobody could tell whom it means, one name stands and how many more there are.
    """
    if len(who) == 1:
        return called(who[0], room, size)
    families = [seat.family or seat.name for seat in who]
    for names in ([seat.name for seat in who], families):
        if width(_BETWEEN.join(names), size) <= room:
            return _BETWEEN.join(names)
    each = _each([width(name, size) for name in families], room - width(_BETWEEN, size) * (len(who) - 1))
    if each >= width(_READABLE, size):
        return _BETWEEN.join(fitted(name, each, size, size)[0] for name in families)
    more = f" +{len(who) - 1}"
    return fitted(families[0], room - width(more, size), size, size)[0] + more


def _each(widths: Sequence[float], room: float) -> float:
    """How wide a name may be so that all fit: what short ones leave goes to the long ones."""
    left = len(widths)
    for wide in sorted(widths):
        if wide * left > room:
            break
        room, left = room - wide, left - 1
    return room / left if left else room
