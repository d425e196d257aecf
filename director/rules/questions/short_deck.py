"""`short-deck`: how seventh street is dealt when the deck is nearly used up."""

from __future__ import annotations

from director.domain.seats import MOST_SEATS
from director.rules.hand.stud.bad_deal import DECK_SIZE, BadDeal
from director.rules.hand.stud.short_deck import short_deck
from director.rules.questions.reading import COMMON, BadQuestion, Fields, rules_of
from director.rules.verdict import Verdict


def short_deck_topic(question: object) -> Verdict[dict[str, object]]:
    """A card each or one for all, from what cards, and whether one is burned. Raises BadQuestion.

    >>> short_deck_topic({"rules": "tda-2024", "players": 8, "stub": 1, "burns": 3}).answer
    {'deal': 'common', 'mix': True, 'burn': True}
    """
    fields = Fields(question, "", (*COMMON, "players", "stub", "burns"))
    rules = rules_of(fields)
    players = fields.whole("players", 2, MOST_SEATS)
    stub, burns = (fields.whole(name, 0, DECK_SIZE) for name in ("stub", "burns"))
    try:
        verdict = short_deck(players, stub, burns, rules)
    except BadDeal as bad:
        raise BadQuestion(fields.at("stub"), bad.code, **bad.facts) from None
    return Verdict(verdict.answer._asdict(), verdict.because, verdict.house)
