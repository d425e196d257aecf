"""The first button of a table: cards dealt by the program or typed, or the dealer's right; Enter confirms."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLineEdit, QWidget

from director.domain.play import SetButton
from director.domain.refusal import Impossible
from director.gui.dialogs.table_frame import TableDialog
from director.gui.weighing import State
from director.gui.widgets.field import Field
from director.gui.widgets.ring_seats import ring_seats
from director.host import chance
from director.host.i18n import _, current
from director.rules.cards.card import Card, read_cards
from director.rules.table.proposals import button_seats, draws_button, propose_first_button
from director.rules.verdict import Verdict
from director.views.combinations import with_signs
from director.views.first_button import check_draw, dealt_so_far, first_button_sentence, last_of, next_card

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


class FirstButtonDialog(TableDialog):
    """Enter deals the cards, and once they lie there writes the button down."""

    def __init__(
        self, bridge: Bridge, table: int, parent: QWidget | None = None, *, cards: Random | None = None
    ) -> None:
        super().__init__(bridge, table, _("First button of table {table}").format(table=table), "", parent)
        self._chance = cards or chance.cards()
        self._by_card = draws_button(bridge.tournament)
        self._seats = button_seats(bridge.tournament, table)
        self._verdict: Verdict[SetButton] | None = None
        self.cards = QLineEdit()
        self.cards.setObjectName("cards")
        self.cards.setPlaceholderText(_("Kd 7c As …"))
        self._field = Field(_("&Or type the cards that were dealt, from the lowest seat on"), self.cards)
        self._field.setVisible(self._by_card)
        self.body.addWidget(self._field)
        self.cards.textChanged.connect(self._judge)
        bridge.changed.connect(self._judge)
        self._judge()
        self.yes.setFocus()

    def deal(self) -> None:
        """Deal one card to each player; nobody types them over."""
        try:
            dealt = propose_first_button(self.tournament, self._table, self._chance).answer.cards
        except Impossible as impossible:
            self._show({}, self.refusal(impossible), "red")
            return
        self._field.hide()
        self.cards.setText(with_signs(read_cards("".join(card for _seat, card in dealt))))

    def accept(self) -> None:
        """Deal first, then write the button down."""
        if self._deals():
            self.deal()
        elif self._verdict is not None and self.do((self._verdict.answer,)):
            super().accept()

    # ------------------------------------------------------------ within

    def _deals(self) -> bool:
        return self._by_card and not self.cards.text().strip()

    def _judge(self, _changed: object = None) -> None:
        """Show the cards that lie there, and what follows from them once everybody has one."""
        self._verdict, self._seats = None, button_seats(self.tournament, self._table)
        dealt: dict[int, Card] = {}
        try:
            dealt = dealt_so_far(self.cards.text(), self._seats, self._table)
            check_draw(dealt)
            if not self._by_card or len(dealt) == len(self._seats) > 0:
                self._verdict = propose_first_button(self.tournament, self._table, dealt)
        except Impossible as impossible:
            self._show(dealt, self.refusal(impossible), "red")
            return
        self._show(dealt, self._next_step(dealt))

    def _next_step(self, dealt: dict[int, Card]) -> str:
        if self._verdict is not None:
            return first_button_sentence(self.tournament, self._verdict, current())
        return next_card(dealt, self._seats, current())

    def _show(self, dealt: dict[int, Card], text: str, state: State = "") -> None:
        action = self._verdict.answer if self._verdict is not None else None
        strong = () if action is None else (action.button,)
        seats = ring_seats(self.table(), cards=dealt, strong=strong)
        self.ring.show_seats(seats, last_of(action) if action is not None else None)
        self.say(text, state)
        self.say_why(self._verdict)
        if self._deals():
            self.yes.setText(_("Deal the cards"))
        elif action is not None:
            self.yes.setText(_("Button to seat {seat}").format(seat=action.button))
        else:
            self.yes.setText(_("Place the button"))
        self.yes.setEnabled(action is not None or (self._deals() and state != "red"))
