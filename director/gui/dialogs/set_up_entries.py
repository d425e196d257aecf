"""The part of the set-up for what comes after the first entry: re-entry, rebuy, add-on, chips on top."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QLabel,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from director.domain.plan import (
    MOST_CHIPS,
    MOST_LEVEL,
    MOST_MONEY,
    MOST_TIMES,
    OFFERS,
    Offer,
    Plan,
    StackBonus,
)
from director.gui.dialogs.set_up_editors import number
from director.gui.widgets.amount_edit import AmountEdit
from director.host.i18n import N_, _

_OFFERS: Final = {
    "reentry": N_("Re-&entry, a new entry"),
    "rebuy": N_("Re&buy, a stack more"),
    "add_on": N_("A&dd-on, more chips"),
}
_HEADS: Final = (N_("to the prizes"), N_("to the house"), N_("chips"), N_("for each at most"))
_BONUSES: Final = 3
"""So many rows for chips on top; a plan that has more keeps them."""


class OfferRow:
    """One offer: whether it is made, what it costs and gives, and how often."""

    def __init__(self, name: str, words: str) -> None:
        self.name = name
        self.offered = QCheckBox(words)
        self.offered.setObjectName(name)
        self.buy_in, self.fee = AmountEdit(0, decimals=2), AmountEdit(0, decimals=2)
        self.stack = AmountEdit(10_000)
        self.most = number(0, MOST_TIMES, 0)
        self.most.setSpecialValueText(_("any number"))
        for key, editor, label in zip(
            ("buy_in", "fee", "stack", "most"), self.editors(), _HEADS, strict=True
        ):
            editor.setObjectName(f"{name}_{key}")
            editor.setAccessibleName(f"{words.replace('&', '')}: {_(label)}")
        self.offered.toggled.connect(self._on_offered)
        self._on_offered(False)

    def editors(self) -> tuple[QWidget, ...]:
        """Its fields, as they stand side by side."""
        return (self.buy_in, self.fee, self.stack, self.most)

    def show_offer(self, offer: Offer | None, decimals: int) -> None:
        """Fill the row."""
        self.offered.setChecked(offer is not None)
        self.set_decimals(decimals)
        if offer is not None:
            self.buy_in.set_amount(offer.buy_in)
            self.fee.set_amount(offer.fee)
            self.stack.set_amount(offer.stack)
            self.most.setValue(offer.most)

    def suggest(self, buy_in: int, fee: int, stack: int) -> None:
        """What a first entry costs and gives, for an offer that was never filled."""
        if not self.offered.isChecked():
            self.buy_in.set_amount(buy_in)
            self.fee.set_amount(fee if self.name == "reentry" else 0)
            self.stack.set_amount(stack)

    def set_decimals(self, decimals: int) -> None:
        """Another currency."""
        self.buy_in.set_decimals(decimals)
        self.fee.set_decimals(decimals)

    def offer(self) -> Offer | None:
        """As it stands in the row; None where it is not made, or is wrong."""
        buy_in, fee, stack = self.buy_in.amount(), self.fee.amount(), self.stack.amount()
        if not self.offered.isChecked() or buy_in is None or fee is None or stack is None:
            return None
        return Offer(buy_in, fee, stack, self.most.value())

    def wrong(self) -> AmountEdit | None:
        """The first field that cannot be so; None when all can, and where the offer is not made."""
        if not self.offered.isChecked():
            return None
        for editor, least, most in (
            (self.buy_in, 0, MOST_MONEY),
            (self.fee, 0, MOST_MONEY),
            (self.stack, 1, MOST_CHIPS),
        ):
            amount = editor.amount()
            if amount is None or not least <= amount <= most:
                return editor
        return None

    def _on_offered(self, made: bool) -> None:
        for editor in self.editors():
            editor.setEnabled(made)


class BonusRow:
    """Chips on top of the starting stack: what for, how many, and how long they are given."""

    def __init__(self, at: int) -> None:
        self.name, self.chips = QLineEdit(), AmountEdit(0)
        self.until: QSpinBox = number(0, MOST_LEVEL, 0)
        self.name.setObjectName(f"bonus_name_{at}")
        self.chips.setObjectName(f"bonus_chips_{at}")
        self.until.setObjectName(f"bonus_until_{at}")
        self.name.setPlaceholderText(_("such as: early bird"))
        self.until.setSpecialValueText(_("first hand"))

    def bonus(self) -> StackBonus | None:
        """As it stands in the row; None for an empty one."""
        chips = self.chips.amount() or 0
        return StackBonus(self.name.text().strip(), chips, self.until.value()) if chips else None


class EntriesPage(QWidget):
    """Re-entry, rebuy, add-on and chips on top; until when is a matter of the level schedule."""

    def __init__(self, windows: str = "") -> None:
        super().__init__()
        self.rows = {name: OfferRow(name, _(words)) for name, words in _OFFERS.items()}
        self.bonuses = [BonusRow(at) for at in range(_BONUSES)]
        self._more: tuple[StackBonus, ...] = ()
        self._wrong = QLabel()
        self._wrong.setObjectName("offers_wrong")
        self._wrong.setProperty("type", "note")
        self._wrong.setProperty("state", "red")
        self._wrong.setVisible(False)
        self._windows = QLabel(windows or _("Until when each is possible stands in the level schedule."))
        self._windows.setObjectName("windows")
        self._windows.setProperty("type", "note")
        self._windows.setWordWrap(True)
        self._lay_out()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(10)
        column.addLayout(self._offers())
        column.addWidget(self._windows)
        column.addLayout(self._on_top())
        column.addWidget(self._wrong)
        column.addStretch(1)

    def _offers(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        for place, words in enumerate(_HEADS, 1):
            note = QLabel(_(words))
            note.setProperty("type", "note")
            grid.addWidget(note, 0, place)
            grid.setColumnStretch(place, 1)
        for at, row in enumerate(self.rows.values(), 1):
            grid.addWidget(row.offered, at, 0)
            for place, editor in enumerate(row.editors(), 1):
                grid.addWidget(editor, at, place)
        return grid

    def _on_top(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        for at, words in enumerate((_("On top of the stack"), _("chips"), _("to the end of level"))):
            note = QLabel(words)
            note.setProperty("type", "note")
            grid.addWidget(note, 0, at)
        for at, bonus in enumerate(self.bonuses, 1):
            for place, editor in enumerate((bonus.name, bonus.chips, bonus.until)):
                editor.setAccessibleName(_("On top of the stack, row {n}").format(n=at))
                grid.addWidget(editor, at, place)
        for place, stretch in enumerate((3, 1, 1)):
            grid.setColumnStretch(place, stretch)
        return grid

    def show_plan(self, plan: Plan) -> None:
        """Fill the page with a plan that is in force."""
        for name in OFFERS:
            self.rows[name].show_offer(getattr(plan, name), plan.decimals)
        for row, bonus in zip(self.bonuses, plan.bonuses, strict=False):
            row.name.setText(bonus.name)
            row.chips.set_amount(bonus.chips)
            row.until.setValue(bonus.until)
        self._more = plan.bonuses[_BONUSES:]

    def filled(self, plan: Plan) -> Plan:
        """This plan with what stands on the page."""
        bonuses = tuple(bonus for row in self.bonuses if (bonus := row.bonus()) is not None)
        return replace(
            plan,
            reentry=self.rows["reentry"].offer(),
            rebuy=self.rows["rebuy"].offer(),
            add_on=self.rows["add_on"].offer(),
            bonuses=(*bonuses, *self._more),
        )

    def set_decimals(self, decimals: int) -> None:
        """Another currency."""
        for row in self.rows.values():
            row.set_decimals(decimals)

    def suggest(self, buy_in: int, fee: int, stack: int) -> None:
        """Offers that are not made yet cost and give what a first entry does."""
        for row in self.rows.values():
            row.suggest(buy_in, fee, stack)

    def wrong(self) -> QWidget | None:
        """The first field that cannot be so, said in words; None when all can."""
        found: QWidget | None = next((bad for row in self.rows.values() if (bad := row.wrong())), None)
        if found is None:
            found = next((row.chips for row in self.bonuses if _is_wrong(row)), None)
        self._wrong.setText(_("Write an amount, such as 1,000; chips are at least 1.") if found else "")
        self._wrong.setVisible(found is not None)
        return found


def _is_wrong(row: BonusRow) -> bool:
    chips = row.chips.amount()
    return chips is None or chips > MOST_CHIPS or (bool(row.name.text().strip()) and not chips)
