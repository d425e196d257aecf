"""Open tables: their numbers as one types them, 1-8, 12, and the seats at each."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QSpinBox, QWidget

from director.domain.seats import MOST_SEATS
from director.domain.setup import OpenTables
from director.domain.tournament import Tournament
from director.gui.dialogs.frame import FramedDialog, opens_handbook
from director.gui.style import restyle
from director.gui.widgets.field import Field
from director.host.i18n import _, ngettext
from director.views.runs import read_ranges


def tables_wanted(tournament: Tournament) -> str:
    """The numbers that would seat everybody who is in and has no seat: a proposal for the field."""
    plan, opened = tournament.setup, tournament.open_tables()
    free = sum(table.capacity - tournament.seating.count(table.number) for table in opened)
    missing = max(0, len(tournament.unseated()) - free)
    count = max(1, -(-missing // plan.seats))
    first = 1 + max((table.number for table in opened), default=0)
    return str(first) if count == 1 else f"{first}-{first + count - 1}"


class OpenTablesDialog(FramedDialog):
    """Asks which tables to open; `action()` is the decision after it was accepted."""

    def __init__(self, tournament: Tournament, parent: QWidget | None = None) -> None:
        super().__init__(_("Open tables"), "", _("Open tables"), parent)
        opens_handbook(self, "floor")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)  # it is asked once it is closed
        self._tournament = tournament
        self.numbers = QLineEdit(tables_wanted(tournament))
        self.seats = QSpinBox()
        self.seats.setRange(2, MOST_SEATS)
        self.seats.setValue(tournament.setup.seats)
        self.seats.setAlignment(Qt.AlignmentFlag.AlignRight)
        self._hint = QLabel()
        self._hint.setProperty("type", "note")
        self._hint.setWordWrap(True)
        self.yes.setObjectName("open")
        self.numbers.setObjectName("numbers")
        self.seats.setObjectName("seats")
        wanted = QHBoxLayout()
        wanted.setSpacing(12)
        wanted.addWidget(Field(_("&Numbers"), self.numbers), 1)
        wanted.addWidget(Field(_("&Seats at each"), self.seats))
        self.body.addLayout(wanted)
        self.body.addWidget(self._hint)
        self.body.addStretch(1)
        self.numbers.textChanged.connect(self._judge)
        self.seats.valueChanged.connect(self._judge)
        self.numbers.selectAll()
        self.numbers.setFocus(Qt.FocusReason.OtherFocusReason)
        self._judge()

    def action(self) -> OpenTables:
        """The tables as they stand in the fields."""
        return OpenTables(read_ranges(self.numbers.text()) or (), self.seats.value())

    def _judge(self) -> None:
        """Say what would come of it, and let nobody open what cannot be opened."""
        numbers = read_ranges(self.numbers.text())
        trouble = _("Write numbers such as 1-8, 12.") if numbers is None else self._trouble(numbers)
        restyle(self.numbers, wrong=bool(trouble) and bool(self.numbers.text().strip()))
        restyle(self._hint, state="red" if trouble else "")
        self._hint.setText(trouble or self._outcome(numbers or ()))
        self.yes.setEnabled(not trouble and bool(numbers))

    def _trouble(self, numbers: tuple[int, ...]) -> str:
        twice = next((number for number, times in Counter(numbers).items() if times > 1), None)
        if twice is not None:
            return _("Table {table} is named twice.").format(table=twice)
        known = self._tournament.tables
        taken = next((n for n in numbers if n in known and not known[n].closed), None)
        if taken is not None:
            return _("Table {table} is open already.").format(table=taken)
        return ""

    def _outcome(self, numbers: tuple[int, ...]) -> str:
        tables, waiting = len(numbers), len(self._tournament.unseated())
        seats = tables * self.seats.value()
        opened = ngettext(
            "{n} table with {seats} seats.",
            "{n} tables with {seats} seats in all, opened in this order.",
            tables,
        ).format(n=tables, seats=seats)
        without = ngettext("{n} player has no seat yet.", "{n} players have no seat yet.", waiting)
        return f"{opened}\n{without.format(n=waiting)}"
