"""Some commands of a page as buttons, one under another, each with its key."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from director.gui.commands import Command, keys_text
from director.gui.style import restyle
from director.gui.widgets.key_button import KeyButton


class CommandButtons(QWidget):
    """The same words, keys and reasons as in the menu."""

    def __init__(
        self, commands: Iterable[Command], wanted: Sequence[str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        known = {one.id: one for one in commands}
        self._buttons = [(known[id_], KeyButton(known[id_].icon)) for id_ in wanted]
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for command, button in self._buttons:
            button.setObjectName(command.id)
            button.clicked.connect(command.do)
            column.addWidget(button)
        self.refresh()

    def stress(self, id_: str, *, on: bool) -> None:
        """Whether this one is what should be done now."""
        for command, button in self._buttons:
            if command.id == id_:
                restyle(button, kind="primary" if on else None)

    def refresh(self) -> None:
        """Ask the commands again what they are called and whether they can be done."""
        for command, button in self._buttons:
            button.say(command.title().replace("&", ""), keys_text(command))
            button.setEnabled(command.when())
