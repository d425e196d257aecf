"""`short-deck`: how seventh street is dealt when the deck is nearly used up."""

from __future__ import annotations

from typing import NamedTuple

from director.domain.seats import MOST_SEATS
from director.rules.hand.bad_deal import DECK_SIZE, BadDeal
from director.rules.hand.stud.short_deck import ShortDeck, short_deck
from director.rules.questions.reading import COMMON, BadQuestion, Fields, rules_of
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict


class ShortDeckRead(NamedTuple):
    """What a question of short decks holds."""

    players: int
    stub: int
    """Cards left to deal."""
    burns: int
    rules: RuleSet


def short_deck_topic(question: object) -> Verdict[dict[str, object]]:
    """A card each or one for all, from what cards, and whether one is burned. Raises BadQuestion.

    >>> short_deck_topic({"rules": "tda-2024", "players": 8, "stub": 1, "burns": 3}).answer
    {'deal': 'common', 'mix': True, 'burn': True}
    """
    verdict = seventh_street(read_short_deck(question))
    return Verdict(verdict.answer._asdict(), verdict.because, verdict.house)


def seventh_street(read: ShortDeckRead) -> Verdict[ShortDeck]:
    """How the street of a question that was read is dealt. Raises BadQuestion."""
    try:
        return short_deck(*read)
    except BadDeal as bad:
        raise BadQuestion("stub", bad.code, **bad.facts) from None


def read_short_deck(question: object) -> ShortDeckRead:
    """How many cards there are for how many players. Raises BadQuestion."""
    fields = Fields(question, "", (*COMMON, "players", "stub", "burns"))
    rules = rules_of(fields)
    players = fields.whole("players", 2, MOST_SEATS)
    stub, burns = (fields.whole(name, 0, DECK_SIZE) for name in ("stub", "burns"))
    return ShortDeckRead(players, stub, burns, rules)
