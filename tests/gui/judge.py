"""A judge on page Table tools: what is pressed and typed there, and what it says."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.options import Options
from director.gui.bridge import Bridge
from director.gui.dialogs.choose_table import ChooseTableDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.page_list import PAGES
from director.gui.pages.table_tools import TableToolsPage
from director.gui.pages.tools_hand import HandPane
from director.gui.worker import Worker
from director.rules.entering.sheet import SheetSeat, Worksheet
from director.views.table_tools.ring import RingSeat
from tests.gui.finding import the
from tests.gui.keyboard import CTRL, NONE, type_text

Key = Qt.Key
ALT = Qt.KeyboardModifier.AltModifier
LEFT = Qt.MouseButton.LeftButton


class Judge:
    """Somebody who works on the page by keys and mouse."""

    def __init__(self, desk: Desk, look: Look, worker: Worker, qtbot: QtBot) -> None:
        self.desk, self.qtbot = desk, qtbot
        self.window = MainWindow(Bridge(desk, worker), look, pages=PAGES)
        qtbot.addWidget(self.window)
        self.window.resize(1366, 768)
        with qtbot.waitExposed(self.window):
            self.window.show()
        self.press(self.window, Key.Key_5, CTRL)

    @property
    def page(self) -> TableToolsPage:
        found = self.window.page("tools")
        assert isinstance(found, TableToolsPage)
        return found

    @property
    def hand(self) -> HandPane:
        return self.page.hand()

    def press(self, on: QWidget, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key; no screen gives the window back after a dialog, we do."""
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)
        QTest.keyClick(on, key, modifiers)

    def opens(self, number: int) -> Judge:
        """Choose a table as people do: Ctrl+T, its number, Enter; 0 for the free one."""
        self.press(self.window, Key.Key_T, CTRL)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        dialog = the(self.page, ChooseTableDialog)
        if number:
            type_text(dialog.number, str(number))
        QTest.keyClick(dialog.number, Key.Key_Return)
        return self

    def types(self, text: str) -> str:
        """Type into the line and press Enter; what is said to be wrong."""
        edit = self.hand.line.edit
        self.window.activateWindow()
        self.qtbot.waitUntil(self.window.isActiveWindow)
        assert self.window.focusWidget() is edit
        for group in text.split():
            type_text(edit, f"{group} ")
        QTest.keyClick(edit, Key.Key_Return)
        return plain(self.hand.line.refused)

    def says(self) -> str:
        """What is to be done, as it stands at the right."""
        return plain(self.page.work().pane.findChild(QWidget, "answer").text)  # type: ignore[union-attr] # an AnswerPane

    def tool(self, digit: Qt.Key) -> QWidget:
        """Show another tool by its chord."""
        self.press(self.window, digit, ALT)
        return self.page.work().pane

    def seat(self, number: int) -> RingSeat:
        """A seat as the ring shows it."""
        shown = self.hand.ring.shown
        assert shown is not None
        return shown.seats[number - 1]

    def dialog(self, kind: type[QDialog]) -> QDialog:
        """The dialog that stands there."""
        return the(self.window, kind)


def plain(text: str) -> str:
    return text.replace("\xa0", " ")


def sheet(stacks: Mapping[int, int | None], options: Options = (), button: int = 1) -> Worksheet:
    """A table with blinds 100/200."""
    seats = tuple(SheetSeat(seat, "", stack) for seat, stack in stacks.items())
    return Worksheet(seats, button, small_blind=100, big_blind=200, options=options)


def put(pane: QWidget, name: str, text: str) -> None:
    """Type into a field in place of what stands there."""
    field = the(pane, QLineEdit, name)
    field.setFocus()
    field.selectAll()
    QTest.keyClick(field, Key.Key_Delete)
    type_text(field, text)
    # Letters without a key code change the text as typed ones do.
    field.textEdited.emit(field.text())
