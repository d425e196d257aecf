"""A player leaves by his own wish: what is given back, what becomes of the chips, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QLineEdit, QRadioButton, QWidget

from director.domain.entries import Withdraw
from director.gui.dialogs.frame import FramedDialog, opens_handbook
from director.gui.widgets.amount_edit import AmountEdit
from director.gui.widgets.field import Field
from director.host.i18n import _, current
from director.views import figures
from director.views.names import entry_name

if TYPE_CHECKING:
    from director.domain.ids import EntryId
    from director.gui.bridge import Bridge


class WithdrawDialog(FramedDialog):
    """Before the first hand all is given back unless changed; after it nothing is, and the rules say so."""

    def __init__(self, bridge: Bridge, entry: EntryId, parent: QWidget | None = None) -> None:
        tournament, words = bridge.tournament, current()
        name = entry_name(tournament, bridge.people, entry, words)
        super().__init__(_("Withdraw {name}").format(name=name), _about(bridge, entry), _("Withdraw"), parent)
        opens_handbook(self, "withdraw")
        self._bridge = bridge
        self._entry = tournament.playing(entry)
        self._plan, self._started = tournament.setup, tournament.started
        given = 0 if self._started else 1
        self.buy_in = AmountEdit(self._entry.buy_in * given, decimals=self._plan.decimals)
        self.fee = AmountEdit(self._entry.fee * given, decimals=self._plan.decimals)
        self.buy_in.setObjectName("refund-buy-in")
        self.fee.setObjectName("refund-fee")
        self.reason = QLineEdit()
        self.reason.setObjectName("reason")
        self.reason.setPlaceholderText(_("such as: fell ill, asked for at the desk"))
        self._back = QLabel()
        self._back.setObjectName("back")
        self._chips = QButtonGroup(self)
        self.stack = AmountEdit()
        self.stack.clear()
        self.stack.setObjectName("stack")
        self.stack.setPlaceholderText(figures.chips(self._entry.chips, words))
        self._stack_field = Field(_("&Chips taken away, as counted; empty for what was brought"), self.stack)
        self._build(seated=tournament.seating.at(entry) is not None)
        for edit in (self.buy_in, self.fee, self.reason, self.stack):
            edit.textChanged.connect(self._judge)
        self.reason.setFocus()
        self._judge()

    def _build(self, *, seated: bool) -> None:
        self._buy_in_field = Field(
            _("Buy-in given back, {currency}").format(currency=self._plan.currency), self.buy_in
        )
        self._fee_field = Field(
            _("Fee given back, {currency}").format(currency=self._plan.currency), self.fee
        )
        money = QHBoxLayout()
        money.setSpacing(12)
        money.addWidget(self._buy_in_field)
        money.addWidget(self._fee_field)
        self.body.addLayout(money)
        self.body.addWidget(self._back)
        if self._started and seated:
            leave, dead = (
                QRadioButton(_("The chips leave play")),
                QRadioButton(_("The stack stays in the seat and is blinded off")),
            )
            leave.setObjectName("chips-leave")
            dead.setObjectName("chips-dead")
            (dead if self._plan.dead_stacks else leave).setChecked(True)
            dead.toggled.connect(self._on_dead)
            for at, button in enumerate((leave, dead)):
                self._chips.addButton(button, at)
                self.body.addWidget(button)
        self.body.addWidget(self._stack_field)
        self._stack_field.setHidden(not self._started)
        if self._started:
            self._on_dead(self._chips.checkedId() == 1)
        self.body.addWidget(Field(_("&Reason, for the journal"), self.reason))

    def action(self) -> Withdraw | None:
        """The decision as it stands in the fields; None while an amount is none."""
        buy_in, fee = self.buy_in.amount(), self.fee.amount()
        if buy_in is None or fee is None:
            return None
        dead = self._chips.checkedId() == 1
        stack = None if dead or not self.stack.text().strip() else self.stack.amount()
        return Withdraw(self._entry.id, buy_in, fee, "dead" if dead else "leave", stack)

    def accept(self) -> None:
        action = self.action()
        if action is not None and self.yes.isEnabled():
            self._bridge.do(action, self.reason.text().strip())
            super().accept()

    def _judge(self) -> None:
        """Say what is given back in all, and let nobody give back more than was paid."""
        buy_in, fee = self.buy_in.amount(), self.fee.amount()
        self._buy_in_field.say_wrong(self._trouble(buy_in, self._entry.buy_in))
        self._fee_field.say_wrong(self._trouble(fee, self._entry.fee))
        self._stack_field.say_wrong(self._stack_trouble())
        wrong = bool(self._buy_in_field.wrong or self._fee_field.wrong or self._stack_field.wrong)
        if not wrong:
            back = figures.money((buy_in or 0) + (fee or 0), self._plan, current())
            self._back.setText(_("Given back in all: {amount}").format(amount=back))
        self.yes.setEnabled(not wrong and bool(self.reason.text().strip()))

    def _on_dead(self, dead: bool) -> None:
        """A stack that stays is counted when it is taken away."""
        self.stack.setEnabled(not dead)

    def _stack_trouble(self) -> str:
        if not self.stack.text().strip():
            return ""
        amount, most = self.stack.amount(), self._bridge.tournament.chips.in_play
        if amount is None:
            return _("This is no number of chips.")
        if amount > most:
            return _("All chips in play are {most}.").format(most=figures.chips(most, current()))
        return ""

    def _trouble(self, amount: int | None, most: int) -> str:
        if amount is None:
            return _("This is no amount.")
        if amount > most:
            paid = figures.money(most, self._plan, current())
            return _("Only {paid} was paid.").format(paid=paid)
        return ""


def _about(bridge: Bridge, entry: EntryId) -> str:
    tournament, words = bridge.tournament, current()
    found = tournament.playing(entry)
    paid = figures.money(found.buy_in + found.fee, tournament.setup, words)
    seat = tournament.seating.at(entry)
    if tournament.started:
        return _("{paid} paid. The first hand was dealt: the entry counts, and the money stays.").format(
            paid=paid
        )
    if seat is None:
        return _("{paid} paid, no seat yet. The entry no longer counts.").format(paid=paid)
    return _("{paid} paid, seat {seat}. The entry no longer counts and the seat becomes free.").format(
        paid=paid, seat=seat
    )
