"""Public screens while somebody works: how long the window is deaf, and what a second costs.

The screens are as large as the largest projector; the event is the largest as well.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QRect, QSizeF, QTimer
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from director.desk.desk import Desk
from director.gui.beat import Beat
from director.gui.bridge import Bridge
from director.gui.hall import Hall
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.screens.choices import Choice
from director.gui.worker import Worker
from director.host.settings import Settings
from director.rules import clock_steps
from tests.bench_parts.figure import Figure, each, share
from tests.bench_parts.large_event import large_event
from tests.bench_parts.large_window import dressed
from tests.gui.screens.hall_room import LAPTOP, PluggedMonitors
from tests.helpers.public_looks import schedule

NEVER_LONGER = "≤ 50 ms"
LARGE = (3840, 2160)
WALLS = {
    "A": (QRect(2000, 0, *LARGE), "clock"),
    "B": (QRect(6000, 0, *LARGE), "seating"),
    "C": (QRect(10_000, 0, 1920, 1080), "next_break"),
}
"""Three monitors beside the laptop, and what they show."""
SECONDS = 12
"""How long they are watched: a page of names turns meanwhile."""


def run() -> list[Figure]:
    """All figures of this part."""
    app, look = dressed()
    with tempfile.TemporaryDirectory() as folder:
        desk = large_event(Path(folder))
        desk.clock(lambda tournament, now: clock_steps.set_structure(tournament, now, schedule()))
        desk.clock(clock_steps.start)
        found = _measured(app, look, desk)
        desk.venue.close()
        return found


def _measured(app: QApplication, look: Look, desk: Desk) -> list[Figure]:
    bridge = Bridge(desk, Worker(), second=Worker())
    window = MainWindow(bridge, look)
    window.resize(1366, 768)
    monitors = PluggedMonitors(LAPTOP, *((name, area) for name, (area, _) in WALLS.items()))
    hall = Hall(bridge, Settings(), window, monitors=monitors)
    window.take_hall(hall)
    window.show()
    window.show_page("floor")
    for name, (_, shows) in WALLS.items():
        hall.screens.choose(Choice(name, shows=shows, is_open=True))
    _rest(6_000)  # pages that nobody asked for are made ahead meanwhile
    bridge.start()
    gaps = _gaps(SECONDS * 1000)
    figures = [
        Figure(
            "window deaf at most while three screens run, two of 3840 × 2160",
            max(gaps) * 1000,
            "ms",
            NEVER_LONGER,
        ),
        *_costs(Beat.of(bridge), hall),
    ]
    window.close()
    bridge.close()
    return figures


def _costs(beat: Beat, hall: Hall) -> list[Figure]:
    """A second of each screen: everything anew, from the state to pixels."""
    image = QImage(*LARGE, QImage.Format.Format_RGB32)

    def second(choice: Choice) -> Callable[[int], None]:
        def look(_n: int) -> None:
            beat.strike()
            hall.screens.painting(choice, QSizeF(*LARGE))

        return look

    asked = each(second(Choice("A")), 40)
    blank = each(lambda _n: _filled(image), 20)
    return [
        Figure("a second of the clock laid out, p50", share(asked, 0.5) * 1000, "ms", "≤ 16 ms",
               f"filling as many pixels once {share(blank, 0.5) * 1000:.3f} ms"),
    ]  # fmt: skip


def _filled(image: QImage) -> None:
    painter = QPainter(image)
    painter.fillRect(image.rect(), 0)
    painter.end()


def _rest(ms: int) -> None:
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def _gaps(ms: int) -> list[float]:
    """How long the window was deaf between two looks at its events."""
    gaps = list[float]()
    last = time.perf_counter()

    def beat() -> None:
        nonlocal last
        now = time.perf_counter()
        gaps.append(now - last)
        last = now

    timer = QTimer()
    timer.setInterval(1)
    timer.timeout.connect(beat)
    timer.start()
    _rest(ms)
    timer.stop()
    return gaps
