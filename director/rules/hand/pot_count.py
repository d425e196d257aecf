"""A pot-limit bet made on a wrong count of the pot: corrected, or it stands (SP 4.12, TDA 52-B).

Too much was no lawful bet: the surplus goes back to everybody as long as the street lasts. Too little is
made up to the pot until there was substantial action after it (TDA 36). Other books: until all have acted
(RRoP 14); and in the WSOP too much stands as well once there was substantial action.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from director.rules.hand.substantial_action import is_substantial
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict


class PotBet(NamedTuple):
    """A bet of the pot, as it was counted for the bettor."""

    bet: int
    """The total he put in."""
    pot: int
    """What it should have been."""
    after: Sequence[str]
    """What others did after it, in words of a betting round."""
    street_over: bool = False
    """The next card was dealt, or the showdown has begun."""
    all_acted: bool = False
    """Everybody has acted after it."""


class Counted(NamedTuple):
    """What the bet is."""

    total: int
    """What everybody calls."""
    corrected: bool


def pot_bet(case: PotBet, rules: RuleSet) -> Verdict[Counted]:
    """What becomes of a bet of a pot that was counted wrong.

    >>> from director.rules.rulesets import ruleset
    >>> pot_bet(PotBet(9_500, 10_500, ["fold"]), ruleset("tda-2024")).answer
    Counted(total=10500, corrected=True)
    """
    corrected = case.bet != case.pot and not _stands(case, rules)
    places = ["TDA 52-B", "RRoP 14"]
    if case.bet > case.pot:
        # SP speaks only of a surplus that goes back, the WSOP of one that may have to stand.
        places += ["WSOP-T pot-limit", *(["SP 4.12"] if corrected else [])]
    total = case.pot if corrected else case.bet
    return Verdict(Counted(total, corrected), in_force(rules, *places))


def _stands(case: PotBet, rules: RuleSet) -> bool:
    if case.street_over:
        return True
    if rules.name == "robert-11":
        return case.all_acted
    may_stand = case.bet < case.pot or rules.name == "wsop-2026"
    return may_stand and is_substantial(case.after)
