"""What stands on an explanation slip. Apart from its making: a list of documents loads quickly."""

from __future__ import annotations

import msgspec

from director.host.two_languages import twice
from director.views.papers import Letterhead

__all__ = ["ExplanationSlip", "SlipLine", "in_both"]


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


def in_both(first: ExplanationSlip, second: ExplanationSlip) -> ExplanationSlip:
    """The slip of one case in two languages, sentence by sentence; the letterhead is that of the first."""
    facts = zip(first.facts, second.facts, strict=True)
    return ExplanationSlip(
        first.letterhead,
        twice(first.title, second.title),
        tuple(SlipLine(twice(one.text, other.text), one.heading) for one, other in facts),
        _each(first.verdict, second.verdict),
        _each(first.articles, second.articles),
        _each(first.house, second.house),
        twice(first.rules, second.rules),
    )


def _each(firsts: tuple[str, ...], seconds: tuple[str, ...]) -> tuple[str, ...]:
    """Sentence beside sentence; where one language needs more of them, those of the second come after."""
    if len(firsts) != len(seconds):
        return (*firsts, *seconds)
    return tuple(map(twice, firsts, seconds))
