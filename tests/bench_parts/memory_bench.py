"""A long session: pages, dialogs and windows come and go, and nothing of them stays.

The monkey of the stories works in rounds, and after each the tournament is closed and opened again. The first
rounds load what is loaded on first use and fill what is kept once for all, such as icons in their colours;
what grows after them grows for ever.
"""

from __future__ import annotations

import gc
import sys
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtWidgets import QApplication

from director.gui import ask
from tests.bench_parts.figure import Figure
from tests.bench_parts.large_window import dressed
from tests.bench_parts.window_bench import resident
from tests.helpers.monkey_evening import MonkeyEvening

NUMBER: Final = 301
STEPS: Final = 100
"""In a round."""
WARM, MEASURED = 5, 5
"""So many rounds before the first look, and between the two."""


class _Alive(NamedTuple):
    """What there is once a window is closed and the next one open."""

    widgets: int
    ours: int
    """Objects whose class is the window's."""
    blocks: int
    """Pieces of memory that Python holds."""
    memory: float
    """MB."""


def run() -> list[Figure]:
    """All figures of this part."""
    app, look = dressed()
    with tempfile.TemporaryDirectory() as folder:
        evening = MonkeyEvening(NUMBER, Path(folder), look)
        try:
            _rounds(evening, WARM)
            before = _alive(app, evening)
            _rounds(evening, MEASURED)
            after = _alive(app, evening)
        finally:
            evening.put_away()
            look.speak("en")
            ask.use(None)
    widgets, ours = after.widgets - before.widgets, after.ours - before.ours
    memory, blocks = after.memory - before.memory, after.blocks - before.blocks
    steps = f"{STEPS * MEASURED} steps and {MEASURED} windows more"
    told = f"{before.memory:.0f} MB before, {blocks / 1_000:.1f} thousand pieces of memory more"
    return [
        Figure(f"widgets alive after {steps}", widgets, "", "0 more", f"{before.widgets} before"),
        Figure(
            "  objects of the window's own classes",
            ours,
            "",
            "a few, kept once for all",
            f"{before.ours} before",
        ),
        Figure("  memory", memory, "MB", "≤ 10 MB more", told),
    ]


def _rounds(evening: MonkeyEvening, count: int) -> None:
    for _ in range(count):
        evening.run(STEPS)
        evening.anew()


def _alive(app: QApplication, evening: MonkeyEvening) -> _Alive:
    evening.gone.clear()
    evening.monkey.seen.clear()
    gc.unfreeze()
    gc.collect()
    ours = sum(str(type(one).__module__).startswith("director.gui") for one in gc.get_objects())
    return _Alive(len(app.allWidgets()), ours, sys.getallocatedblocks(), resident())
