"""Who may keep his cards closed at showdown, and who may ask to see them.

Whoever is to show first shows or gives up. When he gives up, the next need not show (SP 5.9.2), or showing
passes on until one is left, who wins unseen (TDA 17-B). Others may muck once a hand is shown, save where all
hands are up (TDA 16). A mucked hand stays closed, but for suspicion (SP 5.9.2) or for the caller who paid to
see it (TDA 18-B).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from director.rules.hand.showdown import Showdown, alone
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict, cited

__all__ = ["AfterMuck", "Asker", "Duty", "Seeing", "after_muck", "duty_to_show", "may_see_hand"]

Duty: TypeAlias = Literal["none", "table", "show_or_muck", "show_beaten_or_muck"]
"""`none`: he wins without showing. `table`: face up at once. `show_or_muck`: he shows first, or gives up the
pot. `show_beaten_or_muck`: in his turn he shows to win, or gives up unseen."""

_FIRST: Final = ("SP 5.9.2", "DR Who opens first", "PP showdown", "OS showdown", "TDA 17-B")
"""That he shows first, or gives up."""
_OTHERS: Final = ("SP 5.9.2", "DR Winning unseen", "PP showdown", "OS showdown", "TDA 17-B")
"""That the others may give up unseen."""


def duty_to_show(rules: RuleSet, seat: int, showdown: Showdown) -> Verdict[Duty]:
    """What is asked of one player at showdown."""
    if seat not in showdown.order:
        return Verdict("none", alone(rules))
    if showdown.all_face_up:
        return Verdict("table", rules.articles("tabling"), rules.house("tabling"))
    if seat == showdown.order[0]:
        return Verdict("show_or_muck", in_force(rules, *_FIRST))
    return Verdict("show_beaten_or_muck", in_force(rules, *_OTHERS))


class AfterMuck(NamedTuple):
    """What follows when the one who was to show has thrown his cards away instead."""

    next_shows: int | None
    """Who is to show now, or give up in his turn; None when nobody has to."""
    wins_unseen: int | None
    """Who is the only one left."""


def after_muck(rules: RuleSet, left: Sequence[int]) -> Verdict[AfterMuck]:
    """The first to show has mucked. `left` are those who still have cards, as they would show."""
    because, house = rules.articles("muck_first"), rules.house("muck_first")
    if len(left) < 2:
        last = left[0] if left else None
        return Verdict(AfterMuck(None, last), cited(because, alone(rules)), house)
    passes_on = rules.text("muck_first") == "last_live_wins"
    return Verdict(AfterMuck(left[0] if passes_on else None, None), because, house)


class Asker(NamedTuple):
    """Who asks to see a hand of a showdown that was not shown."""

    called: bool
    """He called the last bet of the last round."""
    has_cards: bool
    """He keeps his cards, or has tabled them."""


Seeing: TypeAlias = Literal["must_be_shown", "in_history", "referee_decides", "refused"]
"""`referee_decides`: the chief referee looks alone, and shows the hand only to justify his decision."""


def may_see_hand(
    rules: RuleSet, asker: Asker, *, of_last_aggressor: bool, suspicion: bool = False
) -> Verdict[Seeing]:
    """May he see it? `suspicion`: there are grounds to suspect that players act together.

    >>> from director.rules.rulesets import ruleset
    >>> caller = Asker(called=True, has_cards=True)
    >>> may_see_hand(ruleset("tda-2024"), caller, of_last_aggressor=True).answer
    'must_be_shown'
    """
    because, house = rules.articles("see_hand"), rules.house("see_hand")
    return Verdict(_seeing(rules.text("see_hand"), asker, of_last_aggressor, suspicion), because, house)


def _seeing(rule: str, asker: Asker, of_last_aggressor: bool, suspicion: bool) -> Seeing:
    if rule == "history":
        return "in_history"
    if rule == "caller_may_ask" and asker.called and asker.has_cards and of_last_aggressor:
        return "must_be_shown"
    if rule != "never" and suspicion:
        return "referee_decides"
    return "refused"
