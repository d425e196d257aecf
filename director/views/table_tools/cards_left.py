"""The cards of a picker: which are left, and where the others lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from director.rules.cards.card import DECK, Card, Suit, read_cards
from director.rules.entering.sheet import Worksheet
from director.rules.hand.dealing import UNSEEN
from director.views.combinations import with_signs

__all__ = ["BOARD", "CardCell", "cards_left", "cards_of_sheet"]

BOARD = 0
"""Where a card lies that is open in the middle; else it is a seat."""


class CardCell(NamedTuple):
    """One card of the picker."""

    card: str
    """As it is typed: As."""
    text: str
    """As it is shown: A♠."""
    suit: str
    """c, d, h, s."""
    taken_by: int | None = None
    """The seat that holds it, or the board; None when it is left."""


def cards_left(taken: Mapping[str, int]) -> tuple[tuple[CardCell, ...], ...]:
    """All 52, a row a suit, spades first, the ace first in each. `taken`: card → where it lies.

    >>> row = cards_left({"As": 5})[0]
    >>> row[0].taken_by, row[1]
    (5, CardCell(card='Ks', text='K♠', suit='s', taken_by=None))
    """
    return tuple(
        tuple(_cell(card, taken) for card in reversed(DECK) if card.suit is suit) for suit in reversed(Suit)
    )


def _cell(card: Card, taken: Mapping[str, int]) -> CardCell:
    letters = str(card)
    return CardCell(letters, with_signs((card,)), letters[-1], taken.get(letters))


def cards_of_sheet(sheet: Worksheet) -> dict[str, int]:
    """Where the cards lie that a sheet knows: with a seat, or on the board as far as the steps count."""
    taken: dict[str, int] = {}
    for step in sheet.played:
        taken |= {str(card): BOARD for card in read_cards(step.cards.replace(UNSEEN, ""))}
    for one in sheet.in_hand:
        taken |= {str(card): one.seat for card in read_cards(one.cards.replace(UNSEEN, ""))}
    return taken
