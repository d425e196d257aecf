"""Which options count in which game: nobody need settle how a deck runs short in hold'em."""

from __future__ import annotations

from typing import Final

from director.domain.plan import Plan
from director.rules.games import STUD

_STUD: Final = frozenset(
    (
        "odd_stud",
        "stud_tie_first",
        "pair4",
        "stud_exposed",
        "stud_premature",
        "stud_short",
        "common_first",
        "stud_mover",
    )
)
_HI_LO: Final = frozenset(("odd_low", "even_split"))
_BUTTON: Final = frozenset(
    (
        "odd_button",
        "pl_preflop",
        "button_rule",
        "button_start",
        "new_between",
        "missed_mode",
        "bba_order",
        "bba_reduce",
    )
)
_LIMIT: Final = frozenset(("cap_raises", "cap_hu", "fl_reopen", "pair4"))
_POT_LIMIT: Final = frozenset(("pl_preflop", "pl_round"))


def counts(key: str, plan: Plan) -> bool:
    """Whether this option decides anything in the game that an event plays.

    >>> counts("stud_short", Plan(name="Cup", discipline="holdem"))
    False
    """
    stud = plan.discipline in STUD
    return (
        (stud or key not in _STUD)
        and (plan.discipline == "stud8" or key not in _HI_LO)
        and (not stud or key not in _BUTTON)
        and (plan.structure == "FL" or key not in _LIMIT)
        and (plan.structure != "FL" or key != "big_reopen")
        and (plan.structure == "PL" or key not in _POT_LIMIT)
    )
