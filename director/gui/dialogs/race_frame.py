"""What the two dialogs of a chip race share: missing cards are dealt, the outcome is weighed and written."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QWidget

from director.domain.chips import ColourUp
from director.domain.refusal import Impossible
from director.gui.style import restyle
from director.host import chance
from director.host.i18n import _, current, ngettext
from director.views import figures
from director.views.race_sheet import total_words
from director.views.refusals import RefusalTelling
from director.views.wording import Telling

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


class RaceDialog(QDialog):
    """Knows the verb, the button that deals, and the lines that say how a table and the whole stand."""

    def __init__(self, bridge: Bridge, parent: QWidget | None, cards: Random | None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._bridge, self._chance = bridge, cards or chance.cards()
        self.deal, self.yes = QPushButton(_("&Deal the cards")), QPushButton()
        self.heading, self._told, self._total = QLabel(), QLabel(), QLabel()
        self.heading.setProperty("type", "strong")
        for button, name in ((self.deal, "deal"), (self.yes, "yes")):
            button.setObjectName(name)
        for label, name in ((self._told, "told"), (self._total, "total")):
            label.setObjectName(name)
            label.setWordWrap(True)
        self.deal.setAutoDefault(False)
        self.deal.clicked.connect(self.deal_cards)

    def head(self, title: str) -> None:
        """Call it so, in the frame of the window and above what it asks."""
        self.setWindowTitle(title)
        self.heading.setText(title)

    def action(self) -> ColourUp | None:
        """The decision for every table that is done; None where none is."""
        raise NotImplementedError

    def deal_cards(self) -> None:
        """Deal every card that is missing at the tables that are counted."""
        raise NotImplementedError

    def accept(self) -> None:
        action = self.action()
        if action is not None and self.yes.isEnabled():
            self._bridge.do(action)
            super().accept()

    def _say(self, text: str, *, bad: bool) -> None:
        self._told.setText(text)
        restyle(self._told, state="red" if bad else "")

    def _show_verb(self, action: ColourUp | None) -> None:
        """How many tables would be written, and what is said against it or what becomes of the total."""
        count, words = len(action.tables) if action is not None else 0, current()
        text = ngettext("Colour up {n} table", "Colour up {n} tables", count)
        self.yes.setText(text.format(n=figures.chips(count, words)) if count else _("Colour up"))
        trouble, state = self._weigh(action) if action is not None else ("", "")
        if action is not None and not trouble:
            delta = sum(race.delta for race in action.tables)
            trouble = total_words(self._bridge.tournament, delta, words)
        self._total.setText(trouble)
        restyle(self._total, state=state)
        self.yes.setEnabled(action is not None and state != "red")

    def _weigh(self, action: ColourUp) -> tuple[str, str]:
        """What is said against it, and its colour."""
        try:
            found = self._bridge.desk.may(action)
        except Impossible as impossible:
            return self._refusal(impossible), "red"
        return (RefusalTelling(self._telling()).objections(found), "amber") if found else ("", "")

    def _refusal(self, impossible: Impossible) -> str:
        return RefusalTelling(self._telling()).impossible(impossible)

    def _telling(self) -> Telling:
        return Telling(self._bridge.journal, self._bridge.people, current())
