"""The button of a table of the event was not moved: it stays, or goes on by one place or by two."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from msgspec.structs import replace
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QLabel, QRadioButton

from director.domain.action import Action
from director.domain.hands import LastHand
from director.domain.play import Steps
from director.gui.pages.tools_button_way import ButtonWay
from director.gui.pages.tools_pane import Place
from director.host.i18n import N_, _, current
from director.views.article_text import article_text
from director.views.skip_ways import STEPS, SkipWay, skip_ways
from director.views.table_tools.asked import Asked
from director.views.table_tools.button_ring import between_hands, dealt_ring
from director.views.table_tools.button_sheet import button_sheet_at, next_answer
from director.views.table_tools.ring import Ring

ARTICLE: Final = "TDA 34-A"
SHORT: Final[dict[Steps, str]] = {
    "one": N_("On by &one place"),
    "two": N_("On by &two places"),
    "stay": N_("It &stays"),
}
"""The ways where room is short; what follows from each stands under it."""


class SkipWayPane(ButtonWay):
    """Each way with the hand that follows from it; playing on is chosen, as the rules have it."""

    key: ClassVar[str] = "skip"

    def __init__(self, place: Place) -> None:
        super().__init__(place, _("Correct the button"))
        self.acted = QCheckBox(_("Substantial action"))
        self.acted.setToolTip(_("In the hand with the old button"))
        self.acted.setObjectName("acted")
        self.acted.setChecked(True)
        self._ways, self._follows = QButtonGroup(self), dict[Steps, QLabel]()
        for at, (steps, words) in enumerate(STEPS.items()):
            way, follows = QRadioButton(_(SHORT[steps])), QLabel()
            way.setToolTip(_(words).replace("&", ""))
            way.setObjectName(steps)
            follows.setObjectName(f"{steps}-follows")
            follows.setProperty("type", "note")
            follows.setWordWrap(True)
            follows.setContentsMargins(24, 0, 0, 0)
            self._ways.addButton(way, at)
            self._follows[steps] = follows
            self.body.addWidget(way)
            self.body.addWidget(follows)
        self.body.addWidget(self.acted)
        self._ways.button(0).setChecked(True)
        self._ways.idToggled.connect(self.refresh)
        self.acted.toggled.connect(self.refresh)
        self._all: dict[Steps, SkipWay] = {}

    def take_focus(self) -> None:
        self._ways.button(self._ways.checkedId()).setFocus()

    def way(self) -> tuple[Steps, SkipWay]:
        """The one that is chosen."""
        steps = tuple(STEPS)[self._ways.checkedId()]
        return steps, self._all[steps]

    def decisions(self) -> Sequence[Action]:
        action = self.way()[1].action
        return () if action is None else (action,)

    def judge(self) -> None:
        journal, words = self.place.bridge.journal, current()
        self._all = skip_ways(journal, self.place.table, words, acted=self.acted.isChecked())
        for at, (steps, way) in enumerate(self._all.items()):
            self._ways.button(at).setEnabled(way.action is not None)
            self._follows[steps].setText(way.follows if way.action is not None else "")
        way = self.way()[1]
        if way.action is None:
            self.refuse(way.follows)
        else:
            text = _("Next hand: {what}.").format(what=way.follows[:1].lower() + way.follows[1:])
            self.say(text if way.hand is not None else "", article_text(ARTICLE, words))

    def ring(self) -> Ring:
        hand = self.way()[1].hand
        if hand is None:
            last = self.tournament.tables[self.place.table].last
            return between_hands(self.table(), last, current(), self.chosen)
        return dealt_ring(self.table(), hand, current(), self.chosen)

    def asked(self) -> Asked | None:
        """The next hand from where the button is put, by the article on a button in the wrong place."""
        steps, way = self.way()
        if way.action is None or way.hand is None:
            return None
        sheet = button_sheet_at(self.tournament, self.place.table, way.hand.blinds)
        last = LastHand(way.action.button, way.action.small, way.action.big)
        told = next_answer(replace(sheet, last=last), current()).asked
        text = "\n".join((_(STEPS[steps]).replace("&", "") + ".", told.text))
        return told._replace(text=text, articles=(ARTICLE, *told.articles))
