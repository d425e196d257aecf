"""A deal in the making: a line for each player, a column for each way to divide, and one typed by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QLineEdit, QRadioButton, QVBoxLayout, QWidget

from director.domain.ids import EntryId
from director.gui.style import restyle
from director.gui.widgets.amount_edit import AmountEdit, read_amount
from director.gui.widgets.elided import ElidedLabel
from director.gui.widgets.side_panel import scrolling_column
from director.host.i18n import N_, _
from director.views.prizes.deals import DealTable

CUSTOM: Final = "custom"
_HEADS: Final = (N_("Player"), N_("Stack"))
_FIRST: Final = len(_HEADS)
"""The first column of money."""
_HIGH: Final = 40
"""Pixels of a line: an amount, and under it how it differs."""
_WIDE: Final = 100
"""Pixels of a column of money."""


class _Line:
    """One player."""

    def __init__(self, entry: EntryId, name: str, stack: int, methods: int, decimals: int) -> None:
        self.entry = entry
        self.name, self.share = ElidedLabel(), QLabel()
        self.name.setText(name)
        self.name.setToolTip(name)
        self.stack = QLineEdit(f"{stack}" if stack else "")
        self.stack.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.stack.setFixedWidth(92)
        self.stack.setObjectName(f"stack-{entry}")
        self.stack.setAccessibleName(_("Stack of {name}").format(name=name))
        self.cells = [QLabel() for _at in range(methods)]
        self.own = AmountEdit(0, decimals=decimals)
        self.own.setFixedWidth(_WIDE)
        self.own.setObjectName(f"own-{entry}")
        self.own.setAccessibleName(_("What {name} gets as agreed").format(name=name))
        self.share.setProperty("tone", "soft")
        self.share.setProperty("type", "note")
        self.who = QWidget()
        lines = QVBoxLayout(self.who)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.name)
        lines.addWidget(self.share)
        for label in self.cells:
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setMinimumHeight(_HIGH)

    def chips(self) -> int | None:
        """The stack as typed; 0 for nothing, None for what is no number."""
        text = self.stack.text().strip()
        return read_amount(text, 0) if text else 0


class DealGrid(QWidget):
    """Heads that choose, lines that are typed, sums under them."""

    changed = Signal()
    """Another stack, another way, or an amount typed by hand."""

    def __init__(
        self,
        players: Sequence[tuple[EntryId, str, int]],
        methods: Sequence[tuple[str, str]],
        decimals: int,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._lines = [_Line(*player, len(methods), decimals) for player in players]
        self._group, self._heads = QButtonGroup(self), [QRadioButton(words) for _key, words in methods]
        self._keys = [*(key for key, _words in methods), CUSTOM]
        self._heads.append(QRadioButton(_("Agreed")))
        self._warnings = [QLabel() for _head in self._heads]
        self._sums = [QLabel() for _head in self._heads]
        self._grid = QGridLayout()
        self._filling = False
        self._lay_out()
        self._heads[0].setChecked(True)
        self._group.idToggled.connect(self._on_toggled)
        for line in self._lines:
            line.stack.textChanged.connect(self.changed)
            line.own.textEdited.connect(self._on_own)

    def _lay_out(self) -> None:
        grid = self._grid
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        grid.setColumnMinimumWidth(0, 130)
        for at, words in enumerate(_HEADS):
            head = QLabel(_(words))
            head.setProperty("type", "note")
            side = Qt.AlignmentFlag.AlignRight if at else Qt.AlignmentFlag.AlignLeft
            grid.addWidget(head, 0, at, side | Qt.AlignmentFlag.AlignBottom)
        for at, way in enumerate(self._heads):
            way.setObjectName(f"way-{self._keys[at]}")
            self._group.addButton(way, at)
            grid.addWidget(way, 0, _FIRST + at, Qt.AlignmentFlag.AlignRight)
        for row, line in enumerate(self._lines, start=1):
            for column, widget in enumerate((line.who, line.stack, *line.cells, line.own)):
                grid.addWidget(widget, row, column)
        foot = len(self._lines) + 1
        for at, (total, warning) in enumerate(zip(self._sums, self._warnings, strict=True)):
            total.setProperty("type", "strong")
            total.setAlignment(Qt.AlignmentFlag.AlignRight)
            warning.setWordWrap(True)
            warning.setFixedWidth(_WIDE)
            warning.setProperty("type", "note")
            warning.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(total, foot, _FIRST + at)
            grid.addWidget(
                warning, foot + 1, _FIRST + at, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight
            )
        inside = QWidget()
        inner = scrolling_column(inside)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.addLayout(grid)
        inner.addStretch(1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(inside)

    # ------------------------------------------------------------ what is typed

    def stacks(self) -> dict[EntryId, int] | None:
        """Everybody's stack; None where one is no number."""
        found: dict[EntryId, int] = {}
        for line in self._lines:
            chips = line.chips()
            restyle(line.stack, wrong="true" if chips is None else "false")
            if chips is None:
                return None
            found[line.entry] = chips
        return found

    def own(self) -> dict[EntryId, int] | None:
        """What was typed by hand; None where an amount is none."""
        found = {line.entry: line.own.amount() for line in self._lines}
        return None if None in found.values() else {one: amount or 0 for one, amount in found.items()}

    def way(self) -> str:
        """The way to divide that is chosen."""
        return self._keys[self._group.checkedId()]

    def choose(self, way: str) -> None:
        """Choose this way."""
        self._heads[self._keys.index(way)].setChecked(True)

    # ------------------------------------------------------------ what is shown

    def show_table(self, table: DealTable, told: Mapping[str, tuple[str, str, str]]) -> None:
        """What each gets by each way; `told` has the sum, what is to be said, and its state for each way."""
        rows = {row.entry: row for row in table.rows}
        shown = [one for one in table.columns if not one.problem]
        for line in self._lines:
            row = rows.get(line.entry)
            line.share.setText(_("{share} of the chips").format(share=row.share) if row is not None else "")
            for at, column in enumerate(table.columns):
                cell = row.cells[shown.index(column)] if row is not None and column in shown else None
                text = "–" if cell is None else cell.text
                line.cells[at].setText(f"{text}\n{cell.difference}" if cell and cell.difference else text)
        for at, key in enumerate(self._keys):
            total, warning, state = told.get(key, ("", "", ""))
            self._sums[at].setText(total)
            self._warnings[at].setText(warning)
            restyle(self._warnings[at], state=state)
            chosen = self._group.checkedId() == at
            restyle(self._heads[at], type="strong" if chosen else "")

    def fill_own(self, amounts: Mapping[EntryId, int]) -> None:
        """Begin what is agreed with these amounts."""
        self._filling = True
        for line in self._lines:
            line.own.set_amount(amounts.get(line.entry, 0))
        self._filling = False

    def take_focus(self) -> None:
        """The keyboard goes to the first stack."""
        self._lines[0].stack.setFocus()

    # ------------------------------------------------------------ within

    def _on_own(self, _text: str) -> None:
        if not self._filling:
            self.choose(CUSTOM)
            self.changed.emit()

    def _on_toggled(self, _at: int, on: bool) -> None:
        if on:
            self.changed.emit()
