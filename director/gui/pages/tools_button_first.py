"""The first button of a table of the event: cards dealt by the program or typed, or the dealer's right."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtWidgets import QLineEdit

from director.domain.action import Action
from director.domain.play import SetButton
from director.domain.refusal import Impossible
from director.gui.pages.tools_button_way import ButtonWay
from director.gui.pages.tools_pane import Place
from director.gui.widgets.field import Field
from director.host import chance
from director.host.i18n import _, current
from director.rules.cards.card import Card, read_cards
from director.rules.table.proposals import button_seats, draws_button, propose_first_button
from director.rules.verdict import Verdict
from director.views.combinations import with_signs
from director.views.first_button import check_draw, dealt_so_far, first_button_sentence, last_of, next_card
from director.views.reasons import reasons
from director.views.table_tools.asked import Asked
from director.views.table_tools.button_ring import drawn_ring
from director.views.table_tools.button_sheet import button_sheet_at, first_button_asked
from director.views.table_tools.ring import Ring


class FirstButtonWay(ButtonWay):
    """Enter deals the cards, and once they lie there writes the button down."""

    key: ClassVar[str] = "first"

    def __init__(self, place: Place) -> None:
        super().__init__(place, "")
        self.cards = QLineEdit()
        self.cards.setObjectName("cards")
        self.cards.setPlaceholderText(_("Kd 7c As …"))
        self._field = Field(_("Cards dealt, lowest seat first"), self.cards)
        self.body.addWidget(self._field)
        self._dealt: dict[int, Card] = {}
        self._verdict: Verdict[SetButton] | None = None
        self.cards.textChanged.connect(self.refresh)

    def decisions(self) -> Sequence[Action]:
        return () if self._verdict is None else (self._verdict.answer,)

    def accept(self) -> None:
        """Deal first, then write the button down."""
        if not self._deals():
            super().accept()
            return
        dealt = propose_first_button(self.tournament, self.place.table, chance.cards()).answer.cards
        self.cards.setText(with_signs(read_cards("".join(card for _seat, card in dealt))))

    def judge(self) -> None:
        self._verdict, self._dealt = None, {}
        by_card, seats = draws_button(self.tournament), self._seats()
        self._field.setVisible(by_card)
        try:
            self._dealt = dealt_so_far(self.cards.text(), seats, self.place.table)
            check_draw(self._dealt)
            if not by_card or len(self._dealt) == len(seats) > 0:
                self._verdict = propose_first_button(self.tournament, self.place.table, self._dealt)
        except Impossible as impossible:
            self._name_verb()
            self.refuse(self._weighing.refusal(impossible))
            return
        self._name_verb()
        if self._verdict is None:
            self.say(next_card(self._dealt, seats, current()), "")
            self.yes.setEnabled(self._deals() and len(seats) > 1)
            return
        text = first_button_sentence(self.tournament, self._verdict, current())
        self.say(text, reasons(self._verdict, current()))

    def ring(self) -> Ring:
        last = last_of(self._verdict.answer) if self._verdict is not None else None
        return drawn_ring(self.table(), self._dealt, last, current(), self.chosen)

    def asked(self) -> Asked | None:
        if self._verdict is None:
            return None
        sheet = button_sheet_at(self.tournament, self.place.table, (0, 0))
        cards = {seat: str(card) for seat, card in self._dealt.items()}
        return first_button_asked(sheet, self._seats(), cards, current())

    # ------------------------------------------------------------ within

    def _seats(self) -> tuple[int, ...]:
        return button_seats(self.tournament, self.place.table)

    def _deals(self) -> bool:
        return draws_button(self.tournament) and not self.cards.text().strip()

    def _name_verb(self) -> None:
        words = _("Deal the cards") if self._deals() else _("Place the button")
        if self._verdict is not None:
            words = _("Button to seat {seat}").format(seat=self._verdict.answer.button)
        self.yes.say(words)
