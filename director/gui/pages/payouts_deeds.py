"""What is done on page Payouts; its dialogs are loaded when they are first asked for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from director.domain.ids import Seq
from director.domain.payments import KeepPayment, VoidPayment
from director.domain.prizes import KeepPayouts, RecallPayouts
from director.gui import ask
from director.gui.widgets import paper_order
from director.gui.widgets.paper_order import PaperOrder
from director.host.i18n import _, current
from director.rules.prizes.deciding import is_published
from director.rules.prizes.dues import stale
from director.rules.prizes.heads import heads_now, mysteries_due
from director.rules.prizes.proposing import propose_payouts
from director.rules.prizes.rounding import CannotPay
from director.views.prize_refusals import cannot_pay
from director.views.prizes.dues import DueRow

if TYPE_CHECKING:
    from director.gui.bridge import Bridge
    from director.gui.pages.payouts import PayoutsPage


class PayoutsDeeds:
    """Acts on what is chosen in the lists of its page."""

    def __init__(self, bridge: Bridge, page: PayoutsPage) -> None:
        self._bridge, self._page = bridge, page

    # ------------------------------------------------------------ plan and promise

    def find(self) -> None:
        """Put the keyboard into the field that filters the list."""
        self._page.lists.find_field.setFocus()
        self._page.lists.find_field.selectAll()

    def plan(self) -> None:
        """Say what the pool is made of, and what the house chose."""
        from director.gui.dialogs.prize_plan import PrizePlanDialog

        PrizePlanDialog(self._bridge, self._page).open()

    def compare(self) -> None:
        """Three ways to cut the pool side by side; one of them is published."""
        from director.gui.dialogs.compare_payouts import ComparePayoutsDialog

        ComparePayoutsDialog(self._bridge, self._page).open()

    def publish_anew(self) -> None:
        """Publish the plan for the pool as it is now, and say why it changes."""
        tournament, words = self._bridge.tournament, current()
        try:
            action = propose_payouts(tournament).action
        except CannotPay as cannot:
            self._page.said.emit(cannot_pay(cannot, tournament.setup, words))
            return
        if is_published(tournament, action):
            self._page.said.emit(_("These payouts are published already."))
            return
        reason = ask.choose_reason(
            self._page,
            _("Publish the payouts anew"),
            _("The version published before stays in the list with this reason."),
            yes=_("Publish"),
        )
        if reason is not None:
            self._bridge.do(action, reason)

    def keep(self) -> None:
        """Leave the payouts as they are published although the pool is another."""
        found = stale(self._bridge.tournament)
        if found is None:
            return
        reason = ask.choose_reason(
            self._page,
            _("Keep the payouts as published"),
            _("The pool has changed; what was promised stays. The house says why."),
            yes=_("Keep"),
        )
        if reason is not None:
            self._bridge.do(KeepPayouts(found.now), reason)

    def recall(self) -> None:
        """Take the version back that holds; the one before holds again."""
        found = self._bridge.tournament.prize_money.published
        if found is None:
            return
        reason = ask.choose_reason(
            self._page,
            _("Take the published payouts back"),
            _("They stay in the list as taken back. The version before holds again."),
            yes=_("Take back"),
        )
        if reason is not None:
            self._bridge.do(RecallPayouts(found.line), reason)

    def deal(self) -> None:
        """Divide what is left among those who are left."""
        from director.gui.dialogs.deal import DealDialog

        DealDialog(self._bridge, self._page).open()

    # ------------------------------------------------------------ paying

    def pay(self) -> None:
        """Pay the chosen line; where nothing is left of it, the first that is open."""
        chosen = self._page.chosen_due()
        due = chosen if chosen is not None and chosen.left > 0 else next(iter(self._open()), None)
        if due is not None:
            self.pay_line(due)

    def pay_line(self, due: DueRow) -> None:
        """Pay this line of the payout desk."""
        from director.gui.dialogs.pay_out import PayOutDialog

        PayOutDialog(self._bridge, due.key, self._page).open()

    def pay_key(self, key: str) -> bool:
        """Pay the line of this key; says whether anything is to be paid for it."""
        due = next((one for one in self._open() if one.key == key), None)
        if due is not None:
            self.pay_line(due)
        return due is not None

    def void(self) -> None:
        """Make the chosen receipt void."""
        receipt = self._page.chosen_receipt()
        if receipt is None:
            return
        reason = ask.choose_reason(
            self._page,
            _("Make receipt {number} void").format(number=receipt),
            _("The money came back, or the receipt was a slip. The number stays used."),
            yes=_("Make void"),
        )
        if reason is not None:
            self._bridge.do(VoidPayment(Seq(receipt)), reason)

    def stand(self) -> None:
        """Let the chosen payment stand although another amount is due."""
        due, receipt = self._page.chosen_due(), self._page.chosen_receipt()
        if due is None or receipt is None:
            return
        reason = ask.choose_reason(
            self._page,
            _("Let receipt {number} stand").format(number=receipt),
            due.decide,
            yes=_("Let it stand"),
        )
        if reason is not None:
            self._bridge.do(KeepPayment(Seq(receipt), due.amount), reason)

    def print_receipt(self) -> None:
        """The chosen receipt on paper."""
        receipt = self._page.chosen_receipt()
        if receipt is not None:
            self.show_receipt(receipt)

    def show_receipt(self, receipt: int) -> None:
        """This receipt on paper."""
        self.show_paper(paper_order.PAID, _("Print payout receipt"), line=receipt)

    def show_paper(self, document: str, title: str, *, line: int | None = None) -> None:
        """Paper of this page, ready to print."""
        from director.gui.dialogs.print_paper import PrintPaperDialog

        order = PaperOrder(document, current().language, line=line)
        PrintPaperDialog(self._bridge, order, title, self._page).open()

    def print_sheet(self) -> None:
        """The payouts for the wall."""
        self._page.wanted.emit("print", paper_order.PAYOUTS)

    def print_protocol(self) -> None:
        """The final protocol."""
        self._page.wanted.emit("print", paper_order.FINAL)

    def export(self) -> None:
        """Places, prizes and bounties into a file for spreadsheets."""
        from director.gui.dialogs.export_list import export_results

        export_results(self._bridge, self._page, self._page.said.emit)

    def season(self) -> None:
        """The standings over the tournaments of this venue."""
        from director.gui.dialogs.season import SeasonDialog

        SeasonDialog(self._bridge, self._page).open()

    # ------------------------------------------------------------ bounties

    def bounty(self) -> None:
        """Say who earned a bounty."""
        from director.gui.dialogs.award_bounty import AwardBountyDialog

        AwardBountyDialog(self._bridge, self._page.chosen_victim(), self._page).open()

    def mystery(self) -> None:
        """Draw the mystery bounty that is chosen, or that is due next."""
        from director.gui.dialogs.mystery_draw import MysteryDrawDialog

        MysteryDrawDialog(self._bridge, self._page, self._page.chosen_victim()).open()

    # ------------------------------------------------------------ what can be done

    def has_entries(self) -> bool:
        """Whether somebody is in."""
        return bool(self._bridge.tournament.entries)

    def is_published(self) -> bool:
        """Whether payouts hold."""
        return self._bridge.tournament.prize_money.published is not None

    def is_stale(self) -> bool:
        """Whether the pool is another than the one published, and nobody decided."""
        return stale(self._bridge.tournament) is not None

    def can_deal(self) -> bool:
        """Whether several are left who play for prizes."""
        return self.is_published() and len(self._bridge.tournament.playing_persons) > 1

    def can_pay(self) -> bool:
        """Whether anybody is to be paid."""
        return bool(self._open())

    def can_void(self) -> bool:
        """Whether a receipt is chosen that counts."""
        return self._page.chosen_receipt() is not None

    def can_stand(self) -> bool:
        """Whether the chosen line asks for a decision."""
        chosen = self._page.chosen_due()
        return chosen is not None and chosen.state == "changed"

    def has_bounties(self) -> bool:
        """Whether bounties were earned or wait for a name."""
        tournament = self._bridge.tournament
        return tournament.prize_money.planned.bounty is not None and bool(heads_now(tournament).earnings)

    def has_mystery(self) -> bool:
        """Whether a mystery bounty waits."""
        return bool(mysteries_due(self._bridge.tournament))

    def _open(self) -> Sequence[DueRow]:
        return [one for one in self._page.dues() if one.left > 0]
