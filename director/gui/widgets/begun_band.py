"""Rulings that were begun and not written yet: a line for each, one press goes on with it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from director.gui.widgets.emptied import empty
from director.host.i18n import _, current
from director.views import figures
from director.views.ruling_wording import short
from director.views.rulings import place_text

if TYPE_CHECKING:
    from director.gui.bridge import Bridge
    from director.gui.ruling_drafts import RulingDraft


class BegunBand(QWidget):
    """Hidden while there are none."""

    wanted = Signal(object)
    """Go on with this `RulingDraft`."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._shown: object = None
        self.setProperty("part", "banner")
        self.setProperty("state", "amber")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(16, 6, 12, 6)
        self._column.setSpacing(2)
        self.hide()

    def show_drafts(self, drafts: Sequence[RulingDraft]) -> None:
        """These."""
        known = (tuple(drafts), current().language)
        if known == self._shown:
            return
        self._shown = known
        empty(self._column)
        for draft in drafts:
            self._column.addWidget(self._line(draft))
        self.setVisible(bool(drafts))

    def texts(self) -> list[str]:
        """What is said."""
        return [one.text() for one in self.findChildren(QLabel) if one.isVisibleTo(self)]

    def _line(self, draft: RulingDraft) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        text = QLabel(self._words(draft))
        text.setTextFormat(Qt.TextFormat.PlainText)
        text.setWordWrap(True)
        button = QPushButton(_("Go on"))
        button.setObjectName("go-on")
        button.setAutoDefault(False)
        button.clicked.connect(partial(self.wanted.emit, draft))
        row.addWidget(text, 1)
        row.addWidget(button)
        return line

    def _words(self, draft: RulingDraft) -> str:
        words, ruled = current(), draft.ruled
        revised = self._bridge.tournament.rulings.get(draft.ruling)
        if revised is not None:
            return words._("Ruling {number} is being revised, not written yet.").format(number=revised.number)
        plan = self._bridge.tournament.setup
        time = figures.clock_time(ruled.called, plan, words) if ruled.called else ""
        parts = (time, place_text(ruled, words), short(ruled.happened or ruled.decision))
        told = " · ".join(part for part in parts if part)
        return words._("Not written yet: {what}").format(what=told)
