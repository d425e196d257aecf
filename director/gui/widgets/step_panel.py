"""The list of next steps beside the map, with the field that asks why it is not the other one."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget

from director.gui.widgets.side_panel import dress
from director.gui.widgets.step_card import StepCard
from director.host.i18n import _, current, ngettext
from director.rules.floor.steps import MoveDue
from director.views import figures
from director.views.next_steps import StepRow

MOST_SHOWN = 60
"""As many steps stand in the list; the others come up as these are done."""
_NARROW, _LOW = 290, 420
"""Below this width the buttons of a step stand in two lines; below this height they stand before reasons."""

_EDGES = 36
"""What stands beside a card in the list, in pixels."""

_KEYS = frozenset(
    {
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_Return,
        Qt.Key.Key_Enter,
        Qt.Key.Key_Space,
        Qt.Key.Key_P,
        Qt.Key.Key_W,
        Qt.Key.Key_Question,
        Qt.Key.Key_Escape,
    }
)
"""The keys of the list, which may be those of a command elsewhere on the page."""


class StepPanel(QWidget):
    """Shows rows and says what people want with them; decides nothing.

    Up and down choose, Enter does the chosen step or those that are ticked, Space ticks a move, P shows the
    tables on the map, W and the question mark ask why it is not the other one.
    """

    confirmed = Signal(object)
    """The rows to do, in their order."""
    shown = Signal(object)
    """The row whose tables shall be looked at."""
    asked = Signal(str)
    """Why not this player, seat or table."""
    left = Signal()
    """Escape: the keyboard goes back to the map."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._told: tuple[tuple[StepRow, ...], str] = ((), "")
        """The steps of now, and the policy."""
        self._seen: tuple[tuple[StepRow, ...], str] = self._told
        """Those that are shown."""
        self._rows: tuple[StepRow, ...] = ()
        self._cards: list[StepCard] = []
        self._current = 0
        self._picked = False
        """Somebody chose the step that is chosen; else it is the most pressing one."""
        self._head, self._policy, self._more, self._answer = QLabel(), QLabel(), QLabel(), QLabel()
        self.all_moves = QPushButton()
        self.question = QLineEdit()
        # What is chosen gets its room first, and is scrolled to then.
        self._reveal = QTimer(self, singleShot=True, interval=0)
        self._reveal.timeout.connect(self._show_chosen)
        self._lay_out()
        self.all_moves.clicked.connect(self.confirm_moves)
        self.question.returnPressed.connect(lambda: self.asked.emit(self.question.text()))
        self.question.textEdited.connect(lambda: self.show_answer(""))
        self.retranslate()

    def _lay_out(self) -> None:
        dress(
            (
                (self._head, "steps_head", "type", "title"),
                (self._policy, "policy", "type", "note"),
                (self._more, "more", "type", "note"),
                (self._answer, "answer", "type", "body"),
            )
        )
        self.all_moves.setObjectName("all_moves")
        self.all_moves.setAutoDefault(False)
        self.question.setObjectName("question")
        inside = QWidget()
        inside.setProperty("part", "plain")
        self._column = QVBoxLayout(inside)
        self._column.setContentsMargins(12, 0, 12, 8)
        self._column.setSpacing(8)
        self._column.addWidget(self._more)
        self._column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(inside)
        self._stack()

    def _stack(self) -> None:
        """Head, list and question, one under the other."""
        top = QVBoxLayout()
        top.setContentsMargins(16, 0, 12, 0)
        for part in (self._head, self._policy, self.all_moves):
            top.addWidget(part)
        foot = QVBoxLayout()
        foot.setContentsMargins(12, 0, 12, 12)
        foot.addWidget(self._answer)
        foot.addWidget(self.question)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 12, 0, 0)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self._scroll, 1)
        column.addLayout(foot)

    def retranslate(self) -> None:
        """Say everything in the language spoken now."""
        self.setAccessibleName(_("Next steps"))
        self.question.setPlaceholderText(_("Why not … name, 12-4 or table 12"))
        self.question.setAccessibleName(_("Why not the other one"))
        self.show_answer("")
        self._say_head()
        for card in self._cards:
            card.show_row(card.row)

    # ------------------------------------------------------------ what is shown

    def show_rows(self, rows: Sequence[StepRow], policy: str) -> None:
        """These steps; one that somebody chose and the ticked ones stay so as long as they are proposed.

        Where nobody chose and the keyboard is elsewhere, the most pressing one stands open. While another
        page is shown, they wait until this one is.
        """
        self._told = (tuple(rows), policy)
        if self.isVisible() or self.isHidden():
            self._show()

    def _show(self) -> None:
        chosen = self._rows[self._current].step.key if self._rows else None
        self._seen = self._told
        self._rows, policy = self._told
        self._policy.setText(policy)
        shown = self._rows[:MOST_SHOWN]
        self._show_cards(shown)
        self._fit()
        keys = [row.step.key for row in shown]
        self._picked &= chosen in keys
        if not (self._picked or self.hasFocus()):
            self._choose(0)
        else:
            self._choose(keys.index(chosen) if chosen in keys else min(self._current, max(0, len(keys) - 1)))
        left = len(self._rows) - len(shown)
        self._more.setVisible(left > 0)
        words = ngettext("and {n} more", "and {n} more", left)
        self._more.setText(words.format(n=figures.chips(left, current())))
        self._say_head()

    def _show_cards(self, shown: Sequence[StepRow]) -> None:
        """A card for each of these; that of a step that is still proposed stays, ticked as it is."""
        several = sum(isinstance(row.step, MoveDue) for row in shown) > 1
        known = {card.row.step.key: card for card in self._cards}
        kept = [known.pop(row.step.key, None) for row in shown]
        free = [card for card in self._cards if card.row.step.key in known]
        self._cards = [
            (self._another(free, row) if card is None else card)
            for row, card in zip(shown, kept, strict=True)
        ]
        for card in free:
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        for at, (row, card) in enumerate(zip(shown, self._cards, strict=True)):
            if card.row != row:
                card.show_row(row)
            if self._column.indexOf(card) != at:
                self._column.removeWidget(card)
                self._column.insertWidget(at, card)
                card.show()
            card.tick.setVisible(several and isinstance(row.step, MoveDue) and not row.step.by_card)

    def show_answer(self, text: str) -> None:
        """Why it is not the one that was asked about."""
        self._answer.setText(text)
        self._answer.setVisible(bool(text))

    def current_row(self) -> StepRow | None:
        """The chosen step."""
        return self._rows[self._current] if self._rows else None

    def ask_why_not(self) -> None:
        """Put the keyboard into the field that asks."""
        self.question.setFocus()
        self.question.selectAll()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._told is not self._seen:
            self._show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()
        self._reveal.start()

    # ------------------------------------------------------------ what people do

    def confirm(self) -> None:
        """Do what is ticked, or the chosen step."""
        ticked = [card.row for card in self._cards if card.tick.isChecked()]
        row = self.current_row()
        if ticked or (row is not None and row.does):
            self.confirmed.emit(tuple(ticked) or (row,))

    def confirm_moves(self) -> None:
        """Do all moves, or those that are ticked, as one."""
        moves = tuple(row for row in self._rows if isinstance(row.step, MoveDue) and not row.step.by_card)
        ticked = tuple(card.row for card in self._cards if card.tick.isChecked())
        if ticked or moves:
            self.confirmed.emit(ticked or moves)

    def event(self, event: QEvent) -> bool:
        """Keys of the list are not those of the page while the keyboard is in the list."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            plain = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier == Qt.KeyboardModifier.NoModifier
            if self.hasFocus() and plain and event.key() in _KEYS:
                event.accept()
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.hasFocus():  # Enter in the field asks, and does nothing else
            if event.key() == Qt.Key.Key_Escape:
                self.setFocus()
            return
        match event.key():
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self._pick(self._current + (1 if event.key() == Qt.Key.Key_Down else -1))
            case Qt.Key.Key_Home | Qt.Key.Key_End:
                self._pick(0 if event.key() == Qt.Key.Key_Home else len(self._cards) - 1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.confirm()
            case Qt.Key.Key_Space:
                self._tick()
            case Qt.Key.Key_P:
                self._preview(self._current + 1)
            case Qt.Key.Key_W | Qt.Key.Key_Question:
                self.ask_why_not()
            case Qt.Key.Key_Escape:
                self.left.emit()
            case _:
                super().keyPressEvent(event)

    # ------------------------------------------------------------ within

    def _another(self, free: list[StepCard], row: StepRow) -> StepCard:
        """A card for a step that is new: that of one which is gone, for to make one takes its time."""
        if not free:
            return self._card(row)
        card = free.pop()
        card.tick.setChecked(False)
        return card

    def _card(self, row: StepRow) -> StepCard:
        card = StepCard(row)
        card.chosen.connect(self._on_chosen)
        card.done.connect(self._on_done)
        card.previewed.connect(self._preview)
        card.doubted.connect(self._on_doubted)
        card.ticked.connect(self._say_head)
        return card

    def _fit(self) -> None:
        """Where room is short the buttons come first, and the policy is told by the tip of the head alone."""
        narrow, low = self.width() < _NARROW, self.height() < _LOW
        self._policy.setVisible(not low and bool(self._policy.text()))
        self._head.setToolTip(self._policy.text() if low else "")
        for card in self._cards:
            card.fit(narrow=narrow, low=low, room=self.width() - _EDGES)

    def _show_chosen(self) -> None:
        """The whole of the chosen step; where it is higher than the list, from its top on."""
        if not self._cards:
            return
        card = self._cards[self._current]
        if card.height() > self._scroll.viewport().height():
            self._scroll.verticalScrollBar().setValue(card.y())
        else:
            self._scroll.ensureWidgetVisible(card, 0, 8)

    def _pick(self, at: int) -> None:
        """Somebody chooses this one."""
        self._picked = True
        self._choose(at)

    def _choose(self, at: int) -> None:
        if not self._cards:
            self._current = 0
            return
        self._current = max(0, min(at, len(self._cards) - 1))
        for place, card in enumerate(self._cards):
            card.choose(yes=place == self._current)
        self._reveal.start()

    def _tick(self) -> None:
        if self._cards and not self._cards[self._current].tick.isHidden():
            self._cards[self._current].tick.toggle()

    def _preview(self, number: int) -> None:
        self._pick(number - 1)
        row = self.current_row()
        if row is not None and row.tables:
            self.shown.emit(row)

    def _on_chosen(self, number: int) -> None:
        self._pick(number - 1)
        self.setFocus()

    def _on_done(self, number: int) -> None:
        self.confirmed.emit((self._rows[number - 1],))

    def _on_doubted(self, number: int) -> None:
        self._pick(number - 1)
        self.ask_why_not()

    def _say_head(self) -> None:
        count = len(self._rows)
        title = _("Next steps ({n})").format(n=count) if count else _("Nothing to do")
        self._head.setText(title)
        ticked = sum(card.tick.isChecked() for card in self._cards)
        moves = sum(isinstance(row.step, MoveDue) and not row.step.by_card for row in self._rows)
        self.all_moves.setVisible(moves > 1)
        words = ngettext("Move {n} player", "Move {n} players", ticked or moves)
        self.all_moves.setText(words.format(n=figures.chips(ticked or moves, current())))
