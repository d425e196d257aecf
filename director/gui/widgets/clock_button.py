"""A button of page Clock: a command with its icon and words, or fewer; it leaves the keyboard alone."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from director.gui import icons
from director.gui.commands import Command, tip_of
from director.host.i18n import N_, _

_SHORT: Final = {
    "clock.break": N_("To the break"),
    "clock.left": N_("Set time…"),
    "clock.pause_after": N_("Pause after it"),
    "clock.start_at": N_("Start at…"),
    "clock.schedule": N_("Edit…"),
    "clock.paper": N_("Print…"),
}
"""What stands on the smaller buttons; the tool tip has it in full."""


class ClockButton(QPushButton):
    """A button of the clock. Space presses it where it has the keyboard, instead of the page's Space."""

    def __init__(self, command: Command, *, words: bool = True, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.command, self._words = command, words
        self.setObjectName(command.id)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setIcon(icons.icon(command.icon))
        self.setIconSize(icons.BESIDE if words else icons.LARGE)
        self.setCheckable(command.checked is not None)
        self.clicked.connect(command.do)

    def refresh(self) -> None:
        """Ask the command again what it is called and whether it can be done."""
        words = command_words(self.command)
        said = self.command.says is not None and self.command.says()
        short = "" if said else _(_SHORT.get(self.command.id, ""))
        self.setText((short or words) if self._words else "")
        self.setAccessibleName(words)
        self.setToolTip(tip_of(words, self.command))
        self.setEnabled(self.command.when())
        if self.command.checked is not None:
            self.setChecked(self.command.checked())

    def set_bare(self, bare: bool) -> None:
        """Show the icon alone; the tool tip says the rest."""
        if bare:
            self.setText("")
        self.setIconSize(icons.LARGE if bare else icons.BESIDE)

    def event(self, event: QEvent) -> bool:
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Space
            and not event.modifiers()
        ):
            event.accept()
            return True
        return super().event(event)


def command_words(command: Command) -> str:
    """What a command is called on a button."""
    return command.title().replace("&", "").removesuffix("…")
