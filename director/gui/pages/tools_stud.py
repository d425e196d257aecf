"""Stud: who brings in, who acts first, and how seventh street is dealt from a short deck."""

from __future__ import annotations

from typing import ClassVar, Final

import msgspec
from msgspec.structs import replace
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget

from director.gui.kept_sheets import read_draft
from director.gui.pages.tools_form import FormPane
from director.gui.pages.tools_hand_begin import begun
from director.gui.pages.tools_pane import Place, SlipOf, asked_lines, slip_of
from director.gui.widgets.amount_edit import AmountEdit
from director.gui.widgets.answer_pane import Said
from director.gui.widgets.calm import calm
from director.gui.widgets.field import Field
from director.gui.widgets.seat_box import SeatBox
from director.gui.widgets.seat_grid import Column, SeatGrid, bare
from director.gui.widgets.wrap_row import WrapRow
from director.host.i18n import _, current
from director.rules.entering.looking import Look
from director.views.plans import discipline_name
from director.views.table_tools.asked import Asked
from director.views.table_tools.books import book_at
from director.views.table_tools.stud_sheet import (
    ShortDeckSheet,
    StudSheet,
    short_deck_answer,
    stud_answer,
    stud_of,
)

FEW: Final = 96
"""Of a field for a card or a small number, in pixels."""


