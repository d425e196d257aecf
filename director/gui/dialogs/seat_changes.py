"""Who goes where after a break, a redraw or balancing: to print, and to read out in both languages."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QPushButton, QWidget

from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.rows_model import Column, RowsModel
from director.gui.widgets.read_out import ReadOut
from director.gui.widgets.rows_table import RowsTable
from director.host.i18n import N_, Words, _, current, ngettext
from director.views.break_announcement import announcement
from director.views.seat_changes import Occasion, SeatChangeRow, SeatChanges, seat_changes

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

_TITLES: Final[dict[Occasion, str]] = {
    "break": N_("Table {tables} is broken"),
    "redraw": N_("Everybody has drawn anew"),
    "final": N_("The final table is drawn"),
    "balance": N_("Tables are balanced"),
    "move": N_("Seats were changed"),
}

_CARD: Final = 3
"""The column of the card that decided; it is not there where nobody was dealt one."""

_SUITS: Final = {"♠": "spade", "♥": "heart", "♦": "diamond", "♣": "club"}


class SeatChangesDialog(FramedDialog):
    """The list, the text to read out, and the paper."""

    def __init__(self, bridge: Bridge, line: int, parent: QWidget | None = None) -> None:
        self._bridge, self._line = bridge, line
        changes = seat_changes(bridge.journal, bridge.people, current(), line)
        super().__init__(_title(changes), _about(changes), _("Print list…"), parent)
        opens_handbook(self, "breaking")
        self._changes = changes
        self.rows: RowsModel[SeatChangeRow] = RowsModel(
            (
                Column("name", N_("Name"), lambda row: row.full_name, stretch=True),
                Column("from", N_("From"), lambda row: str(row.source), sort=lambda r: r.source, width=76),
                Column("to", N_("To"), lambda row: str(row.target), sort=lambda r: r.target, width=76),
                Column("card", N_("Playing card"), lambda row: row.card, state=_suit, width=120),
                Column("note", N_("Note"), _note, width=120),
            ),
            lambda row: row.entry,
            parent=self,
        )
        self.table = RowsTable(self.rows)
        self.read = ReadOut(self._told)
        self.slips = QPushButton(_("Move &slips…"))
        self.slips.setObjectName("slips")
        self.slips.setAutoDefault(False)
        self.slips.clicked.connect(self._on_slips)
        self.read.row.addWidget(self.slips)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self.read)
        self.rows.set_rows(changes.rows if changes is not None else ())
        for button in (self.yes, self.slips):
            button.setEnabled(changes is not None)
        self.table.setColumnHidden(_CARD, changes is None or not any(row.card for row in changes.rows))
        open_at(self, 640, 640)
        self.yes.setFocus()

    def accept(self) -> None:
        from director.gui.widgets.paper_order import CHANGES

        self._print(CHANGES)

    def _on_slips(self) -> None:
        from director.gui.widgets.paper_order import SLIPS

        self._print(SLIPS)

    def _print(self, document: str) -> None:
        from director.gui.dialogs.print_paper import PrintPaperDialog
        from director.gui.widgets.paper_order import PaperOrder

        order = PaperOrder(document, current().language, line=self._line)
        PrintPaperDialog(self._bridge, order, self.windowTitle(), self).open()

    def _told(self, words: Words) -> str:
        changes = seat_changes(self._bridge.journal, self._bridge.people, words, self._line)
        return announcement(changes, words) if changes is not None else ""


def _title(changes: SeatChanges | None) -> str:
    if changes is None:
        return _("Nobody changed seats")
    tables = ", ".join(map(str, changes.tables))
    return _(_TITLES[changes.occasion]).format(tables=tables)


def _about(changes: SeatChanges | None) -> str:
    if changes is None:
        return _("The line was undone, or nobody sat there.")
    count = len(changes.rows)
    return ngettext("{n} player has a new seat.", "{n} players have new seats.", count).format(n=count)


def _suit(row: SeatChangeRow) -> str:
    """The colour of its suit, as on the deck."""
    return _SUITS.get(row.card[-1:], "")


def _note(row: SeatChangeRow) -> str:
    said = (
        _("waits for the button") if row.waits else "",
        _("absent: carry the chips") if row.away else "",
    )
    return ", ".join(filter(None, said))
