"""How a person is named on screens and paper, so that nobody takes one for another."""

from __future__ import annotations

from director.domain.ids import EntryId, PersonId
from director.domain.people import People
from director.domain.tournament import Tournament
from director.host.i18n import Words


def told_apart(people: People, who: PersonId, words: Words) -> str:
    """The full name, with what tells namesakes apart where there is one: Ivanov Sergei (1987)."""
    name, mark = people.find(who).name, distinction(people, who)
    return words._("{name} ({mark})").format(name=name, mark=mark) if mark else name


def distinction(people: People, who: PersonId) -> str:
    """What tells somebody apart from namesakes, such as 1987; empty where nobody else has the name."""
    if who not in people.doubled():
        return ""
    return ", ".join(value for _, value in people.distinction(who))


def entry_name(tournament: Tournament, people: People, entry: EntryId, words: Words) -> str:
    """The name of whoever holds this entry; its number where the entry was undone."""
    found = tournament.entries.get(entry)
    if found is None:
        return words._("entry {number}").format(number=entry)
    return told_apart(people, found.person, words)
