"""The hand: typed as it happened, shown as a ring with its history and what is to be done now."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from director.desk.files import read_chosen
from director.domain.refusal import Unavailable
from director.gui import ask
from director.gui.pages.tools_hand_begin import begun, next_sheet
from director.gui.pages.tools_pane import Place, SlipOf, ToolPane
from director.gui.unwritten import tell_unwritten
from director.gui.widgets.answer_pane import AnswerPane, Said
from director.gui.widgets.hand_line import HandLine
from director.gui.widgets.hand_ring import HandRing
from director.gui.widgets.paper_out import save_file
from director.gui.widgets.parting import across, upright
from director.gui.widgets.side_panel import scrolling_column
from director.host.i18n import N_, Words, _, current, ngettext
from director.rules.entering.entering import Refused, Typed, enter, play_on
from director.rules.entering.looking import Look, look, sheet_of
from director.rules.entering.sheet import Worksheet, go, read_sheet, restore, written
from director.rules.games import STUD
from director.rules.hand.phh.fields import LONGEST, text_of
from director.rules.hand.phh.reading import read_phh
from director.rules.hand.phh.recorded import BadPhh
from director.views.hand_histories import phh_complaint
from director.views.refusals import world
from director.views.table_tools.handed import handed_hand
from director.views.table_tools.refused_words import refusal
from director.views.table_tools.ring import ring, sheet_title
from director.views.table_tools.telling import answer, hand_copied, history, marked, phh

if TYPE_CHECKING:
    from director.domain.case import TableCase
    from director.views.papers import Letterhead
    from director.views.table_tools.slip_rows import ExplanationSlip

WIDTH = 340
"""Of the column at the right, in pixels."""
PHH_FILES = N_("Hands (*.phh);;All files (*)")


class HandPane(ToolPane):
    """One hand at one table."""

    key: ClassVar[str] = "hand"

    def __init__(self, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(place, parent)
        self.ring, self.line, self.answers = HandRing(), HandLine(), AnswerPane()
        self.title, self.step, self.history = QLabel(), QLabel(), QListWidget()
        self._refused: Refused | None = None
        self._begun = begun(place)
        self.sheet = self._left() or self._begun
        self._lay_out()
        self.line.applied.connect(self.apply)
        self.line.played_on.connect(self.play_on)
        self.line.stepped.connect(self.go_by)
        self.line.cards_wanted.connect(self.pick_cards)
        self.line.edit.textEdited.connect(self._on_edited)
        self.ring.pressed.connect(self._on_seat)
        self.history.itemClicked.connect(self._on_row)
        self._show()

    def _lay_out(self) -> None:
        self.title.setObjectName("title")
        self.title.setProperty("type", "strong")
        self.title.setWordWrap(True)
        self.step.setObjectName("step")
        self.step.setProperty("type", "note")
        self.history.setObjectName("history")
        self.history.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.history.setWordWrap(True)
        self.history.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        left = QVBoxLayout()
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(0)
        head = QVBoxLayout()
        head.setContentsMargins(16, 8, 16, 4)
        head.addWidget(self.title)
        left.addLayout(head)
        left.addWidget(self.ring, 1)
        left.addWidget(self.line)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(left, 1)
        whole.addWidget(upright())
        whole.addWidget(self._side())

    def _side(self) -> QWidget:
        """The column at the right: what is to be done, under it what was done."""
        side, told = QWidget(), QWidget()
        self.share_room(side, WIDTH)
        column = scrolling_column(told)
        column.addWidget(self.answers)
        column.addStretch(1)
        self.step.setContentsMargins(16, 6, 16, 2)
        right = QVBoxLayout(side)
        right.setContentsMargins(0, 0, 0, 0)
        right.setSpacing(0)
        right.addWidget(told, 3)
        right.addWidget(across())
        right.addWidget(self.step)
        right.addWidget(self.history, 2)
        return side

    # ------------------------------------------------------------ what staff do

    def apply(self, text: str) -> None:
        """Enter this line; what is not taken stays in it, with its reason."""
        if text.strip():
            self._take(enter(self.sheet, text))

    def play_on(self) -> None:
        """Record what was refused as it happened, and go on with the rest of the line."""
        if self._refused is None:
            self.apply(self.line.edit.text())
        elif self._refused.may_play_on:
            self._take(play_on(self.sheet, self._refused))

    def go_by(self, steps: int) -> None:
        """Look at the hand so many steps later, or earlier."""
        self.set_sheet(go(self.sheet, self.sheet.at + steps))

    def restore(self) -> None:
        """Bring back the steps that were replaced last."""
        if not self.sheet.dropped:
            self.said.emit(_("No step was replaced."))
        self.set_sheet(restore(self.sheet))

    def next_hand(self) -> None:
        """Begin the next hand of this table."""
        self.set_sheet(next_sheet(self.place, self.sheet))
        self.take_focus()

    def pick_cards(self) -> None:
        """Choose cards instead of typing them."""
        from director.gui.dialogs.pick_cards import PickCardsDialog
        from director.views.table_tools.cards_left import cards_of_sheet

        dialog = PickCardsDialog(cards_of_sheet(self.sheet), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.picked.connect(self.line.put)
        dialog.open()

    def set_table(self) -> None:
        """Say who sits there, with how much, and what is played for."""
        from director.gui.dialogs.hand_table import HandTableDialog

        dialog = HandTableDialog(self.sheet, self)
        dialog.agreed.connect(self.set_sheet)
        dialog.open()

    def save_phh(self) -> None:
        """Write the hand to a file that other programs read."""
        text, trouble = phh(self.sheet, current())
        if trouble:
            self.said.emit(trouble)
            return
        path = ask.choose_file(self, _("Save the hand"), _(PHH_FILES), _("Hand") + ".phh", save=True)
        if path is None:
            return
        try:
            save_file(text.encode(), path)
        except (OSError, Unavailable) as error:
            tell_unwritten(self, error, path)
        else:
            self.said.emit(_("Saved as {path}.").format(path=path))

    def open_phh(self) -> None:
        """Read a hand from a file."""
        path = ask.choose_file(self, _("Open a hand"), _(PHH_FILES))
        if path is not None:
            self.read_file(path)

    def read_file(self, path: Path) -> None:
        """Show the hand of this file."""
        try:
            record = read_phh(text_of(read_chosen(path, LONGEST)), self.sheet.rules)
        except BadPhh as bad:
            self.said.emit(phh_complaint(bad, current()))
        except Unavailable as trouble:
            ask.warn(self, _("The hand could not be read."), world(trouble, current()))
        else:
            self.set_sheet(sheet_of(record))

    def set_sheet(self, sheet: Worksheet) -> None:
        """Show this sheet, and keep it."""
        self._take(Typed(sheet))

    # ------------------------------------------------------------ what is handed on

    def look(self) -> Look:
        """The hand as it stands."""
        return look(self.sheet)

    def text(self) -> str:
        return hand_copied(self.look(), current())

    def slip(self) -> SlipOf | None:
        shown = self.look()
        if shown.hand is None:
            return None

        def made(head: Letterhead, words: Words) -> ExplanationSlip | None:
            from director.views.table_tools.slip import hand_slip

            return hand_slip(shown, head, words)

        return made

    def case(self) -> TableCase | None:
        return handed_hand(self.look(), current())

    def refresh(self) -> None:
        """Follow the event as long as nobody entered or changed anything."""
        fresh = begun(self.place)
        if self.sheet == self._begun != fresh:
            self.sheet = fresh
            self._show()
        self._begun = fresh

    def take_focus(self) -> None:
        self.line.edit.setFocus()

    # ------------------------------------------------------------ within

    def _left(self) -> Worksheet | None:
        text = self.kept()
        try:
            return None if text is None else read_sheet(text)
        except ValueError:
            return None  # a draft of another edition: the table begins anew

    def _take(self, typed: Typed) -> None:
        self.sheet, self._refused = typed.sheet, typed.refused
        self.keep(written(self.sheet))
        self._show()
        if typed.refused is None:
            self.line.show_line("")
            self.line.say_refused("", may_play_on=False)
        else:
            self.line.show_line(" ".join(filter(None, (typed.refused.part, typed.refused.rest))))
            told = refusal(typed.refused, current())
            self.line.say_refused(told, may_play_on=typed.refused.may_play_on)

    def _show(self) -> None:
        words, shown = current(), self.look()
        self.title.setText(sheet_title(self.sheet, words))
        self.ring.show_ring(ring(self.sheet, shown, words))
        if shown.hand is None and _is_bare(self.sheet):
            self.answers.say([_nobody()])
        else:
            self.answers.say([Said(line.text, line.kind) for line in answer(shown, words)])
        self._show_history(shown, words)

    def _show_history(self, shown: Look, words: Words) -> None:
        at, of = self.sheet.at, len(self.sheet.steps)
        if at < of:
            text = _("Step {at} of {of}: ↓ goes on, and what is entered now replaces what followed.")
        else:
            text = ngettext("{of} step", "{of} steps", of) if of else ""
        self.step.setText(text.format(at=at, of=of))
        self.step.setVisible(bool(of))
        self.history.clear()
        for row in history(shown, words):
            item = QListWidgetItem(row.text if row.street else marked(row, words))
            item.setData(Qt.ItemDataRole.UserRole, row.at)
            if row.street:
                font = item.font()
                font.setBold(True)
                item.setFont(font)
            self.history.addItem(item)
        self.history.scrollToBottom()

    def _on_edited(self) -> None:
        self._refused = None

    def _on_seat(self, seat: int) -> None:
        """A seat was pressed: what is typed next is of that seat."""
        hand = self.look().hand
        if hand is not None and hand.to_act == seat and not self.line.edit.text():
            self.line.edit.setFocus()
            return
        text = self.line.edit.text()
        self.line.put(f" {seat}" if text and not text.endswith(" ") else str(seat))

    def _on_row(self, item: QListWidgetItem) -> None:
        self.set_sheet(go(self.sheet, int(item.data(Qt.ItemDataRole.UserRole))))


def _is_bare(sheet: Worksheet) -> bool:
    """Whether it is still to be said who plays for what."""
    return len(sheet.in_hand) < 2 or not (sheet.big_blind or sheet.game in STUD)


def _nobody() -> Said:
    return Said(_("Say who sits here and what is played for: Table of the hand, F2."), "warning")
