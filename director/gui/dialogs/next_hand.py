"""The next hand of a table: the program proposes button, blinds, posts and who waits; Enter writes it down.

What happened otherwise can be put in by hand; then the rules object, and the window asks for a reason.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from director.domain.action import Action
from director.domain.ids import EntryId
from director.domain.marks import Return
from director.domain.play import Back, PlayHand, StartPlay
from director.domain.refusal import Impossible
from director.gui.dialogs.table_frame import TableDialog
from director.gui.widgets.amount_edit import AmountEdit
from director.gui.widgets.come_in import ComeInChoices
from director.gui.widgets.field import Field
from director.gui.widgets.hand_grid import HandGrid
from director.gui.widgets.ring_seats import ring_seats
from director.gui.widgets.seat_box import SeatBox
from director.host.i18n import _, current
from director.rules.table.proposals import propose_hand
from director.rules.verdict import Verdict
from director.views.next_hand import (
    HandRow,
    Positions,
    hand_rows,
    hand_sentence,
    hand_shown,
    last_of,
    with_positions,
    with_rows,
)
from director.views.table_stakes import blinds_now, blinds_unsaid, missing_blinds

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


class NextHandDialog(TableDialog):
    """Enter deals the hand as it is proposed."""

    def __init__(self, bridge: Bridge, table: int, parent: QWidget | None = None) -> None:
        self._hand = bridge.tournament.tables[table].hands + 1
        self._moved_on = False
        super().__init__(bridge, table, _heading(table, self._hand), _("Deal the hand"), parent)
        self._verdict: Verdict[PlayHand] | None = None
        self._action: PlayHand | None = None
        small, big = blinds_now(bridge.tournament, table, bridge.desk.venue.instant())
        self.small, self.big = AmountEdit(small), AmountEdit(big)
        unsaid = blinds_unsaid(bridge.journal, (small, big))
        if unsaid:
            self.small.clear()
            self.big.clear()
        self.choices = ComeInChoices()
        self.change = QPushButton(_("C&hange it…"))
        self.grid = HandGrid()
        seats = bridge.tournament.tables[table].seats
        self.button_seat, self.big_seat = SeatBox(seats), SeatBox(seats)
        self.small_seat = SeatBox(seats, _("none"))
        for box, name in (
            (self.button_seat, "button-seat"), (self.small_seat, "small-seat"), (self.big_seat, "big-seat"),
        ):  # fmt: skip
            box.setObjectName(name)
        self._others, self._positions = QLabel(), QWidget()
        self._lay_out()
        self._connect()
        self._renew()
        (self.small if unsaid else self.yes).setFocus()

    def _lay_out(self) -> None:
        self._others.setObjectName("others")
        self._others.setWordWrap(True)
        self._others.setTextFormat(Qt.TextFormat.PlainText)
        self.change.setObjectName("change")
        self.change.setCheckable(True)
        self.change.setAutoDefault(False)
        self.change.setToolTip("  ".join((_("Put in what happened otherwise"), "(F2)")))
        QShortcut(QKeySequence("F2"), self, self.change.toggle)
        middle = QHBoxLayout()
        middle.addWidget(self.ring, 1)
        middle.addWidget(self.grid)
        self.body.insertLayout(0, middle, 1)
        self.body.insertWidget(2, self._others)
        self.body.insertWidget(3, self.choices)
        row = QHBoxLayout(self._positions)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(Field(_("&Button"), self.button_seat))
        row.addWidget(Field(_("&Small blind"), self.small_seat))
        row.addWidget(Field(_("B&ig blind"), self.big_seat))
        amounts = QVBoxLayout()
        fields = QHBoxLayout()
        fields.setSpacing(12)
        for edit, name, words in (
            (self.small, "small", _("Small blind, &chips")),
            (self.big, "big", _("Big blind, chi&ps")),
        ):
            edit.setObjectName(name)
            edit.setMaximumWidth(140)
            fields.addWidget(Field(words, edit))
        fields.addWidget(self._positions)
        fields.addStretch(1)
        fields.addWidget(self.change, 0, Qt.AlignmentFlag.AlignBottom)
        amounts.addLayout(fields)
        self.body.addLayout(amounts)

    def _connect(self) -> None:
        for edit in (self.small, self.big):
            edit.textChanged.connect(self._renew)
        self.choices.changed.connect(self._renew)
        self.change.toggled.connect(self._renew)
        self.grid.changed.connect(self._judge)
        for box in (self.button_seat, self.small_seat, self.big_seat):
            box.valueChanged.connect(self._on_positions)
        self._bridge.changed.connect(self._follow)

    # ------------------------------------------------------------ what is decided

    def decisions(self) -> tuple[Action, ...]:
        """The start of play where this is its first hand, what players said before the deal, and the hand."""
        if self._action is None:
            return ()
        said = (Back(entry, says) for entry, says in self._said().items())
        start = () if self.tournament.started else (StartPlay(),)
        return (*start, *said, self._action)

    def accept(self) -> None:
        if self._moved_on:
            # Enter was meant for another hand; now that it was seen, the next Enter deals this one.
            self._moved_on = False
            self._renew()
            return
        decisions = self.decisions()
        if decisions and self.yes.isEnabled() and self.do(decisions):
            super().accept()

    def _said(self) -> dict[EntryId, Return]:
        """What somebody chooses now and the journal does not know yet."""
        marks, chosen = self.tournament.mark, self.choices.chosen()
        return {entry: says for entry, says in chosen.items() if says != (marks(entry).says or "wait")}

    # ------------------------------------------------------------ within

    def _follow(self, _changed: object = None) -> None:
        """Something was written; where the table dealt meanwhile, the first Enter says that this was seen."""
        hand = self.tournament.tables[self._table].hands + 1
        if hand != self._hand:
            self._hand, self._moved_on = hand, True
            self.heading.setText(_heading(self._table, hand))
            self.setWindowTitle(self.heading.text())
        self._renew()

    def _renew(self, _changed: object = None) -> None:
        """Ask the rules anew; what was changed by hand is left behind."""
        self._verdict = self._action = None
        small, big = self.small.amount(), self.big.amount()
        self.choices.show_players(self.tournament, self.table(), (small or 0, big or 0))
        editing = self.change.isChecked()
        self.grid.setVisible(editing)
        self._positions.setVisible(editing)
        if small is None or big is None:
            self._give_up(missing_blinds(self.small.text(), self.big.text(), current()))
            return
        try:
            says = self.choices.chosen()
            self._verdict = propose_hand(self.tournament, self._table, (small, big), says)
        except Impossible as impossible:
            self._give_up(self.refusal(impossible))
            return
        if editing:
            self._fill(self._verdict.answer)
        self._judge()

    def _give_up(self, text: str) -> None:
        """Say why there is no hand; the table is shown as it was."""
        self.ring.show_seats(ring_seats(self.table()), self.tournament.tables[self._table].last)
        self.say(text, "red")
        self.say_why(None)
        self._others.hide()
        self.yes.setEnabled(False)

    def _fill(self, action: PlayHand) -> None:
        """Put the proposal into the fields that change it."""
        self.grid.show_rows(self._rows(action))
        last = last_of(action)
        for box, seat in zip(
            (self.button_seat, self.small_seat, self.big_seat),
            (last.button, last.small or 0, last.big),
            strict=True,
        ):
            box.blockSignals(True)
            box.setValue(seat)
            box.blockSignals(False)

    def _on_positions(self) -> None:
        """Button or blinds lie elsewhere: the posts of the blinds go along."""
        if self._verdict is not None and self._beyond() is None:
            moved = with_positions(self._verdict.answer, self._put())
            self.grid.show_posts({post.seat: (post.live, post.dead) for post in moved.posts})
        self._judge()

    def _beyond(self) -> int | None:
        """A seat that was typed and that the table does not have."""
        boxes = (self.button_seat, self.small_seat, self.big_seat)
        return next((box.value() for box in boxes if not box.is_seat()), None)

    def _put(self) -> Positions:
        return Positions(self.button_seat.value(), self.small_seat.value() or None, self.big_seat.value())

    def _judge(self) -> None:
        """Show the hand as it would be written, and what speaks against it."""
        if self._verdict is None:
            return
        action = self._verdict.answer
        if self.change.isChecked():
            posts, beyond = self.grid.posts(), self._beyond()
            if posts is None or beyond is not None:
                no_number = _("Write a number of chips.")
                self.say(no_number if beyond is None else self.no_such_seat(beyond), "red")
                self.yes.setEnabled(False)
                return
            action = with_rows(with_positions(action, self._put()), self.grid.rows(), posts)
        self._action = action
        self._show(action)

    def _show(self, action: PlayHand) -> None:
        words, now = current(), self._bridge.desk.venue.instant()
        shown = hand_shown(self.tournament, self._bridge.people, words, action, now)
        self.ring.show_seats(ring_seats(self.table(), notes=shown.notes, pale=shown.pale), last_of(action))
        self._others.setText("\n".join(shown.told))
        self._others.setVisible(bool(shown.told))
        weighed = self.weigh(*self.decisions())
        sentence = hand_sentence(action, words)
        self.say(weighed.text or sentence + ".", weighed.state)
        self.say_why(self._verdict)
        self.yes.setEnabled(weighed.state != "red")
        if self._moved_on:
            text = _("The table has moved on: hand {hand} is next now. Look again, then press Enter twice.")
            self.say(text.format(hand=self._hand), "amber")

    def _rows(self, action: PlayHand) -> tuple[HandRow, ...]:
        return hand_rows(self.tournament, self._bridge.people, current(), action)


def _heading(table: int, hand: int) -> str:
    return _("Hand {hand} of table {table}").format(hand=hand, table=table)
