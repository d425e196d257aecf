"""Which table: its number is typed, or it is pressed in the list; nothing typed is the free table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QPushButton, QWidget

from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.style import restyle
from director.gui.widgets.field import Field
from director.host.i18n import _, ngettext
from director.views.typed_number import typed_number

if TYPE_CHECKING:
    from director.domain.tournament import Tournament

_LEAST: Final = 116
"""Height of the list where the screen has no more, in pixels."""
_OPENS_AT: Final = (440, 458)
_FOR_FINGERS: Final = (440, 560)


class ChooseTableDialog(FramedDialog):
    """Asks for a number, and shows what there is to choose from."""

    chosen = Signal(int)
    """A table of the event; 0 for the free one."""

    def __init__(self, tournament: Tournament, parent: QWidget | None = None, *, touch: bool = False) -> None:
        super().__init__(
            _("Which table?"),
            _("The number of a table of the event; nothing for a free table."),
            _("Go there"),
            parent,
        )
        opens_handbook(self, "tools")
        self._open = {table.number for table in tournament.open_tables()}
        self.number, self.free, self.list = QLineEdit(), QPushButton(_("&Free table")), QListWidget()
        self.number.setObjectName("number")
        self.free.setObjectName("free")
        self.free.setAutoDefault(False)
        self.list.setObjectName("open-tables")
        self.list.setAccessibleName(_("Open tables"))
        self.list.setMinimumHeight(_LEAST)
        self._field = Field(_("&Table"), self.number)
        for part, share in ((self._field, 0), (self.list, 1), (self.free, 0)):
            self.body.addWidget(part, share)
        for tall in (self.number, self.list, self.free, *self.findChildren(QPushButton)):
            restyle(tall, tall="true" if touch else "false")
        for number in sorted(self._open):
            self._add(number, tournament.seating.count(number))
        self.list.setVisible(bool(self._open))
        if self._open:
            open_at(self, *(_FOR_FINGERS if touch else _OPENS_AT))
        self.free.clicked.connect(self._on_free)
        self.list.itemClicked.connect(self._on_item)
        self.number.textEdited.connect(self._on_typed)
        self.number.setFocus()

    def accept(self) -> None:
        if self.list.hasFocus() and self.list.currentItem() is not None:
            self._on_item(self.list.currentItem())
            return
        text = self.number.text().strip()
        if text and typed_number(text) not in self._open:
            self._field.say_wrong(_("There is no open table {table}.").format(table=text))
            return
        self._choose(int(text or 0))

    # ------------------------------------------------------------ within

    def _add(self, number: int, players: int) -> None:
        text = ngettext("Table {table} · {n} player", "Table {table} · {n} players", players)
        item = QListWidgetItem(text.format(table=number, n=players))
        item.setData(Qt.ItemDataRole.UserRole, number)
        self.list.addItem(item)

    def _choose(self, number: int) -> None:
        super().accept()
        self.chosen.emit(number)

    def _on_typed(self, text: str) -> None:
        """The list shows the tables that begin so."""
        self._field.say_wrong("")
        for at in range(self.list.count()):
            item = self.list.item(at)
            number = str(item.data(Qt.ItemDataRole.UserRole))
            item.setHidden(not number.startswith(text.strip()))

    def _on_item(self, item: QListWidgetItem) -> None:
        self._choose(int(item.data(Qt.ItemDataRole.UserRole)))

    def _on_free(self) -> None:
        self._choose(0)
