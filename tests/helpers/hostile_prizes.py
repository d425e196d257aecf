"""Good questions about prizes, for whoever makes them hostile."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Final

from director.rules.rulesets import NAMES

_TABLES: Final = (
    ("100",),
    ("65", "35"),
    ("50", "30", "20"),
    ("40", "25", "16", "11", "8"),
    ("37.5",) * 2 + ("25",),
)


def _falling(chance: random.Random, count: int) -> list[int]:
    return sorted((chance.randint(0, 10**6) for _ in range(count)), reverse=True)


def _payouts(chance: random.Random) -> dict[str, Any]:
    question: dict[str, Any] = {
        "ask": "payouts",
        "rules": chance.choice(NAMES),
        "pool": chance.randint(5_000, 10**7),
        "unit": chance.choice((1, 5, 10, 100)),
        "method": chance.choice(("first", "largest_remainder")),
        "min_cash": chance.choice((None, 0, 1, 500, 2_000)),
    }
    if chance.random() < 0.5:
        return question | {"percents": list(chance.choice(_TABLES))}
    places = chance.randint(1, 40)
    return question | {
        "places": places,
        "first_share": chance.choice(("100" if places == 1 else "33.4", "50.125")),
    }


def _ties(chance: random.Random) -> dict[str, Any]:
    out = [
        {"id": f"P{n:02}", "table": chance.randint(1, 3), "stack": chance.choice((1_000, 2_000, 40_000))}
        for n in range(chance.randint(1, 6))
    ]
    return {
        "ask": "ties",
        "rules": chance.choice(NAMES),
        "options": chance.choice(({}, {"bust_tie": "stacks"})),
        "amounts": _falling(chance, chance.randint(0, 12)),
        "out": out,
        "best_place": chance.randint(1, 12),
        "unit": chance.choice((1, 5, 10)),
        "hand_for_hand": chance.random() < 0.5,
    }


def _deal(chance: random.Random) -> dict[str, Any]:
    players = chance.randint(1, 14)
    prizes = _falling(chance, chance.randint(1, players))
    return {
        "ask": "deal",
        "rules": chance.choice(NAMES),
        "kind": chance.choice(("icm", "chip", "straight", "equal")),
        "stacks": {f"P{n:02}": chance.randint(1, 10**6) for n in range(players)},
        "prizes": prizes,
        "leave": chance.choice((None, 0, prizes[0] // 10)),
        "unit": chance.choice((1, 10, 100)),
    }


def _icm(chance: random.Random) -> dict[str, Any]:
    players = chance.randint(1, 30)
    return {
        "ask": "icm",
        "rules": chance.choice(NAMES),
        "stacks": [chance.choice((1, 500, 10**5, 10**9)) for _ in range(players)],
        "prizes": _falling(chance, chance.randint(1, players)),
    }


def _bounty(chance: random.Random) -> dict[str, Any]:
    return {
        "ask": "bounty",
        "rules": chance.choice(NAMES),
        "bounty": chance.randint(0, 10**6),
        "kind": chance.choice(("plain", "progressive")),
        "winners": chance.sample(range(1, 10), chance.randint(1, 4)),
    }


def _satellite(chance: random.Random) -> dict[str, Any]:
    return {
        "ask": "satellite",
        "rules": chance.choice(NAMES),
        "pool": chance.randint(0, 10**6),
        "seat_price": chance.choice((1_000, 55_000)),
        "left": chance.randint(1, 40),
        "unit": chance.choice((1, 10)),
    }


GOOD: Final[tuple[Callable[[random.Random], dict[str, Any]], ...]] = (
    _payouts,
    _ties,
    _deal,
    _icm,
    _bounty,
    _satellite,
)
"""One a topic."""

FIELDS: Final = (
    "pool", "unit", "percents", "places", "first_share", "method", "min_cash", "amounts", "out", "best_place",
    "hand_for_hand", "stack", "id", "kind", "stacks", "prizes", "leave", "bounty", "winners", "seat_price",
    "left", "50", "33.333333333333", "largest_remainder", "progressive",
)  # fmt: skip
"""Names of fields, for where they do not belong."""
