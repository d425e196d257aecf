"""Names that are written from the right keep their place in a line that is read from the left.

Figures beside such a name would else be drawn on its other side: `דוד (204)` as `(204) דוד`.
"""

from __future__ import annotations

import re
from typing import Final

_FROM_THE_RIGHT: Final = "[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]"
_NAME: Final = re.compile(rf"{_FROM_THE_RIGHT}+(?:[ '’.\-]+{_FROM_THE_RIGHT}+)*")
_APART: Final = "\u2068\\g<0>\u2069"


def in_order(text: str) -> str:
    """The text as it is to be drawn: each such name is set apart from what stands beside it.

    >>> in_order("Lee A. 12-4")
    'Lee A. 12-4'
    """
    return text if text.isascii() else _NAME.sub(_APART, text)
