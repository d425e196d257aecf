"""What a rule answers: the answer, the articles it follows, and what was the house's choice."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from director.domain.refusal import Article

__all__ = ["BOOKS", "Article", "Verdict", "article", "cited"]

Answer_co = TypeVar("Answer_co", covariant=True)

BOOKS: Final = ("SP", "DR", "ST", "PP", "OS", "TDA", "RRoP", "WSOP-T", "WSOP-L")
"""Codes of the books an article may stand in."""


@dataclass(frozen=True, slots=True)
class Verdict(Generic[Answer_co]):
    """An answer that can be justified."""

    answer: Answer_co
    """What the rule says."""
    because: tuple[Article, ...] = ()
    """The articles followed, the weightiest first."""
    house: tuple[str, ...] = ()
    """Option keys whose value is the house's choice, not the book's."""


def article(text: str) -> Article:
    """An article from its usual short form. Raises ValueError for a book nobody knows.

    >>> article("TDA 8-A")
    Article(book='TDA', article='8-A')
    >>> article("DR blind rules").article
    'blind rules'
    """
    book, _, place = text.partition(" ")
    if book not in BOOKS or not place:
        raise ValueError(f"not an article: {text}")
    return Article(book, place)


def cited(*articles: Iterable[Article]) -> tuple[Article, ...]:
    """Articles in the order given, each once.

    >>> [a.article for a in cited([article("TDA 8-A")], [article("TDA 32"), article("TDA 8-A")])]
    ['8-A', '32']
    """
    return tuple(dict.fromkeys(one for some in articles for one in some))
