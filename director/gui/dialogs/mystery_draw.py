"""A mystery bounty in two steps: the hashes are shown, somebody says a word, then the envelope opens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QWidget

from director.desk.mysteries import draw_mystery, seal_mystery
from director.domain.draws import MOST_WORD
from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.widgets.facts import Facts
from director.gui.widgets.field import Field
from director.host.i18n import _, current
from director.views.prizes.bounties import MysteryRow, envelope_rows, mystery_rows

if TYPE_CHECKING:
    from director.domain.ids import EntryId
    from director.gui.bridge import Bridge


class MysteryDrawDialog(FramedDialog):
    """The verb follows the step: seal, then draw, then the next one."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None, victim: EntryId | None = None) -> None:
        """`victim`: whose bounty is drawn first."""
        super().__init__(
            _("Mystery bounty"),
            _("The hashes are stored before anybody says the word, so nobody can choose the envelope."),
            _("Seal"),
            parent,
        )
        opens_handbook(self, "payouts")
        self._bridge, self._victim = bridge, victim
        self.word, self._amount, self.facts, self._left = QLineEdit(), QLabel(), Facts(), QLabel()
        self.word.setObjectName("word")
        self.word.setMaxLength(MOST_WORD)
        self.word.setPlaceholderText(_("such as the next three cards of a deck: KsQd7c"))
        self._amount.setObjectName("amount")
        self._amount.setProperty("type", "figure")
        self._amount.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._left.setObjectName("left")
        self._left.setProperty("tone", "soft")
        self._left.setWordWrap(True)
        self._word_field = Field(_("&Public word"), self.word)
        for part in (self.facts, self._word_field, self._amount, self._left):
            self.body.addWidget(part)
        self.body.addStretch(1)
        open_at(self, 620, 420)
        bridge.changed.connect(self._show_now)
        self._drawn = 0
        self._show_now()

    def accept(self) -> None:
        """Take the next step; the dialog stays for what comes."""
        row = self._row()
        if row is None:
            super().accept()
        elif row.state == "sealed":
            word = self.word.text().strip()
            self._drawn = row.number
            self._bridge.run(lambda desk: draw_mystery(desk, word), once="mystery")
        else:
            victim = row.victim
            self._drawn = 0
            self._bridge.run(lambda desk: seal_mystery(desk, victim), once="mystery")

    # ------------------------------------------------------------ within

    def _rows(self) -> tuple[MysteryRow, ...]:
        return mystery_rows(self._bridge.tournament, self._bridge.people, current())

    def _row(self) -> MysteryRow | None:
        """The one that is sealed, else the first that waits and has somebody to draw it."""
        waiting = [one for one in self._rows() if one.state != "drawn"]
        waiting.sort(key=lambda one: one.victim != self._victim)
        sealed = [one for one in waiting if one.state == "sealed"]
        return next((one for one in (*sealed, *waiting) if one.by), None)

    def _show_now(self, *_changed: object) -> None:
        drawn = next((one for one in self._rows() if self._drawn and one.number == self._drawn), None)
        row = self._row()
        shown = drawn if drawn is not None and drawn.state == "drawn" else row
        is_sealed = shown is not None and shown.state == "sealed"
        self.facts.show_facts(_told(shown) if shown is not None else ())
        self._word_field.setVisible(is_sealed)
        self._amount.setText(shown.amount if shown is not None else "")
        self._amount.setVisible(bool(self._amount.text()))
        kept = envelope_rows(self._bridge.tournament, current())
        text = ", ".join(f"{one.text} × {one.left}" for one in kept if one.left)
        self._left.setText(_("Left in the envelopes: {envelopes}").format(envelopes=text or "–"))
        if drawn is not None:
            leave = self.findChild(QPushButton, "leave")
            if leave is not None:
                leave.setText(_("Close"))
            self.yes.setFocus()
        if row is None:
            self.yes.setText(_("Done"))
        elif row.state == "sealed":
            self.yes.setText(_("Open the envelope"))
            self.word.setFocus()
        else:
            self.yes.setText(_("Seal") if shown is row else _("Seal the next one"))
            self.word.clear()


def _told(row: MysteryRow) -> tuple[tuple[str, str], ...]:
    return (
        (_("Knocked out"), row.name),
        (_("Drawn by"), row.by or _("nobody is named yet")),
        (_("Hash of the key"), row.key_hash),
        (_("Hash of the envelopes"), row.list_hash),
        (_("Public word"), row.word),
        (_("Key"), row.key),
        (_("Context"), row.context),
    )
