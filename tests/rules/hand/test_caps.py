"""How many raises a limit round has (rules.md 4.4)."""

from __future__ import annotations

import pytest

from director.rules.hand.betting import Round
from director.rules.rulesets import NAMES
from tests.helpers.rounds import begun, can_raise, limit, may_raise_to, played, refusal


def raised(now: Round, times: int) -> Round:
    """So many bets and raises one after another, each of the smallest size."""
    for _ in range(times):
        legal = now.legal()
        assert legal.to_act is not None
        now = now.act(legal.to_act, "raise" if now.standing.highest else "bet", legal.min_to)
    return now


def third_folds(rules: str, **terms: object) -> Round:
    """Three begin the round; a bet and two raises, and the first folds."""
    return raised(limit(1, 2, 3, rules=rules, **terms), 3).act(1, "fold")


@pytest.mark.parametrize(
    ("rules", "more"),
    [
        ("sport-ru", 1),
        ("tda-2024", 1),
        ("party-stud", 1),
        ("draw-room", 1),
        ("stud-room", 1),
        ("wsop-2026", 2),
        ("online-stud", 20),
        ("robert-11", 20),
    ],
)
def test_t069_the_third_player_folds_before_the_cap(rules: str, more: int) -> None:
    """SP 4.7.3, TDA 48, PP, DR: the cap stands; OS (R199) and RRoP: two may raise without end."""
    now = raised(third_folds(rules), more)
    assert not now.closed
    assert can_raise(now) == (more == 20)
    assert now.capped == (more != 20)


@pytest.mark.parametrize(
    ("rules", "free"),
    [
        ("sport-ru", True),
        ("online-stud", True),
        ("robert-11", True),
        ("tda-2024", False),
        ("wsop-2026", False),
        ("party-stud", False),
        ("draw-room", False),
        ("stud-room", False),
    ],
)
def test_t071_the_round_began_with_two(rules: str, free: bool) -> None:
    """SP 4.7.3, R51, OS, RRoP: no cap; TDA 48 and WSOP-T 100: capped while more players are in the event."""
    now = raised(limit(1, 2, rules=rules), 5 if rules == "wsop-2026" else 4)
    assert can_raise(now) is free
    assert now.capped is not free


def test_t071_wsop_live_action_goes_by_how_the_round_began() -> None:
    """WSOP-L 131, as an option of the house."""
    options = {"cap_hu": "round_began_heads_up"}
    assert can_raise(raised(limit(1, 2, rules="wsop-2026", options=options), 5))
    assert not can_raise(raised(third_folds("wsop-2026", options=options), 2))


@pytest.mark.parametrize("rules", ["tda-2024", "wsop-2026"])
def test_the_cap_falls_when_the_event_is_down_to_two(rules: str) -> None:
    """TDA 48, WSOP-T 100."""
    assert can_raise(raised(limit(1, 2, rules=rules, event_heads_up=True), 30))


@pytest.mark.parametrize("rules", ["party-stud", "draw-room", "stud-room"])
def test_other_books_know_no_exception(rules: str) -> None:
    """PP, R220: each is limited to bet, raise, re-raise and cap; DR, R132."""
    assert not can_raise(raised(limit(1, 2, rules=rules, event_heads_up=True), 4))


@pytest.mark.parametrize(("rules", "bets"), [("draw-room", 4), ("robert-11", 5)])
@pytest.mark.parametrize("street", [1, 2])
def test_t072_five_card_draw(rules: str, bets: int, street: int) -> None:
    """DR Second round: four bets; RRoP: five in two-round games."""
    start = limit(1, 2, 3, game="draw5", street=street, big_blind=0, rules=rules)
    now = raised(start, bets)
    assert (can_raise(now), now.raises_used) == (False, bets - 1)
    assert not raised(start, bets - 1).capped


