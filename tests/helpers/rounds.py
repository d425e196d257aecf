"""Betting rounds told in a line."""

from __future__ import annotations

from typing import Any, TypeAlias

import pytest

from director.rules.hand.betting import Chair, NotAllowed, Round, Terms, What
from director.rules.rulesets import ruleset

RICH = 1_000_000
"""A stack that no wager of a story can reach."""

Told: TypeAlias = tuple[int, What] | tuple[int, What, int]


def begun(*chairs: int | tuple[int, int], rules: str = "sport-ru", **terms: Any) -> Round:
    """A round of these seats in acting order, rich or with the stack beside the seat.

    The flop of no-limit hold'em unless told.
    """
    options = terms.pop("options", None)
    usual: dict[str, Any] = {"structure": "NL", "game": "holdem", "street": 2, "big_blind": 100}
    seats = [Chair(*chair) if isinstance(chair, tuple) else Chair(chair, RICH) for chair in chairs]
    return Round.start(Terms(**{**usual, **terms}, rules=ruleset(rules, options)), seats)


def limit(*chairs: int | tuple[int, int], rules: str = "sport-ru", **terms: Any) -> Round:
    """A round of limit 10-20, on the flop unless told."""
    return begun(*chairs, rules=rules, **{"structure": "FL", "limits": (10, 20), "big_blind": 10, **terms})


def played(now: Round, *acts: Told) -> Round:
    """The round after these actions."""
    for seat, what, *total in acts:
        now = now.act(seat, what, *total)
    return now


def refusal(now: Round, seat: int, what: What, total: int | None = None) -> str:
    """The code by which this action is refused."""
    with pytest.raises(NotAllowed) as refused:
        now.act(seat, what, total)
    return refused.value.code


def accepted(now: Round, seat: int, what: What, total: int | None) -> bool:
    """Whether this action is allowed now."""
    try:
        now.act(seat, what, total)
    except NotAllowed:
        return False
    return True


def may_raise_to(now: Round) -> tuple[int | None, int | None]:
    """The ends between which whoever acts may raise; twice None when he may not."""
    legal = now.legal()
    return legal.min_to, legal.max_to


def can_raise(now: Round) -> bool:
    """Whether whoever acts may bet or raise."""
    return now.legal().may_raise
