"""A hand as it is dealt: who sits where with what chips, what is posted, and the cards as far as known.

Seats go clockwise by number. `button` may be an empty seat (a dead button); the next occupied seat after it
has the small blind, the next one the big blind (SP 5.4.1). With two players the button has the small blind
(TDA 34-B). In stud `button` is the dealer's seat, and dealing begins at his left.

Hole cards stand in the order they are dealt, in stud two down, four up, one down; in draw the five that are
held at the end. A card nobody saw is None; cards that are left out count as not seen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple, TypeAlias

from director.domain.plan import Discipline, Structure
from director.rules.cards.card import Card
from director.rules.clockwise import clockwise_after
from director.rules.games import STUD
from director.rules.rulesets import RuleSet

__all__ = [
    "UNSEEN",
    "Blinds",
    "Deal",
    "Level",
    "Seen",
    "known",
    "seen_text",
]

Seen: TypeAlias = tuple[Card | None, ...]
"""Cards in the order dealt; None is one nobody saw."""
UNSEEN: Final = "??"
"""How a card that nobody saw is written."""

_UPCARDS: Final = slice(2, 6)
"""The open cards of a stud hand: the third to the sixth."""


class Blinds(NamedTuple):
    """Who posts."""

    small: int | None
    """Nobody where the game has no small blind, or where it is dead."""
    big: int


class Level(NamedTuple):
    """What is posted and bet; 0 where the game has none."""

    small_blind: int = 0
    big_blind: int = 0
    ante: int = 0
    """Of every player."""
    bb_ante: int = 0
    """Of the big blind, for the table."""
    bring_in: int = 0
    limits: tuple[int, int] = (0, 0)
    """The smaller and the larger bet of a limit game, and of stud."""


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything that stands before the first decision; `rules` are those of the game played."""

    game: Discipline
    structure: Structure
    rules: RuleSet
    button: int
    stacks: Mapping[int, int]
    level: Level
    dead_small: bool = False
    """The small blind's seat is empty: nobody posts it this hand, though the game has one (TDA 32)."""
    unit: int = 1
    """The smallest chip in play."""
    event_heads_up: bool = False
    """Only two players are left in the whole event."""
    hole: Mapping[int, Seen] = field(default_factory=dict)
    board: Seen | None = None
    """The cards in the middle, all that will come; None when moves deal them. In stud a common card."""

    @property
    def order(self) -> tuple[int, ...]:
        """Seats as they are dealt to: clockwise from the left of the button or the dealer."""
        return clockwise_after(self.stacks, self.button)

    @property
    def blinds(self) -> Blinds | None:
        """Who posts the blinds; None in stud."""
        if self.game in STUD:
            return None
        order = self.order
        if not self.level.small_blind or self.dead_small:
            return Blinds(None, order[0])
        if len(order) == 2 and self.button in self.stacks:
            return Blinds(order[1], order[0])
        return Blinds(order[0], order[1])

    def upcards(self, seat: int, street: int) -> Seen:
        """The open cards of a stud hand on a street, 1 … 5; None for those nobody saw."""
        count = min(street, 4)
        cards = self.hole.get(seat, ())[_UPCARDS][:count]
        return (*cards, *(None,) * (count - len(cards)))


def seen_text(cards: Seen) -> str:
    """Cards as one text: `As??`."""
    return "".join(UNSEEN if card is None else str(card) for card in cards)


def known(cards: Seen) -> tuple[Card, ...] | None:
    """The cards, when all of them were seen."""
    found = tuple(card for card in cards if card is not None)
    return found if len(found) == len(cards) else None
