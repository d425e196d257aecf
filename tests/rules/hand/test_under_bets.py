"""Too few chips for a call, a bet or a raise, under each book."""

import pytest

from director.rules.hand.under_bets import (
    Correction,
    Remedy,
    ShortWager,
    Undercall,
    WayOut,
    short_wager,
    undercall,
)
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import article

BOTH: tuple[WayOut, ...] = ("complete", "forfeit")
CORRECTED = [name for name in NAMES if name != "sport-ru"]

T090 = Undercall(2_000, 0, 8_000, heads_up=False, opening=True)
T091 = Undercall(2_000, 0, 8_000, heads_up=False, opening=False)
T047 = ShortWager(1_000, 0, 1_200, found_in_time=True)


@pytest.mark.parametrize("name", CORRECTED)
def test_t090_tda_51_b_against_the_opening_bet_the_call_is_made_in_full(name: str) -> None:
    assert undercall(T090, ruleset(name)).answer == Remedy(("complete",), 8_000, 0, referee=False)


@pytest.mark.parametrize("name", CORRECTED)
def test_tda_51_b_heads_up_every_call_is_made_in_full(name: str) -> None:
    case = T091._replace(heads_up=True)

    assert undercall(case, ruleset(name)).answer.ways == ("complete",)


@pytest.mark.parametrize("name", CORRECTED)
def test_t091_tda_51_against_a_raise_the_referee_decides(name: str) -> None:
    assert undercall(T091, ruleset(name)).answer == Remedy(BOTH, 8_000, 2_000, referee=True)


SHORT_CHIP = Undercall(500, 0, 1_200, heads_up=False, opening=False, meant=400)


@pytest.mark.parametrize("name", CORRECTED)
def test_tda_addendum_51_ex_4_a_pass_costs_the_call_he_meant_to_make(name: str) -> None:
    """Opened for 400, raised to 1,200, one silent chip of 500, a pass: 400 are lost, 100 go back."""
    verdict = undercall(SHORT_CHIP, ruleset(name))

    assert verdict.answer == Remedy(BOTH, 1_200, 400, referee=True)
    assert (article("TDA addendum 51") in verdict.because) == (name == "tda-2024")
    assert undercall(SHORT_CHIP._replace(put=200), ruleset(name)).answer.forfeit == 200
    assert undercall(SHORT_CHIP._replace(meant=900), ruleset(name)).answer.forfeit == 500
    assert undercall(SHORT_CHIP._replace(put=450), ruleset(name)).answer.forfeit == 0


def test_sp_4_13_a_pass_costs_all_chips_put_in() -> None:
    assert undercall(SHORT_CHIP, ruleset("sport-ru")).answer.forfeit == 500


@pytest.mark.parametrize("case", [T090, T091, T091._replace(heads_up=True)])
def test_t090_sp_4_13_he_completes_or_passes_and_loses_his_chips(case: Undercall) -> None:
    verdict = undercall(case, ruleset("sport-ru"))

    assert verdict.answer == Remedy(BOTH, 8_000, 2_000, referee=False)
    assert verdict.because == (article("SP 4.13"),)


def test_only_the_chips_of_this_move_are_at_stake() -> None:
    assert undercall(T091._replace(offered=2_500, put=500), ruleset("sport-ru")).answer.forfeit == 2_000


def test_an_undercall_names_its_book() -> None:
    assert undercall(T090, ruleset("tda-2024")).because == (article("TDA 51-B"), article("TDA 51"))
    assert undercall(T090, ruleset("wsop-2026")).because == (article("WSOP-T 93-f"),)
    assert undercall(T090, ruleset("stud-room")).house == ("undercall",)
    house = undercall(T090, ruleset("tda-2024", {"undercall": "complete_or_forfeit"}))
    assert (house.because, house.house) == ((), ("undercall",))


@pytest.mark.parametrize("name", CORRECTED)
def test_t047_tda_52_a_a_short_raise_is_corrected_for_everybody_until_the_next_card(name: str) -> None:
    assert short_wager(T047, ruleset(name)).answer == Correction(
        1_200, stands=False, ways=("complete",), forfeit=0
    )


@pytest.mark.parametrize("name", NAMES)
def test_t047_tda_52_a_after_the_turn_it_stands(name: str) -> None:
    late = short_wager(T047._replace(found_in_time=False), ruleset(name))

    assert late.answer == Correction(1_000, stands=True, ways=(), forfeit=0)
    assert late.because == (article("WSOP-T 90-e" if name == "wsop-2026" else "TDA 52-A"),)


def test_t047_sp_4_13_he_completes_or_passes_and_loses_his_chips() -> None:
    verdict = short_wager(T047, ruleset("sport-ru"))

    assert verdict.answer == Correction(1_200, stands=False, ways=BOTH, forfeit=1_000)
    assert verdict.because == (article("SP 4.13"),)
