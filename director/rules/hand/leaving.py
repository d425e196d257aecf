"""When a player is out of the hand, and when cards thrown away may come back (SP 4.9.1, TDA 58)."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from director.rules.hand.time_out import TimeOut, timed_out
from director.rules.in_force import in_force
from director.rules.rulesets import RuleSet
from director.rules.verdict import Verdict

How: TypeAlias = Literal[
    "said_pass", "thrown", "touched_muck", "touched_others", "time_ran_out", "wrong_number_of_cards"
]
"""What happened to him or his cards."""


class Left(NamedTuple):
    """What happened."""

    how: How
    later_acted: bool = False
    """A player after him has acted since."""
    wagered: bool = False
    """Somebody has wagered in the hand, blinds and antes left out."""
    separable: bool = False
    """His cards can be told from the muck without doubt."""
    misinformed: bool = False
    """He threw them in because of what he was wrongly told."""
    faces_bet: bool = False
    """There is something to call."""
    in_pot: int = 0
    """His chips in the pot, of all rounds: where his time ran out, he may play on for them (PP time)."""
    all_ins_before: int = 0
    """How often his time had run out as all-in (OS time)."""
    away_too_long: bool = False
    """He lost the line and did not come back in time (PP time)."""
    unlooked: bool = False
    """He had acted without looking at his cards."""


class Out(NamedTuple):
    """Whether he is out."""

    out: bool
    may_come_back: bool
    """The chief referee may give him his cards back."""


def left_hand(case: Left, rules: RuleSet) -> Verdict[Out]:
    """Whether a player is out of the hand.

    Cards thrown toward the muck are dead once a later player has acted; a wrong number of cards, once
    somebody has wagered: before that it is a misdeal. Who acts without looking at his cards answers for their
    number himself.

    >>> from director.rules.rulesets import ruleset
    >>> left_hand(Left("thrown"), ruleset("sport-ru")).answer
    Out(out=False, may_come_back=False)
    """
    if case.how == "time_ran_out":
        turn = TimeOut(case.faces_bet, case.in_pot, case.all_ins_before, case.away_too_long)
        late = timed_out(turn, rules)
        return Verdict(Out(late.answer.does == "fold", may_come_back=False), late.because, late.house)
    # Only SP lists what puts a player out; of a fold the TDA rules say that it binds.
    places = ("SP 4.9.1", *(["TDA 58"] if case.how == "said_pass" else []))
    return Verdict(_out(case), in_force(rules, *places))


def _out(case: Left) -> Out:
    if case.how == "thrown":
        out = case.later_acted
    elif case.how == "wrong_number_of_cards":
        out = case.wagered or case.unlooked
    else:
        out = True
    came_to_the_muck = case.how in {"thrown", "touched_muck"}
    return Out(out, out and came_to_the_muck and case.separable and case.misinformed)
