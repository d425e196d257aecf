"""Put the button where it lies: a seat is clicked or its number typed, and the blinds follow."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from director.domain.hands import LastHand
from director.domain.play import SetButton
from director.gui.dialogs.table_frame import TableDialog
from director.gui.widgets.field import Field
from director.gui.widgets.ring_seats import ring_seats
from director.gui.widgets.seat_box import SeatBox
from director.host.i18n import _
from director.views.next_hand import positions_from
from director.views.runs import read_ranges

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


class SetButtonDialog(TableDialog):
    """A click places the button, or the blind whose field has the keyboard."""

    def __init__(self, bridge: Bridge, table: int, parent: QWidget | None = None) -> None:
        title = _("Button of table {table}").format(table=table)
        super().__init__(bridge, table, title, _("Place the button"), parent, choosable=True)
        seats = bridge.tournament.tables[table].seats
        self.button, self.small, self.big = SeatBox(seats), SeatBox(seats, _("none")), SeatBox(seats)
        for box, name in ((self.button, "button"), (self.small, "small"), (self.big, "big")):
            box.setObjectName(name)
        self.waits = QLineEdit()
        self.waits.setObjectName("waits")
        self.waits.setPlaceholderText(_("nobody"))
        self._waits_field = Field(_("Seats that &wait for the button"), self.waits)
        self._lay_out()
        self._take_back(bridge.tournament.tables[table].last)
        self.button.valueChanged.connect(self._on_button)
        for box in (self.small, self.big):
            box.valueChanged.connect(self._judge)
        self.waits.textChanged.connect(self._judge)
        self.ring.pressed.connect(self._on_pressed)
        bridge.changed.connect(self._judge)
        self._judge()
        self.button.setFocus()
        self.button.selectAll()

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(Field(_("&Button"), self.button))
        row.addWidget(Field(_("&Small blind"), self.small))
        row.addWidget(Field(_("B&ig blind"), self.big))
        row.addWidget(self._waits_field, 1)
        self.body.addLayout(row)

    def _take_back(self, last: LastHand | None) -> None:
        """What the journal knows of the last hand; before the first one the lowest seat has the button."""
        if last is not None:
            self._show_positions(last)
            return
        held = self.tournament.seating.players(self._table)
        positions = positions_from(min(held, default=1), held)
        if positions is not None:
            self._show_positions(LastHand(positions.button, positions.small, positions.big))

    def action(self) -> SetButton | None:
        """The decision as it stands in the fields; None while a seat number cannot be read."""
        waits = read_ranges(self.waits.text()) if self.waits.text().strip() else ()
        if waits is None:
            return None
        small = self.small.value() or None
        return SetButton(self._table, self.button.value(), small, self.big.value(), waits=waits)

    def accept(self) -> None:
        action = self.action()
        if action is not None and self.yes.isEnabled() and self.do((action,)):
            super().accept()

    # ------------------------------------------------------------ within

    def _show_positions(self, last: LastHand) -> None:
        for box, seat in ((self.button, last.button), (self.small, last.small or 0), (self.big, last.big)):
            box.blockSignals(True)
            box.setValue(seat)
            box.blockSignals(False)

    def _on_button(self, seat: int) -> None:
        """The blinds follow the button; they may be put elsewhere afterwards."""
        players = self.tournament.seating.players(self._table)
        positions = positions_from(seat, players) if self.button.is_seat() else None
        if positions is not None:
            self._show_positions(LastHand(positions.button, positions.small, positions.big))
        self._judge()

    def _on_pressed(self, seat: int) -> None:
        box = next((one for one in (self.small, self.big) if one.hasFocus()), self.button)
        box.setValue(seat)

    def _judge(self, _changed: object = None) -> None:
        action = self.action()
        self._waits_field.say_wrong(_("Write numbers such as 3, 5.") if action is None else "")
        if action is None:
            self.yes.setEnabled(False)
            return
        beyond = next((one for one in (self.button, self.small, self.big) if not one.is_seat()), None)
        if beyond is not None:
            self.say(self.no_such_seat(beyond.value()), "red")
            self.yes.setEnabled(False)
            return
        last = LastHand(action.button, action.small, action.big)
        notes = {seat: _("waits for the button") for seat in action.waits}
        self.ring.show_seats(ring_seats(self.table(), notes=notes, pale=action.waits), last)
        weighed = self.weigh(action)
        self.say(weighed.text or _("The hand just dealt had button and blinds there."), weighed.state)
        self.yes.setEnabled(weighed.state != "red")
