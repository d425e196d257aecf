"""What each clerk took: sums by way to pay and kind, of a shift or of the whole event, and their paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLabel, QLineEdit, QWidget

from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.rows_model import Align, Column, RowsModel
from director.gui.widgets.card_paper import CardPaper
from director.gui.widgets.field import Field
from director.gui.widgets.paper_order import MONEY, PaperOrder
from director.gui.widgets.rows_table import RowsTable
from director.host.i18n import N_, _, current, ngettext
from director.views import figures
from director.views.takings import (
    MoneySheet,
    SumRow,
    Takings,
    Wanted,
    clerk_name,
    clerks_of,
    moment_of,
    money_sheet,
    takings_of,
)

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


class TillRow(msgspec.Struct, frozen=True, gc=False):
    """One sum of one clerk."""

    place: int
    clerk: str
    sum: SumRow


def _tone(row: TillRow) -> str:
    return "red" if row.sum.value < 0 else ""


class TakingsDialog(FramedDialog):
    """Clerk, from when and until when; below the sums, then the money sheet."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(
            _("What was taken"),
            _(
                "What was undone or made void is in no sum; of an earlier shift it is given back. "
                "The sheet names each."
            ),
            _("Print the money sheet…"),
            parent,
        )
        opens_handbook(self, "till")
        self._bridge = bridge
        self.clerk, self.since, self.until = QComboBox(), QLineEdit(), QLineEdit()
        self._off = QLabel()
        self.rows: RowsModel[TillRow] = RowsModel(
            (
                Column("clerk", N_("Who"), lambda r: r.clerk, width=180, tip=lambda r: r.clerk),
                Column("how", N_("How"), lambda r: r.sum.how, width=190, tip=lambda r: r.sum.how),
                Column("what", N_("What"), lambda r: r.sum.what, stretch=True, tip=lambda r: r.sum.what),
                Column("count", N_("Times"), lambda r: r.sum.count, align=Align.RIGHT, width=70),
                Column(
                    "amount", N_("Amount"), lambda r: r.sum.amount, lambda r: r.sum.value, Align.RIGHT, 130,
                    state=_tone,
                ),
            ),
            lambda row: row.place,
            parent=self,
        )  # fmt: skip
        self.table = RowsTable(self.rows)
        self._build()
        bridge.changed.connect(self._show)
        open_at(self, 840, 560)
        self._show()
        self.since.setFocus()

    def _build(self) -> None:
        for widget, name in (
            (self.clerk, "clerk"), (self.since, "since"), (self.until, "until"), (self._off, "off"),
        ):  # fmt: skip
            widget.setObjectName(name)
        self._off.setProperty("state", "amber")
        self._off.setWordWrap(True)
        self.clerk.addItem(_("All clerks"), None)
        for staff, desk in clerks_of(self._bridge.journal):
            self.clerk.addItem(clerk_name(staff, desk, current()), (staff, desk))
        for edit in (self.since, self.until):
            edit.setPlaceholderText(_("18:00 or 2026-12-05 18:00"))
            edit.textChanged.connect(self._show)
        self.clerk.currentIndexChanged.connect(self._show)
        self._since_field = Field(_("&From"), self.since)
        self._until_field = Field(_("&Until"), self.until)
        row = QHBoxLayout()
        row.setSpacing(12)
        for field in (Field(_("&Who"), self.clerk), self._since_field, self._until_field):
            row.addWidget(field, 1)
        self.body.addLayout(row)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self._off)
        self.table.set_empty_words(_("No money was taken in this time."))

    def accept(self) -> None:
        """Show the paper of what is asked for, ready to print."""
        from director.gui.dialogs.print_paper import PrintPaperDialog

        wanted, bridge = self._wanted(), self._bridge
        if wanted is not None:
            sheet = self._sheet(wanted)
            order = PaperOrder(MONEY, current().language, made=sheet)
            PrintPaperDialog(bridge, order, _("Money sheet of the shift"), self).open()

    def _sheet(self, wanted: Wanted) -> MoneySheet:
        bridge = self._bridge
        words = CardPaper.of(bridge).words
        return money_sheet(bridge.journal, bridge.people, words, bridge.desk.venue.moment(), wanted)

    def _wanted(self) -> Wanted | None:
        """What is asked for; None where a time is none."""
        plan, now = self._bridge.tournament.setup, self._bridge.desk.venue.moment()
        times: list[str] = []
        for edit, field in ((self.since, self._since_field), (self.until, self._until_field)):
            found = moment_of(edit.text(), plan, now) if edit.text().strip() else ""
            field.say_wrong(_("Write 18:00 or 2026-12-05 18:00.") if found is None else "")
            times += [] if found is None else [found]
        if len(times) < 2:
            return None
        staff, desk = self.clerk.currentData() or (None, None)
        return Wanted(times[0], times[1], staff, desk)

    def _show(self, _changed: object = None) -> None:
        wanted = self._wanted()
        self.yes.setEnabled(wanted is not None)
        if wanted is None:
            return
        told = takings_of(self._bridge.journal, self._bridge.people, current(), wanted)
        self.rows.set_rows(_rows(told))
        self.yes.setEnabled(self.rows.rowCount() > 0)
        count = len(told.off)
        text = ngettext("{n} line was taken off again.", "{n} lines were taken off again.", count)
        self._off.setText(text.format(n=figures.chips(count, current())))
        self._off.setVisible(bool(count))


def _rows(told: Takings) -> list[TillRow]:
    found = [
        TillRow(0, "" if at else clerk.name, row)
        for clerk in told.clerks
        for at, row in enumerate(clerk.rows)
    ]
    if len(told.clerks) > 1:
        found += [TillRow(0, "" if at else _("Everybody together"), row) for at, row in enumerate(told.total)]
    return [msgspec.structs.replace(row, place=at) for at, row in enumerate(found)]
