"""The sums of many tables are typed one under another, as the count sheets come in."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QLabel, QWidget

from director.domain.counting import CountChips
from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.style import restyle
from director.gui.widgets.count_grid import Asked, CountGrid
from director.host.i18n import _, current, ngettext
from director.views import figures
from director.views.chips_ledger import CountRow, count_words, difference_words

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


class CountTablesDialog(FramedDialog):
    """One field a table; what is missing then and the difference stand below."""

    def __init__(
        self, bridge: Bridge, rows: Sequence[CountRow], expected: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(
            _("Count the tables"),
            _("Type the sum of each table, Enter goes down. Tables left empty stay as they are."),
            _("Write the counts"),
            parent,
        )
        opens_handbook(self, "chips")
        self._bridge, self._rows, self._expected = bridge, rows, expected
        self.grid: CountGrid[int] = CountGrid()
        self._told = QLabel()
        self._told.setObjectName("told")
        self._told.setWordWrap(True)
        self.body.addWidget(self.grid, 1)
        self.body.addWidget(self._told)
        self.grid.ask(self._asked())
        self.grid.changed.connect(self._judge)
        self.grid.column_ended.connect(self.yes.setFocus)
        open_at(self, 520, 640)
        self._judge()
        first = next((row.table for row in rows if row.state != "counted"), None)
        QTimer.singleShot(0, self, lambda: self.grid.take_focus(first))

    def counts(self) -> list[CountChips] | None:
        """A count for each table that was typed; None where something is no amount."""
        amounts = self.grid.amounts()
        return None if amounts is None else [CountChips(table, chips) for table, chips in amounts.items()]

    def accept(self) -> None:
        counts = self.counts()
        if counts and self.yes.isEnabled():
            self._bridge.do_all(counts)
            super().accept()

    def _asked(self) -> list[Asked[int]]:
        words = current()
        players = [
            ngettext("{n} player", "{n} players", row.players).format(n=figures.chips(row.players, words))
            for row in self._rows
        ]
        return [
            Asked(row.table, str(row.table), text, count_words(row, words) if row.chips is not None else "")
            for row, text in zip(self._rows, players, strict=True)
        ]

    def _judge(self) -> None:
        amounts, words = self.grid.amounts(), current()
        self.yes.setEnabled(bool(amounts))
        if amounts is None:
            self._told.setText(_("Write a number of chips."))
            restyle(self._told, state="red")
            return
        known = {row.table: row.chips or 0 for row in self._rows if row.state == "counted"} | amounts
        missing = len(self._rows) - len(known)
        difference = sum(known.values()) - self._expected
        if missing:
            text = ngettext("{n} table is to be counted.", "{n} tables are to be counted.", missing)
            self._told.setText(text.format(n=figures.chips(missing, words)))
        else:
            told = difference_words(difference, self._expected, words)
            self._told.setText(_("Difference: {difference}").format(difference=told))
        restyle(self._told, state="" if missing else "amber" if difference else "good")
