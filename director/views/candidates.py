"""Whom a typed name may mean: the list under the field that finds or adds a player."""

from __future__ import annotations

from itertools import islice
from typing import Final

import msgspec

from director.domain import names
from director.domain.card_code import is_of, read_card_code
from director.domain.ids import EntryId, PersonId
from director.domain.people import People
from director.domain.seats import TableSeat, read_seat
from director.domain.tournament import EntryState, Tournament
from director.host.i18n import Words
from director.rules.floor.arrivals import awaited, is_awaited
from director.views.names import distinction

MOST_AWAITED: Final = 1000
"""So many of those who are awaited are listed without a letter typed: more nobody looks through."""


class Candidate(msgspec.Struct, frozen=True, gc=False):
    """Somebody whom a typed name may mean."""

    person: PersonId
    name: str
    mark: str
    """What tells namesakes apart; empty where nobody else has the name."""
    year: str
    country: str
    club: str
    own_number: str
    entry: EntryId | None
    """The entry they play with now, if any."""
    seat: TableSeat | None
    state: str
    """In words: where they sit, that they wait, or nothing for those not in."""


def candidates(
    people: People, tournament: Tournament, text: str, words: Words, limit: int = 30
) -> list[Candidate]:
    """Whom this may mean, the best first; a card's code or a seat means one entry.

    Who has this very own number stands first, then who is pre-registered and not here yet. Nothing typed
    means all of those, up to `MOST_AWAITED`.
    """
    exact = _exactly(tournament, text.strip())
    if exact is not None:
        return [_candidate(people, tournament, tournament.entries[exact].person, words)]
    if not text.strip():
        coming = awaited(tournament)
        listed = (one.id for one in people.in_order(words.language) if one.id in coming)
        return [_candidate(people, tournament, who, words) for who in islice(listed, MOST_AWAITED)]
    number = names.folded(text.strip())
    found = sorted(
        people.search(text, limit, words.language),
        key=lambda one: (names.folded(one.number) != number, not is_awaited(tournament, one.id)),
    )
    return [_candidate(people, tournament, one.id, words) for one in found]


def _exactly(tournament: Tournament, text: str) -> EntryId | None:
    """The entry that a card's code or a seat names."""
    card = read_card_code(text)
    if card is not None and is_of(tournament.id, *card):
        return card[0] if card[0] in tournament.entries else None
    place = read_seat(text)
    return None if place is None else tournament.seating.holder(place)


def _candidate(people: People, tournament: Tournament, who: PersonId, words: Words) -> Candidate:
    person = people.find(who)
    entry = tournament.playing_persons.get(who)
    seat = tournament.seating.at(entry) if entry is not None else None
    last = tournament.latest.get(who)
    if entry is None:
        out = last is not None and tournament.entries[last].state is EntryState.OUT
        state = words._("out") if out else ""
        if is_awaited(tournament, who):
            state = words._("pre-registered")
    elif seat is None:
        state = words._("in, waits for a seat")
    else:
        state = words._("in, at {seat}").format(seat=seat)
    return Candidate(
        who,
        person.name,
        distinction(people, who),
        person.year,
        person.country,
        person.club,
        person.number,
        entry,
        seat,
        state,
    )
