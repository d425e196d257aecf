"""Acting out of turn: when it binds, and where the chips go (`oot`).

`chips_stay` (SP 4.10): a wager out of turn cannot be taken back. When somebody before him wagers, he may
call, raise or pass, but his chips stay in the pot; a check binds when all before him check. When the dealer
led him into it, he may change it until the next player has acted. A call is a wager here: the glossary of
the book counts it among them, the sentence before takes the word in that sense, and where only an increase is
meant the book says so (5.9.2). So a player skipped who calls frees the one behind him as well; one who checks
or passes does not.

`binding_if_unchanged` (TDA 53-A): action goes back to the player skipped. It binds when the action has not
changed by then; a check, a call or a fold does not change it. Otherwise the chips go back and he has all
options. A fold out of turn binds in any case (TDA 58). A player who was skipped must speak up in time: once
there was substantial action behind him, what was done out of turn binds, and the floor rules on his own hand,
which may be dead, or limited to a check, a call or a fold (TDA 53-B, 36).

A call the dealer asked for too early has a rule of its own: `early_prompt`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NamedTuple, TypeAlias

from director.rules.hand.in_force import in_force
from director.rules.hand.substantial_action import WITH_CHIPS
from director.rules.rulesets import RuleSet
from director.rules.verdict import Article, Verdict, cited

OutOfTurnAct: TypeAlias = Literal["check", "fold", "call", "bet", "raise"]
"""What was done out of turn; an all-in is what it was, a bet, a raise or a call."""

Option: TypeAlias = Literal["check", "fold", "call", "bet", "raise"]

Chips: TypeAlias = Literal["none", "stay", "back"]

_UNCHANGED: Final = frozenset({"check", "call", "fold"})


class OutOfTurn(NamedTuple):
    """What happened, at the moment action reaches the player in his turn."""

    act: OutOfTurnAct
    before: tuple[str, ...]
    """What the players skipped did then; an all-in is what it was."""
    dealers_error: bool = False
    """The dealer had asked him to act."""
    next_acted: bool = False
    """Somebody behind him has already acted upon it."""
    let_pass: bool = False
    """The players skipped had time to speak up before there was substantial action behind them (TDA 53-B)."""


class Ruling(NamedTuple):
    """What counts."""

    binding: bool
    """It stands as it was done."""
    chips: Chips
    """Where the chips of it are."""
    options: tuple[Option, ...]
    """What he may do now, a call being a check where nothing is to be added; nothing when it binds."""
    floor_rules: bool = False
    """The floor rules on the hands of the players skipped: dead, or no more than a check or a call."""


def action_changed(acts: Iterable[str]) -> bool:
    """Whether these acts change the action to the next player (TDA 53-A).

    >>> action_changed(["fold", "call"]), action_changed(["fold", "raise"])
    (False, True)
    """
    return any(what not in _UNCHANGED for what in acts)


def out_of_turn(case: OutOfTurn, rules: RuleSet) -> Verdict[Ruling]:
    """Whether an action out of turn binds.

    >>> from director.rules.rulesets import ruleset
    >>> out_of_turn(OutOfTurn("call", ("raise",)), ruleset("sport-ru")).answer
    Ruling(binding=False, chips='stay', options=('call', 'raise', 'fold'))
    """
    stay = rules.text("oot") == "chips_stay"
    ruling, more = _chips_stay(case, rules) if stay else _binding_if_unchanged(case, rules)
    return Verdict(ruling, cited(more, rules.articles("oot")), rules.house("oot"))


def _binds(case: OutOfTurn) -> Ruling:
    return Ruling(binding=True, chips="none" if case.act in {"check", "fold"} else "stay", options=())


def _wagered(acts: Iterable[str]) -> bool:
    """Whether somebody put chips in, for a call too (SP Definitions)."""
    return any(what in WITH_CHIPS for what in acts)


def _options(case: OutOfTurn) -> tuple[Option, ...]:
    """All there are for him: a wager faces him when he called or raised one, or when one came before him."""
    if case.act in {"call", "raise"} or _wagered(case.before):
        return ("call", "raise", "fold")
    return ("check", "bet", "fold")


def _chips_stay(case: OutOfTurn, rules: RuleSet) -> tuple[Ruling, tuple[Article, ...]]:
    if case.act == "fold":
        return _binds(case), in_force(rules, "SP 4.9.1", "TDA 58")
    if case.dealers_error and not case.next_acted:
        chips: Chips = "none" if case.act == "check" else "back"
        return Ruling(binding=False, chips=chips, options=_options(case)), ()
    if not _wagered(case.before):
        return _binds(case), ()
    return Ruling(binding=False, chips="none" if case.act == "check" else "stay", options=_options(case)), ()


def _binding_if_unchanged(case: OutOfTurn, rules: RuleSet) -> tuple[Ruling, tuple[Article, ...]]:
    if case.act == "fold":
        return _binds(case), in_force(rules, "SP 4.9.1", "TDA 58")
    if case.let_pass:
        return _binds(case)._replace(floor_rules=True), in_force(rules, "TDA 53-B", "TDA 36")
    if not action_changed(case.before):
        return _binds(case), ()
    return Ruling(binding=False, chips="none" if case.act == "check" else "back", options=_options(case)), ()
