"""The plan of the prizes: what the pool is made of, how it is rounded, and what the house chose."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from director.domain.prize_plan import Deduction, PrizePlan
from director.domain.prizes import SetPrizes
from director.domain.refusal import Impossible
from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.doubts import reason_for
from director.gui.style import restyle
from director.gui.widgets.amount_edit import AmountEdit, read_amount
from director.gui.widgets.bounty_form import BountyForm
from director.gui.widgets.calm import calm
from director.gui.widgets.line_edit import LineEdit, name_and_figure
from director.gui.widgets.pool_pane import SumGrid
from director.gui.widgets.side_panel import scrolling_column
from director.host.i18n import N_, _, current
from director.views.prizes.pool import pool_rows
from director.views.refusals import RefusalTelling
from director.views.wording import Telling

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

_REMAINDERS: Final = (
    ("first", N_("all to first place")),
    ("largest_remainder", N_("one unit each, by the largest remainder")),
)


class PrizePlanDialog(FramedDialog):
    """Fields at the left, the pool they make at the right; tables are chosen where plans are compared."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(
            _("Plan the prizes"),
            _("No rule book speaks of prizes: all of this is the house's choice and stands in the journal."),
            _("Keep the plan"),
            parent,
        )
        opens_handbook(self, "payouts")
        self._bridge = bridge
        self._known = plan = bridge.tournament.prize_money.planned
        self._decimals = decimals = bridge.tournament.setup.decimals
        self.guarantee, self.added = (
            self._money("guarantee", plan.guarantee),
            self._money("added", plan.added),
        )
        self.unit = self._money("unit", plan.unit if bridge.tournament.prize_money.plan else 10**decimals)
        self.minimum = self._money("minimum", plan.minimum)
        self.seat_price = self._money("seat_price", plan.seat_price)
        self.deductions, self.receipt = LineEdit("deductions", 3), LineEdit("receipt_lines", 3)
        self.remainder, self.bounty = QComboBox(), BountyForm(plan.bounty, decimals, self)
        self.withdrawn = QCheckBox(_("Who withdrew gets the prize of his place"))
        self.disqualified = QCheckBox(_("Who was disqualified gets it too"))
        self._told, self.pool, self._total = QLabel(), SumGrid(), QLabel()
        self._fill(plan)
        self._lay_out()
        self._connect()
        open_at(self, 960, 640)
        self.guarantee.setFocus()
        self._judge()

    def _money(self, name: str, amount: int) -> AmountEdit:
        edit = AmountEdit(amount, decimals=self._decimals)
        edit.setObjectName(name)
        edit.setMaximumWidth(180)
        return edit

    def _fill(self, plan: PrizePlan) -> None:
        self.remainder.setObjectName("remainder")
        for key, words in _REMAINDERS:
            self.remainder.addItem(_(words), key)
        self.remainder.setCurrentIndex(self.remainder.findData(plan.remainder))
        self.remainder.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.remainder.setMinimumContentsLength(12)
        calm(self.remainder)
        self.withdrawn.setObjectName("withdrawn")
        self.disqualified.setObjectName("disqualified")
        self.withdrawn.setChecked(plan.withdrawn == "prize")
        self.disqualified.setChecked(plan.disqualified == "prize")
        self.deductions.setPlaceholderText(_("Staff 5 %\nLeague 20 000"))
        self.receipt.setPlaceholderText(_("Document\nTax number"))
        self.receipt.setToolTip(
            _("Filled in by pen: documents and numbers of people never enter the journal.")
        )
        self.receipt.setPlainText("\n".join(plan.receipt_lines))
        self.deductions.setPlainText("\n".join(map(self._deduction_line, plan.deductions)))

    def _lay_out(self) -> None:
        self._told.setObjectName("told")
        self._told.setWordWrap(True)
        self._total.setProperty("type", "figure")
        self._total.setObjectName("total")
        side = QVBoxLayout()
        title = QLabel(_("The pool by this plan, now"))
        title.setProperty("type", "strong")
        for part in (title, self._total, self.pool, self._told):
            side.addWidget(part)
        side.addStretch(1)
        left, right = QWidget(), QWidget()
        column = scrolling_column(left)
        column.setContentsMargins(0, 0, 12, 0)
        column.addLayout(self._forms())
        column.addStretch(1)
        right.setLayout(side)
        right.setFixedWidth(268)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(left, 1)
        row.addWidget(right)
        self.body.addLayout(row, 1)

    def _forms(self) -> QFormLayout:
        form = QFormLayout()
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(12)
        form.setVerticalSpacing(6)
        form.addRow(_("&Guarantee"), self.guarantee)
        form.addRow(_("&Added money"), self.added)
        form.addRow(_("&Deductions, one a line"), self.deductions)
        form.addRow(_("Prizes are &multiples of"), self.unit)
        form.addRow(_("What rounding leaves"), self.remainder)
        form.addRow(_("&Least prize"), self.minimum)
        form.addRow(_("&Seat in the target event is worth"), self.seat_price)
        self.seat_price.setToolTip(_("0 where this is no satellite. With it, the pool becomes seats."))
        self.bounty.lay_into(form)
        form.addRow(self.withdrawn)
        form.addRow(self.disqualified)
        form.addRow(_("&Receipt leaves free, one a line"), self.receipt)
        return form

    def _connect(self) -> None:
        for edit in (self.guarantee, self.added, self.unit, self.minimum, self.seat_price):
            edit.textChanged.connect(self._judge)
        for lines in (self.deductions, self.receipt):
            lines.textChanged.connect(self._judge)
        self.remainder.currentIndexChanged.connect(self._judge)
        self.bounty.changed.connect(self._judge)
        self.withdrawn.toggled.connect(self._judge)
        self.disqualified.toggled.connect(self._judge)

    # ------------------------------------------------------------ what is planned

    def plan(self) -> PrizePlan:
        """The plan as it stands. Raises ValueError where a number is none, Impossible for what cannot be."""
        names = ("guarantee", "added", "unit", "minimum", "seat_price")
        amounts = {name: getattr(self, name).amount() for name in names}
        if None in amounts.values():
            raise ValueError("amount")
        made = replace(
            self._known,
            **amounts,
            deductions=tuple(map(self._deduction, self.deductions.lines())),
            remainder=self.remainder.currentData(),
            bounty=self.bounty.bounty(),
            withdrawn="prize" if self.withdrawn.isChecked() else "none",
            disqualified="prize" if self.disqualified.isChecked() else "none",
            receipt_lines=tuple(self.receipt.lines()),
        )
        made.check()
        return made

    def accept(self) -> None:
        if not self.yes.isEnabled():
            return
        plan = self.plan()
        if plan != self._bridge.tournament.prize_money.plan:
            reason = reason_for(self._bridge, (SetPrizes(plan),), self)
            if reason is None:
                return
            self._bridge.do(SetPrizes(plan), reason, overrule=bool(reason))
        super().accept()

    # ------------------------------------------------------------ within

    def _deduction(self, line: str) -> Deduction:
        name, figure = name_and_figure(line)
        if figure.endswith("%"):
            return Deduction(name, percent=figure.rstrip("% ").replace(",", "."))
        amount = read_amount(figure, self._decimals)
        if amount is None:
            raise ValueError("deductions")
        return Deduction(name, amount=amount)

    def _deduction_line(self, one: Deduction) -> str:
        if one.percent:
            return f"{one.name} {one.percent} %"
        return f"{one.name} {AmountEdit(one.amount, decimals=self._decimals).text()}"

    def _judge(self, *_changed: object) -> None:
        """Say what the pool becomes, or what cannot be."""
        bridge, words, told = self._bridge, current(), ""
        try:
            plan = self.plan()
        except ValueError:
            told = _("Write amounts such as 1,100 or 11.50, percents such as 5 %, envelopes such as 500 × 4.")
        except Impossible as impossible:
            told = RefusalTelling(Telling(bridge.journal, bridge.people, words)).impossible(impossible)
        else:
            rows = pool_rows(bridge.tournament, words, plan)
            self.pool.show_sums([(row.key, row.what, row.text) for row in rows if row.key != "total"])
            self._total.setText(next(row.text for row in rows if row.key == "total"))
        self._told.setText(told)
        restyle(self._told, state="red" if told else "")
        self.yes.setEnabled(not told)
