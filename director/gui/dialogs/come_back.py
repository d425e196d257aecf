"""Somebody who is new or owes a blind says how he comes in: he posts now, or waits for his big blind."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QButtonGroup, QLabel, QRadioButton, QWidget

from director.domain.marks import Return
from director.domain.play import Back
from director.domain.refusal import Impossible
from director.gui.dialogs.frame import FramedDialog, opens_handbook
from director.gui.style import restyle
from director.host.i18n import _, current
from director.rules.table.missed_mode import missed_mode
from director.rules.table.sitting import rules_at
from director.views.come_in import posting
from director.views.names import entry_name
from director.views.reasons import reasons
from director.views.refusals import RefusalTelling
from director.views.table_marks import marker_words
from director.views.table_stakes import blinds_now
from director.views.wording import Telling

if TYPE_CHECKING:
    from director.domain.ids import EntryId
    from director.gui.bridge import Bridge


class ComeBackDialog(FramedDialog):
    """Two ways with what each costs; where the rules do not let him in yet, waiting is chosen."""

    def __init__(self, bridge: Bridge, entry: EntryId, parent: QWidget | None = None) -> None:
        tournament, words = bridge.tournament, current()
        mark = tournament.mark(entry)
        name = entry_name(tournament, bridge.people, entry, words)
        title = _("{name} is back") if mark.away else _("{name} comes in")
        super().__init__(
            title.format(name=name), marker_words(mark.marker, words), _("Write it down"), parent
        )
        opens_handbook(self, "button")
        self._bridge, self._entry = bridge, entry
        self._ways = QButtonGroup(self)
        self._objects, self._why = QLabel(), QLabel()
        self._build()
        trouble = self._trouble()
        self._objects.setText(trouble)
        self._objects.setVisible(bool(trouble))
        restyle(self._objects, state="amber")
        chosen = self._ways.button(1 if trouble or mark.says == "wait" else 0)
        chosen.setChecked(True)
        chosen.setFocus()

    def _build(self) -> None:
        tournament, words = self._bridge.tournament, current()
        place, marker = tournament.seating.at(self._entry), tournament.mark(self._entry).marker
        now = self._bridge.desk.venue.instant()
        blinds = blinds_now(tournament, place.table, now) if place is not None else (0, 0)
        cost = posting(tournament, marker, blinds, words) if marker is not None else ""
        for at, (name, text) in enumerate(
            (
                ("post", _("Comes in now: {what}").format(what=cost)),
                ("wait", _("Waits for the big blind, and posts that alone")),
            )
        ):
            way = QRadioButton(text)
            way.setObjectName(name)
            self._ways.addButton(way, at)
            self.body.addWidget(way)
            if name == "post":
                self.body.addWidget(self._objects)
        self._why.setText(reasons(missed_mode(rules_at(tournament), "ring"), words))
        self._why.setProperty("type", "note")
        for label, name in ((self._objects, "objects"), (self._why, "why")):
            label.setObjectName(name)
            label.setWordWrap(True)
        self._objects.setContentsMargins(24, 0, 0, 0)
        self.body.addWidget(self._why)

    def action(self) -> Back:
        """The decision as it is chosen."""
        return Back(self._entry, self._says())

    def accept(self) -> None:
        if self.yes.isEnabled():
            self._bridge.do(self.action())
            super().accept()

    # ------------------------------------------------------------ within

    def _says(self) -> Return:
        return "wait" if self._ways.checkedId() == 1 else "post"

    def _trouble(self) -> str:
        """What the rules object to his coming in now; empty for nothing."""
        bridge = self._bridge
        try:
            found = bridge.desk.may(Back(self._entry, "post"))
        except Impossible:  # said already: nothing is changed by choosing it again
            return ""
        return RefusalTelling(Telling(bridge.journal, bridge.people, current())).objections(found)
