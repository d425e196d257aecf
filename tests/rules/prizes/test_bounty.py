"""Bounties: shared by the winners of the last pot, halved in progressive ones, to the last unit."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from director.rules.prizes.bounty import BOUNTY_KINDS, MARKERS, BountyKind, Earned, bounty_shares


def test_t236_half_is_paid_and_half_goes_on_the_head() -> None:
    head = 10
    earned = bounty_shares(10, "progressive", ["winner"]).answer

    assert earned.paid == {"winner": 5}
    assert head + earned.head["winner"] == 15


def test_t238_the_odd_unit_goes_to_the_head() -> None:
    assert bounty_shares(1_505, "progressive", [4]).answer == Earned({4: 752}, {4: 753})


def test_t240_winners_of_the_pot_the_victim_was_last_in_halve_it() -> None:
    of_a = bounty_shares(2_000, "plain", ["B", "D"])
    of_c = bounty_shares(2_000, "plain", ["D"])

    assert of_a.answer.paid == {"B": 1_000, "D": 1_000}
    assert of_c.answer.paid == {"D": 2_000}
    assert of_a.because == (MARKERS,)


def test_several_share_first_and_then_halve() -> None:
    # 34, 33 and 33, and each share halved.
    assert bounty_shares(100, "progressive", [2, 5, 7]).answer == Earned(
        {2: 17, 5: 16, 7: 16}, {2: 17, 5: 17, 7: 17}
    )


@given(
    bounty=st.integers(0, 10**9),
    kind=st.sampled_from(BOUNTY_KINDS),
    winners=st.lists(st.integers(1, 23), min_size=1, max_size=9, unique=True),
)
def test_a_bounty_is_given_out_whole(bounty: int, kind: BountyKind, winners: list[int]) -> None:
    paid, head = bounty_shares(bounty, kind, winners).answer
    shares = [paid[winner] + head[winner] for winner in winners]

    assert sum(shares) == bounty
    assert shares == sorted(shares, reverse=True)
    assert max(shares) - min(shares) <= 1
    assert all(0 <= head[winner] - paid[winner] <= 1 for winner in winners) or kind == "plain"
    assert kind == "progressive" or set(head.values()) == {0}
