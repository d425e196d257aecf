"""Three plans side by side with a picture; one is kept as the plan of the event, and published."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from director.desk.prize_tables import own_payouts, payout_tables
from director.domain.prize_plan import PrizePlan, Scheme
from director.domain.prizes import SetPrizes
from director.domain.refusal import Impossible
from director.gui import ask
from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.doubts import do_all, reason_for
from director.gui.widgets.left_out_note import LeftOutNote
from director.gui.widgets.plan_column import PlanPane
from director.gui.widgets.prize_curves import Curve, PrizeCurves
from director.host.i18n import _, current
from director.rules.floor.busting import may_come_in
from director.rules.prizes.deciding import is_published
from director.rules.prizes.pool import prize_pool
from director.rules.prizes.proposing import Proposal, propose_payouts
from director.rules.prizes.rounding import CannotPay
from director.views import figures
from director.views.prizes.payouts import PayoutRow, PlanColumn, payout_rows, plan_columns, table_name
from director.views.refusals import RefusalTelling
from director.views.wording import Telling

if TYPE_CHECKING:
    from director.domain.action import Action
    from director.gui.bridge import Bridge

_BEGIN: Final = ("club", "tour", "flat")
"""What the columns show where nothing was chosen before."""


class ComparePayoutsDialog(FramedDialog):
    """Columns A, B and C; the one that is chosen is published."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(_("Compare payouts and publish"), _subtitle(bridge), _("Publish this plan"), parent)
        opens_handbook(self, "payouts")
        self._bridge = bridge
        tournament, words = bridge.tournament, current()
        self._plan = tournament.prize_money.planned
        self._made: list[Proposal | None] = [None] * len(_BEGIN)
        known = payout_tables(bridge.desk.venue.path)
        tables = [(one.scheme.name if one.own else table_name(one.key, words), one.scheme) for one in known]
        self.panes = [PlanPane(at, tables, tournament.setup.decimals) for at in range(len(_BEGIN))]
        self.curves, self._group = PrizeCurves(tournament.setup), QButtonGroup(self)
        self._keep, self._told = QPushButton(_("&Keep as the plan, do not publish")), QLabel()
        self._lay_out()
        schemes = {one.key: one.scheme for one in known}
        for pane, key in zip(self.panes, _BEGIN, strict=True):
            pane.form.choose(schemes[key])
        self._begin(list(schemes.values()))
        self._keep.clicked.connect(self._on_keep)
        self._group.idToggled.connect(self.judge)
        for pane in self.panes:
            pane.changed.connect(self.judge)
        self.panes[0].chosen.setChecked(True)
        open_at(self, 1180, 720)
        self.judge()

    def _begin(self, known: list[Scheme]) -> None:
        """The plan of the event stands first; another one of the list makes room for it."""
        mine = self._plan.scheme
        if not (mine.tables or mine.amounts or mine.kind == "curve"):
            return
        self.panes[0].form.choose(mine)
        others = [one for one in known[:3] if one != mine]
        for pane, scheme in zip(self.panes[1:], others, strict=False):
            pane.form.choose(scheme)

    def _lay_out(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(12)
        for at, pane in enumerate(self.panes):
            self._group.addButton(pane.chosen, at)
            row.addWidget(pane, 1)
        self._told.setObjectName("told")
        self._told.setWordWrap(True)
        self._told.setProperty("state", "amber")
        self._keep.setObjectName("keep")
        self._keep.setAutoDefault(False)
        column = QVBoxLayout()
        column.setSpacing(12)
        column.addLayout(row, 3)
        column.addWidget(self.curves, 2)
        column.addWidget(self._told)
        column.addWidget(LeftOutNote(own_payouts(self._bridge.desk.venue.path).left_out))
        self.body.addLayout(column, 1)
        self.foot.insertWidget(0, self._keep)

    # ------------------------------------------------------------ what is chosen

    def plan(self) -> PrizePlan | None:
        """The plan of the event with the scheme that is chosen; None where it cannot be worked out."""
        at = self._group.checkedId()
        scheme = self.panes[at].form.scheme()
        return None if scheme is None or self._made[at] is None else replace(self._plan, scheme=scheme)

    def decisions(self) -> list[Action]:
        """What is written: the plan where it is another, and the promise."""
        plan, made = self.plan(), self._made[self._group.checkedId()]
        if plan is None or made is None:
            return []
        first: list[Action] = []
        if plan != self._bridge.tournament.prize_money.plan:
            first.append(SetPrizes(plan))
        return [*first, made.action]

    def accept(self) -> None:
        actions = self.decisions()
        if not actions or not self.yes.isEnabled():
            return
        reason = reason_for(self._bridge, actions, self)
        doubted = bool(reason)
        if reason == "" and self._bridge.tournament.prize_money.published is not None:
            reason = ask.choose_reason(
                self,
                _("Publish the payouts anew"),
                _("The version published before stays in the list with this reason."),
                yes=_("Publish"),
            )
        if reason is None:
            return
        do_all(self._bridge, actions, reason, overrule=doubted)
        super().accept()

    # ------------------------------------------------------------ within

    def judge(self, *_changed: object) -> None:
        """Work all three out anew."""
        curves = []
        for at, pane in enumerate(self.panes):
            column, rows, self._made[at] = self._worked_out(pane.form.scheme(), at)
            pane.show_plan(column, rows)
            curves.append(Curve(at, column.amounts))
        self.curves.show_curves(curves)
        chosen = self._made[self._group.checkedId()]
        same = chosen is not None and is_published(self._bridge.tournament, chosen.action)
        self.yes.setEnabled(chosen is not None and not same)
        self.yes.setToolTip(_("These payouts are published already.") if same else "")
        self._keep.setEnabled(chosen is not None)
        awaited = may_come_in(self._bridge.tournament, self._bridge.desk.venue.instant())
        self._told.setText(
            _("Entries are still open: the pool may grow, and the published payouts would have to follow.")
        )
        self._told.setVisible(awaited)

    def _worked_out(
        self, scheme: Scheme | None, at: int
    ) -> tuple[PlanColumn, tuple[PayoutRow, ...], Proposal | None]:
        name, tournament, words = "ABC"[at], self._bridge.tournament, current()
        if scheme is None:
            return PlanColumn(name, _("Type numbers with spaces between.")), (), None
        plan = replace(self._plan, scheme=scheme)
        try:
            plan.check()
            made = propose_payouts(tournament, plan)
        except Impossible as impossible:
            telling = RefusalTelling(Telling(self._bridge.journal, self._bridge.people, words))
            return PlanColumn(name, telling.impossible(impossible)), (), None
        except CannotPay:
            return plan_columns(tournament, [(name, plan)], words)[0], (), None
        column = plan_columns(tournament, [(name, plan)], words)[0]
        rows = payout_rows(made.amounts, made.seats, tournament.setup, words, grouped=True)
        return column, rows, made if made.amounts else None

    def _on_keep(self) -> None:
        plan = self.plan()
        if plan is not None and plan != self._bridge.tournament.prize_money.plan:
            reason = reason_for(self._bridge, (SetPrizes(plan),), self)
            if reason is None:
                return
            self._bridge.do(SetPrizes(plan), reason, overrule=bool(reason))
        self.reject()


def _subtitle(bridge: Bridge) -> str:
    tournament, words = bridge.tournament, current()
    text = _(
        "Prize pool {money}, entries: {n}. What you publish is a promise; every version stays on record."
    )
    return text.format(
        money=figures.money(prize_pool(tournament).total, tournament.setup, words),
        n=figures.chips(tournament.counted, words),
    )
