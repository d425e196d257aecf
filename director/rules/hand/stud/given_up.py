"""Hands given up in odd ways, and calls that could not win."""

from __future__ import annotations

from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict, article


def keeps_receiving(rules: RuleSet, *, facing: bool) -> Verdict[bool]:
    """Whether cards go on being dealt to a seat that folded (ST 6.1.6, SP Definitions, TDA 58).

    In the stud room they do when he had nothing to call, until somebody wagers, so that the cards of the
    others stay as they are. Elsewhere a fold is a fold, and no cards are dealt to a hand that is not live.
    """
    because = in_force(rules, "ST 6.1.6", "SP Definitions", "TDA 58")
    return Verdict(rules.name == "stud-room" and not facing, because)


def picking_up_is_fold(*, in_turn: bool, betting_over: bool) -> Verdict[bool]:
    """Whether picking up one's upcards without a word is a fold (ST 6.1.9, 6.1.10, the only book).

    In turn it is; at showdown, with the betting over, the hand lives until it is thrown in.
    """
    if betting_over:
        return Verdict(answer=False, because=(article("ST 6.1.10"),))
    return Verdict(in_turn, (article("ST 6.1.9"),))


def call_beaten_on_board() -> Verdict[int]:
    """What goes back to whoever called although the board beat him: nothing (ST 6.1.19, the only book)."""
    return Verdict(0, (article("ST 6.1.19"),))
