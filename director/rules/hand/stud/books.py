"""Where each book says something that is no option of an event, and what is refused as impossible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeAlias

from director.rules.rulesets import RuleSet
from director.rules.verdict import Article, article, cited

Pages: TypeAlias = Mapping[str, str | tuple[str, ...]]
"""Rule set → the article or articles; what TDA 2024 says fills what a book leaves open."""


class BadDeal(ValueError):
    """Cards, seats or counts that cannot be at one table: a code, and what a sentence needs."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


def pages(where: Pages, rules: RuleSet) -> tuple[Article, ...]:
    """The articles of the book in force; those of the TDA where the book is silent, none where both are.

    >>> from director.rules.rulesets import ruleset
    >>> pages({"stud-room": "ST 6.1.7", "tda-2024": "TDA RP-10-E"}, ruleset("sport-ru"))
    (Article(book='TDA', article='RP-10-E'),)
    """
    found = where.get(rules.name, where.get("tda-2024", ()))
    return cited(map(article, (found,) if isinstance(found, str) else found))
