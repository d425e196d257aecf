"""Two cards burned for one street, or none."""

from __future__ import annotations

from typing import Literal, TypeAlias

from director.rules.hand.bad_deal import BadDeal
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict

BurnRuling: TypeAlias = Literal["put_right", "stands"]


def wrong_burn(
    burned: int, rules: RuleSet, *, can_be_put_right: bool, last_card_taken: bool = False
) -> Verdict[BurnRuling]:
    """The dealer burned another number of cards than one (ST 6.1.13, the only book that speaks of it).

    It is put right where the cards can still be told apart. A last card that was looked at, or mixed with
    the other hole cards, stays with its player. Raises BadDeal when one card was burned, as it should be.
    """
    if burned == 1 or burned < 0:
        raise BadDeal("burn_count", count=burned)
    ruling: BurnRuling = "put_right" if can_be_put_right and not last_card_taken else "stands"
    return Verdict(ruling, in_force(rules, "ST 6.1.13"))
