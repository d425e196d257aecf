"""Ways to pay: how the house takes money and how it pays it out."""

from __future__ import annotations

from typing import Final

from director.domain.names import tidy
from director.domain.refusal import Impossible

ENTRY_METHODS: Final = ("cash", "card", "transfer", "cheque", "ticket", "chips")
"""Ways to pay for an entry that every desk knows, the usual first; a venue may name others."""

MOST_METHOD: Final = 40
"""The longest name of a way to pay."""


def tidy_method(method: str) -> str:
    """The way to pay as it is kept. Raises Impossible for a name that no list could show."""
    kept = tidy(method)
    if len(kept) > MOST_METHOD:
        raise Impossible("too_long", field="method", most=MOST_METHOD)
    return kept
