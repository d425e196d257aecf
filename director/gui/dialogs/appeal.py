"""An appeal against a ruling: who, and on what grounds. The ruling stands meanwhile."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox, QLabel, QWidget

from director.domain.ids import EntryId
from director.domain.name_marks import with_marks
from director.domain.rulings import Appeal
from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.ruling_deeds import named
from director.gui.widgets.field import Field
from director.gui.widgets.phrase_edit import PhraseEdit
from director.host.i18n import _, current
from director.views.names import entry_name

if TYPE_CHECKING:
    from director.domain.ruled import Ruling
    from director.gui.bridge import Bridge


class AppealDialog(FramedDialog):
    """Whoever sits at the table, or whom the ruling is about, may be chosen; others are named in the text."""

    def __init__(self, bridge: Bridge, ruling: Ruling, parent: QWidget | None = None) -> None:
        super().__init__(
            _("Appeal against ruling {number}").format(number=ruling.number),
            _("The ruling stands until the chief referee has decided."),
            _("Write the appeal"),
            parent,
        )
        opens_handbook(self, "rulings")
        self._bridge, self._ruling = bridge, ruling
        self.by, self.grounds, self._wrong = QComboBox(), PhraseEdit(3, 8), QLabel()
        self._fill()
        self.grounds.setObjectName("grounds")
        self._wrong.setObjectName("wrong")
        self._wrong.setProperty("state", "red")
        self._wrong.hide()
        self.body.addWidget(Field(_("&Who appeals"), self.by))
        self.body.addWidget(Field(_("&Grounds"), self.grounds))
        self.body.addWidget(self._wrong)
        self.body.addStretch(1)
        self.grounds.textChanged.connect(self._wrong.hide)
        self.grounds.setFocus()
        open_at(self, 560, 320)

    def _fill(self) -> None:
        bridge, table = self._bridge, self._ruling.now.table
        tournament, words = bridge.tournament, current()
        there = tournament.seating.players(table).values() if table in tournament.tables else ()
        self.by.setObjectName("by")
        for entry in dict.fromkeys((*self._ruling.now.entries, *there)):
            self.by.addItem(entry_name(tournament, bridge.people, entry, words), entry)
        self.by.addItem(_("Somebody else, named below"), 0)

    def accept(self) -> None:
        """Write it, names as marks."""
        grounds = self.grounds.toPlainText().strip()
        if not grounds:
            self._wrong.setText(_("Say why somebody appeals."))
            self._wrong.show()
            self.grounds.setFocus()
            return
        by = self.by.currentData()
        people = named(self._bridge, self._ruling.now)
        entry = EntryId(by) if by else None
        self._bridge.do(Appeal(self._ruling.id, with_marks(grounds, people), entry))
        super().accept()
