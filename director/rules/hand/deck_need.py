"""How many cards a hand can take, and how many players one deck serves."""

from __future__ import annotations

from typing import Final, NamedTuple

from director.domain.plan import Discipline
from director.rules.games import BOARD, HOLE
from director.rules.hand.bad_deal import DECK_SIZE, BadDeal
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict

_BURNS: Final[dict[Discipline, int]] = {"holdem": 3, "omaha": 3, "stud": 4, "stud8": 4, "draw5": 1}
"""One before each street but the first (SP Definitions)."""
_SHORT_DEALS: Final[dict[Discipline, int]] = {"stud": 8, "stud8": 8, "draw5": 10}
"""The largest table that can be dealt although the deck may run short: a common card helps in stud."""


class DeckNeed(NamedTuple):
    """The cards of one hand in which nobody folds."""

    hole: int
    board: int
    burns: int
    exchanged: int

    @property
    def total(self) -> int:
        """All of them."""
        return self.hole + self.board + self.burns + self.exchanged

    @property
    def short(self) -> bool:
        """One deck may not be enough."""
        return self.total > DECK_SIZE


class TableSizes(NamedTuple):
    """How many players one deck serves."""

    sure: int
    """However they play, it lasts; above that the program warns."""
    most: int
    """At all: above that a street cannot be dealt."""


def deck_need(game: Discipline, players: int, rules: RuleSet, *, exchange: int = 5) -> Verdict[DeckNeed]:
    """How many cards a hand takes when nobody folds; in draw everybody changes `exchange` cards.

    >>> from director.rules.rulesets import ruleset
    >>> need = deck_need("draw5", 6, ruleset("draw-room"), exchange=4).answer
    >>> need.total, need.short
    (55, True)
    """
    if players < 2:
        raise BadDeal("too_few_players", low=2)
    exchanged = exchange * players if game == "draw5" else 0
    need = DeckNeed(HOLE[game] * players, _on_board(game), _BURNS[game], exchanged)
    return Verdict(need, in_force(rules, *_CARDS_OF.get(game, _BURNED)))


def table_sizes(game: Discipline, rules: RuleSet) -> Verdict[TableSizes]:
    """How many players one deck serves for sure, and how many at all (PP players, OS exception, WSOP-T stud).

    >>> from director.rules.rulesets import ruleset
    >>> table_sizes("omaha", ruleset()).answer
    TableSizes(sure=11, most=11)
    """
    each = HOLE[game] + (5 if game == "draw5" else 0)
    sure = (DECK_SIZE - _on_board(game) - _BURNS[game]) // each
    return Verdict(
        TableSizes(sure, _SHORT_DEALS.get(game, sure)), in_force(rules, *_CARDS_OF.get(game, _BURNED))
    )


def _on_board(game: Discipline) -> int:
    return BOARD.get(game, (0,))[-1]


_BURNED: Final = ("SP Definitions",)
"""That a card is burned before each street but the first."""
_STUD: Final = (*_BURNED, "ST 6.1.15", "PP players", "OS exception", "TDA RP-10-H", "WSOP-T stud")
_CARDS_OF: Final[dict[Discipline, tuple[str, ...]]] = {
    "stud": _STUD,
    "stud8": _STUD,
    "draw5": (*_BURNED, "DR Discarding"),
}
"""Where the books speak of how many cards a game takes."""
