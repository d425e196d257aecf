"""`icm`: what stacks are worth before the prizes are played out."""

from __future__ import annotations

from typing import Final

from director.rules.prizes.icm import MOST_STACKS, icm
from director.rules.questions.prize_reading import amounts_of
from director.rules.questions.reading import COMMON, BadQuestion, Fields, items, places, rules_of
from director.rules.questions.table_reading import chips
from director.rules.verdict import Verdict

_NAMES: Final = (*COMMON, "stacks", "prizes")


def icm_topic(question: object) -> Verdict[dict[str, object]]:
    """The worth of each stack in the order given, in the unit of the prizes. Raises BadQuestion.

    >>> icm_topic({"stacks": [50, 50], "prizes": [100]}).answer
    {'values': [50.0, 50.0]}
    """
    fields = Fields(question, "", _NAMES)
    rules_of(fields)
    path = fields.at("stacks")
    listed = items(fields.need("stacks"), path, MOST_STACKS)
    if not listed:
        raise BadQuestion(path, "empty")
    stacks = [chips(raw, where, 1) for where, raw in places(listed, path)]
    prizes = amounts_of(fields, "prizes", MOST_STACKS)
    if len(prizes) > len(stacks):
        raise BadQuestion(fields.at("prizes"), "more_prizes", prizes=len(prizes), stacks=len(stacks))
    return Verdict({"values": list(icm(stacks, prizes))})
