"""`satellite`: how many seats the pool pays, and what is left for the next places."""

from __future__ import annotations

from typing import Final

from director.domain.plan import MOST_MONEY
from director.rules.prizes.satellite import satellite_prizes
from director.rules.questions.prize_reading import money_of, unit_of
from director.rules.questions.reading import COMMON, BadQuestion, Fields, rules_of
from director.rules.questions.tables import MOST_PLAYERS
from director.rules.verdict import Verdict

MOST_UNSOLD: Final = 25_000
"""Seats nobody is there to take that are listed one by one; more of them are a slip in the price."""

_NAMES: Final = (*COMMON, "pool", "seat_price", "left", "unit")


def satellite(question: object) -> Verdict[dict[str, object]]:
    """Seats and the rest. Raises BadQuestion.

    >>> satellite({"pool": 10_450, "seat_price": 1_000, "left": 40, "unit": 10}).answer
    {'seats': 10, 'rest': [450]}
    """
    fields = Fields(question, "", _NAMES)
    rules_of(fields)
    pool, price = money_of(fields, "pool"), fields.whole("seat_price", 1, MOST_MONEY)
    left = fields.whole("left", 1, MOST_PLAYERS)
    unit_of(fields)
    if (unsold := pool // price - left) > MOST_UNSOLD:
        raise BadQuestion(fields.at("seat_price"), "seats_unsold", unsold=unsold, most=MOST_UNSOLD)
    prizes = satellite_prizes(pool, price, left)
    return Verdict({"seats": prizes.seats, "rest": list(prizes.rest)})
