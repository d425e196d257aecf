"""The clock on a player."""

import pytest

from director.rules.hand.time_out import TimeOut, TimeResult, time_allowed, timed_out
from director.rules.rulesets import ruleset
from director.rules.verdict import article

FACING, FREE = TimeOut(faces_bet=True), TimeOut(faces_bet=False)


def result(case: TimeOut, name: str) -> TimeResult:
    return timed_out(case, ruleset(name)).answer


@pytest.mark.parametrize("name", ["tda-2024", "draw-room", "stud-room"])
def test_t254_tda_29_a_check_or_a_dead_hand(name: str) -> None:
    assert result(FREE, name) == ("check", None)
    assert result(FACING, name) == ("fold", None)


@pytest.mark.parametrize("name", ["sport-ru", "wsop-2026", "robert-11"])
@pytest.mark.parametrize("case", [FREE, FACING])
def test_t254_sp_4_9_1_wsop_t_80_a_dead_hand_in_either_case(case: TimeOut, name: str) -> None:
    assert result(case, name) == ("fold", None)


@pytest.mark.parametrize("case", [FREE, FACING])
def test_t254_sp_4_9_1_is_named(case: TimeOut) -> None:
    assert timed_out(case, ruleset("sport-ru")).because == (article("SP 4.9.1"),)


def test_t255_r219_pp_all_in_for_what_is_in_the_pot() -> None:
    assert result(FACING._replace(in_pot=50), "party-stud") == ("all_in", 50)
    assert result(FACING, "party-stud") == ("fold", None)
    assert result(FREE._replace(in_pot=50), "party-stud") == ("all_in", 50)


def test_r219_pp_who_is_away_too_long_is_all_in() -> None:
    assert result(FACING._replace(away_too_long=True), "party-stud") == ("all_in", 0)


def test_r190_os_all_in_twice_then_a_fold() -> None:
    facing = FACING._replace(in_pot=30)

    assert [result(facing._replace(all_ins_before=n), "online-stud").does for n in range(4)] == [
        "all_in",
        "all_in",
        "fold",
        "fold",
    ]
    assert result(facing, "online-stud").claims == 30


def test_r190_os_with_nothing_to_call_the_least_harm_is_a_check() -> None:
    assert result(FREE._replace(all_ins_before=2), "online-stud") == ("check", None)


@pytest.mark.parametrize(
    ("name", "seconds", "every_turn"),
    [("tda-2024", 30, False), ("wsop-2026", 30, False), ("party-stud", 30, True), ("online-stud", 10, True)],
)
def test_r189_r218_tda_29_the_time_there_is(name: str, seconds: int, every_turn: bool) -> None:
    allowed = time_allowed(ruleset(name))

    assert (allowed.answer.whole, allowed.answer.on_every_turn, allowed.house) == (seconds, every_turn, ())


def test_r218_pp_twenty_seconds_more_for_who_comes_back_in_time() -> None:
    assert time_allowed(ruleset("party-stud"), reconnected=True).answer == (30, 20, True)
    assert time_allowed(ruleset("online-stud"), reconnected=True).answer.whole == 10


def test_sp_4_9_1_leaves_the_time_to_the_regulations() -> None:
    assert time_allowed(ruleset("sport-ru")).house == ("time_limit",)
    assert time_allowed(ruleset("sport-ru", {"time_limit": [60, 10]})).answer.whole == 70


def test_tda_29_a_tie_goes_to_the_player() -> None:
    allowed = time_allowed(ruleset("tda-2024")).answer

    assert not allowed.is_over(30)
    assert allowed.is_over(30.1)
