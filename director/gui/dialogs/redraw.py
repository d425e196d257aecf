"""Everybody draws anew: to some tables, or to one, which is then the final table."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QSpinBox, QWidget

from director.domain.refusal import Impossible
from director.domain.seats import MOST_SEATS
from director.gui.closing_deeds import redraw
from director.gui.dialogs.break_table import leaving_table
from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.style import restyle
from director.gui.widgets.field import Field
from director.host.i18n import _, current
from director.rules.floor.final_table import chairs_needed, final_size, redraw_due, staying
from director.rules.verdict import Verdict
from director.views.breaking_preview import break_sentence, redraw_preview
from director.views.reasons import reasons
from director.views.runs import ranges, read_ranges

if TYPE_CHECKING:
    from director.desk.desk import Changed
    from director.gui.bridge import Bridge, Refusal


class RedrawDialog(FramedDialog):
    """The tables that stay, and the chairs at each; Enter draws and writes it down at once."""

    def __init__(self, bridge: Bridge, *, final: bool, parent: QWidget | None = None) -> None:
        super().__init__(
            _("Final table") if final else _("Redraw"),
            _("Everybody draws a new seat; tables that are not named close. Buttons are drawn anew."),
            _("Draw the seats"),
            parent,
        )
        opens_handbook(self, "breaking")
        self._bridge, self._final = bridge, final
        self.numbers, self.seats = QLineEdit(), QSpinBox()
        self.rows, self.table = leaving_table(self)
        self.outcome, self.why = QLabel(), QLabel()
        self._propose()
        self._lay_out()
        self.numbers.textChanged.connect(self._renew)
        self.seats.valueChanged.connect(self._renew)
        bridge.changed.connect(self._renew)
        bridge.refused.connect(self._on_refused)
        open_at(self, 620, 600)
        self._renew()
        (self.yes if self.yes.isEnabled() else self.numbers).setFocus()

    def _propose(self) -> None:
        """The tables that would break last, as many as the rules have it, with chairs for everybody."""
        tournament = self._bridge.tournament
        due = redraw_due(tournament).answer
        stay = staying(tournament, 1 if self._final else due or len(tournament.open_tables()))
        self.numbers.setText(ranges(sorted(stay)))
        self.seats.setRange(2, MOST_SEATS)
        seats = [tournament.tables[number].seats for number in stay] or [tournament.setup.seats]
        if self._final and stay:
            seats.append(min(MOST_SEATS, chairs_needed(tournament, stay[0])))
        self.seats.setValue(max(seats))

    def _lay_out(self) -> None:
        self.numbers.setObjectName("numbers")
        self.seats.setObjectName("seats")
        self.seats.setAlignment(Qt.AlignmentFlag.AlignRight)
        for label, name in ((self.outcome, "result"), (self.why, "why")):
            label.setObjectName(name)
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
        self.why.setProperty("type", "note")
        wanted = QHBoxLayout()
        wanted.setSpacing(12)
        wanted.addWidget(Field(_("&Table") if self._final else _("&Tables that stay"), self.numbers), 1)
        wanted.addWidget(Field(_("&Chairs at each"), self.seats))
        self.body.addLayout(wanted)
        self.body.addWidget(self.table, 1)
        self.body.addWidget(self.outcome)
        self.body.addWidget(self.why)

    def accept(self) -> None:
        numbers = self._numbers()
        if self.yes.isEnabled() and numbers:
            self.yes.setEnabled(False)
            redraw(self._bridge, numbers, self._chairs(numbers), self._on_drawn)

    # ------------------------------------------------------------ within

    def _numbers(self) -> tuple[int, ...]:
        return read_ranges(self.numbers.text()) or ()

    def _chairs(self, numbers: tuple[int, ...]) -> int:
        """Only more chairs than a table has are put up."""
        tables, seats = self._bridge.tournament.tables, self.seats.value()
        return seats if any(tables[number].seats < seats for number in numbers) else 0

    def _renew(self, _changed: object = None) -> None:
        """What would happen now."""
        numbers = self._numbers()
        trouble = self._trouble(numbers)
        restyle(self.numbers, wrong=bool(trouble) and bool(self.numbers.text().strip()))
        self.yes.setEnabled(not trouble)
        self.why.setText(self._why())
        restyle(self.why, state="amber" if self._is_early() else "")
        if trouble:
            self.rows.set_rows(())
            self.outcome.setText(trouble)
            restyle(self.outcome, state="red")
            return
        bridge, words = self._bridge, current()
        preview = redraw_preview(bridge.tournament, bridge.people, words, numbers, self._chairs(numbers))
        self.rows.set_rows(preview.rows)
        fixed = any(row.fixed for row in preview.rows)
        self.outcome.setText(break_sentence(preview, words))
        restyle(self.outcome, state="red" if preview.lack else "amber" if fixed else "")
        self.yes.setEnabled(not preview.lack and bool(preview.rows))

    def _trouble(self, numbers: tuple[int, ...]) -> str:
        if not numbers:
            return _("Write numbers such as 1-8, 12.")
        if self._final and len(numbers) > 1:
            return _("The final table is one table.")
        twice = next((number for number, times in Counter(numbers).items() if times > 1), None)
        if twice is not None:
            return _("Table {table} is named twice.").format(table=twice)
        for number in numbers:
            try:
                self._bridge.tournament.open_table(number)
            except Impossible:
                return _("There is no open table {table}.").format(table=number)
        return ""

    def _why(self) -> str:
        """Which rule says that it is time, and for how many."""
        verdict: Verdict[object]
        if self._final:
            size = final_size(self._bridge.tournament)
            verdict = size
            text = _("By the rules of the event {n} make the final table.").format(n=size.answer)
        else:
            due = redraw_due(self._bridge.tournament)
            verdict = due
            text = (
                _("By the rules of the event no redraw is due now.")
                if due.answer is None
                else _("By the rules of the event everybody draws anew at {n} tables.").format(n=due.answer)
            )
        return " ".join(filter(None, (text, reasons(verdict, current()))))

    def _is_early(self) -> bool:
        """Whether more are left than make the final table by the rules of the event."""
        tournament = self._bridge.tournament
        return self._final and len(tournament.seating.places) > final_size(tournament).answer

    def _on_drawn(self, changed: Changed) -> None:
        from director.gui.dialogs.seat_changes import SeatChangesDialog

        parent = self.parentWidget()
        super().accept()
        SeatChangesDialog(self._bridge, changed.lines[-1].seq, parent).open()

    def _on_refused(self, _refusal: Refusal) -> None:
        self._renew()
