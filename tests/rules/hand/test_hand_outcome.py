"""How hands end: who shows, who wins, what everybody has afterwards, and what if cards are not known."""

from __future__ import annotations

import pytest

from director.rules.cards.card import read_cards
from director.rules.hand.betting import NotAllowed
from director.rules.hand.outcome import Winners, cards_of, outcome
from director.rules.verdict import article
from tests.helpers.table_talk import dealt, ended, told

BOARD = "2c7d9hJdKs"
THREE = {2: 1_000, 5: 1_000, 9: 1_000}
CHECKED = "5 check; 9 check; 2 check"
TO_THE_END = f"2 call; 5 call; 9 check; {CHECKED}; {CHECKED}; {CHECKED}"


def test_the_best_hand_wins_and_the_board_is_everybodys() -> None:
    hole = {2: "AsAh", 5: "QsQh", 9: "3c4c"}
    end = ended(dealt(THREE, 2, hole=hole, board=BOARD), TO_THE_END)

    assert end.winners == (Winners((2,), None),)
    assert end.showdown.order == (5, 9, 2)
    assert end.stacks == {2: 1_200, 5: 900, 9: 900}


def test_equal_hands_share_and_the_odd_chip_goes_left_of_the_button() -> None:
    """SP 5.9.3: button 2, so seat 9 comes before seat 2; 305 in chips of 5."""
    hole = {2: "AsQc", 5: "3h3s", 9: "AhQd"}
    deal = dealt(THREE, 2, hole=hole, board=BOARD, rules="sport-ru", unit=5, ante=5)
    raised = "2 call; 5 raise 200; 9 call; 2 fold; 5 check; 9 check; 5 check; 9 check; 5 check; 9 check"
    assert ended(deal, raised).odd == ()

    hole = {2: "AsQc", 5: "AdQh", 9: "3h3s"}
    deal = dealt({**THREE, 9: 105}, 9, hole=hole, board=BOARD, rules="sport-ru", unit=10, ante=5)
    end = ended(deal, "9 fold; 2 call; 5 check; 2 check; 5 check; 2 check; 5 check; 2 check; 5 check")
    assert end.winners == (Winners((2, 5), None),)
    assert end.shares == {2: 115, 5: 100}


def test_a_side_pot_may_have_another_winner_than_the_main_pot() -> None:
    hole = {2: "KdKh", 5: "AsAh", 9: "QsQh"}
    deal = dealt({2: 300, 5: 1_000, 9: 1_000}, 2, hole=hole, board=BOARD)
    end = ended(deal, "2 all_in; 5 all_in; 9 call")

    assert end.winners == (Winners((2,), None), Winners((5,), None))
    assert end.stacks == {2: 900, 5: 1_400, 9: 0}


def test_a_pot_of_one_player_is_simply_his() -> None:
    """A folded player's chips may lie above those of all but one."""
    hole = {2: "KdKh", 5: "AsAh"}
    deal = dealt({2: 300, 5: 1_000, 9: 1_000}, 2, hole=hole, board=BOARD)
    end = ended(deal, "2 all_in; 5 raise 600; 9 raise 1000; 5 fold")

    assert end.pots.returned == {9: 400}
    assert [pot.eligible for pot in end.pots.pots] == [(2, 9), (9,)]
    assert end.winners == (None, Winners((9,), None))


def test_hands_that_nobody_saw_leave_their_pots_without_winners() -> None:
    hole = {2: "KdKh", 5: "AsAh", 9: "Qs??"}
    deal = dealt({2: 1_000, 5: 1_000, 9: 300}, 2, hole=hole, board=BOARD)
    end = ended(deal, "2 all_in; 5 call; 9 call")

    assert end.showdown.order == (2, 5, 9)
    assert end.winners == (None, Winners((2,), None))
    assert (end.shares, end.stacks) == (None, None)


def test_a_board_that_nobody_saw_decides_nothing() -> None:
    hole = {2: "KdKh", 5: "AsAh", 9: "QsQh"}
    end = ended(dealt(THREE, 2, hole=hole, board="2c7d9hJd??"), TO_THE_END)

    assert end.winners == (None,)
    assert end.hands.highs == {}


def test_without_a_showdown_nobodys_cards_are_needed() -> None:
    end = ended(dealt(THREE, 2), "2 raise 300; 5 fold; 9 fold")

    assert end.showdown.order == ()
    assert end.winners == (Winners((2,), None),)
    assert end.stacks == {2: 1_150, 5: 950, 9: 900}


def test_a_hand_that_is_won_in_hi_lo_without_showdown_has_no_low() -> None:
    """Nothing is in the pot but the bring-in, which goes back."""
    terms = {"game": "stud8", "structure": "FL", "bring_in": 5, "limits": (15, 30)}
    end = ended(dealt(THREE, 2, **terms), "5 bring_in; 9 fold; 2 fold")
    assert (end.winners, end.shares, end.pots.returned) == ((), {}, {5: 5})

    end = ended(dealt(THREE, 2, ante=5, **terms), "5 bring_in; 9 fold; 2 fold")
    assert end.winners == (Winners((5,), ()),)
    assert end.stacks == {2: 995, 5: 1_010, 9: 995}


