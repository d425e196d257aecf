"""Whole numbers typed after an option."""

from __future__ import annotations

import argparse
from typing import Final

from director.host.i18n import _
from director.views.typed_number import typed_number

MOST: Final = 999_999_999
"""Nothing that is counted or numbered here goes further."""

_SHOWN: Final = 40
"""Letters of what was typed that the answer repeats."""


def whole(text: str) -> int:
    """The number that was typed. Raises ArgumentTypeError, which the parser tells with the option."""
    number = typed_number(text.strip())
    if number is None or number > MOST:
        raise argparse.ArgumentTypeError(
            _("“{text}” is no number from 0 to {most}").format(text=text[:40], most=MOST)
        )
    return number
