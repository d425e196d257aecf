"""Articles as judges cite them, compared with those the rule book has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Final

from director.domain.refusal import Article, Objection
from director.rules.rulebook import rulebook
from director.rules.verdict import BOOKS

NEAR: Final = 3
"""How many articles are named where one is not found."""


def as_printed(text: str) -> Article:
    """The article that a text cites, spelt as in its book where the rule book has it.

    Raises ValueError where the text has no book or no place in it.

    >>> as_printed("tda 71-c")
    Article(book='TDA', article='71-C')
    >>> as_printed("SP  4.9.8 ").article
    '4.9.8'
    """
    typed, _, place = " ".join(text.split()).partition(" ")
    if not place:
        raise ValueError(f"not an article: {text}")
    book = next((code for code in BOOKS if code.casefold() == typed.casefold()), typed)
    spelt = (one for one in _articles(book) if one.casefold() == place.casefold())
    return Article(book, next(spelt, place))


def is_known(article: Article) -> bool:
    """Whether the rule book has this article, or articles under it.

    >>> is_known(Article("TDA", "71")), is_known(Article("TDA", "710"))
    (True, False)
    """
    return any(
        one == article.article or one.startswith((f"{article.article}-", f"{article.article}."))
        for one in _articles(article.book)
    )


def near(article: Article) -> tuple[Article, ...]:
    """Those articles of the same book that begin alike, the likest first; then those that end alike."""
    place = article.article.casefold()

    def likeness(one: str) -> tuple[int, int, int]:
        told = one.casefold()
        return _alike(told, place), _alike(told[::-1], place[::-1]), -abs(len(told) - len(place))

    best = sorted(_articles(article.book), key=likeness, reverse=True)[:NEAR]
    return tuple(Article(article.book, one) for one in best)


def article_objections(articles: Iterable[Article]) -> Iterator[Objection]:
    """What the rule book does not have.

    With a reason it stands all the same: the house may have its own, and ours lacks many articles.
    """
    for one in articles:
        if is_known(one):
            continue
        names = ", ".join(each.cited for each in near(one))
        if names:
            yield Objection("article_unknown", {"article": one.cited, "near": names})
        else:
            yield Objection("book_unknown", {"article": one.cited, "near": ", ".join(BOOKS)})


def _alike(one: str, other: str) -> int:
    """How many letters two texts begin with together."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def _articles(book: str) -> list[str]:
    """Every article of a book once, in its order."""
    return list(dict.fromkeys(each for entry in rulebook().of(book) for each in entry.articles))
