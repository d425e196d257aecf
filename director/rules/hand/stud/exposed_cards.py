"""Hole cards that the dealer turned up on the deal, and cards dealt off the table.

What a player turns up himself plays as it is and is not judged here.
"""

from __future__ import annotations

from typing import Final, Literal, NamedTuple, TypeAlias

from director.rules.hand.bad_deal import BadDeal
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict, cited

HoleRuling: TypeAlias = Literal["third_down", "dead", "misdeal"]


class ExposedHole(NamedTuple):
    """How the deal goes on."""

    outcome: HoleRuling
    """The third card comes face down instead, the hand is dead, or all cards are dealt anew."""
    ante_back: bool
    """The player gets his ante back."""
    may_bring_in: bool
    """The exposed card is his upcard and may be the low one; else the next player starts in his place."""


_MISDEAL: Final = ExposedHole("misdeal", ante_back=True, may_bring_in=False)
_DEAD: Final = ExposedHole("dead", ante_back=True, may_bring_in=False)


def exposed_hole_cards(exposed: int, rules: RuleSet) -> Verdict[ExposedHole]:
    """One or both hole cards of a player were dealt face up (ST 6.1.4, TDA RP-10-A, WSOP-T 88-a-6).

    TDA RP-10-A speaks of one card; with both open, one of them is the upcard all the same, and that is the
    house's choice. Raises BadDeal unless one or two cards were exposed.
    """
    if exposed not in {1, 2}:
        raise BadDeal("exposed_count", low=1, high=2)
    way = rules.text("stud_exposed")
    because, house = rules.articles("stud_exposed"), rules.house("stud_exposed")
    if way == "misdeal":
        return Verdict(_MISDEAL, because, house)
    if way == "third_down":
        open_third = ExposedHole("third_down", ante_back=False, may_bring_in=False)
        return Verdict(open_third if exposed == 1 else _DEAD, because, house)
    upcard = ExposedHole("third_down", ante_back=False, may_bring_in=True)
    return Verdict(upcard, because, house if exposed == 1 else ("stud_exposed",))


def hole_card_off_table(rules: RuleSet) -> Verdict[ExposedHole]:
    """A hole card fell off the table: it must be used, and counts as exposed (ST 6.1.11)."""
    exposed = exposed_hole_cards(1, rules)
    return Verdict(exposed.answer, cited(in_force(rules, "ST 6.1.11"), exposed.because), exposed.house)
