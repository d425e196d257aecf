"""Betting rounds: whose turn it is, minimum and maximum, how a round ends (rules.md 4.2)."""

from __future__ import annotations

import pytest

from director.rules.hand.betting import Legal, NotAllowed, What
from director.rules.rulesets import NAMES
from tests.helpers.rounds import RICH, begun, limit, may_raise_to, played, refusal

# ---------------------------------------------------------------- whose turn, and when it ends


def test_t033_a_round_is_closed_when_all_have_matched_the_highest_wager() -> None:
    """SP Definitions, R14: 10, 20, 30; the first adds 20 and the second 10."""
    now = played(begun(1, 2, 3, big_blind=10), (1, "bet", 10), (2, "raise", 20), (3, "raise", 30))
    assert (now.to_act, now.legal().call) == (1, 20)
    now = now.act(1, "call")
    assert (now.to_act, now.legal().call) == (2, 10)
    now = now.act(2, "call", 30)
    assert now.closed
    assert now.to_act is None
    assert now.legal() == Legal()
    assert now.pot_now == 90
    assert refusal(now, 3, "check") == "round_closed"


def test_everybody_checks_and_it_is_over() -> None:
    now = played(begun(1, 2, 3, pot=300), (1, "check"), (2, "check"))
    assert not now.closed
    now = now.act(3, "check")
    assert (now.closed, now.pot_now, now.first_bettor, now.last_aggressor) == (True, 300, None, None)


def test_the_last_one_left_is_not_asked() -> None:
    now = played(begun(1, 2, 3), (1, "bet", 100), (2, "fold"), (3, "fold"))
    assert (now.closed, now.folded, now.put) == (True, (2, 3), {1: 100, 2: 0, 3: 0})


def test_who_is_all_in_from_before_is_never_asked() -> None:
    now = played(begun(1, (2, 0), 3), (1, "check"))
    assert now.to_act == 3
    assert now.all_in == (2,)
    assert now.act(3, "check").closed
    assert refusal(now, 2, "check") == "already_all_in"


def test_nobody_is_asked_when_nobody_can_answer() -> None:
    assert begun(1, (2, 0), (3, 0)).closed
    assert begun((1, 0), (2, 0)).closed
    # The big blind has paid more than the only other player has.
    shove = played(begun((1, 60), 2, street=1, small_blind=50), (1, "post_sb", 50), (2, "post_bb", 100))
    assert shove.act(1, "all_in").closed


def test_a_blind_that_covers_a_short_one_is_not_asked_for_more() -> None:
    """Only the small blind has chips, and more in front of him than the big blind could win."""
    now = played(begun(1, (2, 30), street=1, small_blind=50), (1, "post_sb", 50), (2, "post_bb", 30))
    assert now.closed
    more = played(begun(1, (2, 60), street=1, small_blind=50), (1, "post_sb", 50), (2, "post_bb", 60))
    assert (more.to_act, more.legal().call, more.legal().may_raise) == (1, 50, False)
    assert more.act(1, "call").closed


def test_out_of_turn_names_whose_turn_it_is() -> None:
    now = begun(3, 5, 8)
    with pytest.raises(NotAllowed) as refused:
        now.act(5, "check")
    assert (refused.value.code, refused.value.facts) == ("out_of_turn", {"seat": 5, "to_act": 3})
    assert refusal(now, 9, "check") == "not_in_round"
    assert refusal(now.act(3, "fold"), 3, "check") == "already_folded"


def test_a_raise_gives_everybody_his_turn_again() -> None:
    now = played(begun(1, 2, 3), (1, "check"), (2, "bet", 100), (3, "raise", 300))
    assert now.to_act == 1
    now = played(now, (1, "fold"), (2, "call"))
    assert (now.closed, now.first_bettor, now.last_aggressor) == (True, 2, 3)


# ---------------------------------------------------------------- check, bet, call, raise


