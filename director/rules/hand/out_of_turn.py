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

from director.rules.hand.substantial_action import wagered
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Article, Verdict, cited

Decision: TypeAlias = Literal["check", "fold", "call", "bet", "raise"]
"""What a player decides, in turn or out of it; an all-in is what it was, a bet, a raise or a call."""

Chips: TypeAlias = Literal["none", "stay", "back"]

_UNCHANGED: Final = frozenset({"check", "call", "fold"})


class OutOfTurn(NamedTuple):
    """What happened, at the moment action reaches the player in his turn."""

    act: Decision
    """What he did."""
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
    options: tuple[Decision, ...]
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
    >>> ruling = out_of_turn(OutOfTurn("call", ("raise",)), ruleset("sport-ru")).answer
    >>> ruling.chips, ruling.options
    ('stay', ('call', 'raise', 'fold'))
    """
    ruling, more = _ruling(case, rules)
    return Verdict(ruling, cited(more, rules.articles("oot")), rules.house("oot"))


def _ruling(case: OutOfTurn, rules: RuleSet) -> tuple[Ruling, tuple[Article, ...]]:
    """What counts, and the articles of it beside that of `oot`."""
    if case.act == "fold":
        return _binds(case), in_force(rules, "SP 4.9.1", "TDA 58")
    if rules.text("oot") == "chips_stay":
        return _chips_stay(case), ()
    if case.let_pass:
        return _binds(case)._replace(floor_rules=True), in_force(rules, "TDA 53-B", "TDA 36")
    return _binding_if_unchanged(case), ()


def _binds(case: OutOfTurn) -> Ruling:
    return Ruling(binding=True, chips="none" if case.act in {"check", "fold"} else "stay", options=())


def _options(case: OutOfTurn) -> tuple[Decision, ...]:
    """All there are for him: a wager faces him when he called or raised one, or when one came before him."""
    if case.act in {"call", "raise"} or wagered(case.before):
        return ("call", "raise", "fold")
    return ("check", "bet", "fold")


def _free(case: OutOfTurn, chips: Chips) -> Ruling:
    """He may decide anew; a check had no chips that could stay or go back."""
    return Ruling(binding=False, chips="none" if case.act == "check" else chips, options=_options(case))


def _chips_stay(case: OutOfTurn) -> Ruling:
    if case.dealers_error and not case.next_acted:
        return _free(case, "back")
    return _free(case, "stay") if wagered(case.before) else _binds(case)


def _binding_if_unchanged(case: OutOfTurn) -> Ruling:
    return _free(case, "back") if action_changed(case.before) else _binds(case)
