"""What speaks against a chair for somebody: it is locked, kept for another, or not the one needed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from director.domain.ids import EntryId
from director.domain.refusal import Objection
from director.domain.seats import TableSeat
from director.domain.tournament import Need, Tournament
from director.rules.verdict import article

TDA_NEEDS: Final = article("TDA 9")
"""Special needs."""


def chair_objections(
    tournament: Tournament, entry: EntryId | None, place: TableSeat, need: Need | None
) -> Iterator[Objection]:
    """Against this chair for this entry, which has this need; the entry is None for who enters now."""
    table = tournament.tables.get(place.table)
    if table is not None and place.seat in table.locked:
        yield Objection("seat_locked", {"seat": place})
    kept = tournament.kept_for(place) if tournament.needs else None
    if kept is not None and kept != entry:
        yield Objection("seat_kept", {"seat": place, "entry": kept}, TDA_NEEDS)
    if need is not None and not need.met_by(place):
        facts: dict[str, object] = {"entry": entry, "seat": place, "table": need.table, "number": need.seat}
        yield Objection("need_not_met", facts, TDA_NEEDS)
