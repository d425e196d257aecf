"""Names that are written from the right keep their place in a line that is read from the left.

Figures beside such a name would else stand on its other side, `דוד (204)` as `(204) דוד`, and a sentence that
begins with one would be read from its end. A text of nothing but such letters is one name.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

_FROM_THE_RIGHT: Final = "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]"
_BETWEEN: Final = "[ '’.\\-\u200c-\u200f\u202a-\u202e]"
"""What may stand between two words of a name; marks of direction among it."""
_NAME: Final = re.compile(rf"{_FROM_THE_RIGHT}+(?:{_BETWEEN}+{_FROM_THE_RIGHT}+)*")
_FROM_THE_LEFT: Final = re.compile(rf"(?!{_FROM_THE_RIGHT})\w")


def in_order(text: str) -> str:
    """The text as it is to be drawn: each such name is set apart from what stands beside it.

    >>> in_order("Lee A. 12-4")
    'Lee A. 12-4'
    """
    return set_apart(text, lambda name: f"\u2068{name}\u2069")


def set_apart(text: str, apart: Callable[[str], str]) -> str:
    """The text with `apart` done to each such name in it, or to all of it where nothing else is read."""
    if text.isascii() or not _NAME.search(text):
        return text
    return _NAME.sub(lambda name: apart(name[0]), text) if _FROM_THE_LEFT.search(text) else apart(text)
