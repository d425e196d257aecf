"""Copies of the venue while the window is open: on a timer, and before steps that change much.

A copy that cannot be made stops nothing: the evening goes on, and a banner says so until one succeeds.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from PySide6.QtCore import QObject, QTimer, Signal

if TYPE_CHECKING:
    from director.desk.backups import Backups, Copy
    from director.domain.refusal import Unavailable
    from director.gui.worker import Worker

LOOK_EVERY: Final = 60_000
"""Milliseconds between two looks whether a copy is due."""

Risk = Literal["draw", "redraw", "import"]
"""Before which steps a copy is made."""


class Keeper(QObject):
    """Makes the copies of one venue; the timer's on the second worker, so that no action waits for one."""

    troubled = Signal(object)
    """The `Unavailable` why the last copy could not be made; None once one was made again."""
    _ended = Signal(object)

    def __init__(self, venue: Path, folder: Path, worker: Worker, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._venue, self._folder, self._worker = venue, folder, worker
        self._copies: Backups | None = None
        self._trouble: Unavailable | None = None
        self._timer = QTimer(self, interval=LOOK_EVERY)
        self._timer.timeout.connect(self.look)
        self._ended.connect(self._on_ended)

    @property
    def trouble(self) -> Unavailable | None:
        """Why the last copy could not be made, or None."""
        return self._trouble

    def start(self, *, here: bool = True) -> None:
        """Make copies by the timer from now on; none where the file is only looked at."""
        self._timer.start() if here else self._timer.stop()

    def stop(self) -> None:
        """Make no more."""
        self._timer.stop()

    def look(self) -> None:
        """Make a copy if one is due and something was done since the last."""
        self._worker.run(self._tick, self._on_ended, self._on_failed)

    def before(self, risk: Risk) -> None:
        """Make a copy now; called on the desk's thread, in front of the step itself."""
        from director.desk.backups import Why
        from director.domain.refusal import Unavailable

        try:
            self._backups().make(Why(risk))
        except Unavailable as trouble:
            self._ended.emit(trouble)
        else:
            self._ended.emit(None)

    def by_hand(self, then: Callable[[Copy], None]) -> None:
        """Make a copy because somebody asks for one; `then` hears of it once it lies there."""

        def made(copy: Copy) -> None:
            self._on_ended(None)
            then(copy)

        self._worker.run(self._made, made, self._on_failed)

    def _made(self) -> Copy:
        from director.desk.backups import Why

        return self._backups().make(Why.HAND)

    def _tick(self) -> Unavailable | None:
        made = self._backups().tick()
        return self._trouble if made is None else None

    def _backups(self) -> Backups:
        if self._copies is None:
            from director.desk.backups import Backups

            self._copies = Backups(self._venue, self._folder)
        return self._copies

    def _on_failed(self, error: BaseException) -> None:
        from director.domain.refusal import Unavailable

        if isinstance(error, Unavailable):
            self._on_ended(error)
        else:
            raise error

    def _on_ended(self, trouble: Unavailable | None) -> None:
        had, self._trouble = self._trouble, trouble
        if had is not None or trouble is not None:
            self.troubled.emit(trouble)