class StudPane(FormPane[StudSheet]):
    """Open cards by seat; under them the short deck."""

    key: ClassVar[str] = "stud"

    def __init__(self, place: Place, parent: QWidget | None = None) -> None:
        book, table = book_at(place.tournament), begun(place)
        usual = StudSheet(book, "stud8" if table.game == "stud8" else "stud", dealer=table.button)
        super().__init__(place, usual, _("Stud: who opens, and the short deck"), parent)
        self._names = {one.seat: one.name for one in table.seats}
        self._size = table.size
        self.short = self._short_left(ShortDeckSheet(book))
        self.game, self.street = QComboBox(), QComboBox()
        self.dealer, self.sixth, self.common = (
            SeatBox(self._size),
            SeatBox(self._size, _("none")),
            QLineEdit(),
        )
        self.grid = SeatGrid((Column("cards", _("Open cards"), width=140),), whole=True)
        self.players, self.stub, self.burns = AmountEdit(), AmountEdit(), AmountEdit()
        self._asked: Asked | None = None
        self._of_deck: Asked | None = None
        self._lay_out()
        self.begin()

    def _lay_out(self) -> None:
        self.game.addItem(discipline_name("stud", current()), "stud")
        self.game.addItem(discipline_name("stud8", current()), "stud8")
        for street in range(3, 8):
            self.street.addItem(str(street), street)
        calm(self.game, self.street)
        top, below = WrapRow(8), WrapRow(8)
        parts: list[tuple[WrapRow, str, str, QWidget]] = [
            (top, _("Game"), "game", self.game),
            (top, _("Street"), "street", self.street),
            (top, _("Dealer’s seat"), "dealer", self.dealer),
            (top, _("Opened sixth street"), "sixth", self.sixth),
            (top, _("Common card"), "common", self.common),
            (below, _("Players in the hand"), "players", self.players),
            (below, _("Cards left to deal"), "stub", self.stub),
            (below, _("Burn cards"), "burns", self.burns),
        ]
        for row, words, name, editor in parts:
            editor.setObjectName(name)
            if isinstance(editor, QLineEdit):
                editor.setMaximumWidth(FEW)
            row.addWidget(Field(words, editor))
        self.grid.show_seats(self._size)
        self.form.addLayout(top)
        self.form.addWidget(self.grid, 1)
        self.form.addLayout(below)
        for box in (self.game, self.street):
            box.currentIndexChanged.connect(self.on_typed)
        for seat in (self.dealer, self.sixth):
            seat.valueChanged.connect(self.on_typed)
        self.common.textEdited.connect(self.on_typed)
        self.grid.changed.connect(self.on_typed)
        self.grid.reached.connect(self.bring_into_sight)
        for edit in (self.players, self.stub, self.burns):
            edit.textEdited.connect(self._on_short)

    def fill(self) -> None:
        sheet, short = self.sheet, self.short
        self.game.setCurrentIndex(self.game.findData(sheet.game))
        self.street.setCurrentIndex(self.street.findData(sheet.street))
        self.dealer.show_seat(sheet.dealer)
        self.sixth.show_seat(sheet.sixth_first or 0)
        self.common.setText(sheet.common)
        self.grid.show_values({seat: {"cards": cards} for seat, cards in sheet.boards}, self._names)
        for edit, amount in (
            (self.players, short.players),
            (self.stub, short.stub),
            (self.burns, short.burns),
        ):
            edit.set_amount(amount)

    def read(self) -> StudSheet | None:
        cards = {seat: bare(facts["cards"]) for seat, facts in self.grid.values().items()}
        return replace(
            self.sheet,
            game=self.game.currentData(),
            street=self.street.currentData(),
            boards=tuple((seat, text) for seat, text in cards.items() if text),
            dealer=self.dealer.value(),
            common=bare(self.common.text()),
            sixth_first=self.sixth.value() or None,
        )

    def judge(self) -> None:
        words = current()
        if self.sheet.boards:
            self._asked = stud_answer(self.sheet, words)
            lines = list(asked_lines(self._asked))
        else:
            self._asked = None
            lines = [Said(_("Type the open cards of everybody who is in: Kc5h, on third street one card."))]
        self._of_deck = short_deck_answer(self.short, words) if self.short.stub else None
        if self._of_deck is not None:
            lines = [*(lines if self._asked is not None else ()), *asked_lines(self._of_deck)]
        self.answers.say(lines)

    def of_hand(self, shown: Look) -> StudSheet | None:
        return stud_of(shown)

    def slip(self) -> SlipOf | None:
        asked = self.asked()
        if asked is None:
            return None
        seat_words = _("Seat {seat}: {cards}")
        facts = [seat_words.format(seat=seat, cards=cards) for seat, cards in self.sheet.boards]
        if self._of_deck is not None:
            short = self.short
            fields = (_("Players in the hand"), short.players), (_("Cards left to deal"), short.stub)
            facts += [
                _("{field}: {value}").format(field=field, value=value)
                for field, value in (*fields, (_("Burn cards"), short.burns))
            ]
        return slip_of(asked, tuple(facts), _("Stud: who opens, and the short deck"))

    def asked(self) -> Asked | None:
        """Who opens, with the deck where it is short; the deck alone where no cards were typed."""
        opens, deck = self._asked, self._of_deck
        if opens is None or opens.verdict is None or deck is None or deck.verdict is None:
            return deck if opens is None else opens
        articles = tuple(dict.fromkeys((*opens.articles, *deck.articles)))
        return opens._replace(text=f"{opens.text}\n{deck.text}", articles=articles)

    def refresh(self) -> None:
        self._names = {one.seat: one.name for one in begun(self.place).seats}
        self.grid.show_names(self._names)

    def take_focus(self) -> None:
        self.grid.take_focus()

    def _on_short(self) -> None:
        players, stub, burns = (edit.amount() for edit in (self.players, self.stub, self.burns))
        if self._filling or players is None or stub is None or burns is None:
            return
        self.short = replace(self.short, players=players, stub=stub, burns=burns)
        sheets, table = self.place.sheets, self.place.table
        sheets.keep("short-deck", table, msgspec.json.encode(self.short).decode())
        self.judge()

    def _short_left(self, usual: ShortDeckSheet) -> ShortDeckSheet:
        text = self.place.sheets.read("short-deck", self.place.table)
        return usual if text is None else read_draft(text, ShortDeckSheet) or usual
