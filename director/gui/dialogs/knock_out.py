"""Several go out in one hand: who, with which stacks at its start, and who won their chips."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from director.domain.busts import Out
from director.domain.seats import TableSeat
from director.gui.bust_deeds import knock_out
from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.style import restyle
from director.host.i18n import _, current
from director.views.bust_line import BustMeaning, GoingOut, out_meaning, read_stack
from director.views.names import entry_name

if TYPE_CHECKING:
    from director.domain.ids import EntryId
    from director.gui.bridge import Bridge

_STACK_WIDE: Final = 120
_NAME_WIDE: Final = 300
"""Pixels of the longest name; a longer one is shown in full by the mouse."""


class _Row:
    """One player: out or not, the stack, and whether he won chips of those who are out at his table."""

    def __init__(self, entry: EntryId, seat: TableSeat, name: str) -> None:
        self.entry = entry
        self.seat = seat
        self.out = QCheckBox()
        shown = self.out.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, _NAME_WIDE)
        self.out.setText(f"{seat}  {shown}".replace("&", "&&"))
        self.out.setToolTip(name if shown != name else "")
        self.stack = QLineEdit()
        self.won = QCheckBox()
        code = f"{seat.table}-{seat.seat}"
        self.out.setObjectName(f"out-{code}")
        self.stack.setObjectName(f"stack-{code}")
        self.won.setObjectName(f"won-{code}")
        self.stack.setFixedWidth(_STACK_WIDE)
        self.stack.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.stack.setAccessibleName(_("Stack of {name} when the hand began").format(name=name))
        self.won.setAccessibleName(_("{name} won the chips").format(name=name))

    def chips(self) -> int | None:
        """The stack as typed; None for nothing, or for what is no number."""
        return read_stack(self.stack.text())

    def is_wrong(self) -> bool:
        """Whether something was typed that is no stack."""
        return bool(self.stack.text().strip()) and self.chips() is None

    def follow(self) -> None:
        """A stack is asked of who is out, and whoever is out has won nothing."""
        out = self.out.isChecked()
        self.stack.setEnabled(out)
        self.won.setEnabled(not out)
        restyle(self.stack, wrong="true" if out and self.is_wrong() else "false")


class KnockOutDialog(FramedDialog):
    """The players of a table; other tables join where play goes hand for hand."""

    def __init__(
        self, bridge: Bridge, table: int, entry: EntryId | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(
            _("Several knocked out"),
            _(
                "Tick who is out. At one table the larger stack at the start of the hand places higher; "
                "without stacks they tie."
            ),
            _("Knock out"),
            parent,
        )
        opens_handbook(self, "busts")
        self._bridge = bridge
        self._rows: list[_Row] = []
        self._grid = QGridLayout()
        self._more = QComboBox()
        self._outcome = QLabel()
        self._build()
        self.add_table(table)
        for row in self._rows:
            row.out.setChecked(row.entry == entry)
        first = next((row for row in self._rows if row.entry == entry), self._rows[0])
        (first.stack if entry is not None else first.out).setFocus()
        self._judge()
        open_at(self, 680, 600)

    def _build(self) -> None:
        heads = (_("Out"), _("Stack at the start"), _("Won the chips"))
        for column, text in enumerate(heads):
            head = QLabel(text)
            head.setProperty("type", "note")
            self._grid.addWidget(head, 0, column)
        self._grid.setColumnStretch(0, 1)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(4)
        inner = QWidget()
        inner.setProperty("part", "plain")
        column_of_rows = QVBoxLayout(inner)
        column_of_rows.setContentsMargins(0, 0, 8, 0)
        column_of_rows.addLayout(self._grid)
        column_of_rows.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(inner)
        self._more.setObjectName("more")
        self._more.setAccessibleName(_("Another table"))
        self._more.activated.connect(self._on_more)
        self._outcome.setObjectName("outcome")
        self._outcome.setWordWrap(True)
        self._outcome.setTextFormat(Qt.TextFormat.PlainText)
        self.body.addWidget(area, 1)
        self.body.addWidget(self._more)
        self.body.addWidget(self._outcome)

    def add_table(self, number: int) -> None:
        """The players of this table join the list."""
        tournament, words = self._bridge.tournament, current()
        for seat, entry in sorted(tournament.seating.players(number).items()):
            if tournament.entries[entry].dead:
                continue
            name = entry_name(tournament, self._bridge.people, entry, words)
            row = _Row(entry, TableSeat(number, seat), name)
            at = self._grid.rowCount()
            for column, part in enumerate((row.out, row.stack, row.won)):
                self._grid.addWidget(part, at, column)
            self._grid.setAlignment(row.won, Qt.AlignmentFlag.AlignHCenter)
            row.out.toggled.connect(self._judge)
            row.stack.textChanged.connect(self._judge)
            row.won.toggled.connect(self._judge)
            self._rows.append(row)
        self._offer_more()

    def out(self) -> tuple[Out, ...]:
        """Who goes out, as ticked, the tables in the order they joined."""
        return tuple(
            Out(row.entry, row.seat, row.chips(), tuple(self._winners(row.seat.table)))
            for row in self._rows
            if row.out.isChecked()
        )

    def accept(self) -> None:
        if self.yes.isEnabled():
            knock_out(self._bridge, self.out())
            super().accept()

    # ------------------------------------------------------------ within

    def _winners(self, table: int) -> Iterator[EntryId]:
        for row in self._rows:
            if row.seat.table == table and row.won.isChecked() and not row.out.isChecked():
                yield row.entry

    def _offer_more(self) -> None:
        known = {row.seat.table for row in self._rows}
        tournament = self._bridge.tournament
        others = [t.number for t in tournament.open_tables() if t.number not in known]
        self._more.clear()
        self._more.addItem(_("Somebody at another table too…"), 0)
        for number in sorted(others):
            if tournament.seating.count(number):
                self._more.addItem(_("Table {table}").format(table=number), number)
        self._more.setVisible(self._more.count() > 1)

    def _on_more(self, at: int) -> None:
        number = self._more.itemData(at)
        if number:
            self.add_table(number)
            self._judge()
            next(row for row in self._rows if row.seat.table == number).out.setFocus()

    def _judge(self, *_changed: object) -> None:
        """Say what it would come to, and let nobody write what cannot be."""
        for row in self._rows:
            row.follow()
        wrong = any(row.out.isChecked() and row.is_wrong() for row in self._rows)
        meaning = self._meaning() if not wrong else None
        can = meaning is not None and isinstance(meaning.what, GoingOut)
        if wrong:
            text = _("Write a stack as a number, such as 25,000.")
        elif meaning is None:
            text = ""
        else:
            text = f"{meaning.title}\n{meaning.detail}"
        self._outcome.setText(text)
        doubtful = meaning is not None and meaning.doubtful
        restyle(self._outcome, state="amber" if can and doubtful else "" if can or not text else "red")
        self.yes.setEnabled(can)

    def _meaning(self) -> BustMeaning | None:
        out, bridge = self.out(), self._bridge
        if not out:
            return None
        now = bridge.desk.venue.instant()
        return out_meaning(out, bridge.tournament, bridge.people, current(), now)
