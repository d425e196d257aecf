"""What can be done with the rows of a schedule: each deed gives another draft and chooses what it changed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QObject

from director.desk.schedules import editing
from director.domain.sheets import Draft, Kind
from director.gui.schedule_editing import ScheduleEditing
from director.gui.widgets.levels_model import with_ante_kind
from director.gui.widgets.sheet_grid import SheetGrid


class ScheduleDeeds(QObject):
    """Deeds on the rows that are chosen in a grid."""

    def __init__(self, editing_of: ScheduleEditing, grid: SheetGrid, parent: QObject) -> None:
        super().__init__(parent)
        self._editing = editing_of
        self._grid = grid

    @property
    def _draft(self) -> Draft:
        return self._editing.sheet.draft

    def insert(self, kind: Kind) -> None:
        """A new row below the chosen ones, never among those that were played."""
        rows = self._grid.chosen_rows()
        at = rows[-1] + 1 if rows else len(self._draft.rows)
        at = max(at, self._editing.first + self._editing.has_run)
        self._editing.write(editing.inserted(self._draft, min(at, len(self._draft.rows)), kind))
        self._grid.choose(
            at, "colour_up" if kind == "day_end" else "minutes" if kind == "break" else "small_blind"
        )

    def remove(self) -> None:
        """The chosen rows go, but for what was played and what is being played."""
        rows = self._changeable()
        if rows:
            self._editing.write(editing.removed(self._draft, rows))
            self._grid.choose(min(rows[0], len(self._draft.rows)))

    def duplicate(self) -> None:
        """The chosen rows once more, below."""
        rows = self._grid.chosen_rows()
        if rows and rows[-1] + 1 >= self._editing.first:
            self._editing.write(editing.duplicated(self._draft, rows))
            self._grid.choose_rows(range(rows[-1] + 1, rows[-1] + 1 + len(rows)))

    def move(self, by: Literal[-1, 1]) -> None:
        """The chosen rows one up or one down."""
        rows = self._changeable()
        first = self._editing.first + self._editing.has_run
        draft = editing.moved(self._draft, rows, by, first=first)
        if draft != self._draft:
            self._editing.write(draft)
            self._grid.choose_rows([row + by for row in rows])

    def fill_down(self) -> None:
        """What the first of the chosen rows has into the others."""
        self._grid.fill_down()

    def colour_up(self) -> None:
        """Every chip leaves at the first break that no longer needs it."""
        found = self._editing.found
        if found is None:
            return
        leaving: dict[int, list[int]] = {}
        for one in found.removals:
            if one.at_break_after is not None:
                leaving.setdefault(one.at_break_after, []).append(one.chip)
        first = self._editing.first + self._editing.has_run
        self._editing.write(editing.coloured_up(self._draft, leaving, first=first))

    def pay_antes(self, kind: str) -> None:
        """Every ante that may change is paid this way."""
        self._editing.write(with_ante_kind(self._draft, kind, self._editing.first))

    def can_colour_up(self) -> bool:
        """Whether some chip leaves before the end."""
        found = self._editing.found
        return found is not None and any(one.at_break_after for one in found.removals)

    def can_duplicate(self) -> bool:
        """Whether a row is chosen."""
        return bool(self._grid.chosen_rows())

    def has_several(self) -> bool:
        """Whether several rows are chosen."""
        return len(self._grid.chosen_rows()) > 1

    def can_change(self) -> bool:
        """Whether a row is chosen that may go or move."""
        return bool(self._changeable())

    def _changeable(self) -> Sequence[int]:
        first = self._editing.first + self._editing.has_run
        return [row for row in self._grid.chosen_rows() if row >= first]
