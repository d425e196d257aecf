"""What the last all-in of a round did to the betting: whether it counts as a raise, and who may raise again.

Only what those may do who have acted already is in question (SP 4.9.8, TDA 47); who has not may raise in any
case. Each of them is asked as if it were his turn, by the rules of the round itself.
"""

from __future__ import annotations

from typing import NamedTuple

from director.rules.hand.acts import AGGRESSIVE, Act
from director.rules.hand.betting import Round
from director.rules.hand.standing import must_act
from director.rules.verdict import Verdict

__all__ = ["Reopened", "reopened"]


class Reopened(NamedTuple):
    """What an all-in that went above the betting did."""

    seat: int
    total: int
    above: int
    """By how much it went above what was to be matched."""
    full: bool
    """It is a full raise by itself, or counts as one."""
    open_for: tuple[int, ...]
    """Who has acted and may raise again, in turn."""
    closed_for: tuple[int, ...]
    """Who has acted and may only call or fold."""


def reopened(betting: Round) -> Verdict[Reopened] | None:
    """What the last wager did, where it was an all-in; None where nobody who acted has to answer it."""
    act = next((one for one in reversed(betting.acts) if one.meaning in AGGRESSIVE), None)
    if act is None or betting.turn is None or betting.place(act.seat).left:
        return None
    in_turn = (*betting.places[betting.turn :], *betting.places[: betting.turn])
    highest = betting.standing.highest
    asked = [place for place in in_turn if place.seen is not None and must_act(in_turn, place, highest)]
    why = {place.seat: betting.why_no_raise(place) for place in asked}
    closed = tuple(seat for seat, said in why.items() if said == "not_reopened")
    opened = tuple(seat for seat, said in why.items() if said is None)
    if not (opened or closed):
        return None
    full = betting.standing.full == act.total
    answer = Reopened(act.seat, act.total, act.total - _before(betting, act), full, opened, closed)
    # In limit games two all-ins may come up to a raise together, which is another question.
    keys = ["fl_reopen"] if betting.terms.structure == "FL" else ["big_reopen"]
    if betting.terms.structure == "FL" and len(betting.all_in) > 1:
        keys.append("big_reopen")
    rules = betting.terms.rules
    return Verdict(answer, rules.articles(*keys), rules.house(*keys))


def _before(betting: Round, act: Act) -> int:
    """What was to be matched before this act."""
    at = max(place for place, one in enumerate(betting.acts) if one is act)
    posted = betting.terms.blind if betting.terms.blind_round else 0
    return max((posted, *(one.total for one in betting.acts[:at] if one.what != "post_dead")))
