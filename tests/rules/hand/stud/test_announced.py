"""What the dealer says of the open cards."""

from __future__ import annotations

from director.rules.cards.card import read_cards
from director.rules.hand.stud.announced import Announced, announced
from director.rules.rulesets import ruleset
from director.rules.verdict import article


def test_r163_the_best_board_and_every_pair_are_named_but_no_flush() -> None:
    """ST 6.1.12."""
    boards = {3: read_cards("9s8s7s"), 1: read_cards("2d2cKh"), 5: read_cards("5h5dAc")}

    verdict = announced(boards, ruleset("stud-room"))

    assert verdict.answer == Announced(best=(5,), matched=(1, 5))
    assert verdict.because == (article("ST 6.1.12"),)


def test_equal_boards_are_both_named() -> None:
    boards = {1: read_cards("Kc5h"), 2: read_cards("Ks5d")}

    assert announced(boards, ruleset()).answer == Announced(best=(1, 2), matched=())


def test_without_boards_there_is_nothing_to_say() -> None:
    assert announced({}, ruleset()).answer == Announced((), ())
