"""Pots, splits and showdowns in words."""

from __future__ import annotations

from director.host.i18n import words_for
from director.rules.questions.pots import pots
from director.rules.questions.showdown import showdown
from director.rules.questions.split import split
from director.views.verdicts.pots import EXPLANATIONS
from director.views.verdicts.told import Told

EN = words_for("en")
TOPICS = {"pots": pots, "split": split, "showdown": showdown}


def told(ask: str, **question: object) -> str:
    verdict = TOPICS[ask](question)
    return EXPLANATIONS[ask](Told(question, verdict.answer, EN))


def of_pots(*players: tuple[int, int, str], dead: int = 0) -> str:
    listed = [{"seat": seat, "in": put, "state": state} for seat, put, state in players]
    return told("pots", players=listed, dead=dead)


def of_split(*pots: dict[str, object], **more: object) -> str:
    return told("split", **{"pots": list(pots), "button": 5, "seats": 9, "unit": 25, **more})


def of_showdown(live: list[int], *last_round: list[object], **more: object) -> str:
    return told("showdown", **{"button": 4, "seats": 9, "live": live, "last_round": list(last_round), **more})


# ------------------------------------------------------------------ pots


def test_what_goes_back_and_one_pot() -> None:
    assert of_pots((1, 1_500, "live"), (2, 200, "live"), (3, 50, "folded")) == (
        "Nobody called 1,300 of what seat 1 bet: they go back to that seat."
        " There is one pot: 450 for seats 1, 2."
    )


def test_one_chip_goes_back() -> None:
    assert of_pots((1, 2, "live"), (2, 1, "live")).startswith(
        "Nobody called 1 of what seat 1 bet: it goes back to that seat."
    )


def test_main_pot_and_side_pots() -> None:
    assert of_pots((1, 10, "live"), (2, 20, "live"), (3, 30, "live"), (4, 30, "live")) == (
        "The main pot is 40 for seats 1, 2, 3, 4; beside it 30 for seats 2, 3, 4; 20 for seats 3, 4."
    )


def test_chips_of_killed_hands_are_a_matter_for_the_floor() -> None:
    assert of_pots((1, 100, "live"), (2, 300, "killed"), (3, 300, "killed")) == (
        "There is one pot: 700, which only seat 1 can win."
        " 400 of dead hands, above what any live hand put in, join the last pot: call the floor."
    )


def test_one_chip_of_a_killed_hand_is_one() -> None:
    """He was short of the ante."""
    players = [
        {"seat": 1, "in": 100, "state": "live"},
        {"seat": 2, "in": 100, "ante": 1, "state": "killed"},
    ]

    assert " 1 of dead hands, above what any live hand put in, joins the last pot" in told(
        "pots", players=players
    )


def test_an_empty_pot() -> None:
    assert of_pots((1, 0, "live"), (2, 0, "live")) == "There is nothing in the pot."


# ------------------------------------------------------------------ split


def test_a_pot_for_one_and_an_even_split() -> None:
    assert of_split({"amount": 1_025, "high": [3]}) == "Seat 3 takes 1,025."
    assert of_split({"amount": 1_000, "high": [3, 8]}) == "Seat 3 takes 500, seat 8 takes 500."


def test_one_odd_chip_by_position() -> None:
    odd = {"amount": 1_025, "high": [3, 8]}

    assert of_split(odd) == (
        "Seat 3 takes 500, seat 8 takes 525."
        " The odd chip of 25 goes to seat 8, first to the left of the button."
    )
    assert of_split(odd, game="stud", rules="party-stud").endswith("first to the left of the dealer.")


def test_several_odd_chips() -> None:
    assert of_split({"amount": 10_050, "high": [1, 4, 6, 9]}).endswith(
        "The odd chips of 25 go one each to seats 6, 9, first to the left of the button."
    )


def test_each_odd_chip_names_its_pot() -> None:
    first, second = {"amount": 325, "high": [3, 8]}, {"amount": 175, "high": [1, 3]}

    assert of_split(first, second) == (
        "Seat 1 takes 100, seat 3 takes 225, seat 8 takes 175."
        " In the main pot the odd chip of 25 goes to seat 8, first to the left of the button;"
        " in the first side pot the odd chip of 25 goes to seat 1, first to the left of the button;"
        " each pot is divided on its own."
    )
    many = of_split({"amount": 325, "high": [3]}, *[second] * 4)
    assert "; in the second side pot the odd" in many
    assert "; in the third side pot the odd" in many
    assert "; in side pot 4 the odd" in many


