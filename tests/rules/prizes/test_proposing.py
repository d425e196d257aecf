"""Payouts ready to be published, by each kind of plan, and plans compared."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.domain.prize_plan import PercentTable, PrizePlan, Scheme
from director.rules.prizes.proposing import compared, fixed, people_in, propose_payouts
from director.rules.prizes.rounding import CannotPay
from tests.helpers.evening import Evening
from tests.helpers.prize_room import THREE, PrizeRoom


def amounts(players: int, plan: PrizePlan) -> tuple[int, ...]:
    return propose_payouts(PrizeRoom(players).tournament, plan).amounts


def test_the_proposal_is_the_promise_that_can_be_published() -> None:
    room = PrizeRoom()
    proposed = propose_payouts(room.tournament)

    room.do(proposed.action)

    published = room.tournament.prize_money.published
    assert published is not None
    assert (published.amounts, published.pool, published.unit) == (proposed.amounts, proposed.pool, 1)


def test_the_table_is_that_of_the_number_of_entries() -> None:
    tables = (PercentTable(("100",)), PercentTable(("60", "40"), 3), PercentTable(("50", "30", "20"), 6))
    plan = PrizePlan(scheme=Scheme(tables=tables))

    assert [len(amounts(n, plan)) for n in (2, 3, 5, 6, 9)] == [1, 2, 2, 3, 3]


def test_of_more_places_than_players_the_first_divide_all_in_the_same_proportion() -> None:
    assert amounts(2, THREE) == (125_000, 75_000)


def test_fixed_amounts_leave_to_first_place_what_the_pool_has_more() -> None:
    plan = PrizePlan(scheme=Scheme(kind="fixed", amounts=(300_000, 200_000, 50_000)))

    assert amounts(6, plan) == (350_000, 200_000, 50_000)
    with pytest.raises(CannotPay, match="fixed_above_pool"):
        amounts(3, plan)
    with pytest.raises(CannotPay, match="no_scheme"):
        fixed(100, (), 5)


def test_a_curve_pays_so_many_places_or_a_part_of_the_field_rounded_up() -> None:
    by_places = PrizePlan(scheme=Scheme(kind="curve", places=3, first="50"), unit=100)
    by_field = PrizePlan(scheme=Scheme(kind="curve", field="25", first="60"), unit=5_000)

    assert 300_000 <= amounts(6, by_places)[0] < 300_300, "what rounding leaves goes to first place"
    assert [len(amounts(n, by_field)) for n in (4, 5, 8, 9)] == [1, 2, 2, 3]
    assert all(amount % 5_000 == 0 for amount in amounts(9, by_field))
    assert len(amounts(2, by_places)) == 2


def test_the_least_prize_means_fewer_places() -> None:
    plan = PrizePlan(scheme=Scheme(kind="curve", places=6, first="30"), minimum=100_000)

    paid = amounts(6, plan)

    assert len(paid) < 6
    assert paid[-1] >= 100_000


def test_a_satellite_pays_seats_and_the_rest_to_the_next_place() -> None:
    plan = PrizePlan(seat_price=250_000)
    proposed = propose_payouts(PrizeRoom(6).tournament, plan)

    assert (proposed.amounts, proposed.seats) == ((250_000, 250_000, 100_000), 2)


def test_a_satellite_with_more_seats_than_players_loses_no_money() -> None:
    proposed = propose_payouts(PrizeRoom(2).tournament, PrizePlan(seat_price=60_000, guarantee=305_000))

    assert proposed.seats == 2
    assert sum(proposed.amounts) == proposed.pool.total == 305_000
    small = propose_payouts(PrizeRoom(2).tournament, PrizePlan(seat_price=900_000))
    assert (small.amounts, small.seats) == ((200_000,), 0)


def test_without_money_or_players_nothing_is_proposed() -> None:
    assert propose_payouts(Evening().tournament, PrizePlan(guarantee=5)).amounts == ()
    with pytest.raises(CannotPay, match="no_scheme"):
        amounts(3, PrizePlan())


def test_one_person_with_two_entries_is_one() -> None:
    assert people_in(PrizeRoom(4).tournament) == 4


def test_p5_plans_are_compared_by_what_players_ask() -> None:
    steep = compared((638_880, 312_000, 100), 565)

    assert (steep.lowest, steep.times_buy_in) == (100, Fraction(100, 565))
    assert (steep.jump, steep.jump_place) == (Fraction(3_120), 2)
    alone = compared((500,), 0)
    assert (alone.times_buy_in, alone.jump, alone.jump_place) == (None, None, 0)
    assert compared((0, 0), 5).jump is None


schemes = st.one_of(
    st.builds(
        lambda places, first: Scheme(kind="curve", places=places, first=str(first)),
        st.integers(1, 9), st.integers(12, 100),
    ),
    st.sampled_from((("100",), ("60", "40"), ("50", "30", "20"), ("40", "25", "16", "11", "8"))).map(
        lambda percents: Scheme(tables=(PercentTable(percents),))
    ),
)  # fmt: skip


@given(st.integers(1, 9), schemes, st.sampled_from((1, 5, 10, 100)), st.sampled_from((0, 10_000, 60_000)))
def test_the_total_is_exact_and_prizes_never_rise(
    players: int, scheme: Scheme, unit: int, least: int
) -> None:
    room = PrizeRoom(players)
    proposed = propose_payouts(room.tournament, PrizePlan(scheme=scheme, unit=unit, minimum=least))

    assert sum(proposed.amounts) == proposed.pool.total
    assert all(better >= worse for better, worse in pairwise(proposed.amounts))
    assert len(proposed.amounts) <= players
    assert min(proposed.amounts) >= max(least, 1)
    room.do(proposed.action)


def test_a_table_for_more_entries_than_there_are_is_told_and_not_used() -> None:
    plan = PrizePlan(scheme=Scheme(tables=(PercentTable(("100",), 5_000),)))

    with pytest.raises(CannotPay) as refused:
        propose_payouts(PrizeRoom(6).tournament, plan)

    assert (refused.value.code, refused.value.facts) == ("too_few_entries", {"entries": 6, "most": 5_000})
