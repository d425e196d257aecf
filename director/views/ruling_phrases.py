"""Quick phrases of a ruling: those a house begins with, and which of them fit what is being typed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from director.domain.names import folded
from director.host.i18n import N_, Words

MOST_SHOWN: Final = 6
_LEAST: Final = 2
"""Letters from which on phrases are offered."""

_ENDS: Final = (". ", "! ", "? ", "\n")

_FIRST: Final = (
    N_("Acted out of turn."),
    N_("The bet was called, the chips went into the pot without stopping."),
    N_("String bet: only the first motion counts."),
    N_("The dealer exposed a card."),
    N_("The hand was mucked before the showdown."),
    N_("The all-in was miscounted."),
    N_("The player talked about a hand in progress."),
    N_("The player was not at the seat when the cards were dealt."),
    N_("The bet stands."),
    N_("The raise stands."),
    N_("The hand is live."),
    N_("The hand is dead."),
    N_("The action goes on."),
    N_("The pot is split."),
    N_("A warning was given."),
)


def first_phrases(words: Words) -> list[str]:
    """What a house begins with, in the language spoken; it changes them as it likes."""
    return [words._(one) for one in _FIRST]


def fitting(phrases: Sequence[str], typed: str) -> list[str]:
    """Phrases that what stands before the cursor may become: begun so, or with each word begun somewhere.

    >>> fitting(["The raise stands.", "The pot is split."], "rai")
    ['The raise stands.']
    """
    asked = begun(typed)
    if len(asked) < _LEAST:
        return []
    parts = folded(asked).split()
    found = [one for one in phrases if one != asked and _fits(one, parts)]
    return sorted(found, key=lambda one: not folded(one).startswith(folded(asked)))[:MOST_SHOWN]


def begun(typed: str) -> str:
    """The sentence that is being typed: what follows the last full stop or line.

    >>> begun("Bet out of turn. The ra"), begun("Done. ")
    ('The ra', '')
    """
    ends = [typed.rfind(mark) + len(mark) for mark in _ENDS if mark in typed]
    return typed[max(ends, default=0) :].lstrip()


def _fits(phrase: str, parts: Sequence[str]) -> bool:
    words = folded(phrase).split()
    return all(any(word.startswith(part) for word in words) for part in parts)
