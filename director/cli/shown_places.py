"""The places for `director show places`: the best first."""

from __future__ import annotations

from typing import Any

from director.desk.desk import Desk
from director.host.i18n import Words

Rows = list[dict[str, Any]]


def place_rows(desk: Desk, words: Words) -> Rows:
    """Everybody who has a place, the best first; of those who share one, whoever registered first."""
    from director.rules.floor.places import places
    from director.rules.table.sitting import rules_at
    from director.views.entry_card import out_at
    from director.views.names import entry_name
    from director.views.place_words import place_words

    tournament = desk.journal.tournament
    found = sorted(places(tournament, rules_at(tournament)).items(), key=lambda pair: (pair[1], pair[0]))
    rows: Rows = []
    for entry, place in found:
        one = tournament.entries[entry]
        how = one.exit
        stamp = how.stamp if how is not None else None
        rows.append(
            {
                "place": place.first,
                "last": place.last,
                "place_text": place_words(place, words),
                "entry": entry,
                "person": one.person,
                "name": entry_name(tournament, desk.people, entry, words),
                "seat": how.seat if how is not None else None,
                "level": stamp.level if stamp is not None else None,
                "at": how.at if how is not None else None,
                "stack": how.stack if how is not None else None,
                "by": list(how.by) if how is not None else [],
                "out_text": out_at(tournament, one, words),
            }
        )
    return rows
