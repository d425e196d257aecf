"""The next hand of a table of the event: who has the button, what everybody posts, who comes in how."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtWidgets import QHBoxLayout, QPushButton

from director.domain.action import Action
from director.domain.ids import EntryId
from director.domain.marks import Return
from director.domain.play import Back, PlayHand, StartPlay
from director.domain.refusal import Impossible
from director.gui.pages.tools_button_way import ButtonWay
from director.gui.pages.tools_pane import Place
from director.gui.widgets.amount_edit import AmountEdit
from director.gui.widgets.come_in import ComeInChoices
from director.gui.widgets.field import Field
from director.host.i18n import _, current
from director.rules.table.proposals import propose_hand
from director.rules.verdict import Verdict
from director.views.next_hand import hand_sentence, hand_shown
from director.views.reasons import reasons
from director.views.table_stakes import blinds_now, blinds_unsaid, missing_blinds
from director.views.table_tools.asked import Asked
from director.views.table_tools.button_ring import between_hands, dealt_ring
from director.views.table_tools.button_sheet import button_sheet_at, next_answer
from director.views.table_tools.ring import Ring


class NextHandWay(ButtonWay):
    """Enter deals the hand as it is proposed, and the next one is shown."""

    key: ClassVar[str] = "next"

    def __init__(self, place: Place) -> None:
        super().__init__(place, _("Deal the hand"))
        self.small, self.big = AmountEdit(), AmountEdit()
        self.choices = ComeInChoices()
        self.change = QPushButton(_("Change it…"))
        self.change.setObjectName("change")
        self.change.setToolTip(_("Put in what happened otherwise"))
        self._verdict: Verdict[PlayHand] | None = None
        self._blinds: tuple[int, int] | None = None
        row = QHBoxLayout()
        row.setSpacing(8)
        for words, name, edit in (
            (_("Small blind"), "small", self.small),
            (_("Big blind"), "big", self.big),
        ):
            edit.setObjectName(name)
            edit.textEdited.connect(self.refresh)
            row.addWidget(Field(words, edit))
        self.body.addWidget(self.choices)
        self.body.addLayout(row)
        self.body.addWidget(self.change)
        self.choices.changed.connect(self.refresh)
        self.change.clicked.connect(self._on_change)

    def decisions(self) -> tuple[Action, ...]:
        if self._verdict is None:
            return ()
        said = (Back(entry, says) for entry, says in self._said().items())
        start = () if self.tournament.started else (StartPlay(),)
        return (*start, *said, self._verdict.answer)

    def accept(self) -> None:
        """Deal it; where another level has begun since it was shown, Enter shows its blinds first."""
        shown = self._blinds
        self.refresh()
        if self._blinds == shown:
            super().accept()

    def judge(self) -> None:
        self._verdict = None
        self._follow_level()
        blinds = self.blinds()
        self.choices.show_players(self.tournament, self.table(), blinds or (0, 0))
        if blinds is None:
            self.refuse(missing_blinds(self.small.text(), self.big.text(), current()))
            return
        try:
            says = self.choices.chosen()
            self._verdict = propose_hand(self.tournament, self.place.table, blinds, says)
        except Impossible as impossible:
            self.refuse(self._weighing.refusal(impossible))
            return
        bridge, words, hand = self.place.bridge, current(), self._verdict.answer
        now = bridge.desk.venue.instant()
        shown = hand_shown(self.tournament, bridge.people, words, hand, now)
        text = _("Hand {hand}: {what}.").format(hand=hand.hand, what=_lower(hand_sentence(hand, words)))
        self.say(text, reasons(self._verdict, words), shown.told)

    def ring(self) -> Ring:
        if self._verdict is None:
            last = self.tournament.tables[self.place.table].last
            return between_hands(self.table(), last, current(), self.chosen)
        return dealt_ring(self.table(), self._verdict.answer, current(), self.chosen)

    def asked(self) -> Asked | None:
        blinds = self.blinds()
        if self._verdict is None or blinds is None:
            return None
        sheet = button_sheet_at(self.tournament, self.place.table, blinds, self.choices.chosen())
        return next_answer(sheet, current()).asked

    def blinds(self) -> tuple[int, int] | None:
        """Small and big blind as they stand in the fields; None where a number is none."""
        small, big = self.small.amount(), self.big.amount()
        return None if small is None or big is None else (small, big)

    def take_focus(self) -> None:
        (self.yes if self.blinds() is not None else self.small).setFocus()

    # ------------------------------------------------------------ within

    def _follow_level(self) -> None:
        """The fields hold the blinds of the level, until another level begins what somebody typed."""
        bridge = self.place.bridge
        now = blinds_now(bridge.tournament, self.place.table, bridge.desk.venue.instant())
        if now == self._blinds:
            return
        self._blinds, unsaid = now, blinds_unsaid(bridge.journal, now)
        for edit, amount in zip((self.small, self.big), now, strict=True):
            edit.clear() if unsaid else edit.set_amount(amount)

    def _said(self) -> dict[EntryId, Return]:
        """What somebody chooses now and the journal does not know yet."""
        marks, chosen = self.tournament.mark, self.choices.chosen()
        return {entry: says for entry, says in chosen.items() if says != (marks(entry).says or "wait")}

    def _on_change(self) -> None:
        """Another button, other posts, somebody else dealt in: the dialog of the floor asks for all of it."""
        from director.gui.dialogs.next_hand import NextHandDialog

        dialog = NextHandDialog(self.place.bridge, self.place.table, self.window())
        dialog.change.setChecked(True)
        dialog.open()


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]
