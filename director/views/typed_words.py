"""Command words of the quick line, of which the first letters will do."""

from __future__ import annotations

from collections.abc import Iterable

from director.domain.names import folded


def begins(typed: str, known: Iterable[str], shortest: int) -> bool:
    """Whether this is one of the words, or so many of its first letters at least.

    >>> begins("Re-e", ("rebuy", "re-entry"), 3), begins("r", ("rebuy", "re-entry"), 3)
    (True, False)
    """
    bare = folded(typed)
    return len(bare) >= shortest and any(folded(word).startswith(bare) for word in known)
