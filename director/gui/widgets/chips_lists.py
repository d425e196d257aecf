"""Three lists of page Chips: the counts of all tables, the stacks that were counted, the records of races."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QWidget

from director.domain.ids import EntryId
from director.gui.rows_model import Align, Column, RowsModel
from director.gui.widgets.list_pages import Listed, ListPages
from director.gui.widgets.rows_table import RowsTable
from director.host.i18n import N_, _, current
from director.views import figures
from director.views.chip_stacks import StackRow
from director.views.chips_ledger import CountRow
from director.views.race_records import RaceRecord

if TYPE_CHECKING:
    from collections.abc import Sequence

_STATES: Final = {
    "missing": N_("to be counted"),
    "counted": N_("counted"),
    "changed": N_("count again: players came or went"),
}
_TONES: Final = {"missing": "soft", "counted": "", "changed": "amber"}
_MARKS: Final = {"missing": "circle-dashed", "counted": "check", "changed": "triangle-alert"}


def _chips(amount: int | None) -> str:
    return "" if amount is None else figures.chips(amount, current())


def _state(row: CountRow) -> str:
    if row.by_stack and row.state == "counted":
        return _("counted, every stack")
    return _(_STATES[row.state])


TABLES: Final = (
    Column[CountRow]("table", N_("Table"), lambda r: str(r.table), sort=lambda r: r.table, align=Align.RIGHT,
                     width=72),
    Column[CountRow]("players", N_("Players"), lambda r: str(r.players), sort=lambda r: r.players,
                     align=Align.RIGHT, width=84),
    Column[CountRow]("chips", N_("Chips"), lambda r: _chips(r.chips), sort=lambda r: r.chips or -1,
                     align=Align.RIGHT, width=120, state=lambda r: "faint" if r.state == "changed" else ""),
    Column[CountRow]("average", N_("Average"), lambda r: _chips(r.average), sort=lambda r: r.average or -1,
                     align=Align.RIGHT, width=104, state=lambda r: "faint" if r.state == "changed" else ""),
    Column[CountRow]("at", N_("Time"), lambda r: r.at, sort=lambda r: r.line, width=72),
    Column[CountRow]("state", N_("State"), _state, stretch=True, state=lambda r: _TONES[r.state],
                     icon=lambda r: _MARKS[r.state], tip=_state),
)  # fmt: skip
STACKS: Final = (
    Column[StackRow]("name", N_("Player"), lambda r: r.name, stretch=True, tip=lambda r: r.name),
    Column[StackRow]("seat", N_("Seat"), lambda r: str(r.seat), sort=lambda r: r.seat, width=80),
    Column[StackRow]("chips", N_("Chips"), lambda r: _chips(r.chips), sort=lambda r: r.chips,
                     align=Align.RIGHT, width=120, state=lambda r: "" if r.holds else "faint"),
    Column[StackRow]("blinds", N_("Blinds"), lambda r: r.blinds, sort=lambda r: r.chips, align=Align.RIGHT,
                     width=96),
    Column[StackRow]("at", N_("Time"), lambda r: r.at, width=84,
                     state=lambda r: "soft" if r.holds else "amber"),
)  # fmt: skip
RECORDS: Final = (
    Column[RaceRecord]("seat", N_("Seat"), lambda r: str(r.seat), sort=lambda r: r.seat, width=60),
    Column[RaceRecord]("name", N_("Player"), lambda r: r.name, stretch=True, tip=lambda r: r.name),
    Column[RaceRecord]("in", N_("Handed in"), lambda r: r.handed_in, width=124, tip=lambda r: r.chip),
    Column[RaceRecord]("out", N_("Given"), lambda r: r.given, width=132, tip=lambda r: r.given),
    Column[RaceRecord]("cards", N_("Cards"), lambda r: r.cards, width=76, tip=lambda r: r.cards),
    Column[RaceRecord]("outcome", N_("Gets"), lambda r: r.outcome, width=80, tip=lambda r: r.outcome),
    Column[RaceRecord]("change", N_("Change"), lambda r: figures.signed(r.change, current()),
                       sort=lambda r: r.change, align=Align.RIGHT, width=72),
    Column[RaceRecord]("at", N_("Time"), lambda r: r.at, sort=lambda r: r.line, width=60,
                       tip=lambda r: r.who),
)  # fmt: skip


def _record_text(row: RaceRecord) -> str:
    return f"{row.seat} {row.name} {row.chip} {row.handed_in}"


class ChipsLists(ListPages):
    """Counts, stacks and records."""

    def __init__(self, parent: QWidget | None = None) -> None:
        self.tables = RowsTable(RowsModel(TABLES, lambda r: r.table))
        self.stacks = RowsTable(RowsModel(STACKS, lambda r: r.entry))
        records = RowsModel(RECORDS, lambda r: (r.line, r.seat), search=_record_text)
        self.records = RowsTable(records)
        super().__init__(
            {
                "tables": Listed(N_("Tables"), self.tables, 5, {5: 90}, (3,)),
                "stacks": Listed(N_("Stacks"), self.stacks, 0, {0: 90}),
                "records": Listed(N_("Chip races"), self.records, 1, {1: 90, 4: 40}, (7, 4)),
            },
            parent,
        )
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.find_field.setPlaceholderText(_("Find: table, seat, name"))
        self.tables.set_empty_words(_("Nobody sits at a table yet, so there is nothing to count."))
        self.stacks.set_empty_words(
            _("No stack was counted by itself yet. Choose a table, press Enter and type its stacks.")
        )
        self.records.set_empty_words(
            _("No chip has left yet. What each seat handed in and got will be here.")
        )

    def show_rows(
        self, tables: Sequence[CountRow], stacks: Sequence[StackRow], records: Sequence[RaceRecord]
    ) -> None:
        """These and no others."""
        self.give({"tables": tables, "stacks": stacks, "records": records})

    def chosen_table(self) -> int | None:
        """The table of the row that is chosen in the list of tables."""
        row = self.chosen_in("tables")
        return row.table if row is not None else None

    def chosen_entry(self) -> EntryId | None:
        """Whose stack or record is chosen, while one of those lists is shown."""
        row = None if self.shown() == "tables" else self.chosen_in(self.shown())
        return row.entry if row is not None else None
