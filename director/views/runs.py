"""Numbers of tables as people write and read them, runs drawn together: 1–3, 7."""

from __future__ import annotations

import re
from collections.abc import Iterable

from director.domain.seats import MOST_TABLE

_RUN = re.compile(r"(\d{1,5})(?:\s*[-–—]\s*(\d{1,5}))?", re.ASCII)


def runs(numbers: Iterable[int]) -> list[tuple[int, int]]:
    """The first and last number of each run, in the order given.

    >>> runs([1, 2, 3, 7])
    [(1, 3), (7, 7)]
    """
    found: list[tuple[int, int]] = []
    for number in numbers:
        if found and found[-1][1] == number - 1:
            found[-1] = (found[-1][0], number)
        else:
            found.append((number, number))
    return found


def ranges(numbers: Iterable[int]) -> str:
    """Numbers as text; two neighbours stay two numbers.

    >>> ranges((1, 2, 3, 7, 9, 10))
    '1–3, 7, 9, 10'
    """
    return ", ".join(
        f"{first}–{last}" if last - first > 1 else ", ".join(map(str, range(first, last + 1)))
        for first, last in runs(numbers)
    )


def read_ranges(text: str, most: int = MOST_TABLE) -> tuple[int, ...] | None:
    """The numbers of a text in its order; None when it cannot be read, or names more than `most`.

    >>> read_ranges("1-3, 12"), read_ranges("5 7"), read_ranges("3-1"), read_ranges("a"), read_ranges("")
    ((1, 2, 3, 12), (5, 7), None, None, ())
    """
    found: list[int] = []
    for part in re.split(r"[,;]|(?<=\d)\s+(?=\d)", text.strip()):
        if not part.strip():
            continue
        run = _RUN.fullmatch(part.strip())
        if run is None:
            return None
        first, last = int(run[1]), int(run[2] or run[1])
        if not (1 <= first <= last <= MOST_TABLE and last - first < most - len(found)):
            return None
        found.extend(range(first, last + 1))
    return tuple(found)
