"""Texts of people that are too long for one line, whole all the same: in a box, or in the room of one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from director.printing.fonts import Style
from director.printing.text import SHRINKS, layout, wrapped

LEADING: Final = 1.14
"""From one line to the next, as a part of their size."""
_ONE: Final = 1.12
"""Height of the first line from the top of its letters to what hangs below them, as a part of their size."""
_STEP: Final = 0.95
"""How much smaller the next try is."""
_TWO, _THREE = 0.6, 0.4
"""Size of two and of three lines in the room of one, as a part of it."""
SMALLEST: Final = 3.5
"""Points; smaller print is read by nobody."""
RISES: Final = {1: (0.1,), 2: (0.46, -0.2), 3: (0.6, 0.19, -0.22)}
"""How high such lines stand above the base line, as parts of the size of one."""


class Fitted(NamedTuple):
    """A text in lines."""

    size: float
    """Points."""
    lines: tuple[str, ...]
    whole: bool = True
    """False where lines are missing."""


@lru_cache(maxsize=2048)
def in_box(
    text: str, style: Style, size: float, width: float, height: float, least: float = SMALLEST
) -> Fitted:
    """The largest letters with which the text stands in a box, none larger than `size`.

    At the least size as many lines as there is room for; the last one is all that is left, to be cut.
    """
    lines_at_most = (height / least - _ONE) / LEADING + 1
    at = size if layout(text, style, least).width <= width * lines_at_most else least
    while True:
        lines = tuple(wrapped(text, style, at, width, least=min(1.0, max(SHRINKS, least / at))))
        if tall(len(lines), at) <= height:
            return Fitted(at, lines)
        if at <= least:
            room = max(1, 1 + int((height / at - _ONE) / LEADING))
            return Fitted(at, (*lines[: room - 1], " ".join(lines[room - 1 :])), whole=False)
        at = max(least, at * _STEP)


def tall(lines: int, size: float) -> float:
    """How high so many lines are."""
    return size * (_ONE + LEADING * (lines - 1)) if lines else 0


@lru_cache(maxsize=4096)
def in_room_of_a_line(text: str, style: Style, size: float, width: float) -> Fitted | None:
    """The text in two or three lines that need no more room than one; None where it is too long for that."""
    if layout(text, style, SMALLEST).width > 3 * width:
        return None
    at = size * _TWO
    while at >= SMALLEST:
        lines = tuple(wrapped(text, style, at, width, least=1))
        if len(lines) <= (3 if at <= size * _THREE else 2):
            return Fitted(at, lines)
        at = at * _STEP if at * _STEP >= SMALLEST or at <= SMALLEST else SMALLEST
    return None
