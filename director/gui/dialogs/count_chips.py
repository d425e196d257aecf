"""The chips of one table are counted: its sum, or stack by stack; then the next table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from director.domain.counting import CountChips
from director.domain.ids import EntryId
from director.domain.refusal import Impossible
from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.style import restyle
from director.gui.widgets.amount_edit import read_amount
from director.gui.widgets.count_grid import Asked, CountGrid
from director.gui.widgets.field import Field
from director.host.i18n import _, current
from director.rules.policy import objections
from director.views import figures
from director.views.names import entry_name
from director.views.refusals import RefusalTelling
from director.views.wording import Telling

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


class CountChipsDialog(FramedDialog):
    """Seats with a field each; the sum follows from them, or is typed by itself."""

    def __init__(self, bridge: Bridge, table: int, parent: QWidget | None = None) -> None:
        super().__init__(
            _("Count the chips of table {table}").format(table=table),
            _("Type the stacks one after another, Enter goes down; or only the sum of the table."),
            _("Write the count"),
            parent,
        )
        opens_handbook(self, "chips")
        self._bridge, self._table = bridge, table
        self.grid: CountGrid[EntryId] = CountGrid()
        self.total, self._told = QLineEdit(), QLabel()
        self.total.setObjectName("total")
        self.total.setPlaceholderText(_("the sum of the table"))
        self._told.setObjectName("told")
        self._told.setWordWrap(True)
        self.body.addWidget(self.grid, 1)
        self._field = Field(_("&Table in all"), self.total)
        self.body.addWidget(self._field)
        self.body.addWidget(self._told)
        self.grid.ask(self._asked())
        self.grid.changed.connect(self._on_stacks)
        self.grid.column_ended.connect(self.yes.setFocus)
        self.total.textChanged.connect(self._judge)
        open_at(self, 520, 560)
        self._judge()
        QTimer.singleShot(0, self, self.grid.take_focus)

    def action(self) -> CountChips | None:
        """The decision as it stands; None while nothing can be written."""
        stacks, total = self.grid.amounts(), read_amount(self.total.text().strip(), 0)
        if stacks is None or total is None:
            return None
        return CountChips(self._table, total, tuple(stacks.items()))

    def accept(self) -> None:
        action = self.action()
        if action is not None and self.yes.isEnabled():
            self._bridge.do(action)
            super().accept()

    # ------------------------------------------------------------ within

    def _asked(self) -> list[Asked[EntryId]]:
        tournament, people, words = self._bridge.tournament, self._bridge.people, current()
        held = tournament.seating.players(self._table)
        before = tournament.tables[self._table].count
        known = dict(before.stacks) if before is not None else {}
        return [
            Asked(
                entry,
                str(seat),
                entry_name(tournament, people, entry, words),
                figures.chips(known[entry], words) if entry in known else "",
            )
            for seat, entry in sorted(held.items())
        ]

    def _on_stacks(self) -> None:
        """As soon as there is a stack, the sum is that of the stacks."""
        stacks = self.grid.amounts()
        self.total.setReadOnly(bool(stacks))
        if stacks is not None:
            self.total.setText(figures.chips(sum(stacks.values()), current()) if stacks else "")
        self._judge()

    def _judge(self) -> None:
        action, stacks = self.action(), self.grid.amounts()
        typed = bool(self.total.text().strip())
        self._field.say_wrong(_("Write a number of chips.") if typed and action is None else "")
        missing = len(self.grid.keys()) - len(stacks or ())
        text, state = "", ""
        if action is not None:
            text = self._trouble(action)
            state = "red" if text else ""
        if not text and stacks and missing:
            text, state = _("Count every stack, or clear them and type the sum."), "amber"
        self._told.setText(text)
        restyle(self._told, state=state)
        self.yes.setEnabled(action is not None and not text)

    def _trouble(self, action: CountChips) -> str:
        bridge = self._bridge
        telling = RefusalTelling(Telling(bridge.journal, bridge.people, current()))
        try:
            bridge.desk.may(action)
        except Impossible as impossible:
            return telling.impossible(impossible)
        found = objections(bridge.journal, action)
        return "" if any(one.code == "stack_not_counted" for one in found) else telling.objections(found)
