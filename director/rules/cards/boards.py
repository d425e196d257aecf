"""What the open cards of a stud hand count when the best board acts first (SP 5.8.6, ST 6.1.1).

Four of a kind, three of a kind, two pair, a pair, high cards: straights and flushes do not count on a board,
since no five open cards are a hand yet. Boards that are equal here differ by suit or by position, as the
rules of the event say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import NamedTuple

from director.rules.cards.card import Card


class BoardStrength(NamedTuple):
    """What a board counts; of two the greater one acts first."""

    matched: tuple[int, ...]
    """How many cards match, the largest group first, single cards left out: (2, 2) is two pair."""
    ranks: tuple[int, ...]
    """The ranks that decide, the largest group first; each rank once."""


def board_strength(open_cards: Iterable[Card]) -> BoardStrength:
    """What one to five open cards count. A board with fewer cards than another may be compared with it.

    >>> from director.rules.cards.card import read_cards
    >>> board_strength(read_cards("2d2c")) > board_strength(read_cards("AsKs"))
    True
    """
    times = Counter(card.rank for card in open_cards)
    deciding = sorted(times, key=lambda rank: (times[rank], rank), reverse=True)
    matched = tuple(times[rank] for rank in deciding if times[rank] > 1)
    return BoardStrength(matched, tuple(deciding))
