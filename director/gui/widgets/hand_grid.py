"""A hand to be changed by hand: who is dealt in, and what everybody posts, live and dead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QScrollArea, QWidget

from director.gui.widgets.amount_edit import AmountEdit
from director.host.i18n import _
from director.views.next_hand import HandRow

_AMOUNT = 84


class _Line(NamedTuple):
    row: HandRow
    dealt: QCheckBox
    live: AmountEdit
    dead: AmountEdit


class HandGrid(QScrollArea):
    """One line a player."""

    changed = Signal()
    """Something was changed by hand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[_Line] = []
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(_("Who is dealt in, and what everybody posts"))

    def show_rows(self, rows: Sequence[HandRow]) -> None:
        """Show the hand as it is proposed."""
        inside = QWidget()
        inside.setProperty("part", "plain")
        grid = QGridLayout(inside)
        grid.setContentsMargins(8, 0, 8, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        for at, words in enumerate((_("Dealt in"), _("Live"), _("Dead"))):
            head = QLabel(words)
            head.setProperty("type", "note")
            grid.addWidget(head, 0, at)
        self._lines = [self._line(grid, at, row) for at, row in enumerate(rows, 1)]
        grid.setRowStretch(len(rows) + 1, 1)
        self.setWidget(inside)
        self.setMinimumWidth(inside.sizeHint().width() + 16)

    def rows(self) -> list[HandRow]:
        """The players, dealt in or not as it stands now."""
        return [_changed(line) for line in self._lines]

    def posts(self) -> dict[int, tuple[int, int]] | None:
        """Seat → live and dead chips of everybody who is dealt in; None while an amount cannot be read."""
        found: dict[int, tuple[int, int]] = {}
        for line in self._lines:
            live, dead = line.live.amount(), line.dead.amount()
            if live is None or dead is None:
                return None
            if line.dealt.isChecked() and (live or dead):
                found[line.row.seat] = (live, dead)
        return found

    def show_posts(self, posts: dict[int, tuple[int, int]]) -> None:
        """Put these amounts into the fields, as when the blinds lie elsewhere."""
        for line in self._lines:
            for field, amount in zip((line.live, line.dead), posts.get(line.row.seat, (0, 0)), strict=True):
                field.blockSignals(True)
                field.set_amount(amount)
                field.blockSignals(False)

    def _line(self, grid: QGridLayout, at: int, row: HandRow) -> _Line:
        dealt = QCheckBox(f"{row.seat}  {row.short_name}")
        dealt.setObjectName(f"dealt-{row.seat}")
        dealt.setChecked(row.dealt)
        dealt.setToolTip(row.name)
        live, dead = AmountEdit(row.live), AmountEdit(row.dead)
        for field, name in ((live, _("{name}, live")), (dead, _("{name}, dead"))):
            field.setFixedWidth(_AMOUNT)
            field.setEnabled(row.dealt)
            field.setAccessibleName(name.format(name=row.name))
            field.textChanged.connect(self.changed)
            dealt.toggled.connect(field.setEnabled)
        live.setObjectName(f"live-{row.seat}")
        dead.setObjectName(f"dead-{row.seat}")
        dealt.toggled.connect(self.changed)
        for column, part in enumerate((dealt, live, dead)):
            grid.addWidget(part, at, column)
        return _Line(row, dealt, live, dead)


def _changed(line: _Line) -> HandRow:
    """The player as the box says. Who is left out by hand waits, with what lay at his seat."""
    row, dealt = line.row, line.dealt.isChecked()
    if dealt == row.dealt:
        return row
    if dealt:
        return replace(row, dealt=True, waits=None, marker=None)
    return replace(row, dealt=False, waits="away" if row.away else "button", marker=row.owed)
