"""Whose hand is better: hands at a showdown in groups of equals, the best first (SP 4.6.1, 4.5.2)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from director.domain.plan import Discipline
from director.rules.cards.card import Card
from director.rules.cards.lows import LOW_GAMES, low_hand
from director.rules.cards.ranking import Combination, high_hand
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Article, article, cited


@dataclass(frozen=True, slots=True)
class Comparison:
    """Hands of one showdown."""

    high: list[list[int]]
    """Seats in groups of equals, the best first; in a group, in the order given."""
    low: list[list[int]]
    """The same for lows, with those only who have one; empty where the game has no low."""
    highs: Mapping[int, Combination]
    """What each seat has."""
    lows: Mapping[int, Combination]
    """The low of each seat that has one."""


def compare_hands(
    game: Discipline, hands: Mapping[int, Sequence[Card]], board: Sequence[Card] = ()
) -> Comparison:
    """Compare the hands of several seats. Raises TooFewCards.

    >>> from director.rules.cards.card import read_cards
    >>> board = read_cards("QsJs2c7d9h")
    >>> hands = {4: read_cards("AsKd"), 1: read_cards("AhKs"), 7: read_cards("2d2h")}
    >>> compare_hands("holdem", hands, board).high
    [[7], [4, 1]]
    """
    highs = {seat: high_hand(game, hole, board) for seat, hole in hands.items()}
    found = {seat: low_hand(game, hole, board) for seat, hole in hands.items()}
    lows = {seat: low for seat, low in found.items() if low is not None}
    return Comparison(_groups(highs), _groups(lows), highs, lows)


def _groups(combinations: Mapping[int, Combination]) -> list[list[int]]:
    return ranked({seat: combination.strength for seat, combination in combinations.items()})


def ranked(strengths: Mapping[int, int]) -> list[list[int]]:
    """Seats in groups of equal strength, the strongest first; in a group, in the order given.

    >>> ranked({5: 10, 2: 30, 9: 10})
    [[2], [5, 9]]
    """
    best_first = sorted(strengths, key=strengths.__getitem__, reverse=True)
    return [list(group) for _, group in groupby(best_first, key=strengths.__getitem__)]


_RANKING: Final = ("SP 4.6.1", "DR Who wins", "ST intro", "PP ranking", "OS winner", "TDA 12")
"""Where the books say that the best five cards win; under the TDA rules cards speak."""


def ranking_articles(rules: RuleSet, game: Discipline, *, tie: bool = False) -> tuple[Article, ...]:
    """The articles that a comparison of hands follows; `tie` when equal hands were among the best.

    That Omaha takes exactly two hole cards, and what a low is, each stands in one book only.
    """
    return cited(
        in_force(rules, *_RANKING),
        [article("SP 5.7.2")] if game == "omaha" else [],
        [article("ST 6.3.2")] if game in LOW_GAMES else [],
        [article("SP 4.5.2")] if tie and rules.name == "sport-ru" else [],
    )
