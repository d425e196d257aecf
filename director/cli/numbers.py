"""Whole numbers typed after an option."""

from __future__ import annotations

import argparse
from typing import Final

from director.host.i18n import _
from director.views.typed_number import typed_number

_SHOWN: Final = 40
"""Letters of what was typed that the answer repeats."""


def whole(text: str) -> int:
    """The number that was typed; whether it can be meant the command says.

    Raises ArgumentTypeError, which the parser tells with the option.
    """
    typed = text.strip()
    number = typed_number(typed.removeprefix("-"))
    if number is None:
        raise argparse.ArgumentTypeError(_("“{text}” is no whole number").format(text=text[:_SHOWN]))
    return -number if typed.startswith("-") else number
