"""Decisions about prizes: how they are made, what is promised, and what becomes of a promise."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.ids import Seq
from director.domain.line import Line
from director.domain.prize_money import Pool, PrizeMoney, Published
from director.domain.prize_plan import PrizePlan, check_money, check_prizes
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament


class SetPrizes(Action, frozen=True):
    """How the prizes are made is announced, or announced anew; what is published stays as it is."""

    plan: PrizePlan

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Put the plan of the prizes in force."""
        _ = tournament.setup
        self.plan.check()
        return with_money(tournament, replace(tournament.prize_money, plan=self.plan))


class PublishPayouts(Action, frozen=True):
    """The prize of each place is promised, with the pool as it is; a later version needs a reason."""

    amounts: tuple[int, ...]
    """First place first, in minor units; the pool together, never rising."""
    pool: Pool
    """Where the money comes from, as it is now."""
    seats: int = 0
    """The first so many places get a seat in the target event, worth their amount."""
    unit: int = 1
    """Shared places are paid in multiples of it, in minor units."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Add the version; those before it stay."""
        _ = tournament.setup
        self._check()
        money = tournament.prize_money
        if money.published is not None and not line.reason.strip():
            raise Impossible("reason_needed", kind=self.kind)
        reason = line.reason if money.versions else ""
        made = Published(
            line.seq, line.at, line.staff, self.amounts, self.pool, self.seats, self.unit, reason
        )
        return with_money(tournament, replace(money, versions=(*money.versions, made), kept=None))

    def _check(self) -> None:
        if not self.amounts:
            raise Impossible("no_prizes")
        check_prizes(self.amounts)
        check_money("unit", self.unit, least=1)
        for field in ("buy_ins", "bounties", "deducted", "added", "overlay", "total"):
            check_money(f"pool.{field}", getattr(self.pool, field))
        if sum(self.amounts) != self.pool.total:
            raise Impossible("prizes_total", paid=sum(self.amounts), pool=self.pool.total)
        if not 0 <= self.seats <= len(self.amounts):
            raise Impossible("prize_seats", value=self.seats, most=len(self.amounts))


class RecallPayouts(Action, frozen=True):
    """Published payouts are taken back: the version before holds again, and all of them stay on record."""

    needs_reason = True

    line: Seq
    """The line that published them."""

    @property
    def takes_back(self) -> int:
        """The promise."""
        return self.line

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Mark the version."""
        money = tournament.prize_money
        version = money.version(self.line)
        if version is None:
            raise Impossible("not_published", line=self.line)
        if version.recalled:
            raise Impossible("already_recalled", line=self.line, by=version.recalled)
        versions = tuple(
            replace(one, recalled=line.seq) if one.line == self.line else one for one in money.versions
        )
        return with_money(tournament, replace(money, versions=versions, kept=None))


class KeepPayouts(Action, frozen=True):
    """Payouts stay as published although the pool is another by now."""

    needs_reason = True

    total: int
    """The pool for which that was decided, in minor units."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Remember the decision; another change of the pool asks again."""
        check_money("total", self.total)
        money = tournament.prize_money
        if money.published is None:
            raise Impossible("nothing_published")
        return with_money(tournament, replace(money, kept=self.total))


PROMISES: Final = (PublishPayouts, RecallPayouts)
"""What is never undone: it was read out, so another line takes it back and both stay."""


def with_money(tournament: Tournament, money: PrizeMoney) -> Tournament:
    """The tournament with another money side."""
    return replace(tournament, prize_money=money)
