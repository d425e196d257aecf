"""Substantial action: when it is too late to put an error right (TDA 36).

It decides over a misplaced button (TDA 34-A), a misdeal, a pot counted too low (TDA 52-B), a hand begun on
the old level (TDA 23) and an action out of turn that nobody objected to (TDA 53-B).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from director.rules.hand.acts import FREE

WITH_CHIPS: Final = frozenset({"bring_in", "complete", "call", "bet", "raise", "all_in"})
"""Actions that put chips into the pot."""


def wagered(actions: Iterable[str]) -> bool:
    """Whether somebody put chips in, for a call too (SP Definitions). Blinds are posted, and no action."""
    return any(what in WITH_CHIPS for what in actions)


def is_substantial(actions: Iterable[str]) -> bool:
    """Whether these actions in turn are substantial: two with chips in one of them, or any three (TDA 36).

    Words are those of a betting round; posted blinds may stand among them and do not count.

    >>> is_substantial(["post_sb", "post_bb", "call"]), is_substantial(["fold", "call"])
    (False, True)
    """
    acted = [what for what in actions if what in WITH_CHIPS or what in FREE]
    return len(acted) >= 3 or (len(acted) == 2 and wagered(acted))
