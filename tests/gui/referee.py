"""A judge with the book: calls by keys, writes, and reads what the page says."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.entries import Register
from director.domain.ids import EntryId
from director.domain.people import person
from director.domain.ruled import Ruling
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables
from director.gui.bridge import Bridge
from director.gui.dialogs.ruling import RulingDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.page_list import PAGES
from director.gui.pages.rulings import RulingsPage
from director.gui.worker import Worker
from tests.gui.finding import the
from tests.gui.keyboard import CTRL, NONE, type_text
from tests.helpers.evening import PLAN, a_venue

Key = Qt.Key
NAMES = (("Ivanov", "Sergei"), ("Petrova", "Anna"), ("Lee", "Andrew"))
Dialog = TypeVar("Dialog", bound=QDialog)


def a_room(folder: Path) -> Desk:
    """Table 12 with three players at seats 4 to 6, under the rules of sports poker."""
    venue = a_venue(folder, staff="Smith J.")
    desk = venue.create(replace(PLAN, rules="sport-ru"))
    desk.do(OpenTables((12,), 9))
    for seat, who in enumerate(venue.add_people([person(*name) for name in NAMES]), 4):
        desk.do(Register(who, 100_000, 10_000, 10_000, TableSeat(12, seat)))
    return desk


def entry_at(desk: Desk, seat: int) -> EntryId:
    """Who sits on this seat of table 12."""
    holder = desk.journal.tournament.seating.holder(TableSeat(12, seat))
    assert holder is not None
    return holder


class Referee:
    """Somebody at the window with every page."""

    def __init__(self, desk: Desk, look: Look, worker: Worker, qtbot: QtBot) -> None:
        self.desk, self.qtbot = desk, qtbot
        self.window = MainWindow(Bridge(desk, worker), look, pages=PAGES)
        qtbot.addWidget(self.window)
        self.window.resize(1366, 768)
        with qtbot.waitExposed(self.window):
            self.window.show()

    @property
    def page(self) -> RulingsPage:
        found = self.window.page("rulings")
        assert isinstance(found, RulingsPage)
        return found

    def press(self, on: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key; no screen gives the window back after a dialog, we do."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        on.window().activateWindow()
        self.qtbot.waitUntil(on.window().isActiveWindow)
        QTest.keyClick(on, key, modifiers)

    def opens_book(self) -> Referee:
        """Ctrl+7."""
        self.press(self.window, Key.Key_7, CTRL)
        return self

    def calls(self) -> RulingDialog:
        """F12 on the page that is shown."""
        self.press(self.window, Key.Key_F12)
        return self.dialog(RulingDialog)

    def quick(self, line: str) -> None:
        """A line of the quick box."""
        self.press(self.window, Key.Key_K, CTRL)
        box = the(self.window, QLineEdit, "quick")
        type_text(box, line)
        QTest.keyClick(box, Key.Key_Return)

    def dialog(self, kind: type[Dialog]) -> Dialog:
        """The dialog of this kind that stands there."""
        return next(one for one in self.window.findChildren(kind) if one.isVisible())

    def writes(self, text: str) -> None:
        """Type where the keyboard is."""
        widget = self.focus()
        assert isinstance(widget, QLineEdit | QPlainTextEdit), widget
        type_text(widget, text)

    def tab(self) -> None:
        """On to the next field."""
        self.press(self.focus(), Key.Key_Tab)

    def focus(self) -> QWidget:
        dialogs = [one for one in self.window.findChildren(QDialog) if one.isVisible()]
        inside = (dialogs[-1] if dialogs else self.window).focusWidget()
        assert inside is not None
        return inside

    def ruling(self, number: int = 1) -> Ruling:
        """What the journal has of it."""
        found = self.desk.journal.tournament.rulings.values()
        return next(one for one in found if one.number == number)

    def reads(self) -> list[str]:
        """What the pane beside the lists says."""
        QCoreApplication.processEvents()
        return self.page.pane.texts()

    def foot(self) -> str:
        return the(self.window, QLabel, "said").text().replace("\xa0", " ")
