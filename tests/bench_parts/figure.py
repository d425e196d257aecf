"""One measured figure with its budget and its baseline."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple


class Figure(NamedTuple):
    """A row of the bench."""

    name: str
    value: float
    unit: str
    budget: str
    baseline: str = ""


def seconds(work: Callable[[], object], times: int = 1) -> float:
    """The quickest of so many runs."""
    best = float("inf")
    for _ in range(times):
        start = time.perf_counter()
        work()
        best = min(best, time.perf_counter() - start)
    return best


def each(work: Callable[[int], object], times: int) -> list[float]:
    """How long each of so many runs took, in order of length."""
    took = []
    for n in range(times):
        start = time.perf_counter()
        work(n)
        took.append(time.perf_counter() - start)
    return sorted(took)


def share(sorted_times: Sequence[float], part: float) -> float:
    """The time that this part of the runs did not exceed."""
    return sorted_times[min(len(sorted_times) - 1, int(len(sorted_times) * part))]
