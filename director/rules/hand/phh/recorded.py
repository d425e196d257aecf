"""A hand with what a file of hand histories says beside it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from director.rules.hand.dealing import Deal
from director.rules.hand.playing import Move

__all__ = ["BUTTON", "DONE", "HEADS_UP", "OPTIONS", "RULES", "SMALL_BLIND", "UNIT", "BadPhh", "Recorded"]

BUTTON: Final = "_button"
"""Our own field for an empty seat with the button (a dead button)."""
DONE: Final = frozenset({"bba_reduce"})
"""Options that have done all they do once antes are written as they were paid: read again, they would make
a reduced ante smaller still."""
HEADS_UP: Final = "_event_heads_up"
"""Our own field: only two players are left in the event."""
OPTIONS: Final = "_options"
"""Our own field for options that were set for the event."""
RULES: Final = "_rules"
"""Our own field for the rule set."""
SMALL_BLIND: Final = "_dead_small_blind"
"""Our own field for the small blind that nobody posted."""
UNIT: Final = "_unit"
"""Our own field for the smallest chip in play."""


class BadPhh(Exception):
    """A text that is no hand of the format, or a hand that the format has no place for."""

    def __init__(self, code: str, field: str = "", **facts: object) -> None:
        super().__init__(code, field, facts)
        self.code = code
        self.field = field
        """The field of the text, `actions[3]` or `antes`; empty where it is the text as a whole."""
        self.facts = facts

    def at(self, field: str) -> BadPhh:
        """The same, in this field."""
        return BadPhh(self.code, field, **self.facts)


class Recorded(NamedTuple):
    """A hand of a file."""

    deal: Deal
    moves: tuple[Move, ...]
    names: Mapping[int, str] = {}
    """Players' names by seat."""
    decimals: int = 0
    """Amounts of the text have so many decimals; one chip of ours is the smallest of them."""
    facts: Mapping[str, object] = {}
    """Where and when it was played, and other fields that do not change the hand."""
