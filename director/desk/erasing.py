"""A person is erased from the venue: the name goes, what was decided stays and is told with a number.

The journals hold no names, so no chain is touched. Where somebody typed one into a reason or a note all the
same, or into a ruling that the person was no part of, nobody can take it out again: those lines are told, so
that whoever erases knows. Copies made before still have the name; whoever must be forgotten there too has
them deleted.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from director.desk.rulings import books
from director.domain.findings import Traces
from director.domain.ids import PersonId, Seq, TournamentId
from director.domain.name_marks import may_name, with_marks, without_marks
from director.domain.people import People
from director.domain.refusal import Impossible
from director.storage import people
from director.storage.forgetting import all_texts, forget_remains

if TYPE_CHECKING:
    from director.desk.venue import Venue

RULING_DRAFTS: Final = ("ruling", "revision")
"""The kinds of drafts that hold what a judge typed: names become marks there, as when it is written."""


def event_names(venue: Venue) -> dict[TournamentId, str]:
    """What the tournaments of the venue are called, also those in the trash. Raises Unavailable."""
    return {card.id: card.name for card in (*venue.cards(), *venue.trashed())}


def traces(venue: Venue, who: PersonId) -> Traces:
    """What would stay of this person. Raises Impossible `no_person`, Unavailable."""
    person = venue.people.by_id.get(who)
    if person is None:
        raise Impossible("no_person", person=who)
    found = books(venue.database)
    rulings = sum(who in book.persons_of(ruling) for book in found for ruling in book.rulings)
    penalties = sum(book.persons.get(penalty.entry) == who for book in found for penalty in book.penalties)
    plain = tuple(
        (TournamentId(tournament), Seq(seq))
        for tournament, seq, data, reason in all_texts(venue.database)
        if any(may_name(text, person) for text in (reason, *_strings(msgspec.json.decode(data))))
    )
    return Traces(person, rulings, penalties, plain)


def erase_person(venue: Venue, who: PersonId) -> Traces:
    """Erase a person; what stays. Nobody brings the name back. Raises Impossible `no_person`, Unavailable."""
    left = traces(venue, who)
    with venue.database.writing() as connection:
        people.erase(connection, who)
    for kind, key, text in venue.drafts.every():
        told = with_marks(text, [left.person])
        if told != text:
            venue.drafts.keep(kind, key, told if kind in RULING_DRAFTS else without_marks(told, People()))
    venue.people = venue.people.without(who)
    return replace(left, cleared=forget_remains(venue.database))


def _strings(read: object) -> Iterator[str]:
    """Every text in plain data; what fields are called is none."""
    if isinstance(read, str):
        yield read
    elif isinstance(read, dict):
        for value in read.values():
            yield from _strings(value)
    elif isinstance(read, list):
        for value in read:
            yield from _strings(value)
