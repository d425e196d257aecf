"""The prize pool of an event, out of what was really paid: every part in minor units, exact.

A bounty of each entry that counts lies on a head and is none of the places'. Deductions come off the rest,
rounded down in favour of the players; the house adds what is missing to its guarantee; what somebody gives
comes on top. No book speaks of it.
"""

from __future__ import annotations

from typing import NamedTuple

from director.domain.prize_money import Pool
from director.domain.prize_plan import PrizePlan, exact
from director.domain.tournament import EntryState, Tournament
from director.rules.asked_again import once_for


class Collected(NamedTuple):
    """What the entries brought."""

    entries: int
    """Those that count."""
    buy_ins: int
    """To the prizes, rebuys and add-ons too, refunds given back. Minor units."""
    fees: int
    """To the house, refunds given back."""


@once_for(lambda tournament: (tournament.entries, tournament.counted))
def collected(tournament: Tournament) -> Collected:
    """What was paid by all whose registration is not void, at the prices they paid."""
    buy_ins = fees = 0
    for entry in tournament.entries.values():
        if entry.state is not EntryState.VOID:
            buy_ins += entry.buy_in - entry.refund_buy_in
            fees += entry.fee - entry.refund_fee
    return Collected(tournament.counted, buy_ins, fees)


def prize_pool(tournament: Tournament, plan: PrizePlan | None = None) -> Pool:
    """The pool as it is now, by the plan of the event or by another one.

    Bounties are never more than what came in, nor are deductions more than what is left then.
    """
    plan = plan or tournament.prize_money.planned
    got = collected(tournament)
    bounties = 0 if plan.bounty is None else min(plan.bounty.amount * got.entries, got.buy_ins)
    base = got.buy_ins - bounties
    deducted = min(base, sum(deductions(plan, base)))
    overlay = max(0, plan.guarantee - (base - deducted))
    return Pool(got.entries, got.buy_ins, bounties, deducted, plan.added, overlay)


def deductions(plan: PrizePlan, base: int) -> tuple[int, ...]:
    """What each deduction takes off the buy-ins less bounties, in the order of the plan."""
    return tuple(
        int(base * exact(one.percent) / 100) if one.percent else one.amount for one in plan.deductions
    )
