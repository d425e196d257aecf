"""How the prizes of an event are made, as it was announced: for the wall, the window and the journal.

No book speaks of it, so every row is the house's choice; a change stands beside what was announced before.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from director.domain.journal import Journal
from director.domain.name_marks import without_marks
from director.domain.people import People
from director.domain.plan import Plan
from director.domain.prize_plan import BountyPlan, Forfeit, PrizePlan, Remainder, Scheme
from director.domain.prizes import SetPrizes
from director.host.i18n import N_, Words
from director.views import figures
from director.views.prizes.payouts import table_name

_REMAINDERS: Final[dict[Remainder, str]] = {
    "first": N_("to first place"),
    "largest_remainder": N_("one unit each, by the largest remainder"),
}
_FORFEITS: Final[dict[Forfeit, str]] = {
    "prize": N_("gets the prize of the place"),
    "none": N_("gets no prize"),
}


class PlanRow(msgspec.Struct, frozen=True, gc=False):
    """One thing that was announced."""

    key: str
    what: str
    text: str


def plan_rows(plan: PrizePlan, event: Plan, words: Words) -> tuple[PlanRow, ...]:
    """Everything that decides the prizes but the entries themselves; what the event has not is left out."""
    return tuple(_rows(plan, event, words))


def _rows(plan: PrizePlan, event: Plan, words: Words) -> Iterator[PlanRow]:
    def money(amount: int) -> str:
        return figures.money(amount, event, words)

    if plan.seat_price:
        text = words._("{money} a seat, the rest to the next place").format(money=money(plan.seat_price))
        yield PlanRow("seat_price", words._("Seats in the target event"), text)
    else:
        yield PlanRow("scheme", words._("Payout table"), scheme_words(plan.scheme, words))
    if plan.guarantee:
        yield PlanRow("guarantee", words._("Guarantee"), money(plan.guarantee))
    if plan.added:
        yield PlanRow("added", words._("Added money"), money(plan.added))
    for one in plan.deductions:
        percent = words._("{percent} %").format(percent=figures.as_kept(one.percent, words))
        share = percent if one.percent else money(one.amount)
        yield PlanRow("deduction", words._("Deduction"), f"{one.name}: {share}")
    yield PlanRow("unit", words._("Prizes in multiples of"), money(plan.unit))
    yield PlanRow("remainder", words._("What rounding leaves"), words._(_REMAINDERS[plan.remainder]))
    if plan.minimum:
        yield PlanRow("minimum", words._("Least prize, or fewer places"), money(plan.minimum))
    yield PlanRow(
        "ties", words._("Shared places"), words._("their prizes together; odd units by order of registration")
    )
    if plan.bounty is not None:
        yield PlanRow("bounty", words._("Bounty"), bounty_words(plan.bounty, event, words))
    yield PlanRow(
        "withdrawn", words._("Who withdraws after the first hand"), words._(_FORFEITS[plan.withdrawn])
    )
    yield PlanRow("disqualified", words._("Who is disqualified"), words._(_FORFEITS[plan.disqualified]))


def scheme_words(scheme: Scheme, words: Words) -> str:
    """By what the pool is cut, in a few words."""
    told = _scheme(scheme, words)
    return f"{table_name(scheme.name, words)}: {told}" if scheme.name and told else told


def _scheme(scheme: Scheme, words: Words) -> str:
    if scheme.kind == "fixed":
        text = words.ngettext(
            "fixed amounts for {n} place", "fixed amounts for {n} places", len(scheme.amounts)
        )
        return text.format(n=len(scheme.amounts))
    if scheme.kind == "curve":
        if scheme.places:
            text = words.ngettext(
                "curve, {n} place, first {first} %", "curve, {n} places, first {first} %", scheme.places
            )
            return text.format(n=scheme.places, first=figures.as_kept(scheme.first, words))
        return words._("curve, {field} % paid, first {first} %").format(
            field=figures.as_kept(scheme.field, words), first=figures.as_kept(scheme.first, words)
        )
    if not scheme.tables:
        return words._("not chosen yet")
    if len(scheme.tables) == 1:
        kept = (figures.as_kept(one, words) for one in _few(scheme.tables[0].percents))
        return " / ".join(kept) + " %"
    count = len(scheme.tables)
    text = words.ngettext("{n} table of percents by entries", "{n} tables of percents by entries", count)
    return text.format(n=count)


_MOST: Final = 9


def _few(percents: tuple[str, ...]) -> tuple[str, ...]:
    return percents if len(percents) <= _MOST else (*percents[: _MOST - 1], "…")


def bounty_words(bounty: BountyPlan, event: Plan, words: Words) -> str:
    """What lies on a head, and how it is paid."""
    form = {
        "plain": words._("{money}, all at once"),
        "progressive": words._("{money}, half at once and half on the own head"),
        "mystery": words._("{money}, drawn from envelopes"),
    }[bounty.kind]
    return form.format(money=figures.money(bounty.amount, event, words))


class PlanVersion(msgspec.Struct, frozen=True, gc=False):
    """One time that the prizes were announced."""

    line: int
    at: str
    staff: str
    reason: str
    rows: tuple[PlanRow, ...]
    changed: tuple[str, ...]
    """Keys of the rows that are otherwise than before; none in the first version."""


def plan_versions(journal: Journal, people: People, words: Words) -> tuple[PlanVersion, ...]:
    """Every announcement that counts, the first one first, with what changed."""
    event = journal.tournament.setup
    found: list[PlanVersion] = []
    for line in journal.counting(SetPrizes):
        if isinstance(line.action, SetPrizes):
            rows = plan_rows(line.action.plan, event, words)
            before = {(row.key, row.text) for row in found[-1].rows} if found else None
            changed = () if before is None else tuple(r.key for r in rows if (r.key, r.text) not in before)
            at = figures.day_and_time(line.at, event, words)
            found.append(
                PlanVersion(line.seq, at, line.staff, without_marks(line.reason, people), rows, changed)
            )
    return tuple(found)
