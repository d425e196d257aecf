"""What a player can do in a betting round, and why something cannot be done."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

What = Literal[
    "post_sb",
    "post_bb",
    "post_dead",
    "bring_in",
    "complete",
    "fold",
    "check",
    "call",
    "bet",
    "raise",
    "all_in",
]
"""Every action. An all-in is a call, a bet or a raise with all the chips a player has."""

Meaning = Literal["post", "bring_in", "complete", "fold", "check", "call", "bet", "raise"]
"""What an action was in the end: an all-in is written as the call, bet or raise it was (TDA 17-A)."""

WHATS: Final[tuple[What, ...]] = get_args(What)
POSTS: Final = frozenset({"post_sb", "post_bb", "post_dead"})
"""What is put in before the cards, and is nobody's turn."""
FREE: Final = frozenset({"fold", "check"})
"""What puts no chips in."""
AGGRESSIVE: Final[frozenset[Meaning]] = frozenset({"complete", "bet", "raise"})
"""What the others must answer (SP 5.9.2: an increase)."""


class Act(NamedTuple):
    """One action, as it was done."""

    seat: int
    what: What
    total: int
    """Chips of the seat in this round after it; of `post_dead` the dead chips."""
    meaning: Meaning


class NotAllowed(Exception):
    """An action that the rules do not allow now: a code, and the facts that a sentence needs.

    A refusal changes nothing: the round before it is still there.
    """

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts = facts
