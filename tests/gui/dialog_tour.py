"""A walk past every dialog there is, each opened by its own command on an event with players in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog
from shiboken6 import Shiboken

from director.desk.desk import Desk
from director.domain.ids import EntryId
from director.domain.seats import TableSeat
from director.gui.bridge import Bridge
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.page_list import PAGES
from director.gui.pages.floor import FloorPage
from director.gui.worker import AtOnce, Worker
from director.views.quick_line import ShowEntry

Seen = Callable[[str, QDialog], None]
"""Takes what the dialog is called on the walk, and the dialog while it stands there."""
Done = Callable[[QDialog], object]

WINDOW: Final = QSize(1366, 768)


class DialogTour:
    """Walks through one window after another; every dialog that opens is shown to `seen`, then left."""

    def __init__(self, look: Look, seen: Seen, *, origin: tuple[int, int] = (0, 0)) -> None:
        """`origin`: where on the desktop the window stands, and so on which screen."""
        self.look, self.origin = look, origin
        self.window: MainWindow
        self.kinds: set[str] = set()
        """The classes of all that were seen."""
        self.held: list[str] = []
        """Dialogs that Esc did not leave."""
        self._seen = seen

    @contextmanager
    def room(self, desk: Desk) -> Iterator[MainWindow]:
        """The main window of this event, until it is left."""
        bridge = Bridge(desk, Worker(AtOnce()))
        self.window = MainWindow(bridge, self.look, pages=PAGES)
        bridge.setParent(self.window)
        self.window.move(*self.origin)
        self.window.resize(WINDOW.boundedTo(self.window.screen().availableSize()))
        self.window.show()
        QApplication.processEvents()
        yield self.window
        self.window.close()
        self.window.deleteLater()
        settle()

    # ---- where the walker stands

    def page(self, key: str) -> None:
        """Go to a page."""
        self.window.show_page(key)
        QApplication.processEvents()

    def registered(self, entry: EntryId) -> None:
        """Choose an entry in the list of page Registration."""
        self.page("registration")
        self.window.page("registration").go_to(ShowEntry(entry))
        QApplication.processEvents()

    def seat(self, place: TableSeat) -> None:
        """Choose a seat, or with seat 0 a table, on the map."""
        self.page("floor")
        page = self.window.page("floor")
        assert isinstance(page, FloorPage)
        page.map.select(place)
        QApplication.processEvents()

    # ---- what is opened

    def runs(
        self, command: str, name: str = "", *, fill: Done | None = None, then: Done | None = None
    ) -> None:
        """Open a dialog by its command; without a name it is called like that."""

        def deed() -> None:
            assert self.window.commands.run(command), f"{command} cannot be run here"

        self.opens(name or command.replace(".", "-").replace("_", "-"), deed, fill=fill, then=then)

    def opens(
        self,
        name: str,
        deed: Callable[[], object],
        *,
        fill: Done | None = None,
        then: Done | None = None,
    ) -> None:
        """Open a dialog by this deed: `fill` fills it in before it is seen, `then` opens more out of it."""
        known = {id(one) for one in _dialogs()}
        met: list[str] = []

        def meet() -> None:
            new = [one for one in _dialogs() if id(one) not in known]
            if not new or met:
                return
            dialog = new[-1]
            met.append(type(dialog).__name__)
            self.kinds.update(met)
            try:
                if fill is not None:
                    fill(dialog)
                settle()
                self._seen(name, dialog)
                if then is not None:
                    then(dialog)
            finally:  # a fault must not hold the walk in a dialog that waits for an answer
                self._leave(name, dialog)

        QTimer.singleShot(0, meet)  # some of them hold the window until they are left
        deed()
        settle()
        assert met, f"{name} did not open"

    def _leave(self, name: str, dialog: QDialog) -> None:
        if not _stands(dialog):
            return
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Escape)
        settle()
        if _stands(dialog):
            self.held.append(name)
            dialog.reject()


def _stands(dialog: QDialog) -> bool:
    return Shiboken.isValid(dialog) and dialog.isVisible()


def _dialogs() -> list[QDialog]:
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, QDialog) and one.isVisible()]


def settle() -> None:
    """Let everything that was put off happen."""
    for _ in range(3):
        QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
