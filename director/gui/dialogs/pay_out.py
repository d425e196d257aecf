"""The payout desk: one person is paid against a receipt, whose number stands on the paper."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QWidget

from director.domain.methods import MOST_METHOD
from director.domain.payments import Pay
from director.gui.dialogs.frame import FramedDialog, opens_handbook
from director.gui.doubts import doubt_of, reason_for, trouble_of
from director.gui.style import restyle
from director.gui.widgets import paper_order
from director.gui.widgets.amount_edit import AmountEdit
from director.gui.widgets.calm import calm
from director.gui.widgets.field import Field
from director.gui.widgets.lasting import lasting
from director.gui.widgets.paper_order import PaperOrder
from director.host.i18n import _, current
from director.rules.prizes.dues import Due, dues
from director.rules.table.sitting import rules_at
from director.views import figures
from director.views.method_words import METHODS, method_name
from director.views.names import entry_name
from director.views.place_words import place_words
from director.views.prize_wording import PAID_FOR

if TYPE_CHECKING:
    from director.desk.desk import Changed
    from director.gui.bridge import Bridge


class PayOutDialog(FramedDialog):
    """Amount, way to pay, tax; what is handed out is said large before anybody counts money."""

    def __init__(self, bridge: Bridge, key: str, parent: QWidget | None = None) -> None:
        self._bridge = bridge
        due = next(one for one in _dues(bridge) if one.key == key)
        name = entry_name(bridge.tournament, bridge.people, due.entry, current())
        super().__init__(name, _about(due), _("Write the receipt"), parent)
        opens_handbook(self, "payouts")
        self._due = due
        decimals = bridge.tournament.setup.decimals
        self.amount = AmountEdit(due.left, decimals=decimals)
        self.withheld = AmountEdit(0, decimals=decimals)
        self.method, self.prints = QComboBox(), QCheckBox(_("&Print the receipt"))
        self._handed, self._told = QLabel(), QLabel()
        self._build()
        for edit in (self.amount, self.withheld):
            edit.textChanged.connect(self._judge)
        self.method.editTextChanged.connect(self._judge)
        self.amount.setFocus()
        self.amount.selectAll()
        self._judge()

    def _build(self) -> None:
        self.heading.setProperty("type", "title")
        for widget, name in (
            (self.amount, "amount"), (self.withheld, "withheld"), (self.method, "method"),
            (self.prints, "prints"), (self._handed, "handed"), (self._told, "told"),
        ):  # fmt: skip
            widget.setObjectName(name)
        self.method.setEditable(True)
        self.method.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        for method, words in METHODS.items():
            self.method.addItem(_(words), method)
        for one in sorted({paid.method for paid in self._payments()} - METHODS.keys()):
            self.method.addItem(one, one)
        self.method.setCurrentIndex(self.method.findData("seat" if self._due.seat else "cash"))
        editor = self.method.lineEdit()
        if editor is not None:
            editor.setMaxLength(MOST_METHOD)
        calm(self.method)
        self.prints.setChecked(True)
        self._handed.setProperty("type", "figure")
        self._handed.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._told.setWordWrap(True)
        self._amount_field = Field(_("&Amount"), self.amount)
        self._withheld_field = Field(_("&Withheld for the tax"), self.withheld)
        for part in (
            self._amount_field, self._withheld_field, Field(_("&How it is paid"), self.method), self._handed,
            self._told, self.prints,
        ):  # fmt: skip
            self.body.addWidget(part)

    def action(self) -> Pay | None:
        """The decision as it stands in the fields; None while a number is none."""
        amount, withheld, due = self.amount.amount(), self.withheld.amount(), self._due
        if amount is None or withheld is None:
            return None
        place = None if due.place is None else (due.place.first, due.place.last)
        return Pay(due.entry, amount, due.paid_for, place, self._method(), withheld)

    def accept(self) -> None:
        action = self.action()
        if action is None or not self.yes.isEnabled():
            return
        reason = reason_for(self._bridge, (action,), self)
        if reason is None:
            return
        why, then, owner = reason, None, self.parentWidget()
        if self.prints.isChecked():  # this dialog is gone by the time the line is written
            then = lasting(owner or self._bridge, partial(_print_receipt, self._bridge, owner))
        self._bridge.run(lambda desk: desk.do(action, why, overrule=bool(why)), then, once=action)
        super().accept()

    # ------------------------------------------------------------ within

    def _payments(self) -> list[Pay]:
        lines = self._bridge.journal.lines
        return [line.action for line in lines if isinstance(line.action, Pay)]

    def _method(self) -> str:
        text = self.method.currentText().strip()
        at = self.method.findText(text)
        return str(self.method.itemData(at)) if at >= 0 else text

    def _judge(self) -> None:
        action, words = self.action(), current()
        wrong = _("Write an amount such as 1,100 or 11.50.")
        self._amount_field.say_wrong(wrong if self.amount.amount() is None else "")
        self._withheld_field.say_wrong(wrong if self.withheld.amount() is None else "")
        trouble = trouble_of(self._bridge, action) if action is not None else ""
        doubt = doubt_of(self._bridge, (action,)) if action is not None and not trouble else ""
        handed = action.amount - action.withheld if action is not None else 0
        plan = self._bridge.tournament.setup
        self._handed.setText(figures.money(handed, plan, words) if handed > 0 else "")
        self._told.setText(trouble or doubt)
        self._told.setVisible(bool(trouble or doubt))
        restyle(self._told, state="red" if trouble else "amber")
        self.yes.setEnabled(action is not None and not trouble)


def _print_receipt(bridge: Bridge, owner: QWidget | None, changed: Changed) -> None:
    """The receipt of what was just paid, ready to print."""
    from director.gui.dialogs.print_paper import PrintPaperDialog

    order = PaperOrder(paper_order.PAID, current().language, line=changed.lines[-1].seq)
    PrintPaperDialog(bridge, order, _("Print payout receipt"), owner).open()


def _dues(bridge: Bridge) -> tuple[Due, ...]:
    return dues(bridge.tournament, rules_at(bridge.tournament))


def _about(due: Due) -> str:
    what = method_name("seat", current()) if due.seat else _(PAID_FOR[due.paid_for])
    if due.place is None:
        return what
    return _("{what}, {place} place").format(what=what, place=place_words(due.place, current()))
