"""The button was not moved for the last hand: for the next it stays, or goes on by one place or by two."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QLabel, QRadioButton, QWidget

from director.domain.ids import Seq
from director.domain.line import Line
from director.domain.play import PlayHand, SkipButton, Steps
from director.domain.refusal import Impossible
from director.gui.dialogs.table_frame import TableDialog
from director.gui.widgets.ring_seats import ring_seats
from director.host.i18n import N_, _, current
from director.rules.table.proposals import propose_hand, propose_skip
from director.views.article_text import article_text
from director.views.next_hand import hand_sentence, last_of

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

_STEPS: Final[dict[Steps, str]] = {
    "one": N_("It goes on by &one place, as ever"),
    "two": N_("It goes on by &two, to make good the place it missed"),
    "stay": N_("It &stays: another hand with the same button"),
}


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
        self._judge()

    def _build(self) -> None:
        for at, (steps, words) in enumerate(_STEPS.items()):
            way, follows = QRadioButton(_(words)), QLabel()
            way.setObjectName(steps)
            follows.setObjectName(f"{steps}-follows")
            follows.setProperty("type", "note")
            follows.setContentsMargins(24, 0, 0, 0)
            self._ways.addButton(way, at)
            self._follows[steps] = follows
            self.body.insertWidget(1 + 2 * at, way)
            self.body.insertWidget(2 + 2 * at, follows)
        self.body.insertWidget(1 + 2 * len(_STEPS), self.acted)
        self._ways.button(0).setChecked(True)
        self._ways.button(0).setFocus()

    def action(self) -> SkipButton | None:
        """The decision as it is chosen; None where too few hands are known."""
        return self._skip(tuple(_STEPS)[self._ways.checkedId()])

    def accept(self) -> None:
        action = self.action()
        if action is not None and self.yes.isEnabled() and self.do((action,)):
            super().accept()

    # ------------------------------------------------------------ within

    def _skip(self, steps: Steps) -> SkipButton | None:
        try:
            return propose_skip(self.tournament, self._table, steps, acted=self.acted.isChecked()).answer
        except Impossible:
            return None

    def _next(self, skip: SkipButton) -> PlayHand | None:
        """The hand that would follow."""
        line = Line(Seq(self._bridge.journal.seq + 1), "asked", "", "", "", skip)
        try:
            after = skip.apply(self.tournament, line)
            return propose_hand(replace(after, started=True), self._table).answer
        except Impossible:
            return None

    def _judge(self, *_changed: object) -> None:
        for at, steps in enumerate(_STEPS):
            skip = self._skip(steps)
            hand = self._next(skip) if skip is not None else None
            self._ways.button(at).setEnabled(skip is not None)
            if skip is None:
                text = _("Too few hands of this table are known for that.")
            else:
                text = hand_sentence(hand, current()) if hand is not None else ""
            self._follows[steps].setText(text)
        action = self.action()
        hand = self._next(action) if action is not None else None
        last = last_of(hand) if hand is not None else self.tournament.tables[self._table].last
        self.ring.show_seats(ring_seats(self.table()), last)
        if action is None:
            self.say(_("Too few hands of this table are known for that."), "red")
        else:
            weighed = self.weigh(action)
            self.say(weighed.text, weighed.state)
        self._result.setVisible(bool(self._result.text()))
        self.yes.setEnabled(action is not None)
