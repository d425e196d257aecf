"""`compare`: whose hand is better, high and low."""

from __future__ import annotations

from typing import Final, NamedTuple

from director.domain.plan import Discipline
from director.rules.cards.card import Card
from director.rules.cards.comparing import compare_hands, ranking_articles
from director.rules.questions.best_hand import board_of, hole_cards
from director.rules.questions.reading import COMMON, BadQuestion, Fields, rules_of
from director.rules.questions.table_reading import Deck, by_seat, game_of
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict

_NAMES: Final = (*COMMON, "game", "board", "hands")


class Hands(NamedTuple):
    """Hands of one showdown."""

    game: Discipline
    holes: dict[int, tuple[Card, ...]]
    board: tuple[Card, ...]


class CompareRead(NamedTuple):
    """What a question of comparing holds."""

    rules: RuleSet
    hands: Hands


def compare(question: object) -> Verdict[dict[str, object]]:
    """Seats in groups of equals, the best first. Raises BadQuestion.

    >>> compare({"game": "draw5", "hands": {"4": "AsKdQh7c2s", "1": "9s9d5h4c3s"}}).answer
    {'high': [[1], [4]], 'low': []}
    """
    read = read_compare(question)
    compared = compare_hands(*read.hands)
    tie = any(len(groups[0]) > 1 for groups in (compared.high, compared.low) if groups)
    articles = ranking_articles(read.rules, read.hands.game, tie=tie)
    return Verdict({"high": compared.high, "low": compared.low}, articles)


def read_compare(question: object) -> CompareRead:
    """The hands that are compared. Raises BadQuestion."""
    fields = Fields(question, "", _NAMES)
    rules, game, deck = rules_of(fields), game_of(fields), Deck()
    board = board_of(fields, game, deck)

    def hand(value: object, path: str) -> tuple[Card, ...]:
        return hole_cards(value, path, game, board, deck)

    hands = by_seat(fields.need("hands"), path := fields.at("hands"), hand)
    if not hands:
        raise BadQuestion(path, "empty")
    return CompareRead(rules, Hands(game, hands, board))
