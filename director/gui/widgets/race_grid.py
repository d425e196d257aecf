"""The seats of one table in a chip race: chips typed one after another, cards, and who gets what."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QScrollArea, QWidget

from director.gui.style import restyle
from director.gui.widgets.elided import ElidedLabel
from director.gui.widgets.step_field import StepField
from director.host.i18n import N_, _, current
from director.rules.cards.card import BadCards, Card, read_from_decks
from director.views import figures
from director.views.combinations import with_signs
from director.views.floor import FloorTable
from director.views.race_sheet import RaceSheet, SeatLine
from director.views.typed_number import typed_number

_HEADS = (N_("Player"), N_("Chips"), N_("Others too"), N_("Odd"), N_("Cards"), N_("Gets"), N_("Change"))
_NONE = SeatLine(0, 0)


class _Line(NamedTuple):
    name: ElidedLabel
    chips: StepField
    others: QCheckBox
    odd: QLabel
    cards: StepField
    gets: QLabel
    change: QLabel


class RaceGrid(QScrollArea):
    """One line a player. Enter goes down the column; at its end the table is done."""

    changed = Signal()
    """A number, a card or a box was changed."""
    column_ended = Signal()
    """Enter in the last field of a column."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: dict[int, _Line] = {}
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_table(self, table: FloorTable) -> None:
        """Ask the players of this table, from the lowest seat on."""
        inside = QWidget()
        inside.setProperty("part", "plain")
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(0, 1)
        for column, words in enumerate(_HEADS):
            head = QLabel(_(words))
            head.setProperty("type", "note")
            grid.addWidget(head, 0, column)
        self._lines = {}
        for at, seat in enumerate((one for one in table.seats if one.entry is not None), 1):
            line = self._line(seat.seat, seat.name)
            self._lines[seat.seat] = line
            for column, part in enumerate(line):
                grid.addWidget(part, at, column)
        grid.setRowStretch(len(self._lines) + 1, 1)
        self.setWidget(inside)
        self.setAccessibleName(_("Chips and cards of table {table}").format(table=table.number))

    def take_focus(self) -> None:
        """The keyboard goes to the first field that is empty: chips first, then cards."""
        columns = ([line.chips for line in self._lines.values()], self._cards())
        empty = (field for column in columns for field in column if not field.text().strip())
        field = next(empty, None)
        if field is not None:
            field.setFocus()

    # ------------------------------------------------------------ what was typed

    def chips(self) -> dict[int, tuple[int, bool]] | None:
        """Seat → how many chips that leave, and whether it has others; None where a number is none."""
        found = {}
        for seat, line in self._lines.items():
            text = line.chips.text().strip()
            count = typed_number(text)
            wrong = bool(text) and count is None
            restyle(line.chips, wrong="true" if wrong else "false")
            if wrong:
                return None
            if count is not None:
                found[seat] = (count, line.others.isChecked())
        return found

    def cards(self) -> dict[int, tuple[Card, ...]] | None:
        """Seat → its cards; None where something is no card."""
        found = {}
        for seat, line in self._lines.items():
            letters = "".join(line.cards.text().split()).replace("10", "T")
            try:
                found[seat] = read_from_decks(letters[: len(letters) // 2 * 2])
            except BadCards:
                restyle(line.cards, wrong="true")
                return None
            restyle(line.cards, wrong="false")
        return found

    def show_chips(self, chips: Mapping[int, tuple[int, bool]]) -> None:
        """Put in what was counted before."""
        for seat, (count, others) in chips.items():
            if (line := self._lines.get(seat)) is not None:
                _set(line.chips, str(count))
                line.others.blockSignals(True)
                line.others.setChecked(others)
                line.others.blockSignals(False)

    def show_cards(self, cards: Mapping[int, tuple[Card, ...]], *, fixed: Collection[int]) -> None:
        """Put in the cards; where the program dealt them, at the seats `fixed`, nobody types over."""
        for seat, line in self._lines.items():
            _set(line.cards, with_signs(cards.get(seat, ())))
            line.cards.setReadOnly(seat in fixed)

    # ------------------------------------------------------------ what follows

    def show_sheet(self, sheet: RaceSheet | None) -> None:
        """What becomes of each seat, as far as it is known."""
        for seat, line in self._lines.items():
            one = sheet.seats.get(seat, _NONE) if sheet is not None else _NONE
            line.odd.setText(str(one.odd) if one.odd else "")
            line.cards.setEnabled(bool(one.odd) and sheet is not None and sheet.stage != "counting")
            line.gets.setText(_gets(one))
            restyle(line.gets, state="good" if one.gets == "won" else "amber" if one.gets else "")
            line.change.setText(figures.signed(one.change, current()) if one.change is not None else "")

    def _cards(self) -> list[StepField]:
        return [line.cards for line in self._lines.values() if line.cards.isEnabled()]

    def _line(self, seat: int, name: str) -> _Line:
        label, chips = ElidedLabel(f"{seat}  {name}"), StepField(space_too=True)
        others = QCheckBox()
        odd, cards, gets, change = QLabel(), StepField(), QLabel(), QLabel()
        label.setMinimumWidth(90)
        chips.setObjectName(f"chips-{seat}")
        chips.setFixedWidth(64)
        chips.setAlignment(Qt.AlignmentFlag.AlignRight)
        chips.setAccessibleName(_("{name}, chips that leave").format(name=name))
        others.setObjectName(f"others-{seat}")
        others.setChecked(True)
        others.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        others.setToolTip(_("Without a tick these are the player's last chips: nobody is raced out."))
        others.setAccessibleName(_("{name} has other chips besides").format(name=name))
        odd.setMinimumWidth(28)
        cards.setObjectName(f"cards-{seat}")
        cards.setFixedWidth(118)
        cards.setAccessibleName(_("{name}, cards").format(name=name))
        for part, least in ((gets, 132), (change, 52)):
            part.setMinimumWidth(least)
        gets.setObjectName(f"gets-{seat}")
        gets.setProperty("type", "title")
        change.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        change.setObjectName(f"change-{seat}")
        for field in (chips, cards):
            field.textChanged.connect(self.changed)
            field.stepped.connect(self._on_stepped)
        others.toggled.connect(self.changed)
        return _Line(label, chips, others, odd, cards, gets, change)

    def _on_stepped(self, by: int) -> None:
        """Down or up the column."""
        field = self.sender()
        column = [line.chips for line in self._lines.values()]
        if field not in column:
            column = self._cards()
        at = next((n for n, one in enumerate(column) if one is field), 0)
        if by > 0 and at + 1 == len(column):
            self.column_ended.emit()
        elif 0 <= at + by < len(column):
            column[at + by].setFocus()
            column[at + by].selectAll()
            self.ensureWidgetVisible(column[at + by])


def _gets(one: SeatLine) -> str:
    larger = one.exchanged + (one.gets == "won")
    text = {"won": _("wins"), "protected": _("protected"), "": ""}[one.gets]
    return " ".join(part for part in (f"+{larger}" if larger else "", text) if part)


def _set(field: StepField, text: str) -> None:
    field.blockSignals(True)
    field.setText(text)
    field.blockSignals(False)
