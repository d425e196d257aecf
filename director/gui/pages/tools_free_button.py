"""Next hand and button of a free table: who is away, has a marker, is new; what everybody posts."""

from __future__ import annotations

from typing import ClassVar, Final, cast

from msgspec.structs import replace
from PySide6.QtWidgets import QComboBox, QPushButton, QWidget

from director.domain.hands import LastHand
from director.domain.marks import Marker, Return
from director.gui.pages.tools_form import FormPane
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
from director.views import figures
from director.views.table_tools.asked import Asked
from director.views.table_tools.books import book_at
from director.views.table_tools.button_sheet import (
    ButtonSeat,
    ButtonSheet,
    NextAnswer,
    first_button_answer,
    next_answer,
    with_first,
)

_AMOUNT: Final = 110
"""Of a field for a blind, in pixels."""


class FreeButtonPane(FormPane[ButtonSheet]):
    """Hand after hand of a table that no journal keeps."""

    key: ClassVar[str] = "button"

    def __init__(self, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(place, ButtonSheet(book_at(place.tournament)), _("Next hand and button"), parent)
        size = self.sheet.size
        self.small, self.big, self.mode = AmountEdit(), AmountEdit(), QComboBox()
        self.seats = {
            "button": SeatBox(size),
            "last-small": SeatBox(size, _("none")),
            "last-big": SeatBox(size),
        }
        markers = (("", "—"), ("ML", "ML"), ("MS", "MS"))
        says = (("", "—"), ("post", _("posts")), ("wait", _("waits")))
        self.grid = SeatGrid(
            (
                Column("there", _("Plays"), "check"),
                Column("away", _("Away"), "check"),
                Column("marker", _("Marker"), "choice", markers),
                Column("new", _("New"), "check"),
                Column("says", _("Comes back"), "choice", says),
                Column("card", _("Card"), width=56),
            ),
            whole=True,
        )
        self.played, self.first = QPushButton(_("Played: on to the next")), QPushButton(_("First button"))
        self._answer: NextAnswer | None = None
        self._lay_out()
        self.begin()

    def _lay_out(self) -> None:
        row, foot = WrapRow(8), WrapRow(8)
        self.mode.addItem(_("Tournament: the absent are dealt in"), "tournament")
        self.mode.addItem(_("Ring game: markers ML and MS"), "ring")
        calm(self.mode)
        self.mode.currentIndexChanged.connect(self.on_typed)
        parts: list[tuple[str, str, QWidget]] = [
            (_("Who is away"), "mode", self.mode),
            (_("Small blind"), "small-blind", self.small),
            (_("Big blind"), "big-blind", self.big),
            (_("Last button"), "button", self.seats["button"]),
            (_("Last small blind"), "last-small", self.seats["last-small"]),
            (_("Last big blind"), "last-big", self.seats["last-big"]),
        ]
        for words, name, editor in parts:
            editor.setObjectName(name)
            if isinstance(editor, AmountEdit):
                editor.setMaximumWidth(_AMOUNT)
            row.addWidget(Field(words, editor))
        self.played.setObjectName("played")
        self.first.setObjectName("first")
        foot.addWidget(self.played)
        foot.addWidget(self.first)
        self.grid.show_seats(self.sheet.size)
        self.form.addLayout(row)
        self.form.addWidget(self.grid, 1)
        self.form.addLayout(foot)
        self.grid.changed.connect(self.on_typed)
        self.grid.reached.connect(self.bring_into_sight)
        for edit in (self.small, self.big):
            edit.textEdited.connect(self.on_typed)
        for box in self.seats.values():
            box.valueChanged.connect(self.on_typed)
        self.played.clicked.connect(self.play)
        self.first.clicked.connect(self.first_button)

    def play(self) -> None:
        """The hand that is shown was played: the table after it."""
        if self._answer is not None and self._answer.after is not None:
            self.show_sheet(self._answer.after)

    def first_button(self) -> None:
        """The first button by the cards typed, or from the dealer's right; the answer says why."""
        asked = first_button_answer(self.sheet, current())
        if asked.verdict is None:
            self.answers.say(list(asked_lines(asked)))
            return
        self.show_sheet(with_first(self.sheet, asked))
        self.answers.say([*asked_lines(asked), *self.answers.lines])

    def fill(self) -> None:
        sheet = self.sheet
        last = sheet.last or LastHand(1, None, 1)
        self.mode.setCurrentIndex(self.mode.findData(sheet.mode))
        self.small.set_amount(sheet.small_blind)
        self.big.set_amount(sheet.big_blind)
        for name, seat in (("button", last.button), ("last-small", last.small or 0), ("last-big", last.big)):
            self.seats[name].show_seat(seat)
        self.grid.show_values(
            {
                one.seat: {
                    "there": True,
                    "away": one.away,
                    "marker": one.marker or "",
                    "new": one.new,
                    "says": one.says or "",
                    "card": one.card,
                }
                for one in sheet.seats
            }
        )

    def read(self) -> ButtonSheet | None:
        small, big = self.small.amount(), self.big.amount()
        if small is None or big is None:
            return None
        seats = tuple(
            ButtonSeat(
                seat,
                away=bool(facts["away"]),
                marker=cast("Marker | None", facts["marker"] or None),
                says=cast("Return | None", facts["says"] or None),
                new=bool(facts["new"]),
                card=bare(facts["card"]),
            )
            for seat, facts in self.grid.values().items()
            if facts["there"]
        )
        at = {name: box.value() for name, box in self.seats.items()}
        last = LastHand(at["button"], at["last-small"] or None, at["last-big"])
        return replace(
            self.sheet,
            mode=self.mode.currentData(),
            seats=seats,
            small_blind=small,
            big_blind=big,
            last=last,
        )

    def judge(self) -> None:
        words = current()
        if len(self.sheet.seats) < 2:
            self._answer = None
            self.answers.say([Said(_("Tick who plays."))])
            return
        told = self._answer = next_answer(self.sheet, words)
        self.answers.say(list(asked_lines(told.asked)))
        notes = {}
        for seat, (live, dead) in told.posts.items():
            text = _("posts {live}") if not dead else _("posts {live}, dead {dead}")
            notes[seat] = text.format(live=figures.chips(live, words), dead=figures.chips(dead, words))
        notes |= dict.fromkeys(told.waits, _("is not dealt in"))
        self.grid.show_notes(notes)
        self.played.setEnabled(told.after is not None)

    def of_hand(self, shown: Look) -> ButtonSheet | None:
        """The players of the hand that was entered, its button and its blinds."""
        if shown.hand is None or shown.hand.deal.blinds is None:
            return None
        blinds, sheet = shown.hand.deal.blinds, shown.sheet
        seats = tuple(
            ButtonSeat(
                one.seat,
                one.name,
                away=one.away,
                marker=cast("Marker | None", one.marker if one.marker in ("ML", "MS") else None),
            )
            for one in sheet.seats
        )
        last = LastHand(sheet.button, blinds.small, blinds.big)
        small, big = sheet.small_blind, sheet.big_blind
        return replace(self.sheet, seats=seats, last=last, small_blind=small, big_blind=big)

    def slip(self) -> SlipOf | None:
        if self._answer is None:
            return None
        text = _("Seats in the hand before: {seats}")
        facts = (text.format(seats=", ".join(str(one.seat) for one in self.sheet.seats)),)
        return slip_of(self._answer.asked, facts, _("Next hand and button"))

    def asked(self) -> Asked | None:
        return None if self._answer is None else self._answer.asked

    def take_focus(self) -> None:
        self.grid.take_focus()
