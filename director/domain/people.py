"""What the venue knows of people: its address book as one frozen value. The journal holds only their ids.

`People` is made for the two things a registration desk does all evening: find somebody while their name is
being typed, and tell two people of one name apart.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Collection, Iterable, Iterator
from datetime import date
from typing import Literal

import msgspec
from immutables import Map

from director.domain import names
from director.domain.ids import PersonId
from director.domain.refusal import Impossible

Trait = Literal["year", "born", "club", "country", "number", "id"]
"""By what namesakes are told apart, in the order of what a floor person sees or asks first."""


class Person(msgspec.Struct, frozen=True, gc=False):
    """One person of the address book. Make new ones with `person`, which tidies what was typed."""

    id: PersonId
    family: str = ""
    given: str = ""
    country: str = ""
    club: str = ""
    born: str = ""
    """ISO date, or only the year, or nothing."""
    number: str = ""
    """The person's own number: of the federation, of the club card."""
    note: str = ""

    @property
    def name(self) -> str:
        """Family name first, as lists and cards show it; `#41` when the name was erased."""
        return f"{self.family} {self.given}".strip() or f"#{self.id}"

    @property
    def year(self) -> str:
        """The year of birth, or nothing."""
        return self.born[:4]

    @property
    def key(self) -> str:
        """The folded full name: equal for namesakes."""
        return names.folded(f"{self.family} {self.given}")


MOST_LETTERS = 200
"""The longest text about a person but the note; more is a paragraph that slipped into a field."""
MOST_NOTE = 32_767
"""The longest note."""

NOBODY = PersonId(0)
"""The id of somebody who is not in the address book yet."""


def person(
    family: str,
    given: str = "",
    *,
    who: PersonId = NOBODY,
    country: str = "",
    club: str = "",
    born: str = "",
    number: str = "",
    note: str = "",
) -> Person:
    """Somebody as typed, tidied; only the note keeps its lines.

    Raises Impossible: `nameless` when nothing is left of the name, `bad_birth_date` when no such day exists,
    `too_long` for what no list could show.
    """
    short = {
        "family": family,
        "given": given,
        "country": country,
        "club": club,
        "number": number,
        "born": born,
    }
    for field, text in {**short, "note": note}.items():
        most = MOST_NOTE if field == "note" else MOST_LETTERS
        if len(text) > most:
            raise Impossible("too_long", field=field, most=most)
    family, given, born = names.tidy(family), names.tidy(given), names.tidy(born)
    if not family and not given:
        raise Impossible("nameless")
    if not is_birth_date(born):
        raise Impossible("bad_birth_date", born=born)
    return Person(
        id=who,
        family=family,
        given=given,
        country=names.tidy(country),
        club=names.tidy(club),
        born=born,
        number=names.tidy(number),
        note=names.tidy_lines(note),
    )


def is_birth_date(text: str) -> bool:
    """Whether this is an ISO date, a year alone, or nothing; years from 1900.

    >>> [is_birth_date(text) for text in ("1984-05-28", "1984", "", "1984-02-30", "28.05.1984", "84")]
    [True, True, True, False, False, False]
    """
    whole = f"{text}-01-01" if len(text) == 4 else text
    try:
        return not text or (date.fromisoformat(whole).isoformat() == whole and whole >= "1900")
    except ValueError:
        return False


_Place = tuple[tuple[str, str, str], PersonId, str]
"""A person's place in the order of one language: sort key, who, and what a search looks into."""


