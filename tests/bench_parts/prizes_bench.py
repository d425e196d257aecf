"""Payouts for the largest fields, and the payout desk of an event of 10,112 that was played to its winner."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from director.domain.ids import EntryId, PersonId, TournamentId
from director.domain.payments import Pay
from director.domain.prize_money import PrizeMoney
from director.domain.prize_plan import PrizePlan, Scheme
from director.domain.prizes import SetPrizes
from director.domain.tournament import Entry, Tournament
from director.rules.policy import objections
from director.rules.prizes.deciding import publish_now
from director.rules.prizes.dues import dues
from director.rules.prizes.proposing import propose_payouts
from director.rules.prizes.results import results
from director.rules.table.sitting import rules_at
from tests.bench_parts.figure import Figure, seconds
from tests.bench_parts.large_event import played_event
from tests.helpers.evening import PLAN

LARGEST: Final = 22_374
"""Entries of the largest event whose payouts were argued about (scenario P5)."""
CURVES: Final = (("12", "15"), ("10", "18"), ("20", "10"))
"""Part of the field that is paid, and part of first place, in percent."""


def run() -> list[Figure]:
    """The figures of this part."""
    plans = [PrizePlan(scheme=Scheme(kind="curve", field=f, first=p), unit=10_000) for f, p in CURVES]
    field = _field()
    three = seconds(lambda: [propose_payouts(field, plan) for plan in plans], 3) * 1_000
    with tempfile.TemporaryDirectory() as folder:
        desk = played_event(Path(folder))
        desk.do(SetPrizes(plans[1]), "bench", overrule=True)
        desk.do(publish_now(desk.journal.tournament))
        tournament, journal = desk.journal.tournament, desk.journal
        rules = rules_at(tournament)
        due = dues(tournament, rules)[40]
        place = None if due.place is None else (due.place.first, due.place.last)
        pay = Pay(due.entry, due.amount, due.paid_for, place)
        every = seconds(lambda: dues(tournament, rules), 3) * 1_000
        asked = seconds(lambda: objections(journal, pay), 3) * 1_000
        paid = seconds(lambda: desk.do(pay)) * 1_000
        listed = seconds(lambda: results(tournament, rules), 3) * 1_000
    return [
        Figure(f"three plans compared, {LARGEST:,} entries", three, "ms", "≤ 1,000 ms"),
        Figure("payout desk, 10,112 entries, every line", every, "ms", "≤ 100 ms"),
        Figure("  what speaks against one payment", asked, "ms", "≤ 100 ms"),
        Figure("  one payment, asked and stored", paid, "ms", "≤ 100 ms"),
        Figure("  results of everybody", listed, "ms", "≤ 1,000 ms"),
    ]


def _field() -> Tournament:
    """So many entries in memory, nobody seated."""
    entries = {
        EntryId(n): Entry(EntryId(n), PersonId(n), PLAN.stack, PLAN.buy_in, PLAN.fee, "")
        for n in range(1, LARGEST + 1)
    }
    empty = Tournament(TournamentId("B"), PLAN, counted=LARGEST, prize_money=PrizeMoney())
    return replace(empty, entries=empty.entries.update(entries))
