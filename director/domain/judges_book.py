"""The judges' book of one tournament by itself, so that those of a whole venue can be looked through."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from director.domain.action import Action
from director.domain.ids import EntryId, PersonId, TournamentId
from director.domain.penalties import CancelPenalty, Disqualify, Penalise, ServePenalty
from director.domain.penalty import Penalty
from director.domain.plan import Plan
from director.domain.ruled import Ruled, Ruling
from director.domain.rulings import Appeal, DecideAppeal, Revise, Rule, TakeBackRuling
from director.domain.tournament import Tournament


class Book(msgspec.Struct, frozen=True, gc=False):
    """All rulings and penalties of one tournament, and whom they name."""

    tournament: TournamentId
    plan: Plan
    rulings: tuple[Ruling, ...]
    """In the order of their numbers."""
    penalties: tuple[Penalty, ...]
    """In the order they were given."""
    persons: Mapping[EntryId, PersonId]
    """Who holds the entries that are named."""

    def persons_of(self, ruling: Ruling) -> frozenset[PersonId]:
        """Everybody whom any version of a ruling is about."""
        return frozenset(
            who
            for version in ruling.versions
            for who in (*self._holders(version.ruled.entries), *version.ruled.persons)
        )

    def _holders(self, entries: Iterable[EntryId]) -> list[PersonId]:
        return [self.persons[entry] for entry in entries if entry in self.persons]


OF_THE_BOOK: Final = (
    Rule,
    Revise,
    TakeBackRuling,
    Appeal,
    DecideAppeal,
    Penalise,
    ServePenalty,
    CancelPenalty,
    Disqualify,
)
"""Every kind of line in it."""


def book_of(tournament: Tournament) -> Book:
    """The book of a tournament as it is now. Raises Impossible before it is set up."""
    rulings = tuple(sorted(tournament.rulings.values(), key=lambda one: one.number))
    penalties = tuple(sorted(tournament.penalties.values(), key=lambda one: one.id))
    named = {one.entry for one in penalties}
    named.update(entry for one in rulings for version in one.versions for entry in version.ruled.entries)
    known = tournament.entries
    persons = {entry: known[entry].person for entry in named if entry in known}
    return Book(tournament.id, tournament.setup, rulings, penalties, persons)


def concerned(tournament: Tournament, action: Action) -> tuple[PersonId, ...]:
    """Everybody whom a line of the book is about, as far as the event knows them."""
    penalty = (
        tournament.penalties.get(action.penalty) if isinstance(action, ServePenalty | CancelPenalty) else None
    )
    entries = named_entries(action) if penalty is None else (penalty.entry,)
    held = (tournament.entries[entry].person for entry in entries if entry in tournament.entries)
    others = action.ruled.persons if isinstance(action, Rule | Revise) else ()
    return tuple(dict.fromkeys((*held, *others)))


def told_of(tournament: Tournament, ruled: Ruled) -> tuple[PersonId, ...]:
    """Whose names may stand in a ruling: those it is about, and everybody who sits at its table."""
    there = tournament.seating.players(ruled.table).values() if ruled.table in tournament.tables else ()
    entries = (tournament.entries[one] for one in (*ruled.entries, *there) if one in tournament.entries)
    return tuple(dict.fromkeys((*(entry.person for entry in entries), *ruled.persons)))


def named_entries(action: Action) -> tuple[EntryId, ...]:
    """The entries that a line of the book names."""
    match action:
        case Rule() | Revise():
            return action.ruled.entries
        case Penalise() | Disqualify():
            return (action.entry,)
        case _:
            return ()
