"""The panel beside the list: one person, where they sit, what they paid, and what can be done for them.

What takes somebody out stands apart at the foot, and making an entry void stands apart from withdrawing:
the one is a player's wish, the other the desk's slip.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from director.gui.commands import Command, keys_text
from director.gui.style import restyle
from director.gui.widgets.empty_state import EmptyState
from director.gui.widgets.facts import Facts
from director.gui.widgets.key_button import KeyButton
from director.gui.widgets.parting import across
from director.gui.widgets.side_panel import dress, scrolling_column
from director.host.i18n import _
from director.views.entry_card import EntryCard

WIDTH: Final = 344
"""Of the panel, in pixels."""

_MAIN: Final = (
    "reenter", "register", "draw", "seat", "print", "show", "rebuy", "add_on", "history", "fix", "apart",
    "edit", "revive", "unexpect",
)  # fmt: skip
_OFFERED: Final = ("reenter", "rebuy", "add_on", "unexpect")
"""Shown only where the event has them and the player may."""
_SHOWN: Final[Mapping[str | None, tuple[str, ...]]] = {
    None: ("register", "draw", "edit", "unexpect"),
    "waiting": ("seat", "rebuy", "add_on", "fix", "apart", "edit", "history", "withdraw", "void"),
    "seated": ("print", "show", "rebuy", "add_on", "fix", "apart", "edit", "history", "withdraw", "void"),
    "out": ("reenter", "history", "edit", "revive"),
    "withdrawn": ("reenter", "register", "draw", "edit", "history"),
    "dead": ("show", "edit", "history"),
    "void": ("register", "draw", "edit", "history", "unexpect"),
}
"""Which buttons a state has; the first of the main ones is the likely thing."""

_TONES: Final = {"seated": "good", "waiting": "amber", "void": "red"}


class EntryPanel(QWidget):
    """Shows an `EntryCard`; its buttons are commands of the page, by the last part of their ids."""

    asked = Signal(str)
    """A button was pressed: the id of its command."""

    def __init__(self, commands: Iterable[Command], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._commands = {command.id.rpartition(".")[2]: command for command in commands}
        self._card: EntryCard | None = None
        self._entering = False
        self._name, self._about, self._note = QLabel(), QLabel(), QLabel()
        self._place, self._state, self._printed = QLabel(), QLabel(), QLabel()
        self._hint = EmptyState("user-plus", wide=176)
        self._facts = Facts()
        self._buttons = {name: self._button(name) for name in (*_MAIN, "withdraw", "void")}
        self._rule = across()
        self._slip = QLabel()
        self._dress()
        self._lay_out()
        self.show_card(None)

    def _button(self, name: str) -> KeyButton:
        command = self._commands[name]
        kind = {"void": "danger"}.get(name, "")
        button = KeyButton(command.icon, kind)
        button.setObjectName(name)
        # A click leaves the keyboard in the field: a button that vanishes would hand it to any other.
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(self._on_clicked)
        return button

    def _dress(self) -> None:
        dress(
            (
                (self._name, "person", "type", "title"),
                (self._about, "about", "tone", "soft"),
                (self._note, "note", "state", "amber"),
                (self._place, "place", "type", "figure"),
                (self._state, "state", "tone", "soft"),
                (self._printed, "printed", "type", "note"),
                (self._slip, "slip", "type", "note"),
            )
        )
        self._place.setWordWrap(False)

    def _lay_out(self) -> None:
        where = QHBoxLayout()
        where.setSpacing(12)
        where.addWidget(self._place)
        where.addWidget(self._state, 1, Qt.AlignmentFlag.AlignVCenter)
        column = scrolling_column(self)
        column.addWidget(self._name)
        column.addWidget(self._about)
        column.addWidget(self._note)
        column.addSpacing(4)
        column.addLayout(where)
        column.addWidget(self._facts)
        column.addWidget(self._printed)
        column.addSpacing(8)
        for name in (*_MAIN, "withdraw"):
            if name == "withdraw":
                column.addSpacing(12)
            column.addWidget(self._buttons[name])
        column.addStretch(1)
        column.addWidget(self._hint, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        for part in (self._rule, self._slip, self._buttons["void"]):
            column.addWidget(part)

    def show_card(self, card: EntryCard | None, printed: str = "") -> None:
        """Show this person; None says what to do first. `printed`: when the card last left the printer."""
        self._card = card
        self._say(self._name, card.name if card else "")
        self._say(self._about, card.about if card else "")
        self._say(self._note, card.note if card else "")
        self._say(self._place, card.place if card else "")
        self._say(self._state, card.state_words if card else "")
        restyle(self._state, state=_TONES.get(card.state or "", "") if card else "")
        self._say(self._printed, printed)
        self._facts.show_facts(self._told(card) if card else ())
        self._facts.setVisible(card is not None and card.entry is not None)
        self._hint.setVisible(card is None)
        self._show_buttons()

    def _told(self, card: EntryCard) -> list[tuple[str, str]]:
        return [
            (_("Out"), card.out_at),
            (_("Knocked out by"), card.out_by),
            (_("Penalties"), card.penalties),
            (_("Moved"), card.moves),
            (_("Paid"), card.paid),
            (_("Bought"), card.extras),
            (_("Refunded"), card.refunded),
            (_("Registered"), card.registered),
            (_("No."), card.number),
            (_("Line"), card.line),
            (_("Card"), card.code),
            (_("Seen in the seat"), card.seen),
            (_("Must have"), card.need),
            (_("Apart from"), ", ".join(card.apart)),
        ]

    def refresh(self) -> None:
        """What can be done may have changed."""
        self._show_buttons()

    def show_entering(self, entering: bool) -> None:
        """Whether Enter, where the keyboard is, registers who is shown: only then the buttons say so."""
        if entering != self._entering:
            self._entering = entering
            self._say_buttons()

    def button(self, name: str) -> KeyButton:
        """The button of a command, by the last part of its id. Raises KeyError."""
        return self._buttons[name]

    def retranslate(self) -> None:
        """Everything that does not come with the card, in the language spoken now."""
        self._say_buttons()
        self._slip.setText(_("Registered by mistake? Entry and money leave the counts."))
        self._hint.say("", _("Type a name: Enter registers and seats, Shift+Enter registers for the draw."))

    def _say_buttons(self) -> None:
        enter = {"register": _("Enter"), "draw": _("Shift+Enter")} if self._entering else {}
        for name, button in self._buttons.items():
            command = self._commands[name]
            button.say(command.title().replace("&", ""), enter.get(name, keys_text(command)))

    def _show_buttons(self) -> None:
        names = _SHOWN[self._card.state] if self._card else ()
        names = tuple(one for one in names if one not in _OFFERED or self._commands[one].when())
        for name, button in self._buttons.items():
            button.setVisible(name in names)
            button.setEnabled(name in names and self._commands[name].when())
            if name not in ("void", "withdraw"):
                restyle(button, kind="primary" if names[:1] == (name,) else "")
        for part in (self._rule, self._slip):
            part.setVisible("void" in names)

    def _say(self, label: QLabel, text: str) -> None:
        label.setText(text)
        label.setVisible(bool(text))

    def _on_clicked(self) -> None:
        name = self.sender().objectName()
        self.asked.emit(self._commands[name].id)
