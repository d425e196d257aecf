"""What is paid for knocking somebody out: none, plain, half and half, or drawn from envelopes."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout

from director.domain.prize_plan import BountyPlan, Envelope
from director.gui.widgets.amount_edit import AmountEdit, read_amount
from director.gui.widgets.calm import calm
from director.gui.widgets.line_edit import LineEdit
from director.host.i18n import N_, _, current
from director.views import figures
from director.views.prizes.wall_papers import KINDS as BOUNTY_KINDS

KINDS: Final = (("", N_("No bounties")), *BOUNTY_KINDS.items())
_TIMES: Final = re.compile(r"(.*?)\s*[×xхX*]\s*(\d{1,5})")
"""An amount, how many of them; a Russian х will do."""


class BountyForm(QObject):
    """Rows of a form: the kind first; the other fields as that kind needs them."""

    changed = Signal()
    """Another plan of bounties."""

    def __init__(self, bounty: BountyPlan | None, decimals: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._decimals = decimals
        self._form: QFormLayout
        self.kind = QComboBox()
        self.kind.setObjectName("bounty-kind")
        for key, words in KINDS:
            self.kind.addItem(_(words), key)
        self.kind.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.kind.setMinimumContentsLength(12)
        calm(self.kind)
        self.amount = AmountEdit(bounty.amount if bounty is not None else 0, decimals=decimals)
        self.amount.setObjectName("bounty-amount")
        self.since = AmountEdit(bounty.since if bounty is not None else 0)
        self.since.setObjectName("bounty-since")
        self.since.setToolTip(_("0: from the first hand on"))
        for edit in (self.amount, self.since):
            edit.setMaximumWidth(180)
        self.envelopes = LineEdit("envelopes", 4)
        self.envelopes.setPlaceholderText("100 000 × 1\n25 000 × 4\n5 000 × 20")
        if bounty is not None:
            self.kind.setCurrentIndex(self.kind.findData(bounty.kind))
            self.envelopes.setPlainText("\n".join(map(self._line, bounty.envelopes)))
        self.kind.currentIndexChanged.connect(self._on_kind)
        for edit in (self.amount, self.since):
            edit.textChanged.connect(self.changed)
        self.envelopes.textChanged.connect(self.changed)

    def lay_into(self, form: QFormLayout) -> None:
        """Put its rows under those that the form has."""
        form.addRow(_("&Bounties"), self.kind)
        form.addRow(_("Of each buy-in"), self.amount)
        form.addRow(_("Envelopes, amount × count"), self.envelopes)
        form.addRow(_("From so many players on"), self.since)
        self._form = form
        self._on_kind()

    def bounty(self) -> BountyPlan | None:
        """The plan of the bounties; None for none. Raises ValueError where a number is none."""
        kind = self.kind.currentData()
        if not kind:
            return None
        amount, since = self.amount.amount(), self.since.amount()
        if amount is None or since is None:
            raise ValueError("bounty")
        if kind != "mystery":
            return BountyPlan(amount, kind)
        return BountyPlan(amount, kind, tuple(map(self._envelope, self.envelopes.lines())), since)

    # ------------------------------------------------------------ within

    def _envelope(self, line: str) -> Envelope:
        found = _TIMES.fullmatch(line)
        amount = read_amount(found[1], self._decimals) if found else None
        if found is None or amount is None:
            raise ValueError("envelopes")
        return Envelope(amount, int(found[2]))

    def _line(self, one: Envelope) -> str:
        whole, rest = divmod(one.amount, 10**self._decimals)
        text = figures.chips(whole, current())
        return f"{text}.{rest:0{self._decimals}} × {one.count}" if rest else f"{text} × {one.count}"

    def _on_kind(self) -> None:
        kind = self.kind.currentData()
        self._form.setRowVisible(self.amount, bool(kind))
        self._form.setRowVisible(self.envelopes, kind == "mystery")
        self._form.setRowVisible(self.since, kind == "mystery")
        self.changed.emit()
