"""All-ins that are no full raise, and who may raise after them (rules.md 4.3)."""

from __future__ import annotations

import pytest

from director.rules.hand.betting import Round
from director.rules.rulesets import NAMES
from tests.helpers.rounds import RICH, begun, can_raise, limit, may_raise_to, played, refusal

CUMULATIVE = tuple(name for name in NAMES if name != "sport-ru")
"""Every book but SP adds short all-ins up, or leaves it to the TDA rules."""

# ---------------------------------------------------------------- limit: half a bet


@pytest.mark.parametrize("rules", NAMES)
def test_t052_an_all_in_under_half_may_only_be_called(rules: str) -> None:
    """SP 4.9.8, R74: bet 10, call 10, all-in 14; both only call 4 more, or pass."""
    now = played(limit(1, 2, (3, 14), rules=rules), (1, "bet", 10), (2, "call"), (3, "all_in"))
    assert now.legal()[:6] == (1, 4, False, False, None, None)
    assert refusal(now, 1, "raise", 20) == "not_reopened"
    now = now.act(1, "call")
    assert (now.to_act, now.legal().call, can_raise(now)) == (2, 4, False)
    assert now.act(2, "call").closed


@pytest.mark.parametrize("rules", NAMES)
def test_t053_the_next_player_may_complete_to_the_normal_level(rules: str) -> None:
    """SP 4.9.8, R75: bet 10, all-in 14, and the third raises to 20, not to 24."""
    now = played(limit(1, (2, 14), 3, 4, rules=rules), (1, "bet", 10), (2, "all_in"))
    assert now.legal()[:6] == (3, 14, False, True, 20, 20)
    assert refusal(now, 3, "raise", 24) == "raise_too_large"
    raised = now.act(3, "raise", 20)
    # All options are open to everybody after him.
    assert may_raise_to(raised) == (30, 30)
    assert may_raise_to(raised.act(4, "fold")) == (30, 30)
    assert now.act(3, "complete", 20).standing == raised.standing


@pytest.mark.parametrize("rules", NAMES)
def test_t054_if_the_third_calls_the_fourth_may_raise_and_the_first_not(rules: str) -> None:
    """SP 4.9.8, R75."""
    now = played(limit(1, (2, 14), 3, 4, rules=rules), (1, "bet", 10), (2, "all_in"), (3, "call"))
    assert (now.to_act, may_raise_to(now)) == (4, (20, 20))
    called = now.act(4, "call")
    assert (called.to_act, called.legal().call, can_raise(called)) == (1, 4, False)
    raised = now.act(4, "raise", 20)
    assert (raised.to_act, may_raise_to(raised)) == (1, (30, 30))
    # The third called 14 and now owes more than half a bet.
    assert may_raise_to(raised.act(1, "call")) == (30, 30)


@pytest.mark.parametrize("rules", [name for name in NAMES if name != "wsop-2026"])
def test_t055_an_all_in_of_half_is_a_raise(rules: str) -> None:
    """SP 4.9.8, R76: bet 10, all-in 15; then 15 or 25, and the cap of the round is 35."""
    now = played(limit(1, (2, 15), 3, 4, rules=rules), (1, "bet", 10), (2, "all_in"))
    assert now.legal()[:6] == (3, 15, False, True, 25, 25)
    assert now.raises_used == 1
    now = played(now, (3, "raise", 25), (4, "raise", 35))
    assert (now.capped, now.raises_used) == (True, 3)
    assert refusal(now, 1, "raise", 45) == "capped"


@pytest.mark.parametrize("rules", NAMES)
def test_t055_an_all_in_of_half_opens_the_betting_again(rules: str) -> None:
    now = played(limit(1, (2, 15), 3, rules=rules), (1, "bet", 10), (2, "all_in"), (3, "call"))
    assert (now.to_act, may_raise_to(now)) == (1, (25, 25))


@pytest.mark.parametrize("rules", NAMES)
def test_t057_an_all_in_under_half_is_not_counted(rules: str) -> None:
    """SP 4.9.8: 14 is no raise, so the ladder goes on 20, 30, 40."""
    now = played(limit(1, (2, 14), 3, 4, rules=rules), (1, "bet", 10), (2, "all_in"))
    assert now.raises_used == 0
    now = now.act(3, "raise", 20)
    assert now.raises_used == 1
    now = played(now, (4, "raise", 30), (1, "raise", 40))
    assert now.raises_used == 3
    assert now.capped == (rules != "wsop-2026")


