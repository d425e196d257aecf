"""Bounties as the evening goes."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from director.domain.bounties import AwardBounty
from director.domain.buying import Reenter
from director.domain.entries import Withdraw
from director.domain.prize_plan import BountyPlan, Envelope, PercentTable, PrizePlan, Scheme
from director.domain.prizes import SetPrizes
from director.domain.seats import TableSeat
from director.rules.prizes.heads import NO_HEADS, envelopes_left, heads_now, mysteries_due
from director.rules.prizes.mystery import draw_mystery, seal_mystery
from director.rules.prizes.pool import prize_pool
from tests.helpers.prize_room import PrizeRoom

KEY = bytes(range(32))
WINNER = Scheme(tables=(PercentTable(("100",)),))


def hunt(kind: str = "plain", players: int = 4, amount: int = 1_001) -> PrizeRoom:
    bounty = BountyPlan(amount, "plain" if kind == "plain" else "progressive")
    return PrizeRoom(players, PrizePlan(scheme=WINNER, bounty=bounty))


def test_without_bounties_there_are_no_heads() -> None:
    assert heads_now(PrizeRoom().tournament) is NO_HEADS
    assert heads_now(PrizeRoom(plan=None).tournament) is NO_HEADS


def test_a_plain_bounty_is_paid_at_once_and_a_split_one_in_order_from_the_button() -> None:
    room = hunt()
    room.out(4, by=(2, 1))

    assert room.amounts("bounty") == {2: 501, 1: 500}
    assert heads_now(room.tournament).heads == {room.who[n]: 1_001 for n in (1, 2, 3)}


def test_t238_a_progressive_bounty_is_half_paid_and_half_on_the_winners_head() -> None:
    room = hunt("progressive", amount=1_505)
    room.out(4, by=(1,))

    assert room.amounts("bounty") == {1: 752}
    assert heads_now(room.tournament).heads[room.who[1]] == 1_505 + 753
    room.out(1, by=(2,))
    assert room.amounts("bounty") == {1: 752, 2: 1_129}


def test_the_winner_takes_his_own_head_and_what_nobody_earned() -> None:
    room = hunt()
    room.out(4, by=(1,))
    room.out(3)
    assert [one.victim for one in heads_now(room.tournament).open] == [room.who[3]]
    room.out(2, by=(1,))

    assert room.amounts("bounty") == {1: 4 * 1_001}
    room.do(AwardBounty(room.who[3], (room.who[2],)))
    assert room.amounts("bounty") == {1: 3 * 1_001, 2: 1_001}


def test_who_won_the_pot_and_is_out_by_now_gets_all_of_it() -> None:
    room = hunt("progressive")
    room.out(4)
    room.out(3, by=(1,))

    room.do(AwardBounty(room.who[4], (room.who[3],)))

    heads = heads_now(room.tournament)
    assert room.amounts("bounty")[3] == 500, "he had a head of his own when he won it"
    assert heads.heads[room.who[1]] == 1_001 + (1_001 + 501) - (1_001 + 501) // 2


def test_somebody_long_out_has_no_head_that_could_grow() -> None:
    room = hunt("progressive")
    room.out(4, by=(1,))
    room.out(3)
    room.do(AwardBounty(room.who[3], (room.who[4],)))

    assert room.amounts("bounty")[4] == 1_001


def test_who_enters_again_has_a_new_head_and_is_paid_under_his_last_entry() -> None:
    room = hunt()
    room.out(3, by=(4,))
    room.out(4, by=(1,))
    room.who[4] = room.do(Reenter(room.who[4], 100_000, 10_000, 10_000, TableSeat(1, 4)))

    assert room.amounts("bounty") == {4: 1_001, 1: 1_001}
    assert heads_now(room.tournament).heads[room.who[4]] == 1_001


def test_the_bounty_of_who_left_waits_for_somebody_to_be_named() -> None:
    room = hunt()
    room.do(Withdraw(room.who[4]), "ill")

    (waiting,) = heads_now(room.tournament).open
    assert (waiting.victim, waiting.value) == (room.who[4], 1_001)


@given(st.sampled_from(("plain", "progressive")), st.integers(1, 5_000), st.data())
def test_every_unit_of_every_bounty_is_on_a_head_or_paid(kind: str, amount: int, data: st.DataObject) -> None:
    room = hunt(kind, 6, amount)
    left = [1, 2, 3, 4, 5, 6]
    while len(left) > 1:
        victim = data.draw(st.sampled_from(left))
        left.remove(victim)
        some = st.lists(st.sampled_from(left), max_size=3, unique=True)
        room.out(victim, by=tuple(data.draw(some)))
        found = heads_now(room.tournament)
        waiting = 0 if room.tournament.winner is not None else sum(one.value for one in found.open)
        there = sum(found.heads.values()) + sum(found.earned.values()) + waiting
        assert there == prize_pool(room.tournament).bounties
        assert min([0, *found.heads.values(), *found.earned.values()]) == 0
    assert heads_now(room.tournament).heads == {}


# ------------------------------------------------------------------ mystery


def mystery(since: int = 0) -> PrizeRoom:
    table = (Envelope(9_000, 1), Envelope(500, 3))
    return PrizeRoom(4, PrizePlan(scheme=WINNER, bounty=BountyPlan(2_625, "mystery", table, since)))


def test_each_knock_out_waits_for_its_envelope_and_the_winner_for_his_own() -> None:
    room = mystery()
    room.out(4, by=(1, 2))
    room.out(3)
    room.out(2, by=(1,))

    assert [(one.victim, one.by) for one in mysteries_due(room.tournament)] == [
        (room.who[4], (room.who[1], room.who[2])),
        (room.who[3], ()),
        (room.who[2], (room.who[1],)),
        (room.who[1], (room.who[1],)),
    ]
    assert envelopes_left(room.tournament) == (9_000, 500, 500, 500)
    assert heads_now(room.tournament) is NO_HEADS


def test_envelopes_may_begin_late() -> None:
    room = mystery(since=3)
    room.out(4, by=(1,))
    assert mysteries_due(room.tournament) == ()
    room.out(3, by=(1,))

    assert [one.victim for one in mysteries_due(room.tournament)] == [room.who[3]]


def test_whoever_left_or_came_back_takes_no_envelope_with_him() -> None:
    room = mystery(since=4)
    room.out(4, by=(1,))
    room.do(Reenter(room.who[4], 100_000, 10_000, 10_000, TableSeat(1, 4)))
    assert mysteries_due(room.tournament) == (), "he was none of those four"
    room.do(Withdraw(room.who[3]), "ill")

    assert mysteries_due(room.tournament) == ()


def test_an_envelope_that_the_plan_no_longer_has_is_not_missed() -> None:
    room = mystery()
    room.out(4, by=(1,))
    room.do(seal_mystery(room.tournament, room.who[4], KEY))
    made = draw_mystery(room.tournament, KEY, "")
    room.do(made)
    table = (Envelope(7, 1),)

    room.do(SetPrizes(PrizePlan(scheme=WINNER, bounty=BountyPlan(7, "mystery", table))))

    assert envelopes_left(room.tournament) == (7,)


def test_other_bounties_have_no_envelopes() -> None:
    assert mysteries_due(hunt().tournament) == ()
    assert envelopes_left(PrizeRoom().tournament) == ()
