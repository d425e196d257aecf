"""What the dialogs about one table share: its ring, what follows, why, what speaks against it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QLabel, QWidget

from director.domain.action import Action
from director.domain.refusal import Impossible
from director.domain.tournament import Tournament
from director.gui.dialogs.article_key import opens_rule_book
from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.style import restyle
from director.gui.weighing import State, Weighed, Weighing
from director.gui.widgets.ring_seats import table_about
from director.gui.widgets.table_ring import TableRing
from director.host.i18n import _, current
from director.rules.verdict import Verdict
from director.views.citing import article_name
from director.views.floor import FloorTable, floor_table
from director.views.reasons import reasons

if TYPE_CHECKING:
    from director.gui.bridge import Bridge


class TableDialog(FramedDialog):
    """Shows one table as it is now, and follows what other desks do to it."""

    def __init__(
        self,
        bridge: Bridge,
        table: int,
        title: str,
        yes: str,
        parent: QWidget | None = None,
        *,
        choosable: bool = False,
    ) -> None:
        super().__init__(title, table_about(bridge.tournament, table), yes, parent)
        opens_handbook(self, "button")
        self._bridge, self._table = bridge, table
        self._weighing = Weighing(bridge, self)
        self._articles: tuple[str, ...] = ()
        self.ring = TableRing(table, choosable=choosable)
        self._result, self._why = QLabel(), QLabel()
        for label, name, kind in ((self._result, "result", "strong"), (self._why, "why", "note")):
            label.setObjectName(name)
            label.setProperty("type", kind)
            label.setWordWrap(True)
        self.body.addWidget(self.ring, 1)
        self.body.addWidget(self._result)
        self.body.addWidget(self._why)
        opens_rule_book(self, bridge.tournament.setup.rules, lambda: next(iter(self._articles), ""))
        open_at(self, 780, 560)

    @property
    def tournament(self) -> Tournament:
        """The tournament as last stored."""
        return self._bridge.tournament

    def table(self) -> FloorTable:
        """The table with whoever sits there."""
        return floor_table(self.tournament, self._bridge.people, current(), self._table)

    def say(self, text: str, state: State = "") -> None:
        """What follows, or what is wrong."""
        self._result.setText(text)
        restyle(self._result, state=state)

    def say_why(self, verdict: Verdict[object] | None) -> None:
        """The articles that a proposal follows; None for none."""
        self._articles = () if verdict is None else tuple(article_name(a, current()) for a in verdict.because)
        self._why.setText("" if verdict is None else reasons(verdict, current()))
        self._why.setToolTip(_("Shift+F1 reads the article.") if self._articles else "")

    def no_such_seat(self, seat: int) -> str:
        """That the table is smaller than that."""
        text = _("Table {table} has seats 1 to {seats}; there is no seat {seat}.")
        return text.format(table=self._table, seats=self.tournament.tables[self._table].seats, seat=seat)

    def refusal(self, impossible: Impossible) -> str:
        """Why something cannot be."""
        return self._weighing.refusal(impossible)

    def weigh(self, *actions: Action) -> Weighed:
        """What speaks against doing all of these now, one after another."""
        return self._weighing.weigh(*actions)

    def do(self, actions: Sequence[Action]) -> bool:
        """Write them down as one, where the rules object with a reason; says whether the dialog may close."""
        return self._weighing.do(actions)
