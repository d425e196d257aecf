"""The whole window over the largest event, and how long it takes from the key to committed and painted."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from director.desk.desk import Desk
from director.gui import fonts
from director.gui.app import keep_responsive
from director.gui.bridge import Bridge
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.worker import Worker
from director.host.settings import Settings


def dressed() -> tuple[QApplication, Look]:
    """The application as it is at work: fonts, colours, and nothing that holds it for long."""
    known = QApplication.instance()
    app = known if isinstance(known, QApplication) else QApplication([])
    fonts.wear(app)
    fonts.load_rest()
    look = Look(app, Settings())
    look.put_on()
    keep_responsive(app)
    return app, look


class LargeWindow:
    """A window that tells when what it was asked for is on the screen."""

    def __init__(self, app: QApplication, look: Look, desk: Desk) -> None:
        self.app, self.desk = app, desk
        self.second = Worker()
        self.bridge = Bridge(desk, Worker(), second=self.second)
        self.window = MainWindow(self.bridge, look)
        self.window.resize(1366, 768)
        self.window.show()
        self.waiting = QEventLoop()
        self._answers = 0
        self._trouble: list[object] = []
        self.bridge.changed.connect(self._on_changed)
        self.bridge.refused.connect(self._on_refused)
        self.bridge.failed.connect(self._on_refused)
        self.bridge.start()

    def shown(self, call: Callable[[], object]) -> float:
        """Seconds from the call until it is committed, told to every page, and painted."""
        before, start = self._answers, time.perf_counter()
        call()
        if self._answers == before and not self._trouble:
            self.waiting.exec()
        if self._trouble:
            raise RuntimeError(f"the bench was refused: {self._trouble}")
        for _ in range(3):  # what was marked as changed is painted now
            self.app.processEvents()
            self._await_second()
        return time.perf_counter() - start

    def settle(self, page: str) -> None:
        """Show this page, and let it come to rest."""
        self.window.show_page(page)
        for _ in range(20):
            self.app.processEvents()
        self._await_second()

    def close(self) -> None:
        """Close the window, its threads and its file."""
        self.window.close()
        self.bridge.close()
        self.desk.venue.close()

    def _await_second(self) -> None:
        """A large list is made ready on the other thread; the window sleeps then."""
        while self.second.waiting:
            self.app.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents)

    def _on_changed(self, _changed: object) -> None:
        self._answers += 1
        self.waiting.quit()

    def _on_refused(self, why: object) -> None:
        self._trouble.append(why)
        self.waiting.quit()
