"""Good questions about chips that leave, for whoever makes them hostile."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from director.rules.rulesets import NAMES

_DECK: Final = tuple(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")
_VALUES: Final = (5, 25, 100, 500, 1000, 2000, 5000, 25_000)


def _race(chance: random.Random) -> dict[str, Any]:
    small, larger = chance.choice(((25, 100), (100, 500), (500, 1000), (2000, 5000)))
    seats = [
        {"seat": seat, "count": chance.randint(0, 12), "others": chance.random() < 0.7}
        for seat in chance.sample(range(1, 11), chance.randint(1, 9))
    ]
    deck = iter(chance.sample(_DECK, 52))
    odd = {one["seat"]: -(-(one["count"] * small % larger) // small) for one in seats}
    cards = {str(seat): "".join(next(deck) for _ in range(count)) for seat, count in odd.items() if count}
    return {
        "ask": "chip-race",
        "rules": chance.choice(NAMES),
        "options": chance.choice(({}, {}, {"race_round": "round_up_each"}, {"race_round": "down"})),
        "small": small,
        "next": larger,
        "smallest_left": larger,
        "seats": seats,
        "cards": chance.choice((cards, cards, None)),
    }


def _colour_up(chance: random.Random) -> dict[str, Any]:
    big = chance.choice((50, 100, 200))
    levels: list[dict[str, Any]] = []
    for _ in range(chance.randint(1, 20)):
        level: dict[str, Any] = {"small": big // 2, "big": big, "ante": chance.choice((0, big, big // 8))}
        level["break_after"] = chance.random() < 0.3
        if chance.random() < 0.1:
            level |= {"bring_in": big // 4, "limits": [big, 2 * big]}
        levels.append(level)
        big = chance.choice((big, big * 3 // 2, big * 2, big * 10, big // 2 + 1))
    chips = chance.sample(_VALUES, chance.randint(1, 7))
    return {"ask": "colour-up", "rules": chance.choice(NAMES), "chips": chips, "levels": levels}


GOOD: Final[tuple[Callable[[random.Random], dict[str, Any]], ...]] = (_race, _colour_up)
"""One a topic."""

FIELDS: Final = ("next", "smallest_left", "count", "others", "levels", "break_after")
"""Names of fields, for where they do not belong."""
