"""One thread that does one thing after another and answers in the thread of the window.

There are two: one for the desk, one for printing, previews and reading lists, so that no action waits behind
ten seconds of cards. Work gets frozen values, so nothing needs a lock.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

Answer = TypeVar("Answer")


class Executor(Protocol):
    """What runs the work: a thread, or in tests the caller itself."""

    def submit(self, work: Callable[[], None], /) -> object:
        """Run this after what was submitted before."""

    def shutdown(self) -> None:
        """Finish what was submitted, then end."""


class AtOnce:
    """Runs each piece of work where it is submitted: for tests and for pictures."""

    def submit(self, work: Callable[[], None], /) -> None:
        """Run it now."""
        work()

    def shutdown(self) -> None:
        """There is nothing to end."""


class Worker(QObject):
    """Does work elsewhere and calls back here."""

    busy_changed = Signal(bool)
    """True when the first piece of work begins, False when the last has ended."""
    _answered = Signal(object)

    def __init__(self, executor: Executor | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._executor: Executor = executor or _thread()
        self._waiting = 0
        self._closed = False
        self._answered.connect(self._on_answered)

    @property
    def waiting(self) -> int:
        """How many pieces of work have not answered yet."""
        return self._waiting

    def run(
        self,
        work: Callable[[], Answer],
        done: Callable[[Answer], None],
        failed: Callable[[BaseException], None],
    ) -> None:
        """Do the work on the thread, then call `done` with its answer or `failed` with what it raised."""
        if self._closed:
            return
        self._waiting += 1
        if self._waiting == 1:
            self.busy_changed.emit(True)
        self._executor.submit(partial(self._carry, work, done, failed))

    def close(self) -> None:
        """Finish what was begun and end the thread; answers that come later are dropped."""
        if not self._closed:
            self._closed = True
            self._executor.shutdown()

    def _carry(
        self,
        work: Callable[[], Any],
        done: Callable[[Any], None],
        failed: Callable[[BaseException], None],
    ) -> None:
        try:
            answer = work()
        except BaseException as error:  # noqa: BLE001 - whatever it is, the window's thread must hear of it
            self._answered.emit(partial(failed, error))
        else:
            self._answered.emit(partial(done, answer))

    def _on_answered(self, tell: Callable[[], None]) -> None:
        self._waiting -= 1
        try:
            if not self._closed:
                tell()
        finally:
            if self._waiting == 0:
                self.busy_changed.emit(False)


def _thread() -> Executor:
    from concurrent.futures import ThreadPoolExecutor

    return ThreadPoolExecutor(max_workers=1, thread_name_prefix="desk")
