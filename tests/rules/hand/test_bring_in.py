"""The first round of stud: the bring-in and its completion (rules.md 4.8)."""

from __future__ import annotations

import pytest

from director.rules.hand.betting import Legal, Round
from director.rules.rulesets import NAMES
from tests.helpers.rounds import RICH, begun, can_raise, may_raise_to, played, refusal


def third_street(*chairs: int | tuple[int, int], rules: str = "stud-room", **terms: object) -> Round:
    """15-30 with a bring-in of 5; the first chair has the low card."""
    usual = {"structure": "FL", "game": "stud", "street": 1, "limits": (15, 30), "big_blind": 0}
    return begun(*(chairs or (1, 2, 3)), rules=rules, **{**usual, "bring_in": 5, **terms})


@pytest.mark.parametrize("rules", NAMES)
@pytest.mark.parametrize("game", ["stud", "stud8"])
def test_t126_t127_completing_is_no_raise(game: str, rules: str) -> None:
    """ST 6.1.3, R154: 15; then 30, 45, 60, closed. WSOP has one raise more: 75."""
    now = third_street(1, 2, 3, game=game, rules=rules).act(1, "bring_in", 5)
    assert now.legal()[:6] == (2, 5, False, True, 15, 15)
    now = now.act(2, "complete", 15)
    assert now.raises_used == 0
    ladder = [30, 45, 60, 75] if rules == "wsop-2026" else [30, 45, 60]
    for seat, to in zip((3, 1, 2, 3), ladder, strict=False):
        assert may_raise_to(now) == (to, to)
        now = now.act(seat, "raise", to)
    assert (now.raises_used, can_raise(now), now.capped) == (len(ladder), False, True)


@pytest.mark.parametrize("rules", NAMES)
def test_r153_the_low_card_may_bet_in_full(rules: str) -> None:
    """ST 6.1.2; he may not check or fold: SP 5.4.3."""
    now = third_street(rules=rules)
    assert now.legal() == Legal(1, 0, False, True, 15, 15, (15,), False, True)
    assert refusal(now, 1, "fold") == "must_bring_in"
    assert refusal(now, 1, "check") == "must_bring_in"
    assert refusal(now, 1, "call") == "must_bring_in"
    assert now.act(1, "bet", 15).legal()[:6] == (2, 15, False, True, 30, 30)
    assert now.act(1, "complete", 15).legal()[:6] == (2, 15, False, True, 30, 30)
    assert refusal(now, 1, "raise", 15) == "nothing_to_raise"
    assert refusal(now, 1, "bet", 30) == "bet_too_large"


def test_the_bring_in_is_what_it_is() -> None:
    now = third_street()
    assert now.act(1, "bring_in") == now.act(1, "bring_in", 5)
    assert refusal(now, 1, "bring_in", 6) == "wrong_bring_in"
    assert refusal(now, 2, "bring_in", 5) == "out_of_turn"
    assert refusal(now.act(1, "bring_in"), 2, "bring_in", 5) == "no_bring_in"


def test_a_bring_in_nobody_has_told_of_is_known_when_it_is_paid() -> None:
    now = third_street(bring_in=0)
    assert now.act(1, "bring_in", 4).legal().call == 4
    assert refusal(now, 1, "bring_in", 15) == "bring_in_too_large"
    assert refusal(now, 1, "bring_in", 0) == "nothing_put_in"
    assert refusal(now, 1, "bring_in", 10**9) == "not_enough_chips"
    assert refusal(now, 1, "bring_in") == "no_total"


def test_everybody_may_just_call_it_and_the_low_card_has_no_option() -> None:
    now = played(third_street(), (1, "bring_in"), (2, "call"), (3, "call"))
    assert (now.closed, now.pot_now, now.last_aggressor) == (True, 15, None)


def test_the_low_card_may_raise_whoever_completes() -> None:
    now = played(third_street(), (1, "bring_in"), (2, "complete", 15), (3, "fold"))
    assert (now.to_act, may_raise_to(now)) == (1, (30, 30))


