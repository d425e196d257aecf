"""`chips-in`: what silent or spoken chips mean."""

from __future__ import annotations

from typing import Final

from director.rules.hand.chips_in import WORDS, NothingDone, Push, Word, chips_mean
from director.rules.questions.reading import COMMON, BadQuestion, Fields, places, rules_of, whole
from director.rules.questions.table_reading import MOST_CHIPS, chips, chips_of, structure_of, yes_or_no
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict

MOST_PUSHED: Final = 1_000
"""Chips in one push: fifty stacks of twenty, more than two hands can move."""

_NAMES: Final = (*COMMON, "structure", "pot", "facing", "put", "min_to", "chips", "said", "last_chips")


def chips_in(question: object) -> Verdict[dict[str, object]]:
    """Bet, call, raise, all-in, or too little for it; the total, and what goes back. Raises BadQuestion."""
    push, rules = push_of(question)
    try:
        meaning = chips_mean(push, rules)
    except NothingDone:
        raise BadQuestion("chips", "nothing_done") from None
    return Verdict(dict(meaning.answer._asdict()), meaning.because, meaning.house)


def push_of(question: object) -> tuple[Push, RuleSet]:
    """What was done, and the rules it is read by. Raises BadQuestion."""
    fields = Fields(question, "", _NAMES)
    return _push(fields), rules_of(fields)


def _push(fields: Fields) -> Push:
    facing = chips_of(fields, "facing")
    put = 0 if fields.get("put") is None else fields.whole("put", 0, facing)
    pot = chips_of(fields, "pot")
    if put > pot:
        raise BadQuestion(fields.at("pot"), "pot_without_his_own", pot=pot, put=put)
    min_to = chips_of(fields, "min_to", low=1)
    if min_to <= facing:
        raise BadQuestion(fields.at("min_to"), "raise_not_above", facing=facing)
    return Push(
        structure_of(fields),
        pot,
        facing,
        put,
        min_to,
        _pushed(fields),
        _said(fields),
        yes_or_no(fields, "last_chips"),
    )


def _pushed(fields: Fields) -> tuple[int, ...]:
    fields.need("chips")
    found = fields.items("chips", MOST_PUSHED)
    return tuple(chips(raw, path, 1) for path, raw in places(found, fields.at("chips")))


def _said(fields: Fields) -> Word | int | None:
    value, path = fields.get("said"), fields.at("said")
    if value is None:
        return None
    if isinstance(value, int) and not isinstance(value, bool):
        return whole(value, path, 1, MOST_CHIPS)
    word: Word | None = next((word for word in WORDS if word == value), None)
    if word is None:
        raise BadQuestion(path, "bad_said", allowed=WORDS)
    return word
