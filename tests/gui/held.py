"""Work that waits until a test lets it go."""

from __future__ import annotations

from collections.abc import Callable


class Held:
    """Keeps work until it is told to do it: a desk that takes its time."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def submit(self, work: Callable[[], None], /) -> None:
        self.waiting.append(work)

    def shutdown(self) -> None:
        self.waiting.clear()

    def go(self) -> None:
        """Do all that waits, in its order."""
        while self.waiting:
            self.waiting.pop(0)()
