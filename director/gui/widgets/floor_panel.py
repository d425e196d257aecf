"""The panel beside the map: what is selected, what can be done with it, and the tables in view as a list."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from director.gui.commands import Command, keys_text, tip_of
from director.gui.style import restyle
from director.gui.widgets.facts import Facts
from director.gui.widgets.key_button import KeyButton
from director.gui.widgets.name_finder import Find, NameFinder
from director.host.i18n import _
from director.views.candidates import Candidate
from director.views.floor_facts import Fact

Judge = Callable[[str], tuple[bool, str]]
"""Whether a typed seat will do, and what would happen."""


class FloorPanel(QScrollArea):
    """Shows what it is given and says what people ask for; decides nothing."""

    seat_typed = Signal(str)
    """Enter in the field for a seat code."""
    player_chosen = Signal(object)
    """A `Candidate` for the selected chair."""

    def __init__(self, find: Find, judge: Judge, over: QWidget) -> None:
        super().__init__(over)
        self._judge = judge
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inner = QWidget()
        inner.setProperty("part", "plain")
        self.setWidget(inner)
        self._title, self._state, self._name = QLabel(), QLabel(), QLabel()
        self._facts = Facts()
        self.seat_field = QLineEdit()
        self.seat_hint = QLabel()
        self.player_field = NameFinder(find, over, offers_new=False)
        self._asked = QLabel()
        self._buttons = QVBoxLayout()
        self._lay_out(inner)
        self.seat_field.textChanged.connect(self._on_seat_text)
        self.seat_field.returnPressed.connect(self._on_seat_typed)
        self.player_field.taken.connect(self._on_taken)
        self.retranslate()

    def _lay_out(self, inner: QWidget) -> None:
        self._title.setProperty("type", "title")
        self._name.setProperty("type", "strong")
        for label in (self._name, self.seat_hint):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.seat_hint.setProperty("type", "note")
        self._asked.setProperty("type", "note")
        self._asked.setBuddy(self.player_field)
        self._buttons.setSpacing(0)
        head = QHBoxLayout()
        head.addWidget(self._title)
        head.addStretch(1)
        head.addWidget(self._state)
        column = QVBoxLayout(inner)
        column.setContentsMargins(16, 12, 12, 12)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self._name)
        column.addWidget(self.seat_field)
        column.addWidget(self.seat_hint)
        column.addWidget(self._asked)
        column.addWidget(self.player_field)
        column.addLayout(self._buttons)
        column.addSpacing(4)
        column.addWidget(self._facts)
        column.addStretch(1)

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self.seat_field.setPlaceholderText(_("Move to seat, such as 7-3"))
        self.seat_field.setAccessibleName(_("Move to seat"))
        self.setAccessibleName(_("Selected seat or table"))

    # ------------------------------------------------------------ what is shown

    def show_title(self, title: str, name: str, state: str, tone: str = "") -> None:
        """The place in large, who or what it is, and a word on its state in a colour of the theme."""
        self._title.setText(title)
        self._name.setText(name)
        self._name.setVisible(bool(name))
        self._state.setText(state)
        restyle(self._state, state=tone)

    def show_facts(self, facts: Sequence[Fact]) -> None:
        """What is known, in two columns."""
        self._facts.show_facts((fact.label, fact.value) for fact in facts)

    def show_fields(self, *, moves: bool, asks: str) -> None:
        """Which fields there are: a seat to move to; a player, asked for by these words."""
        self.seat_field.setVisible(moves)
        self.seat_hint.setVisible(moves and bool(self.seat_hint.text()))
        self._asked.setText(asks)
        self._asked.setVisible(bool(asks))
        self.player_field.setVisible(bool(asks))
        self.player_field.setAccessibleName(asks)
        self.player_field.setPlaceholderText(_("Name"))

    def show_commands(self, commands: Sequence[Command], primary: str = "") -> None:
        """A button for each of these that can be done now; the one with the id `primary` stands out."""
        wanted = [command for command in commands if command.when()]
        while self._buttons.count() > len(wanted):
            item = self._buttons.takeAt(self._buttons.count() - 1)
            if item is not None and (old := item.widget()) is not None:
                old.setParent(None)
                old.deleteLater()
        for at, command in enumerate(wanted):
            item = self._buttons.itemAt(at)
            button = item.widget() if item is not None else None
            if not isinstance(button, _Button):
                button = _Button()
                self._buttons.addWidget(button)
            button.wear(command, primary=command.id == primary)

    def clear(self) -> None:
        """Empty the fields."""
        self.seat_field.clear()
        self.player_field.clear()

    # ------------------------------------------------------------ within

    def _on_seat_text(self, text: str) -> None:
        good, words = self._judge(text) if text.strip() else (True, "")
        self.seat_hint.setText(words)
        self.seat_hint.setVisible(bool(words))
        restyle(self.seat_hint, state="good" if good else "red")
        restyle(self.seat_field, wrong=not good)

    def _on_taken(self, candidate: Candidate, _shift: bool) -> None:
        self.player_field.clear()
        self.player_chosen.emit(candidate)

    def _on_seat_typed(self) -> None:
        if self.seat_field.text().strip():
            self.seat_typed.emit(self.seat_field.text())


class _Button(KeyButton):
    """A quiet button that does one command, with its key."""

    def __init__(self) -> None:
        super().__init__(kind="quiet")
        self._command: Command | None = None
        self.clicked.connect(self._on_clicked)

    def wear(self, command: Command, *, primary: bool = False) -> None:
        """Be the button of this command."""
        restyle(self, kind="primary" if primary else "quiet")
        self._command = command
        words = command.title().replace("&", "")
        self.setObjectName(command.id)
        self.say(words, keys_text(command))
        self.setToolTip(tip_of(words, command))
        self.show_icon(command.icon or "ellipsis")

    def _on_clicked(self) -> None:
        if self._command is not None and self._command.when():
            self._command.do()
