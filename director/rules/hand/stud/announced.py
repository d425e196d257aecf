"""What the dealer says aloud about the open cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from director.rules.cards.boards import board_strength
from director.rules.cards.card import Card
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict


class Announced(NamedTuple):
    """What is said; that a straight or a flush is possible never is."""

    best: tuple[int, ...]
    """Seats with the best open cards."""
    matched: tuple[int, ...]
    """Seats with an open pair or better."""


def announced(boards: Mapping[int, tuple[Card, ...]], rules: RuleSet) -> Verdict[Announced]:
    """Whose board is best and who shows a pair (ST 6.1.12, the only book); raises are named as they come."""
    strengths = {seat: board_strength(cards) for seat, cards in boards.items()}
    best = max(strengths.values(), default=None)
    found = Announced(
        tuple(sorted(seat for seat, strength in strengths.items() if strength == best)),
        tuple(sorted(seat for seat, strength in strengths.items() if strength.matched)),
    )
    return Verdict(found, in_force(rules, "ST 6.1.12"))
