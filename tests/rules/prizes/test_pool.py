"""What there is to be paid: every part to the last minor unit, out of what was really paid."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from director.domain.buying import AddOn, Rebuy, Reenter
from director.domain.entries import Void, Withdraw
from director.domain.play import StartPlay
from director.domain.prize_money import Pool
from director.domain.prize_plan import BountyPlan, Deduction, PrizePlan
from director.domain.prizes import SetPrizes
from director.rules.prizes.pool import collected, deductions, prize_pool
from tests.helpers.evening import Evening
from tests.helpers.prize_room import PrizeRoom


def test_every_entry_counts_at_the_price_it_paid_and_fees_are_the_houses() -> None:
    room = PrizeRoom(3)

    assert collected(room.tournament) == (3, 300_000, 30_000)
    assert prize_pool(room.tournament) == Pool(3, 300_000)


def test_p05_rebuys_and_add_ons_each_count_and_so_does_a_reentry() -> None:
    room = PrizeRoom(3)
    for action in (Rebuy, Rebuy, AddOn):
        room.do(action(room.who[1], 50_000, 0, 5_000))
    room.out(2)
    room.do(Reenter(room.who[2], 80_000, 10_000, 10_000))

    assert collected(room.tournament) == (4, 300_000 + 150_000 + 80_000, 40_000)


def test_p14_what_was_bought_by_a_slip_is_taken_off_again() -> None:
    room = PrizeRoom(3)
    line = room.do(Rebuy(room.who[1], 50_000, 0, 5_000))
    assert prize_pool(room.tournament).total == 350_000

    room.undo(line)

    assert prize_pool(room.tournament).total == 300_000


def test_refunds_are_given_back_and_void_entries_were_never_there() -> None:
    evening = Evening().tables(1)
    evening.do(SetPrizes(PrizePlan(bounty=BountyPlan(10_000))))
    one, two, three = (evening.enter(n, (1, n)) for n in (1, 2, 3))
    evening.do(Void(one), "slip")
    evening.do(Withdraw(two, 60_000, 10_000), "ill")
    evening.do(StartPlay())

    pool = prize_pool(evening.tournament)

    assert collected(evening.tournament) == (1, 140_000, 10_000)
    assert (pool.entries, pool.bounties) == (1, 10_000), "who left before the start has no head"
    assert three in evening.tournament.entries


def test_deductions_are_rounded_down_for_the_players_and_never_take_more_than_there_is() -> None:
    plan = PrizePlan(deductions=(Deduction("Staff", "3.3"), Deduction("League", amount=5)))

    assert deductions(plan, 1_001) == (33, 5)
    assert prize_pool(PrizeRoom(1).tournament, plan).deducted == 3_305
    everything = PrizePlan(deductions=(Deduction("a", "100"), Deduction("b", amount=1)))
    assert prize_pool(PrizeRoom(1).tournament, everything).total == 0


def test_the_house_adds_what_is_missing_to_its_guarantee_and_gifts_come_on_top() -> None:
    plan = PrizePlan(
        guarantee=500_000, added=7, deductions=(Deduction("Staff", "10"),), bounty=BountyPlan(10_000)
    )

    pool = prize_pool(PrizeRoom(3).tournament, plan)

    assert pool == Pool(3, 300_000, 30_000, 27_000, 7, 257_000)
    assert pool.total == 500_007
    assert prize_pool(PrizeRoom(9).tournament, plan).overlay == 0


def test_bounties_are_never_more_than_what_came_in() -> None:
    assert prize_pool(PrizeRoom(2).tournament, PrizePlan(bounty=BountyPlan(150_000))).total == 0


@given(
    st.integers(0, 10**7),
    st.integers(0, 10**6),
    st.lists(st.integers(1, 60), max_size=3),
    st.integers(0, 200_000),
)
def test_money_in_is_money_out_and_nothing_falls_below_nothing(
    guarantee: int, added: int, percents: list[int], bounty: int
) -> None:
    plan = PrizePlan(
        guarantee=guarantee,
        added=added,
        deductions=tuple(Deduction(f"d{n}", str(percent)) for n, percent in enumerate(percents)),
        bounty=BountyPlan(bounty) if bounty else None,
    )
    pool = prize_pool(PrizeRoom(3).tournament, plan)

    assert min(pool.bounties, pool.deducted, pool.overlay, pool.total) >= 0
    assert pool.bounties + pool.deducted <= pool.buy_ins
    assert pool.total >= guarantee
    assert pool.total + pool.deducted + pool.bounties == pool.buy_ins + pool.added + pool.overlay
