"""Three lists of page Chips: the counts of all tables, the stacks that were counted, the records of races."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QButtonGroup,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from director.domain.ids import EntryId
from director.gui.rows_model import Align, Column, RowsModel
from director.gui.widgets.column_room import ColumnRoom
from director.gui.widgets.find_field import FindField
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
_READ: Final = 300
"""So many rows from either end are read for the width of a column."""
_NAMES: Final = {"tables": N_("Tables"), "stacks": N_("Stacks"), "records": N_("Chip races")}


_ROOMS: Final[dict[str, tuple[int, dict[int, int], tuple[int, ...]]]] = {
    "tables": (5, {5: 90}, (3,)),
    "stacks": (0, {0: 90}, ()),
    "records": (1, {1: 90, 4: 40}, (7, 4)),
}
"""Which column takes the room that is left, which give way down to what, and which go first."""


def _record_text(row: RaceRecord) -> str:
    return f"{row.seat} {row.name} {row.chip} {row.handed_in}"


class ChipsLists(QWidget):
    """One of the lists, chosen above it, with a field that filters it."""

    switched = Signal()
    """Another list is shown, or another row is chosen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tables = RowsTable(RowsModel(TABLES, lambda r: r.table, parent=self))
        self.stacks = RowsTable(RowsModel(STACKS, lambda r: r.entry, parent=self))
        records = RowsModel(RECORDS, lambda r: (r.line, r.seat), search=_record_text, parent=self)
        self.records = RowsTable(records)
        self._lists: dict[str, RowsTable[Any]] = {
            "tables": self.tables, "stacks": self.stacks, "records": self.records,
        }  # fmt: skip
        self._rooms = {name: ColumnRoom(table, *_ROOMS[name]) for name, table in self._lists.items()}
        self.find_field, self._stack, self._group = FindField(), QStackedWidget(), QButtonGroup(self)
        self._count = QLabel()
        self._count.setProperty("tone", "soft")
        self._lay_out()
        self.find_field.textChanged.connect(self._sift)
        self.find_field.stepped.connect(self._on_stepped)
        self.find_field.entered.connect(self.take_focus)
        self._group.idClicked.connect(self._on_chosen)
        self.retranslate()

    def _lay_out(self) -> None:
        bar = QHBoxLayout()
        bar.setContentsMargins(16, 16, 16, 8)
        bar.setSpacing(4)
        for at, (name, table) in enumerate(self._lists.items()):
            button = QPushButton()
            button.setObjectName(f"list-{name}")
            button.setCheckable(True)
            button.setChecked(at == 0)
            button.setAutoDefault(False)
            self._group.addButton(button, at)
            bar.addWidget(button)
            table.setObjectName(name)
            table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
            table.selected.connect(self.switched)
            self._stack.addWidget(table)
        bar.addSpacing(8)
        self.find_field.setMaximumWidth(320)
        bar.addWidget(self.find_field, 1)
        bar.addStretch(1)
        bar.addWidget(self._count)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(bar)
        column.addWidget(self._stack, 1)

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        for button, (name, table) in zip(self._group.buttons(), self._lists.items(), strict=True):
            button.setText(_(_NAMES[name]))
            table.setAccessibleName(_(_NAMES[name]))
        self.find_field.setPlaceholderText(_("Find: table, seat, name"))
        self.find_field.setAccessibleName(_("Find in the list"))
        self.tables.set_empty_words(_("Nobody sits at a table yet, so there is nothing to count."))
        self.stacks.set_empty_words(
            _("No stack was counted by itself yet. Choose a table, press Enter and type its stacks.")
        )
        self.records.set_empty_words(
            _("No chip has left yet. What each seat handed in and got will be here.")
        )
        self._say_count()

    def show_rows(
        self, tables: Sequence[CountRow], stacks: Sequence[StackRow], records: Sequence[RaceRecord]
    ) -> None:
        """These and no others."""
        given: dict[str, Sequence[Any]] = {"tables": tables, "stacks": stacks, "records": records}
        for name, rows in given.items():
            model = self._lists[name].rows()
            if list(rows) != model.rows():
                model.set_rows(rows)
                self._fit(name, rows)
        self._say_count()

    def show_list(self, name: str) -> None:
        """Show the list of this name."""
        self._group.buttons()[list(self._lists).index(name)].setChecked(True)
        self._on_chosen(self._group.checkedId())

    def shown(self) -> str:
        """The name of the list that is shown."""
        return list(self._lists)[self._group.checkedId()]

    def chosen_table(self) -> int | None:
        """The table of the row that is chosen in the list of tables."""
        rows = self.tables.selected_rows() if self.shown() == "tables" else []
        return rows[0].table if rows else None

    def chosen_entry(self) -> EntryId | None:
        """Whose stack or record is chosen, while one of those lists is shown."""
        if self.shown() == "tables":
            return None
        rows = self._lists[self.shown()].selected_rows()
        return rows[0].entry if rows else None

    def take_focus(self) -> None:
        """The keyboard goes to the list; the first row is chosen where none is."""
        table = self._lists[self.shown()]
        if not table.selected_rows() and table.rows().rowCount():
            table.selectRow(max(0, table.currentIndex().row()))
        table.setFocus()

    def keep(self) -> dict[str, Any]:
        """What was pulled by hand, for the next start."""
        return {name: room.keep() for name, room in self._rooms.items()}

    def take_back(self, kept: dict[str, Any]) -> None:
        """Take back what `keep` gave; anything unusable is left aside."""
        for name, room in self._rooms.items():
            room.take_back(kept.get(name))

    # ------------------------------------------------------------ within

    def _fit(self, name: str, rows: Sequence[Any]) -> None:
        """Columns are as wide as the longest of what they say; of a great many rows some speak for all."""
        model, some = self._lists[name].rows(), [*rows[:_READ], *rows[-_READ:]]
        columns = range(model.columnCount())
        said = {
            at: {max((model.column(at).text(row) for row in some), key=len, default="")} for at in columns
        }
        self._rooms[name].fit(said, frozenset())

    def _on_chosen(self, at: int) -> None:
        self._stack.setCurrentIndex(at)
        self._sift(self.find_field.text())
        self.switched.emit()

    def _sift(self, text: str) -> None:
        self._lists[self.shown()].rows().set_filter(text)
        self._say_count()
        self.switched.emit()  # the chosen row may be sifted out

    def _say_count(self) -> None:
        table = self._lists[self.shown()]
        shown, of = table.rows().rowCount(), len(table.rows().rows())
        words = current()
        self._count.setText(
            "" if shown == of else f"{figures.chips(shown, words)} / {figures.chips(of, words)}"
        )

    def _on_stepped(self, by: int, _pages: bool) -> None:
        table = self._lists[self.shown()]
        at = min(max(0, table.currentIndex().row() + by), table.rows().rowCount() - 1)
        if at >= 0:
            table.selectRow(at)
