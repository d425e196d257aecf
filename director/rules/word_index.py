"""Texts found by their words, in either language and in any form of a word; for whatever has words.

Words are compared without case and accents, Ё is Е and Э is Е (рэйз, стэк), and with their endings forgiven:
what the word is without its ending is asked of a `stem` that whoever makes a `WordIndex` hands in. A word
that is not finished yet finds what begins with it, so one may look while typing.

Words count by how rare they are and by where they stand. What has less than `enough` of what was asked, or
much less than the best, is left out.
"""

from __future__ import annotations

import re
from bisect import bisect_left, insort
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from math import log
from typing import Final, TypeAlias

from director.domain.names import folded

Stem: TypeAlias = Callable[[str], str]
"""A word without its ending; the same for all forms of a word."""

Weighed: TypeAlias = tuple[str, float]
"""A text, and what each word in it counts by where it stands."""

_TOKEN: Final = re.compile(r"[^\W_]+(?:-[^\W_]+|\.\d+)*")
"""A word, several with hyphens between them, or the number of an article."""
_WRITTEN_TOKEN: Final = re.compile(r"[^\W_]+(?:[-’][^\W_]+|\.\d+)*")
"""The same in a text of the catalogue, where an apostrophe belongs to its word."""
_EXACT, _FORM, _BEGUN, _SAME = 1.0, 0.95, 0.6, 0.8
"""What a word counts by how it fits: as typed, another form, only begun; and if it is one taken for it."""

_SHORTEST: Final = 3
"""Letters of a word that can have an ending."""

_FLEETING: Final = re.compile(r"(?<=[^\Wаеиоуыэюя\d_])[ео](?=[^\Wаеиоуыэюя\d_]$)")
_CLUSTER: Final = re.compile(r"(?<=[^\Wаеиоуыэюяьй\d_])(?=к$)")
"""The vowel that only some forms have, ставк-а and ставок: where it is, and where it is missing."""

_WRITTEN: Final = str.maketrans({"ё": "е", "э": "е", "’": None})
"""All that has to be done to small letters of the catalogue; what people type is folded with more care."""


_PLAIN: Final = re.compile("[\\s!-~А-яЁё«»–—…№“”„]*")
"""Texts in which `folded` would change no word, but for what `written` does anyway."""


def tokens(text: str) -> list[str]:
    """The words of what was typed, as they are compared; a number of an article is one word.

    >>> tokens("SP 5.9.3: Нечётный рэйз")
    ['sp', '5.9.3', 'нечетный', 'рейз']
    """
    return _TOKEN.findall(folded(text).replace("э", "е"))


