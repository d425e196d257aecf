"""`payouts`: the prize of each place, by a table of percents or by a curve."""

from __future__ import annotations

from typing import Final, NamedTuple

from director.domain.prize_plan import MOST_PLACES
from director.rules.prizes.payouts import Curve, Percents, Rounding, Scheme, payout_table
from director.rules.prizes.rounding import METHODS, CannotPay
from director.rules.questions.prize_reading import money_of, percent, refused, unit_of
from director.rules.questions.reading import COMMON, BadQuestion, Fields, items, places, rules_of, word
from director.rules.verdict import Verdict

_NAMES: Final = (*COMMON, "pool", "unit", "percents", "places", "first_share", "method", "min_cash")


class PayoutsRead(NamedTuple):
    """What a question of payouts holds."""

    pool: int
    scheme: Scheme
    how: Rounding


def payouts(question: object) -> Verdict[dict[str, object]]:
    """The amounts, first place first; together they are the pool. Raises BadQuestion.

    >>> asked = {"pool": 9_370, "unit": 10, "percents": ["50", "30", "20"], "method": "first"}
    >>> payouts(asked).answer
    {'amounts': [4690, 2810, 1870]}
    """
    read = read_payouts(question)
    try:
        return Verdict({"amounts": list(payout_table(*read))})
    except CannotPay as cannot:
        raise refused(cannot, _field(cannot, read.scheme)) from None


def _field(cannot: CannotPay, scheme: Scheme) -> str:
    """The field that a refusal is about."""
    by_percents = isinstance(scheme, Percents)
    match cannot.code:
        case "min_cash_above_pool":
            return "min_cash"
        case "first_share_small":
            return "first_share"
        case "percents_rise" | "place_unpaid":
            return f"percents[{int(str(cannot.facts['place'])) - 1}]" if by_percents else "places"
        case _:
            return "percents"


def read_payouts(question: object) -> PayoutsRead:
    """The pool, the scheme and how it is rounded. Raises BadQuestion."""
    fields = Fields(question, "", _NAMES)
    rules_of(fields)
    pool, unit = money_of(fields, "pool", 1), unit_of(fields)
    method = word(fields.need("method"), fields.at("method"), METHODS)
    least = 0 if fields.get("min_cash") is None else money_of(fields, "min_cash")
    return PayoutsRead(pool, _scheme(fields), Rounding(unit, method, least))


def _scheme(fields: Fields) -> Scheme:
    curve = [name for name in ("places", "first_share") if fields.get(name) is not None]
    if fields.get("percents") is not None and curve:
        raise BadQuestion(fields.at(curve[0]), "percents_and_curve")
    if curve:
        share = percent(fields.need("first_share"), fields.at("first_share"))
        if not 0 < share <= 100:
            raise BadQuestion(fields.at("first_share"), "bad_percent")
        return Curve(fields.whole("places", 1, MOST_PLACES), share)
    path = fields.at("percents")
    listed = items(fields.need("percents"), path, MOST_PLACES)
    if not listed:
        raise BadQuestion(path, "empty")
    return Percents(tuple(percent(raw, where) for where, raw in places(listed, path)))
