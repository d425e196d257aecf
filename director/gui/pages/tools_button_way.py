"""What the ways of dealing with the button share: an answer with its reason, and one verb that writes it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from director.domain.action import Action
from director.domain.tournament import Tournament
from director.gui.weighing import Weighed, Weighing
from director.gui.widgets.answer_pane import AnswerPane, Said
from director.gui.widgets.go_button import GoButton
from director.host.i18n import current
from director.views.floor import FloorTable, floor_table

if TYPE_CHECKING:
    from director.gui.pages.tools_pane import Place
    from director.views.table_tools.asked import Asked
    from director.views.table_tools.ring import Ring

_KIND: Final = {"": "turn", "amber": "warning", "red": "trouble"}
"""How something that was weighed is said."""


class ButtonWay(QWidget):
    """One way; `ring` shows what comes of it."""

    key: ClassVar[str] = ""
    judged = Signal()
    """There is another answer."""

    def __init__(self, place: Place, yes: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(f"way-{self.key}")
        self.place, self.chosen = place, 0
        self.answers, self.yes, self.body = AnswerPane(), GoButton(), QVBoxLayout()
        self.yes.setObjectName("yes")
        self.yes.say(yes)
        self.yes.clicked.connect(self.accept)
        self._weighing = Weighing(place.bridge, self)
        self.body.setSpacing(8)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        column.addWidget(self.answers)
        column.addLayout(self.body)
        column.addWidget(self.yes)
        column.addStretch(1)

    # ------------------------------------------------------------ what each way says

    def decisions(self) -> Sequence[Action]:
        """What the verb writes down; nothing while it is not known."""
        raise NotImplementedError

    def judge(self) -> None:
        """Ask the rules anew, and say what they answer."""
        raise NotImplementedError

    def ring(self) -> Ring:
        """The table as this way would have it."""
        raise NotImplementedError

    def asked(self) -> Asked | None:
        """The same as a question of the rule book, to be explained and handed on; None for no answer."""
        raise NotImplementedError

    # ------------------------------------------------------------ for all of them

    @property
    def tournament(self) -> Tournament:
        """The event as last stored."""
        return self.place.tournament

    def table(self) -> FloorTable:
        """The table with whoever sits there."""
        return floor_table(self.tournament, self.place.bridge.people, current(), self.place.table)

    def refresh(self) -> None:
        """Something was written, or typed."""
        self.judge()
        self.judged.emit()

    def accept(self) -> None:
        """Write the decision down, where the rules object with a reason."""
        decisions = self.decisions()
        if decisions and self.yes.isEnabled():
            self._weighing.do(decisions)

    def take_focus(self) -> None:
        """The keyboard goes where Enter does the likely thing."""
        self.yes.setFocus()

    def say(self, text: str, because: str, more: Iterable[str] = ()) -> None:
        """The answer; above it what speaks against writing it down."""
        decisions = self.decisions()
        weighed = self._weighing.weigh(*decisions) if decisions else Weighed("", "")
        lines = [Said(text, "turn"), Said(weighed.text, _KIND[weighed.state])]
        lines += [*(Said(line) for line in more), Said(because, "because")]
        self.answers.say(lines)
        self.yes.setEnabled(bool(decisions) and weighed.state != "red")

    def refuse(self, text: str) -> None:
        """There is no answer, and why."""
        self.answers.say([Said(text, "trouble")])
        self.yes.setEnabled(False)
