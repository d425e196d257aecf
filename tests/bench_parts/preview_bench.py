"""The first page of every document at the largest event: from choosing it to a page that can be shown."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from director.desk.closing import breaking
from director.desk.desk import Desk
from director.domain.play import StartPlay
from director.domain.prize_plan import BountyPlan
from director.domain.prizes import SetPrizes
from director.domain.refusal import Impossible
from director.gui.widgets.paper_order import PaperOrder, draft
from director.printing.catalogue import DOCUMENTS, NothingToPrint
from director.rules.prizes.deciding import pay_now, publish_now
from director.rules.prizes.dues import dues
from director.rules.table.sitting import rules_at
from tests.bench_parts.actions_bench import CURVE, offer_all
from tests.bench_parts.figure import Figure
from tests.bench_parts.large_event import large_event, played_event
from tests.helpers.evening import a_person
from tests.helpers.many_rulings import rulings

BUDGET: Final = "≤ 300 ms"
PAGE: Final = "10-print"
"""Of the handbook."""


def run() -> list[Figure]:
    """A row for each document, taken where the event has something for it to say."""
    found: dict[str, Figure] = {}
    with tempfile.TemporaryDirectory() as folder:
        desk = large_event(Path(folder))
        offer_all(desk)
        desk.register(a_person(30_000), seated=False)
        desk.do_all(rulings(20), "bench", overrule=True)
        desk.do(StartPlay())
        last = desk.journal.tournament.open_tables()[-60].number
        desk.do(breaking(desk.journal, last, bytes(range(32))), "bench", overrule=True)
        _look(desk, found)
        desk.venue.close()
    with tempfile.TemporaryDirectory() as folder:
        desk = played_event(Path(folder))
        desk.do(SetPrizes(replace(CURVE, bounty=BountyPlan(10_000))), "bench", overrule=True)
        desk.do(publish_now(desk.journal.tournament))
        tournament = desk.journal.tournament
        desk.do(pay_now(next(one for one in dues(tournament, rules_at(tournament)) if one.left > 0)))
        _look(desk, found)
        desk.venue.close()
    return [found[document] for document in DOCUMENTS if document in found]


def _look(desk: Desk, found: dict[str, Figure]) -> None:
    """The first page of every document that was not looked at yet and that there is now."""
    for document in DOCUMENTS.keys() - found.keys():
        order = PaperOrder(document, page=PAGE if document == "handbook" else "")
        try:
            first, pages = _seconds(desk, order)
        except (NothingToPrint, Impossible):
            continue
        again, _pages = _seconds(desk, order)
        beside = f"the next time {again * 1000:.0f} ms; {pages:,} pages"
        found[document] = Figure(f"first page of {document}", first * 1000, "ms", BUDGET, beside)


def _seconds(desk: Desk, order: PaperOrder) -> tuple[float, int]:
    start = time.perf_counter()
    venue = desk.venue
    made = draft(order, desk.journal, desk.people, venue.moment(), venue.instant())
    return time.perf_counter() - start, made.pages
