"""What the forms of a word share, in both languages: for whatever is found by its words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache


@lru_cache(maxsize=65_536)
def stem(word: str) -> str:
    """A word without its ending, by the language of its letters.

    >>> stem("подрезку") == stem("подрезка"), stem("penalties") == stem("penalty")
    (True, True)
    """
    return _stemmers()["en" if word.isascii() else "ru"](word)


@cache
def _stemmers() -> Mapping[str, Callable[[str], str]]:
    from snowballstemmer import stemmer

    return {"en": stemmer("english").stemWord, "ru": stemmer("russian").stemWord}
