"""Acting out of turn, and on the dealer's early prompt."""

import pytest

from director.rules.hand.early_prompt import EarlyCall, early_call
from director.rules.hand.out_of_turn import (
    Decision,
    OutOfTurn,
    Ruling,
    action_changed,
    out_of_turn,
)
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import article

OTHERS = [name for name in NAMES if name != "sport-ru"]
ALL: tuple[Decision, ...] = ("call", "raise", "fold")


def told(case: OutOfTurn, name: str) -> Ruling:
    return out_of_turn(case, ruleset(name)).answer


def test_r79_sp_4_10_the_chips_stay_and_he_may_call_raise_or_pass() -> None:
    verdict = out_of_turn(OutOfTurn("call", ("fold", "raise")), ruleset("sport-ru"))

    assert verdict.answer == Ruling(binding=False, chips="stay", options=ALL)
    assert verdict.because == (article("SP 4.10"),)


@pytest.mark.parametrize("act", ["bet", "call", "raise"])
def test_r79_sp_4_10_a_wager_out_of_turn_cannot_be_withdrawn(act: Decision) -> None:
    case = OutOfTurn(act, ("fold", "check"))

    assert told(case, "sport-ru") == Ruling(binding=True, chips="stay", options=())


@pytest.mark.parametrize("act", ["call", "raise"])
def test_r79_sp_4_10_a_call_of_the_player_skipped_is_a_wager_and_frees_him(act: Decision) -> None:
    """SP Definitions: a call is one of the wagers. Elsewhere it changes nothing (TDA 53-A)."""
    case = OutOfTurn(act, ("fold", "call"))

    assert told(case, "sport-ru") == Ruling(binding=False, chips="stay", options=ALL)
    assert told(case, "tda-2024") == Ruling(binding=True, chips="stay", options=())


def test_r79_sp_4_10_a_check_binds_only_when_all_before_him_check() -> None:
    """The small blind calls, and the big blind who had checked before him has his option again."""
    case = OutOfTurn("check", ("call",))

    assert told(case, "sport-ru") == Ruling(binding=False, chips="none", options=ALL)
    assert told(case, "tda-2024").binding


@pytest.mark.parametrize("name", NAMES)
def test_r79_sp_4_10_tda_53_a_a_check_binds_when_all_before_him_check(name: str) -> None:
    case = OutOfTurn("check", ("check", "check"))

    assert told(case, name) == Ruling(binding=True, chips="none", options=())
    assert told(case._replace(before=("check", "bet")), name) == Ruling(
        binding=False, chips="none", options=ALL
    )


def test_r80_sp_4_10_the_dealers_error_may_be_changed_until_the_next_player_acts() -> None:
    led = OutOfTurn("bet", ("check",), dealers_error=True)

    assert told(led, "sport-ru") == Ruling(binding=False, chips="back", options=("check", "bet", "fold"))
    assert told(led._replace(act="check"), "sport-ru").chips == "none"
    assert told(led._replace(before=("bet",)), "sport-ru").options == ALL
    assert told(led._replace(next_acted=True), "sport-ru") == Ruling(binding=True, chips="stay", options=())


@pytest.mark.parametrize("name", OTHERS)
def test_tda_53_a_ex_1_a_raise_binds_unless_the_action_changes(name: str) -> None:
    raised = OutOfTurn("raise", ("call",))

    assert told(raised, name) == Ruling(binding=True, chips="stay", options=())
    assert told(raised._replace(before=("fold",)), name).binding
    assert told(raised._replace(before=("raise",)), name) == Ruling(binding=False, chips="back", options=ALL)


@pytest.mark.parametrize("name", NAMES)
def test_tda_58_sp_4_9_1_a_fold_out_of_turn_binds_in_any_case(name: str) -> None:
    verdict = out_of_turn(OutOfTurn("fold", ("raise",)), ruleset(name))

    assert verdict.answer == Ruling(binding=True, chips="none", options=())
    assert verdict.because[0] == article("SP 4.9.1" if name == "sport-ru" else "TDA 58")


@pytest.mark.parametrize("name", OTHERS)
def test_tda_53_b_what_the_player_skipped_let_pass_binds_and_the_floor_rules_on_his_hand(name: str) -> None:
    verdict = out_of_turn(OutOfTurn("call", ("raise",), let_pass=True), ruleset(name))

    assert verdict.answer == Ruling(binding=True, chips="stay", options=(), floor_rules=True)
    assert verdict.because[:2] == (article("TDA 53-B"), article("TDA 36"))
    assert not told(OutOfTurn("call", ("fold",)), name).floor_rules


def test_robert_leaves_it_to_the_house() -> None:
    assert out_of_turn(OutOfTurn("call", ()), ruleset("robert-11")).house == ("oot",)


def test_a_check_a_call_and_a_fold_change_nothing() -> None:
    assert not action_changed(["check", "call", "fold"])
    assert [action_changed([what]) for what in ("bet", "raise", "complete")] == [True] * 3


# ------------------------------------------------------------------ the dealer asked too early


def ways(case: EarlyCall, name: str) -> tuple[str, ...]:
    return early_call(case, ruleset(name)).answer.ways


def test_t092_sp_4_13_he_calls_the_raise_or_takes_his_chips_back() -> None:
    verdict = early_call(EarlyCall(("raise",)), ruleset("sport-ru"))

    assert verdict.answer.ways == ("call", "take_back")
    assert verdict.because == (article("SP 4.13"), article("SP 4.10"))


@pytest.mark.parametrize("behind", ["call", "raise"])
def test_t092_sp_4_13_not_after_somebody_behind_him_called_or_raised(behind: str) -> None:
    assert ways(EarlyCall(("raise",), ("fold", behind)), "sport-ru") == ("call", "forfeit")


def test_t092_sp_4_13_a_pass_behind_him_takes_nothing_away() -> None:
    assert ways(EarlyCall(("raise",), ("fold",)), "sport-ru") == ("call", "take_back")


def test_r80_sp_4_10_an_unchanged_call_may_be_changed_until_the_next_player_acts() -> None:
    assert ways(EarlyCall(("call",)), "sport-ru") == ("keep", "raise", "take_back")
    assert ways(EarlyCall(("fold",), ("fold",)), "sport-ru") == ("keep",)
    assert ways(EarlyCall(("call",), ("fold",)), "sport-ru") == ("keep", "raise", "forfeit"), "SP 4.10"


@pytest.mark.parametrize("name", OTHERS)
def test_t092_tda_53_a_elsewhere_it_is_an_action_out_of_turn(name: str) -> None:
    assert ways(EarlyCall(("raise",), ("call",)), name) == ("call", "raise", "take_back")
    assert ways(EarlyCall(("fold",)), name) == ("keep",)
