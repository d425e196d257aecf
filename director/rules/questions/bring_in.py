"""`bring-in`: whose upcard opens the first round of stud."""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, get_args

from director.rules.cards.card import Card
from director.rules.hand.bad_deal import BadDeal
from director.rules.hand.stud.bring_in import bring_in_seat
from director.rules.questions.reading import COMMON, BadQuestion, Fields, rules_of, word
from director.rules.questions.table_reading import Deck, by_seat
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict

StudGame = Literal["stud", "stud8"]
_GAMES: Final[tuple[StudGame, ...]] = get_args(StudGame)


class BringInRead(NamedTuple):
    """What a question of bring-ins holds."""

    upcards: dict[int, Card]
    rules: RuleSet
    game: StudGame


def bring_in(question: object) -> Verdict[dict[str, object]]:
    """The seat that brings in. Raises BadQuestion.

    >>> bring_in({"game": "stud", "upcards": {"1": "2d", "2": "2c", "3": "9s"}}).answer
    {'seat': 2}
    """
    verdict = brings_in(read_bring_in(question))
    return Verdict({"seat": verdict.answer}, verdict.because, verdict.house)


def brings_in(read: BringInRead) -> Verdict[int]:
    """The seat that brings in, of a question that was read. Raises BadQuestion."""
    try:
        return bring_in_seat(*read)
    except BadDeal as bad:
        raise BadQuestion("upcards", bad.code, **bad.facts) from None


def read_bring_in(question: object) -> BringInRead:
    """The open cards of third street. Raises BadQuestion."""
    fields = Fields(question, "", (*COMMON, "game", "upcards"))
    rules, game = rules_of(fields), stud_game(fields)
    return BringInRead(_upcards(fields), rules, game)


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