@pytest.mark.parametrize("structure", ["NL", "PL", "FL"])
def test_r59_r60_a_check_or_a_bet_only_before_a_wager(structure: str) -> None:
    """SP 4.9.2, 4.9.3."""
    now = begun(1, 2, 3, structure=structure, pot=500).act(1, "bet", 100)
    assert now.legal()[1:3] == (100, False)
    assert refusal(now, 2, "check") == "cannot_check"
    assert refusal(now, 2, "bet", 200) == "bet_stands"
    assert refusal(begun(1, 2), 1, "raise", 200) == "nothing_to_raise"
    assert refusal(begun(1, 2), 1, "call") == "nothing_to_call"
    assert refusal(begun(1, 2), 1, "complete", 100) == "nothing_to_complete"
    assert refusal(begun(1, 2), 1, "bring_in", 5) == "no_bring_in"


def test_r61_the_smallest_bet_is_the_big_blind_or_the_fixed_size() -> None:
    """SP 4.9.3."""
    for structure in ("NL", "PL"):
        now = begun(1, 2, structure=structure, pot=500)
        assert refusal(now, 1, "bet", 99) == "bet_too_small"
        assert now.act(1, "bet", 100).put[1] == 100
    assert refusal(limit(1, 2), 1, "bet", 9) == "bet_too_small"
    assert refusal(limit(1, 2), 1, "bet", 11) == "bet_too_large"
    assert may_raise_to(limit(1, 2)) == (10, 10)


def test_r62_no_limit_is_limited_by_the_stack() -> None:
    """SP 4.7.1, 4.9.3."""
    now = begun((1, 750), 2)
    assert may_raise_to(now) == (100, 750)
    assert refusal(now, 1, "bet", 751) == "not_enough_chips"
    assert now.act(1, "bet", 750).all_in == (1,)


def test_a_call_is_never_more_than_the_stack() -> None:
    now = begun(1, (2, 60), 3).act(1, "bet", 100)
    assert now.legal()[:4] == (2, 60, False, False)
    assert refusal(now, 2, "call", 100) == "wrong_call"
    assert refusal(now, 2, "raise", 200) == "not_enough_chips"
    now = now.act(2, "call", 60)
    assert (now.all_in, now.to_act, now.legal().call) == ((2,), 3, 100)


def test_a_stack_short_of_the_minimum_may_be_all_in() -> None:
    now = begun(1, (2, 150), 3).act(1, "bet", 100)
    assert may_raise_to(now) == (200, 150)
    assert refusal(now, 2, "raise", 140) == "raise_too_small"
    assert now.act(2, "raise", 150).put[2] == 150
    assert now.act(2, "all_in", 150).put[2] == 150
    poor = begun((1, 40), 2)
    assert may_raise_to(poor) == (100, 40)
    assert poor.act(1, "bet", 40).standing.highest == 40


def test_an_all_in_is_the_call_the_bet_or_the_raise_it_amounts_to() -> None:
    """TDA 17-A asks who raised last: an all-in is written as what it was."""
    now = played(begun((1, 500), (2, 300), (3, 900), 4), (1, "all_in"), (2, "all_in"), (3, "all_in", 900))
    assert [act.meaning for act in now.acts] == ["bet", "call", "raise"]
    assert (now.to_act, now.first_bettor, now.last_aggressor) == (4, 1, 3)
    assert refusal(begun((1, 500), 2), 1, "all_in", 499) == "wrong_all_in"


def test_what_takes_chips_says_how_many() -> None:
    assert refusal(begun(1, 2), 1, "bet") == "no_total"
    assert refusal(begun(1, 2), 1, "check", 100) == "no_chips_in_it"
    assert refusal(begun(1, 2).act(1, "bet", 100), 2, "fold", 100) == "no_chips_in_it"
    assert begun(1, 2).act(1, "check", 0).to_act == 2


def test_nobody_raises_whom_nobody_could_answer() -> None:
    now = begun((1, 300), 2).act(1, "all_in")
    assert now.legal() == Legal(to_act=2, call=300, may_fold=True)
    assert refusal(now, 2, "raise", 600) == "nobody_left"
    assert refusal(now, 2, "all_in") == "nobody_left"


# ---------------------------------------------------------------- no-limit sizes


