"""L02: keys on any layout; and silence while somebody types."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QLineEdit,
    QPlainTextEdit,
    QSpinBox,
    QTableWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from director.gui.commands import Command, CommandSet
from director.gui.keys import KeyFilter
from tests.gui.keyboard import CTRL, NONE, SHIFT, press_foreign, type_text


class Room(QWidget):
    """A window with a field, a table and four commands."""

    def __init__(self) -> None:
        super().__init__()
        self.done: list[str] = []
        self.field, self.notes, self.number, self.table = (
            QLineEdit(),
            QPlainTextEdit(),
            QSpinBox(),
            QTableWidget(3, 1),
        )
        column = QVBoxLayout(self)
        for part in (self.field, self.notes, self.number, self.table):
            column.addWidget(part)
        self.commands = CommandSet(self)
        self.commands.add(
            (
                Command("undo", "Undo", self._undo, ("Ctrl+Z",)),
                Command("redo", "Redo", self._redo, ("Ctrl+Shift+Z", "Ctrl+Y")),
                Command("pause", "Pause", self._pause, ("P",)),
                Command("find", "Find", self._find, ("Ctrl+K",), while_typing=True),
                Command("floor", "Floor", self._floor, ("Ctrl+2",), while_typing=True),
                Command("never", "Never", self._undo, ("Ctrl+J",), when=lambda: False),
            ),
            self,
        )
        self.keys = KeyFilter(self.commands, self)

    def _undo(self) -> None:
        self.done.append("undo")

    def _redo(self) -> None:
        self.done.append("redo")

    def _pause(self) -> None:
        self.done.append("pause")

    def _find(self) -> None:
        self.done.append("find")

    def _floor(self) -> None:
        self.done.append("floor")


@pytest.fixture
def room(app: QApplication, qtbot: QtBot) -> Iterator[Room]:
    made = Room()
    qtbot.addWidget(made)
    with qtbot.waitActive(made):
        made.show()
        made.activateWindow()
    made.table.setFocus()
    yield made
    made.close()


@pytest.mark.parametrize(
    ("letter", "modifiers", "done"),
    [
        ("я", CTRL, "undo"),
        ("н", CTRL, "redo"),
        ("я", CTRL | SHIFT, "redo"),
        ("з", NONE, "pause"),
        ("л", CTRL, "find"),
    ],
)
def test_the_same_physical_key_does_the_same_on_a_russian_layout(
    room: Room, letter: str, modifiers: Qt.KeyboardModifier, done: str
) -> None:
    press_foreign(room.table, letter, modifiers)

    assert room.done == [done]


@pytest.mark.parametrize(("key", "done"), [("z", "undo"), ("k", "find"), ("2", "floor")])
def test_a_latin_layout_works_too(room: Room, qtbot: QtBot, key: str, done: str) -> None:
    qtbot.keyClick(room.table, key, CTRL)

    assert room.done == [done]


def test_a_single_letter_works_on_a_latin_layout(room: Room, qtbot: QtBot) -> None:
    qtbot.keyClick(room.table, "p")

    assert room.done == ["pause"]


@pytest.mark.parametrize("letter", ["ζ", "ز", "ז"])
def test_other_scripts_are_told_by_the_number_of_the_key(room: Room, letter: str) -> None:
    press_foreign(room.table, letter, CTRL, number=44)

    assert room.done == ["undo"]


def test_a_foreign_letter_without_a_known_key_does_nothing(room: Room) -> None:
    press_foreign(room.table, "ζ", CTRL)

    assert room.done == []


@pytest.mark.parametrize("name", ["field", "table"])
def test_the_underlined_letter_of_a_menu_is_left_to_the_menu(room: Room, name: str) -> None:
    widget: QWidget = getattr(room, name)
    widget.setFocus()
    event = QKeyEvent(QEvent.Type.ShortcutOverride, ord("Ф"), Qt.KeyboardModifier.AltModifier, "ф")
    event.setAccepted(False)

    QApplication.sendEvent(widget, event)

    assert not event.isAccepted()


def test_undo_in_a_field_edits_the_text(room: Room, qtbot: QtBot) -> None:
    room.field.setFocus()
    qtbot.keyClicks(room.field, "ivan")
    qtbot.keyClick(room.field, Qt.Key.Key_Z, CTRL)

    assert room.field.text() != "ivan"
    assert room.done == []


def test_undo_in_a_field_edits_the_text_on_a_russian_layout_too(room: Room) -> None:
    room.field.setFocus()
    type_text(room.field, "иван")
    press_foreign(room.field, "я", CTRL)

    assert room.field.text() != "иван"
    assert room.done == []


def test_redo_in_a_field_is_not_redo_of_the_tournament(room: Room, qtbot: QtBot) -> None:
    room.field.setFocus()
    qtbot.keyClicks(room.field, "ivan")
    qtbot.keyClick(room.field, Qt.Key.Key_Y, CTRL)
    qtbot.keyClick(room.field, Qt.Key.Key_Z, CTRL | SHIFT)

    assert room.done == []


def test_in_an_empty_field_the_last_step_is_undone_and_done_again(room: Room, qtbot: QtBot) -> None:
    room.field.setFocus()
    qtbot.keyClick(room.field, Qt.Key.Key_Z, CTRL)
    qtbot.keyClick(room.field, Qt.Key.Key_Y, CTRL)
    press_foreign(room.field, "я", CTRL)

    assert room.done == ["undo", "redo", "undo"]


def test_a_field_emptied_by_a_slip_gets_its_text_back(room: Room, qtbot: QtBot) -> None:
    room.field.setFocus()
    qtbot.keyClicks(room.field, "ivan")
    room.field.clear()
    qtbot.keyClick(room.field, Qt.Key.Key_Z, CTRL)

    assert room.field.text() == "ivan"
    assert room.done == []


def test_a_letter_typed_into_a_field_is_a_letter(room: Room, qtbot: QtBot) -> None:
    room.field.setFocus()
    qtbot.keyClicks(room.field, "pp")
    press_foreign(room.field, "з")

    assert room.field.text() == "ppз"
    assert room.done == []


def test_nothing_fires_while_typing_in_notes_or_numbers(room: Room, qtbot: QtBot) -> None:
    for field in (room.notes, room.number):
        field.setFocus()
        qtbot.keyClick(field, "p")
        qtbot.keyClick(field, Qt.Key.Key_Z, CTRL)
        press_foreign(field, "я", CTRL)

    assert room.done == []


def test_what_only_leads_somewhere_works_while_typing(room: Room, qtbot: QtBot) -> None:
    room.field.setFocus()
    qtbot.keyClick(room.field, Qt.Key.Key_K, CTRL)
    press_foreign(room.field, "л", CTRL)

    assert room.done == ["find", "find"]
    assert room.field.text() == ""


def test_copying_from_a_field_works_on_a_russian_layout(room: Room) -> None:
    room.field.setFocus()
    room.field.setText("Lee")
    room.field.selectAll()
    press_foreign(room.field, "с", CTRL)

    assert QApplication.clipboard().text() == "Lee"


def test_a_command_that_cannot_be_done_is_not_done_by_its_keys(room: Room, qtbot: QtBot) -> None:
    press_foreign(room.table, "о", CTRL)
    qtbot.keyClick(room.table, Qt.Key.Key_J, CTRL)

    assert room.done == []


def test_keys_belong_to_the_window_that_is_in_front(room: Room, qtbot: QtBot) -> None:
    other = QWidget()
    field = QTableWidget(2, 2, other)
    qtbot.addWidget(other)
    other.show()
    other.activateWindow()
    field.setFocus()
    press_foreign(field, "я", CTRL)

    assert room.done == []
