"""`bounty`: who is paid how much of a bounty, and whose own bounty grows."""

from __future__ import annotations

from typing import Final

from director.rules.prizes.bounty import BOUNTY_KINDS, bounty_shares
from director.rules.questions.prize_reading import money_of
from director.rules.questions.reading import COMMON, BadQuestion, Fields, rules_of, word
from director.rules.questions.table_reading import seat_list, seat_names
from director.rules.verdict import Verdict

_NAMES: Final = (*COMMON, "bounty", "kind", "winners")


def bounty_topic(question: object) -> Verdict[dict[str, object]]:
    """What each winner is paid, and what is added to his own bounty. Raises BadQuestion.

    >>> bounty_topic({"bounty": 1_505, "kind": "progressive", "winners": [4]}).answer
    {'paid': {'4': 752}, 'head': {'4': 753}}
    """
    fields = Fields(question, "", _NAMES)
    rules_of(fields)
    bounty = money_of(fields, "bounty")
    kind = word(fields.need("kind"), fields.at("kind"), BOUNTY_KINDS)
    winners = seat_list(fields.need("winners"), fields.at("winners"))
    if not winners:
        raise BadQuestion(fields.at("winners"), "empty")
    verdict = bounty_shares(bounty, kind, winners)
    earned = verdict.answer
    answer: dict[str, object] = {"paid": seat_names(earned.paid), "head": seat_names(earned.head)}
    return Verdict(answer, verdict.because, verdict.house)
