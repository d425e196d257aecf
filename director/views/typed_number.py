"""A whole number as somebody types it: Python reads none of thousands of figures, and nobody means one."""

from __future__ import annotations

from typing import Final

MOST_FIGURES: Final = 18
"""More than any amount of money or chips has."""


def typed_number(text: str) -> int | None:
    """The number of these figures; None where they are none, or more than any amount has.

    >>> typed_number("0042"), typed_number("²"), typed_number(""), typed_number("9" * 5_000)
    (42, None, None, None)
    """
    return int(text) if text.isdecimal() and len(text) <= MOST_FIGURES else None
