"""The button was not moved for the last hand: for the next it stays, or goes on by one place or by two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from director.domain.play import SkipButton, Steps
from director.gui.dialogs.frame import open_at
from director.gui.dialogs.table_frame import TableDialog
from director.gui.widgets.ring_seats import ring_seats
from director.host.i18n import _, current
from director.views.article_text import article_text
from director.views.next_hand import last_of
from director.views.skip_ways import STEPS, SkipWay, skip_ways

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


class SkipButtonDialog(TableDialog):
    """Each way shows the hand that follows from it; playing on is chosen, as the rules have it."""

    def __init__(self, bridge: Bridge, table: int, parent: QWidget | None = None) -> None:
        title = _("The button of table {table} was not moved").format(table=table)
        super().__init__(bridge, table, title, _("Correct the button"), parent)
        self.about.setText(article_text("TDA 34-A", current()))
        self.acted = QCheckBox(_("There was substantial &action in the hand with the old button"))
        self.acted.setObjectName("acted")
        self.acted.setChecked(True)
        self._ways = QButtonGroup(self)
        self._follows: dict[Steps, QLabel] = {}
        self._build()
        self._ways.idToggled.connect(self._judge)
        self.acted.toggled.connect(self._judge)
        bridge.changed.connect(self._judge)
        open_at(self, 920, 560)  # the ways stand beside the table
        self._judge()

    def _build(self) -> None:
        """The ways stand beside the table: above one another they would leave it no room."""
        ways, beside = QVBoxLayout(), QHBoxLayout()
        ways.setSpacing(4)
        ways.addStretch(1)
        for at, (steps, words) in enumerate(STEPS.items()):
            way, follows = QRadioButton(_(words)), QLabel()
            way.setObjectName(steps)
            follows.setObjectName(f"{steps}-follows")
            follows.setProperty("type", "note")
            follows.setContentsMargins(24, 0, 0, 0)
            self._ways.addButton(way, at)
            self._follows[steps] = follows
            ways.addWidget(way)
            ways.addWidget(follows)
        ways.addStretch(1)
        self.body.removeWidget(self.ring)
        beside.setSpacing(16)
        beside.addWidget(self.ring, 1)
        beside.addLayout(ways)
        self.body.insertLayout(0, beside, 1)
        self.body.insertWidget(1, self.acted)
        self._ways.button(0).setChecked(True)
        self._ways.button(0).setFocus()

    def action(self) -> SkipButton | None:
        """The decision as it is chosen; None where too few hands are known."""
        return self._chosen().action

    def accept(self) -> None:
        action = self.action()
        if action is not None and self.yes.isEnabled() and self.do((action,)):
            super().accept()

    # ------------------------------------------------------------ within

    def _all(self) -> dict[Steps, SkipWay]:
        return skip_ways(self._bridge.journal, self._table, current(), acted=self.acted.isChecked())

    def _chosen(self) -> SkipWay:
        return self._all()[tuple(STEPS)[self._ways.checkedId()]]

    def _judge(self, *_changed: object) -> None:
        for at, (steps, way) in enumerate(self._all().items()):
            self._ways.button(at).setEnabled(way.action is not None)
            self._follows[steps].setText(way.follows)
        chosen = self._chosen()
        last = last_of(chosen.hand) if chosen.hand is not None else self.tournament.tables[self._table].last
        self.ring.show_seats(ring_seats(self.table()), last)
        if chosen.action is None:
            self.say(chosen.follows, "red")
        else:
            weighed = self.weigh(chosen.action)
            self.say(weighed.text, weighed.state)
        self._result.setVisible(bool(self._result.text()))
        self.yes.setEnabled(chosen.action is not None)
