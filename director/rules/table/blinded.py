"""What an absent player pays in a tournament, and what becomes of the cards dealt to him.

His seat is dealt in like any other: blinds and antes come off his stack, and the hand is killed once the
deal is done; the chips belong to the pot (TDA 30). Back at his seat when the last card of the deal goes out,
he has a live hand.
"""

from __future__ import annotations

from typing import NamedTuple

from director.rules.hand.big_blind_ante import big_blind_post
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.table.missed_mode import DEALT_IN
from director.rules.verdict import Verdict, cited


class Blinded(NamedTuple):
    """What is taken from a stack before the deal, and whether the hand is dead."""

    blind: int
    ante: int
    killed: bool


def blinded(
    rules: RuleSet, stack: int, *, blind: int = 0, ante: int = 0, bb_ante: int = 0, back: bool = False
) -> Verdict[Blinded]:
    """What is taken from the stack of somebody who is away, as far as it goes.

    His own ante comes first, then the blind of his position; with a big-blind ante the house's order counts
    (TDA RP-11). `back` when he is at his seat for the last card of the deal.
    """
    own = min(ante, stack)
    post = big_blind_post(rules, stack - own, blind, bb_ante)
    taken = Blinded(post.answer.blind, own + post.answer.ante, killed=not back)
    because = in_force(rules, *DEALT_IN)
    return Verdict(taken, cited(because, post.because), post.house)
