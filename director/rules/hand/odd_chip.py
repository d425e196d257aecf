"""To whom an odd chip goes: the order among those who tie, as each book has it.

By position: the first winner clockwise from the button, in stud from the dealer (SP 5.9.3, TDA 20-A). By
card: the highest card of the five (TDA 20-B), the highest of all (ST 6.3.9), or, for tied lows, the lowest of
all (ST 6.3.10). For a low the ace is low, and of cards of one rank the club is the lowest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, Literal, TypeAlias

from director.rules.cards.card import Card
from director.rules.cards.lows import low_hand
from director.rules.cards.ranking import FIVE, high_hand
from director.rules.games import STUD

__all__ = ["BY_CARD", "NoCards", "Side", "deciding_cards", "odd_chip_order", "odd_key"]

Side: TypeAlias = Literal["high", "low"]

BY_CARD: Final = frozenset({"high_card_best5", "high_card_all", "low_card_all"})
"""The values that ask for cards."""


class NoCards(ValueError):
    """A card would decide, and the cards of a tied winner cannot tell."""

    def __init__(self, code: str, seat: int) -> None:
        super().__init__(code, seat)
        self.code = code
        """`unknown_cards`, `fewer_than_five` or `no_low`."""
        self.seat = seat


def odd_key(side: Side, game: str | None) -> str:
    """The option that says to whom an odd chip of this side goes.

    Without a game, and in games with a button, position decides for a low as well (TDA 20-A).

    >>> odd_key("low", "stud8"), odd_key("low", None)
    ('odd_low', 'odd_button')
    """
    if game not in STUD:
        return "odd_button"
    return "odd_stud" if side == "high" else "odd_low"


def odd_chip_order(
    by: str, side: Side, tied: Sequence[int], cards: Mapping[int, tuple[Card, ...]]
) -> tuple[int, ...]:
    """Those who tie, the first to get an odd chip first. Raises NoCards where cards decide.

    `by` is the value of the option; `tied` are those who tie, clockwise from the left of the button.
    """
    if by not in BY_CARD:
        return tuple(tied)
    # Two can have the same card only where it is a common one: then the next decides, and at last the place.
    by_card = {seat: _first(by, side, deciding_cards(by, side, cards.get(seat, ()), seat)) for seat in tied}
    return tuple(sorted(tied, key=by_card.__getitem__))


def deciding_cards(by: str, side: Side, cards: Sequence[Card], seat: int = 0) -> list[Card]:
    """The cards by which a hand claims an odd chip, the one that decides first. Raises NoCards.

    Those of a low, and the lowest of all, count with the ace low.
    """
    if not cards:
        raise NoCards("unknown_cards", seat)
    if len(cards) < FIVE:
        raise NoCards("fewer_than_five", seat)
    if by == "low_card_all":
        return sorted(cards, key=_ace_low)
    if by == "high_card_all":
        return sorted(cards, reverse=True)
    if side == "high":
        return sorted(high_hand("stud", cards).cards, reverse=True)
    low = low_hand("stud8", cards)
    if low is None:
        raise NoCards("no_low", seat)
    return sorted(low.cards, key=_ace_low, reverse=True)


def _ace_low(card: Card) -> tuple[int, int]:
    return card.ace_low


def _first(by: str, side: Side, cards: Sequence[Card]) -> list[tuple[int, int]]:
    """Cards that decide as numbers of which the smallest come first."""
    if by == "low_card_all":
        return [card.ace_low for card in cards]
    low = side == "low"
    return [(-rank, -suit) for rank, suit in (card.ace_low if low else card for card in cards)]
