"""A call the dealer asked for too early: whoever was skipped acts, and then the call may be taken back.

SP 4.13: when the player skipped raises, the early caller may call the raise, or take his chips back and
pass; he can no longer take them back once somebody behind him has called or raised. His insufficient call
can never grow into a raise. The other books know it as any action out of turn (TDA 53-A).
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from director.rules.hand.out_of_turn import OutOfTurn, action_changed, out_of_turn
from director.rules.hand.substantial_action import wagered
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict, cited

Way: TypeAlias = Literal["keep", "call", "raise", "take_back", "forfeit"]
"""Keep it as it is; call the new amount; raise; pass with his chips back; pass without them."""


class EarlyCall(NamedTuple):
    """A call on the dealer's prompt before it was his turn."""

    before: tuple[str, ...]
    """What the players skipped then did; an all-in is what it was."""
    behind: tuple[str, ...] = ()
    """What players behind the early caller had done upon his call."""


class EarlyWays(NamedTuple):
    """What the early caller may do now."""

    ways: tuple[Way, ...]


def early_call(case: EarlyCall, rules: RuleSet) -> Verdict[EarlyWays]:
    """What becomes of a call that was asked for too early.

    >>> from director.rules.rulesets import ruleset
    >>> early_call(EarlyCall(("raise",)), ruleset("sport-ru")).answer.ways
    ('call', 'take_back')
    """
    if rules.text("oot") != "chips_stay":
        ruling = out_of_turn(OutOfTurn("call", case.before, dealers_error=True), rules)
        ways: tuple[Way, ...] = ("keep",) if ruling.answer.binding else ("call", "raise", "take_back")
        return Verdict(EarlyWays(ways), ruling.because, ruling.house)
    book = in_force(rules, "SP 4.13")
    if not action_changed(case.before):
        # His call is no dearer than he thought; still it is the dealer's error (SP 4.10). Once the next one
        # has acted it is an action out of turn like any other: only a wager before him frees him.
        ways = ("keep", "raise", "take_back")
        if case.behind:
            ways = ("keep", "raise", "forfeit") if wagered(case.before) else ("keep",)
        return Verdict(EarlyWays(ways), cited(rules.articles("oot"), book), rules.house("oot"))
    ways = ("call", "forfeit") if wagered(case.behind) else ("call", "take_back")
    return Verdict(EarlyWays(ways), cited(book, rules.articles("oot")), rules.house("oot"))