def test_an_odd_chip_by_card_names_the_card() -> None:
    cards = {"3": "9d8c7s6h5dAsKc", "8": "9s8h7d6c5cQh2d"}
    odd = {"amount": 1_025, "high": [3, 8]}

    assert of_split(odd, game="stud", rules="tda-2024", cards=cards).endswith(
        "The odd chip of 25 goes to seat 8 (9♠), with the highest card by suit of the five that count."
    )
    assert of_split(odd, game="stud", rules="stud-room", cards=cards).endswith(
        "goes to seat 3 (A♠), with the highest card by suit of all cards."
    )


def test_high_and_low() -> None:
    lows = {"3": "8s6d4c3hAdKhQh", "8": "8d6c4d3sAcKdQd"}

    assert of_split({"amount": 1_025, "high": [3], "low": [8]}) == (
        "Seat 3 takes 525, seat 8 takes 500. The odd chip between high and low goes to high."
    )
    assert of_split({"amount": 1_025, "high": [3], "low": []}).endswith(
        "No low qualifies, so high takes the whole pot."
    )
    assert of_split({"amount": 1_050, "high": [3, 8], "low": [8, 3]}).endswith(
        "Who ties both ways shares the pot in one even split."
    )
    low = of_split({"amount": 1_075, "high": [1], "low": [3, 8]}, game="stud8", rules="stud-room", cards=lows)
    assert low.endswith(
        "The odd chip between high and low goes to high;"
        " the odd chip of 25 goes to seat 8 (A♣), with the lowest card by suit of all cards."
    )


def test_what_is_below_a_chip_names_who_gets_it() -> None:
    """It speaks of an odd chip only where there is one."""
    assert of_split({"amount": 1_010, "high": [3, 8]}) == (
        "Seat 3 takes 500, seat 8 takes 510."
        " 10, less than one chip of 25, go to seat 8, who would get an odd chip."
    )
    assert of_split({"amount": 1_060, "high": [1], "low": [3, 8]}) == (
        "Seat 1 takes 525, seat 3 takes 250, seat 8 takes 285."
        " The odd chip of 25 goes to seat 8, first to the left of the button;"
        " 10, less than one chip of 25, go with the first odd chip to seat 8."
    )
    assert of_split({"amount": 1_035, "high": [1], "low": [8]}).endswith(
        "The odd chip between high and low goes to high;"
        " 10, less than one chip of 25, go with the first odd chip to seat 1."
    )
    assert of_split({"amount": 1_010, "high": [3]}, {"amount": 51, "high": [3, 8]}).endswith(
        " In the first side pot 1, less than one chip of 25, goes to seat 8, who would get an odd chip;"
        " each pot is divided on its own."
    )
    assert "1, less than one chip of 25, goes with the first odd chip to seat 8" in of_split(
        {"amount": 1_026, "high": [3, 8]}
    )


# ------------------------------------------------------------------ showdown


def test_who_shows_first_after_a_bet() -> None:
    bets = ([2, "bet"], [5, "raise"], [8, "call"], [2, "call"])

    assert of_showdown([2, 5, 8], *bets) == (
        "Seat 5 made the last bet or raise and shows first. Then follow, clockwise, seats 8, 2."
    )
    assert of_showdown([2, 5], *bets, rules="party-stud") == (
        "Seat 2 was the first to bet on the last round and shows first. Seat 5 follows."
    )
    assert of_showdown([2, 8], *bets) == (
        "Seat 5 made the last bet or raise and is out: seat 8, next, shows first. Seat 2 follows."
    )


def test_who_shows_first_after_checks() -> None:
    checks = ([6, "check"], [8, "check"])

    assert of_showdown([6, 8], *checks).startswith(
        "Nobody bet on the last round: seat 6, the first left of the button, shows first."
    )
    assert of_showdown([6, 8], *checks, rules="tda-2024").startswith(
        "Nobody bet on the last round: seat 6, who was first to act, shows first."
    )


def test_all_hands_up_and_nobody_to_show_to() -> None:
    assert of_showdown([6, 8], rules="tda-2024", all_in=True) == (
        "Somebody is all-in and the betting is over: seats 6, 8 turn their hands up at once."
    )
    assert of_showdown([6]) == "Only seat 6 is left: the pot is won without showing."
