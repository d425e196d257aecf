"""Who took which place, beside the prizes as published; those who share places stand at each of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

from director.domain.ids import EntryId
from director.domain.tournament import Tournament
from director.rules.floor.places import places
from director.rules.prizes.dues import with_seated
from director.rules.table.sitting import rules_at
from director.views.prizes.payouts import PayoutRow

_FEW: Final = 3
"""Of more places with one prize nobody is named: there the row is for many."""


def takers(tournament: Tournament, rows: Sequence[PayoutRow]) -> Mapping[int, tuple[EntryId, ...]]:
    """Who took the places of each row, by its first place; the best first, equals by registration."""
    named = [row for row in rows if row.last - row.first < _FEW]
    if not named or not tournament.started:
        return {}
    wanted = {number for row in named for number in range(row.first, row.last + 1)}
    held: dict[int, list[EntryId]] = defaultdict(list)
    found = with_seated(tournament, places(tournament, rules_at(tournament)))
    for entry, place in sorted(found.items(), key=lambda one: (one[1].first, one[0])):
        for number in wanted.intersection(range(place.first, place.last + 1)):
            held[number].append(entry)
    taken = {
        row.first: tuple(
            dict.fromkeys(entry for number in range(row.first, row.last + 1) for entry in held[number])
        )
        for row in named
    }
    return {place: entries for place, entries in taken.items() if entries}
