"""Mixed games: where the button rests while a game without one is played (TDA 11-B).

After the last hand with a button it goes where the next one would have it, and stays there through the stud.
So the last hand with a button is what the next one follows from, however many hands of stud lie between:
whoever left meanwhile is skipped, and whoever came is a newcomer to it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from director.domain.hands import LastHand
from director.domain.plan import Discipline
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.table.button import Positions, next_positions
from director.rules.verdict import Verdict, cited

WITH_BUTTON: Final[frozenset[Discipline]] = frozenset(("holdem", "omaha", "draw5"))
"""The games played with a button and blinds."""


def resting_button(rules: RuleSet, occupied: Collection[int], last: LastHand) -> Verdict[Positions | None]:
    """Where button and blinds rest when the game changes to one without them; None below two players.

    >>> from director.rules.rulesets import ruleset
    >>> resting_button(ruleset("tda-2024"), {1, 2, 3, 4, 5, 6}, LastHand(1, 2, 3)).answer
    Positions(button=2, small=3, big=4)
    """
    positions = next_positions(rules.text("button_rule"), occupied, last)
    because = cited(in_force(rules, "TDA 11-B"), rules.articles("button_rule"))
    return Verdict(positions, because, rules.house("button_rule"))


def last_with_button(game: Discipline, played: LastHand, before: LastHand) -> LastHand:
    """What the next hand with a button follows from, after a hand of this game."""
    return played if game in WITH_BUTTON else before
