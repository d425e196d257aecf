"""Everything the journal says of one player: where he was, who moved him, how he went out."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.rows_model import Align, Column, RowsModel
from director.gui.widgets.rows_table import RowsTable
from director.host.i18n import N_, _, current
from director.views.entry_history import History, HistoryRow, entry_history

if TYPE_CHECKING:
    from director.domain.ids import EntryId
    from director.gui.bridge import Bridge


def _faint(row: HistoryRow) -> str:
    return "faint" if row.undone else ""


_COLUMNS: Final[tuple[Column[HistoryRow], ...]] = (
    Column("time", N_("Time"), lambda row: row.time, lambda row: row.seq, width=184, state=_faint),
    Column(
        "what", N_("What"), lambda row: row.what, width=360, stretch=True, state=_faint,
        tip=lambda row: "\n".join(part for part in (row.what, row.reason) if part),
    ),
    Column("reason", N_("Reason"), lambda row: row.reason, width=140, state=_faint, tip=lambda r: r.reason),
    Column(
        "line", N_("Line"), lambda row: str(row.seq), lambda row: row.seq, Align.RIGHT, 76, state=_faint
    ),
)  # fmt: skip


class PlayerHistoryDialog(FramedDialog):
    """Looks on while other desks write; closes with Enter or Esc."""

    def __init__(self, bridge: Bridge, entry: EntryId, parent: QWidget | None = None) -> None:
        self._bridge, self._entry = bridge, entry
        told = self._told()
        super().__init__(told.name, told.about, _("Close"), parent)
        opens_handbook(self, "busts")
        self.setWindowTitle(_("Moves and history"))
        self._model: RowsModel[HistoryRow] = RowsModel(_COLUMNS, lambda row: row.seq, parent=self)
        self.table: RowsTable[HistoryRow] = RowsTable(self._model)
        self.table.setObjectName("history")
        self.table.setAccessibleName(_("Moves and history"))
        self.body.addWidget(self.table, 1)
        leave = self.foot.itemAt(1)
        if leave is not None and (button := leave.widget()) is not None:
            button.hide()  # there is nothing to leave undone
        bridge.changed.connect(self._show)
        self._show()
        self.table.setFocus()
        open_at(self, 900, 520)

    def rows(self) -> list[HistoryRow]:
        """What is shown."""
        return self._model.shown()

    # ------------------------------------------------------------ within

    def _told(self) -> History:
        bridge = self._bridge
        return entry_history(bridge.journal, bridge.people, current(), self._entry)

    def _show(self, _changed: object = None) -> None:
        told = self._told()
        self.about.setText(told.about)
        self.about.setVisible(bool(told.about))
        self._model.set_rows(told.rows)
