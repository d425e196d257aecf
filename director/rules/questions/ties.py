"""`ties`: places and prizes of those who go out in one hand."""

from __future__ import annotations

from typing import Final, NamedTuple

from director.domain.seats import MOST_TABLE
from director.rules.floor.places import Place
from director.rules.floor.same_hand import Gone
from director.rules.prizes.ties import OutTogether, out_together
from director.rules.questions.prize_reading import falling_of, unit_of
from director.rules.questions.reading import (
    COMMON,
    BadQuestion,
    Fields,
    identity,
    items,
    places,
    rules_of,
    truth,
)
from director.rules.questions.table_reading import chips_of
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict

MOST_OUT: Final = 25_000
"""Nobody could lose more players in one hand, nor have more places: no field is larger."""

_NAMES: Final = (*COMMON, "amounts", "out", "best_place", "unit", "hand_for_hand")


class TiesRead(NamedTuple):
    """What a question of ties holds."""

    rules: RuleSet
    amounts: list[int]
    gone: list[Gone[str]]
    best_place: int
    unit: int
    hand_for_hand: bool

    def placed(self) -> Verdict[OutTogether[str]]:
        """Places and prizes of all of them."""
        return out_together(
            self.gone,
            self.amounts,
            self.rules,
            best_place=self.best_place,
            unit=self.unit,
            hand_for_hand=self.hand_for_hand,
        )


def ties(question: object) -> Verdict[dict[str, object]]:
    """Places and prizes by id, in the order of `out`. Raises BadQuestion."""
    read = read_ties(question)
    verdict = read.placed()
    answer: dict[str, object] = {
        "places": {one.who: _told(verdict.answer.places[one.who]) for one in read.gone},
        "prizes": {one.who: verdict.answer.prizes[one.who] for one in read.gone},
    }
    return Verdict(answer, verdict.because, verdict.house)


def _told(place: Place) -> str:
    return str(place.first) if place.tied == 1 else f"{place.first}-{place.last}"


def read_ties(question: object) -> TiesRead:
    """The prizes and who goes out. Raises BadQuestion."""
    fields = Fields(question, "", _NAMES)
    return TiesRead(
        rules_of(fields),
        falling_of(fields, "amounts", MOST_OUT),
        _gone(fields),
        fields.whole("best_place", 1, MOST_OUT),
        unit_of(fields),
        truth(fields.need("hand_for_hand"), fields.at("hand_for_hand")),
    )


def _gone(fields: Fields) -> list[Gone[str]]:
    path = fields.at("out")
    listed = items(fields.need("out"), path, MOST_OUT)
    if not listed:
        raise BadQuestion(path, "empty")
    found: dict[str, Gone[str]] = {}
    for where, raw in places(listed, path):
        one = Fields(raw, where, ("id", "table", "stack"))
        who = identity(one.need("id"), one.at("id"))
        if who in found:
            raise BadQuestion(one.at("id"), "duplicate", value=who)
        found[who] = Gone(who, one.whole("table", 1, MOST_TABLE), chips_of(one, "stack", low=1))
    return list(found.values())
