"""Looking an article up: by its number as it is cited, or by any words in either language.

How words are compared says `word_index`. Those of a question alone ("who gets the odd chip") do not count.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from typing import Final

from director.rules.rulebook import Entry, RuleBook
from director.rules.word_index import Stem, WordIndex, parted, plain, tokens

_STATEMENT: Final = re.compile(r"[rр] ?(\d{1,3})")
"""R116; the Russian Р lies on another key and looks the same."""

_PLACE, _TOPIC, _WORDS, _TEXT = 3.0, 3.0, 2.0, 2.0
"""What a word counts by where it stands: article and heading, topic, search words, the line itself."""

_LONGEST: Final = 200
"""Letters of a query that are looked at."""


class Index:
    """The words of a rule book, sorted once and looked up often."""

    def __init__(self, book: RuleBook, stem: Stem) -> None:
        self._entries = book.entries
        self._index = WordIndex(stem, book.same)
        self._places: list[list[tuple[list[str], int]]] = []
        for at, entry in enumerate(book.entries):
            self._index.put(at, _texts(entry, book.topics[entry.topic]))
            self._places.append(_places(entry))
        self._idle = frozenset(plain(word) for word in book.idle)
        self._names: dict[tuple[str, ...], set[str]] = defaultdict(set)
        for one in book.books:
            for name in (one.code, *one.aliases):
                self._names[tuple(tokens(name))].add(one.code)

    @property
    def vocabulary(self) -> list[str]:
        """Every word of the books, in its order."""
        return self._index.vocabulary

    def root(self, word: str) -> str:
        """What all forms of a word share."""
        return self._index.root(word)

    def find(self, query: str) -> list[Entry]:
        """Entries that fit what was typed, the best first; nothing typed finds nothing.

        A book named before the words leaves only that book; named alone, it is all found.
        """
        query = query[:_LONGEST]
        asked = tokens(query)
        if any(sign.isdigit() for sign in query) and (found := self._by_number(asked)):
            return found
        books, named = self._named(asked)
        if not asked[named:]:
            return [entry for entry in self._entries if entry.book.code in books] if named else []
        words = self._telling(query, asked[named:])
        ranked = (self._entries[at] for at in self._index.ranked(words))
        return [entry for entry in ranked if not named or entry.book.code in books]

    def fitting(self, query: str) -> frozenset[str]:
        """The words of the books that the words typed find; none for the number of an article.

        One letter alone finds too much to be shown.
        """
        query = query[:_LONGEST]
        asked = tokens(query)
        if any(sign.isdigit() for sign in query) and self._by_number(asked):
            return frozenset()
        told = [word for word in self._telling(query, asked[self._named(asked)[1] :]) if len(word) > 1]
        return self._index.fitting(told)

    def _telling(self, query: str, asked: list[str]) -> list[str]:
        """The words that say what is asked for; all of them when none does."""
        for parts in parted(query):
            if set(parts) <= set(asked) and self._index.has_beginning("".join(parts)):
                asked = ["".join(parts), *(word for word in asked if word not in parts)]
        return [word for word in asked if word not in self._idle] or asked

    # ---- by number

    def _by_number(self, asked: list[str]) -> list[Entry]:
        statement = _STATEMENT.fullmatch(" ".join(asked))
        if statement is not None:
            number = int(statement[1])
            return [entry for entry in self._entries if entry.rule == number]
        found: list[tuple[int, int]] = []
        for at, places in enumerate(self._places):
            ranks = [rank for rank in (cites(asked, *place) for place in places) if rank is not None]
            if ranks:
                found.append((min(ranks), at))
        return [self._entries[at] for _rank, at in sorted(found)]

    # ---- by words

    def _named(self, asked: list[str]) -> tuple[set[str], int]:
        """The books that the first words name, and how many words these are."""
        longest = max((len(name) for name in self._names if asked[: len(name)] == list(name)), default=0)
        return self._names.get(tuple(asked[:longest]), set()), longest


def _texts(entry: Entry, topic: Mapping[str, str]) -> list[tuple[str, float]]:
    """All that an entry is found by, and what it counts."""
    place = " ".join((entry.book.code, *entry.book.aliases, *entry.articles, entry.inferred, entry.printed))
    return [
        (place, _PLACE),
        (" ".join(topic.values()), _TOPIC),
        (entry.words, _WORDS),
        *((said, _TEXT) for said in entry.texts.values()),
    ]


def _places(entry: Entry) -> list[tuple[list[str], int]]:
    """How an entry may be cited, as words, and how many of these name the book."""
    names = [tokens(name) for name in (entry.book.code, *entry.book.aliases)]
    articles = [tokens(article) for article in (*entry.articles, entry.inferred) if article]
    return [([*name, *article], len(name)) for article in articles for name in names]


def cites(asked: Sequence[str], place: list[str], book: int) -> int | None:
    """How nearly the words cite a place: 0 exactly, 1 what stands under it; None: another place."""
    for wanted in (place, place[book:]):
        if list(asked) == wanted:
            return 0
        head = len(asked)
        if (
            head <= len(wanted)
            and list(asked[:-1]) == wanted[: head - 1]
            and _under(wanted[head - 1], asked[-1])
        ):
            return 1
    return None


def _under(number: str, asked: str) -> bool:
    return number == asked or number.startswith(f"{asked}.")
