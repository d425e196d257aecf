"""Who must not share a table with this player: partners, relatives, a settled quarrel."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from director.domain.seating import EndApart, KeepApart
from director.gui.dialogs.frame import FramedDialog, opens_handbook
from director.gui.widgets.emptied import empty
from director.gui.widgets.name_finder import NameFinder
from director.host.i18n import _, current
from director.views.candidates import Candidate, candidates
from director.views.names import entry_name

if TYPE_CHECKING:
    from director.domain.ids import EntryId
    from director.gui.bridge import Bridge


class KeepApartDialog(FramedDialog):
    """The pairs there are, each with a way to end it, and a field to find one more."""

    def __init__(self, bridge: Bridge, entry: EntryId, parent: QWidget | None = None) -> None:
        self._name = entry_name(bridge.tournament, bridge.people, entry, current())
        super().__init__(
            _("Keep {name} apart").format(name=self._name),
            _("The draw and every seat given later keep to it. Moves against it need a reason."),
            _("Keep apart"),
            parent,
        )
        opens_handbook(self, "floor")
        self.setMinimumSize(480, 380)
        self._bridge, self._entry = bridge, entry
        self._other: Candidate | None = None
        self.finder = NameFinder(self._find, self, offers_new=False)
        self.finder.setObjectName("other")
        self.finder.setPlaceholderText(_("Who must not share a table with this player?"))
        self._chosen = QLabel()
        self._chosen.setObjectName("chosen")
        self._chosen.setWordWrap(True)
        self._pairs = QVBoxLayout()
        self._pairs.setSpacing(4)
        self.body.addWidget(self.finder)
        self.body.addWidget(self._chosen)
        self.body.addSpacing(8)
        self.body.addLayout(self._pairs)
        self.body.addStretch(1)
        self.finder.pointed.connect(self._on_pointed)
        self.finder.taken.connect(self._on_taken)
        bridge.changed.connect(self._show_pairs)
        self._show_pairs()
        self._on_pointed(None)
        self.finder.setFocus()

    def accept(self) -> None:
        if self._other is not None and self._other.entry is not None:
            self._bridge.do(KeepApart(self._entry, self._other.entry))
            super().accept()

    def _find(self, text: str) -> list[Candidate]:
        bridge = self._bridge
        found = candidates(bridge.people, bridge.tournament, text, current(), 60)
        return [one for one in found if one.entry not in (None, self._entry)][:20]

    def _on_pointed(self, candidate: Candidate | None) -> None:
        self._other = candidate
        self._chosen.setText(
            _("{one} and {other} will not share a table.").format(one=self._name, other=candidate.name)
            if candidate
            else ""
        )
        self.yes.setEnabled(candidate is not None)

    def _on_taken(self, candidate: Candidate, _shift: bool) -> None:
        self._on_pointed(candidate)
        self.accept()

    def _show_pairs(self) -> None:
        empty(self._pairs)
        for other in self._bridge.tournament.apart_from(self._entry):
            self._pairs.addWidget(self._line(other))

    def _line(self, other: EntryId) -> QWidget:
        line = QWidget()
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        name = QLabel(entry_name(self._bridge.tournament, self._bridge.people, other, current()))
        end = QPushButton(_("May share again"))
        end.setProperty("kind", "quiet")
        end.setAutoDefault(False)
        end.setObjectName(f"end-{other}")
        end.clicked.connect(partial(self._end, other))
        row.addWidget(name, 1)
        row.addWidget(end)
        return line

    def _end(self, other: EntryId, _checked: bool = False) -> None:
        self._bridge.do(EndApart(self._entry, other))
