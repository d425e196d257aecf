"""Paper on its way to printers: one document after another, each with its progress, each to be stopped."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from director.gui.of_bridge import OfBridge
from director.gui.widgets.lasting import lasting

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

Going = Callable[[int, int], bool]
"""Told how many pages are sent and how many there are; answers whether to go on."""


@dataclass(slots=True, eq=False)
class PrintRun:
    """One document for one printer."""

    title: str
    work: Callable[[Going], int]
    """Sends the pages, on the second thread; gives how many went."""
    done: Callable[[int], None]
    failed: Callable[[BaseException], None]
    sent: int = 0
    pages: int = 0
    stopped: bool = field(default=False)


class PrintQueue(OfBridge):
    """What is being printed and what waits for it."""

    changed = Signal()
    """Another is there, one is further, or one has ended."""
    _further = Signal(object, int, int)

    def __init__(self, bridge: Bridge) -> None:
        super().__init__(bridge)
        self._bridge = bridge
        self._runs: list[PrintRun] = []
        self._further.connect(self._on_further)

    @property
    def runs(self) -> tuple[PrintRun, ...]:
        """The one that is printed, then those that wait."""
        return tuple(self._runs)

    def add(self, run: PrintRun) -> None:
        """Print it as soon as all before it are out."""
        self._runs.append(run)
        self.changed.emit()
        if len(self._runs) == 1:
            self._begin()

    def stop(self, run: PrintRun) -> None:
        """Send no more pages of it; one that waits is never begun."""
        run.stopped = True
        if run in self._runs[1:]:
            self._runs.remove(run)
            self.changed.emit()

    def _begin(self) -> None:
        run = self._runs[0]
        self._bridge.background(
            lambda: run.work(partial(self._going, run)),
            lasting(self, lambda sent: self._on_ended(run, partial(run.done, sent))),
            lasting(self, lambda error: self._on_ended(run, partial(run.failed, error))),
        )

    def _going(self, run: PrintRun, sent: int, pages: int) -> bool:
        """Called by the thread that prints, after each page."""
        self._further.emit(run, sent, pages)
        return not run.stopped

    def _on_further(self, run: PrintRun, sent: int, pages: int) -> None:
        run.sent, run.pages = sent, pages
        self.changed.emit()

    def _on_ended(self, run: PrintRun, tell: Callable[[], None]) -> None:
        self._runs.remove(run)
        if self._runs:
            self._begin()
        self.changed.emit()
        tell()
