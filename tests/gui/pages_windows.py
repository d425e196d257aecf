"""A window with the pages of the desk, and the hands that work on it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QTableView, QWidget

from director.desk.desk import Desk
from director.domain.people import Person, person
from director.domain.setup import OpenTables
from director.gui.bridge import Bridge
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.page_list import PAGES
from director.gui.worker import Worker
from tests.gui.finding import the
from tests.gui.keyboard import type_text
from tests.helpers.evening import PLAN, a_venue

PEOPLE = (
    person("Иванов", "Сергей", country="RUS", club="Ace", born="1987-03-02", number="00412"),
    person("Иванов", "Сергей", country="RUS", born="2001-05-05"),
    person("Ёлкина", "Анна", country="KAZ", club="River"),
    person("Lee", "Ann", country="KOR", born="1990"),
)


def a_room(folder: Path, people: Sequence[Person] = PEOPLE, tables: int = 2) -> Desk:
    """An event with tables open and people in the address book, nobody of them registered."""
    desk = a_venue(folder).create(PLAN)
    if tables:
        desk.do(OpenTables(tuple(range(1, tables + 1)), 9))
    desk.venue.add_people(people)
    return desk


class Hands:
    """Works on one window as people do: by keys, by the mouse, by what is written."""

    def __init__(self, desk: Desk, look: Look, worker: Worker, page: str) -> None:
        kinds = [kind for kind in PAGES if kind.key in ("registration", "activity", "print")]
        self.desk = desk
        self.bridge = Bridge(desk, worker)
        self.window = MainWindow(self.bridge, look, pages=kinds)
        self.window.resize(1366, 768)
        self.window.show()
        self.window.show_page(page)
        self.page = self.window.page(page)

    def field(self, name: str, root: QObject | None = None) -> QLineEdit:
        return the(root or self.page, QLineEdit, name)

    def button(self, name: str, root: QObject | None = None) -> QAbstractButton:
        return the(root or self.page, QAbstractButton, name)

    def table(self, name: str, root: QObject | None = None) -> QTableView:
        return the(root or self.page, QTableView, name)

    def said(self, name: str, root: QObject | None = None) -> str:
        """What stands in a label; nothing where it is hidden."""
        label = the(root or self.page, QLabel, name)
        return label.text() if label.isVisible() else ""

    def foot(self) -> str:
        """What the line at the foot says."""
        return the(self.window, QLabel, "said").text().replace("\xa0", " ")

    def find(self, text: str) -> QLineEdit:
        """Type into the field that finds or adds."""
        field = self.field("find")
        field.setFocus()
        type_text(field, text)
        return field

    def press(self, widget: QWidget, *keys: Qt.Key, shift: bool = False) -> None:
        held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
        for key in keys:
            QTest.keyClick(widget, key, held)

    def click(self, name: str, root: QObject | None = None) -> None:
        QTest.mouseClick(self.button(name, root), Qt.MouseButton.LeftButton)

    def click_row(self, table: QTableView, row: int) -> None:
        """Choose a row with the mouse."""
        spot = table.visualRect(table.model().index(row, 1)).center()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=spot)

    def cells(self, table: QTableView, column: int) -> list[str]:
        """One column of a table, as it is written."""
        model = table.model()
        return [str(model.index(row, column).data()) for row in range(model.rowCount())]

    def found(self) -> list[str]:
        """What the list under the field says; empty while it is closed."""
        from PySide6.QtWidgets import QListView

        listed = the(self.page, QListView, "found")
        if not listed.isVisible():
            return []
        model = listed.model()
        return [str(model.index(row, 0).data()) for row in range(model.rowCount())]
