"""What stands on an explanation slip. Apart from its making: a list of documents loads quickly."""

from __future__ import annotations

import msgspec

from director.views.papers import Letterhead

__all__ = ["ExplanationSlip", "SlipLine"]


class SlipLine(msgspec.Struct, frozen=True, gc=False):
    """One line of the facts."""

    text: str
    heading: bool = False


class ExplanationSlip(msgspec.Struct, frozen=True):
    """One slip."""

    letterhead: Letterhead
    title: str
    """What it is about: Table 12, hand 31."""
    facts: tuple[SlipLine, ...]
    """What happened."""
    verdict: tuple[str, ...]
    """The answer."""
    articles: tuple[str, ...] = ()
    """What each article followed says."""
    house: tuple[str, ...] = ()
    """What was the house's choice."""
    rules: str = ""
    """The rule set that was asked."""