def test_t073_wsop_has_four_raises() -> None:
    """WSOP-T 100: 10, 20, 30, 40, 50."""
    now = raised(limit(1, 2, 3, rules="wsop-2026"), 5)
    assert (now.standing.highest, now.capped, now.raises_used) == (50, True, 4)
    assert refusal(now, 3, "raise", 60) == "capped"


def test_robert_a_round_that_was_capped_stays_capped() -> None:
    """RRoP: once capped, a later fold changes nothing; OS: no cap whenever two are left."""
    start = played(limit(1, 2, 3, rules="robert-11"), (1, "check"))
    now = raised(start, 4).act(3, "fold")
    assert (now.to_act, can_raise(now), now.capped) == (1, False, True)
    online = raised(limit(1, 2, 3, rules="online-stud").act(1, "check"), 4).act(3, "fold")
    assert can_raise(online)


def test_in_robert_who_is_all_in_does_not_count() -> None:
    """RRoP: the action is heads-up, and the number is for three or more who are not all-in."""
    now = raised(limit(1, (2, 15), 3, rules="robert-11").act(1, "bet", 10).act(2, "all_in"), 20)
    assert can_raise(now)
    assert may_raise_to(now) == (225, 225)


def test_in_the_online_room_who_is_all_in_is_left_in_the_game() -> None:
    """OS: unlimited when only two are left in the game; one who is all-in plays for his part of the pot."""
    start = limit(1, (2, 15), 3, rules="online-stud").act(1, "bet", 10).act(2, "all_in")
    assert raised(start, 2).capped
    assert not raised(limit(1, (2, 15), 3, rules="online-stud").act(1, "bet", 10).act(2, "fold"), 9).capped


def test_in_sp_who_is_all_in_takes_part_in_the_game() -> None:
    """SP 4.7.3, 4.9.1: only by giving up his cards does a player leave it."""
    assert raised(limit(1, (2, 0), 3), 4).capped
    assert can_raise(raised(limit(1, 3), 20))


def test_the_way_of_the_live_action_counts_those_who_can_bet_as_the_round_begins() -> None:
    """WSOP-L 131."""
    options = {"cap_hu": "round_began_heads_up"}
    assert can_raise(raised(limit(1, (2, 0), 3, rules="wsop-2026", options=options), 20))


def test_sp_counts_an_all_in_player_of_this_round() -> None:
    """SP 4.7.3: three took part in it."""
    now = raised(limit(1, (2, 12), 3).act(1, "bet", 10).act(2, "all_in"), 3)
    assert (can_raise(now), now.capped) == (False, True)


def test_an_all_in_of_half_uses_up_a_raise() -> None:
    """SP 4.9.8: 15 is the first raise, 25 and 35 the others."""
    now = raised(limit(1, (2, 15), 3, 4), 1).act(2, "all_in")
    assert raised(now, 2).capped
    # The last raise may be an all-in for less: it is the cap when it is half of one.
    last = limit(1, 2, 3, (4, 35), 5)
    assert raised(last, 3).act(4, "all_in").raises_used == 3
    under = raised(limit(1, 2, 3, (4, 34), 5), 3).act(4, "all_in")
    assert (under.raises_used, may_raise_to(under)) == (2, (40, 40))


@pytest.mark.parametrize("rules", NAMES)
@pytest.mark.parametrize("structure", ["NL", "PL"])
def test_r68_without_limits_raises_are_not_counted_out(structure: str, rules: str) -> None:
    """SP 4.9.5, DR R133."""
    now = raised(begun((1, 10**9), (2, 10**9), (3, 10**9), structure=structure, pot=100, rules=rules), 9)
    assert (can_raise(now), now.capped, now.raises_used) == (True, False, 8)


def test_r220_the_last_aggressor_is_not_asked_again() -> None:
    """PP limit: when all others call or fold, he cannot raise himself."""
    now = raised(limit(1, 2, 3, rules="party-stud"), 2)
    assert played(now, (3, "call"), (1, "call")).closed
