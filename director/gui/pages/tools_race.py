"""The chip race of one table: odd chips by seat, cards dealt or typed, the result large."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace
from PySide6.QtWidgets import QPushButton, QWidget

from director.gui.pages.tools_form import FormPane
from director.gui.pages.tools_hand_begin import begun
from director.gui.pages.tools_pane import Place, SlipOf, asked_lines, slip_of
from director.gui.widgets.amount_edit import AmountEdit
from director.gui.widgets.answer_pane import Said
from director.gui.widgets.field import Field
from director.gui.widgets.seat_grid import Column, SeatGrid, bare, number_in
from director.gui.widgets.wrap_row import WrapRow
from director.host import chance
from director.host.i18n import Words, _, current
from director.rules.cards.card import BadCards, read_from_decks, written
from director.rules.entering.looking import Look
from director.views import figures
from director.views.floor import floor_table
from director.views.table_tools.asked import Asked
from director.views.table_tools.books import book_at
from director.views.table_tools.race_paper import shown_cards
from director.views.table_tools.race_sheet import (
    RaceAnswer,
    RaceLine,
    RaceSeat,
    RaceTable,
    race_answer,
    with_dealt_cards,
)


class RacePane(FormPane[RaceTable]):
    """Chips are typed down the column, then cards are dealt or typed."""

    key: ClassVar[str] = "race"

    def __init__(self, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(place, _begun(place), _("Chip race"), parent)
        self.amounts = {
            "small": (_("Chip that leaves"), AmountEdit()),
            "larger": (_("Changed for"), AmountEdit()),
            "smallest_left": (_("Smallest chip afterwards"), AmountEdit()),
        }
        self.grid = SeatGrid(
            (
                Column("count", _("Chips that leave"), width=110),
                Column("alone", _("No other chips"), "check"),
                Column("cards", _("Cards"), width=130),
            ),
            whole=True,
        )
        self.deal, self.paper = QPushButton(_("&Deal the cards")), QPushButton(_("Sheet to sign…"))
        self._answer: RaceAnswer | None = None
        self._lay_out()
        self.begin()

    def _lay_out(self) -> None:
        row = WrapRow(8)
        for name, (words, edit) in self.amounts.items():
            edit.setObjectName(name)
            edit.textEdited.connect(self.on_typed)
            row.addWidget(Field(words, edit))
        self.deal.setObjectName("deal")
        self.paper.setObjectName("race-sheet")
        row.addWidget(self.deal)
        self.head.addWidget(self.paper)
        self.deal.clicked.connect(self.deal_cards)
        self.paper.clicked.connect(self.print_sheet)
        self.grid.show_seats(begun(self.place).size)
        self.grid.changed.connect(self.on_typed)
        self.grid.reached.connect(self.bring_into_sight)
        self.form.addLayout(row)
        self.form.addWidget(self.grid, 1)
        self.from_hand.hide()

    def deal_cards(self) -> None:
        """Let the program deal a card for each odd chip."""
        self.show_sheet(with_dealt_cards(self.sheet, chance.cards()))

    def print_sheet(self) -> None:
        """The race of this table as a form with what is known filled in, to be signed."""
        from director.gui.dialogs.print_paper import PrintPaperDialog
        from director.gui.widgets.card_paper import CardPaper
        from director.gui.widgets.paper_order import RACES, PaperOrder
        from director.views.papers import letterhead
        from director.views.table_tools.race_paper import race_paper

        bridge = self.place.bridge
        words = CardPaper.of(bridge).words
        head = letterhead(bridge.journal, words, bridge.desk.venue.moment())
        made = race_paper(self.sheet, self.place.table, head, words)
        if made is None:
            self.said.emit(_("Type first how many of the chips that leave everybody has."))
            return
        order = PaperOrder(RACES, words.language, made=made)
        PrintPaperDialog(bridge, order, _("Chip race"), self).open()

    def fill(self) -> None:
        for name, (_words, edit) in self.amounts.items():
            edit.set_amount(getattr(self.sheet, name))
        seats = self.sheet.seats
        self.grid.show_values(
            {
                one.seat: {
                    "count": str(one.count or ""),
                    "alone": not one.others,
                    "cards": shown_cards(one.cards),
                }
                for one in seats
            },
            {one.seat: one.name for one in seats},
        )

    def read(self) -> RaceTable | None:
        amounts = {name: edit.amount() for name, (_words, edit) in self.amounts.items()}
        names = {one.seat: one.name for one in self.sheet.seats}
        seats, wrong = [], {}
        for seat, facts in self.grid.values().items():
            count = number_in(facts["count"])
            wrong[seat, "count"] = count is None
            if count or seat in names:
                cards = _letters(bare(facts["cards"]))
                seats.append(RaceSeat(seat, names.get(seat, ""), count or 0, not facts["alone"], cards))
        self.grid.mark(wrong)
        if any(wrong.values()) or None in amounts.values():
            return None
        return replace(self.sheet, seats=tuple(seats), **amounts)

    def judge(self) -> None:
        words = current()
        if not any(one.count for one in self.sheet.seats):
            self._answer = None
            self.answers.say([Said(_("Type how many of the chips that leave everybody has."))])
            self.grid.show_notes({})
            return
        told = self._answer = race_answer(self.sheet, words)
        won = [line for line in told.lines if line.wins or line.protected]
        larger = figures.chips(self.sheet.larger, words)
        result = [Said(_won(line, larger), "result") for line in won]
        self.answers.say([*result, *asked_lines(told.asked)])
        notes = {line.seat: _note(line, words, settled=told.settled) for line in told.lines}
        self.grid.show_notes(notes)

    def of_hand(self, shown: Look) -> RaceTable | None:
        del shown
        return None

    def slip(self) -> SlipOf | None:
        if self._answer is None:
            return None
        text = _("Seat {seat} {name}: {count} of {chip}")
        chip = figures.chips(self.sheet.small, current())
        facts = tuple(
            text.format(seat=one.seat, name=one.name, count=one.count, chip=chip)
            for one in self.sheet.seats
            if one.count
        )
        return slip_of(self._answer.asked, facts, _("Chip race"))

    def asked(self) -> Asked | None:
        return None if self._answer is None else self._answer.asked

    def refresh(self) -> None:
        """Who sits there now; what was counted at a chair stays with the chair."""
        counted = {one.seat: one for one in self.sheet.seats}
        now = _begun(self.place).seats
        seats = [replace(counted.pop(one.seat, one), name=one.name) for one in now]
        seats += [replace(one, name="") for one in counted.values() if one.count]
        sheet = replace(self.sheet, seats=tuple(sorted(seats, key=lambda one: one.seat)))
        if self.place.table and sheet != self.sheet:
            self._show(sheet)
            self.judge()

    def take_focus(self) -> None:
        self.grid.take_focus()


def _begun(place: Place) -> RaceTable:
    """The players of the table, and the smallest chip in play with the next larger one."""
    tournament = place.tournament
    chips = tournament.case.values
    if place.table in tournament.tables:
        gone = tournament.tables[place.table].gone
        chips = tuple(value for value in chips if value not in gone)
    small, larger = (chips[0], chips[1]) if len(chips) > 1 else (25, 100)
    seats: tuple[RaceSeat, ...] = ()
    if place.table in tournament.tables:
        shown = floor_table(tournament, place.bridge.people, current(), place.table)
        seats = tuple(RaceSeat(one.seat, one.short_name) for one in shown.seats if one.entry is not None)
    return RaceTable(book_at(tournament), small, larger, larger, seats)


def _won(line: RaceLine, chip: str) -> str:
    text = _("Seat {seat}: 1 × {chip}") if not line.name else _("Seat {seat} {name} — 1 × {chip}")
    return text.format(seat=line.seat, name=line.name, chip=chip)


def _note(line: RaceLine, words: Words, *, settled: bool) -> str:
    """What becomes of a seat: first how many cards it is dealt, once they are there what it gets."""
    if not settled:
        return _("odd {count}").format(count=line.odd) if line.odd else ""
    told = [figures.signed(line.change, words)] if line.change else []
    told += [_("wins a chip")] if line.wins else [_("keeps a chip")] if line.protected else []
    return " · ".join(told)


def _letters(text: str) -> str:
    """Cards in letters, whatever signs they were typed with; as typed where they are none."""
    try:
        return written(read_from_decks(text))
    except BadCards:
        return text
