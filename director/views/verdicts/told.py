"""What an explanation may speak of, and how plain data is looked into."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from director.host.i18n import Words

Plain: TypeAlias = Mapping[str, object]
"""A question or an answer as plain data."""


class Told(NamedTuple):
    """What an explanation may speak of."""

    question: Plain
    answer: Plain
    words: Words


Explanation: TypeAlias = Callable[[Told], str]
"""One or two sentences that a judge could read out."""


def items(value: object) -> Sequence[object]:
    """A list of an answer or of a question that was read: the rules made it, or have read it as one."""
    return value if isinstance(value, list) else []


def plain(value: object) -> Plain:
    """An object of an answer or of a question that was read."""
    return value if isinstance(value, dict) else {}