@pytest.mark.parametrize(("moves", "named"), [("", True), ("5 muck", False)])
def test_t118_a_pot_that_one_hand_can_claim_is_no_pot_without_a_low(moves: str, named: bool) -> None:
    """ST 6.3.2 is a reason only where hands were compared, and none was low."""
    hole = {2: "AsAhKsKhQdQc9d", 5: "TsThTd9s8s8hJh"}
    terms = {"game": "stud8", "structure": "FL", "bring_in": 5, "limits": (15, 30), "rules": "stud-room"}
    end = outcome(told(dealt({2: 51, 5: 51}, 9, hole=hole, ante=51, **terms), moves))

    assert end.answer.winners == (Winners((2 if moves else 5,), ()),)
    assert (article("ST 6.3.2") in end.because) == named


def test_high_and_low_are_won_by_different_hands() -> None:
    hole = {2: "AsAhKsKhQdQc9d", 5: "2s3h4d6c7h9cJs"}
    terms = {"game": "stud8", "structure": "FL", "bring_in": 5, "limits": (15, 30)}
    end = ended(dealt({2: 51, 5: 51}, 9, hole=hole, ante=51, **terms), "")

    assert end.winners == (Winners((2,), (5,)),)
    assert end.stacks == {2: 51, 5: 51}


def test_a_common_card_belongs_to_every_hand_and_to_the_odd_chip() -> None:
    """ST 6.1.15, TDA 20-B: both play the common king; then the next card decides."""
    hole = {2: "AsQhJd9c2c3d", 5: "AhQdJc9s2d3c"}
    terms = {"game": "stud", "structure": "FL", "bring_in": 5, "limits": (15, 30), "board": "Ks"}
    deal = dealt({2: 25, 5: 25, 9: 25}, 9, hole=hole, ante=25, unit=50, rules="tda-2024", **terms)
    hand = told(dealt({2: 26, 5: 26, 9: 26}, 9, hole=hole, ante=25, unit=50, **terms))
    assert hand.unopened

    end = ended(deal, "9 muck")
    assert end.winners == (Winners((2, 5), None),)
    assert end.shares == {2: 75, 5: 0}
    assert cards_of(told(deal), 2) == read_cards("AsQhJd9c2c3d")


def test_a_hand_thrown_in_wins_nothing_and_need_not_be_seen() -> None:
    hole = {2: "KdKh", 5: "AsAh"}
    deal = dealt(THREE, 2, hole=hole, board=BOARD)
    end = ended(deal, f"{TO_THE_END}; 9 muck")

    assert end.winners == (Winners((2,), None),)
    assert ended(deal, f"{TO_THE_END}; 9 muck; 2 muck").stacks == {2: 900, 5: 1_200, 9: 900}


@pytest.mark.parametrize(
    ("mucks", "seat", "code"),
    [
        ("9 muck", 9, "no_hand"),
        ("", 4, "no_hand"),
        ("9 muck; 5 muck", 2, "last_hand"),
    ],
)
def test_only_a_hand_that_is_there_is_thrown_in_and_never_the_last_one(
    mucks: str, seat: int, code: str
) -> None:
    with pytest.raises(NotAllowed, match=code):
        told(dealt(THREE, 2, board=BOARD), f"{TO_THE_END}; {mucks}; {seat} muck")


def test_the_last_claim_to_a_side_pot_is_not_thrown_in() -> None:
    hole = {2: "KdKh", 5: "AsAh", 9: "QsQh"}
    deal = dealt({2: 300, 5: 1_000, 9: 1_000}, 2, hole=hole, board=BOARD)

    with pytest.raises(NotAllowed, match="last_hand"):
        told(deal, "2 all_in; 5 all_in; 9 call; 5 muck; 9 muck")


def test_articles_and_house_choices_are_those_that_mattered() -> None:
    hole = {2: "AsQc", 5: "AdQh", 9: "3h4s"}
    hand = told(dealt(THREE, 2, hole=hole, board=BOARD, rules="sport-ru"), TO_THE_END)
    verdict = outcome(hand)

    assert [f"{one.book} {one.article}" for one in verdict.because] == [
        "SP 5.9.2",
        "SP 4.6.1",
        "SP 4.5.2",
        "SP 5.9.3",
    ]
    assert verdict.house == ()


def test_a_short_stud_hand_is_not_a_hand_that_was_seen() -> None:
    terms = {"game": "stud", "structure": "FL", "bring_in": 5, "limits": (15, 30), "ante": 25}
    deal = dealt({2: 25, 5: 25}, 9, hole={2: "AsAh2c3d4h5s6c", 5: "KsKhQd"}, **terms)

    assert ended(deal, "").winners == (None,)
