"""Somebody at a clock whose computer the test turns: keys, mouse, and what is read from the screen."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QWidget

from director.desk.desk import Desk
from director.domain.structure import Structure
from director.gui.beat import Beat
from director.gui.bridge import Bridge
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.pages.clock import ClockPage
from director.gui.widgets.foot import Foot
from director.gui.widgets.head_clock import HeadClock
from director.gui.widgets.rail import RailButton
from director.gui.worker import Worker
from director.views.level_schedule import ScheduleRow
from tests.gui.finding import the
from tests.gui.keyboard import CTRL, NONE, type_text
from tests.helpers.clock_desk import a_clock_desk, a_clock_venue
from tests.helpers.clock_room import Computer, club

LEFT = Qt.MouseButton.LeftButton


class ClockHands:
    """One program open on an event, on page Clock."""

    def __init__(self, desk: Desk, computer: Computer, look: Look, worker: Worker) -> None:
        self.desk, self.computer = desk, computer
        self.bridge = Bridge(desk, worker)
        self.window = MainWindow(self.bridge, look)
        self.window.resize(1366, 768)
        self.window.show()
        self.window.show_page("clock")

    @property
    def page(self) -> ClockPage:
        found = self.window.page("clock")
        assert isinstance(found, ClockPage)
        return found

    # ---- time

    def passes(self, ms: int) -> None:
        """So much time passes, and the second hand moves as it would by itself."""
        self.computer.passes(ms)
        self.look()

    def look(self) -> None:
        Beat.of(self.bridge).strike()

    # ---- hands

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key where the keyboard is."""
        if not self.window.isActiveWindow():
            self.window.activateWindow()
            assert QTest.qWaitForWindowActive(self.window)
        there: QWidget | None = self.window.focusWidget()
        QTest.keyClick(self.window if there is None else there, key, modifiers)

    def undo(self) -> None:
        self.press(Qt.Key.Key_Z, CTRL)

    def click(self, name: str) -> None:
        """Click a button of the page."""
        QTest.mouseClick(the(self.page, QAbstractButton, name), LEFT)

    def quick(self, line: str) -> None:
        """Do a line of the quick box."""
        self.press(Qt.Key.Key_K, CTRL)
        box = the(self.window, QLineEdit, "quick")
        type_text(box, line)
        QTest.keyClick(box, Qt.Key.Key_Return)

    # ---- what is seen

    @property
    def time(self) -> str:
        return self.page.dial.figure.text

    @property
    def head(self) -> tuple[str, str]:
        return the(self.window, HeadClock).text_shown()

    @property
    def foot(self) -> str:
        return the(self.window, Foot).text().replace("\xa0", " ")

    def said(self, name: str) -> str:
        """What stands in a label of the page; nothing where it is hidden."""
        label = the(self.page, QLabel, name)
        return label.text() if label.isVisible() else ""

    def facts(self) -> dict[str, str]:
        return self.page.dial.facts.told()

    def asked(self) -> list[str]:
        return self.page.ask.asked()

    def waiting(self) -> int:
        return next(b for b in self.window.findChildren(RailButton) if b.objectName() == "go.clock").waiting

    def row(self, part: int) -> ScheduleRow:
        return self.page.list.rows.rows()[part]

    def row_now(self) -> ScheduleRow:
        return next(row for row in self.page.list.rows.rows() if row.when == "now")

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def open_clock(folder: Path, look: Look, worker: Worker, structure: Structure | None = None) -> ClockHands:
    """An event with a schedule, that of the club where none is given."""
    desk, computer = a_clock_desk(folder, structure or club())
    return ClockHands(desk, computer, look, worker)


def again(hands: ClockHands, look: Look, worker: Worker, desk: str = "1") -> ClockHands:
    """A second program on the same file and the same computer."""
    venue = a_clock_venue(hands.desk.venue.path, hands.computer, desk)
    return ClockHands(venue.desk(hands.desk.journal.tournament.id), hands.computer, look, worker)
