"""What an explanation may speak of, how plain data is looked into, and how seats are listed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
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


def listed(values: Iterable[object]) -> str:
    """Seats, tables or words one after another.

    >>> listed([2, 5, 8])
    '2, 5, 8'
    """
    return ", ".join(map(str, values))


def sentence(clauses: str) -> str:
    """Clauses as one sentence.

    >>> sentence("seat 2 takes 50")
    'Seat 2 takes 50.'
    """
    return f"{clauses[:1].upper()}{clauses[1:]}."


def shown(fact: object) -> str:
    """A fact of a refusal; several of them one after another."""
    # A seat of a table is a tuple too, and has a text of its own.
    return listed(fact) if type(fact) is tuple else str(fact)
