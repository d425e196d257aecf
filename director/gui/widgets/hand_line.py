"""The one line in which a hand is typed: Enter applies it, arrows go back and forth through the hand."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget

from director.gui.style import restyle
from director.gui.widgets.wrap_row import WrapRow
from director.host.i18n import _, pgettext


class _Edit(QLineEdit):
    applied = Signal()
    played_on = Signal()
    stepped = Signal(int)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        ctrl = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        match event.key():
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                (self.played_on if ctrl else self.applied).emit()
            case Qt.Key.Key_Up:
                self.stepped.emit(-1)
            case Qt.Key.Key_Down:
                self.stepped.emit(1)
            case _:
                super().keyPressEvent(event)


class HandLine(QWidget):
    """Buttons, the line, and what was not taken of it."""

    applied = Signal(str)
    """This shall be entered."""
    played_on = Signal()
    """What was refused shall be recorded as it happened."""
    stepped = Signal(int)
    """One step back or on."""
    cards_wanted = Signal()
    """The picker of cards shall open."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.edit, self._trouble, self._on = _Edit(), QLabel(), QPushButton(_("&Played on"))
        self.edit.setObjectName("line")
        self.edit.setPlaceholderText(_("f c x b r a — such as: f c r600 a · b AsKd7c · 5=AsKd"))
        self.edit.setAccessibleName(_("What happened"))
        self._trouble.setObjectName("refusal")
        self._trouble.setProperty("state", "red")
        self._trouble.setWordWrap(True)
        self._on.setObjectName("play-on")
        self._on.setToolTip(_("Record it as it happened") + "  (Ctrl+Enter)")
        self._lay_out()
        self.edit.applied.connect(lambda: self.applied.emit(self.edit.text()))
        self.edit.played_on.connect(self.played_on)
        self.edit.stepped.connect(self.stepped)
        self.edit.textEdited.connect(lambda: self.say_refused("", may_play_on=False))
        self._on.clicked.connect(self.played_on)
        self.say_refused("", may_play_on=False)

    def _lay_out(self) -> None:
        row = WrapRow(6)
        for letter, words in _acts():
            row.addWidget(self._button(f"act-{letter}", words, letter))
        typing = QHBoxLayout()
        typing.setSpacing(6)
        cards = QPushButton(_("Cards…"))
        cards.setObjectName("cards")
        cards.setToolTip("F4")
        cards.clicked.connect(self.cards_wanted)
        typing.addWidget(self.edit, 1)
        typing.addWidget(cards)
        for name, sign, by, tip, keys in (
            ("back", "◀", -1, _("One step back"), "Alt+←"),
            ("forth", "▶", 1, _("One step on"), "Alt+→"),
        ):
            arrow = QPushButton(sign)
            arrow.setObjectName(name)
            arrow.setAccessibleName(tip)
            arrow.setToolTip(f"{tip}  ({keys})")
            arrow.clicked.connect(lambda _checked=False, by=by: self.stepped.emit(by))
            typing.addWidget(arrow)
        below = QHBoxLayout()
        below.addWidget(self._trouble, 1)
        below.addWidget(self._on, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 16, 12)
        column.setSpacing(6)
        column.addLayout(row)
        column.addLayout(typing)
        column.addLayout(below)

    def _button(self, name: str, words: str, letter: str) -> QPushButton:
        button = QPushButton(words)
        button.setObjectName(name)
        button.setToolTip(letter)
        button.clicked.connect(lambda: self._on_letter(letter))
        return button

    def _on_letter(self, letter: str) -> None:
        """A bet needs its chips, so its letter goes before them; all else is done at once."""
        text = self.edit.text().strip()
        if letter == "r":
            if text.isdecimal():
                self.applied.emit(f"r{text}")
            else:
                self.put("r")
            return
        seat = text if text.isdecimal() and letter != "a" else ""
        amount = text if text.isdecimal() and letter == "a" else ""
        self.applied.emit(f"{seat}{letter}{amount}")

    def put(self, text: str) -> None:
        """Put this at the end of the line, and the keyboard behind it."""
        self.edit.setText(f"{self.edit.text()}{text}")
        self.edit.setFocus()

    def show_line(self, text: str) -> None:
        """This stands in the line now."""
        if self.edit.text() != text:
            self.edit.setText(text)

    def say_refused(self, text: str, *, may_play_on: bool) -> None:
        """Why the line was not taken; nothing takes it back."""
        self._trouble.setText(text)
        self._trouble.setVisible(bool(text))
        self._on.setVisible(may_play_on)
        restyle(self.edit, wrong="true" if text else "false")

    @property
    def refused(self) -> str:
        """What is said to be wrong; empty when nothing is."""
        return self._trouble.text()


def _acts() -> tuple[tuple[str, str], ...]:
    """What fingers press, with the letter that does the same."""
    return (
        ("f", _("Fold")),
        ("x", pgettext("of a player", "Check")),
        ("c", _("Call")),
        ("r", _("Bet, raise")),
        ("a", _("All-in")),
    )
