"""A pot-limit bet on a wrong count of the pot."""

import pytest

from director.rules.hand.pot_count import Counted, PotBet, pot_bet
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import article

LOW = PotBet(9_500, 10_500, ["fold", "call"])
HIGH = PotBet(11_500, 10_500, ["fold", "call", "call"])


def told(case: PotBet, name: str = "tda-2024") -> Counted:
    return pot_bet(case, ruleset(name)).answer


@pytest.mark.parametrize("name", [name for name in NAMES if name != "robert-11"])
def test_t048_tda_52_b_too_little_stands_after_substantial_action(name: str) -> None:
    assert told(LOW, name) == (9_500, False)


@pytest.mark.parametrize("name", NAMES)
def test_t049_tda_52_b_too_little_is_made_up_before_it(name: str) -> None:
    assert told(LOW._replace(after=["fold"]), name) == (10_500, True)


@pytest.mark.parametrize("name", [name for name in NAMES if name != "wsop-2026"])
def test_tda_52_b_too_much_is_corrected_anywhere_on_the_street(name: str) -> None:
    assert told(HIGH, name) == (10_500, True)


def test_wsop_too_much_stands_after_substantial_action() -> None:
    assert told(HIGH, "wsop-2026") == (11_500, False)
    assert told(HIGH._replace(after=["fold"]), "wsop-2026") == (10_500, True)


def test_rrop_14_it_is_corrected_until_all_have_acted() -> None:
    assert told(LOW, "robert-11") == (10_500, True)
    assert told(LOW._replace(all_acted=True), "robert-11") == (9_500, False)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("case", [LOW, HIGH])
def test_after_the_next_card_it_stands(case: PotBet, name: str) -> None:
    assert told(case._replace(after=["fold"], street_over=True), name) == (case.bet, False)


def test_a_right_count_needs_no_correction() -> None:
    assert told(PotBet(10_500, 10_500, [])) == (10_500, False)


def test_sp_4_12_speaks_of_the_surplus_only() -> None:
    rules = ruleset("sport-ru")

    assert pot_bet(HIGH, rules).because == (article("SP 4.12"),)
    assert pot_bet(LOW, rules).because == (article("TDA 52-B"),)
    assert pot_bet(LOW, ruleset("robert-11")).because == (article("RRoP 14"),)
    late = pot_bet(HIGH._replace(street_over=True), rules)
    assert late.because == (article("TDA 52-B"),), "of a surplus that stands SP says nothing"


@pytest.mark.parametrize("after", [["fold"], ["fold", "call", "call"]])
def test_wsop_t_pot_limit_is_named_for_too_much_and_not_the_tda_rule_that_it_departs_from(
    after: list[str],
) -> None:
    rules = ruleset("wsop-2026")

    assert pot_bet(HIGH._replace(after=after), rules).because == (article("WSOP-T pot-limit"),)
    assert pot_bet(LOW._replace(after=after), rules).because == (article("TDA 52-B"),)
