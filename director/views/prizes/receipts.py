"""Receipts of the payout desk: number, person, place, amount in figures and in words of both languages."""

from __future__ import annotations

from collections.abc import Collection

import msgspec

from director.domain.journal import Journal
from director.domain.name_marks import without_marks
from director.domain.people import People
from director.domain.prize_money import Payment
from director.host.i18n import Words, words_for
from director.rules.floor.places import Place
from director.views import figures
from director.views.amount_words import amount_words
from director.views.method_words import method_name
from director.views.names import distinction
from director.views.papers import Letterhead, letterhead
from director.views.place_words import place_words
from director.views.prize_wording import PAID_FOR

SPOKEN = ("ru", "en")
"""In which languages the amount stands in words, whatever the receipt's own language is."""


class PayoutReceipt(msgspec.Struct, frozen=True, gc=False):
    """One receipt, to be signed by who is paid."""

    number: str
    """The line of the journal."""
    name: str
    told_apart: str
    what: str
    """Prize of 5th place, part of the deal, bounties."""
    amount: str
    withheld: str
    """Empty where nothing is."""
    handed: str
    """What is handed out; the amount where nothing is withheld."""
    in_words: tuple[str, ...]
    """What is handed out, in words: Russian, English."""
    method: str
    time: str
    staff: str
    blanks: tuple[str, ...]
    """Lines left free for the pen."""
    void: str
    """That the receipt is void, and why; empty while it counts."""


class PayoutReceipts(msgspec.Struct, frozen=True):
    """Receipts in the order of their numbers."""

    letterhead: Letterhead
    rows: tuple[PayoutReceipt, ...]


def payout_receipts(
    journal: Journal, people: People, words: Words, printed: str, only: Collection[int] | None = None
) -> PayoutReceipts:
    """All receipts, void ones too, or those of these numbers."""
    payments = journal.tournament.prize_money.payments
    rows = tuple(
        _receipt(journal, people, words, one)
        for line, one in sorted(payments.items())
        if only is None or line in only
    )
    return PayoutReceipts(letterhead(journal, words, printed), rows)


def _receipt(journal: Journal, people: People, words: Words, one: Payment) -> PayoutReceipt:
    tournament = journal.tournament
    plan, person = tournament.setup, tournament.entries[one.entry].person
    handed = one.amount - one.withheld
    void = "" if one.counts else words._("void: {why}").format(why=without_marks(one.why_void, people))
    return PayoutReceipt(
        str(one.line),
        people.find(person).name,
        distinction(people, person),
        what_for(one, words),
        figures.money(one.amount, plan, words),
        figures.money(one.withheld, plan, words) if one.withheld else "",
        figures.money(handed, plan, words),
        tuple(
            amount_words(handed, plan.currency, plan.decimals, words_for(code).language) for code in SPOKEN
        ),
        method_name(one.method, words),
        figures.day_and_time(one.at, plan, words),
        one.staff,
        tournament.prize_money.planned.receipt_lines,
        void,
    )


def what_for(one: Payment, words: Words) -> str:
    """Prize, 5th place; part of the deal."""
    what = words._(PAID_FOR[one.paid_for])
    if one.place is None:
        return what
    return words._("{what}, {place} place").format(what=what, place=place_words(Place(*one.place), words))
