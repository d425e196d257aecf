"""Prizes at the command line: pool, amounts, places and what is due are found by the program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from director.cli.ready import ReadyMade
from director.domain.action import Action
from director.domain.ids import EntryId, Seq
from director.domain.payments import AgreeDeal, Pay, VoidPayment
from director.domain.people import Person
from director.domain.prize_money import PaidFor, Share
from director.domain.prize_plan import BountyPlan, PrizePlan, Remainder
from director.domain.prizes import RecallPayouts, SetPrizes
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament

if TYPE_CHECKING:
    from director.desk.venue import Venue
    from director.domain.journal import Journal


class PlanPrizes(ReadyMade, frozen=True):
    """How the prizes are made, by a payout table that comes with the program or that the house keeps."""

    table: str = "club"
    """The name of the file of the payout table without its ending; `director templates FILE` lists them."""
    guarantee: int = 0
    """In minor units; 0 without one."""
    added: int = 0
    """Added money in minor units."""
    unit: int = 1
    """Prizes are whole multiples of it, in minor units."""
    remainder: Remainder = "first"
    """To first place, or by the largest remainder."""
    minimum: int = 0
    """The last place gets at least so much, or fewer are paid."""
    bounty: int = 0
    """What is paid for knocking somebody out, of each buy-in, in minor units."""
    progressive: bool = False
    """Half of a bounty goes on the winner's own head."""
    seat_price: int = 0
    """What a seat in the target event is worth; 0 where this is no satellite."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The plan. Raises Told where there is no such payout table, or two."""
        from director.cli.shelf import payouts

        scheme = payouts(venue.path).chosen(self.table).thing
        bounty = BountyPlan(self.bounty, "progressive" if self.progressive else "plain")
        plan = PrizePlan(
            guarantee=self.guarantee,
            added=self.added,
            scheme=scheme,
            unit=self.unit,
            remainder=self.remainder,
            minimum=self.minimum,
            bounty=bounty if self.bounty else None,
            seat_price=self.seat_price,
        )
        return (SetPrizes(plan),)


class PublishNow(ReadyMade, frozen=True):
    """The payouts are published as the plan gives them now; a later version needs a reason."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The promise."""
        from director.rules.prizes.deciding import publish_now

        return (publish_now(journal.tournament),)


class KeepPublished(ReadyMade, frozen=True):
    """The payouts stay as published although the pool has changed since."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The decision about the pool as it is now."""
        from director.rules.prizes.deciding import keep_now

        return (keep_now(journal.tournament),)


class RecallPublished(ReadyMade, frozen=True):
    """The payouts that hold are taken back; the version before them holds again."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The line that takes them back."""
        published = journal.tournament.prize_money.published
        if published is None:
            raise Impossible("nothing_published")
        return (RecallPayouts(published.line),)


class Dealt(ReadyMade, frozen=True):
    """Those who are left agree on a deal, by a method from their stacks or with amounts of their own."""

    method: Literal["icm", "chip", "straight", "equal", "custom"] = "icm"
    stacks: Mapping[EntryId, int] = {}
    """Chips of each by entry."""
    amounts: Mapping[EntryId, int] = {}
    """What each gets, for a custom deal, in minor units."""
    leave: int = 0
    """Left to play for, in minor units."""
    unit: int = 1
    """Amounts are whole multiples of it, in minor units."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The deal."""
        from director.rules.prizes.deciding import deal_now

        if self.method == "custom":
            shares = (
                Share(entry, amount, self.stacks.get(entry, 0)) for entry, amount in self.amounts.items()
            )
            return (AgreeDeal("custom", tuple(shares), self.leave),)
        return (deal_now(journal.tournament, self.method, self.stacks, self.leave, self.unit),)


class PayOut(ReadyMade, frozen=True):
    """Somebody is paid what is due."""

    entry: EntryId
    """Who is paid: the person's last entry."""
    paid_for: PaidFor = "place"
    """For the place, a deal, bounties or a mystery bounty."""
    amount: int | None = None
    """A part of it, in minor units; null for all that is left."""
    method: str = "cash"
    withheld: int = 0
    """What the house keeps of it for the tax, in minor units."""

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The payment. Raises Impossible `nothing_due`."""
        return (payment_due(journal.tournament, self),)


def payment_of_line(tournament: Tournament, key: str) -> Pay:
    """All that is left of a line of the payout desk, in cash or as the seat it is, by the key of the line.

    Raises Impossible `nothing_due`.
    """
    from director.rules.prizes.dues import dues
    from director.rules.table.sitting import rules_at

    due = next(one for one in dues(tournament, rules_at(tournament)) if one.key == key)
    return payment_due(tournament, PayOut(due.entry, due.paid_for))


def payment_due(tournament: Tournament, asked: PayOut) -> Pay:
    """The payment of what is due. Raises Impossible `nothing_due`."""
    from director.rules.prizes.deciding import pay_now
    from director.rules.prizes.dues import due_of
    from director.rules.table.sitting import rules_at

    due = due_of(tournament, rules_at(tournament), asked.entry, asked.paid_for)
    if due is None or (asked.amount is None and due.left <= 0):
        raise Impossible("nothing_due", entry=asked.entry)
    return pay_now(due, "seat" if due.seat else asked.method, asked.amount, asked.withheld)


class PayEverybody(ReadyMade, frozen=True):
    """Everybody who is still due something is paid, a receipt each, all in one."""

    method: str = "cash"

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The payments; what waits for a decision is left out. Raises Impossible `nobody_due`."""
        from director.rules.prizes.deciding import pay_now
        from director.rules.prizes.dues import dues
        from director.rules.table.sitting import rules_at

        found = dues(journal.tournament, rules_at(journal.tournament))
        open_ones = (due for due in found if due.left > 0 and due.state in ("open", "part"))
        paid: list[Pay] = []
        for due in open_ones:
            payment = pay_now(due, "seat" if due.seat else self.method)
            paid.append(payment)
        if not paid:
            raise Impossible("nobody_due")
        return paid


class VoidReceipt(ReadyMade, frozen=True):
    """A receipt is made void; the number stays used."""

    receipt: Seq

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The line that makes it void."""
        return (VoidPayment(self.receipt),)


class KeepReceipt(ReadyMade, frozen=True):
    """A receipt stands although another amount is due by now."""

    receipt: Seq

    def actions(self, venue: Venue, journal: Journal, added: Sequence[Person]) -> Sequence[Action]:
        """The decision, with what is due now."""
        from director.rules.prizes.deciding import keep_payment_now

        return (keep_payment_now(journal.tournament, self.receipt),)


class SealEnvelope(ReadyMade, frozen=True):
    """The hashes of a mystery bounty are stored and shown; the public word comes after."""

    alone = True

    entry: EntryId
    """Who was knocked out, or the winner for his own."""


class DrawEnvelope(ReadyMade, frozen=True):
    """The sealed mystery bounty is drawn with the public word."""

    alone = True

    word: str = ""
    """The public word; empty is marked."""


AT_PRIZES: dict[str, type[ReadyMade]] = {
    "plan-prizes": PlanPrizes,
    "publish-payouts": PublishNow,
    "keep-payouts": KeepPublished,
    "recall-payouts": RecallPublished,
    "agree-deal": Dealt,
    "pay": PayOut,
    "pay-everybody": PayEverybody,
    "void-payment": VoidReceipt,
    "keep-payment": KeepReceipt,
    "seal-mystery": SealEnvelope,
    "draw-mystery": DrawEnvelope,
}
"""By the name under “do”."""
