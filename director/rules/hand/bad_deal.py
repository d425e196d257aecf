"""What cannot be at one table of stud or draw."""

from __future__ import annotations

from typing import Final

from director.rules.cards.card import DECK

DECK_SIZE: Final = len(DECK)


class BadDeal(ValueError):
    """Cards, seats or counts that cannot be: a code, and what a sentence needs."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts


def check_deck(count: int) -> None:
    """Raise BadDeal when so many cards cannot come out of one deck (SP Deck)."""
    if count > DECK_SIZE:
        raise BadDeal("deck_overfull", count=count, most=DECK_SIZE)
