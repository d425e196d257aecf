"""What stacks are worth by ICM, every place paid: nine, a hundred and a thousand players."""

from __future__ import annotations

import random
from functools import partial
from typing import Final

from pokerkit import calculate_icm

from director.rules.prizes.icm import icm
from tests.bench_parts.figure import Figure, seconds

SEED: Final = 20_261_209
_BUDGETS: Final = {9: 1, 100: 50, 1_000: 2_500}
"""Players → milliseconds allowed."""


def field(players: int) -> tuple[list[int], list[int]]:
    """Stacks of all sizes, and a prize for every place; the same each time."""
    chance = random.Random(SEED)
    stacks = [chance.randint(1_000, 3_000_000) for _ in range(players)]
    return stacks, [10**8 // (place + 2) for place in range(players)]


def run() -> list[Figure]:
    """The figures of this part."""
    stacks, prizes = field(9)
    icm(stacks, prizes)  # numpy is loaded on first use
    enumeration = seconds(partial(calculate_icm, prizes, stacks)) * 1_000
    figures = []
    for players, most in _BUDGETS.items():
        stacks, prizes = field(players)
        took = seconds(partial(icm, stacks, prizes), 5) * 1_000
        baseline = f"pokerkit's enumeration {enumeration:,.0f} ms" if players == 9 else ""
        figures.append(
            Figure(f"exact ICM, {players:,} players, all paid", took, "ms", f"≤ {most} ms", baseline)
        )
    return [*figures, *_errors()]


def _errors() -> list[Figure]:
    stacks, prizes = field(9)
    off = max(
        abs(one - other)
        for one, other in zip(icm(stacks, prizes), calculate_icm(prizes, stacks), strict=True)
    )
    halves = halved(1_000)
    return [
        Figure("  error at 9 against the enumeration, 1e-9 of the pool", off / sum(prizes) * 1e9, "", "≤ 1"),
        Figure(
            "  error at 1,000 of two stack sizes, 1e-9 of the pool",
            halves * 1e9,
            "",
            "≤ 1",
            "counted out exactly",
        ),
    ]


def halved(players: int) -> float:
    """The error for a field of which half have three times the chips, as a part of the pool.

    There it matters only how many of each half are left, and that can be counted place by place.
    """
    half, prizes = players // 2, field(players)[1]
    chances, worth = {half: 1.0}, 0.0
    for place, prize in enumerate(prizes):
        after: dict[int, float] = {}
        for large, chance in chances.items():
            small = players - place - large
            his = chance * 3 * large / (3 * large + small)
            worth += prize * his
            if large:
                after[large - 1] = after.get(large - 1, 0.0) + his
            if small:
                after[large] = after.get(large, 0.0) + chance - his
        chances = after
    return abs(icm([3] * half + [1] * half, prizes)[0] - worth / half) / sum(prizes)
