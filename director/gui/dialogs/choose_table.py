"""Which table: its number is typed, Enter goes there; nothing typed is the free table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from director.gui.dialogs.frame import FramedDialog, opens_handbook
from director.gui.widgets.field import Field
from director.host.i18n import _
from director.views.typed_number import typed_number

if TYPE_CHECKING:
    from director.domain.tournament import Tournament


class ChooseTableDialog(FramedDialog):
    """Asks for a number."""

    chosen = Signal(int)
    """A table of the event; 0 for the free one."""

    def __init__(self, tournament: Tournament, parent: QWidget | None = None) -> None:
        super().__init__(
            _("Which table?"),
            _("The number of a table of the event; nothing for a free table."),
            _("Go there"),
            parent,
        )
        opens_handbook(self, "tools")
        self._open = {table.number for table in tournament.open_tables()}
        self.number, self.free = QLineEdit(), QPushButton(_("&Free table"))
        self.number.setObjectName("number")
        self.free.setObjectName("free")
        self.free.setAutoDefault(False)
        self.free.clicked.connect(self._on_free)
        self._field = Field(_("&Table"), self.number)
        self.body.addWidget(self._field)
        self.body.addWidget(self.free)
        self.number.textEdited.connect(lambda: self._field.say_wrong(""))
        self.number.setFocus()

    def accept(self) -> None:
        text = self.number.text().strip()
        if text and typed_number(text) not in self._open:
            self._field.say_wrong(_("There is no open table {table}.").format(table=text))
            return
        super().accept()
        self.chosen.emit(int(text or 0))

    def _on_free(self) -> None:
        self.number.clear()
        self.accept()
