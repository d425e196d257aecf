"""Garbage is swept in the thread of the window, and nowhere else.

Python looks for garbage in whatever thread happens to make the next object. Parts of a closed dialog that
hold each other would then be destroyed by the thread that prints, and Qt lets only the window's own thread
do that: the program hangs or dies. So Python looks by itself no longer; this timer lets it.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, QTimer

EVERY: Final = 1000
"""Milliseconds between two looks."""
YOUNG: Final = 20_000
"""So many objects made and not freed since the last look are worth the next one."""
FLOOD: Final = 100_000
"""So many at once came with a list or a draw: they stay, and a look at them would hold the window."""
MIDDLE: Final = 50
"""So many looks at the young are followed by one at those that outlived them."""


class Sweeper(QObject):
    """Looks for garbage now and then; what is old is looked at when a window was closed."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=EVERY)
        self._timer.timeout.connect(self.sweep)
        self._timer.start()

    def sweep(self) -> None:
        """Look at the young objects where there are many. A full look takes 90 ms at the largest event.

        What came in a flood is left alone until a window closes.
        """
        young, middle, _old = gc.get_count()
        if young > FLOOD:
            gc.freeze()
        elif young > YOUNG:
            gc.collect(1 if middle > MIDDLE else 0)


def sweep_all() -> None:
    """Free what a closed window and its journal left behind; called in the window's thread.

    A journal is frozen when it is opened, for nothing of it is ever garbage while it is open. With it froze
    whatever lay about at that moment, such as the window of the tournament before.
    """
    gc.unfreeze()
    gc.collect()
    gc.freeze()
