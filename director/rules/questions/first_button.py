"""`first-button`: who has the button in the first hand, and the blinds."""

from __future__ import annotations

from typing import NamedTuple

from director.rules.cards.card import Card
from director.rules.questions.bring_in import one_card
from director.rules.questions.reading import COMMON, BadQuestion, Fields, below, rules_of
from director.rules.questions.table_reading import Deck, by_seat, seat_list
from director.rules.rulesets import RuleSet
from director.rules.table.first_button import TooFewSeats, first_button
from director.rules.verdict import Verdict


class FirstButton(NamedTuple):
    """A table before its first hand."""

    rules: RuleSet
    occupied: frozenset[int]
    cards: dict[int, Card]

    @property
    def by_card(self) -> bool:
        """The highest card decides, and not the dealer's right."""
        return self.rules.text("button_start") == "high_card"


def first_button_topic(question: object) -> Verdict[dict[str, object]]:
    """Button and blinds. Raises BadQuestion.

    >>> first_button_topic({"cards": {"1": "Kd", "4": "Ac", "7": "As", "9": "Qh"}}).answer
    {'button': 7, 'small': 9, 'big': 1}
    """
    table = read_first_button(question)
    try:
        verdict = first_button(*table)
    except TooFewSeats:
        field = "cards" if table.by_card else "occupied"
        raise BadQuestion(field, "too_few_players", count=len(table.occupied)) from None
    positions = verdict.answer
    answer: dict[str, object] = {
        "button": positions.button,
        "small": positions.small,
        "big": positions.big,
    }
    return Verdict(answer, verdict.because, verdict.house)


def read_first_button(question: object) -> FirstButton:
    """The table of a question. Raises BadQuestion."""
    fields = Fields(question, "", (*COMMON, "cards", "occupied"))
    rules = rules_of(fields)
    cards, occupied = _cards(fields), _occupied(fields)
    table = FirstButton(rules, frozenset(cards if occupied is None else occupied), cards)
    if not table.by_card:
        fields.need("occupied")
        return table
    fields.need("cards")
    for seat in sorted(table.occupied ^ cards.keys()):
        # Where both are given, they must be of the same seats: one card for each player.
        path = below(fields.at("cards"), str(seat)) if seat in cards else fields.at("occupied")
        raise BadQuestion(path, "one_card_each", seat=seat)
    return table


def _cards(fields: Fields) -> dict[int, Card]:
    value, path, deck = fields.get("cards"), fields.at("cards"), Deck()
    if value is None:
        return {}
    return by_seat(value, path, lambda raw, where: one_card(deck, raw, where))


def _occupied(fields: Fields) -> list[int] | None:
    value = fields.get("occupied")
    return None if value is None else seat_list(value, fields.at("occupied"))
