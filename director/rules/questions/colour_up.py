"""`colour-up`: which chips leave at which break, what cannot be paid, and what looks misprinted."""

from __future__ import annotations

from typing import Final

from director.rules.questions.reading import COMMON, BadQuestion, Fields, items, places, rules_of
from director.rules.questions.table_reading import chips, chips_of, two_chips_of, yes_or_no
from director.rules.table.colour_up import ColourUpPlan, colour_up
from director.rules.table.payable import ChipSet, NoCommonUnit, chip_set
from director.rules.table.stakes import Stakes
from director.rules.verdict import Verdict

MOST_VALUES: Final = 50
"""More kinds of chips than any house has."""
MOST_LEVELS: Final = 500
"""More levels than any event has."""

_NAMES: Final = (*COMMON, "chips", "levels")
_LEVEL: Final = ("small", "big", "ante", "bring_in", "limits", "break_after")


def colour_up_topic(question: object) -> Verdict[dict[str, object]]:
    """When each chip leaves, and which levels cannot be played or believed. Raises BadQuestion.

    >>> levels = [{"small": 75, "big": 150, "ante": 0, "break_after": False}]
    >>> colour_up_topic({"chips": [100, 500], "levels": levels}).answer["unplayable"]
    [{'level': 1, 'amount': 75}, {'level': 1, 'amount': 150}]
    """
    verdict = plan_of(question)
    plan = verdict.answer
    answer: dict[str, object] = {
        "remove": [
            {"chip": one.chip, "last_needed": one.last_needed, "at_break_after": one.at_break_after}
            for one in plan.remove
        ],
        "unplayable": [{"level": one.level, "amount": one.amount} for one in plan.unplayable],
        "doubtful": [{"level": one.level, "why": one.why} for one in plan.doubtful],
    }
    return Verdict(answer, verdict.because, verdict.house)


def plan_of(question: object) -> Verdict[ColourUpPlan]:
    """The plan a question asks for. Raises BadQuestion."""
    fields = Fields(question, "", _NAMES)
    rules = rules_of(fields)
    return colour_up(_chips(fields), _levels(fields), rules)


def level_stakes(question: object) -> list[Stakes]:
    """The levels a question tells, in order; they count from 1. Raises BadQuestion."""
    return _levels(Fields(question, "", _NAMES))


def _levels(fields: Fields) -> list[Stakes]:
    listed = _listed(fields, "levels", MOST_LEVELS)
    return [_level(raw, path) for path, raw in places(listed, fields.at("levels"))]


def _listed(fields: Fields, name: str, most: int) -> list[object]:
    listed = items(fields.need(name), fields.at(name), most)
    if not listed:
        raise BadQuestion(fields.at(name), "empty")
    return listed


def _chips(fields: Fields) -> ChipSet:
    values: list[int] = []
    for path, raw in places(_listed(fields, "chips", MOST_VALUES), fields.at("chips")):
        value = chips(raw, path, 1)
        if value in values:
            raise BadQuestion(path, "duplicate", value=value)
        values.append(value)
    try:
        return chip_set(values)
    except NoCommonUnit as no:
        raise BadQuestion(fields.at("chips"), "no_common_unit", unit=no.unit) from None


def _level(raw: object, path: str) -> Stakes:
    one = Fields(raw, path, _LEVEL)
    limits = (0, 0) if one.get("limits") is None else two_chips_of(one, "limits")
    # A game that opens with a bring-in, or that says its bets, may have no blinds to tell.
    blinds = None if one.get("limits") is None and one.get("bring_in") is None else 0
    one.need("break_after")
    return Stakes(
        small=chips_of(one, "small", blinds),
        big=chips_of(one, "big", blinds),
        ante=chips_of(one, "ante"),
        bring_in=chips_of(one, "bring_in", 0),
        limits=limits,
        break_after=yes_or_no(one, "break_after"),
    )
