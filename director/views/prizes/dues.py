"""The payout desk: who is due what, what was paid, what asks for a decision, and the money by method."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from director.domain.ids import EntryId
from director.domain.name_marks import without_marks
from director.domain.people import People
from director.domain.prize_money import Payment
from director.domain.tournament import Tournament
from director.host.i18n import N_, Words
from director.rules.prizes.dues import Due, State, dues, forfeited, totals
from director.rules.table.sitting import rules_at
from director.views import figures
from director.views.method_words import method_name
from director.views.names import entry_name
from director.views.place_words import place_words
from director.views.prize_wording import PAID_FOR
from director.views.same_rows import SameRows

STATES: dict[State, str] = {
    "open": N_("to be paid"),
    "part": N_("partly paid"),
    "paid": N_("paid"),
    "kept": N_("paid otherwise, kept"),
    "changed": N_("to be decided"),
}


class DueRow(msgspec.Struct, frozen=True, gc=False):
    """One line of the payout desk."""

    key: str
    """Entry and what it is for; the same line keeps it."""
    entry: EntryId
    paid_for: str
    state: State
    place: int
    """For sorting; 0 without a place."""
    place_text: str
    name: str
    what: str
    """Prize, part of the deal, bounties, a seat in the target event."""
    amount: int
    """Due, in minor units."""
    amount_text: str
    paid_text: str
    """Empty where nothing was paid."""
    left: int
    """Still to be paid, below nothing where too much was."""
    left_text: str
    state_text: str
    receipts: tuple[int, ...]
    """Numbers of the receipts that count."""
    decide: str
    """What is to be decided, in a sentence; empty where nothing is."""


SameDues: TypeAlias = SameRows[Due, DueRow]
"""The lines of the payout desk as they were made last."""


def same_dues() -> SameDues:
    """None yet."""
    return SameRows(lambda due: due.key)


def due_rows(
    tournament: Tournament, people: People, words: Words, same: SameDues | None = None
) -> tuple[DueRow, ...]:
    """Everything that is due or was paid; what asks for a decision first, then the best place first.

    With those made last, only lines that are otherwise are made anew.
    """
    if tournament.plan is None or not tournament.started:
        return ()
    found = dues(tournament, rules_at(tournament))
    world = (tournament.entries, tournament.plan, people, words)
    rows = (same or same_dues()).of(found, lambda due: _row(tournament, people, words, due), world)
    return tuple(sorted(rows, key=lambda row: row.state != "changed"))


def undecided(tournament: Tournament) -> int:
    """How many lines of the payout desk ask for a decision; none before anybody was paid."""
    if not tournament.prize_money.payments or tournament.plan is None or not tournament.started:
        return 0
    return sum(
        bool(due.payments) and due.state == "changed" for due in dues(tournament, rules_at(tournament))
    )


def _row(tournament: Tournament, people: People, words: Words, due: Due) -> DueRow:
    plan = tournament.setup
    what = words._(PAID_FOR["place"]) if due.paid_for == "place" else words._(PAID_FOR[due.paid_for])
    return DueRow(
        due.key,
        due.entry,
        due.paid_for,
        due.state,
        0 if due.place is None else due.place.first,
        "" if due.place is None else place_words(due.place, words),
        entry_name(tournament, people, due.entry, words),
        method_name("seat", words) if due.seat else what,
        due.amount,
        figures.money(due.amount, plan, words),
        figures.money(due.paid, plan, words) if due.payments else "",
        due.left,
        figures.money(due.left, plan, words),
        words._(STATES[due.state]),
        tuple(one.line for one in due.payments),
        _decide(tournament, due, words),
    )


def _decide(tournament: Tournament, due: Due, words: Words) -> str:
    """What has happened to a payment that does not fit any more."""
    if due.state != "changed":
        return ""
    plan = tournament.setup
    facts = {
        "paid": figures.money(due.paid, plan, words),
        "due": figures.money(due.amount, plan, words),
    }
    if not due.amount:
        text = words._("Paid {paid}, but nothing is due now. Make the receipt void, or let it stand.")
    elif due.left > 0:
        text = words._("Paid {paid}, but {due} is due now. Pay the rest, or let the receipt stand.")
    else:
        text = words._("Paid {paid}, but {due} is due now. Make the receipt void, or let it stand.")
    return text.format(**facts)


class PaymentRow(msgspec.Struct, frozen=True, gc=False):
    """One receipt in the list of payments."""

    number: int
    """Of the receipt: the line of the journal."""
    time: str
    staff: str
    name: str
    what: str
    place_text: str
    amount: int
    amount_text: str
    withheld_text: str
    """Empty where nothing was."""
    method: str
    void: str
    """That it is void, and why; empty while it counts."""


def payment_rows(tournament: Tournament, people: People, words: Words) -> tuple[PaymentRow, ...]:
    """Every receipt, the newest first."""
    payments = sorted(tournament.prize_money.payments.items(), reverse=True)
    return tuple(_payment(tournament, people, words, one) for _, one in payments)


def _payment(tournament: Tournament, people: People, words: Words, one: Payment) -> PaymentRow:
    from director.rules.floor.places import Place

    plan = tournament.setup
    return PaymentRow(
        one.line,
        figures.day_and_time(one.at, plan, words),
        one.staff,
        entry_name(tournament, people, one.entry, words),
        words._(PAID_FOR[one.paid_for]),
        "" if one.place is None else place_words(Place(*one.place), words),
        one.amount,
        figures.money(one.amount, plan, words),
        figures.money(one.withheld, plan, words) if one.withheld else "",
        method_name(one.method, words),
        "" if one.counts else words._("void: {why}").format(why=without_marks(one.why_void, people)),
    )


class MoneyRow(msgspec.Struct, frozen=True, gc=False):
    """One sum of the payout desk."""

    key: str
    """due, paid, left, withheld, void, or method: and its name."""
    what: str
    amount: int
    text: str


def money_rows(tournament: Tournament, words: Words) -> tuple[MoneyRow, ...]:
    """What is due, paid and left, then what was handed out by method."""
    if tournament.plan is None or not tournament.started:
        return ()
    plan, found = tournament.setup, dues(tournament, rules_at(tournament))
    sums = totals(tournament, found)

    def row(key: str, what: str, amount: int) -> MoneyRow:
        return MoneyRow(key, what, amount, figures.money(amount, plan, words))

    rows = [
        row("due", words._("Due by now"), sums.due),
        row("paid", words._("Paid out"), sums.paid),
        row("left", words._("Still to be paid"), sum(max(0, due.left) for due in found)),
    ]
    nobodys = forfeited(tournament, rules_at(tournament))
    if nobodys:
        rows.append(row("forfeited", words._("Given to nobody, by the rule of the house"), nobodys))
    if sums.withheld:
        rows.append(row("withheld", words._("Withheld for the tax"), sums.withheld))
    for method, count, amount in sums.by_method:
        text = words.ngettext("{method}, {n} receipt", "{method}, {n} receipts", count)
        what = text.format(method=method_name(method, words), n=figures.chips(count, words))
        rows.append(row(f"method:{method}", what, amount))
    if sums.void:
        text = words.ngettext("{n} void receipt", "{n} void receipts", sums.void)
        rows.append(MoneyRow("void", text.format(n=figures.chips(sums.void, words)), 0, ""))
    return tuple(rows)
