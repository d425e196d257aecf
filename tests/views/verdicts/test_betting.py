"""A betting round in words."""

from __future__ import annotations

from typing import Any

import pytest

from director.host.i18n import words_for
from director.rules.hand.betting import Round
from director.rules.questions.betting_round import round_topic
from director.rules.questions.reading import BadQuestion
from director.views.verdicts import complaint, explanation
from director.views.verdicts.betting import COMPLAINTS, round_in_words
from tests.helpers.rounds import begun, limit, played

EN, RU = words_for("en"), words_for("ru")


def said(now: Round) -> str:
    return round_in_words(now, EN)


def stud(*chairs: int | tuple[int, int], **terms: Any) -> Round:
    return limit(*chairs, **{"game": "stud", "street": 1, "bring_in": 3, "big_blind": 0, **terms})


def test_the_topic_is_explained_from_its_question() -> None:
    asked: dict[str, object] = {
        "ask": "round",
        "structure": "NL",
        "game": "holdem",
        "street": 2,
        "small_blind": 20,
        "big_blind": 40,
        "pot": 100,
        "players": [{"seat": 7, "stack": 300}, {"seat": 4, "stack": 300}],
        "actions": [[7, "bet", 80]],
    }
    expected = "Seat 4 must put in 80 to call, or may raise to between 160 and 300."
    assert explanation("round", asked, round_topic(asked), EN) == expected


@pytest.mark.parametrize(
    ("now", "sentence"),
    [
        (begun((1, 500), 2), "Seat 1 may check or bet between 100 and 500."),
        (begun((1, 25_500), 2), "Seat 1 may check or bet between 100 and 25,500."),
        (begun((1, 60), 2), "Seat 1 may check or go all-in for 60; a full bet is 100."),
        (limit(1, 2), "Seat 1 may check or bet 10."),
        (limit(1, 2).act(1, "bet", 10), "Seat 2 must put in 10 to call, or may raise to 20."),
        (
            begun(1, (2, 150), 3).act(1, "bet", 100),
            "Seat 2 must put in 100 to call, or may go all-in for 150; a full raise goes to 200.",
        ),
        (begun(1, (2, 60), 3).act(1, "bet", 100), "Seat 2 must put in 60 to call, or fold."),
        (
            begun((1, 300), 2).act(1, "all_in"),
            "Seat 2 must put in 300 to call, or fold. Nobody is left who could answer a raise.",
        ),
    ],
)
def test_whoever_is_to_act_hears_what_he_may_do(now: Round, sentence: str) -> None:
    assert said(now) == sentence


def test_the_big_blind_hears_of_his_option() -> None:

    def option(stack: int) -> str:
        start = begun(1, (2, stack), street=1, small_blind=50)
        return said(played(start, (1, "post_sb", 50), (2, "post_bb", 100), (1, "call")))

    assert option(900) == "Seat 2 may check or raise to between 200 and 900."
    assert option(130) == "Seat 2 may check or go all-in for 130; a full raise goes to 200."
    fixed = played(limit(1, 2, street=1), (1, "post_sb", 5), (2, "post_bb", 10), (1, "call"))
    assert said(fixed) == "Seat 2 may check or raise to 20."


def test_an_open_pair_gives_two_sizes() -> None:
    now = limit(1, 2, 3, game="stud", street=2, open_pair=frozenset({1}))
    assert said(now) == "Seat 1 may check, or bet 10 or 20."
    assert said(now.act(1, "bet", 10)).endswith("or may raise to 20 or to 30.")


def test_the_low_card_and_those_after_it() -> None:
    assert said(stud(1, 2)) == "Seat 1 has the low card: he must bring in, or bet 10 in full."
    assert said(stud((1, 3), 2)).endswith("must bring in with all the chips he has.")
    assert said(stud((1, 8), 2)).endswith("he must bring in, or go all-in for 8.")
    assert said(stud((1, 800), 2, structure="NL")).endswith("he must bring in, or bet between 10 and 800.")
    brought = stud(1, (2, 800), 3).act(1, "bring_in")
    assert said(brought) == "Seat 2 must put in 3 to call, or may complete to 10."
    short = stud(1, (2, 8), 3).act(1, "bring_in")
    assert said(short) == "Seat 2 must put in 3 to call, or may go all-in for 8; a full bet is 10."
    free = stud(1, (2, 800), 3, structure="NL").act(1, "bring_in")
    assert said(free) == "Seat 2 must put in 3 to call, or may bet between 10 and 800."


