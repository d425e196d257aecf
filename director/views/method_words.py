"""Ways to pay in words, for what is taken and for what is paid out."""

from __future__ import annotations

from typing import Final

from director.domain.names import tidy
from director.host.i18n import N_, Words

METHODS: Final[dict[str, str]] = {
    "cash": N_("cash"),
    "transfer": N_("bank transfer"),
    "card": N_("bank card"),
    "cheque": N_("cheque"),
    "ticket": N_("ticket"),
    "chips": N_("chips"),
    "seat": N_("seat in the target event"),
}
"""Ways to pay that have a word in each language; others stand as the venue calls them."""


def method_name(method: str, words: Words) -> str:
    """A way to pay as people say it; nothing where it was not told."""
    kept = tidy(method)
    return words._(METHODS[kept]) if kept in METHODS else kept


def method_aside(method: str, words: Words) -> str:
    """What stands behind an amount that was not paid in cash: ` (bank card)`; else nothing."""
    name = "" if tidy(method) == "cash" else method_name(method, words)
    return words._(" ({method})").format(method=name) if name else ""