class People:
    """Everybody in the address book. A frozen value: a change makes a new one, which shares the unchanged."""

    __slots__ = ("_came", "_doubled", "_mark", "_namesakes", "_orders", "by_id")

    by_id: Map[PersonId, Person]
    _doubled: frozenset[PersonId] | None
    _namesakes: Map[str, tuple[PersonId, ...]] | None
    _orders: dict[str, list[_Place]]
    _mark: object
    """Names this address book itself, for those made from it."""
    _came: tuple[object, frozenset[PersonId]] | None
    """The mark of the one before, and who came or changed since."""

    def __init__(self, persons: Iterable[Person] = ()) -> None:
        self.by_id = Map({one.id: one for one in persons})
        self._doubled = None
        self._namesakes = None
        self._orders = {}
        self._mark = object()
        self._came: tuple[object, frozenset[PersonId]] | None = None

    def __len__(self) -> int:
        return len(self.by_id)

    def __contains__(self, who: object) -> bool:
        return who in self.by_id

    def __iter__(self) -> Iterator[Person]:
        """Everybody, in the order they came into the address book."""
        return (self.by_id[who] for who in sorted(self.by_id))

    def find(self, who: PersonId) -> Person:
        """This person; somebody without a name when they are not, or no longer, in the address book."""
        return self.by_id.get(who) or Person(who)

    def prepare(self, language: str) -> People:
        """Make ready what `search` and `namesakes` need, so that the first key typed waits for nothing."""
        self._order(language)
        self._by_name()
        return self

    def search(self, text: str, limit: int = 50, language: str = "en") -> list[Person]:
        """Who fits what was typed, best first: words of the name, own number and birth year, in any order.

        First whose family name begins with the first word, then in whom words begin so, then in whom it is
        inside a word; each as `language` sorts. Nothing typed finds nobody.
        """
        query = names.words(text)
        ranks: dict[int, list[PersonId]] = {3: [], 2: [], 1: []}
        for _, who, hay in self._order(language) if query else ():
            rank = names.matches(query, hay)
            if rank:
                ranks[rank].append(who)
                if len(ranks[3]) >= limit:
                    break
        found = [who for rank in (3, 2, 1) for who in ranks[rank]]
        return [self.by_id[who] for who in found[:limit]]

    def in_order(self, language: str) -> list[Person]:
        """Everybody by name, as the language sorts."""
        return [self.by_id[who] for _, who, _ in self._order(language)]

    def named(self, family: str, given: str = "") -> tuple[Person, ...]:
        """Everybody of this full name, however it is written, in the order they came."""
        return self.keyed(names.folded(f"{family} {given}"))

    def keyed(self, key: str) -> tuple[Person, ...]:
        """Everybody whose folded full name is this, in the order they came."""
        return tuple(self.by_id[who] for who in self._by_name().get(key, ()))

    def namesakes(self, who: PersonId) -> tuple[Person, ...]:
        """The others of the same full name."""
        one = self.find(who)
        return tuple(other for other in self.named(one.family, one.given) if other.id != who)

    def doubled(self) -> frozenset[PersonId]:
        """Everybody who has a namesake: few, so that lists of thousands need not ask for each."""
        if self._doubled is None:
            groups = self._by_name().values()
            self._doubled = frozenset(who for group in groups if len(group) > 1 for who in group)
        return self._doubled

    def distinction(self, who: PersonId) -> tuple[tuple[Trait, str], ...]:
        """What tells this person from every namesake, to be shown beside the name; nothing for a lone name.

        As little as will do, in the order of `Trait`. Where nothing else differs it is the id.
        """
        one, others, marks = self.find(who), self.namesakes(who), list[tuple[Trait, str]]()
        for trait in ("year", "born", "club", "country", "number"):
            value = _trait(one, trait)
            left = tuple(other for other in others if _trait(other, trait) == value)
            if value and len(left) < len(others):
                marks = [mark for mark in marks if (mark[0], trait) != ("year", "born")]
                marks.append((trait, value))
                others = left
        return (*marks, ("id", str(who))) if others else tuple(marks)

    def with_(self, persons: Iterable[Person]) -> People:
        """The address book with these people added or, where the id is known, changed."""
        changed = {one.id: one for one in persons}
        after = People()
        after.by_id = self.by_id.update(changed)
        after._came = self._mark, frozenset(changed)
        self._hand_on(after, changed, list(changed.values()))
        return after

    def changed_since(self, before: People) -> frozenset[PersonId]:
        """Who came, changed or was erased since that address book; quick when it was the one before."""
        if self is before:
            return frozenset()
        if self._came is not None and self._came[0] is before._mark:
            return self._came[1]
        was, now = dict(before.by_id.items()), dict(self.by_id.items())
        changed = {who for who, one in now.items() if was.get(who) is not one}
        return frozenset(changed | (was.keys() - now.keys()))

    def without(self, who: PersonId) -> People:
        """The address book after somebody was erased."""
        after = People()
        after.by_id = self.by_id.delete(who) if who in self.by_id else self.by_id
        self._hand_on(after, (who,), [])
        return after

    def _hand_on(self, after: People, changed: Collection[PersonId], added: list[Person]) -> None:
        """Give the changed address book what was made ready for this one, brought up to date."""
        known = {who for who in changed if who in self.by_id}
        for language, order in tuple(self._orders.items()):
            new = [place for place in order if place[1] not in known] if known else order.copy()
            if len(added) > 50:
                new.extend(_place(one, language) for one in added)
                new.sort()
            else:
                for one in added:
                    insort(new, _place(one, language))
            after._orders[language] = new
        if self._namesakes is None:
            return
        with self._namesakes.mutate() as by_name:
            for who in changed:
                if who in self.by_id:
                    key = self.by_id[who].key
                    by_name[key] = tuple(other for other in by_name[key] if other != who)
            for one in added:
                by_name[one.key] = tuple(sorted((*by_name.get(one.key, ()), one.id)))
            after._namesakes = by_name.finish()
        if self._doubled is not None:
            keys = {one.key for one in added} | {self.by_id[who].key for who in known}
            by_key = after._by_name()
            groups = [by_key.get(key, ()) for key in keys]
            double = {who for group in groups if len(group) > 1 for who in group}
            after._doubled = (self._doubled - known).difference(*groups).union(double)

    def _order(self, language: str) -> list[_Place]:
        """Everybody in the order of this language, made once."""
        order = self._orders.get(language)
        if order is None:
            order = self._orders[language] = sorted(_place(one, language) for one in self.by_id.values())
        return order

    def _by_name(self) -> Map[str, tuple[PersonId, ...]]:
        """Everybody by folded full name, made once."""
        if self._namesakes is None:
            found: dict[str, tuple[PersonId, ...]] = {}
            for one in self:
                found[one.key] = (*found.get(one.key, ()), one.id)
            self._namesakes = Map(found)
        return self._namesakes


def _place(one: Person, language: str) -> _Place:
    """Where somebody stands in a list, and what a search looks into."""
    hay = names.haystack(one.family, one.given, one.number, one.year)
    return names.sort_key(one.name, language), one.id, hay


def _trait(one: Person, trait: Trait) -> str:
    """What is known of somebody under this head."""
    return str(getattr(one, trait))
