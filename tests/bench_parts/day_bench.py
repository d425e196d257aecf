"""A day at the largest event: what each action costs until the floor, its steps and the strip show it.

The same random but lawful day as in the stories, in stretches: the full room, half of it, the last tables.
Between them players go out in bulk, which nobody measures.
"""

from __future__ import annotations

import gc
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from director.desk.desk import Changed
from director.domain.busts import Bust, Out
from director.domain.touched import touched
from director.host.i18n import words_for
from director.rules.floor.next_steps import NextSteps, next_steps
from director.rules.floor.room_now import room_now
from director.views.floor import Floor, floor_tables
from director.views.next_steps import step_rows
from director.views.reconciliation import Sums, reconciliation, sums
from tests.bench_parts.figure import Figure, seconds, share
from tests.bench_parts.journal_bench import one_insert
from tests.helpers.day_people import Field
from tests.helpers.whole_day import Day, a_day
from tests.stories.test_festival_day import FESTIVAL, SCHEDULE

FIELD: Final = Field(drawn=10_112, alternates=150, late=150, reentries=100)
STRETCHES: Final = ((10_112, 600), (5_000, 600), (600, 600))
"""Down to so many players, and then so many things happen."""
BULK: Final = 300
SHOWN: Final = "≤ 16 ms"


def run() -> list[Figure]:
    """All figures of this part."""
    with tempfile.TemporaryDirectory() as folder:
        insert = one_insert(Path(folder))
        plan = replace(FESTIVAL, name="Main Event", places_paid=1_500)
        day = a_day(Path(folder), "bench", plan, SCHEDULE, FIELD)
        try:
            day.begins(9)
            gc.collect()
            gc.disable()  # as in the window, which sweeps between two decisions (gui/garbage.py)
            figures = list[Figure]()
            for players, things in STRETCHES:
                _thin(day, players)
                figures += _stretch(day, things, insert)
            return figures
        finally:
            gc.enable()
            day.desk.venue.close()


class _Watch:
    """Times each decision at the desk and the refresh of what page Floor shows after it."""

    def __init__(self, day: Day) -> None:
        self.took: list[tuple[float, float, str]] = []
        """Seconds at the desk, seconds for the views, and what was done."""
        self._day, self._words = day, words_for("en")
        self._write, self._wrote = day.desk.write, 0.0
        self._floor: Floor | None = None
        self._steps: NextSteps | None = None
        self._sums: Sums | None = None
        day.desk.people.prepare("en")
        self._refresh(day.desk.journal.seq)
        day.desk.write = self._timed  # type: ignore[method-assign]  # the desk as it is, with a watch on it
        day.look = self._look

    def away(self) -> None:
        """Time no more."""
        self._day.desk.write = self._write  # type: ignore[method-assign]  # as it was
        self._day.look = lambda _changed: None

    def _timed(self, *given: object, **more: object) -> Changed:
        start = time.perf_counter()
        changed = self._write(*given, **more)  # type: ignore[arg-type]  # passed through
        self._wrote = time.perf_counter() - start
        return changed

    def _look(self, changed: Changed) -> None:
        start = time.perf_counter()
        self._refresh(changed.before.seq)
        self.took.append((self._wrote, time.perf_counter() - start, changed.lines[0].action.kind))

    def _refresh(self, since: int) -> None:
        journal, people, words = self._day.desk.journal, self._day.desk.people, self._words
        tournament = journal.tournament
        some = touched(journal, since)
        self._sums = sums(tournament, self._sums, some)
        reconciliation(tournament, words, self._sums)
        self._floor = floor_tables(tournament, people, words, self._floor, some)
        self._steps = next_steps(tournament, self._day.now, self._steps)
        step_rows(tournament, people, words, self._steps)


def _stretch(day: Day, things: int, insert: float) -> list[Figure]:
    tournament = day.tournament
    players = len(tournament.playing_persons)
    plan = seconds(lambda: room_now(tournament, day.now.utc).plan, 5)
    watch = _Watch(day)
    day.runs(things)
    watch.away()
    desk = sorted(one for one, _, _ in watch.took)
    both = sorted(one + other for one, other, _ in watch.took)
    slowest = max(watch.took, key=lambda one: one[0] + one[1])[2]
    beside = f"one durable INSERT {insert * 1000:.2f} ms"
    at = f"{players:,} players"
    return [
        Figure(f"{at}: balance plan", plan * 1000, "ms", "≤ 100 ms"),
        Figure(f"{at}: an action at the desk, p50", share(desk, 0.5) * 1000, "ms", "≤ 16 ms", beside),
        Figure(f"{at}: an action at the desk, p99", share(desk, 0.99) * 1000, "ms", "≤ 100 ms", beside),
        Figure(f"{at}: the same until floor and strip show it, p50", share(both, 0.5) * 1000, "ms", SHOWN),
        Figure(
            f"{at}: the same, p99", share(both, 0.99) * 1000, "ms", "≤ 100 ms",
            f"of {len(both)}, the slowest {both[-1] * 1000:.0f} ms: {slowest}",
        ),
    ]  # fmt: skip


def _thin(day: Day, players: int) -> None:
    """Players go out at the fullest tables, some hundreds at a time, and the floor does what is to do."""
    while len(day.tournament.playing_persons) > players:
        some = min(BULK, len(day.tournament.playing_persons) - players)
        day.desk.do_all(_gone(day, some), "bench", overrule=True)
        day.settles()


def _gone(day: Day, some: int) -> Sequence[Bust]:
    seating, entries = day.tournament.seating, day.tournament.entries
    at_tables = {number: list(held.items()) for number, held in seating.tables.items() if held}
    gone = list[Bust]()
    while len(gone) < some:
        number = max(at_tables, key=lambda one: (len(at_tables[one]), one))
        _, entry = at_tables[number].pop()
        if not entries[entry].dead:
            gone.append(Bust((Out(entry, seating.places[entry]),)))
    return gone
