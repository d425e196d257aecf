"""Payouts made ready to be published: the pool cut by the plan, and plans compared before anybody promises.

A table for more places than there are players is cut off, and what is left of it divides the whole pool in
the same proportion. Of fixed amounts what the pool has more goes to first place. All of it is the house's.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from director.domain.prize_money import Pool
from director.domain.prize_plan import PrizePlan, Scheme, exact
from director.domain.prizes import PublishPayouts
from director.domain.tournament import Tournament
from director.rules.prizes.payouts import Curve, Percents, Rounding, payout_table
from director.rules.prizes.payouts import Scheme as Cut
from director.rules.prizes.pool import prize_pool
from director.rules.prizes.rounding import CannotPay
from director.rules.prizes.satellite import satellite_prizes


class Proposal(NamedTuple):
    """What would be published."""

    pool: Pool
    amounts: tuple[int, ...]
    """First place first, in minor units; empty where there is nothing to pay yet."""
    seats: int = 0
    """The first so many places get a seat in the target event."""
    unit: int = 1
    """Shared places are paid in multiples of it."""

    @property
    def action(self) -> PublishPayouts:
        """The promise."""
        return PublishPayouts(self.amounts, self.pool, self.seats, self.unit)


def propose_payouts(tournament: Tournament, plan: PrizePlan | None = None) -> Proposal:
    """The payouts as the plan of the event gives them, or another plan. Raises CannotPay.

    Codes: those of `payout_table`, no_scheme, fixed_above_pool.
    """
    plan = plan or tournament.prize_money.planned
    pool = prize_pool(tournament, plan)
    players = people_in(tournament)
    if not pool.total or not players:
        return Proposal(pool, ())
    if plan.seat_price:
        return _satellite(pool, plan, players)
    return Proposal(pool, _amounts(pool.total, plan, pool.entries, players), 0, plan.unit)


def people_in(tournament: Tournament) -> int:
    """How many different people have an entry that counts: one person, one place."""
    return len({entry.person for entry in tournament.entries.values() if entry.counts})


def _satellite(pool: Pool, plan: PrizePlan, players: int) -> Proposal:
    price = plan.seat_price
    # No more is asked for than there are players: a price of a cent would pay for millions of seats.
    prizes = satellite_prizes(min(pool.total, price * players), price, players)
    rest = prizes.rest[: max(0, players - prizes.seats)]
    amounts = [*(price for _ in range(prizes.seats)), *rest]
    left = pool.total - sum(amounts)
    if left:  # fewer players than there are prizes: the best get it
        amounts = amounts or [0]
        amounts[0] += left
    return Proposal(pool, tuple(amounts), prizes.seats, plan.unit)


def _amounts(total: int, plan: PrizePlan, entries: int, players: int) -> tuple[int, ...]:
    scheme = plan.scheme
    if scheme.kind == "fixed":
        return fixed(total, scheme.amounts, players)
    how = Rounding(plan.unit, plan.remainder, plan.minimum)
    return payout_table(total, _cut(scheme, entries, players), how)


def fixed(total: int, amounts: Sequence[int], players: int) -> tuple[int, ...]:
    """Fixed amounts for no more places than players; first place has what the pool has more.

    >>> fixed(10_000, (5_000, 3_000, 1_000), 2)
    (7000, 3000)
    """
    if not amounts:
        raise CannotPay("no_scheme")
    paid = amounts[:players]
    if sum(paid) > total:
        raise CannotPay("fixed_above_pool", total=sum(paid), pool=total)
    return (paid[0] + total - sum(paid), *paid[1:])


def _cut(scheme: Scheme, entries: int, players: int) -> Cut:
    """The percents or the curve for this field. Raises CannotPay."""
    if scheme.kind == "curve":
        places = scheme.places or -int(-(entries * exact(scheme.field) / 100) // 1)
        places = min(places, players)
        return Curve(places, max(exact(scheme.first), Fraction(100, places)))
    if not scheme.tables:
        raise CannotPay("no_scheme")
    tables = [table for table in scheme.tables if table.entries <= entries]
    if not tables:
        raise CannotPay("too_few_entries", entries=entries, most=scheme.tables[0].entries)
    percents = tuple(map(exact, tables[-1].percents[:players]))
    whole = sum(percents)
    return Percents(tuple(part * 100 / whole for part in percents))


class Compared(NamedTuple):
    """What players ask of a payout table first."""

    amounts: tuple[int, ...]
    lowest: int
    """The last prize, in minor units."""
    times_buy_in: Fraction | None
    """The last prize as a multiple of what one entry pays; None where it pays nothing."""
    jump: Fraction | None
    """The largest step between neighbours: how many times the next prize; None with one place."""
    jump_place: int
    """The better place of that step; 0 with one place."""


def compared(amounts: Sequence[int], buy_in: int) -> Compared:
    """A payout table in the figures by which plans are compared; `buy_in` with the fee, in minor units.

    >>> found = compared((500, 300, 200), 100)
    >>> found.times_buy_in, found.jump, found.jump_place
    (Fraction(2, 1), Fraction(5, 3), 1)
    """
    lowest = amounts[-1]
    steps = [
        (Fraction(amounts[place - 1], amounts[place]), -place)
        for place in range(1, len(amounts))
        if amounts[place]
    ]
    jump, place = max(steps, default=(None, 0))
    return Compared(
        tuple(amounts),
        lowest,
        Fraction(lowest, buy_in) if buy_in else None,
        jump,
        -place,
    )
