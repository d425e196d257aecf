"""`compare`: whose hand is better, high and low."""

from __future__ import annotations

from typing import Final

from director.rules.cards.card import Card
from director.rules.cards.comparing import compare_hands, ranking_articles
from director.rules.questions.best_hand import board_of, hole_cards
from director.rules.questions.reading import COMMON, BadQuestion, Fields, rules_of
from director.rules.questions.table_reading import Deck, by_seat, game_of
from director.rules.verdict import Verdict

_NAMES: Final = (*COMMON, "game", "board", "hands")


def compare(question: object) -> Verdict[dict[str, object]]:
    """Seats in groups of equals, the best first. Raises BadQuestion.

    >>> compare({"game": "draw5", "hands": {"4": "AsKdQh7c2s", "1": "9s9d5h4c3s"}}).answer
    {'high': [[1], [4]], 'low': []}
    """
    fields = Fields(question, "", _NAMES)
    rules, game, deck = rules_of(fields), game_of(fields), Deck()
    board = board_of(fields, game, deck)

    def hand(value: object, path: str) -> tuple[Card, ...]:
        return hole_cards(value, path, game, board, deck)

    hands = by_seat(fields.need("hands"), path := fields.at("hands"), hand)
    if not hands:
        raise BadQuestion(path, "empty")
    compared = compare_hands(game, hands, board)
    tie = any(len(groups[0]) > 1 for groups in (compared.high, compared.low) if groups)
    return Verdict({"high": compared.high, "low": compared.low}, ranking_articles(rules, game, tie=tie))
