"""The whole window on the file of the largest event: from the call to committed and painted."""

from __future__ import annotations

import resource
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from director.desk.desk import Desk
from director.desk.importing import enter, plan_of, read
from director.domain.lists import Choices
from director.domain.seating import Move
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables
from director.gui.look import Look
from director.host.i18n import words_for
from director.printing import catalogue
from director.views.papers import seat_cards
from tests.bench_parts.figure import Figure, share
from tests.bench_parts.large_event import large_event
from tests.bench_parts.large_window import LargeWindow, dressed
from tests.helpers.evening import a_person

LIST = Path(__file__).resolve().parent.parent / "data" / "players" / "players-10112.csv"
FLOOR, REGISTRATION = "floor", "registration"
NEVER_LONGER = "≤ 50 ms"


def run() -> list[Figure]:
    """All figures of this part."""
    app, look = dressed()
    with tempfile.TemporaryDirectory() as folder:
        desk = large_event(Path(folder))
        return _Bench(app, look, desk).figures()


class _Bench:
    def __init__(self, app: QApplication, look: Look, desk: Desk) -> None:
        self.app = app
        self.desk = desk
        self.large = LargeWindow(app, look, desk)
        self.bridge = self.large.bridge
        self.gaps: list[float] = []

    def figures(self) -> list[Figure]:
        found = [
            *self._moving(),
            *self._registering(),
            *self._drawing(),
            *self._long_work(),
            self._memory(),
            self._importing(),
        ]
        self.large.close()
        return found

    def _moving(self) -> list[Figure]:
        self.large.settle(FLOOR)
        tournament = self.desk.journal.tournament
        entry, place = min(tournament.seating.places.items())
        table = next(t.number for t in tournament.open_tables() if tournament.empty_seats(t.number))
        ends = (place, TableSeat(table, tournament.empty_seats(table)[0]))
        took = sorted(
            self.large.shown(partial(self.bridge.do, Move(entry, ends[n % 2], ends[1 - n % 2])))
            for n in range(200)
        )
        undone = sorted(self.large.shown(self.bridge.undo_last) for _ in range(60))
        return [
            Figure(
                "a move, from the key to painted on the floor page, p50",
                _ms(share(took, 0.5)),
                "ms",
                "≤ 16 ms",
            ),
            Figure("the same, p99", _ms(share(took, 0.99)), "ms", "≤ 100 ms"),
            Figure("undo from the key to painted, slowest of 60", _ms(undone[-1]), "ms", "≤ 100 ms"),
        ]

    def _registering(self) -> list[Figure]:
        self.large.settle(REGISTRATION)
        someone = iter(range(1, 10_000))
        self.large.shown(lambda: self.bridge.do(OpenTables(tuple(range(2_001, 2_011)), 9)))

        def enter() -> None:
            n = next(someone)
            self.bridge.register(a_person(20_000 + n), seated=True)

        took = sorted(self.large.shown(enter) for _ in range(60))
        return [
            Figure(
                "a late entry, seated and painted on registration, p50",
                _ms(share(took, 0.5)),
                "ms",
                "≤ 16 ms",
            ),
            Figure("the same, slowest of 60", _ms(took[-1]), "ms", "≤ 100 ms"),
        ]

    def _drawing(self) -> list[Figure]:
        self.large.settle(FLOOR)
        self.gaps.clear()
        with self._heartbeat():
            sealed = self.large.shown(
                lambda: self.bridge.run(lambda d: d.seal_draw(reason="bench", overrule=True))
            )
            drawn = self.large.shown(
                lambda: self.bridge.run(lambda d: d.draw("KsQd7c", "bench", overrule=True))
            )
        deaf = max(self.gaps)
        return [
            Figure("the whole draw, committed and painted", sealed + drawn, "s", "≤ 2 s"),
            Figure("window deaf at most meanwhile", _ms(deaf), "ms", NEVER_LONGER),
        ]

    def _importing(self) -> Figure:
        """A list of 10,112 lands while the page of registration is shown."""
        self.large.settle(REGISTRATION)
        plan = plan_of(read(LIST.read_bytes(), Choices()), self.desk.people, self.desk.journal.tournament, {})
        self.gaps.clear()
        with self._heartbeat():
            self.large.shown(lambda: self.bridge.run(lambda d: enter(d, plan)))
            for _ in range(200):
                self.app.processEvents()
        deaf = max(self.gaps)
        return Figure("window deaf at most while 10,112 entries come in", _ms(deaf), "ms", NEVER_LONGER)

    @contextmanager
    def _heartbeat(self) -> Iterator[None]:
        """How long the window was deaf between two looks at its events."""
        last = time.perf_counter()

        def beat() -> None:
            nonlocal last
            now = time.perf_counter()
            self.gaps.append(now - last)
            last = now

        timer = QTimer()
        timer.setInterval(1)
        timer.timeout.connect(beat)
        timer.start()
        yield
        timer.stop()

    def _blocked(self, work: Callable[[], object]) -> float:
        """The longest the window was deaf while this ran on the second worker."""
        done: list[object] = []

        def ended(answer: object) -> None:
            done.append(answer)
            self.large.waiting.quit()

        self.gaps.clear()
        with self._heartbeat():
            self.bridge.background(work, ended, ended)
            self.large.waiting.exec()
        if isinstance(done[0], BaseException):
            raise done[0]
        return max(self.gaps)

    def _long_work(self) -> list[Figure]:
        journal, people, words = self.desk.journal, self.desk.people, words_for("en")

        def paper() -> bytes:
            cards = seat_cards(journal, people, words, "2026-12-05T15:00:00.000Z", code="qr")
            return catalogue.pdf("seat-cards", cards, words)

        def reading() -> object:
            return plan_of(read(LIST.read_bytes(), Choices()), people, journal.tournament, {})

        return [
            Figure(
                "window deaf at most while 10,112 cards are drawn",
                _ms(self._blocked(paper)),
                "ms",
                NEVER_LONGER,
            ),
            Figure(
                "the same while a list of 10,112 is read", _ms(self._blocked(reading)), "ms", NEVER_LONGER
            ),
        ]

    def _memory(self) -> Figure:
        used = resident()
        return Figure("memory with the event open, two pages shown, cards drawn", used, "MB", "≤ 350 MB")


def resident() -> float:
    """How much memory this process holds, in MB."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(row for row in status.read_text().splitlines() if row.startswith("VmRSS"))
        return int(line.split()[1]) / 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)


def _ms(seconds: float) -> float:
    return seconds * 1000
