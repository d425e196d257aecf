"""Clock and hands: to which level a hand belongs, and how the clock goes while play is hand for hand."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from director.domain.moments import MINUTE
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict

HandLevel: TypeAlias = Literal["old", "new"]
"""The level that was running, or the one that begins."""

A_HAND: Final = 2 * MINUTE
"""What comes off the clock for a hand (WSOP-T 126-c)."""
LONGEST_HAND: Final = 3 * MINUTE
"""More than that is not taken off for one."""


def level_of_hand(
    rules: RuleSet, *, change: int, began: int, push: int | None = None, substantial: bool = False
) -> Verdict[HandLevel]:
    """To which level a hand belongs, when the level changes at `change`.

    A hand begins with the first riffle or the button of the machine, and where a dealer has just been pushed,
    with the push: so a push that had begun before the change leaves one hand on the old level. Whoever dealt
    on the old level by mistake plays on with it once substantial action has occurred.

    >>> from director.rules.rulesets import ruleset
    >>> [level_of_hand(ruleset("tda-2024"), change=0, began=began).answer for began in (-2_000, 0, 1_000)]
    ['old', 'new', 'new']
    """
    start = began if push is None else min(push, began)
    if start >= change and substantial:
        return Verdict("old", in_force(rules, "TDA 36", "TDA 23"))
    return Verdict("old" if start < change else "new", in_force(rules, "TDA 23"))


def after_hands(rules: RuleSet, left: int, hands: int = 1, each: int = A_HAND) -> Verdict[int]:
    """What is left of the level after so many hands while play goes hand for hand.

    A change of level holds from the next hand on, so the clock does not go below nothing.

    >>> from director.rules.rulesets import ruleset
    >>> [after_hands(ruleset("wsop-2026"), 30 * MINUTE, hands).answer // MINUTE for hands in (1, 2)]
    [28, 26]
    """
    taken = min(each, LONGEST_HAND)
    return Verdict(max(0, left - hands * taken), in_force(rules, "WSOP-T 126-c"))
