"""The clock as staff see it: level, figure, blinds, the keys of a player, and what the room asks about."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from director.domain.structure import Break
from director.gui import icons
from director.gui.commands import Command, keys_text
from director.gui.style import restyle
from director.gui.widgets.clock_button import ClockButton, command_words
from director.gui.widgets.clock_facts import ClockFacts, Fact
from director.gui.widgets.elided import ElidedLabel
from director.gui.widgets.head_clock import MARKS, tone_of
from director.gui.widgets.parting import across
from director.gui.widgets.time_figure import TimeFigure
from director.host.i18n import _, current
from director.views.clock_face import ClockFace, colour_up_words

_LOW = 420
"""Below this height in pixels everything moves together, and the notes are left to the schedule."""
_LOWEST = 310
"""Below this one the tiles are left out."""
_NARROW = 470
"""Below this width the smaller buttons are icons alone, and the large one says no key."""
_WIDTH = 620
"""Of the face in pixels at most; more room makes margins, not larger gaps."""
_CLOSE = 2
"""Pixels between the smaller buttons."""


class ClockDial(QWidget):
    """Shows a `ClockFace`; its buttons are the commands given."""

    def __init__(self, command: Callable[[str], Command], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._level, self._state, self._mark = QLabel(), QLabel(), QLabel()
        self.figure, self.facts = TimeFigure(), ClockFacts()
        self._blinds, self._ante, self._note = ElidedLabel(), ElidedLabel(), ElidedLabel()
        self._then = QLabel()
        self._toggle = ClockButton(command("clock.toggle"))
        self._round = [ClockButton(command(f"clock.{name}"), words=False)
                       for name in ("back", "take", "add", "forward")]  # fmt: skip
        self._others = [ClockButton(command(f"clock.{name}"))
                        for name in ("break", "left", "pause_after", "start_at")]  # fmt: skip
        self._inner, self._column = QWidget(), QVBoxLayout()
        self._low = self._narrow = False
        self._dress()
        self._lay_out()

    def show_face(self, face: ClockFace) -> None:
        """Everything that is so now."""
        self._level.setText(face.title)
        self._state.setText(_state_words(face))
        tone = tone_of(face)
        restyle(self._state, state="" if tone in ("text", "soft") else tone)
        if self._mark.property("shown") != (face.look, tone):
            self._mark.setProperty("shown", (face.look, tone))
            pixmap = icons.icon(MARKS[face.look], tone).pixmap(icons.LARGE, self.devicePixelRatioF())
            self._mark.setPixmap(pixmap)
        length = face.pure.now.length
        over = 1.0 if face.pure.over else 1 - face.pure.left / length if length else 0.0
        self.figure.show_time(face.time or "—", tone, 0.0 if face.look == "countdown" else over)
        self._show_stakes(face)
        self._note.setText(_note(face))
        self._note.setVisible(not self._low)
        self.facts.show_facts(_facts(face, dense=self._low))

    def _show_stakes(self, face: ClockFace) -> None:
        """The blinds that are played; in a break those that come after it."""
        coming = isinstance(face.pure.now, Break) and bool(face.next_blinds)
        blinds, ante = (face.next_blinds, face.next_ante) if coming else (face.blinds, face.ante)
        self._then.setText(face.next_title if coming else "")
        self._blinds.setText(blinds)
        self._ante.setText(ante)
        for label in (self._then, self._ante):
            label.setVisible(bool(label.text()))

    def refresh(self) -> None:
        """Ask every command again what it is called and whether it can be done."""
        for button in (self._toggle, *self._round, *self._others):
            button.refresh()
        for button in self._others:
            button.set_bare(False)  # measured with the words, whatever it showed until now
        bare = self._narrow or not self._has_room(self._others, _CLOSE)
        for button in self._others:
            button.set_bare(bare)
        keys, words = keys_text(self._toggle.command), command_words(self._toggle.command)
        self._toggle.setText(words if self._narrow or not keys else f"{words}   {keys}")
        if not self._has_room([*self._round, self._toggle], 8):
            self._toggle.setText(words)

    def show_running(self, running: bool) -> None:
        """The sign of the large button says what it does."""
        self._toggle.setIcon(icons.icon("pause" if running else "play", "on_accent"))

    # ---- within

    def _has_room(self, row: Sequence[QWidget], apart: int) -> bool:
        """Whether these stand beside one another without being cut off."""
        edges = self._column.contentsMargins()
        room = min(self.width(), _WIDTH) - edges.left() - edges.right() - apart * (len(row) - 1)
        return sum(min(one.sizeHint().width(), one.maximumWidth()) for one in row) <= room

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        low, narrow = event.size().height() < _LOW, event.size().width() < _NARROW
        self.facts.setVisible(event.size().height() >= _LOWEST)
        if (low, narrow) != (self._low, self._narrow):
            self._low, self._narrow = low, narrow
            self.facts.set_dense(low)
            self._note.setVisible(not low)
            restyle(self._blinds, type="title" if low else "figure")
            self._fit_spaces()
            self._fit_buttons()
        self.refresh()

    def _fit_spaces(self) -> None:
        side, edge = (12 if self._narrow else 24), (8 if self._low else 16)
        self._column.setContentsMargins(side, edge, side, edge)
        self._column.setSpacing(5 if self._low else 10)

    def _fit_buttons(self) -> None:
        self._toggle.setMinimumWidth(120 if self._narrow else 200)
        for button in (self._toggle, *self._round):
            restyle(button, tall="false" if self._low else "true")
        for button in self._round:
            button.setFixedWidth(36 if self._narrow else 52)
        self._toggle.setIconSize(QSize(24, 20) if self._narrow else QSize(28, 20))

    def _dress(self) -> None:
        self._level.setProperty("type", "title")
        self._level.setObjectName("level")
        self._state.setProperty("type", "strong")
        self._state.setObjectName("state")
        self._blinds.setProperty("type", "figure")
        self._blinds.setObjectName("blinds")
        for label in (self._ante, self._then):
            label.setProperty("type", "title")
            label.setProperty("tone", "soft")
        self._ante.setObjectName("ante")
        self._note.setProperty("tone", "soft")
        self._note.setObjectName("note")
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for label in (self._level, self._state):
            label.setTextFormat(Qt.TextFormat.PlainText)
        self._toggle.setProperty("kind", "primary")
        self._fit_buttons()
        for button in self._others:
            button.setProperty("kind", "quiet")

    def _lay_out(self) -> None:
        inner = self._inner
        inner.setMaximumWidth(_WIDTH)
        inner.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._level)
        head.addStretch(1)
        head.addWidget(self._mark)
        head.addWidget(self._state)
        back, take, add, forward = self._round
        column = self._column
        inner.setLayout(column)
        self._fit_spaces()
        column.addLayout(head)
        column.addWidget(self.figure, 6)
        column.addLayout(_centred(16, self._then, self._blinds, self._ante))
        column.addWidget(self._note)
        column.addLayout(_centred(8, back, take, self._toggle, add, forward))
        column.addLayout(_centred(_CLOSE, *self._others))
        column.addWidget(across())
        column.addWidget(self.facts)
        column.addStretch(1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(inner)


def _centred(spacing: int, *widgets: QWidget) -> QHBoxLayout:
    """These in the middle of a line; words of different sizes stand on one ground."""
    row = QHBoxLayout()
    row.setSpacing(spacing)
    row.addStretch(1)
    for widget in widgets:
        words = isinstance(widget, QLabel)
        row.addWidget(widget, 0, Qt.AlignmentFlag.AlignBaseline if words else Qt.AlignmentFlag.AlignVCenter)
    row.addStretch(1)
    return row


def _facts(face: ClockFace, *, dense: bool) -> list[Fact]:
    """The tiles in their places; what is not known is a dash. Dense ones say the least in the least room."""
    to_break = _("in {time}").format(time=face.to_break) if face.to_break else ""
    level, rest = _("Next level"), _("Next break")
    if dense:
        to_break, level, rest = face.to_break, _("Level"), _("Break")
    leaving = colour_up_words(face.pure.next_break, current())
    beside = _joined(face.next_ante, face.next_game)
    return [
        (face.next_title or level, face.next_blinds or "—", beside),
        (face.next_break or rest, to_break or "—", _joined(face.break_at, leaving)),
        (_("End of the day"), face.day_end_at or "—", ""),
        (_("Players"), face.players or "—", ""),
        (_("Average stack"), face.average or "—", face.average_blinds),
        (_("Registration"), face.late_short or "—", ""),
    ]


def _note(face: ClockFace) -> str:
    """What is to be known now: how far a hand of all tables is, the game, chips that leave, the note."""
    return _joined(
        face.hand,
        face.to_money if face.hand else "",
        face.game,
        colour_up_words(face.pure.now, current()),
        face.note,
    )


def _state_words(face: ClockFace) -> str:
    """What is special, or that it runs; and that it will pause."""
    state = face.state or (_("Running") if face.pure.running else "")
    if face.pure.pause_after and face.pure.running and not face.pure.over:
        return _("{state}, pauses at 0:00").format(state=state)
    return state


def _joined(*parts: str) -> str:
    return " · ".join(part for part in parts if part)
