"""Which book speaks where no option decides: the one in force, else the TDA rules, else whichever does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.rules.rulesets import RuleSet
from director.rules.verdict import Article, article

_OWN: Final[Mapping[str, tuple[str, ...]]] = {
    "sport-ru": ("SP",),
    "draw-room": ("DR",),
    "stud-room": ("ST",),
    "party-stud": ("PP",),
    "online-stud": ("OS",),
    "tda-2024": ("TDA",),
    "robert-11": ("RRoP",),
    "wsop-2026": ("WSOP-T", "WSOP-L"),
}
"""Rule set → the codes of its own book."""


def in_force(rules: RuleSet, *places: str) -> tuple[Article, ...]:
    """Those of these articles that stand in the book in force.

    Where it has none of them, those of the TDA rules count, which fill what a book leaves open; where they
    too are silent, the statement stands in one book only, and that one is named.

    >>> from director.rules.rulesets import ruleset
    >>> in_force(ruleset("sport-ru"), "SP 4.12", "TDA 44")
    (Article(book='SP', article='4.12'),)
    >>> in_force(ruleset("stud-room"), "SP 4.12", "TDA 44")
    (Article(book='TDA', article='44'),)
    """
    articles = tuple(article(place) for place in places)
    for books in (_OWN[rules.name], ("TDA",)):
        found = tuple(one for one in articles if one.book in books)
        if found:
            return found
    return articles
