"""Payouts: what the pool is, who gets what of it, who was paid, and what is to be decided."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from director.gui.pages.page import Page
from director.gui.pages.payouts_commands import payouts_commands
from director.gui.pages.payouts_deeds import PayoutsDeeds
from director.gui.widgets.command_buttons import CommandButtons
from director.gui.widgets.parting import upright
from director.gui.widgets.payout_lists import Everything, PayoutLists
from director.gui.widgets.pool_pane import PoolPane
from director.gui.widgets.print_centre import PrintCentre
from director.gui.widgets.side_panel import scrolling_column
from director.host.i18n import _, current
from director.printing.catalogue import DOCUMENTS
from director.rules.prizes.dues import stale
from director.views.prize_line import MakeDeal, PayOut
from director.views.prizes.bounties import bounty_rows
from director.views.prizes.dues import DueRow, due_rows, money_rows, payment_rows, same_dues, undecided
from director.views.prizes.payouts import payout_versions, published_words, stale_words
from director.views.prizes.pool import pool_rows
from director.views.prizes.table import TakenRow, payouts, same_taken

if TYPE_CHECKING:
    from director.desk.desk import Changed
    from director.domain.ids import EntryId
    from director.gui.bridge import Bridge
    from director.gui.commands import Command

WIDTH: Final = 340
"""Of the column of sums at the left, in pixels."""
SLIM: Final = 284
NARROW: Final = 960
"""In a page narrower than this the sums are slim."""


class PayoutsPage(Page):
    """Sums and deeds at the left, lists at the right."""

    key: ClassVar[str] = "payouts"

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(bridge, parent)
        self.lists, self.pane = PayoutLists(), PoolPane()
        self._dues: tuple[DueRow, ...] = ()
        self._same, self._taken = same_dues(), same_taken()
        self._papers = PrintCentre.of(bridge)
        self.deeds = PayoutsDeeds(bridge, self)
        self._commands = tuple(payouts_commands(self.deeds))
        self._deciding = CommandButtons(self._commands, ("payouts.anew", "payouts.keep"))
        self._doing = CommandButtons(
            self._commands,
            ("payouts.plan", "payouts.compare", "payouts.deal", "payouts.pay", "payouts.print"),
        )
        self._lay_out()
        self.lists.switched.connect(self.able_changed)
        self.lists.places.row_activated.connect(self._on_place)
        self.lists.dues.row_activated.connect(self._on_due)
        self.lists.receipts.row_activated.connect(self._on_receipt)
        self.able_changed.connect(self._show_able)
        bridge.changed.connect(self.count_waiting)
        self._papers.changed.connect(self._show_paper)
        self._show_paper()

    def _lay_out(self) -> None:
        self._side = QWidget()
        self._side.setFixedWidth(WIDTH)
        column = scrolling_column(self._side)
        for part in (self.pane, self._deciding, self._doing):
            column.addWidget(part)
        column.addStretch(1)
        whole = QHBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._side)
        whole.addWidget(upright())
        whole.addWidget(self.lists, 1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._side.setFixedWidth(WIDTH if event.size().width() >= NARROW else SLIM)

    # ---- what a page says of itself

    def commands(self) -> Sequence[Command]:
        return self._commands

    def refresh(self, changed: Changed | None) -> None:
        del changed
        journal, people, words = self.bridge.journal, self.bridge.people, current()
        tournament = journal.tournament
        self._dues = due_rows(tournament, people, words, self._same)
        self.pane.show_pool(
            pool_rows(tournament, words), published_words(journal, words), stale_words(tournament, words)
        )
        self.pane.show_money(money_rows(tournament, words))
        plan = tournament.prize_money.plan
        self.lists.show_rows(
            Everything(
                payouts(tournament, people, words, self._taken),
                self._dues,
                payment_rows(tournament, people, words),
                bounty_rows(tournament, people, words),
                payout_versions(tournament, people, words),
            ),
            has_plan=plan is not None,
            has_bounties=plan is not None and plan.bounty is not None,
        )
        self._stress()
        self.able_changed.emit()

    def retranslate(self) -> None:
        self.lists.retranslate()
        self._show_paper()
        self._show_able()

    def go_to(self, target: object) -> bool:
        """A line of the payout desk or a deal, once the page is shown; `payouts`: the page itself."""
        if not self.isVisible():
            return target == "payouts"
        match target:
            case MakeDeal() if self.deeds.can_deal():
                self.deeds.deal()
            case PayOut(key):
                return self.deeds.pay_key(key)
        return isinstance(target, MakeDeal) or target == "payouts"

    def count_waiting(self, _changed: object = None) -> None:
        """A pool that changed, and payments that do not fit any more."""
        tournament = self.bridge.tournament
        if tournament.plan is not None:
            self.waiting_changed.emit(undecided(tournament) + (stale(tournament) is not None))

    def take_focus(self) -> None:
        self.lists.take_focus()

    def keep(self) -> dict[str, Any]:
        return self.lists.keep()

    def take_back(self, kept: dict[str, Any]) -> None:
        self.lists.take_back(kept)

    # ---- what the deeds ask

    def dues(self) -> tuple[DueRow, ...]:
        """The lines of the payout desk as last shown."""
        if self.is_stale:
            self._dues = due_rows(self.bridge.tournament, self.bridge.people, current(), self._same)
        return self._dues

    def chosen_due(self) -> DueRow | None:
        """The line that is chosen, in the places too."""
        return self.lists.chosen_due(self._dues)

    def chosen_receipt(self) -> int | None:
        """The number of the receipt that is chosen."""
        return self.lists.chosen_receipt(self._dues)

    def chosen_victim(self) -> EntryId | None:
        """Whose bounty is chosen."""
        row = self.lists.chosen_in("bounties")
        return row.victim if row is not None else None

    # ---- within

    def _on_place(self, row: TakenRow) -> None:
        due = next(
            (one for one in self._dues if one.entry == row.entry and one.paid_for == row.paid_for), None
        )
        if due is not None and due.left > 0:
            self.deeds.pay_line(due)

    def _on_due(self, due: DueRow) -> None:
        if due.left > 0:
            self.deeds.pay_line(due)

    def _on_receipt(self, _row: object) -> None:
        self.deeds.print_receipt()

    def _stress(self) -> None:
        """The one thing that should be done now."""
        money = self.bridge.tournament.prize_money
        first = "payouts.plan" if money.plan is None else "payouts.compare"
        if money.published is not None:
            first = "payouts.pay"
        for name in ("payouts.plan", "payouts.compare", "payouts.pay"):
            self._doing.stress(name, on=name == first)
        self._deciding.setVisible(self.deeds.is_stale())
        self._deciding.stress("payouts.anew", on=True)

    def _show_paper(self) -> None:
        self.pane.show_paper([_(DOCUMENTS[one].name) for one in self._papers.outdated_on_the_wall()])

    def _show_able(self) -> None:
        self._deciding.refresh()
        self._doing.refresh()
