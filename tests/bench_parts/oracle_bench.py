"""Twenty thousand random hands judged by our rules and by pokerkit: on common ground both say the same."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from random import Random

from director.domain.plan import DISCIPLINES
from director.rules.rulesets import RuleSet
from tests.bench_parts.figure import Figure
from tests.helpers.oracle import KINDS, Left, Played, play
from tests.helpers.replay import RULES, disagreements

COUNT = 20_100
"""Some are left when the deck is too short, and 20,000 are wanted."""
KEY = "floor-director|oracle|1"


@dataclass
class Judged:
    """What became of so many hands."""

    hands: Counter[str] = field(default_factory=Counter)
    """Hands judged, by game."""
    told: Counter[str] = field(default_factory=Counter)
    """What was compared in them."""
    left: Counter[Left] = field(default_factory=Counter)
    differing: list[str] = field(default_factory=list)
    """Each hand that was judged differently, as it can be played again, with the first difference."""


def hands(count: int, key: str = KEY) -> Iterator[tuple[str, Played]]:
    """So many hands, every game and structure in turn, each with the key that plays it again."""
    for number in range(count):
        name = f"{key}|{number}"
        yield name, play(*KINDS[number % len(KINDS)], Random(name))


def judged(played: Iterable[tuple[str, Played]], rules: RuleSet = RULES) -> Judged:
    """Judge hands by our rules."""
    found = Judged()
    for name, hand in played:
        found.left += hand.left
        if hand.left[Left.SHORT_DECK]:
            continue
        found.hands[hand.game] += 1
        found.told += _compared(hand)
        differing = disagreements(hand, rules)
        if differing:
            found.differing.append(f"{hand.game} {hand.structure} {name!r}: {differing[0]}")
    return found


TOLD = (
    "decisions with their sizes",
    "  in a round that is capped",
    "  all-ins short of a raise",
    "  that came to a raise together",
    "rounds with their pots",
    "showdowns with their winners",
    "  with side pots",
    "  with a pot that is split",
    "  with the order of showing",
    "hands with the stacks after them",
)
"""What is compared, in the order it is told."""


def _compared(hand: Played) -> Counter[str]:
    split = any(len(side.high) > 1 or side.low for side in hand.winners)
    counts = (
        len(hand.steps),
        hand.rare.capped,
        hand.rare.short,
        hand.rare.together,
        sum(step.pots is not None for step in hand.steps),
        bool(hand.pots),
        len(hand.pots) > 1,
        split,
        bool(hand.shown),
        hand.after is not None,
    )
    return Counter(dict(zip(TOLD, map(int, counts), strict=True)))


def run() -> list[Figure]:
    """The figures of this part."""
    start = time.perf_counter()
    found = judged(hands(COUNT))
    took = time.perf_counter() - start
    return [
        Figure("hands against the oracle", found.hands.total(), "", ">= 20,000", f"{took:.0f} s"),
        *(Figure(f"  {game}", found.hands[game], "", "") for game in DISCIPLINES),
        *(Figure(what, found.told[what], "", "") for what in TOLD),
        *(Figure(f"left: {why}", found.left[why], "", "") for why in Left),
        Figure("disagreements", len(found.differing), "", "0", " ".join(found.differing[:3])),
    ]
