"""What a list of rulings is narrowed to: a player, an article, a kind, a table, a level, a judge.

One field finds them all: a part of a name, a number, a word of the kind. Of each sort one is in force.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from director.domain.ids import PersonId
from director.domain.name_marks import without_marks
from director.domain.names import folded, haystack, matches
from director.domain.names import words as parts_of
from director.domain.people import People
from director.domain.ruled import RULING_KINDS
from director.host.i18n import N_, Words
from director.views.names import told_apart
from director.views.ruling_search import Sort, Trait, Wanted
from director.views.rulings import KINDS

SORTS: Final[dict[Sort, str]] = {
    "player": N_("Player: {what}"),
    "article": N_("Article: {what}"),
    "kind": N_("Kind: {what}"),
    "table": N_("Table: {what}"),
    "level": N_("Level: {what}"),
    "judge": N_("Judge: {what}"),
}
_FIELDS: Final[dict[Sort, str]] = {"player": "person"}
"""What it is called in `Wanted`, where that is otherwise."""


class Filter(msgspec.Struct, frozen=True):
    """One thing that rulings must have."""

    sort: Sort
    value: str | int
    """A number in the address book, of a table or a level; an article as cited; a kind; a judge's name."""


class Offer(msgspec.Struct, frozen=True):
    """A filter that finds something."""

    filter: Filter
    what: str
    """What is told of it."""
    count: int
    """How many rulings it leaves."""
    hay: str
    """Where typed letters are looked for: what it tells, then its sort."""


def offers(counts: Mapping[Trait, int], people: People, words: Words) -> tuple[Offer, ...]:
    """Every filter that finds any of the rulings counted, each sort by itself and the most frequent first."""
    named: Counter[Filter] = Counter()
    for (sort, value), count in counts.items():  # a judge who has a card in the house is one with the name
        named[Filter(sort, without_marks(str(value), people) if sort == "judge" else value)] += count
    made = [_offer(asked, count, people, words) for asked, count in named.items()]
    order = list(SORTS)
    return tuple(sorted(made, key=lambda one: (order.index(one.filter.sort), -one.count, one.what)))


def fitting(known: Sequence[Offer], text: str, most: int = 9) -> list[Offer]:
    """Those that the typed letters may mean: first what is called just so, then what begins so, by sorts."""
    asked, whole = parts_of(text), folded(text)
    fits = ((matches(asked, one.hay), at) for at, one in enumerate(known))
    ranked = sorted((folded(known[at].what) != whole, -how, at) for how, at in fits if how)
    return [known[at] for *_, at in ranked[:most]]


def narrowed(wanted: Wanted, filters: Iterable[Filter]) -> Wanted:
    """The same question, for rulings that have all of this."""
    asked: dict[str, Any] = {_FIELDS.get(one.sort, one.sort): one.value for one in filters}
    return replace(wanted, **asked)


def filter_words(asked: Filter, people: People, words: Words) -> str:
    """Player: Ivanov Pyotr."""
    return words._(SORTS[asked.sort]).format(what=_what(asked, people, words))


def _offer(asked: Filter, count: int, people: People, words: Words) -> Offer:
    what = _what(asked, people, words)
    return Offer(asked, what, count, haystack(what, words._(SORTS[asked.sort]).format(what="")))


def _what(asked: Filter, people: People, words: Words) -> str:
    match asked:
        case Filter("player", int(who)):
            return told_apart(people, PersonId(who), words)
        case Filter("kind", str(kind)):
            return next(words._(KINDS[one]) for one in RULING_KINDS if one == kind)
        case _:
            return str(asked.value)
