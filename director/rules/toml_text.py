"""A text in TOML into its fields, whoever wrote it: in time and memory that follow from its length.

The reader of the standard library needs both with the square of the parts of a dotted name: a file of 100 kB
with one name of fifty thousand parts costs minutes and gigabytes. No file of people has such a name.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from typing import Any, Final

MOST_PARTS: Final = 64
"""Parts of one dotted name."""
_LONG_NAME: Final = re.compile(
    r"(?<![\w-])(?:(?:[\w-]++|\"[^\"\n]*+\"|'[^'\n]*+')[ \t]*+\.[ \t]*+)" f"{{{MOST_PARTS}}}"
)


def toml_fields(text: str, parse_float: Callable[[str], Any] = float) -> dict[str, Any]:
    """The fields of a text, before anybody has looked at them.

    Raises ValueError for what is no TOML or has a number of too many digits, RecursionError for what is
    nested too deep, and whatever `parse_float` raises.
    """
    if _LONG_NAME.search(text):
        raise RecursionError("dotted-name")
    return tomllib.loads(text, parse_float=parse_float)
