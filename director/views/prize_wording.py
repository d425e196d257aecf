"""Prizes planned and promised, deals, payments and bounties, in one sentence each."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Final

from director.domain.action import Action
from director.domain.bounties import AwardBounty, DrawMystery, SealMystery
from director.domain.ids import EntryId, Seq
from director.domain.payments import AgreeDeal, KeepPayment, Pay, VoidPayment
from director.domain.prizes import KeepPayouts, PublishPayouts, RecallPayouts, SetPrizes
from director.host.i18n import N_
from director.rules.floor.places import Place
from director.views import figures
from director.views.method_words import method_name
from director.views.place_words import place_words

if TYPE_CHECKING:
    from director.views.wording import Telling

DEALS: Final[dict[str, str]] = {
    "icm": N_("by ICM"),
    "chip": N_("chip chop"),
    "straight": N_("straight chop by chips"),
    "equal": N_("equal shares"),
    "custom": N_("as agreed"),
}
"""How a deal divides."""

PAID_FOR: Final[dict[str, str]] = {
    "place": N_("prize"),
    "deal": N_("part of the deal"),
    "bounty": N_("bounties"),
    "mystery": N_("mystery bounty"),
}
"""What money is paid for."""


def set_prizes(tell: Telling, action: SetPrizes) -> str:
    """Prizes planned: guarantee 1 000 000 RUB."""
    if action.plan.guarantee:
        text = tell.words._("Prizes planned, guaranteed: {money}")
        return text.format(money=_money(tell, action.plan.guarantee))
    return tell.words._("Prizes planned")


def publish_payouts(tell: Telling, action: PublishPayouts) -> str:
    """Payouts published: 63 places, 12 000 000 RUB."""
    words, count = tell.words, len(action.amounts)
    text = words.ngettext(
        "Payouts published: {n} place, {money}", "Payouts published: {n} places, {money}", count
    )
    return text.format(n=figures.chips(count, words), money=_money(tell, action.pool.total))


def recall_payouts(tell: Telling, action: RecallPayouts) -> str:
    """Payouts of line 412 taken back."""
    return tell.words._("Payouts of line {line} taken back").format(line=action.line)


def keep_payouts(tell: Telling, action: KeepPayouts) -> str:
    """Payouts stay as published although the pool is 12 100 000 RUB."""
    text = tell.words._("Payouts stay as published although the pool is {money}")
    return text.format(money=_money(tell, action.total))


def agree_deal(tell: Telling, action: AgreeDeal) -> str:
    """Deal of 3 players by ICM: 9 000 000 RUB; 500 000 RUB left to play for."""
    words, count = tell.words, len(action.shares)
    facts = {
        "n": figures.chips(count, words),
        "method": words._(DEALS[action.method]),
        "money": _money(tell, sum(share.amount for share in action.shares)),
        "leave": _money(tell, action.leave),
    }
    if action.leave:
        text = words.ngettext(
            "Deal of {n} player, {method}: {money}; {leave} left to play for",
            "Deal of {n} players, {method}: {money}; {leave} left to play for",
            count,
        )
    else:
        text = words.ngettext(
            "Deal of {n} player, {method}: {money}", "Deal of {n} players, {method}: {money}", count
        )
    return text.format(**facts)


def pay(tell: Telling, action: Pay) -> str:
    """Ivanov Sergei paid 600 000 RUB for 5th place, cash."""
    words = tell.words
    facts = {
        "name": tell.name(action.entry),
        "money": _money(tell, action.amount),
        "what": words._(PAID_FOR[action.paid_for]),
        "method": method_name(action.method, words),
        "place": "" if action.place is None else place_words(Place(*action.place), words),
    }
    if action.place is None:
        return words._("{name} paid {money}: {what}, {method}").format(**facts)
    return words._("{name} paid {money}: {what}, {place} place, {method}").format(**facts)


def void_payment(tell: Telling, action: VoidPayment) -> str:
    """Receipt 512 made void: Ivanov Sergei, 600 000 RUB."""
    text = tell.words._("Receipt {line} made void: {name}, {money}")
    return text.format(line=action.payment, **_paid(tell, action.payment))


def keep_payment(tell: Telling, action: KeepPayment) -> str:
    """Receipt 512 of Ivanov Sergei stands, 600 000 RUB, although 500 000 RUB is due."""
    text = tell.words._("Receipt {line} stands: {name}, {money}, although {due} is due now")
    return text.format(line=action.payment, due=_money(tell, action.due), **_paid(tell, action.payment))


def award_bounty(tell: Telling, action: AwardBounty) -> str:
    """Bounty of Ivanov Sergei goes to Smith Anna."""
    words, name = tell.words, tell.name(action.entry)
    if not action.by:
        return words._("Nobody is known to have knocked {name} out").format(name=name)
    return words._("Bounty of {name} goes to {by}").format(name=name, by=_names(tell, action.by))


def seal_mystery(tell: Telling, action: SealMystery) -> str:
    """Mystery bounty 3 for Ivanov Sergei sealed: key 1a2b3c4d, envelopes 9f8e7d6c."""
    text = tell.words._("Mystery bounty {number} for {name} sealed: key {key}, envelopes {list}")
    return text.format(
        number=action.number,
        name=tell.name(action.victim),
        key=action.key_hash[:8],
        list=action.list_hash[:8],
    )


def draw_mystery(tell: Telling, action: DrawMystery) -> str:
    """Mystery bounty 3: 100 000 RUB to Smith Anna, public word “KsQd”."""
    words = tell.words
    facts = {
        "number": action.number,
        "money": _money(tell, action.amount),
        "by": _names(tell, (share.entry for share in action.shares)),
        "word": action.word,
    }
    if action.word:
        return words._("Mystery bounty {number}: {money} to {by}, public word “{word}”").format(**facts)
    return words._("Mystery bounty {number}: {money} to {by}, without a public word").format(**facts)


def _names(tell: Telling, entries: Iterable[EntryId]) -> str:
    return ", ".join(map(tell.name, entries))


def _paid(tell: Telling, line: Seq) -> dict[str, str]:
    """Whom this receipt paid, and how much; it may have been void for long."""
    paid = tell.journal.tournament.prize_money.payments.get(line)
    if paid is None:
        return {"name": "", "money": ""}
    return {"name": tell.name(paid.entry), "money": _money(tell, paid.amount)}


def _money(tell: Telling, amount: int) -> str:
    return figures.money(amount, tell.journal.tournament.setup, tell.words)


SENTENCES: Final[dict[type[Action], Callable[[Telling, Any], str]]] = {  # Any: each takes its own kind
    SetPrizes: set_prizes,
    PublishPayouts: publish_payouts,
    RecallPayouts: recall_payouts,
    KeepPayouts: keep_payouts,
    AgreeDeal: agree_deal,
    Pay: pay,
    VoidPayment: void_payment,
    KeepPayment: keep_payment,
    AwardBounty: award_bounty,
    SealMystery: seal_mystery,
    DrawMystery: draw_mystery,
}

KINDS: Final[dict[str, str]] = {
    "SetPrizes": N_("Plan the prizes"),
    "PublishPayouts": N_("Publish payouts"),
    "RecallPayouts": N_("Take payouts back"),
    "KeepPayouts": N_("Keep payouts as published"),
    "AgreeDeal": N_("Agree on a deal"),
    "Pay": N_("Pay out"),
    "VoidPayment": N_("Make a receipt void"),
    "KeepPayment": N_("Let a receipt stand"),
    "AwardBounty": N_("Say who earned a bounty"),
    "SealMystery": N_("Seal a mystery bounty"),
    "DrawMystery": N_("Draw a mystery bounty"),
}
