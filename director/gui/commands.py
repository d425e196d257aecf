"""Every command as data: what it is called, its keys, when it can be done, what it does.

Menus, tool bars, the quick box, the page of shortcuts and the tests are made from these, so that none of them
knows a command the others do not.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from director.gui import icons
from director.host.i18n import N_, _, current

MENUS: Final = {
    "file": N_("&File"),
    "edit": N_("&Edit"),
    "go": N_("&Go"),
    "clock": N_("&Clock"),
    "screens": N_("&Screens"),
    "page": N_("&Page"),
    "view": N_("&View"),
    "help": N_("&Help"),
}
"""The menus in their order; `page` holds the commands of the page that is shown."""

GROUPS: Final = {
    "player": N_("&Player"),
    "seat": N_("S&eat"),
    "hands": N_("&Button and hands"),
    "chips": N_("C&hips"),
    "closing": N_("B&reaking and redraws"),
    "together": N_("Hand f&or hand"),
    "entry": N_("Entr&y"),
    "again": N_("Re-entries &and rebuys"),
    "there": N_("&Waiting and absent"),
}
"""Menus within a menu, each where its first command stands."""


def always() -> bool:
    """For commands that can always be done."""
    return True


def never() -> bool:
    """For what nothing is waited for."""
    return False


@dataclass(frozen=True, slots=True)
class Command:
    """One thing that people can do."""

    id: str
    """Stable and unique, such as `journal.undo`."""
    words: str
    """What it is called, marked by `N_`."""
    do: Callable[[], None]
    keys: tuple[str, ...] = ()
    """Its keys in portable form, such as `Ctrl+Z`; the first is shown."""
    icon: str = ""
    menu: str = ""
    """A key of MENUS; without one it is found in the quick box only."""
    when: Callable[[], bool] = always
    """Whether it can be done now."""
    says: Callable[[], str] | None = None
    """What it would do now in full, where that is more than its words: `Undo: move Ann Lee to 4-7`."""
    checked: Callable[[], bool] | None = None
    """For a command that is a switch: whether it is on."""
    while_typing: bool = False
    """True for those that only lead somewhere: their keys work in a text field too."""
    parted: bool = False
    """A line stands before it in its menu."""
    keyed: Callable[[], bool] = always
    """Whether its keys work now: a command of the whole window may have keys that are those of one page."""
    why: Callable[[], str] | None = None
    """What to do first, said to whoever presses its keys while it cannot be done."""
    group: str = ""
    """A key of GROUPS: the menu within its menu; without one it stands in the menu itself."""

    def title(self) -> str:
        """What it is called now, in the language spoken."""
        return (self.says() if self.says else "") or _(self.words)


def grouped(group: str, commands: Iterable[Command]) -> Iterator[Command]:
    """These commands, in a menu of their own within their menu."""
    return (replace(command, group=group) for command in commands)


class CommandSet(QObject):
    """The commands of a window and of its pages, each with the action that menus and buttons share."""

    refreshed = Signal()
    """What can be done, or what it is called, may have changed."""
    cannot = Signal(str)
    """Keys were pressed of a command that cannot be done now: what to do first."""

    def __init__(self, parent: QObject | None = None, *, waits: Callable[[], bool] = never) -> None:
        """`waits`: whether a change is just being told, so that to ask is left to its end."""
        super().__init__(parent)
        self._waits = waits
        self._commands: dict[str, Command] = {}
        self._actions: dict[str, QAction] = {}
        self._spoken = current()
        """The language that the actions are called in."""

    def add(self, commands: Iterable[Command], owner: QWidget) -> None:
        """Take up commands; their keys work while the owner is shown.

        Raises ValueError for a known id, an unknown menu or an unknown group.
        """
        for command in commands:
            if command.id in self._commands:
                raise ValueError(f"two commands are called {command.id}")
            if command.menu and command.menu not in MENUS:
                raise ValueError(f"{command.id} is in a menu that does not exist: {command.menu}")
            if command.group and command.group not in GROUPS:
                raise ValueError(f"{command.id} is in a group that does not exist: {command.group}")
            self._commands[command.id] = command
            self._actions[command.id] = self._action_of(command, owner)
            _call(self._actions[command.id], command)
            owner.addAction(self._actions[command.id])
        self.refresh()

    def __iter__(self) -> Iterator[Command]:
        return iter(self._commands.values())

    def __getitem__(self, id_: str) -> Command:
        return self._commands[id_]

    def action(self, id_: str) -> QAction:
        """The action of a command, for menus and buttons. Raises KeyError."""
        return self._actions[id_]

    def reachable(self) -> list[Command]:
        """The commands of what is shown now, whether they can be done or not."""
        return [command for command in self if self._is_shown(command.id)]

    def can(self, id_: str) -> bool:
        """Whether a command is shown and can be done now."""
        return self._is_shown(id_) and self._commands[id_].when()

    def run(self, id_: str) -> bool:
        """Do it, if it can be done now; says whether it was. Raises KeyError."""
        if not self.can(id_):
            return False
        self._commands[id_].do()
        self.refresh()
        return True

    def explain(self, id_: str) -> bool:
        """Say why it cannot be done now; says whether there was anything to say. Raises KeyError."""
        command = self._commands[id_]
        if command.why is None or command.when():
            return False
        self.cannot.emit(command.why())
        return True

    def by_keys(self, keys: QKeySequence) -> Command | None:
        """The command of what is shown that these keys belong to."""
        for id_, action in self._actions.items():
            if keys in action.shortcuts() and self._is_shown(id_):
                return self._commands[id_]
        return None

    def refresh(self) -> None:
        """Ask every command again whether it can be done, and what it is called where that may differ."""
        if self._waits():
            return
        spoken, self._spoken = self._spoken, current()
        for id_, command in self._commands.items():
            action = self._actions[id_]
            if spoken is not self._spoken or command.says is not None or command.keyed is not always:
                _call(action, command)
            action.setEnabled(command.when())
            if command.checked is not None:
                action.setChecked(command.checked())
        self.refreshed.emit()

    def _is_shown(self, id_: str) -> bool:
        owner = self._actions[id_].parent()
        if not isinstance(owner, QWidget):
            return False
        return owner.isWindow() or owner.isVisibleTo(owner.window())

    def _on_triggered(self) -> None:
        self.run(self.sender().objectName())

    def _action_of(self, command: Command, owner: QWidget) -> QAction:
        action = QAction(owner)
        action.setObjectName(command.id)
        action.setCheckable(command.checked is not None)
        action.setShortcuts(_sequences(command))
        action.setShortcutContext(Qt.ShortcutContext.WindowShortcut)
        if command.icon:
            action.setIcon(icons.icon(command.icon))
            # In a menu the icon would stand where the mark of a switch belongs.
            action.setIconVisibleInMenu(command.checked is None)
        action.triggered.connect(self._on_triggered)
        return action


def _call(action: QAction, command: Command) -> None:
    """Give the action the name and the keys that its command has now."""
    words = command.title()
    action.setText(words)
    action.setIconText(_(command.words).replace("&", ""))
    action.setToolTip(tip_of(words, command))
    if command.keyed is not always:
        action.setShortcuts(_sequences(command) if command.keyed() else [])


def _sequences(command: Command) -> list[QKeySequence]:
    return [QKeySequence.fromString(keys) for keys in command.keys]


def tip_of(words: str, command: Command) -> str:
    """A tool tip that names the shortcut."""
    plain, keys = words.replace("&", ""), keys_text(command)
    return f"{plain}  ({keys})" if keys else plain


def keys_text(command: Command) -> str:
    """The first keys of a command as this computer writes them; nothing where none work now."""
    return _as_written(command.keys[0], current().language) if command.keys and command.keyed() else ""


@cache
def _as_written(keys: str, _language: str) -> str:
    """Keys as this computer writes them; asked for at each decision, so kept for each language."""
    return QKeySequence.fromString(keys).toString(QKeySequence.SequenceFormat.NativeText)
