"""Registration: every entry as a row, and whom a typed name may mean.

Rows hold what sorting and filtering need, made once. A change makes new rows only for the entries it touched,
so a desk with ten thousand entries shows a new one in a few milliseconds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from functools import cache

import msgspec

from director.domain import names
from director.domain.card_code import card_code
from director.domain.ids import EntryId, PersonId
from director.domain.people import People, Person
from director.domain.seats import TableSeat
from director.domain.tournament import Entry, Tournament
from director.host.i18n import Words
from director.rules.floor.places import Place, places
from director.rules.table.sitting import rules_at
from director.views import figures
from director.views.entry_state import State, extras_text, is_seen, need_text, state_of, state_text, turns_of
from director.views.names import told_apart

NameKey = tuple[str, str, str]
"""Sorts as the language sorts names."""


class EntryRow(msgspec.Struct, frozen=True, gc=False):
    """One entry for people."""

    entry: EntryId
    """The line that registered it; the code on the card is made of it."""
    number: int
    """Counts the registrations that stand, from 1; it moves up when the line of an earlier one is undone."""
    person: PersonId
    name: str
    """With what tells namesakes apart."""
    name_key: NameKey
    country: str
    club: str
    year: str
    own_number: str
    seat: TableSeat | None
    state: State
    state_words: str
    paid: int
    """What counts in the till: paid less refunded, in minor units."""
    paid_words: str
    stack: int
    at: str
    """When registered, as stored; sorts as time."""
    time: str
    need: str
    """The chair that must be, in words; empty for none."""
    hay: str
    """What a filter looks into, folded."""
    counts: bool
    """Whether the entry is in the figures of the event."""
    finish: Place | None = None
    """The place it took; None while it has none."""
    turn: int = 0
    """The number in the line of those who wait for a seat; 0 for who does not."""
    extras: str = ""
    """What was bought besides a first entry, in words."""
    seen: bool = False
    """A dealer saw the player in this chair."""

    @property
    def place(self) -> str:
        """The chair as people write it."""
        return str(self.seat) if self.seat is not None else ""

    @property
    def is_in(self) -> bool:
        """Whether this entry plays."""
        return self.state in ("seated", "waiting")


class Counts(msgspec.Struct, frozen=True, gc=False):
    """The figures over the list."""

    entries: int = 0
    """Those that count."""
    seated: int = 0
    waiting: int = 0
    out: int = 0
    withdrawn: int = 0
    void: int = 0
    unseen: int = 0
    """Seated and not yet seen there by a dealer; 0 as long as nobody was looked for."""


class EntryRows(msgspec.Struct, frozen=True):
    """All entries, the newest last, and what they were made from, so that the next ones are quick."""

    rows: tuple[EntryRow, ...]
    by_entry: Mapping[EntryId, EntryRow]
    fresh: tuple[EntryRow, ...]
    """Those made anew this time; all of them where there was nothing to go on from."""
    counts: Counts
    tally: Counter[_Kind]
    """How many rows there are of each kind."""
    finishes: Mapping[EntryId, Place]
    """The places of all who have one."""
    turns: Mapping[EntryId, int]
    """The numbers of those who wait for a seat."""
    tournament: Tournament
    people: People
    language: str


def entry_rows(
    tournament: Tournament,
    people: People,
    words: Words,
    previous: EntryRows | None = None,
    touched: Collection[EntryId] | None = None,
) -> EntryRows:
    """Every entry as a row. Entries that did not change since `previous` keep their row itself.

    `touched`: where it is known, the entries that may have changed since; None to look at all.
    """
    turns = turns_of(tournament)
    if previous is not None and previous.turns == turns and _same(previous, tournament, people, words):
        return previous
    finishes = _finishes(tournament, previous)
    make = _Maker(tournament, people, words, finishes, turns)
    if (
        previous is None
        or previous.language != words.language
        or previous.tournament.plan is not tournament.plan
        or previous.tournament.id != tournament.id
    ):
        rows = {
            entry: make.row(tournament.entries[entry], number)
            for number, entry in enumerate(sorted(tournament.entries), 1)
        }
        tally, fresh = Counter(map(_kind, rows.values())), tuple(rows.values())
    else:
        rows, tally, fresh = _renewed(make, previous, tournament, people, touched)
    whole = tuple(rows.values())
    counts = _counts(tally)
    return EntryRows(whole, rows, fresh, counts, tally, finishes, turns, tournament, people, words.language)


def _same(previous: EntryRows, tournament: Tournament, people: People, words: Words) -> bool:
    was = previous.tournament
    return (
        previous.people is people
        and previous.language == words.language
        and was.id == tournament.id
        and was.plan is tournament.plan
        and was.winner == tournament.winner
        and was.entries is tournament.entries
        and was.seating.places is tournament.seating.places
        and was.needs is tournament.needs
    )


def _finishes(tournament: Tournament, previous: EntryRows | None) -> Mapping[EntryId, Place]:
    """The places of all who have one; those known already where nothing could have changed them."""
    if not tournament.started:
        return {}
    if (
        previous is not None
        and (was := previous.tournament).entries is tournament.entries
        and was.plan is tournament.plan
        and was.winner == tournament.winner
    ):
        return previous.finishes
    return places(tournament, rules_at(tournament))


def _renewed(
    make: _Maker,
    previous: EntryRows,
    tournament: Tournament,
    people: People,
    touched: Collection[EntryId] | None,
) -> tuple[dict[EntryId, EntryRow], Counter[_Kind], tuple[EntryRow, ...]]:
    was, known, tally = previous.tournament, dict(previous.by_entry), previous.tally.copy()
    if touched is None:
        fresh = _differing(was.entries, tournament.entries)
        fresh |= _differing(was.seating.places, tournament.seating.places)
        fresh |= _differing(was.needs, tournament.needs)
    else:
        fresh = set(touched)
    if previous.people is not people:
        renamed = _renamed(previous.people, people)
        fresh.update(row.entry for row in previous.rows if row.person in renamed)
    fresh |= _differing(previous.turns, make.turns)
    shifted = _differing(previous.finishes, make.finishes) - fresh
    between = gone = False
    for entry in sorted(fresh):
        now, row = tournament.entries.get(entry), known.get(entry)
        if row is not None:
            tally[_kind(row)] -= 1
        if now is None:
            gone = known.pop(entry, None) is not None or gone
        else:
            between = between or (row is None and next(reversed(known), 0) > entry)
            known[entry] = make.row(now, row.number if row is not None else len(known) + 1)
            tally[_kind(known[entry])] += 1
    for entry in shifted:
        known[entry] = make.placed(known[entry])
    if between:
        known = dict(sorted(known.items()))
    if between or gone:
        known = _numbered(known)
    return known, tally, tuple(known[entry] for entry in fresh | shifted if entry in known)


def _numbered(rows: Mapping[EntryId, EntryRow]) -> dict[EntryId, EntryRow]:
    """The same rows counted anew; those whose number holds stay themselves."""
    return {
        entry: row if row.number == number else msgspec.structs.replace(row, number=number)
        for number, (entry, row) in enumerate(rows.items(), 1)
    }


def entry_number(tournament: Tournament, entry: EntryId) -> int:
    """Which registration this is, of those that stand, counted from 1."""
    return sum(1 for known in tournament.entries if known <= entry)


def _differing(before: Mapping[EntryId, object], after: Mapping[EntryId, object]) -> set[EntryId]:
    """Where two maps do not say the same; nothing to look at where they are one."""
    if before is after:
        return set()
    was = dict(before.items())
    found = {entry for entry, now in after.items() if (old := was.pop(entry, None)) is not now and old != now}
    found.update(was)
    return found


def _renamed(before: People, after: People) -> set[PersonId]:
    """Who is named otherwise now: those that changed or came, and all their namesakes then and now."""
    changed = after.changed_since(before)
    touched = set(changed)
    for who in changed:
        for book in (before, after):
            if who in book:
                touched.update(one.id for one in book.namesakes(who))
    return touched


class _Maker:
    """Makes rows of one state in one language; asks for each amount and moment once."""

    __slots__ = ("_money", "_people", "_tournament", "_words", "finishes", "turns")

    def __init__(
        self,
        tournament: Tournament,
        people: People,
        words: Words,
        finishes: Mapping[EntryId, Place],
        turns: Mapping[EntryId, int],
    ) -> None:
        self.finishes, self.turns = finishes, turns
        self._tournament, self._people, self._words = tournament, people, words
        self._money = cache(lambda amount: figures.money(amount, tournament.setup, words))

    def placed(self, row: EntryRow) -> EntryRow:
        """The row of an entry of which nothing but the place has changed: one late entry shifts thousands."""
        entry, finish = self._tournament.entries[row.entry], self.finishes.get(row.entry)
        won = self._tournament.winner == row.entry
        told = state_text(entry, row.state, finish, self._words, won=won)
        return msgspec.structs.replace(row, finish=finish, state_words=told)

    def row(self, entry: Entry, number: int) -> EntryRow:
        tournament, person = self._tournament, self._people.find(entry.person)
        seat = tournament.seating.at(entry.id)
        state = state_of(entry, seat)
        finish, turn = self.finishes.get(entry.id), self.turns.get(entry.id, 0)
        paid = 0 if state == "void" else entry.buy_in + entry.fee - entry.refund_buy_in - entry.refund_fee
        return EntryRow(
            entry.id,
            number,
            entry.person,
            told_apart(self._people, entry.person, self._words),
            names.sort_key(person.name, self._words.language),
            person.country,
            person.club,
            person.year,
            person.number,
            seat,
            state,
            state_text(entry, state, finish, self._words, won=tournament.winner == entry.id, turn=turn),
            paid,
            self._money(paid),
            entry.stack,
            entry.at,
            figures.clock_time(entry.at, tournament.setup, self._words),
            need_text(tournament.needs.get(entry.id), self._words),
            _hay(tournament, entry.id, person, seat),
            entry.counts,
            finish,
            turn,
            extras_text(entry, self._words),
            is_seen(entry, seat),
        )


def _hay(tournament: Tournament, entry: EntryId, person: Person, seat: TableSeat | None) -> str:
    place = str(seat) if seat is not None else ""
    said = names.haystack(
        person.family, person.given, person.country, person.club, person.born, person.number
    )
    return f"{said} {card_code(tournament.id, entry).lower()} {place}"


_Kind = tuple[str, bool, bool]
"""Where an entry stands, whether it counts, and whether a dealer saw the player in the chair."""


def _kind(row: EntryRow) -> _Kind:
    return row.state, row.counts, row.seen


def _counts(found: Mapping[_Kind, int]) -> Counts:
    of: Counter[str] = Counter()
    seen = 0
    for (state, _counted, there), number in found.items():
        of[state] += number
        seen += number * there
    return Counts(
        sum(number for (_state, counted, _seen), number in found.items() if counted),
        of["seated"],
        of["waiting"],
        of["out"],
        of["withdrawn"] + of["dead"],
        of["void"],
        of["seated"] - seen if seen else 0,
    )


def fits(words: Collection[str], row: EntryRow) -> bool:
    """Whether every word of a filter, folded, stands in the row; a whole seat such as 1-4 is not 11-4."""
    return all(_found(word, row) for word in words)


def _found(word: str, row: EntryRow) -> bool:
    table, dash, seat = word.partition("-")
    if dash and table.isdigit() and (seat.isdigit() or not seat):
        return row.place == word if seat else row.place.startswith(word)
    return word in row.hay or (word.isdigit() and str(row.number).startswith(word))


def filter_words(text: str) -> tuple[str, ...]:
    """The words of a filter, folded as the rows are; a seat keeps its dash.

    >>> filter_words("Ёлкин 12-4")
    ('елкин', '12-4')
    """
    found: list[str] = []
    for word in text.split():
        table, dash, seat = word.partition("-")
        if dash and table.isdigit() and (seat.isdigit() or not seat):
            found.append(word)
        else:
            found.extend(names.words(word))
    return tuple(found)
