"""Satellites: the seats a pool pays, never more than players are left, and the rest for the next places."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from director.rules.floor.same_hand import Gone
from director.rules.prizes.satellite import SatellitePrizes, satellite_prizes
from director.rules.prizes.ties import out_together
from director.rules.rulesets import ruleset


def test_seats_and_the_rest() -> None:
    assert satellite_prizes(10_450, 1_000, 40) == SatellitePrizes(10, (450,))
    assert satellite_prizes(10_000, 1_000, 40) == SatellitePrizes(10, ())
    assert satellite_prizes(999, 1_000, 40) == SatellitePrizes(0, (999,))


def test_a_seat_nobody_is_left_to_take_is_paid_as_its_price() -> None:
    assert satellite_prizes(5_300, 1_000, 3) == SatellitePrizes(3, (1_000, 1_000, 300))


def test_t242_two_who_tie_for_the_last_seat_share_its_value() -> None:
    prizes = satellite_prizes(5_000, 1_000, 6)
    tied = out_together(
        [Gone("A", 1, 900), Gone("B", 1, 900)],
        [1_000] * prizes.seats,
        ruleset("tda-2024"),
        best_place=5,
        unit=1,
        hand_for_hand=False,
    ).answer

    assert tied.prizes == {"A": 500, "B": 500}
    assert min(place.first for place in tied.places.values()) - 1 == 4


@given(pool=st.integers(0, 10**6), price=st.integers(500, 10**5), left=st.integers(1, 3_000))
def test_seats_and_rest_are_the_pool(pool: int, price: int, left: int) -> None:
    seats, rest = satellite_prizes(pool, price, left)

    assert seats * price + sum(rest) == pool
    assert seats <= left
    assert all(amount == price for amount in rest[:-1])
    assert all(0 < amount <= price for amount in rest)
    assert seats == left or sum(rest) < price
