"""The prize pool as a sum, part by part."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from director.domain.prize_money import Pool
from director.domain.prize_plan import PrizePlan
from director.domain.tournament import Tournament
from director.host.i18n import Words
from director.rules.prizes.pool import collected, deductions, prize_pool
from director.views import figures


class PoolRow(msgspec.Struct, frozen=True, gc=False):
    """One part of the pool."""

    key: str
    """buy_ins, bounties, deducted, deduction, added, overlay, total or fees."""
    what: str
    amount: int
    """Minor units, below nothing where it comes off."""
    text: str
    """The amount with its sign."""


def pool_rows(tournament: Tournament, words: Words, plan: PrizePlan | None = None) -> tuple[PoolRow, ...]:
    """The pool as it is now, by the plan of the event or another; fees stand apart at the end."""
    plan = plan or tournament.prize_money.planned
    pool = prize_pool(tournament, plan)
    rows = list(_parts(tournament, pool, plan, words))
    fees = collected(tournament).fees
    rows.append(_row(tournament, "fees", words._("Fees, to the house"), fees, words))
    return tuple(rows)


def published_pool(tournament: Tournament, pool: Pool, words: Words) -> tuple[PoolRow, ...]:
    """A pool as it was published; deductions stand there as one."""
    return tuple(_parts(tournament, pool, None, words))


def _parts(tournament: Tournament, pool: Pool, plan: PrizePlan | None, words: Words) -> Iterator[PoolRow]:
    count = words.ngettext("Buy-ins, {n} entry", "Buy-ins, {n} entries", pool.entries)
    buy_ins = count.format(n=figures.chips(pool.entries, words))
    yield _row(tournament, "buy_ins", buy_ins, pool.buy_ins, words)
    if pool.bounties:
        yield _row(tournament, "bounties", words._("Bounties, on the heads"), -pool.bounties, words)
    if plan is not None and pool.deducted:
        base, left = pool.buy_ins - pool.bounties, pool.deducted
        for one, amount in zip(plan.deductions, deductions(plan, base), strict=True):
            told = words._("{deduction} ({percent} %)") if one.percent else "{deduction}"
            what = told.format(deduction=one.name, percent=figures.as_kept(one.percent, words))
            # More than is there cannot be taken off: what is shown comes to the pool.
            yield _row(tournament, "deduction", what, -min(amount, left), words)
            left -= min(amount, left)
    elif pool.deducted:
        yield _row(tournament, "deducted", words._("Deductions"), -pool.deducted, words)
    if pool.overlay:
        yield _row(tournament, "overlay", words._("Added by the house to the guarantee"), pool.overlay, words)
    if pool.added:
        yield _row(tournament, "added", words._("Added money"), pool.added, words)
    yield _row(tournament, "total", words._("Prize pool"), pool.total, words)


def _row(tournament: Tournament, key: str, what: str, amount: int, words: Words) -> PoolRow:
    text = figures.money(abs(amount), tournament.setup, words)
    return PoolRow(key, what, amount, f"− {text}" if amount < 0 else text)
