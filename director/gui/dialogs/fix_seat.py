"""What chair somebody must have: a table, a seat number at any table, or exactly one chair."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QPushButton, QWidget

from director.domain.seating import FixSeat, FreeNeed
from director.domain.seats import TableSeat
from director.domain.tournament import Need
from director.gui.dialogs.frame import FramedDialog, opens_handbook
from director.gui.style import restyle
from director.gui.widgets.field import Field
from director.host.i18n import _, current
from director.views.names import entry_name

if TYPE_CHECKING:
    from director.domain.ids import EntryId
    from director.gui.bridge import Bridge


class FixSeatDialog(FramedDialog):
    """Two lists, any by default; what it means is said below while choosing."""

    def __init__(self, bridge: Bridge, entry: EntryId, parent: QWidget | None = None) -> None:
        self._name = entry_name(bridge.tournament, bridge.people, entry, current())
        super().__init__(
            _("A seat that {name} must have").format(name=self._name),
            _("The draw, late seats and every move keep to it, such as for a wheelchair."),
            _("Keep to it"),
            parent,
        )
        opens_handbook(self, "floor")
        self._bridge, self._entry = bridge, entry
        self._need = bridge.tournament.needs.get(entry)
        self.table, self.seat = QComboBox(), QComboBox()
        self.table.setObjectName("table")
        self.seat.setObjectName("seat")
        self._means = QLabel()
        self._means.setObjectName("means")
        self._means.setWordWrap(True)
        self._free = QPushButton(_("No longer needed"))
        self._free.setObjectName("free")
        self._free.setVisible(self._need is not None)
        self._free.setAutoDefault(False)
        self._fill_tables(self._need or Need())
        self._lay_out()
        self._free.clicked.connect(self._on_free)
        self.table.currentIndexChanged.connect(self._on_table)
        self.seat.currentIndexChanged.connect(self._judge)
        self._judge()

    def _fill_tables(self, need: Need) -> None:
        """Every open table, and the seats of the one that is needed now."""
        self.table.addItem(_("Any table"), None)
        for number in sorted(table.number for table in self._bridge.tournament.open_tables()):
            self.table.addItem(str(number), number)
        self.table.setCurrentIndex(max(0, self.table.findData(need.table)))
        self._fill_seats()
        self.seat.setCurrentIndex(max(0, self.seat.findData(need.seat)))

    def _lay_out(self) -> None:
        chosen = QHBoxLayout()
        chosen.setSpacing(12)
        chosen.addWidget(Field(_("&Table"), self.table))
        chosen.addWidget(Field(_("&Seat"), self.seat))
        self.body.addLayout(chosen)
        self.body.addWidget(self._means)
        self.body.addStretch(1)
        self.foot.insertWidget(0, self._free)

    def action(self) -> FixSeat:
        """The decision as it is chosen."""
        return FixSeat(self._entry, self.table.currentData(), self.seat.currentData())

    def accept(self) -> None:
        if self.yes.isEnabled():
            self._bridge.do(self.action())
            super().accept()

    def _on_free(self) -> None:
        self._bridge.do(FreeNeed(self._entry))
        self.reject()

    def _on_table(self) -> None:
        self._fill_seats()
        self._judge()

    def _fill_seats(self) -> None:
        chosen, tables = self.seat.currentData(), self._bridge.tournament.tables
        number = self.table.currentData()
        opened = self._bridge.tournament.open_tables()
        most = tables[number].seats if number in tables else max((table.seats for table in opened), default=9)
        self.seat.blockSignals(True)
        self.seat.clear()
        self.seat.addItem(_("Any seat"), None)
        for seat in range(1, most + 1):
            self.seat.addItem(str(seat), seat)
        self.seat.setCurrentIndex(max(0, self.seat.findData(chosen)))
        self.seat.blockSignals(False)

    def _judge(self) -> None:
        trouble = self._trouble()
        restyle(self._means, state="red" if trouble else "")
        self._means.setText(trouble or self._outcome())
        chosen = self.table.currentData() is not None or self.seat.currentData() is not None
        self.yes.setEnabled(chosen and not trouble)

    def _outcome(self) -> str:
        need = Need(self.table.currentData(), self.seat.currentData())
        now = self._bridge.tournament.seating.at(self._entry)
        if need.table is None and need.seat is None:
            return _("Choose a table, a seat, or both.")
        if now is not None and not need.met_by(now):
            return _("{name} sits at {seat} now, which is not it: move the player afterwards.").format(
                name=self._name, seat=now
            )
        if need.chair is not None:
            return _("{seat} is kept: nobody else is seated there.").format(seat=need.chair)
        return _("Any free seat that fits will do.")

    def _trouble(self) -> str:
        table, seat = self.table.currentData(), self.seat.currentData()
        if table is None or seat is None:
            return ""
        chair, tournament = TableSeat(table, seat), self._bridge.tournament
        other = tournament.kept_for(chair) or tournament.seating.holder(chair)
        if other is None or other == self._entry:
            return ""
        name = entry_name(tournament, self._bridge.people, other, current())
        return _("{seat} is {name}'s. Choose another seat.").format(seat=chair, name=name)
