"""Pages that nobody asked for yet are loaded and made while people rest, so that each is there at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer

if TYPE_CHECKING:
    from director.gui.page_list import PageKind

REST: Final = 400
"""Milliseconds between two steps, each of which holds the window for a moment."""


class PagesAhead(QObject):
    """Takes one step at a time: loads a page, then makes it, then goes on to the next."""

    def __init__(
        self,
        kinds: Sequence[PageKind],
        make: Callable[[str], object],
        at_rest: Callable[[], bool],
        parent: QObject | None = None,
    ) -> None:
        """`at_rest`: whether no thread works; beside one that prints a step takes three times as long."""
        super().__init__(parent)
        self._make, self._at_rest = make, at_rest
        self._steps = [(kind, loads) for kind in kinds for loads in (True, False)]
        self._timer = QTimer(self, interval=REST)
        self._timer.timeout.connect(self.step)

    def start(self) -> None:
        """Begin, once the window is there."""
        if self._steps:
            self._timer.start()

    def step(self) -> bool:
        """Do the next step, or wait for rest; says whether there was one."""
        if not self._steps:
            self._timer.stop()
            return False
        if not self._at_rest():
            return True
        kind, loads = self._steps.pop(0)
        if loads:
            kind.load()
        else:
            self._make(kind.key)
        return True