class WordIndex:
    """The words of many texts, sorted once and looked up often. Each document has a number."""

    def __init__(
        self, stem: Stem, same: Iterable[Iterable[str]] = (), *, enough: float = 0.5, noise: float = 0.3
    ) -> None:
        self._stem = stem
        self._enough = enough
        """The share of what was asked that a document must have, rare words counting for more."""
        self._noise = noise
        """What counts less than this share of the best is not shown."""
        self._every = enough >= 1
        """Every word must be found: the next one is looked for only where those before it are."""
        self._weights: dict[str, dict[int, float]] = {}
        self._words: dict[int, set[str]] = {}
        self.vocabulary: list[str] = []
        """Every word of the documents, in its order."""
        self._same: dict[str, set[str]] = defaultdict(set)
        for group in same:
            words = {plain(word) for word in group}
            for word in words:
                self._same[self.root(word)] |= words - {word}

    def put(self, at: int, texts: Iterable[Weighed]) -> None:
        """Take a document in, in place of the one of this number."""
        self.drop(at)
        told: dict[str, float] = {}
        for text, weight in texts:
            for word in written(text):
                told[word] = told.get(word, 0.0) + weight
        self._words[at] = set(told)
        fresh = [word for word in told if word not in self._weights]
        for word, weight in told.items():
            self._weights.setdefault(word, {})[at] = weight
        if len(fresh) * 8 > len(self.vocabulary):
            self.vocabulary = sorted({*self.vocabulary, *fresh})
        else:
            for word in fresh:
                insort(self.vocabulary, word)

    def drop(self, at: int) -> None:
        """Forget a document; nothing happens where there is none."""
        for word in self._words.pop(at, ()):
            weights = self._weights[word]
            del weights[at]
            if not weights:
                del self._weights[word]
                del self.vocabulary[bisect_left(self.vocabulary, word)]

    def has_beginning(self, start: str) -> bool:
        """Whether some word begins so."""
        return any(True for _ in self._beginning_with(start))

    def fitting(self, asked: Iterable[str]) -> frozenset[str]:
        """The words of the documents that the words typed find."""
        return frozenset(
            known for word in asked for one in self._alike(word) for known, _fit in self._known(one)
        )

    def ranked(self, asked: Iterable[str]) -> list[int]:
        """Documents that fit the words typed, the best first; of equals the one of the lower number.

        No words find nothing.
        """
        fits = list[dict[int, float]]()
        for word in dict.fromkeys(asked):
            fits.append(self._fits(word, fits[-1] if fits and self._every else None))
        rarity = [log(1 + len(self._words) / max(1, len(fit))) for fit in fits]
        all_told = sum(rarity)
        scores: dict[int, float] = defaultdict(float)
        shares: dict[int, float] = defaultdict(float)
        for fit, weight in zip(fits, rarity, strict=True):
            for at, score in fit.items():
                scores[at] += score * weight
                shares[at] += weight / all_told
        if self._every:
            ranks = {at: scores[at] for at in fits[-1]} if fits else {}
        else:
            ranks = {at: score * shares[at] for at, score in scores.items() if shares[at] >= self._enough}
        least = self._noise * max(ranks.values(), default=0.0)
        kept = (at for at, rank in ranks.items() if rank >= least)
        return sorted(kept, key=lambda at: (-ranks[at], at))

    def _fits(self, word: str, within: Mapping[int, object] | None) -> dict[int, float]:
        """Documents with this word, or one taken for it, and how much it counts there; of these only."""
        best: dict[int, float] = {}
        for one, share in [(word, 1.0), *((other, _SAME) for other in self._alike(word)[1:])]:
            # Forms of one word add up; what only begins with it is another word, and counts by itself.
            forms: dict[int, float] = defaultdict(float)
            for known, fit in self._known(one):
                for at, weight in _of(self._weights[known], within):
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
        stem, root, whole = self._stem(word), self.root(word), word.isalpha() and len(word) >= _SHORTEST
        seen: set[str] = set()
        for start in dict.fromkeys((word, *(_beginnings(stem) if whole else ()))):
            for known in self._beginning_with(start):
                if known in seen:
                    continue
                seen.add(known)
                if known == word:
                    yield known, _EXACT
                elif whole and known.isalpha() and (known == stem or self.root(known) == root):
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


def compared(text: str) -> str:
    """What people typed, made ready for an index: case, accents and dashes as in `tokens`.

    Plain letters need no care; they are most of what is ever written.

    >>> compared("Нечётный"), compared("José’s re-raise")
    ('Нечётный', 'joses re raise')
    """
    return text if _PLAIN.fullmatch(text) else folded(text)


def _of(weights: Mapping[int, float], within: Mapping[int, object] | None) -> Iterable[tuple[int, float]]:
    """Those of these documents, by the smaller side."""
    if within is None:
        return weights.items()
    if len(within) < len(weights):
        return [(at, weights[at]) for at in within if at in weights]
    return [(at, weight) for at, weight in weights.items() if at in within]


def parted(query: str) -> list[list[str]]:
    """The words that were typed with hyphens between them, each in its parts."""
    return [tokens(whole) for whole in _TOKEN.findall(query) if "-" in whole]


def plain(word: str) -> str:
    """A word in small letters as it is compared, without its hyphens: re-open, reopen; рэйз, рейз."""
    return joined(word.translate(_WRITTEN))


def joined(word: str) -> str:
    """A word of several without its hyphens: re-open, reopen."""
    return word.replace("-", "")


def written(text: str) -> set[str]:
    """The words of a text of the catalogue, each once; those with hyphens also as one: re-open, reopen."""
    words: set[str] = set()
    for word in _TOKEN.findall(text.lower().translate(_WRITTEN)):
        if "-" in word:
            words.update(word.split("-"), (joined(word),))
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
