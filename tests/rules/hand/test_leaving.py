"""Who is out of the hand, and whose cards may come back."""

import pytest

from director.rules.hand.leaving import Left, left_hand
from director.rules.rulesets import NAMES, ruleset
from director.rules.verdict import article


def out(case: Left, name: str = "sport-ru") -> bool:
    return left_hand(case, ruleset(name)).answer.out


def back(case: Left, name: str = "sport-ru") -> bool:
    return left_hand(case, ruleset(name)).answer.may_come_back


@pytest.mark.parametrize("name", NAMES)
def test_r56_sp_4_9_1_a_pass_said_is_a_pass(name: str) -> None:
    verdict = left_hand(Left("said_pass"), ruleset(name))

    assert verdict.answer == (True, False)
    assert verdict.because == (article("SP 4.9.1" if name == "sport-ru" else "TDA 58"),)


def test_r56_sp_4_9_1_cards_thrown_in_are_dead_once_a_later_player_acted() -> None:
    assert not out(Left("thrown"))
    assert out(Left("thrown", later_acted=True))


def test_r56_sp_4_9_1_cards_that_touched_the_muck_or_other_cards_are_dead() -> None:
    assert out(Left("touched_muck"))
    assert out(Left("touched_others"))


def test_r56_sp_4_9_1_a_wrong_number_of_cards_is_dead_once_somebody_wagered() -> None:
    assert not out(Left("wrong_number_of_cards"))
    assert out(Left("wrong_number_of_cards", wagered=True))


def test_r58_sp_4_9_1_who_acts_without_looking_answers_for_his_cards() -> None:
    assert out(Left("wrong_number_of_cards", unlooked=True))


def test_r56_time_that_ran_out_is_a_pass_as_the_book_has_it() -> None:
    assert out(Left("time_ran_out"), "sport-ru")
    assert not out(Left("time_ran_out"), "tda-2024")
    assert out(Left("time_ran_out", faces_bet=True), "tda-2024")
    assert left_hand(Left("time_ran_out"), ruleset("tda-2024")).because == (article("TDA 29"),)


def test_t255_r219_pp_whose_time_ran_out_is_in_with_chips_in_the_pot() -> None:
    assert not out(Left("time_ran_out", faces_bet=True, in_pot=50), "party-stud")
    assert out(Left("time_ran_out", faces_bet=True), "party-stud")
    assert not out(Left("time_ran_out", faces_bet=True, away_too_long=True), "party-stud")
    assert left_hand(Left("time_ran_out", in_pot=50), ruleset("party-stud")).because == (article("PP time"),)


def test_r190_os_whose_time_ran_out_is_out_the_third_time() -> None:
    late = Left("time_ran_out", faces_bet=True)

    assert [out(late._replace(all_ins_before=n), "online-stud") for n in range(3)] == [False, False, True]


def test_r57_sp_4_9_1_separable_cards_thrown_in_on_wrong_words_may_come_back() -> None:
    thrown = Left("touched_muck", separable=True, misinformed=True)

    assert back(thrown)
    assert back(Left("thrown", later_acted=True, separable=True, misinformed=True))
    assert not back(thrown._replace(separable=False))
    assert not back(thrown._replace(misinformed=False))
    assert not back(Left("said_pass", separable=True, misinformed=True))
    assert not back(Left("thrown", separable=True, misinformed=True)), "nothing to give back: he is not out"


def test_where_only_sp_speaks_it_is_named() -> None:
    assert left_hand(Left("touched_muck"), ruleset("tda-2024")).because == (article("SP 4.9.1"),)
