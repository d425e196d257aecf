"""Good questions about one table between two hands, for whoever makes them hostile."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from director.rules.rulesets import NAMES, ruleset
from director.rules.table.missed_mode import Mode
from tests.helpers.button_evenings import Evening

_DECK: Final = tuple(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")

_MODES: Final[tuple[Mode, ...]] = ("tournament", "ring")


def _first_button(chance: random.Random) -> dict[str, Any]:
    rules, seats = chance.choice(NAMES), chance.sample(range(1, 24), chance.randint(2, 9))
    question: dict[str, Any] = {"ask": "first-button", "rules": rules}
    if rules == "wsop-2026" or chance.random() < 0.3:
        question["occupied"] = seats
    if rules != "wsop-2026" or chance.random() < 0.3:
        question["cards"] = dict(zip(map(str, seats), chance.sample(_DECK, len(seats)), strict=True))
    return question


def _next_hand(chance: random.Random) -> dict[str, Any]:
    """A hand out of some evening."""
    rules, mode = chance.choice(NAMES), chance.choice(_MODES)
    evening = Evening(chance.randrange(10**6), ruleset(rules), mode)
    played = [dealt.table for dealt in evening.hands(chance.randint(3, 12)) if dealt is not None]
    if not played:
        return _next_hand(chance)
    table = played[-1]
    return {
        "ask": "next-hand",
        "rules": rules,
        "mode": mode,
        "seats": table.seats,
        "players": sorted(table.players),
        "last": table.last._asdict(),
        "absent": sorted(table.absent),
        "markers": {str(seat): marker for seat, marker in table.markers.items()},
        "returning": {str(seat): word for seat, word in table.returning.items()},
        "arrivals": sorted(table.arrivals),
        "small_blind": chance.choice((0, 1, 25, 50)),
        "big_blind": chance.choice((1, 50, 100, 10**9)),
    }


GOOD: Final[tuple[Callable[[random.Random], dict[str, Any]], ...]] = (_first_button, _next_hand)

FIELDS: Final = (
    "mode", "absent", "markers", "returning", "arrivals", "tournament", "ring", "ML", "MS", "NEW", "post",
    "wait",
)  # fmt: skip
"""Names of fields, for where they do not belong."""
