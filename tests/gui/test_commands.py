"""Commands as data: what they say, when they can be done, and that nothing about them is said twice."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from director.gui.commands import Command, CommandSet, keys_text


class Counter:
    def __init__(self) -> None:
        self.count = 0
        self.can = True
        self.words = ""

    def do(self) -> None:
        self.count += 1

    def may(self) -> bool:
        return self.can

    def says(self) -> str:
        return self.words


@pytest.fixture
def counter() -> Counter:
    return Counter()


@pytest.fixture
def window(app: QApplication, qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.fixture
def commands(window: QWidget, counter: Counter) -> CommandSet:
    made = CommandSet(window)
    made.add(
        [
            Command("one", "&One", counter.do, ("Ctrl+1", "F5"), "plus", "edit", counter.may, counter.says),
            Command("switch", "S&witch", counter.do, checked=counter.may),
        ],
        window,
    )
    return made


def test_a_command_is_done_by_its_id_and_by_its_action(commands: CommandSet, counter: Counter) -> None:
    assert commands.run("one")
    commands.action("one").trigger()

    assert counter.count == 2


def test_a_command_that_cannot_be_done_now_is_not(commands: CommandSet, counter: Counter) -> None:
    counter.can = False
    commands.refresh()

    assert not commands.run("one")
    assert not commands.can("one")
    assert not commands.action("one").isEnabled()
    assert counter.count == 0


def test_a_command_says_what_it_would_do_now(commands: CommandSet, counter: Counter) -> None:
    counter.words = "Undo: Ann Lee moved to 4-7"
    commands.refresh()

    assert commands.action("one").text() == "Undo: Ann Lee moved to 4-7"
    assert commands.action("one").iconText() == "One"


def test_the_tool_tip_names_the_keys(commands: CommandSet) -> None:
    assert commands.action("one").toolTip() == "One  (Ctrl+1)"


def test_the_menu_shows_the_same_keys_that_work(commands: CommandSet) -> None:
    assert commands.action("one").shortcut() == QKeySequence("Ctrl+1")
    assert keys_text(commands["one"]) == "Ctrl+1"
    assert keys_text(commands["switch"]) == ""


def test_a_switch_shows_whether_it_is_on(commands: CommandSet, counter: Counter) -> None:
    assert commands.action("switch").isChecked()

    counter.can = False
    commands.refresh()
    assert not commands.action("switch").isChecked()


def test_commands_of_a_page_that_is_not_shown_are_silent(
    commands: CommandSet, window: QWidget, counter: Counter
) -> None:
    page = QWidget(window)
    commands.add([Command("page.do", "Do", counter.do, ("D",))], page)
    assert not commands.run("page.do")
    assert "page.do" not in [command.id for command in commands.reachable()]

    page.show()
    assert commands.run("page.do")
    assert commands.by_keys(QKeySequence("D")) is commands["page.do"]


def test_two_commands_of_one_name_are_a_mistake(
    commands: CommandSet, window: QWidget, counter: Counter
) -> None:
    with pytest.raises(ValueError, match="two commands are called one"):
        commands.add([Command("one", "Another", counter.do)], window)


def test_a_menu_that_does_not_exist_is_a_mistake(
    commands: CommandSet, window: QWidget, counter: Counter
) -> None:
    with pytest.raises(ValueError, match="in a menu that does not exist: room"):
        commands.add([Command("three", "Three", counter.do, menu="room")], window)


def test_a_click_through_the_action_asks_again_whether_it_can_be_done(
    commands: CommandSet, counter: Counter
) -> None:
    counter.can = False
    commands.action("one").trigger()

    assert counter.count == 0


def test_a_group_that_does_not_exist_is_a_mistake(window: QWidget) -> None:
    commands = CommandSet(window)
    with pytest.raises(ValueError, match="in a group that does not exist"):
        commands.add([Command("a.b", "A", lambda: None, menu="page", group="nowhere")], window)


def test_while_a_change_is_told_nothing_is_asked(window: QWidget) -> None:
    telling, can = [True], [False]
    commands = CommandSet(window, waits=lambda: telling[0])
    commands.add([Command("a.b", "Do it", print, when=lambda: can[0])], window)
    can[0], telling[0] = True, False
    commands.refresh()
    can[0], telling[0] = False, True

    commands.refresh()
    while_told = commands.action("a.b").isEnabled()
    telling[0] = False
    commands.refresh()

    assert while_told
    assert not commands.action("a.b").isEnabled()
