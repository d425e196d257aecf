"""Whose forced bet opens the first round of stud: the lowest upcard, and what if that seat cannot bet.

The ace is high and the two of clubs is the lowest card of all, in hi-lo too (SP 5.4.3, 4.5.1, ST 6.3.4).
Cards of one rank differ by suit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.domain.plan import Discipline
from director.rules.cards.card import ACE, Card
from director.rules.hand.bad_deal import BadDeal, check_deck
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict, article, cited

_LOWEST: Final = (
    "SP 5.4.3",
    "ST 6.1.1",
    "PP first round",
    "OS deal",
    "TDA RP-10-E",
    "RRoP stud 1",
    "WSOP-T stud",
)
_BY_SUIT: Final = "SP 4.5.1"
"""Where the order of suits stands in an article of its own."""
_ACE_HIGH: Final = article("ST 6.3.4")
"""The one place that says it of hi-lo."""


def bring_in_seat(upcards: Mapping[int, Card], rules: RuleSet, game: Discipline) -> Verdict[int]:
    """The seat that brings in: the lowest upcard by rank, then by suit.

    Raises BadDeal without upcards, and with more than one deck can deal.
    """
    if not upcards:
        raise BadDeal("no_upcards")
    check_deck(3 * len(upcards))
    seat = min(upcards, key=upcards.__getitem__)
    lowest = upcards[seat].rank
    by_suit = sum(card.rank == lowest for card in upcards.values()) > 1
    ace_high = game == "stud8" and any(card.rank == ACE for card in upcards.values())
    because = in_force(rules, *_LOWEST, *([_BY_SUIT] if by_suit else []))
    return Verdict(seat, cited(because, [_ACE_HIGH] if ace_high else []))