def test_a_house_may_ask_for_the_full_bet() -> None:
    """`fl_reopen` full: then 15 on 10 is no raise either, and the next goes to 20."""
    now = limit(1, (2, 15), 3, options={"fl_reopen": "full"})
    now = played(now, (1, "bet", 10), (2, "all_in"))
    assert (may_raise_to(now), now.raises_used) == ((20, 20), 0)
    assert not can_raise(now.act(3, "call"))
    full = limit(1, (2, 20), 3, options={"fl_reopen": "full"})
    assert may_raise_to(played(full, (1, "bet", 10), (2, "all_in"))) == (30, 30)


def test_a_short_bet_is_completed_when_it_is_under_half() -> None:
    """The same threshold for a bet: 4 of 10 is none, 5 is."""
    now = limit((1, 4), 2, 3).act(1, "all_in")
    assert (may_raise_to(now), now.raises_used) == ((10, 10), 0)
    completed = now.act(2, "complete", 10)
    assert (completed.raises_used, may_raise_to(completed)) == (0, (20, 20))
    half = limit((1, 5), 2, 3).act(1, "all_in")
    assert (may_raise_to(half), half.raises_used) == ((15, 15), 0)
    assert half.act(2, "raise", 15).raises_used == 1


def test_two_small_all_ins_of_a_limit_round_add_up_or_not() -> None:
    """RRoP and WSOP-L 133: several small all-ins add up; SP judges each alone."""

    def after(rules: str) -> Round:
        start = limit(1, (2, 14), 3, (4, 18), 5, rules=rules)
        return played(start, (1, "bet", 10), (2, "all_in"), (3, "call"), (4, "all_in"), (5, "call"))

    together = after("robert-11")
    assert (together.to_act, may_raise_to(together), together.raises_used) == (1, (28, 28), 1)
    # Whoever called 14 owes less than half a bet.
    assert not can_raise(together.act(1, "call"))
    alone = after("sport-ru")
    assert (alone.to_act, can_raise(alone), alone.raises_used) == (1, False, 0)
    assert alone.act(1, "call").act(3, "call").closed


# ---------------------------------------------------------------- no-limit and pot-limit: all of it


@pytest.mark.parametrize("rules", NAMES)
@pytest.mark.parametrize("structure", ["NL", "PL"])
def test_t058_who_called_before_a_raise_may_raise_again_and_the_raiser_not(
    structure: str, rules: str
) -> None:
    """SP 4.9.8, R77: 10-20; P1 20, P2 60, P3 all-in 90. P1 may raise; if he calls, P2 may not."""
    terms = {"street": 1, "small_blind": 10, "big_blind": 20, "structure": structure}
    start = begun(1, 2, (3, 90), 8, 9, rules=rules, **terms)
    posted = played(start, (8, "post_sb", 10), (9, "post_bb", 20))
    now = played(posted, (1, "call"), (2, "raise", 60), (3, "all_in"), (8, "fold"), (9, "fold"))
    assert (now.to_act, now.legal().call, may_raise_to(now)[0]) == (1, 70, 130)
    now = now.act(1, "call")
    assert (now.to_act, now.legal().call, can_raise(now)) == (2, 30, False)
    assert refusal(now, 2, "raise", 130) == "not_reopened"
    assert refusal(now, 2, "all_in") == "not_reopened"


def addendum_47(rules: str) -> Round:
    """50-100 on the flop: A 100, B all-in 125, C 125, D all-in 200, E 200."""
    start = begun(1, (2, 125), 3, (4, 200), 5, rules=rules)
    return played(start, (1, "bet", 100), (2, "all_in"), (3, "call"), (4, "all_in"), (5, "call"))


@pytest.mark.parametrize("rules", CUMULATIVE)
def test_t059_two_short_all_ins_add_up_to_a_raise(rules: str) -> None:
    """TDA addendum 47 example 1: A faces 100 more, a full raise; the least is 300."""
    now = addendum_47(rules)
    assert (now.to_act, now.legal().call, may_raise_to(now)) == (1, 100, (300, RICH))


@pytest.mark.parametrize("rules", CUMULATIVE)
def test_t059_it_is_measured_at_the_player(rules: str) -> None:
    """C called 125 and faces 75 more: no full raise to him."""
    now = addendum_47(rules).act(1, "call")
    assert (now.to_act, now.legal().call, can_raise(now)) == (3, 75, False)
    assert now.act(3, "call").closed


@pytest.mark.parametrize("rules", NAMES)
def test_t061_after_a_full_raise_everybody_may_raise(rules: str) -> None:
    """TDA addendum 47 example 1-B: A raises to 300; C owes 175 and may make it 400."""
    start = begun(1, (2, 125), 3, (4, 200), 5, rules=rules)
    now = played(start, (1, "bet", 100), (2, "all_in"), (3, "call"), (4, "all_in"), (5, "raise", 300))
    assert (now.to_act, may_raise_to(now)[0]) == (1, 400)
    now = now.act(1, "call")
    assert (now.to_act, now.legal().call, may_raise_to(now)[0]) == (3, 175, 400)


