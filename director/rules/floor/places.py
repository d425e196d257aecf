"""In which place everybody went out. Derived from all exits, never stored: a revived player shifts the rest.

A person has one place, that of the last entry. Whoever leaves after the first hand takes the place he left
at, where the house has it so; dead stacks that nobody took away before the end share those behind the winner.
In one hand at one table the larger starting stack is higher, equal ones tie,
and so do those of whom nobody knows them (WSOP-T 126-b). At different tables in one hand of hand-for-hand
play the option `bust_tie` decides.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from director.domain.ids import EntryId
from director.domain.tournament import EntryState, Exit, Tournament
from director.rules.asked_again import once_for
from director.rules.floor.same_hand import Gone, ranked
from director.rules.rulesets import RuleSet


class Place(NamedTuple):
    """The place of one entry, or the places that several share."""

    first: int
    last: int

    @property
    def tied(self) -> int:
        """How many share it."""
        return self.last - self.first + 1


Group = list[tuple[EntryId, Exit]]
"""Who left in one hand, or alone."""


def what_places_depend_on(tournament: Tournament, rules: RuleSet) -> tuple[object, ...]:
    """All of the event and its rules that decides places."""
    players = (tournament.entries, tournament.playing_persons, tournament.winner)
    return (*players, tournament.setup.leavers_place, rules.text("bust_tie") == "stacks")


@once_for(what_places_depend_on)
def places(tournament: Tournament, rules: RuleSet) -> Mapping[EntryId, Place]:
    """The place of everybody who has one: who is out for good, and the winner once the event has ended."""
    found: dict[EntryId, Place] = {}
    after, gone = _field(tournament)
    if tournament.winner is not None:
        found[tournament.winner] = Place(1, 1)
        found.update((entry, Place(2, after)) for entry in _dead(tournament))
    across = rules.text("bust_tie") == "stacks"
    for group in _hands(gone):
        if len(group) == 1:
            found[group[0][0]] = Place(after + 1, after + 1)
        else:
            _place(group, after, found, across=across)
        after += len(group)
    return found


def place_now(tournament: Tournament, rules: RuleSet, entry: EntryId) -> Place | None:
    """The place of one entry, quicker than all of them when it went out lately; None while it has none."""
    if entry == tournament.winner:
        return Place(1, 1)
    how = tournament.entries[entry].exit
    if how is None:
        ended = tournament.winner is not None and entry in _dead(tournament)
        return Place(2, places_left(tournament)) if ended else None
    after, gone = _field(tournament, how.line)
    across = rules.text("bust_tie") == "stacks"
    for group in _hands(gone):
        if any(who == entry for who, _ in group):
            found: dict[EntryId, Place] = {}
            _place(group, after, found, across=across)
            return found[entry]
        after += len(group)
    return None


def places_left(tournament: Tournament) -> int:
    """How many are still to be placed: all who are in, and dead stacks where their owners take a place."""
    return _field(tournament)[0]


def to_be_placed(tournament: Tournament) -> list[EntryId]:
    """Who plays on, and whose dead stack takes a place; those too who have theirs because the event ended."""
    return [*tournament.playing_persons.values(), *_dead(tournament)]


def _dead(tournament: Tournament) -> list[EntryId]:
    """Whose stack is still in its seat, and whose place waits for it."""
    if not tournament.setup.leavers_place:
        return []
    return [entry.id for entry in tournament.entries.values() if entry.dead and entry.again is None]


@once_for(
    lambda tournament, since=0: (
        tournament.entries,
        tournament.playing_persons,
        tournament.setup.leavers_place,
        since,
    )
)
def _field(tournament: Tournament, since: int = 0) -> tuple[int, Group]:
    """How many are still to be placed, and who left with a place: at line `since` or later, or in a round."""
    leavers, left, gone = tournament.setup.leavers_place, len(tournament.playing_persons), Group()
    out, withdrawn = EntryState.OUT, EntryState.WITHDRAWN
    for entry in tournament.entries.values():
        how = entry.exit
        if how is None:
            if entry.dead and entry.again is None:
                left += leavers
        elif (
            (how.line >= since or how.round)
            and entry.again is None
            and (entry.state is out or (leavers and entry.state is withdrawn))
        ):
            gone.append((entry.id, how))
    return left, gone


def _hands(gone: Group) -> Iterator[Group]:
    """Those who left in one hand together, the last hand first.

    A hand of hand-for-hand play counts by its last line, wherever it was told.
    """
    rounds: dict[int, int] = {}
    for _, how in gone:
        if how.round:
            rounds[how.round] = max(how.line, rounds.get(how.round, 0))
    hands: dict[int, Group] = {}
    for one in gone:
        how = one[1]
        order = rounds[how.round] if how.round else how.line
        if order in hands:
            hands[order].append(one)
        else:
            hands[order] = [one]
    for order in sorted(hands, reverse=True):
        yield hands[order]


def _place(group: Group, after: int, found: dict[EntryId, Place], *, across: bool) -> None:
    """The places of those of one hand, behind so many others."""
    together = group[0][1].round > 0
    for tied in ranked(
        [_gone(entry, how, together=together) for entry, how in group], together=together, across=across
    ):
        place = Place(after + 1, after + len(tied))
        found.update((entry, place) for entry in tied)
        after += len(tied)


def _gone(entry: EntryId, how: Exit, *, together: bool) -> Gone[EntryId]:
    # Outside of hand-for-hand play the tables of one line are numbered in their order.
    return Gone(entry, how.seat.table if together and how.seat is not None else how.hand, how.stack)
