"""The seat draw in three steps: who is drawn; the hashes, then a public word; the seats and the key.

Each step is stored before it is shown, so the dialog may be closed after sealing and goes on there next time.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QProgressBar, QStackedWidget, QVBoxLayout, QWidget

from director.desk.desk import Changed, Desk
from director.domain.tournament import Fill
from director.gui.bridge import Bridge, Refusal
from director.gui.dialogs.draw_steps import FieldStep, SeatsStep, WordStep
from director.gui.dialogs.frame import opens_handbook
from director.gui.widgets.lasting import lasting
from director.host.i18n import _, current
from director.views.draw_field import draw_field, outcome, promise
from director.views.refusals import RefusalTelling
from director.views.wording import Telling

Work = Callable[[Desk], Changed]
Then = Callable[[Changed], None]


class DrawSeatsDialog(QDialog):
    """Leads through one draw."""

    print_wanted = Signal()
    """The seat cards are asked for."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        opens_handbook(self, "draw")
        self._bridge = bridge
        self.setWindowTitle(_("Draw seats"))
        self.setMinimumSize(620, 460)
        self._path = QLabel()
        self._path.setProperty("type", "note")
        self._steps = QStackedWidget()
        self.field_step, self.word_step, self.seats_step = FieldStep(), WordStep(), SeatsStep()
        for step in (self.field_step, self.word_step, self.seats_step):
            self._steps.addWidget(step)
        self._busy = QProgressBar()
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._refused = QLabel()
        self._refused.setWordWrap(True)
        self._refused.setTextFormat(Qt.TextFormat.PlainText)
        self._refused.setProperty("state", "red")
        self._lay_out()
        self.field_step.sealed.connect(self._seal)
        self.word_step.drawn.connect(self._draw)
        self.word_step.again.connect(self._show_field)
        self.seats_step.print_wanted.connect(self._on_print)
        for step in (self.field_step, self.word_step, self.seats_step):
            step.left.connect(self.reject)
        bridge.refused.connect(self._on_refused)
        self._set_busy(False)
        self._show_now()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._path)
        head.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(8)
        column.addLayout(head)
        column.addWidget(self._steps, 1)
        column.addWidget(self._refused)
        column.addWidget(self._busy)

    @property
    def step(self) -> int:
        """Which step is shown, from 1."""
        return self._steps.currentIndex() + 1

    # ------------------------------------------------------------ steps

    def _show_now(self) -> None:
        """A draw that was sealed goes on where it stood."""
        if self._bridge.tournament.sealed is not None:
            self._show_promise()
        else:
            self._show_field()

    def _show_field(self) -> None:
        self.field_step.show_field(draw_field(self._bridge.tournament, self._bridge.people, current()))
        self._show_step(self.field_step)

    def _show_promise(self) -> None:
        promised = promise(self._bridge.journal, current())
        if promised is not None:
            self.word_step.show_promise(promised)
            self._show_step(self.word_step)

    def _show_step(self, step: QWidget) -> None:
        self._steps.setCurrentWidget(step)
        names = (_("1 Who is drawn"), _("2 Hashes and public word"), _("3 Seats and key"))
        shown = self._steps.currentIndex()
        self._path.setText("   ›   ".join(f"<b>{n}</b>" if at == shown else n for at, n in enumerate(names)))
        step.setFocus()

    # ------------------------------------------------------------ what is done

    def _seal(self, fill: Fill) -> None:
        def after_all(why: str) -> None:
            self._do(lambda desk: desk.seal_draw(fill, why, overrule=True), self._on_sealed)

        self._do(lambda desk: desk.seal_draw(fill), self._on_sealed, after_all)

    def _draw(self, word: str) -> None:
        def after_all(why: str) -> None:
            self._do(lambda desk: desk.draw(word, why, overrule=True), self._on_drawn)

        self._do(lambda desk: desk.draw(word), self._on_drawn, after_all)

    def _do(self, work: Work, then: Then, overrule: Callable[[str], None] | None = None) -> None:
        self._set_busy(True)
        last = lasting(self, then)
        self._bridge.run(work, last, overrule=overrule, once="seat draw", copy_first="draw")

    def _on_sealed(self, _changed: Changed) -> None:
        self._set_busy(False)
        self._show_promise()

    def _on_drawn(self, changed: Changed) -> None:
        self._set_busy(False)
        tournament = changed.after.tournament
        self.seats_step.show_outcome(outcome(tournament, changed.people, current(), tournament.draws[-1]))
        self._show_step(self.seats_step)

    def _on_refused(self, refusal: Refusal) -> None:
        """Say why not; where a reason would do, the window asks for it."""
        self._set_busy(False)
        telling = Telling(self._bridge.journal, self._bridge.people, current())
        self._refused.setText(RefusalTelling(telling).tell(refusal.error))
        self._refused.setVisible(refusal.overrule is None)

    def _on_print(self) -> None:
        self.print_wanted.emit()
        self.accept()

    def _set_busy(self, busy: bool) -> None:
        self._busy.setVisible(busy)
        self._refused.hide()
        self._steps.setEnabled(not busy)
