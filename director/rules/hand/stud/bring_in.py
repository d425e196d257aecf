"""Whose forced bet opens the first round of stud: the lowest upcard, and what if that seat cannot bet.

The ace is high and the two of clubs is the lowest card of all, in hi-lo too (SP 5.4.3, 4.5.1, ST 6.3.4).
Cards of one rank differ by suit.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.domain.plan import Discipline
from director.rules.cards.card import ACE, Card
from director.rules.hand.stud.books import BadDeal, Pages, pages
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict, article, cited

_LOWEST: Final[Pages] = {
    "sport-ru": "SP 5.4.3",
    "stud-room": "ST 6.1.1",
    "party-stud": "PP first round",
    "online-stud": "OS start of play",
    "tda-2024": "TDA RP-10-E",
    "robert-11": "RRoP stud 1",
    "wsop-2026": "WSOP-T stud",
}
_BY_SUIT: Final[Pages] = {"sport-ru": "SP 4.5.1", "tda-2024": ()}
"""Where the order of suits stands in an article of its own."""


def bring_in_seat(upcards: Mapping[int, Card], rules: RuleSet, game: Discipline) -> Verdict[int]:
    """The seat that brings in: the lowest upcard by rank, then by suit. Raises BadDeal without upcards."""
    if not upcards:
        raise BadDeal("no_upcards")
    seat = min(upcards, key=upcards.__getitem__)
    lowest = upcards[seat].rank
    by_suit = sum(card.rank == lowest for card in upcards.values()) > 1
    ace_high = game == "stud8" and any(card.rank == ACE for card in upcards.values())
    because = cited(
        pages(_LOWEST, rules),
        pages(_BY_SUIT, rules) if by_suit else (),
        (article("ST 6.3.4"),) if ace_high else (),
    )
    return Verdict(seat, because)
