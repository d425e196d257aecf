"""How large type and controls are: one factor for everything in the window, as far as the screen has room.

At 1.5 a row is 42 pixels high, which a finger hits; where the window would no longer fit, the factor is the
largest that leaves it room.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

FACTORS: Final[Mapping[str, float]] = {"usual": 1.0, "large": 1.25, "largest": 1.5}
"""By the choices of the setting."""
ROOM: Final = (870, 450)
"""Pixels that the window needs, width and height, with what frames it."""


def factor(chosen: str, screen: tuple[int, int] | None = None) -> float:
    """What everything is multiplied by. `screen`: pixels of the smallest one, None when not yet known.

    >>> factor("largest", (1366, 728)), factor("largest", (1093, 582)), factor("large", (911, 472))
    (1.5, 1.25, 1.0)
    """
    wanted = FACTORS.get(chosen, 1.0)
    if screen is None:
        return wanted
    room = min(have / need for have, need in zip(screen, ROOM, strict=True))
    return max(1.0, min(wanted, math.floor(room * 20) / 20))


def as_text(screen: tuple[int, int]) -> str:
    """A screen as the settings keep it.

    >>> as_text((1366, 728))
    '1366x728'
    """
    return f"{screen[0]}x{screen[1]}"


def read(text: str) -> tuple[int, int] | None:
    """A screen out of the settings; None for what is none.

    >>> read("1366x728"), read(""), read("0x1"), read("axb")
    ((1366, 728), None, None, None)
    """
    parts = text.split("x")
    if len(parts) != 2 or not all(part.isascii() and part.isdigit() and int(part) for part in parts):
        return None
    return int(parts[0]), int(parts[1])