def test_t028_a_raise_is_by_as_much_as_the_last_one() -> None:
    """SP 4.9.5, R66: blinds 50-100, 300, so 500 (300 + 200)."""
    blinds = begun(3, 4, 1, 2, street=1, small_blind=50)
    now = played(blinds, (1, "post_sb", 50), (2, "post_bb", 100), (3, "raise", 300))
    assert may_raise_to(now) == (500, RICH)
    assert refusal(now, 4, "raise", 499) == "raise_too_small"


@pytest.mark.parametrize(("pot", "bet", "least"), [(50, 50, 100), (1200, 900, 1800)])
def test_t029_t030_a_first_raise_doubles_the_bet(pot: int, bet: int, least: int) -> None:
    """SP 4.9.5, R66."""
    now = begun(1, 2, pot=pot, big_blind=10).act(1, "bet", bet)
    assert may_raise_to(now)[0] == least


def test_t041_the_largest_increase_counts() -> None:
    """TDA addendum 43 example 1: 600, 1600, 3600, then 5600."""
    now = begun(1, 2, 3, 4, big_blind=200, rules="tda-2024")
    now = played(now, (1, "bet", 600), (2, "raise", 1600), (3, "raise", 3600))
    assert may_raise_to(now)[0] == 5600


@pytest.mark.parametrize("rules", NAMES)
def test_t042_a_short_all_in_changes_what_is_matched_and_not_the_size_of_a_raise(rules: str) -> None:
    """TDA addendum 43 example 2: blinds 50-100, all-in 150, so 250."""
    now = begun((3, 150), 1, 2, street=1, small_blind=50, rules=rules)
    now = played(now, (1, "post_sb", 50), (2, "post_bb", 100), (3, "all_in", 150))
    assert (now.to_act, now.legal().call) == (1, 100)
    assert may_raise_to(now)[0] == 250
    assert now.raises_used == 0


def test_t044_calls_change_nothing() -> None:
    """TDA addendum 43 example 4-B: 25-50, a raise to 500, two calls, then 950."""
    now = begun(3, 4, 5, 6, 1, 2, street=1, small_blind=25, big_blind=50, rules="tda-2024")
    now = played(now, (1, "post_sb", 25), (2, "post_bb", 50), (3, "raise", 500), (4, "call"), (5, "call"))
    assert (now.to_act, may_raise_to(now)[0]) == (6, 950)


@pytest.mark.parametrize("rules", NAMES)
def test_t045_after_a_bet_of_100_and_an_all_in_of_140_it_is_240(rules: str) -> None:
    """RRoP 14."""
    now = played(begun(1, (2, 140), 3, rules=rules), (1, "bet", 100), (2, "all_in", 140))
    assert may_raise_to(now)[0] == 240


def test_a_short_bet_is_raised_by_a_full_one() -> None:
    """RRoP 14: the minimum does not depend on an all-in for less."""
    now = begun((1, 60), 2, 3).act(1, "all_in")
    assert now.legal()[1:6] == (60, False, True, 160, RICH)
    assert now.act(2, "raise", 160).standing.step == 100


# ---------------------------------------------------------------- limit sizes


@pytest.mark.parametrize(("street", "ladder"), [(1, 10), (2, 10), (3, 20), (4, 20)])
@pytest.mark.parametrize("rules", [name for name in NAMES if name != "wsop-2026"])
@pytest.mark.parametrize("game", ["holdem", "omaha"])
def test_t031_t032_the_ladder_of_a_limit_round(game: str, rules: str, street: int, ladder: int) -> None:
    """SP 4.7.3, R48: 10, 20, 30, cap 40; from the third round on 20, 40, 60, cap 80."""
    now = limit(1, 2, 3, game=game, street=street, rules=rules, big_blind=0)
    seats: list[int] = [1, 2, 3, 1]
    for at, seat in enumerate(seats, 1):
        assert may_raise_to(now) == (at * ladder, at * ladder)
        assert now.legal().sizes == (at * ladder,)
        now = now.act(seat, "bet" if at == 1 else "raise", at * ladder)
    assert (now.capped, now.raises_used, now.legal().may_raise) == (True, 3, False)
    assert refusal(now, 2, "raise", 5 * ladder) == "capped"


