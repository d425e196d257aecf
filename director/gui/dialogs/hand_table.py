"""The table of a hand: who takes part with how much, the game, the blinds, the button."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QWidget

from director.domain.plan import DISCIPLINES, STRUCTURES
from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.widgets.amount_edit import AmountEdit
from director.gui.widgets.calm import calm
from director.gui.widgets.field import Field
from director.gui.widgets.seat_box import SeatBox
from director.gui.widgets.seat_grid import Column, SeatGrid, bare, number_in
from director.host.i18n import _, current
from director.rules.entering.sheet import SheetSeat, Worksheet
from director.views.plans import discipline_name, structure_name

_ACROSS: Final = 6
"""Fields in a row."""


class HandTableDialog(FramedDialog):
    """Enter takes it; what was entered of the hand stays and is judged anew."""

    agreed = Signal(object)
    """The `Worksheet`."""

    def __init__(self, sheet: Worksheet, parent: QWidget | None = None) -> None:
        super().__init__(
            _("Table of the hand"),
            _("Leave a stack empty where nobody knows it: it counts as deep."),
            _("Take it"),
            parent,
        )
        opens_handbook(self, "tools")
        self._sheet = sheet
        self.game, self.structure = QComboBox(), QComboBox()
        words = current()
        for one in DISCIPLINES:
            self.game.addItem(discipline_name(one, words), one)
        for kind in STRUCTURES:
            self.structure.addItem(structure_name(kind, words), kind)
        calm(self.game, self.structure)
        self.button = SeatBox(sheet.size)
        self.amounts = {
            "small_blind": (_("Small blind"), AmountEdit(sheet.small_blind)),
            "big_blind": (_("Big blind"), AmountEdit(sheet.big_blind)),
            "ante": (_("Ante of everybody"), AmountEdit(sheet.ante)),
            "bb_ante": (_("Big-blind ante"), AmountEdit(sheet.bb_ante)),
            "bring_in": (_("Bring-in"), AmountEdit(sheet.bring_in)),
            "small_bet": (_("Small bet"), AmountEdit(sheet.limits[0])),
            "big_bet": (_("Big bet"), AmountEdit(sheet.limits[1])),
            "unit": (_("Smallest chip"), AmountEdit(sheet.unit)),
        }
        self.grid = SeatGrid(
            (
                Column("dealt", _("Plays"), "check"),
                Column("name", _("Name"), width=260),
                Column("stack", _("Chips")),
                Column("cards", _("Cards")),
            )
        )
        self._trouble = QLabel()
        self._lay_out()
        self._fill()
        open_at(self, 903, 476)

    def _lay_out(self) -> None:
        self._trouble.setProperty("state", "red")
        self._trouble.setObjectName("trouble")
        self._trouble.hide()
        fields = QGridLayout()
        fields.setHorizontalSpacing(12)
        parts: list[tuple[str, str, QWidget]] = [
            (_("Game"), "game", self.game),
            (_("Betting"), "structure", self.structure),
            (_("Button"), "button", self.button),
            *((words, name, edit) for name, (words, edit) in self.amounts.items()),
        ]
        for at, (words, name, editor) in enumerate(parts):
            editor.setObjectName(name)
            fields.addWidget(Field(words, editor), *divmod(at, _ACROSS))
        self.body.addLayout(fields)
        self.body.addWidget(self.grid, 1)
        self.body.addWidget(self._trouble)

    def _fill(self) -> None:
        sheet = self._sheet
        self.game.setCurrentIndex(self.game.findData(sheet.game))
        self.structure.setCurrentIndex(self.structure.findData(sheet.structure))
        self.button.setValue(sheet.button)
        self.grid.show_seats(sheet.size)
        self.grid.show_values(
            {
                one.seat: {
                    "dealt": one.dealt,
                    "name": one.name,
                    "stack": "" if one.stack is None else str(one.stack),
                    "cards": one.cards,
                }
                for one in sheet.seats
            }
        )

    def sheet(self) -> Worksheet | None:
        """What was typed; None where a number is none."""
        amounts = {name: edit.amount() for name, (_words, edit) in self.amounts.items()}
        if None in amounts.values():
            return None
        told = {name: amount or 0 for name, amount in amounts.items()}
        limits = (told.pop("small_bet"), told.pop("big_bet"))
        told["unit"] = max(told["unit"], 1)
        seats = []
        for seat, facts in self.grid.values().items():
            stack = number_in(facts["stack"])
            if stack is None:
                return None
            if not facts["dealt"] and not facts["name"] and not stack:
                continue
            there = self._sheet.seat(seat) or SheetSeat(seat)
            seats.append(
                replace(
                    there,
                    name=str(facts["name"]),
                    stack=stack or None,
                    cards=bare(facts["cards"]),
                    dealt=bool(facts["dealt"]),
                )
            )
        return replace(
            self._sheet,
            seats=tuple(seats),
            game=self.game.currentData(),
            structure=self.structure.currentData(),
            button=self.button.value(),
            limits=limits,
            **told,
        )

    def accept(self) -> None:
        sheet = self.sheet()
        if sheet is None:
            self._trouble.setText(_("Write a number of chips."))
            self._trouble.show()
            return
        self.agreed.emit(sheet)
        super().accept()
