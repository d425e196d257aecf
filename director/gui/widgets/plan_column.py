"""One plan of three: how it cuts the pool, the figures players ask for, and its prizes place by place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QFrame, QLabel, QRadioButton, QVBoxLayout, QWidget

from director.domain.prize_plan import Scheme
from director.gui import theme
from director.gui.rows_model import Align, Column, RowsModel
from director.gui.style import restyle
from director.gui.widgets.column_room import ColumnRoom
from director.gui.widgets.facts import Facts
from director.gui.widgets.prize_curves import SIGNS
from director.gui.widgets.rows_table import RowsTable
from director.gui.widgets.scheme_form import SchemeForm
from director.host.i18n import N_, _
from director.views.prizes.payouts import PayoutRow, PlanColumn

COLUMNS: Final = (
    Column[PayoutRow]("place", N_("Finish"), lambda r: r.place, sort=lambda r: r.first, width=84),
    Column[PayoutRow]("prize", N_("Prize"), lambda r: r.prize, sort=lambda r: r.amount, align=Align.RIGHT,
                      stretch=True),
    Column[PayoutRow]("percent", N_("%"), lambda r: r.percent, sort=lambda r: r.amount, align=Align.RIGHT,
                      width=76),
)  # fmt: skip


class PlanPane(QFrame):
    """A column of the comparison."""

    changed = Signal()
    """Another way to cut the pool."""

    def __init__(
        self, at: int, tables: Sequence[tuple[str, Scheme]], decimals: int, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setProperty("part", "card")
        self.setObjectName(f"plan-{at}")
        self.chosen = QRadioButton(_("{sign} Plan {letter}").format(sign=SIGNS[at], letter="ABC"[at]))
        self.chosen.setObjectName(f"choose-{at}")
        self.form, self.facts, self._problem = SchemeForm(tables, decimals), Facts(), QLabel()
        self._problem.setObjectName("problem")
        self._problem.setProperty("state", "amber")
        self._problem.setWordWrap(True)
        self._problem.setTextFormat(Qt.TextFormat.PlainText)
        self.prizes = RowsTable(RowsModel(COLUMNS, lambda r: r.first, parent=self))
        self.prizes.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self._room = ColumnRoom(self.prizes, 1, {}, (2,))
        self.prizes.setMinimumHeight(2 * theme.ROW + theme.ROW // 2)
        self.prizes.setAccessibleName(_("Prizes by place"))
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(4)
        for part in (self.chosen, self.form, self._problem, self.facts):
            column.addWidget(part)
        column.addWidget(self.prizes, 1)
        self.form.changed.connect(self.changed)

    def show_plan(self, column: PlanColumn, rows: Sequence[PayoutRow]) -> None:
        """These figures, or why there are none."""
        self._problem.setText(column.problem)
        self._problem.setVisible(bool(column.problem))
        restyle(self.chosen, type="strong" if self.chosen.isChecked() else "")
        self.facts.setVisible(not column.problem)
        self.facts.show_facts(
            (
                (_("Places paid"), column.places),
                (_("First place"), f"{column.first} · {column.first_share}" if column.first else ""),
                (_("Last prize"), " · ".join(filter(None, (column.lowest, column.times_buy_in)))),
                (_("Largest jump"), column.jump),
            )
        )
        self.prizes.rows().set_rows(rows)
        said = {
            at: {max((one.text(row) for row in rows), key=len, default="")} for at, one in enumerate(COLUMNS)
        }
        self._room.fit(said, frozenset())

    @property
    def problem(self) -> str:
        """Why it cannot be worked out; empty where it can."""
        return self._problem.text()
