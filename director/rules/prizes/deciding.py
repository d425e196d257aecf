"""Decisions about prizes made ready for the journal, from the state as it is at the moment of writing."""

from __future__ import annotations

from collections.abc import Mapping

from director.domain.ids import EntryId, Seq
from director.domain.payments import AgreeDeal, KeepPayment, Pay, payment_of
from director.domain.prizes import KeepPayouts, PublishPayouts
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament
from director.rules.prizes.deal import DealKind
from director.rules.prizes.dealing import propose_deal
from director.rules.prizes.dues import Due, due_of
from director.rules.prizes.pool import prize_pool
from director.rules.prizes.proposing import propose_payouts
from director.rules.prizes.rounding import CannotPay
from director.rules.table.sitting import rules_at


def publish_now(tournament: Tournament) -> PublishPayouts:
    """The payouts as the plan gives them now.

    Raises Impossible `cannot_divide`, `nothing_to_divide`, or `published_already` where a version more would
    say the same as the one that holds.
    """
    try:
        proposed = propose_payouts(tournament)
    except CannotPay as cannot:
        raise Impossible("cannot_divide", cannot=cannot) from cannot
    if not proposed.amounts:
        raise Impossible("nothing_to_divide")
    if is_published(tournament, proposed.action):
        raise Impossible("published_already")
    return proposed.action


def is_published(tournament: Tournament, action: PublishPayouts) -> bool:
    """Whether the version that holds says exactly this."""
    held = tournament.prize_money.published
    return held is not None and (held.amounts, held.pool, held.seats, held.unit) == (
        action.amounts, action.pool, action.seats, action.unit,
    )  # fmt: skip


def keep_now(tournament: Tournament) -> KeepPayouts:
    """The decision to keep what is published for the pool as it is now."""
    return KeepPayouts(prize_pool(tournament).total)


def deal_now(
    tournament: Tournament, method: DealKind, stacks: Mapping[EntryId, int], leave: int = 0, unit: int = 1
) -> AgreeDeal:
    """A deal by a method, of these stacks. Raises Impossible `cannot_divide`."""
    try:
        return propose_deal(tournament, method, stacks, leave, unit).action
    except CannotPay as cannot:
        raise Impossible("cannot_divide", cannot=cannot) from cannot


def pay_now(due: Due, method: str = "cash", amount: int | None = None, withheld: int = 0) -> Pay:
    """The payment of what is still due, or of a part of it."""
    place = None if due.place is None else (due.place.first, due.place.last)
    return Pay(due.entry, due.left if amount is None else amount, due.paid_for, place, method, withheld)


def keep_payment_now(tournament: Tournament, receipt: Seq) -> KeepPayment:
    """The decision that a receipt stands although what is due now is another amount. Raises Impossible."""
    paid = payment_of(tournament, receipt)
    found = due_of(tournament, rules_at(tournament), paid.entry, paid.paid_for)
    return KeepPayment(receipt, 0 if found is None else found.amount)
