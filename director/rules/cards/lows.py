"""The best low, eight or better: five different ranks, none above an eight, the ace lowest (ST 6.3.2-6.3.6).

Straights and flushes do not hurt a low. Two lows are compared from their highest card down.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from director.domain.plan import Discipline
from director.rules.cards.card import Card
from director.rules.cards.ranking import FIVE, Combination, TooFewCards

LOW_GAMES: Final[tuple[Discipline, ...]] = ("stud8",)
"""Games in which the best low takes half the pot."""

LOW: Final = "low"
"""What the combination is called."""

_EIGHT: Final = 8


def low_hand(game: Discipline, hole: Sequence[Card], board: Sequence[Card] = ()) -> Combination | None:
    """The best low of a hand, its highest card first; None without one, or where the game has none.

    Raises TooFewCards.

    >>> from director.rules.cards.card import read_cards, written
    >>> low = low_hand("stud8", read_cards("AsAh2c3d4c5h8d"))
    >>> written(low.cards) if low else None
    '5h4c3d2cAs'
    >>> low_hand("stud8", read_cards("9s6h4d3cAh")) is None
    True
    """
    if game not in LOW_GAMES:
        return None
    cards = (*hole, *board)
    if len(cards) < FIVE:
        raise TooFewCards(len(cards))
    # Of several cards of a rank the highest by suit, for the reason given in `ranking`.
    by_rank = {card.ace_low[0]: card for card in sorted(cards)}
    ranks = sorted(rank for rank in by_rank if rank <= _EIGHT)[:FIVE]
    if len(ranks) < FIVE:
        return None
    # One binary place a rank: the highest rank in which two lows differ decides, as it does for players.
    strength = 2 ** (_EIGHT + 1) - sum(2**rank for rank in ranks)
    return Combination(LOW, tuple(by_rank[rank] for rank in reversed(ranks)), strength)
