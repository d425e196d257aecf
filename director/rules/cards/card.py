"""A card of the one deck of 52: how it is written, and what it counts when single cards are compared.

Two cards compare by rank first, the ace high, and then by suit: spades, hearts, diamonds, clubs (SP 4.5.1).
That order places buttons, opens stud rounds, races chips and gives odd chips away; it never decides who
wins a pot (SP 4.5.2).
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import IntEnum
from typing import Final, NamedTuple

ACE: Final = 14
"""The rank of an ace, high."""

RANKS: Final = "23456789TJQKA"
"""The letters of the ranks, the deuce first."""

_SUITS: Final = "cdhs"
_SIGNS: Final = dict(zip("♣♦♥♠♧♢♡♤", "cdhscdhs", strict=True))
"""Suit signs as they are printed → letters."""
_COLOURED: Final = dict.fromkeys(map(ord, "\ufe0e\ufe0f"))
"""What makes a sign coloured is dropped."""
_PARTS: Final = re.compile("10|.")
"""A rank or a suit."""


class Suit(IntEnum):
    """The suits, lowest first (SP 4.5.1)."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3


class Card(NamedTuple):
    """One card."""

    rank: int
    """2 … 10, jack 11, queen 12, king 13, ace 14."""
    suit: Suit

    def __str__(self) -> str:
        """As it is written in answers: `As`, `Td`."""
        return RANKS[self.rank - 2] + _SUITS[self.suit]

    @property
    def ace_low(self) -> tuple[int, Suit]:
        """What it counts where the ace is the lowest card (ST 6.3.10)."""
        return (1 if self.rank == ACE else self.rank, self.suit)


class BadCards(ValueError):
    """Cards that cannot be: unreadable, or not out of one deck."""

    def __init__(self, code: str, card: str) -> None:
        super().__init__(code, card)
        self.code = code
        """`bad_card` or `duplicate_card`."""
        self.card = card
        """The card, or what was typed and is none."""


DECK: Final = tuple(Card(rank, suit) for rank in range(2, ACE + 1) for suit in Suit)
"""All 52 cards, lowest first (SP 4.4)."""

_BY_LETTERS: Final = {str(card): card for card in DECK}


def read_cards(text: str) -> tuple[Card, ...]:
    """The cards of a text, with or without spaces between them. Raises BadCards; a card twice too.

    >>> " ".join(map(str, read_cards("AsKd 10c 9♥ ♠9")))
    'As Kd Tc 9h 9s'
    """
    cards = read_from_decks(text)
    check_one_deck(cards)
    return cards


def read_from_decks(text: str) -> tuple[Card, ...]:
    """The same where several decks may be shuffled together, and a card may stand twice. Raises BadCards."""
    parts = _PARTS.findall("".join(text.translate(_COLOURED).split()))
    cards = []
    for at in range(0, len(parts), 2):
        rank, suit = (*parts[at : at + 2], "")[:2]
        if rank in _SIGNS:
            # A sign may also come first, as SP prints cards; a letter may not.
            rank, suit = suit, rank
        card = _BY_LETTERS.get(_rank_letter(rank) + _SIGNS.get(suit, suit.lower()))
        if card is None:
            raise BadCards("bad_card", "".join(parts[at : at + 2]))
        cards.append(card)
    return tuple(cards)


def _rank_letter(rank: str) -> str:
    return "T" if rank == "10" else rank.upper()


def check_one_deck(cards: Iterable[Card]) -> None:
    """Raise BadCards `duplicate_card` when a card stands twice: no deck holds it (SP 6.2.2)."""
    seen: set[Card] = set()
    for card in cards:
        if card in seen:
            raise BadCards("duplicate_card", str(card))
        seen.add(card)


def written(cards: Iterable[Card]) -> str:
    """Cards as one text, `KsKdAh`.

    >>> written(read_cards("K♠ K♦"))
    'KsKd'
    """
    return "".join(map(str, cards))
