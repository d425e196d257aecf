"""Levels that look misprinted, one reason after the other."""

from __future__ import annotations

import pytest

from director.rules.table.doubtful_levels import Doubt, doubts, is_half
from director.rules.table.stakes import Stakes

CHIPS = (25, 100, 500, 1000, 5000)


def blinds(*levels: tuple[int, int] | tuple[int, int, int]) -> tuple[Doubt, ...]:
    """Doubts about levels of small blind, big blind and perhaps an ante."""
    return doubts([Stakes(*level) for level in levels], CHIPS)


def stud(*levels: tuple[int, int, int, int]) -> tuple[Doubt, ...]:
    """Doubts about levels of ante, bring-in, smaller and larger bet."""
    return doubts(
        [Stakes(ante=ante, bring_in=low, limits=(bet, large)) for ante, low, bet, large in levels], CHIPS
    )


def test_a_sound_structure_has_no_doubts() -> None:
    assert blinds((25, 50), (50, 100), (75, 150), (100, 200, 25), (100, 200, 200), (150, 300, 300)) == ()
    assert stud((5, 10, 25, 50), (10, 15, 50, 100), (15, 25, 75, 150), (25, 50, 100, 200)) == ()


# ------------------------------------------------------------------ levels beside one another


def test_a_level_below_the_one_before_is_doubted() -> None:
    assert blinds((20_000, 40_000), (25_000, 30_000), (30_000, 60_000)) == (Doubt(2, "falls", 1),)
    assert stud((10, 15, 50, 100), (25, 50, 100, 200), (25, 50, 75, 150), (25, 50, 150, 300)) == (
        Doubt(3, "falls", 2),
    )


def test_the_level_is_doubted_without_which_the_others_fit() -> None:
    """A digit too many: the level after it is right."""
    assert blinds((100, 200), (1500, 3000), (200, 400), (300, 600)) == (Doubt(2, "above_next", 3),)
    assert blinds((1000, 2000), (100, 200), (150, 300)) == (Doubt(1, "above_next", 2),)


def test_where_either_may_be_wrong_the_later_one_is_doubted() -> None:
    assert blinds((100, 200), (200, 400), (150, 300), (300, 600)) == (Doubt(3, "falls", 2),)
    assert blinds((200, 400), (150, 300)) == (Doubt(2, "falls", 1),)


def test_a_structure_that_starts_afresh_is_doubted_once() -> None:
    """The second round of a shootout."""
    twice = [(100, 200), (150, 300), (200, 400), (100, 200), (150, 300), (200, 400)]

    assert blinds(*twice) == (Doubt(4, "falls", 3),)


def test_levels_that_repeat_are_doubted_unless_the_ante_grows() -> None:
    assert blinds((100, 200), (100, 200), (150, 300)) == (Doubt(2, "repeats", 1),)
    assert blinds((100, 200), (100, 200, 200), (150, 300, 300)) == ()


def test_more_than_three_times_as_much_at_once_is_doubted() -> None:
    assert blinds((100, 200), (300, 600)) == ()
    assert blinds((100, 200), (500, 1000), (1000, 2000)) == (Doubt(2, "jumps", 1),)
    assert stud((5, 10, 25, 50), (25, 50, 100, 200)) == (Doubt(2, "jumps", 1),)


def test_each_game_of_a_rotation_is_looked_at_for_itself() -> None:
    """Hold'em by blinds and stud by its bets take turns."""
    rotation = [
        Stakes(100, 200),
        Stakes(ante=25, bring_in=50, limits=(200, 400)),
        Stakes(150, 300),
        Stakes(ante=50, bring_in=75, limits=(300, 600)),
        Stakes(100, 200),
        Stakes(ante=25, bring_in=50, limits=(200, 400)),
        Stakes(200, 400),
    ]

    assert [(doubt.level, doubt.why) for doubt in doubts(rotation, CHIPS)] == [(5, "falls"), (6, "falls")]


# ------------------------------------------------------------------ amounts of one level


def test_a_small_blind_that_is_not_half_is_doubted() -> None:
    """SP Definitions: usually half."""
    assert blinds((100, 200), (150, 500)) == (Doubt(2, "not_half"),)
    assert blinds((25, 0)) == (Doubt(1, "not_half"),)


@pytest.mark.parametrize(
    ("small", "big", "chips"),
    [
        (10, 25, (5, 25)),
        (2, 5, (1, 5)),
        (300, 500, CHIPS),
        (200, 500, CHIPS),
        (1000, 1500, CHIPS),
        (0, 0, CHIPS),
    ],
)
def test_half_as_nearly_as_chips_can_pay_it_is_half(small: int, big: int, chips: tuple[int, ...]) -> None:
    assert is_half(small, big, chips)


def test_a_structure_without_small_blinds_is_not_doubted_for_it() -> None:
    assert blinds((0, 100, 100), (0, 200, 200)) == ()
    assert blinds((50, 100), (0, 200)) == (Doubt(2, "not_half"),)


def test_a_larger_bet_that_is_not_twice_the_smaller_is_doubted() -> None:
    assert stud((25, 50, 100, 500)) == (Doubt(1, "limits_not_double"),)
    assert stud((25, 50, 200, 100)) == (Doubt(1, "limits_not_double"),)


def test_a_bring_in_that_is_no_less_than_the_bet_is_doubted() -> None:
    assert stud((25, 100, 100, 200)) == (Doubt(1, "bring_in_no_less"),)


def test_an_ante_out_of_proportion_is_doubted() -> None:
    assert blinds((100, 200, 250)) == (Doubt(1, "ante_large"),)
    assert blinds((1000, 2000, 25)) == (Doubt(1, "ante_small"),)
    assert stud((75, 50, 100, 200)) == (Doubt(1, "ante_large"),)
    assert stud((25, 500, 1100, 2200)) == (Doubt(1, "ante_small"),)


def test_an_ante_that_falls_is_doubted() -> None:
    assert blinds((100, 200, 200), (150, 300, 30), (200, 400, 400)) == (Doubt(2, "ante_falls", 1),)
    assert blinds((100, 200, 25), (150, 300, 300), (200, 400, 50), (300, 600, 75)) == (
        Doubt(2, "ante_above_next", 3),
    )


def test_a_level_that_asks_for_nothing_is_doubted() -> None:
    assert blinds((100, 200), (0, 0), (150, 300)) == (Doubt(2, "no_stakes"),)


def test_a_level_is_told_once_with_the_weightiest_reason() -> None:
    assert blinds((200, 400, 100), (100, 350, 500)) == (Doubt(2, "falls", 1),)
