"""What each street of stud brings: two cards down and one up, three more up, the last one down.

Before every street but the third one card is burned (SP Definitions, 5.8.6, 5.8.7). Cards go round from the
dealer's left (OS fourth street).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from director.rules.hand.stud.books import Pages, pages
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict

THIRD: Final = 3
SEVENTH: Final = 7
"""Streets are named after how many cards each player then has."""


class StreetDeal(NamedTuple):
    """What is dealt before the betting of a street."""

    burn: int
    down: int
    """Cards each player is dealt face down."""
    up: int
    """Cards each player is dealt face up."""


STREETS: Final[Mapping[int, StreetDeal]] = {
    3: StreetDeal(0, 2, 1),
    4: StreetDeal(1, 0, 1),
    5: StreetDeal(1, 0, 1),
    6: StreetDeal(1, 0, 1),
    7: StreetDeal(1, 1, 0),
}
"""Third street to seventh."""

OPEN_CARDS: Final[Mapping[int, tuple[int, ...]]] = {4: (2,), 5: (3,), 6: (4,), 7: (4, 5)}
"""How many cards lie open before a player; five when the last one came face up (ST 6.1.17)."""

_STREETS: Final[Pages] = {
    "sport-ru": ("SP 5.8.6", "SP 5.8.7", "SP Definitions"),
    "stud-room": "ST intro",
    "party-stud": "PP first round",
    "online-stud": ("OS start of play", "OS fourth street"),
    "tda-2024": (),
    "wsop-2026": "WSOP-T stud",
}
"""The TDA rules take the game as known."""


def street_deal(street: int, rules: RuleSet) -> Verdict[StreetDeal]:
    """What is burned and dealt before the betting of a street, 3 to 7.

    >>> from director.rules.rulesets import ruleset
    >>> street_deal(7, ruleset("sport-ru")).answer
    StreetDeal(burn=1, down=1, up=0)
    """
    return Verdict(STREETS[street], pages(_STREETS, rules))
