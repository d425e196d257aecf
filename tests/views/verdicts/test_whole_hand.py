"""Whole hands in words: what comes next, and who won what."""

from __future__ import annotations

from typing import Any

import pytest

from director.host.i18n import words_for
from director.rules.hand.hand import Hand
from director.rules.questions.catalogue import answer
from director.rules.questions.hand_writing import hand_question
from director.views.verdicts import explanation
from director.views.verdicts.whole_hand import hand_in_words
from tests.helpers.table_talk import dealt, said, told

EN, RU = words_for("en"), words_for("ru")
THREE = {2: 1_000, 5: 1_000, 9: 1_000}
BOARD = "2c7d9hJdKs"
CALLED = "2 call; 5 call; 9 check"
CHECKED = "5 check; 9 check; 2 check"
TO_THE_END = f"{CALLED}; {CHECKED}; {CHECKED}; {CHECKED}"
STUD: dict[str, Any] = {"game": "stud", "structure": "FL", "bring_in": 5, "limits": (15, 30)}


def words(hand: Hand) -> str:
    return hand_in_words(hand, EN)


def test_the_topic_is_explained_from_its_question() -> None:
    deal = dealt(THREE, 2)
    question = hand_question(deal, said("2 fold; 5 fold"))

    assert explanation("hand", question, answer(question), EN) == words(told(deal, "2 fold; 5 fold"))


@pytest.mark.parametrize(
    ("moves", "text"),
    [
        ("", "Preflop, 150 in the pot. Seat 2 must put in 100 to call, or may raise to between 200 and 900."),
        (CALLED, "Preflop, 300 in the pot. The betting round is over: the next cards come."),
        (f"{CALLED}; deal 2c7d9h", "Flop, 300 in the pot. Seat 5 may check or bet between 100 and 800."),
        (
            "2 all_in; 5 call; 9 call; deal 2c7d9h",
            (
                "Flop, 2,700 in the pot."
                " Nobody can bet any more: the rest of the board comes, then the hands are shown."
            ),
        ),
    ],
)  # fmt: skip
def test_before_the_end_the_street_the_pot_and_what_is_next_are_told(moves: str, text: str) -> None:
    assert words(told(dealt(dict.fromkeys(THREE, 900), 2), moves)) == text


def test_in_draw_somebody_exchanges_cards_next() -> None:
    hand = told(dealt(THREE, 2, game="draw5"), CALLED)

    assert words(hand) == "Before the draw, 300 in the pot. Seat 5 exchanges cards next, or stands pat."


SIX = dict.fromkeys(range(1, 7), 1_000)
ALL_CALL = "4 call; 5 call; 6 call; 1 call; 2 call; 3 check"
EACH_FOUR = "; ".join(f"{seat} draw 4" for seat in (2, 3, 4, 5, 6, 1))


def test_t249_six_who_exchange_four_take_more_cards_than_there_are() -> None:
    """30 + 24 + 1 = 55: no book but one says what then (DR Discarding)."""
    short = words(told(dealt(SIX, 1, game="draw5"), f"{ALL_CALL}; {EACH_FOUR}"))

    assert short == (
        "After the draw, 600 in the pot. Seat 2 may check or bet between 100 and 900."
        " The deck does not last: dealt 30, burned 1, exchanged 24, together 55 cards of 52."
        " The rule book does not say what then: call the floor."
    )
    done = told(
        dealt(SIX, 1, game="draw5"),
        f"{ALL_CALL}; {EACH_FOUR}; 2 all_in; 3 fold; 4 fold; 5 fold; 6 fold; 1 fold",
    )
    assert " together 55 cards of 52. " in words(done)
    wsop = words(told(dealt(SIX, 1, game="draw5", rules="wsop-2026"), f"{ALL_CALL}; {EACH_FOUR}"))
    assert wsop.endswith("Then the last card is shuffled with the hands folded before, and the draw goes on.")


def test_t249_above_five_players_the_deck_of_draw_may_not_last() -> None:
    nine = dealt(dict.fromkeys(range(1, 10), 1_000), 1, game="draw5")

    assert (
        " The deck may not last: dealt 45, burned 1, exchanged up to 45, together 91 cards of 52. "
    ) in words(told(nine))
    assert "deck" in words(told(dealt(SIX, 1, game="draw5")))
    # Who has folded exchanges nothing, and who has exchanged is counted with what he took.
    assert "deck" not in words(told(dealt(SIX, 1, game="draw5"), "4 fold; 5 fold"))
    assert "deck" not in words(told(dealt(SIX, 1, game="draw5"), f"{ALL_CALL}; 2 draw 0; 3 draw 0"))
    five = dict.fromkeys(range(1, 6), 1_000)
    assert "deck" not in words(told(dealt(five, 1, game="draw5")))


def test_in_stud_open_cards_may_leave_open_who_begins() -> None:
    assert words(told(dealt(THREE, 2, **STUD))) == (
        "Third street, 0 in the pot. Open cards that nobody saw decide who of seats 2, 5, 9 opens."
    )


def test_a_hand_without_showdown_is_told_with_what_goes_back() -> None:
    assert words(told(dealt(THREE, 2), "2 raise 300; 5 fold; 9 fold")) == (
        "Only seat 2 is left: the pot is won without showing."
        " Nobody called 200 of what seat 2 bet: they go back to that seat."
    )


def test_one_winner_is_told_with_his_hand_and_with_kickers_when_they_decide() -> None:
    hole = {2: "AsAh", 5: "QsQh", 9: "3c4c"}
    assert words(told(dealt(THREE, 2, hole=hole, board=BOARD), TO_THE_END)) == (
        "Seat 2 wins the pot of 300: pair of aces."
    )
    hole = {2: "KdAc", 5: "KhQc", 9: "3c4c"}
    assert words(told(dealt(THREE, 2, hole=hole, board=BOARD), TO_THE_END)) == (
        "Seat 2 wins the pot of 300: pair of kings with A-J-9."
    )


