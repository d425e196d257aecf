"""The big-blind ante: one player pays it for the table, and what comes first when his stack is short.

Blind first is the rule of TDA RP-11; before 2022 it was the ante, and some houses kept that. The ante is not
reduced when few players are left (RP-11); some events do reduce it (`bba_reduce`), and no book says by how
much. The house reading here, which is told as the house's choice: with four players or fewer half of it, down
to a whole number of the smallest chips, and one of them at least.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict

__all__ = ["SHORT_HANDED", "BigBlindPost", "big_blind_post"]

SHORT_HANDED: Final = 4
"""So many players or fewer make the ante smaller, where the house reduces it."""


class BigBlindPost(NamedTuple):
    """What the big blind puts in before the deal."""

    blind: int
    """His bet, which layers with the bets of others."""
    ante: int
    """Dead money: whoever was dealt in may win it."""


def big_blind_post(
    rules: RuleSet, stack: int, big_blind: int, ante: int, *, players: int | None = None, unit: int = 1
) -> Verdict[BigBlindPost]:
    """How a stack is parted between blind and ante.

    `players` counts those dealt in. Left out when the ante is as it is.
    """
    keys = []
    if ante and players is not None and players <= SHORT_HANDED:
        keys.append("bba_reduce")
        if rules.value("bba_reduce"):
            ante = max(ante // 2 // unit * unit, min(unit, ante))
    if ante > 0 and stack < big_blind + ante:
        keys.insert(0, "bba_order")
    if rules.text("bba_order") == "blind_first":
        blind = min(stack, big_blind)
        post = BigBlindPost(blind, min(stack - blind, ante))
    else:
        paid = min(stack, ante)
        post = BigBlindPost(min(stack - paid, big_blind), paid)
    return Verdict(post, rules.articles(*keys), rules.house(*keys))
