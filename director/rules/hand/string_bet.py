"""A bet made in parts: only the first motion counts (SP 4.11, TDA 42, 56)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict


class Motions(NamedTuple):
    """How a player put his chips in."""

    chips: Sequence[int]
    """The chips of each motion, in order."""
    said: int | None = None
    """The size he announced before the first of them."""
    out_of_hand: bool = False
    """He cut columns off chips he held in his hand, and never went back to his stack."""


class Counts(NamedTuple):
    """What of it counts."""

    chips: int
    """Chips that count; with an announced size that many, whatever was put in."""
    returned: int
    string: bool
    """It was a bet in parts."""


def motions_count(case: Motions, rules: RuleSet) -> Verdict[Counts]:
    """How many of the chips count.

    >>> from director.rules.rulesets import ruleset
    >>> motions_count(Motions([100, 300]), ruleset("sport-ru")).answer
    Counts(chips=100, returned=300, string=True)
    """
    pushed = sum(case.chips)
    if case.said is not None:
        said = Counts(case.said, max(0, pushed - case.said), string=False)
        return Verdict(said, in_force(rules, "SP 4.11", "TDA 42"))
    if case.out_of_hand or len(case.chips) < 2:
        # He need not put in everything he picked up, either.
        return Verdict(Counts(pushed, 0, string=False), in_force(rules, "SP 4.11", "TDA 56"))
    first = case.chips[0]
    return Verdict(Counts(first, pushed - first, string=True), in_force(rules, "SP 4.11", "TDA 56"))
