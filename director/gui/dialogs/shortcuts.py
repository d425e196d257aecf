"""All commands with their keys, made from the commands themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QVBoxLayout, QWidget

from director.gui.commands import MENUS, Command, keys_text
from director.gui.dialogs.frame import open_at
from director.gui.rows_model import Column, RowsModel
from director.gui.widgets.rows_table import RowsTable
from director.host.i18n import N_, _

if TYPE_CHECKING:
    from director.gui.commands import CommandSet


def _menu(command: Command) -> str:
    return _(MENUS[command.menu]).replace("&", "") if command.menu else ""


def _name(command: Command) -> str:
    return _(command.words).replace("&", "").removesuffix("…")


_COLUMNS: Final = (
    Column[Command]("command", N_("Command"), _name, width=260),
    Column[Command]("keys", N_("Keys"), keys_text, width=140),
    Column[Command]("menu", N_("Menu"), _menu, width=100),
)


class ShortcutsDialog(QDialog):
    """A list to look up keys; typing filters it."""

    def __init__(self, commands: CommandSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Keyboard shortcuts"))
        open_at(self, 560, 520)
        title = QLabel(_("Keyboard shortcuts"))
        title.setProperty("type", "title")
        note = QLabel(
            _("Keys count by their place, so they work on any layout. While you type they are silent.")
        )
        note.setProperty("type", "note")
        note.setWordWrap(True)
        self._model = RowsModel(_COLUMNS, _key, parent=self)
        self._model.set_rows(commands.reachable())
        table = RowsTable(self._model)
        table.set_empty_words(_("No command is called so."))
        find = QLineEdit()
        find.setPlaceholderText(_("Filter"))
        find.setClearButtonEnabled(True)
        find.textChanged.connect(self._model.set_filter)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 16, 16, 16)
        whole.setSpacing(8)
        for part in (title, note, find):
            whole.addWidget(part)
        whole.addWidget(table, 1)


def _key(command: Command) -> str:
    return command.id
