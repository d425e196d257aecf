"""Whose seats are given up because nobody came: players no dealer has seen, ticked one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QLineEdit, QListWidget, QListWidgetItem, QWidget

from director.domain.attendance import ReleaseSeats
from director.domain.ids import EntryId
from director.domain.names import folded
from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.widgets.field import Field
from director.host.i18n import _, current, ngettext
from director.views.seat_check import SeatRow, seat_rows
from director.views.typed_number import typed_number

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

_ENTRY: Final = Qt.ItemDataRole.UserRole


class NoShowsDialog(FramedDialog):
    """The entry stays in, behind all who wait; whoever never comes is withdrawn later."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(
            _("No-shows"),
            _(
                "Seats that are given up are free for others. The entry stays in and waits behind all "
                "others; the stack goes back into the rack. Whoever never comes is withdrawn later."
            ),
            _("Give the seats up"),
            parent,
        )
        opens_handbook(self, "alternates")
        self._bridge = bridge
        self._ticked: set[EntryId] = set()
        self.filter = QLineEdit()
        self.filter.setObjectName("filter")
        self.filter.setClearButtonEnabled(True)
        self.away = QCheckBox(_("Only those marked &absent"))
        self.away.setObjectName("away")
        self.list = QListWidget()
        self.list.setObjectName("seats")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.body.addWidget(Field(_("&Table or name"), self.filter))
        self.body.addWidget(self.away)
        self.body.addWidget(self.list, 1)
        tournament = bridge.tournament
        self._rows = [row for row in seat_rows(tournament, bridge.people, current()) if not row.seen]
        self.filter.textChanged.connect(self._show)
        self.away.toggled.connect(self._show)
        self.list.itemChanged.connect(self._on_ticked)
        open_at(self, 560, 600)
        self._show()
        self.filter.setFocus()

    def released(self) -> tuple[EntryId, ...]:
        """Whose seats are given up, seat by seat."""
        return tuple(row.entry for row in self._rows if row.entry in self._ticked)

    def accept(self) -> None:
        released = self.released()
        if released:
            self._bridge.do(ReleaseSeats(released))
            super().accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """In the field Enter ticks the first who fits, and once more gives the seats up; arrows leave it."""
        if self.focusWidget() is self.filter:
            item = self.list.currentItem() if self.filter.text().strip() else None
            enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
                self.list.setFocus()
                return
            if enter and item is not None and item.checkState() is Qt.CheckState.Unchecked:
                item.setCheckState(Qt.CheckState.Checked)
                self.filter.selectAll()
                return
        super().keyPressEvent(event)

    def _on_ticked(self, item: QListWidgetItem) -> None:
        entry = item.data(_ENTRY)
        if item.checkState() is Qt.CheckState.Checked:
            self._ticked.add(entry)
        else:
            self._ticked.discard(entry)
        self._judge()

    def _show(self) -> None:
        self.list.blockSignals(True)
        self.list.clear()
        for row in self._rows:
            if self._fits(row):
                item = QListWidgetItem(f"{row.seat}  {row.name}")
                item.setData(_ENTRY, row.entry)
                ticked = row.entry in self._ticked
                item.setCheckState(Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)
                self.list.addItem(item)
        self.list.setCurrentRow(0)
        self.list.blockSignals(False)
        self._judge()

    def _fits(self, row: SeatRow) -> bool:
        typed = self.filter.text().strip()
        if self.away.isChecked() and not row.away:
            return False
        if typed.isdecimal():
            return row.seat.table == typed_number(typed)
        return folded(typed) in folded(row.name) or str(row.seat) == typed

    def _judge(self) -> None:
        count = len(self._ticked)
        text = ngettext("Give {n} seat up", "Give {n} seats up", count) if count else _("Give the seats up")
        self.yes.setText(text.format(n=count))
        self.yes.setEnabled(count > 0)
