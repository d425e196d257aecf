"""`showdown`: who shows first, and whether all hands are turned up at once."""

from __future__ import annotations

from typing import Final, NamedTuple

from director.domain.seats import MOST_SEATS
from director.rules.hand.acts import WHATS
from director.rules.hand.showdown import Showdown, showdown_order
from director.rules.questions.reading import (
    COMMON,
    BadQuestion,
    Fields,
    items,
    pair,
    places,
    rules_of,
    seats_each,
    word,
)
from director.rules.questions.table_reading import seat_list, seat_number, yes_or_no
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict

_NAMES: Final = (*COMMON, "button", "seats", "live", "last_round", "all_in")

_DONE: Final[tuple[str, ...]] = tuple(what for what in WHATS if what != "all_in")
"""What somebody may have done on the last round; an all-in is written as what it was."""
_MOST_ACTIONS: Final = 40 * MOST_SEATS
"""More than any round has."""


class ShowdownRead(NamedTuple):
    """What a question of showdown holds."""

    rules: RuleSet
    button: int
    live: list[int]
    last_round: list[tuple[int, str]]
    all_in: bool


def showdown(question: object) -> Verdict[dict[str, object]]:
    """Seats in the order they show. Raises BadQuestion."""
    verdict = shown(read_showdown(question))
    answer: dict[str, object] = {
        "order": list(verdict.answer.order),
        "all_face_up": verdict.answer.all_face_up,
    }
    return Verdict(answer, verdict.because, verdict.house)


def shown(read: ShowdownRead) -> Verdict[Showdown]:
    """How those of a question that was read show."""
    return showdown_order(
        rules=read.rules,
        button=read.button,
        live=read.live,
        last_round=read.last_round,
        all_in=read.all_in,
    )


def read_showdown(question: object) -> ShowdownRead:
    """Who is left, and what was done last. Raises BadQuestion."""
    fields = Fields(question, "", _NAMES)
    rules = rules_of(fields)
    seats = seats_each(fields)
    button = seat_number(fields.need("button"), fields.at("button"), seats)
    live = seat_list(fields.need("live"), fields.at("live"), seats)
    if not live:
        raise BadQuestion(fields.at("live"), "empty")
    last_round = _last_round(fields, seats)
    folded = {seat for seat, what in last_round if what == "fold"}
    for at, seat in enumerate(live):
        if seat in folded:
            raise BadQuestion(f"{fields.at('live')}[{at}]", "has_folded", seat=seat)
    return ShowdownRead(rules, button, live, last_round, yes_or_no(fields, "all_in"))


def _last_round(fields: Fields, seats: int) -> list[tuple[int, str]]:
    path = fields.at("last_round")
    found = []
    for where, raw in places(items(fields.need("last_round"), path, _MOST_ACTIONS), path):
        seat, what = pair(raw, where)
        found.append((seat_number(seat, f"{where}[0]", seats), word(what, f"{where}[1]", _DONE)))
    return found
