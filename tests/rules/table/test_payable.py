"""Which amounts chips can pay."""

from __future__ import annotations

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.rules.table.payable import MOST_STEPS, NoCommonUnit, chip_set


def told_plainly(values: set[int], most: int) -> set[int]:
    """Every amount up to the most that these chips make, by adding one chip after another."""
    made = {0}
    for amount in range(1, most + 1):
        if any(amount - value in made for value in values):
            made.add(amount)
    return made


@given(st.sets(st.integers(1, 60), min_size=1, max_size=5))
def test_what_can_be_paid_told_a_second_time(values: set[int]) -> None:
    chips = chip_set(values)

    assert {amount for amount in range(400) if chips.pays(amount)} == told_plainly(values, 399)


def test_t248_75_is_not_payable_while_25s_are_gone() -> None:
    chips = chip_set((100, 500, 1000))

    assert [amount for amount in (75, 150, 100, 600) if chips.pays(amount)] == [100, 600]


def test_2000_and_5000_pay_what_either_pays_and_what_both_pay_together() -> None:
    chips = chip_set((5000, 2000))

    assert [amount for amount in range(1000, 9000, 1000) if not chips.pays(amount)] == [1000, 3000]
    assert not chips.pays(7500)


def test_chips_without_a_common_unit_are_refused() -> None:
    with pytest.raises(NoCommonUnit) as refused:
        chip_set((10**6, 10**6 + 1))

    assert refused.value.unit == 1


def test_the_largest_set_is_quick() -> None:
    values = range(MOST_STEPS, MOST_STEPS + 50)
    began = time.perf_counter()

    assert chip_set(values).pays(10**12)
    assert time.perf_counter() - began < 0.5
