"""Decisions at the payout desk: paid, void, agreed, and what stays although it should not have been paid."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.ids import EntryId, Seq
from director.domain.line import Line
from director.domain.methods import tidy_method
from director.domain.plan import MOST_CHIPS
from director.domain.prize_money import Deal, DealMethod, PaidFor, Payment, Share
from director.domain.prize_plan import check_money
from director.domain.prizes import with_money
from director.domain.refusal import Impossible
from director.domain.tournament import Entry, EntryState, Tournament


class AgreeDeal(Action, frozen=True):
    """Those who are left divide the prizes that are left; play may go on for the places and for a rest."""

    method: DealMethod
    shares: tuple[Share, ...]
    """Everybody who is left, with what each gets at once."""
    leave: int = 0
    """Left to play for, to the winner, in minor units."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Record who gets what. Raises Impossible unless it is all that is left to win, to the last unit."""
        if not self.shares:
            raise Impossible("deal_of_nobody")
        check_money("leave", self.leave)
        names = [share.entry for share in self.shares]
        if len(set(names)) < len(names):
            raise Impossible("deal_twice", entry=next(one for one in names if names.count(one) > 1))
        for share in self.shares:
            tournament.playing(share.entry)
            check_money("amount", share.amount)
            if not 0 <= share.stack <= MOST_CHIPS:
                raise Impossible("deal_stack", entry=share.entry, value=share.stack)
        total = sum(share.amount for share in self.shares) + self.leave
        there = left_to_win(tournament, len(self.shares))
        if total != there:
            raise Impossible("deal_total", paid=total, pool=there)
        money = tournament.prize_money
        made = Deal(line.seq, line.at, self.method, self.shares, self.leave)
        return with_money(tournament, replace(money, deals=(*money.deals, made)))


def left_to_win(tournament: Tournament, players: int) -> int:
    """What so many players have to divide: the rest of an earlier deal, else the prizes of their places.

    Minor units. Raises Impossible before anything is published.
    """
    money = tournament.prize_money
    if money.deals:
        return money.deals[-1].leave
    if money.published is None:
        raise Impossible("nothing_published")
    return sum(money.published.amounts[:players])


class Pay(Action, frozen=True):
    """Somebody is paid out against a receipt, whose number is that of the line."""

    entry: EntryId
    amount: int
    """All of it, what is withheld too, in minor units."""
    paid_for: PaidFor = "place"
    place: tuple[int, int] | None = None
    """The place, or the places shared, as it is now."""
    method: str = "cash"
    """Cash, transfer, or as the venue calls it."""
    withheld: int = 0
    """What the house keeps for the tax, in minor units."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Add the payment. Whether it is due is asked by the rules, and again whenever places change."""
        _known(tournament, self.entry)
        check_money("amount", self.amount, least=1)
        if not 0 <= self.withheld <= self.amount:
            raise Impossible("withheld", money=self.withheld, paid=self.amount)
        if self.place is not None and not 1 <= self.place[0] <= self.place[1]:
            raise Impossible("paid_place", value=self.place[0])
        method = tidy_method(self.method)
        if not method:
            raise Impossible("no_method")
        made = Payment(
            line.seq, line.at, line.staff, self.entry, self.paid_for, self.amount, self.withheld, self.place,
            method,
        )  # fmt: skip
        return _with_payment(tournament, made)


class VoidPayment(Action, frozen=True):
    """A payment does not count: the money came back, or the receipt was a slip. The number stays used."""

    needs_reason = True

    payment: Seq
    """The line of the payment, which is the number of the receipt."""

    @property
    def takes_back(self) -> int:
        """The payment."""
        return self.payment

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Mark the receipt void."""
        paid = payment_of(tournament, self.payment)
        return _with_payment(tournament, replace(paid, void=line.seq, why_void=line.reason))


class KeepPayment(Action, frozen=True):
    """A payment stands although another amount is due by now; who decided it says why."""

    needs_reason = True

    payment: Seq
    """The line of the payment, which is the number of the receipt."""
    due: int
    """What was due when that was decided, in minor units; another change asks again."""

    def apply(self, tournament: Tournament, line: Line) -> Tournament:
        """Remember the decision."""
        check_money("due", self.due)
        return _with_payment(tournament, replace(payment_of(tournament, self.payment), stands=self.due))


PAYMENTS: Final = (Pay, VoidPayment)
"""What is never undone: money and receipts left the desk, so another line makes one void."""


def payment_of(tournament: Tournament, line: Seq) -> Payment:
    """The payment of this receipt, which counts. Raises Impossible."""
    paid = tournament.prize_money.payments.get(line)
    if paid is None:
        raise Impossible("no_payment", line=line)
    if paid.void:
        raise Impossible("payment_void", line=line, by=paid.void)
    return paid


def _known(tournament: Tournament, entry: EntryId) -> Entry:
    found = tournament.entries.get(entry)
    if found is None:
        raise Impossible("no_entry", entry=entry)
    if found.state is EntryState.VOID:
        raise Impossible("entry_void", entry=entry)
    return found


def _with_payment(tournament: Tournament, paid: Payment) -> Tournament:
    money = tournament.prize_money
    return with_money(tournament, replace(money, payments=money.payments.set(paid.line, paid)))
