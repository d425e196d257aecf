"""Chips are put into play or taken out of it, of one player or of the room, so that the sum is right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QButtonGroup, QLabel, QLineEdit, QRadioButton, QWidget

from director.domain.chips import AdjustChips
from director.gui.dialogs.frame import FramedDialog, opens_handbook
from director.gui.doubts import doubt_of, trouble_of
from director.gui.style import restyle
from director.gui.widgets.amount_edit import read_amount
from director.gui.widgets.field import Field
from director.host.i18n import _, current
from director.views import figures
from director.views.names import entry_name

if TYPE_CHECKING:
    from director.domain.ids import EntryId
    from director.gui.bridge import Bridge

_LESS = "-−–—"
"""Every sign that people type for a minus."""


def read_change(text: str) -> int | None:
    """A number of chips with or without a sign; None where the text is none.

    >>> read_change("+1,500"), read_change("−75"), read_change("500"), read_change("x"), read_change("-")
    (1500, -75, 500, None, None)
    """
    bare = text.strip()
    sign, rest = bare[:1], bare[1:]
    amount = read_amount(rest if sign and sign in f"+{_LESS}" else bare, 0)
    if amount is None:
        return None
    return -amount if sign and sign in _LESS else amount


class AdjustChipsDialog(FramedDialog):
    """A signed number and a reason; what the chips come to is said while typing."""

    def __init__(self, bridge: Bridge, entry: EntryId | None, parent: QWidget | None = None) -> None:
        tournament, words = bridge.tournament, current()
        name = entry_name(tournament, bridge.people, entry, words) if entry is not None else ""
        super().__init__(
            _("Adjust chips"),
            _("A count showed more or fewer than there should be, or chips were given or taken by mistake."),
            _("Adjust"),
            parent,
        )
        opens_handbook(self, "button")
        self._bridge, self._entry = bridge, entry
        self.chips, self.reason = QLineEdit(), QLineEdit()
        self.chips.setObjectName("chips")
        self.chips.setPlaceholderText(_("+1,500 or −1,500"))
        self.reason.setObjectName("reason")
        self.reason.setPlaceholderText(_("such as: 60 chips of 25 were not given back"))
        self._field = Field(_("&Chips put in, or with a minus taken out"), self.chips)
        self._whose = QButtonGroup(self)
        self._comes_to = QLabel()
        self._build(name)
        for edit in (self.chips, self.reason):
            edit.textChanged.connect(self._judge)
        self._whose.idToggled.connect(self._judge)
        self.chips.setFocus()
        self._judge()

    def _build(self, name: str) -> None:
        ways = [("room", _("Of the roo&m: nobody can tell whose they are"))]
        if name:
            ways.insert(0, ("player", _("Of {name}").format(name=name.replace("&", "&&"))))
        for at, (key, words) in enumerate(ways):
            way = QRadioButton(words)
            way.setObjectName(key)
            way.setVisible(len(ways) > 1)
            self._whose.addButton(way, at)
            self.body.addWidget(way)
        self._whose.button(0).setChecked(True)
        self._comes_to.setObjectName("comes-to")
        self._comes_to.setWordWrap(True)
        self._comes_to.setTextFormat(self.about.textFormat())
        self.body.addWidget(self._field)
        self.body.addWidget(self._comes_to)
        self.body.addWidget(Field(_("&Reason, for the journal"), self.reason))

    def action(self) -> AdjustChips | None:
        """The decision as it stands in the fields; None while the number is none."""
        chips = read_change(self.chips.text())
        of_player = self._entry is not None and self._whose.checkedId() == 0
        return AdjustChips(chips, self._entry if of_player else None) if chips is not None else None

    def accept(self) -> None:
        action = self.action()
        if action is not None and self.yes.isEnabled():
            self._bridge.do(
                action, self.reason.text().strip(), overrule=bool(doubt_of(self._bridge, (action,)))
            )
            super().accept()

    # ------------------------------------------------------------ within

    def _judge(self, *_changed: object) -> None:
        """Say what the chips come to, and let nobody write what cannot be."""
        action, typed = self.action(), self.chips.text().strip()
        self._field.say_wrong(_("Write a number such as +1,500.") if typed and action is None else "")
        trouble = trouble_of(self._bridge, action) if action is not None else ""
        doubt = doubt_of(self._bridge, (action,)) if action is not None and not trouble else ""
        restyle(self._comes_to, state="red" if trouble else "amber" if doubt else "")
        self._comes_to.setText(trouble or "\n".join(filter(None, (doubt, self._outcome(action)))))
        self.yes.setEnabled(action is not None and not trouble and bool(self.reason.text().strip()))

    def _outcome(self, action: AdjustChips | None) -> str:
        tournament, words = self._bridge.tournament, current()
        before, change = tournament.chips.in_play, action.chips if action is not None else 0
        text = _("Chips in play: {before} → {after}").format(
            before=figures.chips(before, words), after=figures.chips(before + change, words)
        )
        if action is None or action.entry is None:
            return text
        entry = tournament.entries[action.entry]
        of_player = _("Chips that the player brought into play: {before} → {after}").format(
            before=figures.chips(entry.chips, words), after=figures.chips(entry.chips + change, words)
        )
        return f"{of_player}\n{text}"
