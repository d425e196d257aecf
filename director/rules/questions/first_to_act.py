"""`first-to-act`: whose board opens a later round of stud."""

from __future__ import annotations

from typing import Final, NamedTuple

from director.rules.cards.card import Card
from director.rules.hand.bad_deal import BadDeal
from director.rules.hand.stud.first_to_act import Opening, opening
from director.rules.questions.bring_in import StudGame, one_card, stud_game
from director.rules.questions.reading import COMMON, BadQuestion, Fields, below, rules_of
from director.rules.questions.table_reading import Deck, by_seat, seat_list, seat_number
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict

_NAMES: Final = (*COMMON, "game", "street", "boards", "first_dealt", "common", "sixth_first")
_PLACES: Final = {"deck_overfull": "boards", "common_early": "common"}
"""What is refused → the field it stands in; of one board the path of its seat."""


class Table(NamedTuple):
    """What lies on the table when a round of stud begins."""

    street: int
    boards: dict[int, tuple[Card, ...]]
    first_dealt: list[int]
    rules: RuleSet
    game: StudGame
    common: Card | None
    sixth_first: int | None


def first_to_act_topic(question: object) -> Verdict[dict[str, object]]:
    """The seat that opens the round. Raises BadQuestion.

    >>> boards = {"1": "Kc5h", "2": "Ks5d"}
    >>> first_to_act_topic({"game": "stud", "street": 4, "boards": boards, "first_dealt": [1, 2]}).answer
    {'seat': 2}
    """
    verdict = opened(table_of(question))
    return Verdict({"seat": verdict.answer.seat}, verdict.because, verdict.house)


def opened(table: Table) -> Verdict[Opening]:
    """Who opens the round at this table, and why he. Raises BadQuestion."""
    try:
        return opening(*table)
    except BadDeal as bad:
        path = _PLACES.get(bad.code) or below("boards", str(bad.facts["seat"]))
        raise BadQuestion(path, bad.code, **bad.facts) from None


def table_of(question: object) -> Table:
    """What lies on the table of a question. Raises BadQuestion."""
    fields = Fields(question, "", _NAMES)
    rules, game = rules_of(fields), stud_game(fields)
    street = fields.whole("street", 4, 7)
    deck = Deck()
    boards = by_seat(
        fields.need("boards"), fields.at("boards"), lambda value, path: deck.cards(value, path, 5)
    )
    if not boards:
        raise BadQuestion(fields.at("boards"), "empty")
    first_dealt = seat_list(fields.need("first_dealt"), fields.at("first_dealt"))
    common = (
        None if fields.get("common") is None else one_card(deck, fields.get("common"), fields.at("common"))
    )
    return Table(street, boards, first_dealt, rules, game, common, _sixth_first(fields, first_dealt))


def _sixth_first(fields: Fields, first_dealt: list[int]) -> int | None:
    raw, path = fields.get("sixth_first"), fields.at("sixth_first")
    if raw is None:
        return None
    seat = seat_number(raw, path)
    if seat not in first_dealt:
        raise BadQuestion(path, "not_dealt", seat=seat)
    return seat
