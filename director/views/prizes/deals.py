"""Deals side by side: every method with its differences and warnings; and a deal that was made."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from director.domain.ids import EntryId
from director.domain.people import People
from director.domain.prize_money import Deal, DealMethod
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament
from director.host.i18n import N_, Words
from director.rules.prizes.deal import DEAL_KINDS, DealKind, Warned
from director.rules.prizes.dealing import Offered, prizes_left, propose_deal
from director.rules.prizes.rounding import CannotPay
from director.views import figures
from director.views.names import entry_name
from director.views.prize_refusals import cannot_pay
from director.views.prize_wording import DEALS

WARNINGS: dict[Warned, str] = {
    "above_first": N_("Somebody would get more than first prize."),
    "below_minimum": N_("Somebody would get less than the prize that is sure already."),
}


class DealColumn(msgspec.Struct, frozen=True, gc=False):
    """One method."""

    method: DealKind
    name: str
    warnings: tuple[str, ...]
    problem: str
    """Why it cannot be worked out; empty where it can."""


class DealCell(msgspec.Struct, frozen=True, gc=False):
    """What one player gets by one method."""

    amount: int
    text: str
    difference: str
    """Against the first method that can be worked out, with its sign; empty in that one, and for none."""


class DealRow(msgspec.Struct, frozen=True, gc=False):
    """One player in the table of deals."""

    entry: EntryId
    name: str
    stack: int
    stack_text: str
    share: str
    """Of the chips."""
    cells: tuple[DealCell, ...]
    """One for each method that can be worked out, in the order of the columns."""


class DealTable(msgspec.Struct, frozen=True, gc=False):
    """All methods for one set of stacks."""

    columns: tuple[DealColumn, ...]
    rows: tuple[DealRow, ...]
    pool: str
    """What is divided at once."""
    leave: str
    """What is left to play for; empty for nothing."""
    prizes: tuple[str, ...]
    """The prizes that are left, first place first."""


def deal_table(
    tournament: Tournament,
    people: People,
    words: Words,
    stacks: Mapping[EntryId, int],
    *,
    leave: int = 0,
    unit: int = 1,
) -> DealTable:
    """ICM, chip chop, straight chop and equal shares for these stacks, in the order of the largest stack."""
    plan = tournament.setup
    ordered = dict(sorted(stacks.items(), key=lambda pair: -pair[1]))
    offers: dict[DealKind, Offered] = {}
    columns = []
    for method in DEAL_KINDS:
        problem = ""
        try:
            offers[method] = propose_deal(tournament, method, ordered, leave, unit)
        except CannotPay as cannot:
            problem = cannot_pay(cannot, plan, words)
        except Impossible:
            problem = words._("No payouts are published yet. Publish them first.")
        said = () if problem else tuple(words._(WARNINGS[code]) for code in offers[method].warnings)
        columns.append(DealColumn(method, words._(DEALS[method]), said, problem))
    left = prizes_left(tournament)[: len(stacks)]
    return DealTable(
        tuple(columns),
        _rows(tournament, people, words, ordered, list(offers.values())),
        figures.money(sum(left) - leave, plan, words),
        figures.money(leave, plan, words) if leave else "",
        tuple(figures.money(amount, plan, words) for amount in left),
    )


def _rows(
    tournament: Tournament, people: People, words: Words, stacks: Mapping[EntryId, int], offers: list[Offered]
) -> tuple[DealRow, ...]:
    chips, rows = sum(stacks.values()) or 1, []
    for at, (entry, stack) in enumerate(stacks.items()):
        amounts = [offer.action.shares[at].amount for offer in offers]
        rows.append(
            DealRow(
                entry,
                entry_name(tournament, people, entry, words),
                stack,
                figures.chips(stack, words),
                figures.share(round(10_000 * stack / chips), words),
                tuple(_cell(tournament, amount, amounts[0], words) for amount in amounts),
            )
        )
    return tuple(rows)


def _cell(tournament: Tournament, amount: int, first: int, words: Words) -> DealCell:
    plan, change = tournament.setup, amount - first
    sign = "+" if change > 0 else "−"
    told = f"{sign}{figures.money(abs(change), plan, words)}" if change else ""
    return DealCell(amount, figures.money(amount, plan, words), told)


class AgreedRow(msgspec.Struct, frozen=True, gc=False):
    """One player of a deal that was made."""

    entry: EntryId
    name: str
    stack: str
    amount: str


class Agreed(msgspec.Struct, frozen=True, gc=False):
    """A deal that was made, for the sheet that is signed."""

    line: int
    time: str
    method: str
    rows: tuple[AgreedRow, ...]
    total: str
    leave: str
    """What the winner gets on top; empty for nothing."""
    left_out: tuple[str, ...]
    """Who is in by now and was not asked, after a knock-out was taken back."""


def agreed(tournament: Tournament, people: People, words: Words, deal: Deal) -> Agreed:
    """A deal as it was written down."""
    plan = tournament.setup

    def name(entry: EntryId) -> str:
        return entry_name(tournament, people, entry, words)

    rows = tuple(
        AgreedRow(
            share.entry,
            name(share.entry),
            figures.chips(share.stack, words) if share.stack else "",
            figures.money(share.amount, plan, words),
        )
        for share in deal.shares
    )
    parts = {share.entry for share in deal.shares}
    missing = sorted(set(tournament.playing_persons.values()) - parts)
    method: DealMethod = deal.method
    return Agreed(
        deal.line,
        figures.day_and_time(deal.at, plan, words),
        words._(DEALS[method]),
        rows,
        figures.money(sum(share.amount for share in deal.shares), plan, words),
        figures.money(deal.leave, plan, words) if deal.leave else "",
        tuple(map(name, missing)),
    )