def test_r65_a_limit_raise_is_neither_more_nor_less() -> None:
    """SP 4.9.5."""
    now = limit(1, 2, 3).act(1, "bet", 10)
    assert refusal(now, 2, "raise", 19) == "raise_too_small"
    assert refusal(now, 2, "raise", 21) == "raise_too_large"
    assert refusal(now, 2, "all_in") == "raise_too_large"


@pytest.mark.parametrize(
    ("game", "small"), [("stud", 2), ("stud8", 2), ("draw5", 1), ("holdem", 2), ("omaha", 2)]
)
def test_r49_when_the_larger_limit_begins(game: str, small: int) -> None:
    """SP 4.7.3, ST intro; five-card draw has one round before and one after the draw."""
    sizes = [
        may_raise_to(limit(1, 2, game=game, street=street, big_blind=0))[0] for street in (small, small + 1)
    ]
    assert sizes == [10, 20]


def test_without_limits_the_big_blind_is_the_smaller_bet() -> None:
    """DR Blinds, R125: in a 2-4 game the big blind is 2."""
    start = begun(1, 2, structure="FL", game="draw5", street=1, small_blind=1, big_blind=2, rules="draw-room")
    now = played(start, (1, "post_sb", 1), (2, "post_bb", 2))
    assert may_raise_to(now) == (4, 4)
    after = begun(1, 2, structure="FL", game="draw5", street=2, big_blind=2, rules="draw-room")
    assert may_raise_to(after) == (4, 4)


def test_without_a_big_blind_the_smaller_limit_is_one() -> None:
    start = limit(1, 2, big_blind=0, street=1)
    assert may_raise_to(start) == (10, 10)
    now = played(start, (1, "post_sb", 5), (2, "post_bb", 10))
    assert (now.legal().call, may_raise_to(now)) == (5, (20, 20))
    no_limit = begun(1, 2, big_blind=0, limits=(10, 20))
    assert may_raise_to(no_limit) == (10, RICH)


def test_a_big_blind_below_the_bet_is_completed_first() -> None:
    """No book speaks of it: like a bring-in it is brought up to the bet."""
    start = limit(3, 1, 2, big_blind=5, street=1)
    now = played(start, (1, "post_sb", 2), (2, "post_bb", 5))
    assert may_raise_to(now) == (10, 10)
    assert now.act(3, "raise", 10).raises_used == 0


def test_with_nothing_told_a_bet_is_a_chip() -> None:
    assert may_raise_to(begun(1, 2, big_blind=0))[0] == 1
    assert may_raise_to(begun(1, 2, big_blind=0, structure="FL"))[0] == 1


# ---------------------------------------------------------------- blinds


@pytest.mark.parametrize("rules", NAMES)
@pytest.mark.parametrize("structure", ["NL", "PL", "FL"])
def test_t040_a_short_big_blind_lowers_nothing(structure: str, rules: str) -> None:
    """SP 4.9.8, R78, RRoP 4-1, WSOP-L 154: blinds 50-100, the big blind has only 60."""
    start = begun(3, 1, (2, 60), street=1, small_blind=50, rules=rules, structure=structure)
    now = played(start, (1, "post_sb", 50), (2, "post_bb", 60))
    assert (now.to_act, now.legal().call, now.legal().min_to) == (3, 100, 200)
    assert refusal(now, 3, "call", 60) == "wrong_call"
    assert refusal(now, 3, "raise", 160) == "raise_too_small"


def test_a_dead_small_blind_changes_nothing_for_the_call() -> None:
    now = begun(3, 2, street=1, small_blind=50).act(2, "post_bb", 100)
    assert now.legal()[:5] == (3, 100, False, True, 200)


