"""How an article is cited, the same wherever people read it."""

from __future__ import annotations

from director.domain.refusal import Article
from director.host.i18n import Words


def article_name(article: Article | None, words: Words) -> str:
    """An article as it is cited, or that it is the house's choice."""
    return article.cited if article is not None else words._("house choice")
