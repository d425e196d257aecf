"""A table breaks: who leaves, where there is room; Enter draws the seats and writes them down at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget

from director.domain.refusal import Impossible
from director.gui.closing_deeds import break_table
from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.rows_model import Align, Column, RowsModel
from director.gui.style import restyle
from director.gui.widgets.rows_table import RowsTable
from director.host.i18n import N_, _, current
from director.views.breaking_preview import BreakPreview, LeavingRow, break_preview, break_sentence

if TYPE_CHECKING:
    from director.desk.desk import Changed
    from director.gui.bridge import Bridge, Refusal


def leaving_table(parent: QWidget) -> tuple[RowsModel[LeavingRow], RowsTable[LeavingRow]]:
    """The list of those who will draw a seat, with its model."""
    model: RowsModel[LeavingRow] = RowsModel(
        (
            Column(
                "seat", N_("Seat"), lambda row: f"{row.table}-{row.seat}",
                sort=lambda row: (row.table, row.seat), align=Align.RIGHT, width=64,
            ),
            Column("name", N_("Name"), lambda row: row.name, width=250),
            Column(
                "note", N_("Note"), lambda row: row.note, stretch=True,
                state=lambda row: "amber" if row.fixed else "",
            ),
        ),
        lambda row: row.entry,
        parent=parent,
    )  # fmt: skip
    table = RowsTable(model)
    table.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
    return model, table


class BreakTableDialog(FramedDialog):
    """Shows whom the draw concerns and what the tables come to; the seats come with the draw."""

    def __init__(self, bridge: Bridge, table: int, parent: QWidget | None = None) -> None:
        super().__init__(
            _("Break table {table}").format(table=table),
            _("Everybody there draws a new seat; the table is closed. The draw is written down at once."),
            _("Draw the seats"),
            parent,
        )
        opens_handbook(self, "breaking")
        self._bridge, self._table = bridge, table
        self.rows, self.table = leaving_table(self)
        self.outcome = QLabel()
        self.outcome.setObjectName("result")
        self.outcome.setWordWrap(True)
        self.outcome.setTextFormat(Qt.TextFormat.PlainText)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self.outcome)
        bridge.changed.connect(self._renew)
        bridge.refused.connect(self._on_refused)
        open_at(self, 600, 520)
        self._renew()
        self.yes.setFocus()

    def accept(self) -> None:
        if self.yes.isEnabled():
            self.yes.setEnabled(False)
            break_table(self._bridge, self._table, self._on_broken)

    # ------------------------------------------------------------ within

    def _preview(self) -> BreakPreview | None:
        try:
            return break_preview(self._bridge.tournament, self._bridge.people, current(), self._table)
        except Impossible:
            return None

    def _renew(self, _changed: object = None) -> None:
        """What would happen now; other desks may have written meanwhile."""
        preview = self._preview()
        self.yes.setEnabled(preview is not None and not preview.lack)
        if preview is None:
            self.rows.set_rows(())
            self.outcome.setText(_("Table {table} is closed already.").format(table=self._table))
            return
        self.rows.set_rows(preview.rows)
        fixed = [row.name for row in preview.rows if row.fixed]
        told = [break_sentence(preview, current()), *filter(None, (_asked_first(fixed),))]
        self.outcome.setText("\n".join(told))
        restyle(self.outcome, state="red" if preview.lack else "amber" if fixed else "")

    def _on_broken(self, changed: Changed) -> None:
        from director.gui.dialogs.seat_changes import SeatChangesDialog

        parent = self.parentWidget()
        super().accept()
        SeatChangesDialog(self._bridge, changed.lines[-1].seq, parent).open()

    def _on_refused(self, _refusal: Refusal) -> None:
        self._renew()


def _asked_first(names: list[str]) -> str:
    """Fixed players are never moved in silence (TDA 9)."""
    if not names:
        return ""
    return _("Fixed at this table: {names}. Ask first which other seat serves, and give a reason.").format(
        names=", ".join(names)
    )
