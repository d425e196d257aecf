"""Bring in a list of players: every guess shown and changeable, then all or nothing in one step."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget

from director.desk import importing
from director.domain.lists import Choices
from director.domain.refusal import Impossible
from director.gui.dialogs.import_frame import ImportFrame, ImportWords
from director.gui.style import restyle
from director.gui.till import Till
from director.gui.widgets.import_table import ImportTable
from director.gui.widgets.lasting import lasting
from director.gui.widgets.list_guesses import ListGuesses
from director.gui.widgets.list_look import CHOICES, LookedList, Settled, look_at_list
from director.gui.widgets.list_troubles import ListTroubles
from director.gui.widgets.paid_by import PaidBy
from director.host import moment
from director.host.i18n import N_, _, current, ngettext
from director.views import figures, import_preview

if TYPE_CHECKING:
    from director.gui.bridge import Bridge, Refusal


class ImportDialog(ImportFrame[Choices, LookedList]):
    """Who is known is asked beside the list; all are registered, or only kept in the address book."""

    guesses: ListGuesses
    troubles: ListTroubles

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        table = ImportTable("list", N_("Becomes"), CHOICES, import_preview.field_name)
        super().__init__(bridge, _words(), Choices(), (ListGuesses(), table, ListTroubles()), parent)
        self._answers: dict[int, int] = {}
        self._taken: dict[int, set[str]] = {}
        self._uid = ""
        self._all = QRadioButton(_("Register all in this tournament"))
        self._expect = QRadioButton(_("Pre-register: they pay when they come"))
        self._book = QRadioButton(_("Only into the address book"))
        self._all.setObjectName("register-all")
        self._expect.setObjectName("pre-register")
        self._book.setObjectName("only-book")
        self._all.setChecked(True)
        self._states = QButtonGroup(self)
        ways = QVBoxLayout()
        ways.setSpacing(0)
        for way in (self._all, self._expect, self._book):
            way.hide()
            self._states.addButton(way)
            ways.addWidget(way)
        self._paid = PaidBy()
        self._paid.hide()
        self._paid.chosen.connect(self._on_guess)
        ways.insertWidget(1, self._paid)
        self.foot.insertLayout(0, ways)
        self._states.buttonClicked.connect(self.show_state)
        self.troubles.answered.connect(self._on_answer)
        self.troubles.all_new.connect(self._on_all_new)
        self.troubles.taken.connect(self._on_taken)
        self.troubles.all_taken.connect(self._on_all_taken)
        bridge.refused.connect(self._on_refused)
        bridge.failed.connect(self._on_refused)
        bridge.people_changed.connect(self.look_again)

    # ---- what is read

    def start_over(self) -> Choices:
        self._answers, self._taken = {}, {}
        plan = self.bridge.tournament.setup
        return Choices(decimals=plan.decimals, today=moment.now().date().isoformat())

    def looking(self, source: bytes | str) -> Callable[[], LookedList]:
        bridge = self.bridge
        settled = Settled(
            dict(self._answers), {row: frozenset(fields) for row, fields in self._taken.items()}
        )
        return partial(look_at_list, source, self.choices, settled, bridge.people, bridge.tournament)

    def show_looked(self, looked: LookedList) -> None:
        self.guesses.show_reading(looked.reading)
        self._paid.show_ways(Till.of(self.bridge).known(), self.choices.method)
        self.troubles.show_plan(looked.plan, looked.reading.left_out, self.bridge.people)

    def _on_answer(self, row: int, answer: int) -> None:
        self._answers[row] = answer
        self.look_again()

    def _on_all_new(self) -> None:
        if self.looked is not None:
            self._answers.update({question.row: 0 for question in self.looked.plan.questions})
            self.look_again()

    def _on_taken(self, row: int, field: str, is_taken: bool) -> None:
        fields = self._taken.setdefault(row, set())
        (fields.add if is_taken else fields.discard)(field)
        self.look_again()

    def _on_all_taken(self) -> None:
        if self.looked is not None:
            self._taken = {one.row: {said.field for said in one.differs} for one in self.looked.plan.known}
            self.look_again()

    # ---- bringing in

    def bring_in(self, looked: LookedList) -> None:
        self.verb.setEnabled(False)
        self._uid = uid = self._uid or self.bridge.desk.venue.new_uid()
        plan, done = looked.plan, lasting(self, self._on_done)
        if self._all.isChecked():
            self.bridge.run(lambda desk: importing.enter(desk, plan, uid=uid), done, once=("import", uid))
        elif self._expect.isChecked():
            self.bridge.run(lambda desk: importing.expect(desk, plan, uid=uid), done, once=("import", uid))
        else:
            self.bridge.run(lambda desk: importing.keep(desk.venue, plan), done, once=("import", uid))

    def _on_done(self, _answer: object) -> None:
        self.finish()

    def _on_refused(self, refusal: Refusal | object) -> None:
        """Nothing was brought in; a list that is out of date is looked at anew."""
        self._uid = ""
        error = getattr(refusal, "error", None)
        if isinstance(error, Impossible) and error.code == "list_stale":
            self.look_again()
        else:
            self.show_state()

    # ---- what is said

    def say_state(self, looked: LookedList) -> None:
        plan, words = looked.plan, current()
        for way in (self._all, self._expect, self._book):
            way.show()
        self._paid.setVisible(self._all.isChecked())
        restyle(self.standing, state="red" if plan.faults else "amber" if plan.questions else "")
        self.sum.setText(import_preview.summary(plan, words))
        if self._all.isChecked() or not plan.is_ready:
            told = [import_preview.standing(plan, words)]
            if plan.is_ready:
                told += [import_preview.ways_paid(plan, words), import_preview.owing(plan, words)]
            self.standing.setText(" ".join(filter(None, told)))
            count = len(plan.to_enter)
            text = ngettext("Register {n} player", "Register {n} players", count)
            if not count and plan.to_await:
                count = len(plan.to_await)
                text = _pre_registering(count)
        elif self._expect.isChecked():
            self.standing.setText(_("They are expected: at the desk one key enters who has come."))
            count = len(importing.to_expect(plan, self.bridge.tournament))
            text = _pre_registering(count)
        else:
            self.standing.setText(_("Nobody is registered; those who come are found by name."))
            count = len(plan.new)
            text = ngettext("Keep {n} new person", "Keep {n} new people", count)
        if not count and plan.corrected:
            count = len(plan.corrected)
            text = ngettext("Correct {n} person", "Correct {n} people", count)
        self.verb.say(text.format(n=figures.chips(count, words)), _("Ctrl+Enter"))
        self.verb.setEnabled(plan.is_ready and count > 0)


def _pre_registering(count: int) -> str:
    """What the button says that only pre-registers so many."""
    return ngettext("Pre-register {n} player", "Pre-register {n} players", count)


def _words() -> ImportWords:
    return ImportWords(
        about="import",
        window=_("Import a list of players"),
        title=_("Import players"),
        paste=_("Paste a list"),
        paste_tip=_("Read the names that were copied from a letter or a spreadsheet"),
        begin=_("Drop the list here, or choose its file"),
        hint=_("A CSV or XLSX file as the federation or a spreadsheet writes it. Its columns are found."),
        kinds=_("Lists (*.csv *.xlsx *.txt *.tsv);;All files (*)"),
        verb=_("Import"),
        unchanged=_("Nothing was brought in. Choose another file."),
        nothing_copied=_("Nothing was copied yet. Copy the list first, then press this again."),
    )
