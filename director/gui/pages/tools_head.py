"""The head of Table tools: a tab for each table, and what can be done with the answer that is shown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QTabBar, QWidget

from director.gui import icons
from director.gui.style import restyle
from director.host.i18n import N_, _

if TYPE_CHECKING:
    from director.gui.commands import Command

SHORT: Final = {
    "tools.copy": N_("Copy"),
    "tools.slip": N_("Slip…"),
    "tools.ruling": N_("Ruling…"),
    "tools.table": N_("Table…"),
}
"""Command → its words here, in the order of the row."""
_NARROW: Final = 680
"""In less room only the icons are shown, but for the table."""


class ToolsHead(QWidget):
    """One row. The buttons are the commands of the menu."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tabs = QTabBar()
        self.tabs.setObjectName("tables")
        self.tabs.setTabsClosable(True)
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._buttons: dict[str, QPushButton] = {}
        self._commands: Mapping[str, Command] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(8, 4, 16, 4)
        self._row.setSpacing(4)
        self._row.addWidget(self.tabs, 1)

    def show_commands(self, commands: Mapping[str, Command]) -> None:
        """These commands there are; asked once."""
        self._commands = commands
        for id_ in SHORT:
            button = QPushButton()
            button.setObjectName(id_)
            button.clicked.connect(self._on_pressed)
            if commands[id_].icon:
                button.setIcon(icons.icon(commands[id_].icon))
            self._buttons[id_] = button
            self._row.addWidget(button)

    def _on_pressed(self) -> None:
        # Not connected to the command itself: its deed is no part of Qt, and would keep the page for good.
        self._commands[self.sender().objectName()].do()

    def button(self, id_: str) -> QPushButton:
        """The button of a command."""
        return self._buttons[id_]

    def refresh(self) -> None:
        """Ask each command again what it is called and whether it can be done."""
        from director.gui.commands import tip_of

        narrow = self.width() < _NARROW
        for id_, button in self._buttons.items():
            command, words = self._commands[id_], _(SHORT[id_])
            button.setText("" if narrow and command.icon and id_ != "tools.table" else words)
            button.setIconSize(icons.BESIDE if button.text() else icons.SMALL)
            button.setAccessibleName(command.title().replace("&", ""))
            button.setToolTip(tip_of(command.title(), command))
            button.setEnabled(command.when())

    def set_touch(self, on: bool) -> None:
        """Rows of 44 pixels for fingers, or rows for a mouse."""
        for button in self._buttons.values():
            restyle(button, tall="true" if on else "false")

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.refresh()
