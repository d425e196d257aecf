"""Hands with too many or too few cards: dead, still good, or reason to deal anew."""

from __future__ import annotations

from typing import Literal, TypeAlias

from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict, article

CountRuling: TypeAlias = Literal["live", "dead", "misdeal"]


def card_count(
    held: int, due: int, rules: RuleSet, *, acted: bool, at_showdown: bool = False, accepted: bool = False
) -> Verdict[CountRuling]:
    """What becomes of a hand that holds `held` cards and ought to hold `due` (SP 4.9.1, ST 6.1.18, TDA 36).

    `acted`: somebody has wagered (sports rules), or there was substantial action (TDA); before that the
    cards are dealt anew. The stud room counts too few cards at showdown only, where it may be `accepted`
    that the seventh is missing; until then they can be dealt.
    """
    if held == due:
        return Verdict("live")
    if rules.name == "stud-room":
        dead = held > due or (at_showdown and not accepted)
        return Verdict("dead" if dead else "live", (article("ST 6.1.18"),))
    return Verdict("dead" if acted else "misdeal", in_force(rules, "SP 4.9.1", "TDA 36"))