def test_completing_may_be_called_a_raise_but_not_a_bet() -> None:
    now = third_street().act(1, "bring_in")
    assert now.act(2, "raise", 15).standing == now.act(2, "complete", 15).standing
    assert refusal(now, 2, "bet", 15) == "bet_stands"
    assert refusal(now, 2, "complete", 30) == "raise_too_large"
    completed = now.act(2, "complete", 15)
    assert refusal(completed, 3, "complete", 30) == "nothing_to_complete"


@pytest.mark.parametrize("rules", NAMES)
def test_t128_the_low_card_is_all_in_for_the_ante(rules: str) -> None:
    """ST 6.1.7, R159, TDA RP-10-E: the player to his left folds, brings in, or bets in full."""
    now = third_street((1, 0), 2, 3, 4, rules=rules)
    assert now.legal() == Legal(2, 0, False, True, 15, 15, (15,), True, True)
    assert refusal(now, 2, "check") == "must_bring_in"
    assert now.act(2, "bring_in", 5).legal().call == 5
    assert now.act(2, "bet", 15).legal().call == 15
    # He folds: the next has the same choice; the last one left with chips has nobody to open against.
    now = now.act(2, "fold")
    assert now.legal() == Legal(3, 0, False, True, 15, 15, (15,), True, True)
    assert now.act(3, "fold").closed


def test_a_short_bring_in_lowers_nothing() -> None:
    """As with a short blind, RRoP 4-1 and WSOP-L 154 by analogy: no book has it in words."""
    start = third_street((1, 3), 2, 3)
    assert start.legal() == Legal(1, 0, False, False, None, None, (), False, True)
    for now in (start.act(1, "bring_in", 3), start.act(1, "all_in")):
        assert now.all_in == (1,)
        assert now.legal()[:6] == (2, 5, False, True, 15, 15)
    assert start.act(1, "all_in").acts[0].meaning == "bring_in"


def test_an_all_in_over_the_bring_in_counts_when_it_is_half_of_what_completes_it() -> None:
    """SP 4.9.8: half of the required size; from 5 to 15 ten are required."""
    for rules in NAMES:
        under = third_street(1, (2, 9), 3, rules=rules).act(1, "bring_in").act(2, "all_in")
        assert (may_raise_to(under), under.raises_used) == ((15, 15), 0)
        assert not can_raise(under.act(3, "call"))
        half = third_street(1, (2, 10), 3, rules=rules).act(1, "bring_in").act(2, "all_in")
        assert (may_raise_to(half), half.raises_used) == ((25, 25), 0)
        assert can_raise(half.act(3, "call"))


def test_the_low_card_may_open_all_in() -> None:
    now = third_street((1, 9), 2, 3)
    assert may_raise_to(now) == (15, 9)
    opened = now.act(1, "all_in")
    assert opened.acts[0].meaning == "bet"
    # 9 is more than half of 15.
    assert may_raise_to(opened) == (24, 24)


@pytest.mark.parametrize("structure", ["NL", "PL"])
def test_without_limits_the_bring_in_is_made_up_to_the_smallest_bet(structure: str) -> None:
    now = third_street(structure=structure, pot=40).act(1, "bring_in")
    assert may_raise_to(now)[0] == 15
    most = RICH if structure == "NL" else 5 + 40 + 5 + 5
    assert may_raise_to(now)[1] == most
    completed = now.act(2, "complete", 15)
    assert (may_raise_to(completed)[0], completed.raises_used) == (30, 0)
    # House reading: a bet of the whole amount, 25 completed to 100 makes it 200 at least.
    larger = third_street(structure=structure, pot=400, big_blind=100, bring_in=25).act(1, "bring_in")
    assert may_raise_to(larger.act(2, "complete", 100))[0] == 200
    short = third_street(1, (2, 9), 3, structure=structure, pot=40).act(1, "bring_in").act(2, "all_in")
    assert may_raise_to(short)[0] == 15
