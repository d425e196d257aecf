"""How an event came out: one person one place, with every entry, prize and bounty behind it.

Derived from places and dues, so a bust that is put right puts the results right. Who shares places stands in
each of them.
"""

from __future__ import annotations

from typing import NamedTuple

from director.domain.ids import EntryId, PersonId
from director.domain.tournament import Tournament
from director.rules.floor.places import Place, places
from director.rules.prizes.dues import Due, dues, with_seated
from director.rules.rulesets import RuleSet


class Result(NamedTuple):
    """One person and what came of the evening. Money in minor units."""

    entry: EntryId
    """The last entry, whose place it is."""
    person: PersonId
    place: Place | None
    """None while he plays, and for who has none by the house's rule."""
    entries: int
    """How often he entered."""
    prize: int
    """For the place and by deals, as it is due now."""
    bounties: int
    paid: int
    """Of all that, what was handed out."""
    seat: bool
    """A seat in the target event."""


def results(tournament: Tournament, rules: RuleSet) -> tuple[Result, ...]:
    """Everybody who has a place, the best first, then those without one in order of registration."""
    if tournament.plan is None:
        return ()
    found = with_seated(tournament, places(tournament, rules)) if tournament.started else {}
    by_entry: dict[EntryId, list[Due]] = {}
    for due in dues(tournament, rules) if tournament.started else ():
        by_entry.setdefault(due.entry, []).append(due)
    bullets: dict[PersonId, int] = {}
    for one in tournament.entries.values():
        if one.counts:
            bullets[one.person] = bullets.get(one.person, 0) + 1
    last = (one for one in tournament.entries.values() if one.counts and one.again is None)
    rows = [
        _result(one.id, one.person, found.get(one.id), bullets[one.person], by_entry.get(one.id, []))
        for one in last
    ]
    return tuple(sorted(rows, key=lambda row: (row.place or _NO_PLACE, row.entry)))


_NO_PLACE = Place(10**9, 10**9)


def _result(entry: EntryId, person: PersonId, place: Place | None, entries: int, mine: list[Due]) -> Result:
    bounties = sum(due.amount for due in mine if due.paid_for in ("bounty", "mystery"))
    prize = sum(due.amount for due in mine) - bounties
    paid = sum(due.paid for due in mine)
    return Result(entry, person, place, entries, prize, bounties, paid, any(due.seat for due in mine))
