"""Several lists in one place, chosen above them, with a field that filters the one that is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

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

from director.gui.widgets.column_room import ColumnRoom
from director.gui.widgets.find_field import FindField
from director.host.i18n import _, current
from director.views import figures

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from director.gui.widgets.rows_table import RowsTable

_READ: Final = 300
"""So many rows from either end are read for the width of a column."""


class Listed(NamedTuple):
    """One of the lists."""

    words: str
    """What it is called, marked by `N_`."""
    table: RowsTable[Any]
    wide: int
    """The column that takes the room that is left."""
    soft: Mapping[int, int] = {}
    """Columns that give way, down to what."""
    spare: tuple[int, ...] = ()
    """Columns that give up their place, the last one first."""
    is_read: bool = False
    """Whole sentences stand there: rows have two lines, and what is over goes to the wide column alone."""


class ListPages(QWidget):
    """One of the lists, chosen above it, with a field that filters it."""

    switched = Signal()
    """Another list is shown, or another row is chosen."""

    def __init__(self, lists: Mapping[str, Listed], parent: QWidget | None = None) -> None:
        """Whoever builds on it calls `retranslate` once its own parts are there, too."""
        super().__init__(parent)
        self._words = {name: one.words for name, one in lists.items()}
        self._lists: dict[str, RowsTable[Any]] = {name: one.table for name, one in lists.items()}
        self._rooms = {
            name: ColumnRoom(one.table, one.wide, one.soft, one.spare, eases=not one.is_read)
            for name, one in lists.items()
        }
        for one in lists.values():
            if one.is_read:
                one.table.read_in_two_lines()
        self.find_field, self._stack, self._group = FindField(), QStackedWidget(), QButtonGroup(self)
        self._count = QLabel()
        self._count.setProperty("tone", "soft")
        self._lay_out()
        self.find_field.textChanged.connect(self._sift)
        self.find_field.stepped.connect(self._on_stepped)
        self.find_field.entered.connect(self.take_focus)
        self._group.idClicked.connect(self._on_chosen)

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
        bar.addStretch()
        bar.addWidget(self._count)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(bar)
        column.addWidget(self._stack, 1)

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        for button, (name, table) in zip(self._group.buttons(), self._lists.items(), strict=True):
            button.setText(_(self._words[name]))
            table.setAccessibleName(_(self._words[name]))
        self.find_field.setAccessibleName(_("Find in the list"))
        self._say_count()

    def give(self, given: Mapping[str, Sequence[Any]]) -> None:
        """These rows and no others, by the name of the list."""
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

    def offer(self, name: str, *, shown: bool) -> None:
        """Whether the list of this name can be chosen; the first one comes where it no more can."""
        at = list(self._lists).index(name)
        if not shown and self._group.checkedId() == at:
            self.show_list(next(iter(self._lists)))
        self._group.button(at).setVisible(shown)

    def chosen_in(self, name: str) -> Any:
        """The row that is chosen while this list is shown; None otherwise."""
        rows = self._lists[name].selected_rows() if self.shown() == name else []
        return rows[0] if rows else None

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
