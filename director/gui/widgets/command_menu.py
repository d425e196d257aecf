"""A menu made from commands, for the right mouse button and the menu key."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu, QWidget

from director.gui import icons
from director.gui.commands import Command, keys_text


def command_menu(commands: Iterable[Command], parent: QWidget) -> QMenu:
    """The commands in their order, with lines where they ask for one and between two groups.

    It is gone as soon as it is closed.
    """
    menu = QMenu(parent)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    last: Command | None = None
    for command in commands:
        if last is not None and (command.parted or command.group != last.group):
            menu.addSeparator()
        last = command
        keys = keys_text(command)
        action = QAction(command.title() + (f"\t{keys}" if keys else ""), menu)
        action.setObjectName(command.id)
        if command.icon:
            action.setIcon(icons.icon(command.icon, "soft"))
        action.setEnabled(command.when())
        action.triggered.connect(_doing(command))
        menu.addAction(action)
    return menu


def _doing(command: Command) -> Callable[[bool], None]:
    def do(_checked: bool) -> None:
        command.do()

    return do