def test_t062_under_sp_each_all_in_is_judged_alone() -> None:
    """SP 4.9.8: the last all-in added 75, less than 100, so A may not raise."""
    now = addendum_47("sport-ru")
    assert (now.to_act, now.legal().call, can_raise(now)) == (1, 100, False)
    assert refusal(now, 1, "raise", 300) == "not_reopened"


@pytest.mark.parametrize(("option", "may"), [("single", False), ("cumulative", True)])
def test_t062_the_option_decides_in_every_rule_set(option: str, may: bool) -> None:
    for rules in NAMES:
        start = begun(1, (2, 125), (4, 200), 5, rules=rules, options={"big_reopen": option})
        now = played(start, (1, "bet", 100), (2, "all_in"), (4, "all_in"), (5, "call"))
        assert can_raise(now) is may


@pytest.mark.parametrize("rules", NAMES)
def test_t064_a_short_all_in_leaves_those_who_have_not_acted_everything(rules: str) -> None:
    """TDA addendum 47 example 3-A: 2000-4000, A calls, C all-in 7500; the big blind's least is 11,500."""
    terms = {"street": 1, "small_blind": 2000, "big_blind": 4000}
    start = begun(1, (3, 7500), 8, 9, rules=rules, **terms)
    posted = played(start, (8, "post_sb", 2000), (9, "post_bb", 4000))
    now = played(posted, (1, "call"), (3, "all_in"), (8, "fold"))
    assert (now.to_act, may_raise_to(now)[0]) == (9, 11_500)
    # T066, 3-B: he does; A owes 7500, more than a full raise.
    raised = now.act(9, "raise", 11_500)
    assert (raised.to_act, raised.legal().call, can_raise(raised)) == (1, 7500, True)
    # He only calls: a short all-in over the blind alone gives the caller no raise.
    called = now.act(9, "call")
    assert (called.to_act, called.legal().call, can_raise(called)) == (1, 3500, False)


def wsop_96(rules: str) -> Round:
    """A 500, B 1000, C calls, D all-in 1300, E all-in 1700, A folds."""
    start = begun(1, 2, 3, (4, 1300), (5, 1700), rules=rules)
    acts = played(start, (1, "bet", 500), (2, "raise", 1000), (3, "call"), (4, "all_in"), (5, "all_in"))
    return acts.act(1, "fold")


@pytest.mark.parametrize("rules", CUMULATIVE)
def test_t067_two_consecutive_all_ins_make_a_raise_together(rules: str) -> None:
    """WSOP-T 96-a: B and C may raise, the least is 2200."""
    now = wsop_96(rules)
    assert (now.to_act, may_raise_to(now)[0]) == (2, 2200)
    now = now.act(2, "call")
    assert (now.to_act, may_raise_to(now)[0]) == (3, 2200)


def test_t067_under_sp_neither_all_in_was_a_raise() -> None:
    """SP 4.9.8: +300 and +400, each less than 500."""
    now = wsop_96("sport-ru")
    assert (now.to_act, can_raise(now)) == (2, False)


# ---------------------------------------------------------------- who has acted


def test_r52_a_check_is_no_wager() -> None:
    """SP 4.7.3 takes the raise only from one who has wagered; the TDA rules from all who have acted."""
    acts = ((1, "check"), (2, "all_in"), (3, "call"))
    for rules, may in (("sport-ru", True), ("tda-2024", False), ("robert-11", False)):
        now = played(begun(1, (2, 60), 3, rules=rules), *acts)  # type: ignore[arg-type]
        assert (now.to_act, can_raise(now)) == (1, may)
        fixed = played(limit(1, (2, 4), 3, rules=rules), *acts)  # type: ignore[arg-type]
        assert (fixed.to_act, can_raise(fixed)) == (1, may)


@pytest.mark.parametrize("rules", NAMES)
def test_a_blind_is_not_an_act(rules: str) -> None:
    """SP 4.9.2: the big blind keeps the last word, whatever was added short of a raise."""
    start = begun((1, 150), 8, 9, street=1, small_blind=50, rules=rules)
    now = played(start, (8, "post_sb", 50), (9, "post_bb", 100), (1, "all_in"), (8, "call"))
    assert (now.to_act, may_raise_to(now)[0]) == (9, 250)


@pytest.mark.parametrize("rules", NAMES)
def test_an_all_in_of_a_full_raise_opens_the_betting_again(rules: str) -> None:
    now = played(begun(1, (2, 200), 3, rules=rules), (1, "bet", 100), (2, "all_in"), (3, "call"))
    assert (now.to_act, may_raise_to(now), now.raises_used) == (1, (300, RICH), 1)
