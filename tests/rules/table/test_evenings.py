"""Random evenings at one table: busts, arrivals, absences and returns in any order keep the laws."""

from __future__ import annotations

from itertools import product

import pytest

from director.domain.hands import LastHand
from director.rules.rulesets import ruleset
from director.rules.table.missed_mode import Mode
from director.rules.table.next_hand import Table, next_hand
from tests.helpers.button_evenings import Evening, lawful

HANDS = 40
RULES = (
    ("tda-2024", None),
    ("robert-11", None),
    ("wsop-2026", None),
    ("sport-ru", None),
    ("draw-room", None),
    ("draw-room", "dead"),
    ("draw-room", "simple_moving"),
    ("tda-2024", "sb_poster_next"),
)
MODES: tuple[Mode, ...] = ("tournament", "ring")
GAMES = list(product(RULES, MODES))


def evenings(first: int, count: int) -> int:
    """So many of them in turn by every rule set, button rule and kind of game; how many hands there were."""
    hands = 0
    for seed in range(first, first + count):
        (name, rule), mode = GAMES[seed % len(GAMES)]
        rules = ruleset(name, {} if rule is None else {"button_rule": rule})
        hands += lawful(Evening(seed, rules, mode).hands(HANDS))
    return hands


@pytest.mark.parametrize("game", GAMES, ids=str)
@pytest.mark.parametrize("size", [2, 3, 4, 9])
def test_where_nothing_happens_everybody_has_each_place_once_a_round(
    game: tuple[tuple[str, str | None], Mode], size: int
) -> None:
    (name, rule), mode = game
    rules, players = (
        ruleset(name, {} if rule is None else {"button_rule": rule}),
        frozenset(range(1, size + 1)),
    )
    last = LastHand(1, 1, 2) if size == 2 else LastHand(1, 2, 3)
    seen = []
    for _ in range(size):
        hand = next_hand(Table(mode, size, players, last, 1, 2), rules).answer
        seen.append((hand.button, hand.small, hand.big))
        last = hand.last

    assert all({*places} == players for places in zip(*seen, strict=True))


def test_p36_p38_r09_r12_evenings_keep_the_laws() -> None:
    assert evenings(0, 40 * len(GAMES)) > 20_000


@pytest.mark.heavy
def test_ten_thousand_evenings_keep_the_laws() -> None:
    assert evenings(1_000_000, 10_000) > 300_000
