"""A floor page with a table in play, and somebody who works at it by keys and mouse."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.action import Action
from director.domain.ids import EntryId
from director.domain.plan import Plan
from director.domain.play import SetButton, StartPlay
from director.domain.seating import Seat
from director.domain.seats import TableSeat
from director.gui.bridge import Bridge
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.page_list import PAGES
from director.gui.pages.floor import FloorPage
from director.gui.worker import Worker
from tests.gui.finding import the
from tests.gui.keyboard import NONE, type_text
from tests.helpers.evening import PLAN, a_desk

Dialog = TypeVar("Dialog", bound=QDialog)
LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier


class Dealer:
    """Somebody at a table with the window."""

    def __init__(self, desk: Desk, look: Look, worker: Worker, qtbot: QtBot) -> None:
        self.desk = desk
        self._qtbot = qtbot
        kinds = [kind for kind in PAGES if kind.key in ("floor", "activity")]
        self.window = MainWindow(Bridge(desk, worker), look, pages=kinds)
        qtbot.addWidget(self.window)
        self.window.resize(1366, 768)
        with qtbot.waitExposed(self.window):
            self.window.show()
        page = self.window.page("floor")
        assert isinstance(page, FloorPage)
        self.page = page
        self.window.show_page("floor")

    # ---- what is done

    def at(self, table: int, seat: int = 0) -> Dealer:
        """Click on a seat; without one on the table."""
        place = TableSeat(table, seat)
        spot = self.page.map.rect_of(place).center()
        QTest.mouseClick(self.page.map.viewport(), LEFT, pos=spot)
        assert self.page.map.selection == place
        return self

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key on the map. No screen gives the window back after a dialog; we do."""
        self.window.activateWindow()
        self._qtbot.waitUntil(self.window.isActiveWindow)
        self.page.map.setFocus()
        QTest.keyClick(self.page.map, key, modifiers)

    def opens(self, kind: type[Dialog], key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> Dialog:
        """The dialog that a key opens."""
        self.press(key, modifiers)
        return self.dialog(kind)

    def dialog(self, kind: type[Dialog]) -> Dialog:
        """The dialog that stands there."""
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        found = [one for one in self.page.findChildren(kind) if one.isVisible()]
        assert len(found) == 1, kind.__name__
        found[0].activateWindow()
        self._qtbot.waitUntil(found[0].isActiveWindow)
        return found[0]

    def stands(self, kind: type[QDialog]) -> bool:
        """Whether such a dialog is open."""
        return any(one.isVisible() for one in self.page.findChildren(kind))

    # ---- what is seen

    def foot(self) -> str:
        """What the line at the foot says."""
        return the(self.window, QLabel, "said").text().replace("\xa0", " ")

    def offered(self) -> list[str]:
        """The commands that the panel offers, by the last part of their names."""
        QApplication.processEvents()  # a new button is seen once its layout was done
        buttons = self.page.panel.findChildren(QAbstractButton)
        names = (one.objectName() for one in buttons if one.isVisible())
        return [name.removeprefix("floor.") for name in names if name.startswith("floor.")]

    def last(self) -> Action:
        """What was written last."""
        return self.desk.journal.lines[-1].action


def a_table(
    folder: Path,
    seats: Sequence[int] = range(1, 7),
    *,
    plan: Plan = PLAN,
    last: tuple[int, int | None, int] | None = (1, 2, 3),
    started: bool = True,
) -> Desk:
    """Table 1 with players on these seats, button and blinds of its last hand at `last`; table 2 is empty."""
    desk = a_desk(folder, len(seats), 2, plan=plan)
    entries = sorted(desk.journal.tournament.entries)
    desk.do_all([Seat(e, TableSeat(1, seat)) for e, seat in zip(entries, seats, strict=True)])
    if started:
        desk.do(StartPlay())
    if last is not None:
        desk.do(SetButton(1, *last))
    return desk


def who(desk: Desk, seat: int, table: int = 1) -> EntryId:
    """Who sits there."""
    return desk.journal.tournament.seating.players(table)[seat]


def said(dialog: QDialog, name: str) -> str:
    """What a label of the dialog says."""
    return the(dialog, QLabel, name).text().replace("\xa0", " ")


def push(dialog: QDialog, name: str) -> None:
    """Click a button of the dialog."""
    QTest.mouseClick(the(dialog, QAbstractButton, name), LEFT)


def fill(dialog: QDialog, name: str, text: str) -> None:
    """Type into a field of the dialog in place of what stands there."""
    field = the(dialog, QLineEdit, name)
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Qt.Key.Key_Delete)
    type_text(field, text)
