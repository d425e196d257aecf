"""A person is erased from the venue: the name goes, what was decided stays and is told with a number.

The journals hold no names, so no chain is touched. Copies made before still have the name; whoever must be
forgotten there too has them deleted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from director.desk.rulings import books
from director.domain.ids import PersonId
from director.domain.name_marks import with_marks
from director.domain.people import Person
from director.domain.refusal import Impossible
from director.storage import people

if TYPE_CHECKING:
    from director.desk.venue import Venue

RULING_DRAFTS: Final = ("ruling", "revision")
"""The kinds of drafts that hold what a judge typed."""


class Traces(msgspec.Struct, frozen=True):
    """What of a person stays when the name goes."""

    person: Person
    rulings: int
    """Rulings of the venue that are about the person, in any version."""
    penalties: int


def traces(venue: Venue, who: PersonId) -> Traces:
    """What would stay of this person. Raises Impossible `no_person`, Unavailable."""
    person = venue.people.by_id.get(who)
    if person is None:
        raise Impossible("no_person", person=who)
    found = books(venue.database)
    rulings = sum(who in book.persons_of(ruling) for book in found for ruling in book.rulings)
    penalties = sum(book.persons.get(penalty.entry) == who for book in found for penalty in book.penalties)
    return Traces(person, rulings, penalties)


def erase_person(venue: Venue, who: PersonId) -> Traces:
    """Erase a person; what stays. Nobody brings the name back. Raises Impossible `no_person`, Unavailable."""
    left = traces(venue, who)
    with venue.database.writing() as connection:
        people.erase(connection, who)
    for kind in RULING_DRAFTS:
        for key, text in venue.drafts.all(kind).items():
            told = with_marks(text, [left.person])
            if told != text:
                venue.drafts.keep(kind, key, told)
    venue.people = venue.people.without(who)
    return left
