"""Pots and their split: what everybody put in, who folded, who wins each pot."""

from __future__ import annotations

import re
from typing import ClassVar

from msgspec.structs import replace
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from director.gui.pages.tools_form import FormPane
from director.gui.pages.tools_hand_begin import begun
from director.gui.pages.tools_pane import Place, SlipOf, asked_lines, slip_of
from director.gui.widgets.amount_edit import AmountEdit
from director.gui.widgets.answer_pane import Said
from director.gui.widgets.field import Field
from director.gui.widgets.seat_box import SeatBox
from director.gui.widgets.seat_grid import Column, SeatGrid, bare, number_in
from director.gui.widgets.wrap_row import WrapRow
from director.host.i18n import _, current
from director.rules.entering.looking import Look
from director.rules.hand.pots import State
from director.views import figures
from director.views.table_tools.asked import Asked
from director.views.table_tools.books import book_at
from director.views.table_tools.pot_sheet import (
    PotAnswer,
    PotSeat,
    PotSheet,
    PotWinners,
    pot_answer,
    pots_of,
)

_MOST_POTS = 8
"""With ten players there are hardly more that somebody types."""


class PotsPane(FormPane[PotSheet]):
    """Contributions become pots; with winners the pots become shares."""

    key: ClassVar[str] = "pots"

    def __init__(self, place: Place, parent: QWidget | None = None) -> None:
        table = begun(place)
        usual = PotSheet(
            book_at(place.tournament), button=table.button, size=table.size, unit=table.unit, game=table.game
        )
        super().__init__(place, usual, _("Pots and split"), parent)
        self._names = {one.seat: one.name for one in table.seats}
        self.grid = SeatGrid(
            (
                Column("put", _("Bets and blinds")),
                Column("ante", _("Ante"), width=70),
                Column("folded", _("Folded"), "check"),
                Column("cards", _("Cards")),
            ),
            whole=True,
        )
        self.dead, self.unit = AmountEdit(), AmountEdit(1)
        self.button = SeatBox(self.sheet.size)
        self.winners = [QLineEdit() for _pot in range(_MOST_POTS)]
        self._fields = [Field("", edit) for edit in self.winners]
        self._answer: PotAnswer | None = None
        self._lay_out()
        self.begin()

    def _lay_out(self) -> None:
        row = WrapRow(8)
        for words, name, editor in (
            (_("Dead chips"), "dead", self.dead),
            (_("Smallest chip"), "unit", self.unit),
            (_("Button"), "button", self.button),
        ):
            editor.setObjectName(name)
            row.addWidget(Field(words, editor))
        won = QVBoxLayout()
        for at, (edit, field) in enumerate(zip(self.winners, self._fields, strict=True)):
            edit.setObjectName(f"won-{at}")
            edit.setPlaceholderText(_("Seats that win, such as 3 5; the low part behind a line: 3 / 5"))
            edit.textEdited.connect(self.on_typed)
            won.addWidget(field)
        self.form.addWidget(self.grid, 1)
        self.form.addLayout(row)
        self.form.addLayout(won)
        self.grid.show_seats(self.sheet.size)
        self.grid.changed.connect(self.on_typed)
        self.grid.reached.connect(self.bring_into_sight)
        self.dead.textEdited.connect(self.on_typed)
        self.unit.textEdited.connect(self.on_typed)
        self.button.valueChanged.connect(self.on_typed)

    def fill(self) -> None:
        sheet = self.sheet
        self.grid.show_values(
            {
                one.seat: {
                    "put": str(one.put or ""),
                    "ante": str(one.ante or ""),
                    "folded": one.state == "folded",
                    "cards": one.cards,
                }
                for one in sheet.seats
            },
            self._names,
        )
        self.dead.set_amount(sheet.dead)
        self.unit.set_amount(sheet.unit)
        self.button.setValue(sheet.button)
        for at, edit in enumerate(self.winners):
            edit.setText(_written(sheet.winners[at]) if at < len(sheet.winners) else "")

    def read(self) -> PotSheet | None:
        seats: list[PotSeat] = []
        wrong: dict[tuple[int, str], bool] = {}
        for seat, facts in self.grid.values().items():
            put, ante = number_in(facts["put"]), number_in(facts["ante"])
            wrong |= {(seat, "put"): put is None, (seat, "ante"): ante is None}
            if put or ante:
                state: State = "folded" if facts["folded"] else "live"
                seats.append(PotSeat(seat, put or 0, ante or 0, state, bare(facts["cards"])))
        self.grid.mark(wrong)
        dead, unit = self.dead.amount(), self.unit.amount()
        if any(wrong.values()) or dead is None or unit is None:
            return None
        winners = tuple(_winners(edit.text()) for edit in self.winners)
        while winners and winners[-1] == PotWinners():
            winners = winners[:-1]
        return replace(
            self.sheet,
            seats=tuple(seats),
            dead=dead,
            unit=max(unit, 1),
            button=self.button.value(),
            winners=winners,
        )

    def judge(self) -> None:
        words = current()
        told = self._answer = pot_answer(self.sheet, words)
        if not self.sheet.seats:
            self.answers.say([Said(_("Type what everybody put in."))])
        elif told.split is None:
            self.answers.say(list(asked_lines(told.pots)))
        else:
            self.answers.say([*asked_lines(told.pots), *asked_lines(told.split)])
        shares = dict(told.shares)
        self.grid.show_notes({seat: f"+{figures.chips(chips, words)}" for seat, chips in shares.items()})
        for at, field in enumerate(self._fields):
            shown = at < len(told.lines)
            field.setVisible(shown)
            if shown:
                field.rename(told.lines[at].text)

    def of_hand(self, shown: Look) -> PotSheet | None:
        return pots_of(shown)

    def slip(self) -> SlipOf | None:
        told = self._answer
        if told is None or not self.sheet.seats:
            return None
        facts = tuple(line.text for line in told.lines)
        return slip_of(told.split or told.pots, facts, _("Pots and split"))

    def asked(self) -> Asked | None:
        told = self._answer
        return None if told is None or not self.sheet.seats else told.split or told.pots

    def refresh(self) -> None:
        self._names = {one.seat: one.name for one in begun(self.place).seats}
        self.grid.show_names(self._names)

    def take_focus(self) -> None:
        self.grid.take_focus()


def _winners(text: str) -> PotWinners:
    """Seats as they are typed: `3 5`, with a low part `3 / 5`."""
    high, line, low = text.partition("/")
    return PotWinners(_seats(high), _seats(low) if line else None)


def _seats(text: str) -> tuple[int, ...]:
    return tuple(dict.fromkeys(int(seat) for seat in re.findall(r"\d{1,2}", text)))


def _written(winners: PotWinners) -> str:
    high = " ".join(map(str, winners.high))
    return high if winners.low is None else f"{high} / {' '.join(map(str, winners.low))}"