@pytest.mark.parametrize("rules", NAMES)
def test_r59_r128_the_big_blind_has_the_last_word(rules: str) -> None:
    """SP 4.9.2, DR Betting after the deal: nobody raised, so he may check or raise his own blind."""
    start = begun(3, 1, 2, street=1, small_blind=50, rules=rules)
    now = played(start, (1, "post_sb", 50), (2, "post_bb", 100), (3, "call"), (1, "call"))
    assert now.legal()[:5] == (2, 0, True, True, 200)
    assert now.act(2, "check").closed
    assert now.act(2, "raise", 200).to_act == 3


def test_r127_before_the_big_blind_nobody_checks() -> None:
    """DR Betting after the deal."""
    now = played(begun(3, 1, 2, street=1, small_blind=50), (1, "post_sb", 50), (2, "post_bb", 100))
    assert refusal(now, 3, "check") == "cannot_check"


def test_t186_a_returner_posts_a_live_big_blind_and_pays_the_small_one_dead() -> None:
    """DR missed blinds: 1/2 and one ML returner make 6; T181: his big blind plays, and he has an option."""
    start = begun(4, 3, 1, 2, street=1, small_blind=1, big_blind=2, rules="draw-room")
    now = played(start, (3, "post_bb", 2), (1, "post_sb", 1), (2, "post_bb", 2), (3, "post_dead", 1))
    assert (now.pot_now, now.dead, now.put[3], now.left[3]) == (6, 1, 2, RICH - 3)
    now = now.act(4, "call")
    assert now.legal()[:5] == (3, 0, True, True, 4)
    assert may_raise_to(now) == (4, RICH - 1)
    now = played(now, (3, "check"), (1, "fold"))
    assert now.to_act == 2


def test_t184_a_dead_small_blind_does_not_help_to_call() -> None:
    """DR missed blinds: back after the button has passed, a call of an unraised pot costs 2 more."""
    start = begun(3, 1, 2, street=1, small_blind=1, big_blind=2, rules="draw-room")
    now = played(start, (3, "post_dead", 1), (1, "post_sb", 1), (2, "post_bb", 2))
    assert now.legal().call == 2


@pytest.mark.parametrize(
    ("seat", "what", "total", "code"),
    [
        (1, "post_sb", 60, "wrong_blind"),
        (1, "post_sb", 0, "nothing_put_in"),
        (2, "post_bb", 99, "wrong_blind"),
        (3, "post_dead", 41, "not_enough_chips"),
        (7, "post_bb", 100, "not_in_round"),
    ],
)
def test_a_blind_is_posted_in_full_or_with_all_one_has(seat: int, what: What, total: int, code: str) -> None:
    assert refusal(begun((3, 40), 1, 2, street=1, small_blind=50), seat, what, total) == code


def test_blinds_are_posted_once_and_before_anybody_decides() -> None:
    start = begun(3, 1, 2, street=1, small_blind=50)
    now = played(start, (1, "post_sb", 50), (1, "post_dead", 50), (2, "post_bb", 100))
    assert refusal(now, 1, "post_bb", 100) == "posted_already"
    assert refusal(now, 1, "post_dead", 50) == "posted_already"
    assert refusal(now, 3, "post_sb", 50) == "second_small_blind"
    assert refusal(now.act(3, "call"), 3, "post_bb", 100) == "post_too_late"
    assert refusal(now.act(3, "fold"), 3, "post_bb", 100) == "post_too_late"
    assert refusal(begun(1, 2), 1, "post_bb", 100) == "no_blinds_now"
    assert refusal(begun(1, 2, game="stud", street=1), 1, "post_bb", 100) == "no_blinds_now"


def test_a_blind_that_nothing_is_said_of_is_taken_as_it_comes() -> None:
    now = begun(1, 2, street=1, big_blind=100).act(1, "post_sb", 40)
    assert now.put[1] == 40
    assert refusal(begun(1, 2, street=1, big_blind=100), 1, "post_sb", 101) == "wrong_blind"


def test_a_round_is_a_value() -> None:
    start = begun(1, 2, 3)
    acts = ((1, "bet", 100), (2, "raise", 300), (3, "fold"), (1, "call"))
    assert played(start, *acts) == played(start, *acts)  # type: ignore[arg-type]
    assert start == begun(1, 2, 3)
    assert start.acts == ()
