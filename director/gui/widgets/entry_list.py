"""The list of all entries: counts that filter, a filter that is typed, and the table under them."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QItemSelectionModel, QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QToolButton, QVBoxLayout, QWidget

from director.domain.draws import DrawSeats
from director.domain.ids import EntryId, Seq
from director.domain.seats import MOST_SEATS
from director.domain.touched import touched
from director.domain.undo import Undo
from director.gui import icons
from director.gui.rows_model import Align, Column, RowsModel
from director.gui.widgets.column_room import ColumnRoom
from director.gui.widgets.lasting import lasting
from director.gui.widgets.rows_table import RowsTable
from director.gui.widgets.state_chips import StateChips
from director.host.i18n import N_, _, current
from director.views import figures
from director.views.registration import EntryRow, EntryRows, entry_rows, filter_words, fits

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

_Said = dict[int, set[str]]
"""What stands in the columns that are as wide as that, by column."""

MANY: Final = 1500
"""More entries than this are put into rows on the other thread when the page is first shown."""

NUMBER, NAME, COUNTRY, CLUB, SEAT, STATE, PAID, TIME, BOUGHT = range(9)
"""Places of the columns."""
NARROW: Final = 680
"""Below this width in pixels the button that imports is an icon alone."""
SOFT: Final = {NAME: 128, CLUB: 72}
"""Columns that give way where room is short, and how narrow they may become, in pixels."""
FEW: Final = 20
"""So many lines can change only a few entries."""

_TONES: Final = {"waiting": "amber", "out": "soft", "withdrawn": "soft", "dead": "soft", "void": "faint"}
_ICONS: Final = {
    "seated": "check",
    "waiting": "clock",
    "out": "flag",
    "withdrawn": "log-out",
    "dead": "log-out",
    "void": "ban",
}
_CHIPS: Final = (
    ("all", N_("All {n}")),
    ("seated", N_("Seated {n}")),
    ("waiting", N_("Waiting {n}")),
    ("out", N_("Out {n}")),
    ("unseen", N_("Not seen {n}")),
    ("withdrawn", N_("Withdrawn {n}")),
    ("void", N_("Void {n}")),
)


def _faded(row: EntryRow) -> str:
    return "" if row.is_in else "soft"


def _seat_key(row: EntryRow) -> tuple[int, int]:
    return row.seat or (10**9, 0)


def _state_key(row: EntryRow) -> tuple[str, int, int]:
    """By state; those who are out by their places, the best first."""
    return row.state, row.finish.first if row.finish is not None else 0, row.entry


def _soft(_row: EntryRow) -> str:
    return "soft"


def _needed(row: EntryRow) -> str:
    return _("Must have {seat}").format(seat=row.need) if row.need else ""


COLUMNS: Final[tuple[Column[EntryRow], ...]] = (
    Column("number", N_("No."), lambda r: str(r.number), lambda r: r.number, Align.RIGHT, 56, state=_faded),
    Column(
        "name", N_("Name"), lambda r: r.name, lambda r: (r.name_key, r.year, r.entry),
        width=224, state=_faded, tip=lambda r: r.name,
    ),
    Column(
        "country", N_("Country"), lambda r: r.country, lambda r: (r.country, r.name_key),
        width=68, state=_soft,
    ),
    Column(
        "club", N_("Club"), lambda r: r.club, lambda r: (r.club.casefold(), r.name_key),
        width=140, state=_soft, tip=lambda r: r.club,
    ),
    Column(
        "seat", N_("Seat"), lambda r: r.place, _seat_key, Align.RIGHT, 60, state=_faded, tip=_needed
    ),
    Column(
        "state", N_("State"), lambda r: r.state_words, _state_key,
        width=140, tip=lambda r: r.state_words,
        state=lambda r: _TONES.get(r.state, ""), icon=lambda r: _ICONS[r.state],
    ),
    Column("paid", N_("Paid"), lambda r: r.paid_words, lambda r: r.paid, Align.RIGHT, 88, state=_faded),
    Column("time", N_("Registered"), lambda r: r.time, lambda r: r.at, Align.RIGHT, 96, state=_soft),
    Column(
        "bought", N_("Bought"), lambda r: r.extras, lambda r: (r.extras, r.entry),
        width=150, state=_soft, tip=lambda r: r.extras,
    ),
)  # fmt: skip


class EntryList(QWidget):
    """Newest on top until sorted otherwise; selection and scroll stay through every change."""

    picked = Signal(object)
    """The `EntryRow` under the keyboard or the mouse."""
    menu_wanted = Signal(QPoint)
    """The right mouse button, or the menu key, on a row; where on the screen."""
    import_wanted = Signal()
    """The list is empty and somebody wants to bring one in."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._made: EntryRows | None = None
        self._busy = False
        self._again = False
        self._seen = Seq(0)
        self._said: dict[int, set[str]] = {}
        """What stands, or stood, in the columns that are as wide as that."""
        self._made_at = Seq(0)
        """The line after which the list was last asked for."""
        self._wanted: EntryId | None = None
        self._words: tuple[str, ...] = ()
        self._model: RowsModel[EntryRow] = RowsModel(COLUMNS, attrgetter("entry"), parent=self)
        self._table: RowsTable[EntryRow] = RowsTable(self._model)
        self._room = ColumnRoom(self._table, NAME, SOFT, (TIME, COUNTRY, CLUB, BOUGHT))
        self._chips = StateChips(_CHIPS)
        self._filter = QLineEdit()
        self._import = QToolButton()
        self._build()

    def _build(self) -> None:
        self._table.setObjectName("entries")
        self._filter.setObjectName("filter")
        self._filter.setClearButtonEnabled(True)
        self._filter.setMinimumWidth(104)
        self._filter.setMaximumWidth(260)
        self._filter.addAction(icons.icon("list-filter", "soft"), QLineEdit.ActionPosition.LeadingPosition)
        self._import.setObjectName("import")
        self._import.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._import.setIcon(icons.icon("file-up"))
        self._import.setIconSize(icons.BESIDE)
        self._import.clicked.connect(self.import_wanted)
        beside = QHBoxLayout()
        beside.setSpacing(8)
        beside.addWidget(self._filter)
        beside.addWidget(self._import)
        beside.setAlignment(Qt.AlignmentFlag.AlignTop)
        row = QHBoxLayout()
        row.setContentsMargins(16, 4, 16, 4)
        row.setSpacing(8)
        row.addWidget(self._chips)
        row.addStretch(1)
        row.addLayout(beside, 20)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self._table, 1)
        self._table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self._table.customContextMenuRequested.connect(self._on_menu)
        self._table.selected.connect(self._on_selected)
        self._table.row_activated.connect(self.picked)
        self._filter.textChanged.connect(self._on_filter)
        self._chips.chosen.connect(self._on_chip)

    # ---- what the page asks

    def refresh(self) -> None:
        """Show what is so now; only entries that changed are made anew.

        Where thousands may have changed they are made on the other thread; the old ones stay meanwhile.
        """
        bridge, words = self._bridge, current()
        tournament, people, made = bridge.tournament, bridge.people, self._made
        if self._busy:
            self._again = True
            return
        changed = touched(bridge.journal, self._made_at) if made is not None else None
        self._made_at = bridge.journal.seq
        if len(tournament.entries) > MANY and not self._is_small():
            self._busy, self._again = True, False
            if made is None:
                self._table.set_empty_words(_("Reading the list …"))
            bridge.background(
                lambda: _with_words(entry_rows(tournament, people, words, made, changed)),
                lasting(self, self._on_made),
            )
        else:
            self._take(*_with_words(entry_rows(tournament, people, words, made, changed)))

    def show_entry(self, entry: EntryId) -> None:
        """Select this entry and bring it into sight; a filter that hides it is taken away."""
        if self._made is None:
            self._wanted = entry
            return
        if self._model.place(entry) is None:
            self._filter.clear()
            self._chips.choose("all")
        self._table.select(entry)

    def selected(self) -> list[EntryRow]:
        """The selected rows, where the keyboard is in the list."""
        return self._table.selected_rows() if self._table.hasFocus() else []

    def focus_filter(self) -> None:
        """Put the keyboard into the filter."""
        self._filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._filter.selectAll()

    def retranslate(self) -> None:
        """Everything in the language spoken now."""
        self._filter.setPlaceholderText(_("Filter: name, club, country, seat"))
        self._filter.setAccessibleName(_("Filter the list"))
        self._import.setText(_("Import…"))
        self._import.setToolTip(_("Bring in a list of players from a CSV or XLSX file"))
        self._model.retranslate()
        self._room.share()
        self._show_counts()
        self._say_empty()

    def keep(self) -> dict[str, Any]:
        """Widths that were pulled by hand, and sorting."""
        return {"sort": self._table.keep()["sort"], "pulled": self._room.keep()}

    def take_back(self, kept: dict[str, Any]) -> None:
        """Take back what `keep` gave."""
        self._table.take_back({"sort": kept.get("sort")})
        self._room.take_back(kept.get("pulled"))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = event.size().width() < NARROW
        style = Qt.ToolButtonStyle
        self._import.setToolButtonStyle(
            style.ToolButtonIconOnly if narrow else style.ToolButtonTextBesideIcon
        )
        self._import.setIconSize(icons.SMALL if narrow else icons.BESIDE)

    # ---- within

    def _on_made(self, made: tuple[EntryRows, _Said]) -> None:
        self._busy = False
        self._take(*made)
        if self._again:
            self.refresh()
        if self._wanted is not None:
            self.show_entry(self._wanted)
            self._wanted = None

    def _take(self, made: EntryRows, said: _Said) -> None:
        if made is self._made and self._model.rowCount():
            return
        self._made = made
        self._seen = self._bridge.journal.seq
        self._model.set_rows(reversed(made.rows))
        self._widen(made, said)
        self._show_counts()
        self._say_empty()

    def _widen(self, made: EntryRows, said: _Said) -> None:
        """Give the columns room for what came; what went leaves its room behind."""
        if len(made.fresh) == len(made.rows):
            self._said = {}
        self._said.setdefault(SEAT, set()).add(f"{max(made.tournament.tables, default=0)}-{MOST_SEATS}")
        for column, words in said.items():
            self._said.setdefault(column, set()).update(words)
        hidden = (COUNTRY, CLUB, BOUGHT) if made.rows else (BOUGHT,)
        empty = frozenset(at for at in hidden if not any(self._said.get(at, ())))
        self._room.fit(self._said, empty)

    def _is_small(self) -> bool:
        """Whether only a few entries can have changed: no draw, no import, no undo of either."""
        lines = self._bridge.journal.lines[self._seen :]
        return (
            self._made is not None
            and len(lines) <= FEW
            and not any(isinstance(line.action, DrawSeats | Undo) for line in lines)
        )

    def _show_counts(self) -> None:
        if self._made is None:
            return
        counts, words = self._made.counts, current()
        told = {
            "all": len(self._made.rows),
            "seated": counts.seated,
            "waiting": counts.waiting,
            "out": counts.out,
            "withdrawn": counts.withdrawn,
            "void": counts.void,
            "unseen": counts.unseen,
        }
        shown = {key: figures.chips(count, words) for key, count in told.items() if count or key == "all"}
        self._chips.show_figures(shown, ("all", "seated", "waiting"))

    def _say_empty(self) -> None:
        if self._made is not None and self._made.rows:
            self._table.set_empty_words(_("Nobody in the list fits. Clear the filter to see everybody."))
        else:
            self._table.set_empty_words(
                _("Nobody is registered yet.\nType a name above, or import the list of players.")
            )

    def _on_filter(self, text: str) -> None:
        self._words = filter_words(text)
        self._accept()

    def _on_chip(self, _key: str) -> None:
        self._accept()

    def _accept(self) -> None:
        words, chip = self._words, self._chips.current()
        states = {"all": None, "withdrawn": ("withdrawn", "dead")}.get(chip, (chip,))
        if states is None and not words:
            self._model.set_accept(None)
            return
        if chip == "unseen":
            self._model.set_accept(lambda row: row.state == "seated" and not row.seen and fits(words, row))
            return
        self._model.set_accept(lambda row: (states is None or row.state in states) and fits(words, row))

    def _on_selected(self) -> None:
        row = self._table.current_row()
        if row is not None and self._table.selected_rows():
            self.picked.emit(row)

    def _on_menu(self, at: QPoint) -> None:
        index = self._table.indexAt(at)
        if not index.isValid():
            return
        if not self._table.selectionModel().isSelected(index):
            self._table.selectionModel().setCurrentIndex(
                index,
                QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows,
            )
        self.picked.emit(self._model.row(index))
        self.menu_wanted.emit(self._table.viewport().mapToGlobal(at))


def _with_words(made: EntryRows) -> tuple[EntryRows, _Said]:
    """And what stands in the columns that are as wide as that: of thousands another thread gathers it."""
    rows = made.fresh
    return made, {
        NUMBER: {str(rows[-1].number)} if rows else set(),
        COUNTRY: {row.country for row in rows},
        CLUB: {row.club for row in rows},
        STATE: {row.state_words for row in rows},
        PAID: {row.paid_words for row in rows},
        TIME: {row.time for row in rows[:1]},
        BOUGHT: {row.extras for row in rows},
    }
