"""The cards of a chip race: how many there are, who is best, and what if one deck is not enough.

Every seat gets one card for each of its odd chips, all of them before the next seat gets any, seat 1 first
(TDA 24-A). Its best single card counts, by rank and then by suit (SP 4.5.1); poker hands do not.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Mapping, Sequence
from math import gcd
from typing import Final

from director.rules.cards.card import DECK, Card

MOST_DECKS: Final = 10
"""More than that are never shuffled together for a race: it is held in stages."""


def decks_for(cards: int) -> int:
    """How many decks have so many cards.

    >>> decks_for(9), decks_for(171)
    (1, 4)
    """
    return max(1, -(-cards // len(DECK)))


def too_often(lying: Mapping[Card, int], decks: int) -> list[Card]:
    """The cards that lie there more often than so many decks hold them."""
    return [card for card, count in lying.items() if count > decks]


def best_first(cards: Mapping[int, Sequence[Card]]) -> list[int]:
    """The seats by their best card.

    With several decks two seats may have the same best card. No book says what then: the next best card
    counts, and at last the seat that was dealt to first.

    >>> from director.rules.cards.card import read_cards
    >>> best_first({1: read_cards("Kd4c2s"), 2: read_cards("Kh"), 4: read_cards("Ac3d")})
    [4, 2, 1]
    """
    # A sort in reverse leaves equal ones in the order they had, seat 1 first.
    return sorted(sorted(cards), key=lambda seat: sorted(cards[seat], reverse=True), reverse=True)


def suits_decide(cards: Mapping[int, Sequence[Card]]) -> bool:
    """Whether two seats have best cards of one rank."""
    ranks = [max(hand).rank for hand in cards.values()]
    return len(set(ranks)) < len(ranks)


def most_odd_chips(small: int, larger: int) -> int:
    """The most odd chips a seat can have, which is the most cards it can get.

    >>> most_odd_chips(25, 100), most_odd_chips(25, 500), most_odd_chips(2000, 5000)
    (3, 19, 2)
    """
    return -(-(larger - gcd(small, larger)) // small)


def stages(players: int, values: Collection[int], small: int, larger: int) -> tuple[int, ...] | None:
    """The chips to change into one after another so that one deck is always enough, as few as can be.

    `values` are the chips the house has. None when even the smallest steps need more than a deck.

    >>> stages(9, (25, 100, 500), 25, 500), stages(9, (25, 100, 500), 25, 100)
    ((100, 500), (100,))
    """
    between = sorted({value for value in values if small < value < larger} | {larger}, reverse=True)
    ways: deque[tuple[int, ...]] = deque([()])
    reached: set[int] = set()
    while ways:
        way = ways.popleft()
        at = way[-1] if way else small
        if at == larger:
            return way
        for value in between:
            if value > at and value not in reached and players * most_odd_chips(at, value) <= len(DECK):
                reached.add(value)
                ways.append((*way, value))
    return None
