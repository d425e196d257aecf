"""The board of hand-for-hand play: tables tick in, who is out in the hand, the next hand, the end.

It stands beside the window, so that busts are entered there as always, or on a second screen; everything on
it is done by one key, and a number and Enter tick a table off.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent
from PySide6.QtWidgets import QDialog, QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from director.gui.beat import Beat
from director.gui.dialogs.frame import open_at, opens_handbook
from director.gui.hand_for_hand_deeds import take_step, tick
from director.gui.keys import latin
from director.gui.style import restyle
from director.gui.widgets.hand_tiles import HandTiles
from director.gui.widgets.key_button import KeyButton
from director.host.i18n import N_, _, current
from director.views.hand_for_hand_board import Board, board, shares_words, since_words, tiles
from director.views.refusals import RefusalTelling
from director.views.wording import Telling

if TYPE_CHECKING:
    from director.gui.bridge import Bridge, Refusal

_LONGEST: Final = 5
"""So many digits has the largest number of a table."""
_SIDE: Final = 320


_ICONS: Final = {
    "begin": "hand", "done": "check", "out": "flag", "next": "step-forward", "end": "log-out",
    "undo": "undo-2",
}  # fmt: skip
_WORDS: Final = {
    "begin": N_("Go hand for hand"),
    "done": N_("Table is done"),
    "out": N_("Knocked out…"),
    "next": N_("Next hand"),
    "end": N_("End hand for hand"),
    "undo": N_("Undo"),
}
_KEYS: Final = {"begin": "H", "done": "Enter", "out": "X", "next": "N", "end": "E", "undo": "Ctrl+Z"}
"""What is painted on the keys."""
_CODES: Final[dict[tuple[int, bool], str]] = {
    (Qt.Key.Key_H, False): "begin",
    (Qt.Key.Key_Return, False): "done",
    (Qt.Key.Key_Enter, False): "done",
    (Qt.Key.Key_Space, False): "done",
    (Qt.Key.Key_X, False): "out",
    (Qt.Key.Key_N, False): "next",
    (Qt.Key.Key_E, False): "end",
    (Qt.Key.Key_Z, True): "undo",
}
"""Which key, with Ctrl or without, does what."""


class HandForHandDialog(QDialog):
    """Follows every desk; what it does is done from what is so at that moment."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowFlag(Qt.WindowType.WindowMaximizeButtonHint)
        self.setWindowTitle(_("Hand for hand"))
        opens_handbook(self, "hand-for-hand")
        self._bridge, self._beat = bridge, Beat.of(bridge)
        self._typed = ""
        self._refused = ""
        self._shown: Board | None = None
        self.tiles = HandTiles()
        self.title, self.since, self.left = QLabel(), QLabel(), QLabel()
        self.out, self.hint = QLabel(), QLabel()
        self._buttons = {name: KeyButton(icon) for name, icon in _ICONS.items()}
        self._dress()
        self._lay_out()
        self._connect()
        open_at(self, 1180, 720)
        self._renew()
        self.tiles.setFocus()

    def _dress(self) -> None:
        for label, name, kind in (
            (self.title, "title", "figure"), (self.since, "since", "figure"), (self.left, "left", "title"),
            (self.out, "out", "strong"), (self.hint, "hint", "title"),
        ):  # fmt: skip
            label.setObjectName(name)
            label.setProperty("type", kind)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.left.setWordWrap(True)
        self.out.setWordWrap(True)
        self.out.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.hint.setWordWrap(True)
        for name, button in self._buttons.items():
            button.setObjectName(name)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.title)
        head.addStretch(1)
        head.addWidget(self.since)
        side = QVBoxLayout()
        side.setSpacing(8)
        rolls = QScrollArea()
        rolls.setFrameShape(QFrame.Shape.NoFrame)
        rolls.setWidgetResizable(True)
        rolls.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        rolls.setWidget(self.out)
        side.addWidget(rolls, 1)
        for button in self._buttons.values():
            side.addWidget(button)
        beside = QWidget()
        beside.setFixedWidth(_SIDE)
        beside.setLayout(side)
        side.setContentsMargins(0, 0, 0, 0)
        middle = QHBoxLayout()
        middle.setSpacing(16)
        middle.addWidget(self.tiles, 1)
        middle.addWidget(beside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 12, 16, 12)
        whole.setSpacing(8)
        whole.addLayout(head)
        whole.addWidget(self.left)
        whole.addLayout(middle, 1)
        whole.addWidget(self.hint)

    def _connect(self) -> None:
        self.tiles.ticked.connect(self._tick)
        self._bridge.changed.connect(self._on_changed)
        self._bridge.refused.connect(self._on_refused)
        self._beat.struck.connect(self._on_struck)
        for name, button in self._buttons.items():
            button.clicked.connect(self._deeds()[name])

    # ---- what is shown

    def _renew(self) -> None:
        now = self._beat.moment
        self._shown = shown = board(self._bridge.tournament, self._bridge.people, now, current())
        on = shown.round > 0
        self.title.setText(shown.title)
        self.since.setText(shown.since)
        self.left.setText(shown.left)
        restyle(self.left, state="" if shown.agrees else "red")
        self.tiles.show_tiles(shown.tiles, works=on)
        self.out.setText(_out_words(shown))
        for name, button in self._buttons.items():
            button.setVisible((name == "begin") is not on or name == "undo")
            button.say(_(_WORDS[name]), _KEYS[name])
        restyle(self._buttons["begin"], kind="primary")
        restyle(self._buttons["next"], kind="primary" if shown.done and not shown.burst else "")
        restyle(self._buttons["end"], kind="primary" if shown.done and shown.burst else "")
        self._say_hint()

    def _on_changed(self, _changed: object) -> None:
        self._refused = ""
        self._renew()

    def _on_struck(self) -> None:
        if not self.isVisible() or self._shown is None or not self._shown.round:
            return
        tournament, now = self._bridge.tournament, self._beat.moment
        self.tiles.show_tiles(tiles(tournament, now), works=True)
        self.since.setText(since_words(tournament, now))

    def _say_hint(self) -> None:
        """What was typed, what was refused, or what to do."""
        shown = self._shown
        if self._typed:
            text = _("Table {table} · Enter: it has finished the hand").format(table=self._typed)
        elif self._refused:
            text = self._refused
        elif shown is None or not shown.round:
            text = _("The hand that is running now will be the first. The clock stops.")
        elif shown.done and shown.burst:
            text = _("The bubble has burst and all tables are done. E ends hand for hand.")
        elif shown.done:
            text = _("All tables are done. N deals the next hand everywhere.")
        else:
            text = _("Click a table that is done, or type its number and Enter.")
        self.hint.setText(text)
        restyle(self.hint, state="red" if self._refused and not self._typed else "")

    # ---- what is done

    def _deeds(self) -> dict[str, Callable[[], None]]:
        return {
            "begin": lambda: take_step(self._bridge, "start"),
            "done": self._tick_chosen,
            "out": self._knock_out,
            "next": lambda: take_step(self._bridge, "next"),
            "end": lambda: take_step(self._bridge, "end"),
            "undo": self._undo,
        }

    def _tick(self, table: int) -> None:
        tick(self._bridge, table)

    def _tick_chosen(self) -> None:
        table, self._typed = self._table(), ""
        self._say_hint()
        if table:
            self._tick(table)

    def _table(self) -> int:
        """The table that was typed, else the chosen one; 0 for none."""
        return int(self._typed) if self._typed else self.tiles.table()

    def _knock_out(self) -> None:
        from director.gui.dialogs.knock_out import KnockOutDialog

        table, self._typed = self._table(), ""
        self._say_hint()
        if self._bridge.tournament.seating.count(table):
            KnockOutDialog(self._bridge, table, None, self).open()

    def _undo(self) -> None:
        self._bridge.undo_last()

    def _on_refused(self, refusal: Refusal) -> None:
        telling = Telling(self._bridge.journal, self._bridge.people, current())
        self._refused = RefusalTelling(telling).tell(refusal.error)
        self._say_hint()

    # ---- Qt

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, text = latin(event) or event.key(), event.text()
        control = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        name = _CODES.get((key, control), "")
        if text.isascii() and text.isdigit() and not control:
            self._type(text)
        elif key == Qt.Key.Key_Backspace:
            self._typed = self._typed[:-1]
            self._say_hint()
        elif key == Qt.Key.Key_Escape and self._typed:
            self._typed = ""
            self._say_hint()
        elif name and self._buttons[name].isVisible() and not event.isAutoRepeat():
            self._deeds()[name]()
        else:
            super().keyPressEvent(event)

    def _type(self, digit: str) -> None:
        self._typed = (self._typed + digit).lstrip("0")[-_LONGEST:]
        if self._typed:
            self.tiles.choose(int(self._typed))
        self._say_hint()

    def closeEvent(self, event: QCloseEvent) -> None:
        self._beat.struck.disconnect(self._on_struck)
        super().closeEvent(event)


def _out_words(shown: Board) -> str:
    """Who is out in this hand, the highest place first, and who shares."""
    if not shown.round:
        return ""
    if not shown.out:
        return _("Nobody is out in this hand.")
    told = [_("Out in this hand:")]
    for row in shown.out:
        more = " · ".join(filter(None, (row.seat, row.stack, shares_words(row, current()))))
        told.append(f"{row.place}  {row.name}\n{more}")
    return "\n\n".join(told)
