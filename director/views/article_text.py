"""What one article says, with its name, as the rule book of the program has it."""

from __future__ import annotations

from director.host.i18n import Words
from director.rules.rulebook import rulebook
from director.rules.verdict import article


def article_text(name: str, words: Words) -> str:
    """An article by its usual short form; its name alone where the rule book does not have it.

    >>> from director.host.i18n import words_for
    >>> article_text("TDA 34-A", words_for("en"))[:41]
    'TDA 34-A: A misplaced button is put right'
    """
    texts = [entry.texts[words.language] for entry in rulebook().at(article(name))]
    return f"{name}: {' '.join(texts)}" if texts else name
