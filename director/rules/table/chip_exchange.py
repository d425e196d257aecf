"""Small chips become larger ones: full groups are exchanged, and only what is left over is raced.

Everything is reckoned by value, so that it holds as well where the larger chip is no multiple of the small
one: three chips of 2,000 are one of 5,000 and an odd 1,000. An odd value that is no whole number of small
chips counts as one chip more when cards are dealt for it.
"""

from __future__ import annotations

from typing import NamedTuple

from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict


class Denominations(NamedTuple):
    """The chips of a colour-up, by value."""

    small: int
    """What leaves play."""
    larger: int
    """What it is changed for."""
    smallest_left: int
    """The smallest chip in play afterwards; the larger one, or a smaller one beside it."""


class Stack(NamedTuple):
    """What a seat has when its chips are coloured up, whether anybody is there or not."""

    seat: int
    chips: int
    """How many of the small ones that leave play."""
    others: bool
    """It has other chips besides."""


class Exchange(NamedTuple):
    """What becomes of the small chips of one seat."""

    chips: int
    """Larger chips for full groups."""
    odd_value: int
    """What is left over, less than one larger chip."""
    odd_chips: int
    """The cards it is dealt for that."""


class Found(NamedTuple):
    """What becomes of small chips that turn up after the colour-up, by value."""

    exchanged: int
    removed: int
    """Taken out of play without compensation."""


def exchange(count: int, small: int, larger: int) -> Exchange:
    """Full groups against larger chips (RRoP 15 step 1).

    >>> exchange(17, 25, 100)
    Exchange(chips=4, odd_value=25, odd_chips=1)
    >>> exchange(3, 2000, 5000)
    Exchange(chips=1, odd_value=1000, odd_chips=1)
    """
    chips, rest = divmod(count * small, larger)
    return Exchange(chips, rest, -(-rest // small))


def found_later(count: int, small: int, smallest_left: int, rules: RuleSet) -> Verdict[Found]:
    """Chips of a removed kind that turn up: equal value for what makes whole chips, nothing for the rest.

    >>> from director.rules.rulesets import ruleset
    >>> found_later(3, 25, 100, ruleset("tda-2024")).answer
    Found(exchanged=0, removed=75)
    """
    removed = count * small % smallest_left
    return Verdict(Found(count * small - removed, removed), in_force(rules, "TDA 24-C"))
