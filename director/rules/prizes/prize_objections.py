"""What speaks against decisions about prizes: promises that do not fit, money that nobody is due.

No book speaks of it; the house may overrule each with a reason, and the reason stays.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any, Final

from msgspec.structs import replace

from director.domain.action import Action
from director.domain.bounties import AwardBounty, DrawMystery, SealMystery
from director.domain.draws import DrawSeats
from director.domain.ids import EntryId
from director.domain.journal import Journal
from director.domain.payments import AgreeDeal, KeepPayment, Pay
from director.domain.prize_plan import PrizePlan, Scheme
from director.domain.prizes import KeepPayouts, PublishPayouts, RecallPayouts, SetPrizes
from director.domain.refusal import Impossible, Objection
from director.domain.tournament import Tournament
from director.rules.prizes.dealing import warned
from director.rules.prizes.dues import due_of, stale
from director.rules.prizes.heads import envelopes_left, mysteries_due
from director.rules.prizes.mystery import drawn_amount, mystery_shares
from director.rules.prizes.pool import prize_pool
from director.rules.prizes.proposing import people_in
from director.rules.table.sitting import rules_at


def paid_before(tournament: Tournament, entry: EntryId) -> Iterator[Objection]:
    """Whoever was paid for a place is not revived before the payment is void (issue P7)."""
    for _, paid in sorted(tournament.prize_money.payments.items()):
        if paid.counts and paid.entry == entry and paid.paid_for == "place":
            yield Objection("prize_paid", {"entry": entry, "line": paid.line, "money": paid.amount})


def _set(journal: Journal, action: SetPrizes) -> Iterator[Objection]:
    tournament = journal.tournament
    if tournament.started and _is_otherwise(tournament.prize_money.plan, action.plan):
        yield Objection("prizes_after_start")
    bounty, buy_in = action.plan.bounty, tournament.setup.buy_in
    if bounty is not None and bounty.amount > buy_in:
        yield Objection("bounty_above_buy_in", {"money": bounty.amount, "now": buy_in})


def _is_otherwise(known: PrizePlan | None, plan: PrizePlan) -> bool:
    """Whether players were told otherwise; a table chosen for the first time contradicts nothing."""
    if known is not None and known.scheme == Scheme():
        known = replace(known, scheme=plan.scheme)
    return known not in (None, plan)


def _publish(journal: Journal, action: PublishPayouts) -> Iterator[Objection]:
    tournament = journal.tournament
    now = prize_pool(tournament)
    if action.pool != now:
        yield Objection("payouts_pool_other", {"money": action.pool.total, "now": now.total})
    bounty = tournament.prize_money.planned.bounty
    inside = sum(one.amount * one.count for one in bounty.envelopes) if bounty is not None else 0
    if inside and inside != now.bounties:
        yield Objection("envelopes_other_total", {"money": inside, "now": now.bounties})
    people = people_in(tournament)
    if len(action.amounts) > people:
        yield Objection("payouts_places", {"value": len(action.amounts), "most": people})
    if tournament.prize_money.deals:
        yield Objection("payouts_after_deal")
    yield from _after_paying(tournament)


def _recall(journal: Journal, _action: RecallPayouts) -> Iterator[Objection]:
    yield from _after_paying(journal.tournament)


def _after_paying(tournament: Tournament) -> Iterator[Objection]:
    count = sum(one.counts for one in tournament.prize_money.payments.values())
    if count:
        yield Objection("payouts_after_paying", {"value": count})


def _keep(journal: Journal, action: KeepPayouts) -> Iterator[Objection]:
    now = prize_pool(journal.tournament).total
    if action.total != now:
        yield Objection("kept_other_pool", {"money": action.total, "now": now})


def _deal(journal: Journal, action: AgreeDeal) -> Iterator[Objection]:
    tournament = journal.tournament
    missing = set(tournament.playing_persons.values()) - {share.entry for share in action.shares}
    if missing:
        yield Objection("deal_not_all", {"entry": min(missing), "value": len(missing)})
    warnings = warned(tournament, action)
    if "above_first" in warnings:
        yield Objection("deal_above_first")
    if "below_minimum" in warnings:
        yield Objection("deal_below_minimum")


def _pay(journal: Journal, action: Pay) -> Iterator[Objection]:
    tournament = journal.tournament
    if action.paid_for == "place" and stale(tournament) is not None:
        yield Objection("pay_stale")
    found = due_of(tournament, rules_at(tournament), action.entry, action.paid_for)
    if found is None or (not found.amount and not found.paid):
        yield Objection("pay_nothing_due", {"entry": action.entry})
        return
    if action.amount > max(found.left, 0):
        yield Objection(
            "pay_above_due", {"entry": action.entry, "money": action.amount, "due": max(found.left, 0)}
        )
    if action.place is not None and found.place is not None and tuple(found.place) != action.place:
        yield Objection("pay_other_place", {"entry": action.entry})


def _keep_payment(journal: Journal, action: KeepPayment) -> Iterator[Objection]:
    tournament = journal.tournament
    paid = tournament.prize_money.payments.get(action.payment)
    if paid is None:
        return  # the line itself refuses it
    found = due_of(tournament, rules_at(tournament), paid.entry, paid.paid_for)
    now = 0 if found is None else found.amount
    if now != action.due:
        yield Objection("keep_other_due", {"money": action.due, "now": now})


def _award(journal: Journal, action: AwardBounty) -> Iterator[Objection]:
    tournament = journal.tournament
    if any(
        paid.counts and paid.paid_for in ("bounty", "mystery")
        for paid in tournament.prize_money.payments.values()
    ):
        yield Objection("bounties_paid", {"entry": action.entry})


def _seal(journal: Journal, action: SealMystery) -> Iterator[Objection]:
    tournament = journal.tournament
    if all(one.victim != action.victim for one in mysteries_due(tournament)):
        yield Objection("mystery_not_due", {"entry": action.victim})
    if action.envelopes != envelopes_left(tournament):
        yield Objection("other_envelopes", {"number": action.number})
    if any(earlier.key_hash == action.key_hash for earlier in journal.actions_of(SealMystery)):
        yield Objection("mystery_key_used", {"number": action.number})


def _draw(journal: Journal, action: DrawMystery) -> Iterator[Objection]:
    tournament = journal.tournament
    seats = (earlier.key for earlier in journal.actions_of(DrawSeats))
    mysteries = (earlier.key for earlier in journal.actions_of(DrawMystery))
    if action.key in chain(seats, mysteries):
        yield Objection("mystery_key_shown", {"number": action.number})
    sealed = tournament.prize_money.sealed
    if sealed is None or sealed.number != action.number:
        return  # the line itself refuses it
    try:
        proven = drawn_amount(tournament, sealed, bytes.fromhex(action.key), action.word) == action.amount
        fair = mystery_shares(tournament, sealed, action.amount) == action.shares
    except (ValueError, Impossible):
        proven = fair = False
    if not proven:
        yield Objection("mystery_not_proven", {"number": action.number})
    if not fair:
        yield Objection("mystery_other_shares", {"number": action.number})


QUESTIONS: Final[dict[type[Action], Callable[[Journal, Any], Iterator[Objection]]]] = {  # Any: its own kind
    SetPrizes: _set,
    PublishPayouts: _publish,
    RecallPayouts: _recall,
    KeepPayouts: _keep,
    AgreeDeal: _deal,
    Pay: _pay,
    KeepPayment: _keep_payment,
    AwardBounty: _award,
    SealMystery: _seal,
    DrawMystery: _draw,
}
