"""What becomes of absent players: dealt in and blinded, or left out with a marker.

The books speak of two kinds of game. In a tournament whoever is away is dealt in and pays (TDA 30); there
are no markers. In a ring game he is left out, and what he misses is noted at his seat. `missed_mode` of a
rule set is what its book says of the kind of game it is for, so the kind of game must be known.
"""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, cast

from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict, article

Mode: TypeAlias = Literal["tournament", "ring"]
"""A tournament, or a game where everybody may come and go."""
MODES: Final = ("tournament", "ring")

MissedMode: TypeAlias = Literal["dealt_in", "ml_ms", "live_up_to_min", "bb_live_only"]
"""`dealt_in`        the absent are dealt in and pay; the hand is killed
`ml_ms`           markers ML and MS: the big blind live, the small one dead
`live_up_to_min`  the same markers: live up to the smallest opening bet, dead beyond it
`bb_live_only`    the same markers: only the big blind live
"""

_KEY: Final = "missed_mode"
_OF_TOURNAMENTS: Final = {"tda-2024": "TDA 30", "robert-11": "RRoP 15", "wsop-2026": "WSOP-T 36"}
"""Rule sets whose own book says what becomes of the absent in a tournament."""
DEALT_IN: Final = tuple(_OF_TOURNAMENTS.values())
"""Where it stands that they are dealt in."""
_MARKERS: Final = "DR missed blinds"
"""The only place that explains markers; ring games follow it where their own book is silent."""


def missed_mode(rules: RuleSet, mode: Mode) -> Verdict[MissedMode]:
    """What this event does with the absent, and who says so.

    Set for the event it holds; otherwise a tournament deals them in, and a ring game follows its book, or
    keeps the markers of the draw room where the book has only rules of tournaments or none.

    >>> from director.rules.rulesets import ruleset
    >>> [missed_mode(ruleset("robert-11"), mode).answer for mode in ("ring", "tournament")]
    ['live_up_to_min', 'dealt_in']
    >>> verdict = missed_mode(ruleset("tda-2024"), "ring")
    >>> verdict.answer, verdict.house
    ('ml_ms', ('missed_mode',))
    """
    choice = rules.choices[_KEY]
    if choice.given or (mode == "ring" and choice.value != "dealt_in"):
        return Verdict(cast("MissedMode", choice.value), rules.articles(_KEY), rules.house(_KEY))
    if mode == "ring":
        return Verdict("ml_ms", (article(_MARKERS),), (_KEY,))
    house = () if rules.name in _OF_TOURNAMENTS else (_KEY,)
    return Verdict("dealt_in", in_force(rules, *DEALT_IN), house)
