"""A dealer reports who sits at the table: everybody is ticked, who is not right is unticked, Enter goes on.

A table of nine takes one key when all is right: Enter stores it and shows the next table that is left.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QListWidgetItem, QSpinBox, QWidget

from director.domain.attendance import CheckSeats
from director.domain.ids import EntryId
from director.domain.seats import MOST_TABLE
from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.widgets.field import Field
from director.host.i18n import _, current, ngettext
from director.views.seat_check import next_unchecked, seat_rows, unchecked_tables

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

_ENTRY: Final = Qt.ItemDataRole.UserRole


class CheckSeatsDialog(FramedDialog):
    """Stays open from table to table until it is left."""

    def __init__(self, bridge: Bridge, table: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(
            _("Check seats"),
            _("Untick whoever does not sit there: a digit is the seat, Space the chosen row."),
            _("Seen, next table"),
            parent,
        )
        opens_handbook(self, "alternates")
        self._bridge = bridge
        self.table = QSpinBox()
        self.table.setObjectName("table")
        self.table.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.table.setRange(1, MOST_TABLE)
        self.left = QLabel()
        self.left.setObjectName("left")
        self.left.setProperty("tone", "soft")
        self.list = _Ticks()
        self.list.setObjectName("seats")
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(Field(_("&Table"), self.table))
        row.addWidget(self.left, 1, Qt.AlignmentFlag.AlignBottom)
        self.body.addLayout(row)
        self.body.addWidget(self.list, 1)
        first = table or next_unchecked(bridge.tournament, 0) or min(bridge.tournament.tables, default=1)
        self.table.setValue(first)
        self.table.valueChanged.connect(self._show)
        bridge.changed.connect(self._on_changed)
        open_at(self, 520, 560)
        self._show()
        self.list.setFocus()

    def seen(self) -> tuple[EntryId, ...]:
        """Who is ticked."""
        items = (self.list.item(at) for at in range(self.list.count()))
        return tuple(item.data(_ENTRY) for item in items if item.checkState() is Qt.CheckState.Checked)

    def accept(self) -> None:
        """Store who was seen, and go on to the next table that is left."""
        seen = self.seen()
        if seen:
            self._bridge.do(CheckSeats(self.table.value(), seen))
        else:
            self._go_on()

    def _on_changed(self, changed: object) -> None:
        if getattr(changed, "mine", False):
            self._go_on()
        else:
            self._show()

    def _go_on(self) -> None:
        following = next_unchecked(self._bridge.tournament, self.table.value())
        if following is None:
            super().accept()
        elif following == self.table.value():
            self._show()
        else:
            self.table.setValue(following)
            self.list.setFocus()

    def _show(self) -> None:
        tournament = self._bridge.tournament
        self.list.clear()
        for row in seat_rows(tournament, self._bridge.people, current(), self.table.value()):
            text = _("{seat}  {name}, absent") if row.away else _("{seat}  {name}")
            item = QListWidgetItem(text.format(seat=row.seat.seat, name=row.name))
            item.setData(_ENTRY, row.entry)
            item.setCheckState(Qt.CheckState.Unchecked if row.away else Qt.CheckState.Checked)
            self.list.addItem(item)
        self.list.setCurrentRow(0)
        count = len(unchecked_tables(tournament))
        left = ngettext("{n} table left to check", "{n} tables left to check", count)
        self.left.setText(left.format(n=count))
        self.yes.setEnabled(self.list.count() > 0)


class _Ticks(QListWidget):
    """Ticks by seat number; two digits within the same seat's text are typed as one number."""

    def keyPressEvent(self, event: object) -> None:
        text = event.text()  # type: ignore[attr-defined]  # Qt gives a QKeyEvent
        at = self._row_of(text) if text.isdigit() else None
        if at is None:
            super().keyPressEvent(event)  # type: ignore[arg-type]  # the same
            return
        item = self.item(at)
        ticked = item.checkState() is Qt.CheckState.Checked
        item.setCheckState(Qt.CheckState.Unchecked if ticked else Qt.CheckState.Checked)
        self.setCurrentRow(at)

    def _row_of(self, digit: str) -> int | None:
        """The row of this seat; 0 is seat 10."""
        wanted = "10" if digit == "0" else digit
        rows = (at for at in range(self.count()) if self.item(at).text().split(" ", 1)[0] == wanted)
        return next(rows, None)
