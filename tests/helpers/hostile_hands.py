"""Good questions about hands, for whoever makes them hostile: every topic of what happens inside a hand."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from functools import cache
from typing import Final

from director.domain.plan import DISCIPLINES, STRUCTURES
from director.rules.rulesets import NAMES
from tests.helpers.random_hands import Question, random_hand, rounds

_DECK: Final = tuple(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")
_HOLE: Final = {"holdem": 2, "omaha": 4, "stud": 7, "stud8": 7, "draw5": 5}
_PLAYED: Final = 300
"""Hands that are played once, and then asked about again and again."""


def _cards(chance: random.Random, *sizes: int) -> list[str]:
    """So many cards each, out of one deck."""
    deck = iter(chance.sample(_DECK, sum(sizes)))
    return ["".join(next(deck) for _ in range(size)) for size in sizes]


def _seats(chance: random.Random, most: int = 23) -> list[int]:
    return chance.sample(range(1, most + 1), chance.randint(2, min(most, 6)))


def _rules(chance: random.Random) -> Question:
    return {"rules": chance.choice(NAMES)}


def _best(chance: random.Random) -> Question:
    game = chance.choice(DISCIPLINES)
    hole, board = _cards(chance, _HOLE[game], 5)
    table = {"board": board} if game in ("holdem", "omaha") else {}
    return {"ask": "best-hand", **_rules(chance), "game": game, "hole": hole, **table}


def _compare(chance: random.Random) -> Question:
    game, seats = chance.choice(DISCIPLINES), _seats(chance)
    *holes, board = _cards(chance, *[_HOLE[game]] * len(seats), 5)
    table = {"board": board} if game in ("holdem", "omaha") else {}
    hands = {str(seat): hole for seat, hole in zip(seats, holes, strict=True)}
    return {"ask": "compare", **_rules(chance), "game": game, **table, "hands": hands}


def _chips_in(chance: random.Random) -> Question:
    facing = chance.choice((0, 0, 50, 100, 1200))
    return {
        "ask": "chips-in",
        **_rules(chance),
        "structure": chance.choice(STRUCTURES),
        "pot": chance.choice((0, 150, 4900, 5000)),
        "facing": facing,
        "put": chance.choice((0, 0, facing, facing // 2)),
        "min_to": facing + chance.choice((1, 100, 700)),
        "chips": [chance.choice((1, 5, 25, 100, 500, 1000)) for _ in range(chance.randint(0, 6))],
        "said": chance.choice((None, None, "raise", "call", 5, chance.randint(1, 3000))),
        "last_chips": chance.choice((True, False, None)),
    }


def _pots(chance: random.Random) -> Question:
    seats = _seats(chance)
    states = ["live", *(chance.choice(("live", "folded", "killed")) for _ in seats[1:])]
    players = [
        {"seat": seat, "in": chance.choice((0, 50, 100, 300)), "ante": chance.choice((0, 5)), "state": state}
        for seat, state in zip(seats, states, strict=True)
    ]
    return {"ask": "pots", **_rules(chance), "players": players, "dead": chance.choice((0, 100, None))}


def _split(chance: random.Random) -> Question:
    seats = _seats(chance, 10)
    game = chance.choice((*DISCIPLINES, None))
    cards = _cards(chance, *[7] * len(seats))
    low = game == "stud8"
    pots = [
        {
            "amount": chance.randint(0, 5000),
            "high": chance.sample(seats, chance.randint(1, len(seats))),
            **({"low": chance.sample(seats, chance.randint(0, len(seats)))} if low else {}),
        }
        for _ in range(chance.randint(1, 3))
    ]
    question: Question = {"ask": "split", **_rules(chance), "pots": pots, "button": chance.randint(1, 10)}
    question |= {"seats": 10, "unit": chance.choice((1, 25, 100)), "game": game}
    if game in ("stud", "stud8"):
        question["cards"] = {str(seat): hole for seat, hole in zip(seats, cards, strict=True)}
    return question


def _showdown(chance: random.Random) -> Question:
    live = _seats(chance, 9)
    last = [[seat, chance.choice(("check", "bet", "call", "raise"))] for seat in live]
    return {
        "ask": "showdown",
        **_rules(chance),
        "button": chance.randint(1, 9),
        "seats": 9,
        "live": live,
        "last_round": last[: chance.randint(0, len(last))],
        "all_in": chance.choice((True, False, None)),
    }


def _bring_in(chance: random.Random) -> Question:
    seats = _seats(chance, 8)
    upcards = dict(zip(map(str, seats), _cards(chance, *[1] * len(seats)), strict=True))
    return {"ask": "bring-in", **_rules(chance), "game": chance.choice(("stud", "stud8")), "upcards": upcards}


def _first_to_act(chance: random.Random) -> Question:
    seats, street = _seats(chance, 8), chance.randint(4, 7)
    *open_cards, common = _cards(chance, *[min(4, street - 2)] * len(seats), 1)
    question: Question = {
        "ask": "first-to-act",
        **_rules(chance),
        "game": chance.choice(("stud", "stud8")),
        "street": street,
        "boards": dict(zip(map(str, seats), open_cards, strict=True)),
        "first_dealt": sorted(seats),
    }
    if street == 7 and chance.random() < 0.5:
        question |= {"common": common, "sixth_first": chance.choice(seats)}
    return question


def _short_deck(chance: random.Random) -> Question:
    players = chance.randint(2, 8)
    return {
        "ask": "short-deck",
        **_rules(chance),
        "players": players,
        "stub": chance.randint(0, 12),
        "burns": chance.choice((0, 3, 3, 3)),
    }


@cache
def _played() -> tuple[list[str], list[str]]:
    """Hands, and betting rounds of hands, as lines."""
    made = [random_hand(random.Random(seed)) for seed in range(_PLAYED)]
    hands = [json.dumps(one.question) for one in made]
    return hands, [json.dumps(question) for one in made for question in rounds(one)]


def _hand(chance: random.Random) -> Question:
    hand: Question = json.loads(chance.choice(_played()[0]))
    return hand


def _round(chance: random.Random) -> Question:
    asked: Question = json.loads(chance.choice(_played()[1]))
    return asked


GOOD: Final[tuple[Callable[[random.Random], Question], ...]] = (
    _best, _compare, _chips_in, _pots, _split, _showdown, _bring_in, _first_to_act, _short_deck, _hand,
    _round,
)  # fmt: skip
"""One a topic."""

FIELDS: Final = (
    "game", "structure", "street", "small_blind", "big_blind", "limits", "pot", "actions", "stack", "seat",
    "open_pair", "event_heads_up", "hole", "board", "hands", "facing", "put", "min_to", "chips", "said",
    "last_chips", "in", "ante", "state", "dead", "pots", "amount", "eligible", "high", "low", "unit", "cards",
    "live", "last_round", "all_in", "upcards", "boards", "first_dealt", "common", "sixth_first", "stub",
    "burns", "bb_ante", "bring_in", "stacks", "dead_small", "7", "23", "24",
)  # fmt: skip
"""Names of fields, for where they do not belong."""

STRANGE: Final = (
    "As", "AsAs", "AsKdQhJcTs9d8h", "10♠", "??", "????", "Zz", "raise", "fold", "live", "NL", "stud8",
    "holdem", [7, "raise", 10**12], [None, "deal", "AsKdQh"], [None, "burn"], [3, "draw", 5],
    [1, "post_bb", 100], [[1, "fold"]] * 50, {"1": "As", "2": "As"}, {"1": 10**12, "2": 1}, [0, 0],
    [100, 50], {"24": 1}, {"01": 1},
)  # fmt: skip
"""Values that are something, only not there."""