def test_equal_hands_share() -> None:
    hole = {2: "AsQc", 5: "AdQh", 9: "3c4c"}
    assert words(told(dealt(THREE, 2, hole=hole, board=BOARD), TO_THE_END)) == (
        "Seats 2, 5 share the pot of 300: ace high."
    )


def test_who_gets_the_odd_chip_of_a_tie_is_told() -> None:
    hole = {2: "AsQc", 5: "AdQh", 9: "3c4c"}
    odd = dealt(THREE, 2, hole=hole, board=BOARD, big_blind=101)
    called, checked = "2 call; 5 call; 9 fold", "5 check; 2 check"

    assert words(told(odd, f"{called}; {checked}; {checked}; {checked}")) == (
        "Seats 2, 5 share the pot of 303: ace high."
        " The odd chip of 1 goes to seat 5, first to the left of the button."
    )


def test_of_several_pots_each_odd_chip_names_its_own() -> None:
    hole = {1: "AcQd", 2: "AsQc", 5: "AdQh", 9: "3c4c"}
    deal = dealt({1: 151, 2: 1_000, 5: 1_000, 9: 100}, 1, hole=hole, board=BOARD)
    checked = "2 check; 5 check; 2 check; 5 check; 2 check; 5 check"

    assert words(told(deal, f"9 all_in; 1 all_in; 2 raise 302; 5 call; {checked}")).endswith(
        " takes 335. In the main pot the odd chip of 1 goes to seat 2, first to the left of the button."
    )


def test_the_odd_chip_of_the_low_half_names_its_card() -> None:
    """TDA 20-B."""
    hole = {2: "As2s3s4s6c9dKh", 5: "Ah2h3h4h6d9cKd", 9: "QsQhJsJhTdTc9s"}
    deal = dealt({2: 50, 5: 50, 9: 50}, 9, hole=hole, **HI_LO)

    assert words(told(deal)).endswith(
        " The odd chip of 1 goes to seat 5 (6♦), with the highest card by suit of the five that count."
    )


def test_main_and_side_pot_are_told_one_by_one_and_many_pots_by_their_shares() -> None:
    hole = {1: "2s2h", 2: "KdKh", 5: "AsAh", 9: "QsQh"}
    two = dealt({2: 300, 5: 1_000, 9: 1_000}, 2, hole=hole, board=BOARD)
    assert words(told(two, "2 all_in; 5 all_in; 9 call")) == (
        "Seat 2 wins the main pot of 900: three kings. Seat 5 wins the side pot of 1,400: pair of aces."
    )
    folded = dealt({2: 300, 5: 1_000, 9: 1_000}, 2, hole=hole, board=BOARD)
    assert "Seat 9 takes the side pot of 600, which nobody else can win." in words(
        told(folded, "2 all_in; 5 raise 600; 9 raise 1000; 5 fold")
    )
    three = dealt({1: 200, 2: 300, 5: 1_000, 9: 1_000}, 1, hole=hole, board="2c7d9hJd3s")
    assert words(told(three, "9 all_in; 1 all_in; 2 all_in; 5 call")) == (
        "3 pots are given out: seat 1 takes 800, seat 5 takes 1,700."
    )


HI_LO: dict[str, Any] = {**STUD, "game": "stud8", "ante": 50}


@pytest.mark.parametrize(
    ("holes", "text"),
    [
        (
            {2: "AsAhKsKhQdQc9d", 5: "2s3h4d6c7h9cJs"},
            (
                "High and low halve the pot of 100: high to seat 2 (two pair, aces and kings),"
                " low to seat 5 (7-6-4-3-2 low)."
            ),
        ),
        (
            {2: "As2s3s4s6s9dKh", 5: "QsQhJsJhTdTc9c"},
            "Seat 2 wins both halves of the pot of 100: flush, ace high and 6-4-3-2-A low.",
        ),
        (
            {2: "AsAhKsKhQdJc9d", 5: "QsQhJsJhTdTc9c"},
            "Seat 2 wins the pot of 100: two pair, aces and kings. No low qualifies.",
        ),
        (
            {2: "As2s3s4s6s9dKh", 5: "Ah2h3h4h6d9cKd"},
            (
                "High and low halve the pot of 100: high to seat 2 (flush, ace high),"
                " low to seats 2, 5 (6-4-3-2-A low)."
            ),
        ),
    ],
)
def test_high_and_low_are_told_together(holes: dict[int, str], text: str) -> None:
    assert words(told(dealt({2: 50, 5: 50}, 9, hole=holes, **HI_LO))) == text


def test_who_was_not_seen_is_named() -> None:
    all_in = "2 all_in; 5 call; 9 fold"

    assert words(told(dealt(THREE, 2, hole={2: "AsAh"}, board=BOARD), all_in)) == (
        "Nobody can say who wins: the cards of seat 5 were not seen."
    )
    assert words(told(dealt(THREE, 2, board=BOARD), all_in)) == (
        "Nobody can say who wins: the cards of seats 2, 5 were not seen."
    )
    hole = {2: "AsAh", 5: "KsKh"}
    assert words(told(dealt(THREE, 2, hole=hole, board="2c7d9hJd??"), all_in)) == (
        "Nobody can say who wins: not all cards of the board were seen."
    )


def test_a_hand_is_told_in_russian_too() -> None:
    hole = {2: "AsAh", 5: "QsQh", 9: "3c4c"}

    for moves in ("", CALLED, TO_THE_END):
        text = hand_in_words(told(dealt(THREE, 2, hole=hole, board=BOARD), moves), RU)
        assert "{" not in text
