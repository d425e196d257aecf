"""Payout tables: exact, never rising, rounded by a stated rule; fewer places where the last is too small."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.domain.prize_plan import MOST_PLACES
from director.rules.prizes.payouts import Curve, Percents, Rounding, Scheme, payout_table
from director.rules.prizes.rounding import METHODS, CannotPay, Method, shared


def table(*percents: str | int) -> Percents:
    return Percents(tuple(map(Fraction, percents)))


def curve(places: int, first: str | int) -> Curve:
    return Curve(places, Fraction(first))


def paid(pool: int, scheme: Scheme, unit: int, method: Method, least: int = 0) -> tuple[int, ...]:
    return payout_table(pool, scheme, Rounding(unit, method, least))


# ------------------------------------------------------------------ the cases of the books


@pytest.mark.parametrize("method", METHODS)
def test_t217_half_units_go_to_first_place(method: Method) -> None:
    assert paid(9_370, table(50, 30, 20), 10, method) == (4_690, 2_810, 1_870)


def test_t219_the_two_methods_differ() -> None:
    three = table(50, 30, 20)

    assert paid(12_345, three, 5, "first") == (6_180, 3_700, 2_465)
    assert paid(12_345, three, 5, "largest_remainder") == (6_170, 3_705, 2_470)


@pytest.mark.parametrize("method", METHODS)
def test_t221_five_places(method: Method) -> None:
    assert paid(8_640, table(40, 25, 16, 11, 8), 10, method) == (3_460, 2_160, 1_380, 950, 690)


@pytest.mark.parametrize("method", METHODS)
def test_p03_a_pool_that_is_no_multiple_of_the_unit_is_paid_whole(method: Method) -> None:
    assert paid(97_350, table(50, 30, 20), 100, method) == (48_750, 29_200, 19_400)


@pytest.mark.parametrize("method", METHODS)
def test_p03_a_currency_without_decimals(method: Method) -> None:
    amounts = paid(12_345, table(37, 25, 18, 12, 8), 1, method)

    assert sum(amounts) == 12_345
    assert amounts[1:] in {(3_086, 2_222, 1_481, 987), (3_086, 2_222, 1_481, 988)}


def test_p12_percents_with_decimals_are_exact() -> None:
    assert paid(1_000, table("49.6", "43.6", "6.8"), 1, "first") == (496, 436, 68)
    with pytest.raises(CannotPay) as cannot:
        paid(1_000, table("49.6", "43.6", "6.9"), 1, "first")

    assert (cannot.value.code, cannot.value.facts) == ("percents_total", {"total": Fraction("100.1")})


def test_percents_of_several_finenesses_go_together() -> None:
    assert paid(1_000_000, table("40.125", "20.875", "20.6", "18.4"), 1, "first") == (
        401_250, 208_750, 206_000, 184_000,
    )  # fmt: skip
    assert paid(10**9, table("50.125", "33.3333333", "16.5416667"), 1, "first") == (
        501_250_000, 333_333_333, 165_416_667,
    )  # fmt: skip


# ------------------------------------------------------------------ curves


def test_a_curve_gives_first_place_its_share_and_falls() -> None:
    amounts = paid(1_000_000, curve(15, "28.5"), 1, "largest_remainder")

    assert amounts[0] == 285_000
    assert all(better > worse for better, worse in pairwise(amounts))
    # Place i weighs i^-a: places 2, 4 and 8 stand in one proportion.
    assert amounts[1] / amounts[3] == pytest.approx(amounts[3] / amounts[7], rel=1e-4)


def test_a_curve_that_is_flat_or_pays_one() -> None:
    assert paid(1_000, curve(4, 25), 10, "first") == (250,) * 4
    assert paid(1_005, curve(1, 100), 10, "first") == (1_005,)
    assert paid(999, curve(3, "33.4"), 1, "first")[0] >= 333


def test_a_first_place_hardly_above_the_others_is_never_below_the_second() -> None:
    amounts = paid(10**15, curve(2, "50.000000000001"), 1, "largest_remainder")

    assert amounts[0] >= amounts[1]
    assert sum(amounts) == 10**15


def test_a_curve_over_thousands_of_places() -> None:
    amounts = paid(1_118_700_000, curve(2_241, "5.71"), 100, "largest_remainder")

    assert (len(amounts), amounts[0], sum(amounts)) == (2_241, 63_877_800, 1_118_700_000)


# ------------------------------------------------------------------ fewer places


def test_a_last_prize_that_is_too_small_is_not_paid() -> None:
    five = table(40, 25, 16, 11, 8)

    assert paid(1_000, five, 10, "first", 80) == (400, 250, 160, 110, 80)
    # 40 : 25 : 16 : 11 of the whole pool.
    assert paid(1_000, five, 10, "first", 110) == (450, 270, 170, 110)
    assert paid(1_000, five, 10, "first", 1_000) == (1_000,)


def test_the_largest_remainder_may_lift_the_last_prize_to_what_is_wanted() -> None:
    # 6.25, 5.5 and 2.75 hundreds: of the one that is left the last place has the largest part.
    three = table("43.1", "37.9", "19")

    assert paid(1_450, three, 100, "largest_remainder", 300) == (650, 500, 300)
    assert len(paid(1_450, three, 100, "first", 300)) == 2


def test_where_it_does_not_lift_it_fewer_places_are_paid() -> None:
    # 2.8, 1.7 and 0.5 hundreds come up to 3, 2 and 0; the two places of 56 : 34 to 3 and 2.
    assert paid(500, table(56, 34, 10), 100, "largest_remainder", 100) == (300, 200)


def test_a_curve_is_drawn_anew_for_fewer_places() -> None:
    wide = curve(40, 20)
    amounts = paid(100_000, wide, 10, "first", 2_500)

    assert amounts[-1] >= 2_500
    assert amounts == paid(100_000, curve(len(amounts), 20), 10, "first")
    assert paid(100_000, curve(len(amounts) + 1, 20), 10, "first")[-1] < 2_500


def test_so_few_places_that_first_would_get_less_than_the_others_are_paid_alike() -> None:
    assert paid(900, curve(10, 12), 10, "first", 300) == (300, 300, 300)


def test_a_last_prize_that_the_largest_remainder_brings_up_to_the_least_is_paid() -> None:
    percents = table(7, *[3] * 7, *[2] * 17, *[1] * 38)

    amounts = paid(2_652, percents, 1, "largest_remainder", 29)

    # 55 places: the last are worth 28.83 each and are rounded up; with 56 the last gets 28.
    assert (len(amounts), amounts[-1]) == (55, 29)


def test_the_least_prize_is_never_below_a_unit() -> None:
    assert paid(1_000, table("60", "39", "1"), 100, "first", 1) == (700, 300)


# ------------------------------------------------------------------ what cannot be


@pytest.mark.parametrize(
    ("scheme", "code", "facts"),
    [
        (table(), "no_percents", {}),
        (table(40, 60), "percents_rise", {"place": 2}),
        (table(50, 30), "percents_total", {"total": Fraction(80)}),
        (curve(4, "24.9"), "first_share_small", {"places": 4}),
        (table("99.5", "0.5"), "place_unpaid", {"place": 2, "unit": 10}),
        (curve(3, 100), "place_unpaid", {"place": 2, "unit": 10}),
    ],
)
def test_a_scheme_that_pays_no_pool(scheme: Scheme, code: str, facts: dict[str, object]) -> None:
    with pytest.raises(CannotPay) as cannot:
        paid(1_000, scheme, 10, "first")

    assert (cannot.value.code, cannot.value.facts) == (code, facts)


def test_a_pool_below_one_prize() -> None:
    with pytest.raises(CannotPay) as cannot:
        paid(1_000, table(100), 10, "first", 1_001)

    assert (cannot.value.code, cannot.value.facts) == ("min_cash_above_pool", {"least": 1_001})


# ------------------------------------------------------------------ laws


@st.composite
def schemes(draw: st.DrawFn) -> Scheme:
    if draw(st.booleans()):
        places = draw(st.integers(1, 60))
        return Curve(places, Fraction(draw(st.integers(-(-100_000 // places), 100_000)), 1_000))
    weights = sorted(draw(st.lists(st.integers(1, 10**6), min_size=1, max_size=30)), reverse=True)
    # Percents of twelve decimals, what is missing to 100 on the first.
    tail = [Fraction(100 * weight * 10**12 // sum(weights), 10**12) for weight in weights[1:]]
    return Percents((100 - sum(tail, Fraction(0)), *tail))


def paid_or_not(pool: int, scheme: Scheme, how: Rounding) -> tuple[int, ...] | str:
    try:
        return payout_table(pool, scheme, how)
    except CannotPay as cannot:
        return cannot.code


@given(
    pool=st.integers(1, 10**12),
    scheme=schemes(),
    unit=st.sampled_from((1, 5, 7, 10, 100, 2_500)),
    method=st.sampled_from(METHODS),
    least=st.just(0) | st.integers(1, 10**5),
)
def test_a_table_pays_the_pool_and_never_rises(
    pool: int, scheme: Scheme, unit: int, method: Method, least: int
) -> None:
    amounts = paid_or_not(pool, scheme, Rounding(unit, method, least))
    if isinstance(amounts, str):
        assert amounts in {"place_unpaid", "min_cash_above_pool"}
        return

    assert sum(amounts) == pool
    assert all(better >= worse for better, worse in pairwise(amounts))
    assert amounts[-1] >= max(least, unit)
    # Only first place has what is less than a unit.
    assert [amount % unit for amount in amounts[1:]] == [0] * (len(amounts) - 1)


@given(
    pool=st.integers(10**7, 10**9),
    weights=st.lists(st.integers(1, 9), min_size=1, max_size=12),
    unit=st.sampled_from((1, 10, 100)),
)
def test_rounding_moves_nobody_but_the_first_by_a_unit(pool: int, weights: list[int], unit: int) -> None:
    amounts = shared(pool, weights, unit, "largest_remainder")
    exact = [Fraction(pool * weight, sum(weights)) for weight in weights]

    assert sum(amounts) == pool
    assert all(abs(amount - part) < unit for amount, part in zip(amounts[1:], exact[1:], strict=True))
    assert abs(amounts[0] - exact[0]) < 2 * unit


def test_the_most_places_are_enough_for_the_largest_field() -> None:
    assert MOST_PLACES >= 0.15 * 25_000
