"""Betting rounds: who is to act, minimum and maximum, how a round ends (rules.md 4.2)."""

from __future__ import annotations

from typing import Any

import pytest

from director.rules.hand.betting import Chair, Legal, NotAllowed, Round, Terms, What
from director.rules.rulesets import NAMES, ruleset

RICH = 1_000_000


def begun(*chairs: int | tuple[int, int], rules: str = "sport-ru", **terms: Any) -> Round:
    """A round of these seats in acting order, each with many chips or with the number beside it."""
    usual: dict[str, Any] = {"structure": "NL", "game": "holdem", "street": 2, "big_blind": 100}
    seats = [Chair(*chair) if isinstance(chair, tuple) else Chair(chair, RICH) for chair in chairs]
    return Round.start(Terms(**{**usual, **terms}, rules=ruleset(rules)), seats)


def played(start: Round, *acts: tuple[int, What] | tuple[int, What, int]) -> Round:
    for seat, what, *total in acts:
        start = start.act(seat, what, *total)
    return start


def refusal(now: Round, seat: int, what: What, total: int | None = None) -> str:
    with pytest.raises(NotAllowed) as refused:
        now.act(seat, what, total)
    return refused.value.code


def range_of(now: Round) -> tuple[int | None, int | None]:
    legal = now.legal()
    return legal.min_to, legal.max_to


def test_r14_a_round_is_closed_when_all_have_matched_the_highest_wager() -> None:
    """SP Definitions, T033: 10, 20, 30; the first adds 20 and the second 10."""
    now = played(begun(1, 2, 3, big_blind=10), (1, "bet", 10), (2, "raise", 20), (3, "raise", 30))
    assert (now.to_act, now.legal().call) == (1, 20)
    now = now.act(1, "call")
    assert (now.to_act, now.legal().call) == (2, 10)
    now = now.act(2, "call", 30)
    assert now.closed
    assert now.legal() == Legal()
    assert now.pot_now == 90


@pytest.mark.parametrize("rules", NAMES)
def test_t040_a_short_big_blind_lowers_nothing(rules: str) -> None:
    """SP 4.9.8, RRoP 4-1, WSOP-L 154: blinds 50-100, the big blind has only 60."""
    start = begun(3, 1, (2, 60), street=1, small_blind=50, rules=rules)
    now = played(start, (1, "post_sb", 50), (2, "post_bb", 60))
    assert (now.to_act, now.legal().call, now.legal().min_to) == (3, 100, 200)
    assert refusal(now, 3, "call", 60) == "wrong_call"
