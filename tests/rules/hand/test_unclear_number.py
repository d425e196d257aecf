"""Numbers said without their hundreds (TDA 57)."""

import pytest

from director.rules.hand.unclear_number import is_unclear, number_meant


@pytest.mark.parametrize(
    ("said", "least", "pot", "meant"),
    [
        (5, 400, 4_900, 500),
        (5, 400, 5_000, 5_000),
        (5, 400, 499, 5),
        (25, 400, 4_000, 2_500),
        (15, 1_000, 20_000, 15_000),
        (150, 100_000, 225_000, 150_000),
        (3, 200_000, 3_500_000, 3_000_000),
        (2, 600, 3_000, 2_000),
        (5, 2, 10_000, 5),
        (300, 400, 9_000_000, 300),
        (500, 400, 9_000_000, 500),
        (2_000, 8_000, 9_000_000, 2_000),
        (200, 10_000, 25_000, 200),
        (200, 10_000, 250_000, 200_000),
    ],
)
def test_tda_57_the_highest_meaning_the_pot_covers(said: int, least: int, pot: int, meant: int) -> None:
    assert number_meant(said, least, pot) == meant


def test_chips_pushed_with_it_make_it_clear() -> None:
    assert number_meant(5, 400, 4_900, pushed=[5_000]) == 5_000
    assert number_meant(5, 400, 9_000, pushed=[500]) == 500
    assert number_meant(5, 400, 9_000, pushed=[1_000]) == 5_000


def test_tda_57_chips_that_are_the_number_itself_leave_nothing_unclear() -> None:
    """A number with one meaning only is not read as another."""
    assert number_meant(5, 400, 9_000, pushed=[5]) == 5
    assert number_meant(200, 10_000, 9_000_000, pushed=[200, 300]) == 200


def test_tda_57_nobody_leaves_hundreds_out_of_hundreds() -> None:
    assert number_meant(150, 10_000, 90_000) == 150, "neither 15,000, nor 150,000, which is not in the pot"
    assert number_meant(150, 10_000, 150_000) == 150_000


def test_what_was_said_with_its_hundreds_is_clear() -> None:
    assert not is_unclear(1_400, 2_000)
    assert is_unclear(99, 100)
    assert not is_unclear(100, 101)
