"""Looking an article up: by its number as it is cited, or by any words in either language.

Words are compared without case and accents, Ё is Е and Э is Е (рэйз, стэк), and with their endings forgiven:
what the word is without its ending is asked of a `stem` that whoever makes an `Index` hands in. A word that
is not finished yet finds what begins with it, so one may look while typing.

Words count by how rare they are and by where they stand; those of a question alone ("who gets the odd chip")
not. What has less than half of what was asked, or much less than the best, is left out.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from math import log
from typing import Final, TypeAlias

from director.domain.names import folded
from director.rules.rulebook import Entry, RuleBook

Stem: TypeAlias = Callable[[str], str]
"""A word without its ending; the same for all forms of a word."""

_TOKEN: Final = re.compile(r"[^\W_]+(?:-[^\W_]+|\.\d+)*")
"""A word, several with hyphens between them, or the number of an article."""
_WRITTEN_TOKEN: Final = re.compile(r"[^\W_]+(?:[-’][^\W_]+|\.\d+)*")
"""The same in a text of the catalogue, where an apostrophe belongs to its word."""
_STATEMENT: Final = re.compile(r"[rр] ?(\d{1,3})")
"""R116; the Russian Р lies on another key and looks the same."""

_PLACE, _TOPIC, _WORDS, _TEXT = 3.0, 3.0, 2.0, 2.0
"""What a word counts by where it stands: article and heading, topic, search words, the line itself."""

_EXACT, _FORM, _BEGUN, _SAME = 1.0, 0.95, 0.6, 0.8
"""What a word counts by how it fits: as typed, another form, only begun; and if it is one taken for it."""

_ENOUGH: Final = 0.5
"""The share of what was asked that an entry must have, rare words counting for more."""

_NOISE: Final = 0.3
"""What counts less than this share of the best is not shown."""

_SHORTEST: Final = 3
"""Letters of a word that can have an ending."""

_LONGEST: Final = 200
"""Letters of a query that are looked at."""

_FLEETING: Final = re.compile(r"(?<=[^\Wаеиоуыэюя\d_])[ео](?=[^\Wаеиоуыэюя\d_]$)")
_CLUSTER: Final = re.compile(r"(?<=[^\Wаеиоуыэюяьй\d_])(?=к$)")
"""The vowel that only some forms have, ставк-а and ставок: where it is, and where it is missing."""

_WRITTEN: Final = str.maketrans({"ё": "е", "э": "е", "’": None})
"""All that has to be done to small letters of the catalogue; what people type is folded with more care."""


def tokens(text: str) -> list[str]:
    """The words of what was typed, as they are compared; a number of an article is one word.

    >>> tokens("SP 5.9.3: Нечётный рэйз")
    ['sp', '5.9.3', 'нечетный', 'рейз']
    """
    return _TOKEN.findall(folded(text).replace("э", "е"))


def _joined(word: str) -> str:
    return word.replace("-", "")


class Index:
    """The words of a rule book, sorted once and looked up often."""

    def __init__(self, book: RuleBook, stem: Stem) -> None:
        self._entries = book.entries
        self._stem = stem
        self._weights: dict[str, dict[int, float]] = defaultdict(dict)
        self._places: list[list[tuple[list[str], int]]] = []
        for at, entry in enumerate(book.entries):
            self._take(at, entry, book.topics[entry.topic])
            self._places.append(_places(entry))
        self.vocabulary = sorted(self._weights)
        """Every word of the books, in its order."""
        self._idle = frozenset(word.translate(_WRITTEN) for word in book.idle)
        self._names: dict[tuple[str, ...], set[str]] = defaultdict(set)
        for one in book.books:
            for name in (one.code, *one.aliases):
                self._names[tuple(tokens(name))].add(one.code)
        self._same: dict[str, set[str]] = defaultdict(set)
        for group in book.same:
            words = {_joined(word.translate(_WRITTEN)) for word in group}
            for word in words:
                self._same[self.root(word)] |= words - {word}

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
        return [entry for entry in self._by_words(words) if not named or entry.book.code in books]

    def fitting(self, query: str) -> frozenset[str]:
        """The words of the books that the words typed find; none for the number of an article.

        One letter alone finds too much to be shown.
        """
        query = query[:_LONGEST]
        asked = tokens(query)
        if any(sign.isdigit() for sign in query) and self._by_number(asked):
            return frozenset()
        told = [word for word in self._telling(query, asked[self._named(asked)[1] :]) if len(word) > 1]
        return frozenset(
            known for word in told for one in self._alike(word) for known, _fit in self._known(one)
        )

    def _telling(self, query: str, asked: list[str]) -> list[str]:
        """The words that say what is asked for; all of them when none does."""
        for whole in _TOKEN.findall(query):
            parts = tokens(whole)
            if "-" in whole and set(parts) <= set(asked) and any(self._beginning_with("".join(parts))):
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
            ranks = [rank for rank in (_cited(asked, *place) for place in places) if rank is not None]
            if ranks:
                found.append((min(ranks), at))
        return [self._entries[at] for _rank, at in sorted(found)]

    # ---- by words

    def _named(self, asked: list[str]) -> tuple[set[str], int]:
        """The books that the first words name, and how many words these are."""
        longest = max((len(name) for name in self._names if asked[: len(name)] == list(name)), default=0)
        return self._names.get(tuple(asked[:longest]), set()), longest

    def _by_words(self, asked: list[str]) -> list[Entry]:
        fits = [self._fits(word) for word in dict.fromkeys(asked)]
        rarity = [log(1 + len(self._entries) / max(1, len(fit))) for fit in fits]
        all_told = sum(rarity)
        scores: dict[int, float] = defaultdict(float)
        shares: dict[int, float] = defaultdict(float)
        for fit, weight in zip(fits, rarity, strict=True):
            for at, score in fit.items():
                scores[at] += score * weight
                shares[at] += weight / all_told
        ranks = {at: score * shares[at] for at, score in scores.items() if shares[at] >= _ENOUGH}
        least = _NOISE * max(ranks.values(), default=0.0)
        kept = (at for at, rank in ranks.items() if rank >= least)
        return [self._entries[at] for at in sorted(kept, key=lambda at: (-ranks[at], at))]

    def _fits(self, word: str) -> dict[int, float]:
        """Entries with this word, or one taken for it, and how much it counts there."""
        best: dict[int, float] = {}
        for one, share in [(word, 1.0), *((other, _SAME) for other in self._alike(word)[1:])]:
            # Forms of one word add up; what only begins with it is another word, and counts by itself.
            forms: dict[int, float] = defaultdict(float)
            for known, fit in self._known(one):
                for at, weight in self._weights[known].items():
                    if fit == _BEGUN:
                        best[at] = max(best.get(at, 0.0), weight * fit * share)
                    else:
                        forms[at] += weight * fit * share
            for at, weight in forms.items():
                best[at] = max(best.get(at, 0.0), weight)
        return best

    def _alike(self, word: str) -> list[str]:
        """A word, and after it those taken for it."""
        return [word, *sorted(self._same.get(self.root(word), ()))]

    def _known(self, word: str) -> Iterator[tuple[str, float]]:
        """Words of the books that are this one, another form of it, or begin with it."""
        root, whole = self.root(word), word.isalpha() and len(word) >= _SHORTEST
        seen: set[str] = set()
        for start in dict.fromkeys((word, *(_beginnings(self._stem(word)) if whole else ()))):
            for known in self._beginning_with(start):
                if known in seen:
                    continue
                seen.add(known)
                if known == word:
                    yield known, _EXACT
                elif whole and self.root(known) == root:
                    yield known, _FORM
                elif known.startswith(word) and word.isalpha():
                    yield known, _BEGUN

    def _beginning_with(self, start: str) -> Iterator[str]:
        for at in range(bisect_left(self.vocabulary, start), len(self.vocabulary)):
            if not self.vocabulary[at].startswith(start):
                return
            yield self.vocabulary[at]

    def root(self, word: str) -> str:
        """What all forms of a word share: фишка and фишек are one, so are penalty and penalties."""
        return _FLEETING.sub("", self._stem(word))

    # ---- taking the words in

    def _take(self, at: int, entry: Entry, topic: Mapping[str, str]) -> None:
        place = " ".join(
            (entry.book.code, *entry.book.aliases, *entry.articles, entry.inferred, entry.printed)
        )
        for text, weight in (
            (place, _PLACE),
            (" ".join(topic.values()), _TOPIC),
            (entry.words, _WORDS),
            *((said, _TEXT) for said in entry.texts.values()),
        ):
            for word in written(text):
                weights = self._weights[word]
                weights[at] = weights.get(at, 0.0) + weight


def written(text: str) -> set[str]:
    """The words of a text of the catalogue, each once; those with hyphens also as one: re-open, reopen."""
    words: set[str] = set()
    for word in _TOKEN.findall(text.lower().translate(_WRITTEN)):
        if "-" in word:
            words.update(word.split("-"), (_joined(word),))
        else:
            words.add(word)
    return words


def marks(text: str, fitting: AbstractSet[str]) -> list[tuple[int, int]]:
    """Where these words stand in a text of the catalogue: the first letter and how many.

    >>> marks("Hold’em: the odd chip", {"holdem", "chip"})
    [(0, 7), (17, 4)]
    """
    return [
        (found.start(), len(found[0]))
        for found in _WRITTEN_TOKEN.finditer(text.lower())
        if not fitting.isdisjoint(written(found[0]))
    ]


def _beginnings(stem: str) -> tuple[str, ...]:
    """What the forms of a word may begin with: ставк-а, ставок; penalt-y, penalti-es."""
    shorter = stem[:-1] if stem.endswith("i") and stem.isascii() else stem
    without = _FLEETING.sub("", stem)
    return (shorter, without, _CLUSTER.sub("о", without), _CLUSTER.sub("е", without))


def _places(entry: Entry) -> list[tuple[list[str], int]]:
    """How an entry may be cited, as words, and how many of these name the book."""
    names = [tokens(name) for name in (entry.book.code, *entry.book.aliases)]
    articles = [tokens(article) for article in (*entry.articles, entry.inferred) if article]
    return [([*name, *article], len(name)) for article in articles for name in names]


def _cited(asked: Sequence[str], place: list[str], book: int) -> int | None:
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
