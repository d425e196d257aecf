"""What a betting round is played for: structure, game, street, blinds and limits; and who sits in it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from director.domain.plan import Discipline, Structure
from director.rules.games import STUD
from director.rules.rulesets import RuleSet

_SMALL_STREETS: Final = {"holdem": 2, "omaha": 2, "stud": 2, "stud8": 2, "draw5": 1}
"""Up to which street the lower limit is played (SP 4.7.3, ST intro, DR)."""


class Chair(NamedTuple):
    """A player as the round begins."""

    seat: int
    stack: int
    """His chips then; 0 when he is all-in from before."""


@dataclass(frozen=True, slots=True)
class Terms:
    """What holds for the whole round."""

    structure: Structure
    game: Discipline
    street: int
    """1 … 5, the first betting round being 1."""
    rules: RuleSet
    small_blind: int = 0
    big_blind: int = 0
    """0 where the game has none, or where only the limits are told."""
    limits: tuple[int, int] = (0, 0)
    """The smaller and the larger bet of a limit game; (0, 0) when they follow from the big blind."""
    pot: int = 0
    """Chips in the middle before this round."""
    event_heads_up: bool = False
    """Only two players are left in the event."""
    open_pair: frozenset[int] = frozenset()
    """Seats that show an open pair on fourth street."""
    unit: int = 1
    """The smallest chip in play."""
    bring_in: int = 0
    """The size of the bring-in; 0 when it is not known before somebody pays it."""

    @property
    def stud(self) -> bool:
        """Whether the game has a bring-in instead of blinds."""
        return self.game in STUD

    @property
    def opens_with_bring_in(self) -> bool:
        """Whether this round begins with a compulsory wager of one player (SP 5.4.3)."""
        return self.stud and self.street == 1

    @property
    def blind_round(self) -> bool:
        """Whether the blinds are in front of the players in this round."""
        return not self.stud and self.street == 1

    @property
    def blind(self) -> int:
        """The big blind in full; in a limit game it is the smaller bet (DR R125)."""
        return self.big_blind or self.limits[0]

    @property
    def fixed(self) -> tuple[int, int]:
        """The two sizes of a limit game."""
        small, big = self.limits
        return (small, big) if small else (self.big_blind, 2 * self.big_blind)

    @property
    def upper(self) -> bool:
        """Whether the larger limit is played on this street."""
        return self.street > _SMALL_STREETS[self.game]

    @property
    def base(self) -> int:
        """The smallest bet: the fixed size, without limits the big blind (SP 4.9.3)."""
        if self.structure == "FL":
            return self.fixed[self.upper] or 1
        # Where nothing is said of blinds or limits, a bet is at least a chip.
        return self.blind or 1
