"""Payouts by place: as proposed, as published, every version, and several plans side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec

from director.domain.journal import Journal
from director.domain.name_marks import without_marks
from director.domain.people import People
from director.domain.plan import Plan
from director.domain.prize_money import Published
from director.domain.prize_plan import PrizePlan
from director.domain.tournament import Tournament
from director.host.i18n import N_, Words
from director.rules.asked_again import once_for
from director.rules.floor.places import Place
from director.rules.prizes.dues import stale
from director.rules.prizes.proposing import compared, propose_payouts
from director.rules.prizes.rounding import CannotPay, shared
from director.views import figures
from director.views.place_words import place_words
from director.views.prize_refusals import NOTHING_TO_DIVIDE, cannot_pay

TABLES: Final[dict[str, str]] = {
    "club": N_("Club, by number of entries"),
    "tour": N_("Tour, 15 % paid"),
    "flat": N_("Flat, 20 % paid"),
    "steep": N_("Steep, 10 % paid"),
    "winner": N_("Winner takes all"),
}
"""Payout tables that come with the program; the house names its own."""


def table_name(name: str, words: Words) -> str:
    """A payout table as people say it."""
    return words._(TABLES[name]) if name in TABLES else name


class PayoutRow(msgspec.Struct, frozen=True, gc=False):
    """The prize of one place, or of neighbours who get the same."""

    first: int
    last: int
    place: str
    amount: int
    """Each, in minor units."""
    prize: str
    percent: str
    """Of the pool, to two decimals; the column adds up to 100."""
    seat: bool
    """A seat in the target event, worth the amount."""


def _asked(
    amounts: Sequence[int], seats: int, plan: Plan, words: Words, *, grouped: bool = False
) -> tuple[object, ...]:
    return amounts, seats, plan, words, grouped


@once_for(_asked)
def payout_rows(
    amounts: Sequence[int], seats: int, plan: Plan, words: Words, *, grouped: bool = False
) -> tuple[PayoutRow, ...]:
    """Rows by place; grouped, equal prizes stand together, and their percents are those of each."""
    if not amounts:
        return ()
    parts, whole = _hundredths(amounts), sum(amounts) or 1
    rows = []
    for first, last in _groups(amounts, seats) if grouped else ((at, at) for at in range(len(amounts))):
        part = parts[first] if first == last else (10_000 * amounts[first] + whole // 2) // whole
        rows.append(
            PayoutRow(
                first + 1,
                last + 1,
                place_words(Place(first + 1, last + 1), words),
                amounts[first],
                figures.money(amounts[first], plan, words),
                figures.share(part, words),
                first < seats,
            )
        )
    return tuple(rows)


def _hundredths(amounts: Sequence[int]) -> tuple[int, ...]:
    """Percents that add up to 100.00: what rounding takes goes to the largest remainders (P12)."""
    return shared(10_000, amounts, 1, "largest_remainder") if sum(amounts) else (0,) * len(amounts)


def _groups(amounts: Sequence[int], seats: int) -> Iterator[tuple[int, int]]:
    start = 0
    for at in range(1, len(amounts) + 1):
        if at == len(amounts) or amounts[at] != amounts[start] or at == seats:
            yield start, at - 1
            start = at


# ------------------------------------------------------------------ what is promised


class PayoutVersion(msgspec.Struct, frozen=True, gc=False):
    """One version that was published."""

    number: int
    line: int
    at: str
    staff: str
    places: int
    first: str
    lowest: str
    pool: str
    reason: str
    holds: bool
    recalled: bool


def payout_versions(tournament: Tournament, people: People, words: Words) -> tuple[PayoutVersion, ...]:
    """Every version, the first one first."""
    plan, money = tournament.setup, tournament.prize_money
    return tuple(
        PayoutVersion(
            number,
            one.line,
            figures.day_and_time(one.at, plan, words),
            one.staff,
            len(one.amounts),
            figures.money(one.amounts[0], plan, words),
            figures.money(one.amounts[-1], plan, words),
            figures.money(one.pool.total, plan, words),
            without_marks(one.reason, people),
            one is money.published,
            bool(one.recalled),
        )
        for number, one in enumerate(money.versions, 1)
    )


_PUBLISHED: Final[dict[tuple[bool, bool], str]] = {
    (True, True): N_("As published {time} by {staff}"),
    (True, False): N_("As published {time} by {staff}, version {number}"),
    (False, True): N_("As published {time}"),
    (False, False): N_("As published {time}, version {number}"),
}
"""Whether somebody is named, and whether it is the first version."""


def published_words(journal: Journal, words: Words) -> str:
    """As published 5 Dec 2026, 19:40 by Olga, version 2; empty while nothing is.

    A desk at which nobody gave a name names nobody.
    """
    tournament = journal.tournament
    found = tournament.prize_money.published
    if found is None:
        return ""
    facts = {
        "time": figures.day_and_time(found.at, tournament.setup, words),
        "staff": found.staff,
        "number": _number(tournament, found),
    }
    return words._(_PUBLISHED[bool(found.staff), facts["number"] == 1]).format(**facts)


def _number(tournament: Tournament, found: Published) -> int:
    return tournament.prize_money.versions.index(found) + 1


def stale_words(tournament: Tournament, words: Words) -> str:
    """That the pool has changed since, and what is to be decided; empty while all is as promised."""
    found = stale(tournament)
    if found is None:
        return ""
    plan = tournament.setup
    text = words._("Published for {published}, the pool is {now} now. Keep the payouts, or publish anew.")
    return text.format(
        published=figures.money(found.published, plan, words), now=figures.money(found.now, plan, words)
    )


# ------------------------------------------------------------------ plans side by side


class PlanColumn(msgspec.Struct, frozen=True, gc=False):
    """One plan among several."""

    name: str
    problem: str
    """Why it cannot be worked out; empty where it can."""
    amounts: tuple[int, ...] = ()
    """For the picture."""
    places: str = ""
    first: str = ""
    first_share: str = ""
    lowest: str = ""
    times_buy_in: str = ""
    """The last prize as a multiple of what one entry pays."""
    jump: str = ""
    """The largest step between neighbours, and where."""


def plan_columns(
    tournament: Tournament, plans: Sequence[tuple[str, PrizePlan]], words: Words
) -> tuple[PlanColumn, ...]:
    """Plans by name, worked out for the field as it is, in the figures players ask for."""
    return tuple(_column(tournament, name, plan, words) for name, plan in plans)


def _column(tournament: Tournament, name: str, plan: PrizePlan, words: Words) -> PlanColumn:
    event = tournament.setup
    try:
        made = propose_payouts(tournament, plan)
    except CannotPay as cannot:
        return PlanColumn(name, cannot_pay(cannot, event, words))
    amounts = made.amounts
    if not amounts:
        return PlanColumn(name, words._(NOTHING_TO_DIVIDE))
    found = compared(amounts, event.buy_in + event.fee)
    jump = ""
    if found.jump is not None:
        better, worse = found.jump_place, found.jump_place + 1
        jump = words._("{times} × between places {better} and {worse}").format(
            times=figures.times(float(found.jump), words), better=better, worse=worse
        )
    return PlanColumn(
        name,
        "",
        amounts,
        figures.chips(len(amounts), words),
        figures.money(amounts[0], event, words),
        payout_rows(amounts, made.seats, event, words, grouped=True)[0].percent,
        figures.money(found.lowest, event, words),
        "" if found.times_buy_in is None else f"{figures.times(float(found.times_buy_in), words)} ×",
        jump,
    )