def test_when_the_low_card_is_all_in_for_the_ante() -> None:
    """ST 6.1.7."""
    assert said(stud((1, 0), 2, 3)) == "Nobody has opened: seat 2 may bring in, bet 10 in full, or fold."
    assert said(stud((1, 0), (2, 2), 3)).endswith("seat 2 may bring in with all he has, or fold.")
    assert said(stud((1, 0), (2, 8), 3)).endswith("may bring in, go all-in for 8, or fold.")
    assert said(stud((1, 0), (2, 80), 3, structure="NL")).endswith("bet between 10 and 80, or fold.")


def test_why_there_is_no_raise_and_why_there_is_no_end() -> None:
    four = played(limit(1, 2, 3), (1, "bet", 10), (2, "raise", 20), (3, "raise", 30), (1, "raise", 40))
    assert said(four).endswith("to call, or fold. No raise is left in this round: 3 were made.")
    short = played(begun(1, (2, 150), 3), (1, "bet", 100), (2, "all_in"), (3, "call"))
    assert said(short).endswith(
        "He has acted, and since then nobody has made a full raise: he may not raise."
    )
    two = played(limit(1, 2), (1, "bet", 10), (2, "raise", 20), (1, "raise", 30), (2, "raise", 40))
    assert said(two).endswith("or may raise to 50. Two players may raise as often as they like.")


def test_the_end_of_a_round() -> None:
    assert (
        said(begun(1, 2, pot=80).act(1, "fold")) == "Everybody else has folded: seat 2 takes the pot of 80."
    )
    over = played(begun(1, 2, pot=80), (1, "check"), (2, "check"))
    assert said(over) == "The betting round is over; 80 are in the pot."


REFUSED: list[tuple[list[list[object]], str]] = [
    ([[2, "bet", 100]], "actions[0]: seat 2 acted out of turn; it was the turn of seat 1."),
    (
        [[1, "bet", 40]],
        "actions[0]: a bet of seat 1 is 100 at least, not 40; only an all-in is less.",
    ),
    (
        [[1, "bet", 100], [2, "raise", 150]],
        "actions[1]: a raise of seat 2 goes to 200 at least, not to 150; only an all-in is less.",
    ),
    ([[1, "bet", 100], [2, "check"]], "actions[1]: seat 2 cannot check; it costs 100 to call."),
    ([[1, "call", 5]], "actions[0]: seat 1 has nothing to call; a check is free."),
]


@pytest.mark.parametrize(("actions", "sentence"), REFUSED)
def test_a_refused_action_says_what_would_be_right(actions: list[list[object]], sentence: str) -> None:
    asked: dict[str, object] = {
        "ask": "round",
        "structure": "NL",
        "game": "holdem",
        "street": 2,
        "small_blind": 50,
        "big_blind": 100,
        "pot": 100,
        "players": [{"seat": 1, "stack": 900}, {"seat": 2, "stack": 900}],
        "actions": actions,
    }
    with pytest.raises(BadQuestion) as refused:
        round_topic(asked)
    assert complaint(refused.value, EN) == sentence
    assert complaint(refused.value, RU)


FACTS = {
    "field": "actions[0]", "seat": 1, "to_act": 2, "total": 5, "owed": 4, "bet": 3, "call": 2, "to": 6,
    "most": 7, "highest": 8, "raises": 3, "low": 1, "high": 2, "small": 1, "big": 2, "count": 1, "blind": 4,
}  # fmt: skip


@pytest.mark.parametrize("code", COMPLAINTS)
def test_every_complaint_knows_its_facts(code: str) -> None:
    assert COMPLAINTS[code].format(**FACTS).startswith("actions[0]: ")
