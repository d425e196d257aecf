"""The chief referee decides an appeal: the ruling stands, or it is changed and a revision is written next."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QLineEdit, QRadioButton, QWidget

from director.domain.name_marks import with_marks, without_marks
from director.domain.ruled import MOST_PERSON
from director.domain.rulings import DecideAppeal
from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.ruling_deeds import named
from director.gui.widgets.field import Field
from director.gui.widgets.lasting import lasting
from director.gui.widgets.phrase_edit import PhraseEdit
from director.host.i18n import _

if TYPE_CHECKING:
    from director.domain.ruled import Ruling
    from director.gui.bridge import Bridge


class DecideAppealDialog(FramedDialog):
    """Shows the grounds; of a change the form of the revision opens at once."""

    def __init__(self, bridge: Bridge, ruling: Ruling, parent: QWidget | None = None) -> None:
        appeal = ruling.appeal
        grounds = "" if appeal is None else without_marks(appeal.grounds, bridge.people)
        super().__init__(
            _("Appeal against ruling {number}").format(number=ruling.number),
            _("Grounds: {grounds}").format(grounds=grounds),
            _("Decide"),
            parent,
        )
        opens_handbook(self, "rulings")
        self._bridge, self._ruling, self._over = bridge, ruling, parent
        self.stands, self.changed = QRadioButton(), QRadioButton()
        self.decision, self.judge, self._wrong = PhraseEdit(3, 8), QLineEdit(), QLabel()
        self._lay_out()
        self.decision.setFocus()
        open_at(self, 560, 360)

    def _lay_out(self) -> None:
        self.stands.setText(_("The ruling &stands"))
        self.changed.setText(_("It is &changed: the revision is written next"))
        self.stands.setObjectName("stands")
        self.changed.setObjectName("changed")
        self.stands.setChecked(True)
        self.decision.setObjectName("decision")
        self.judge.setObjectName("judge")
        self.judge.setMaxLength(MOST_PERSON)
        self.judge.setText(self._bridge.desk.venue.staff)
        self._wrong.setObjectName("wrong")
        self._wrong.setProperty("state", "red")
        self._wrong.hide()
        for part in (
            self.stands,
            self.changed,
            Field(_("&Why"), self.decision),
            Field(_("&Chief referee"), self.judge),
            self._wrong,
        ):
            self.body.addWidget(part)
        self.body.addStretch(1)
        self.decision.textChanged.connect(self._wrong.hide)

    def accept(self) -> None:
        """Decide it; a change leads on to the revision."""
        appeal, decision = self._ruling.appeal, self.decision.toPlainText().strip()
        if not decision:
            self._wrong.setText(_("Say why the appeal is decided so."))
            self._wrong.show()
            self.decision.setFocus()
            return
        people = named(self._bridge, self._ruling.now)
        said, judge = with_marks(decision, people), with_marks(self.judge.text(), people)
        line = self._ruling.id if appeal is None else appeal.line
        changed = self.changed.isChecked()
        action = DecideAppeal(self._ruling.id, line, "changed" if changed else "stands", said, judge)
        go_on = partial(_revise, self._bridge, self._ruling, self._over) if changed else None
        over = self._over or self._bridge
        then = None if go_on is None else lasting(over, lambda _done: go_on())
        self._bridge.run(lambda desk: desk.do(action), then, once=action)
        super().accept()


def _revise(bridge: Bridge, ruling: Ruling, over: QWidget | None) -> None:
    from director.gui.dialogs.ruling import open_revision

    now = bridge.tournament.rulings.get(ruling.id)
    if now is not None:
        open_revision(bridge, now, over)
