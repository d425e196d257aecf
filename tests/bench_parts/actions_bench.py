"""Every kind of thing a desk does at the largest event: from the key to committed and painted.

One row a deed, done on the page where it is done at work, with all other pages made. Those that stand over
the budget say so by themselves.
"""

from __future__ import annotations

import tempfile
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from msgspec.structs import replace

from director.desk.desk import Desk
from director.domain.chip_case import Chip, ChipCase
from director.domain.plan import Offer
from director.domain.play import StartPlay
from director.domain.prize_plan import PrizePlan, Scheme
from director.domain.prizes import SetPrizes
from director.domain.scheduling import SetChips
from director.domain.setup import OpenTables, SetUp
from director.domain.structure import Break, DayEnd, Level, Structure, Window
from director.gui.page_list import PAGES
from director.rules import clock_steps
from director.rules.prizes.deciding import publish_now
from tests.bench_parts import deeds_at_the_desk as desk_deeds
from tests.bench_parts import deeds_on_the_floor as floor_deeds
from tests.bench_parts.deeds_at_the_desk import Deeds, Room
from tests.bench_parts.figure import Figure, share
from tests.bench_parts.journal_bench import one_insert
from tests.bench_parts.large_event import large_event, played_event
from tests.bench_parts.large_window import LargeWindow, dressed

TIMES: Final = 200
"""So many deeds of each sort; of each single one there are a few dozen at least."""
BUDGET: Final = "p50 ≤ 16, p99 ≤ 100 ms"
BEFORE: Final[tuple[tuple[str, Deeds, int], ...]] = (
    ("floor", floor_deeds.checking, 60),
    ("registration", desk_deeds.arriving, TIMES),
    ("registration", desk_deeds.waiting, TIMES),
    ("registration", desk_deeds.needing, TIMES),
)
"""Page, what is done on it, how often: before the first hand."""
PLAYED: Final[tuple[tuple[str, Deeds, int], ...]] = (
    ("registration", desk_deeds.buying, TIMES),
    ("floor", floor_deeds.moving, TIMES),
    ("floor", floor_deeds.going_out, TIMES),
    ("floor", floor_deeds.dealing, TIMES),
    ("floor", floor_deeds.tables, TIMES),
    ("chips", floor_deeds.counting, TIMES),
    ("clock", desk_deeds.timing, TIMES),
    ("rulings", desk_deeds.judging, TIMES),
    ("floor", floor_deeds.together, TIMES),
    ("floor", floor_deeds.redrawing_all, 4),
)
"""The same after it."""
PRIZES: Final[tuple[tuple[str, Deeds, int], ...]] = (
    ("payouts", desk_deeds.promising, 60),
    ("payouts", desk_deeds.paying, TIMES),
)
"""And once there is a winner."""
LATE_TABLES: Final = 14
"""So many for those who come late: they are about full when play begins, as a floor would have them."""
CURVE: Final = PrizePlan(scheme=Scheme(kind="curve", field="12", first="15"), unit=10_000)


class Took(NamedTuple):
    """Seconds of one deed."""

    shown: float
    """By the clock, from the key to painted."""
    worked: float
    """Of all threads together; a busy machine does not count."""


def run() -> list[Figure]:
    """All figures of this part."""
    app, look = dressed()
    with tempfile.TemporaryDirectory() as folder:
        insert = f"one durable INSERT {one_insert(Path(folder)) * 1000:.1f} ms"
        desk = large_event(Path(folder))
        offer_all(desk)
        window = LargeWindow(app, look, desk)
        took = dict(_timed(window, BEFORE))
        window.shown(lambda: window.bridge.do(StartPlay()))
        took |= dict(_timed(window, PLAYED))
        window.close()
    with tempfile.TemporaryDirectory() as folder:
        desk = played_event(Path(folder))
        desk.do(SetPrizes(CURVE), "bench", overrule=True)
        desk.do(publish_now(desk.journal.tournament))
        window = LargeWindow(app, look, desk)
        took |= dict(_timed(window, PRIZES))
        window.close()
    return [_figure(name, times, insert) for name, times in took.items()]


def offer_all(desk: Desk) -> None:
    """Everything is offered, at all times; chips and levels are known, and there is room."""
    again = Offer(100_000, 10_000, 10_000)
    plan = desk.journal.tournament.setup
    desk.do(SetUp(replace(plan, reentry=again, rebuy=again, add_on=again)), "bench", overrule=True)
    desk.do(SetChips(ChipCase((Chip(25, "green", 90_000, 8), Chip(100, "black", 90_000, 8), Chip(500)))))
    levels = tuple(Level(40, big // 2, big) for big in range(200, 4_200, 200))
    window = Window(20, break_too=True)
    schedule = Structure((*levels, Break(15), DayEnd()), window, window, window, window)
    desk.clock(lambda tournament, now: clock_steps.set_structure(tournament, now, schedule))
    desk.do(OpenTables(tuple(range(2_001, 2_001 + LATE_TABLES)), 9))


def _timed(
    window: LargeWindow, parts: tuple[tuple[str, Deeds, int], ...]
) -> Iterator[tuple[str, list[Took]]]:
    """What each deed of these parts took, by name: by the clock, and of it at work."""
    for kind in PAGES:
        window.window.page(kind.key)
    room = Room(window.bridge)
    for page, deeds, times in parts:
        window.settle(page)
        took: dict[str, list[Took]] = {}
        for deed in islice(deeds(room), times):
            worked = time.process_time()
            shown = window.shown(deed.call)
            worked = time.process_time() - worked
            took.setdefault(f"{deed.name} ({page})", []).append(Took(shown, worked))
        yield from took.items()


def _figure(name: str, took: list[Took], insert: str) -> Figure:
    shown, worked = sorted(one.shown for one in took), sorted(one.worked for one in took)
    middle, most = share(shown, 0.5) * 1000, share(shown, 0.99) * 1000
    over = "; OVER" if middle > 16 or most > 100 else ""
    work = f"at work {share(worked, 0.5) * 1000:.1f} ms"
    return Figure(name, middle, "ms", BUDGET, f"p99 {most:.1f} ms of {len(took)}; {work}; {insert}{over}")
