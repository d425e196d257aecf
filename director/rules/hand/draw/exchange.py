"""The exchange between the two rounds of five-card draw."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from director.rules.hand.bad_deal import BadDeal
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict

MOST_EXCHANGED: Final = 5
"""A player may change his whole hand (DR Discarding)."""


def exchange(cards: int, rules: RuleSet) -> Verdict[int]:
    """How many new cards a player gets for those he discards: as many, none to five (DR Discarding).

    Standing pat is changing none. Raises BadDeal beyond that.
    """
    if not 0 <= cards <= MOST_EXCHANGED:
        raise BadDeal("exchange_size", low=0, high=MOST_EXCHANGED)
    return Verdict(cards, in_force(rules, "DR Discarding"))


def shown_exchanges(exchanged: Mapping[int, int], rules: RuleSet) -> Verdict[dict[int, int]]:
    """What everybody is told of the draw before the second round: how many cards each seat changed.

    DR Second round speaks of the cards discarded; that means their number, since they were never open.
    """
    return Verdict(dict(exchanged), in_force(rules, "DR Second round"))
