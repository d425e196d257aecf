"""`best-hand`: the best five cards of a hand, and the best low where the game has one."""

from __future__ import annotations

from typing import Final, NamedTuple

from director.domain.plan import Discipline
from director.rules.cards.card import Card, written
from director.rules.cards.comparing import ranking_articles
from director.rules.cards.lows import low_hand
from director.rules.cards.ranking import FIVE, high_hand
from director.rules.games import STUD
from director.rules.questions.reading import COMMON, BadQuestion, Fields, rules_of
from director.rules.questions.table_reading import Deck, game_of
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict

_NAMES: Final = (*COMMON, "game", "hole", "board")


class _Count(NamedTuple):
    """How many cards there may be."""

    fewest: int
    most: int


_BOARD: Final[dict[Discipline, _Count]] = {
    "holdem": _Count(3, 5),
    "omaha": _Count(3, 5),
    # In stud the last card may be a common one, when the deck is too short for all (ST 6.1.15).
    "stud": _Count(0, 1),
    "stud8": _Count(0, 1),
    "draw5": _Count(0, 0),
}
_HOLE: Final[dict[Discipline, _Count]] = {
    "holdem": _Count(2, 2),
    "omaha": _Count(4, 4),
    "stud": _Count(FIVE, 7),
    "stud8": _Count(FIVE, 7),
    "draw5": _Count(FIVE, FIVE),
}


class Cards(NamedTuple):
    """The cards of one hand."""

    game: Discipline
    hole: tuple[Card, ...]
    board: tuple[Card, ...]


class BestHandRead(NamedTuple):
    """What a question of the best hand holds."""

    rules: RuleSet
    cards: Cards


def best_hand(question: object) -> Verdict[dict[str, object]]:
    """The best five cards with their name, and the low. Raises BadQuestion.

    >>> best_hand({"game": "holdem", "hole": "KsKd", "board": "AhQc3d"}).answer["high"]
    {'class': 'pair', 'cards': 'KsKdAhQc3d'}
    """
    read = read_best_hand(question)
    high, low = high_hand(*read.cards), low_hand(*read.cards)
    answer: dict[str, object] = {
        "high": {"class": high.name, "cards": written(high.cards)},
        "low": None if low is None else {"cards": written(low.cards)},
    }
    return Verdict(answer, ranking_articles(read.rules, read.cards.game))


def read_best_hand(question: object) -> BestHandRead:
    """The cards of the hand. Raises BadQuestion."""
    fields = Fields(question, "", _NAMES)
    rules, game, deck = rules_of(fields), game_of(fields), Deck()
    board = board_of(fields, game, deck)
    hole = hole_cards(fields.need("hole"), fields.at("hole"), game, board, deck)
    return BestHandRead(rules, Cards(game, hole, board))


def board_of(fields: Fields, game: Discipline, deck: Deck) -> tuple[Card, ...]:
    """The cards that belong to every hand; in stud none, or the common card."""
    value, path = fields.get("board"), fields.at("board")
    board = () if value is None else deck.cards(value, path, _BOARD[game].most)
    _enough(board, path, _BOARD[game].fewest)
    return board


def hole_cards(
    value: object, path: str, game: Discipline, board: tuple[Card, ...], deck: Deck
) -> tuple[Card, ...]:
    """A player's own cards, in stud the open ones included: so many that five can be made."""
    fewest, most = _HOLE[game]
    common = len(board) if game in STUD else 0
    hole = deck.cards(value, path, most - common)
    _enough(hole, path, fewest - common)
    return hole


def _enough(cards: tuple[Card, ...], path: str, fewest: int) -> None:
    if len(cards) < fewest:
        raise BadQuestion(path, "too_few_cards", count=len(cards), low=fewest)
