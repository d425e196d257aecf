"""The last hands of a day: a card is drawn or told, the room hears it, the clock goes to the day's end."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QSpinBox, QWidget

from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.widgets.read_out import ReadOut
from director.host import chance
from director.host.i18n import _, current
from director.rules.floor.last_hands import card_drawn, hands_asked
from director.views import figures
from director.views.last_hands import announcement, asked, written

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

MOST: Final = 20
"""More hands nobody announces."""


class LastHandsDialog(FramedDialog):
    """A number that a card gave; Enter announces it."""

    def __init__(
        self,
        bridge: Bridge,
        announce: Callable[[str], None],
        parent: QWidget | None = None,
        *,
        cards: Random | None = None,
    ) -> None:
        found = hands_asked(bridge.tournament)
        super().__init__(_("Last hands of the day"), asked(found, current()), _("Announce"), parent)
        opens_handbook(self, "clock")
        self._range, self._announce, self._chance = found.answer, announce, cards or chance.cards()
        self._card = ""
        self.hands = QSpinBox()
        self.hands.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.hands.setObjectName("hands")
        self.hands.setRange(1, MOST)
        self.hands.setValue(self._range[0])
        self.draw = QPushButton(_("&Draw a card"))
        self.draw.setObjectName("draw")
        self.draw.setAutoDefault(False)
        self.card = QLabel()
        self.card.setObjectName("card")
        self.card.setProperty("type", "figure")
        self.read = ReadOut(lambda words: announcement(self.hands.value(), words), height=90)
        self._lay_out()
        self.draw.clicked.connect(self._on_draw)
        self.hands.valueChanged.connect(self._on_changed)
        open_at(self, 560, 360)
        self.hands.setFocus()
        self.hands.selectAll()

    def _lay_out(self) -> None:
        label = QLabel(_("&Hands still to be played"))
        label.setBuddy(self.hands)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(label)
        row.addWidget(self.hands)
        row.addWidget(self.draw)
        row.addWidget(self.card)
        row.addStretch(1)
        self.body.addLayout(row)
        self.body.addWidget(self.read, 1)

    def accept(self) -> None:
        self._announce(written(self.hands.value(), self._card, current()))
        super().accept()

    def _on_draw(self) -> None:
        """One draw holds: whoever could draw again would draw until it pleases."""
        drawn = card_drawn(self._range, self._chance)
        self.hands.setValue(drawn.rank)
        self._card = str(drawn)
        self.card.setText(figures.card(self._card))
        self.draw.setEnabled(False)
        self.hands.setEnabled(False)
        self.yes.setFocus()

    def _on_changed(self) -> None:
        self.read.renew()
