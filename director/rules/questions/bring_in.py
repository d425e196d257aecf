"""`bring-in`: whose upcard opens the first round of stud."""

from __future__ import annotations

from typing import Final, Literal, get_args

from director.rules.cards.card import Card
from director.rules.hand.stud.bad_deal import BadDeal
from director.rules.hand.stud.bring_in import bring_in_seat
from director.rules.questions.reading import COMMON, BadQuestion, Fields, rules_of, word
from director.rules.questions.table_reading import Deck, by_seat
from director.rules.verdict import Verdict

StudGame = Literal["stud", "stud8"]
_GAMES: Final[tuple[StudGame, ...]] = get_args(StudGame)


def bring_in(question: object) -> Verdict[dict[str, object]]:
    """The seat that brings in. Raises BadQuestion.

    >>> bring_in({"game": "stud", "upcards": {"1": "2d", "2": "2c", "3": "9s"}}).answer
    {'seat': 2}
    """
    fields = Fields(question, "", (*COMMON, "game", "upcards"))
    rules, game = rules_of(fields), stud_game(fields)
    try:
        verdict = bring_in_seat(_upcards(fields), rules, game)
    except BadDeal as bad:
        raise BadQuestion(fields.at("upcards"), bad.code, **bad.facts) from None
    return Verdict({"seat": verdict.answer}, verdict.because, verdict.house)


def stud_game(fields: Fields) -> StudGame:
    """Stud or stud hi-lo, which may not be left out."""
    return word(fields.need("game"), fields.at("game"), _GAMES)


def one_card(deck: Deck, value: object, path: str) -> Card:
    """Exactly one card."""
    found = deck.cards(value, path, 1)
    if not found:
        raise BadQuestion(path, "no_card")
    return found[0]


def _upcards(fields: Fields) -> dict[int, Card]:
    deck, path = Deck(), fields.at("upcards")
    upcards = by_seat(fields.need("upcards"), path, lambda value, where: one_card(deck, value, where))
    if not upcards:
        raise BadQuestion(path, "empty")
    return upcards
