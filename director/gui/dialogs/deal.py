"""A deal: ways to divide side by side, what speaks against each, the sheet to sign, and the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from director.domain.ids import EntryId
from director.domain.payments import AgreeDeal
from director.domain.prize_money import Share
from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.doubts import reason_for, trouble_of
from director.gui.style import restyle
from director.gui.widgets import paper_order
from director.gui.widgets.amount_edit import AmountEdit
from director.gui.widgets.deal_grid import CUSTOM, DealGrid
from director.gui.widgets.field import Field
from director.gui.widgets.paper_order import PaperOrder
from director.host.i18n import N_, _, current
from director.rules.prizes.deal import DEAL_KINDS
from director.rules.prizes.dealing import prizes_left, warned
from director.views import figures
from director.views.chip_stacks import stack_rows
from director.views.names import entry_name
from director.views.prizes.deals import WARNINGS, DealTable, deal_table

if TYPE_CHECKING:
    from director.gui.bridge import Bridge

_SHORT: Final = {"icm": N_("ICM"), "chip": N_("Chip chop"), "straight": N_("Straight"), "equal": N_("Equal")}
"""What the ways are called above their columns."""
_BRIEF: Final = {"above_first": N_("above first prize"), "below_minimum": N_("below the sure prize")}
_MANY: Final = 12
"""From so many players on the figures follow once the typing rests."""
_REST: Final = 300
"""Milliseconds of that rest."""


class DealDialog(FramedDialog):
    """Stacks are typed, ways are compared, one is signed and written down; play may go on."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        words, tournament = current(), bridge.tournament
        super().__init__(_("Deal"), _about(bridge), _("Write the deal"), parent)
        opens_handbook(self, "payouts")
        self._bridge = bridge
        self._table: DealTable | None = None
        decimals = tournament.setup.decimals
        counted = stack_rows(tournament, bridge.people, bridge.desk.venue.instant(), words)
        known = {row.entry: row.chips for row in counted if row.holds}
        players = [
            (entry, entry_name(tournament, bridge.people, entry, words), known.get(entry, 0))
            for entry in sorted(
                tournament.playing_persons.values(), key=lambda one: (-known.get(one, 0), one)
            )
        ]
        methods = [(kind, _(_SHORT[kind])) for kind in DEAL_KINDS]
        self.grid = DealGrid(players, methods, decimals)
        self.leave, self.unit = AmountEdit(0, decimals=decimals), AmountEdit(0, decimals=decimals)
        self._told, self._print = QLabel(), QPushButton(_("&Print the sheet to sign…"))
        self._settle = QTimer(self, singleShot=True, interval=_REST if len(players) > _MANY else 0)
        self._lay_out()
        published = tournament.prize_money.published
        self.unit.set_amount(published.unit if published is not None else 1)
        self._settle.timeout.connect(self.judge)
        self.grid.changed.connect(self._on_changed)
        for edit in (self.leave, self.unit):
            edit.textChanged.connect(self._on_changed)
        self._print.clicked.connect(self.print_sheet)
        open_at(self, 1120, 560)
        self.judge()
        self.grid.take_focus()

    def _lay_out(self) -> None:
        self.leave.setObjectName("leave-money")
        self.unit.setObjectName("unit")
        self._told.setObjectName("told")
        self._told.setWordWrap(True)
        self._print.setObjectName("print")
        self._print.setAutoDefault(False)
        row = QHBoxLayout()
        row.setSpacing(16)
        for words, edit in ((_("&Left to play for"), self.leave), (_("&Multiples of"), self.unit)):
            edit.setMaximumWidth(160)
            row.addWidget(Field(words, edit))
        row.addStretch(1)
        self.body.addLayout(row)
        self.body.addWidget(self.grid, 1)
        self.body.addWidget(self._told)
        self.foot.insertWidget(0, self._print)

    # ------------------------------------------------------------ what is agreed

    def action(self) -> AgreeDeal | None:
        """The deal as it stands; None where it cannot be worked out."""
        stacks, leave, way = self.grid.stacks(), self.leave.amount(), self.grid.way()
        if stacks is None or leave is None or self._table is None:
            return None
        if way == CUSTOM:
            own = self.grid.own()
            if own is None:
                return None
            shares = tuple(Share(one, amount, stacks[one]) for one, amount in own.items())
            return AgreeDeal("custom", shares, leave)
        kind = next(one for one in DEAL_KINDS if one == way)
        amounts = self._amounts(way)
        if amounts is None:
            return None
        return AgreeDeal(
            kind, tuple(Share(one, amount, stacks[one]) for one, amount in amounts.items()), leave
        )

    def accept(self) -> None:
        action = self.action()
        if action is None or not self.yes.isEnabled():
            return
        reason = reason_for(self._bridge, (action,), self)
        if reason is None:
            return
        self._bridge.do(action, reason, overrule=bool(reason))
        super().accept()

    def print_sheet(self) -> None:
        """The deal as it stands, to be signed before it is written down."""
        from director.gui.dialogs.print_paper import PrintPaperDialog
        from director.gui.widgets.card_paper import CardPaper
        from director.views.prizes.deal_paper import offered_deal

        action, bridge = self.action(), self._bridge
        if action is None:
            return
        at = bridge.desk.venue.moment()
        made = offered_deal(bridge.journal, bridge.people, CardPaper.of(bridge).words, at, action)
        order = PaperOrder(paper_order.DEAL, current().language, made=made)
        PrintPaperDialog(bridge, order, _("Deal to sign"), self).open()

    # ------------------------------------------------------------ within

    def _on_changed(self) -> None:
        if self._settle.interval():
            self._settle.start()
        else:
            self.judge()

    def judge(self) -> None:
        """Work every way out anew."""
        stacks, leave, unit = self.grid.stacks(), self.leave.amount(), self.unit.amount()
        if stacks is None or leave is None or not unit:
            self._table, told = None, _("Write stacks and amounts as numbers such as 38,500.")
        else:
            bridge, words = self._bridge, current()
            self._table = deal_table(bridge.tournament, bridge.people, words, stacks, leave=leave, unit=unit)
            if self.grid.way() != CUSTOM:
                self.grid.fill_own(self._amounts(self.grid.way()) or {})
            self.grid.show_table(self._table, self._said(self._table))
            told = self._trouble()
        remark = told or self._remark()
        self._told.setText(remark)
        self._told.setVisible(bool(remark))
        restyle(self._told, state=("red" if told else "amber") if self._is_begun(stacks) else "")
        ready = not told and self.action() is not None
        self.yes.setEnabled(ready)
        self._print.setEnabled(ready)

    def _is_begun(self, stacks: dict[EntryId, int] | None) -> bool:
        """Whether anything was typed: until then nothing is wrong, and what to do first is only said."""
        return stacks is None or any(stacks.values())

    def _amounts(self, way: str) -> dict[EntryId, int] | None:
        """What each gets by one of the ways that are worked out."""
        table = self._table
        if table is None:
            return None
        shown = [one.method for one in table.columns if not one.problem]
        if way not in shown:
            return None
        at = [str(one) for one in shown].index(way)
        return {row.entry: row.cells[at].amount for row in table.rows}

    def _said(self, table: DealTable) -> dict[str, tuple[str, str, str]]:
        """Sum and remark under each column."""
        plan, words = self._bridge.tournament.setup, current()
        said: dict[str, tuple[str, str, str]] = {}
        for column in table.columns:
            amounts = self._amounts(column.method)
            total = "" if amounts is None else figures.money(sum(amounts.values()), plan, words)
            said[column.method] = (total, _short(column.warnings), "amber")
        own = self.grid.own()
        if own is not None:
            total = figures.money(sum(own.values()), plan, words)
            said[CUSTOM] = (total, _short(self._own_warnings(own)) if any(own.values()) else "", "amber")
        return said

    def _own_warnings(self, own: dict[EntryId, int]) -> list[str]:
        leave = self.leave.amount() or 0
        action = AgreeDeal("custom", tuple(Share(one, amount) for one, amount in own.items()), leave)
        return [_(WARNINGS[code]) for code in warned(self._bridge.tournament, action)]

    def _remark(self) -> str:
        """What should be known of the way that is chosen before anybody signs."""
        if self.grid.way() == CUSTOM:
            return " ".join(self._own_warnings(self.grid.own() or {}))
        table = self._table
        chosen = (
            next((one for one in table.columns if one.method == self.grid.way()), None) if table else None
        )
        return " ".join(chosen.warnings) if chosen is not None else ""

    def _trouble(self) -> str:
        """Why it cannot be written down."""
        table = self._table
        chosen = (
            next((one for one in table.columns if one.method == self.grid.way()), None) if table else None
        )
        if chosen is not None and chosen.problem:
            return chosen.problem
        action = self.action()
        if action is None:
            return _("Write stacks and amounts as numbers such as 38,500.")
        return trouble_of(self._bridge, action)


def _short(warnings: Sequence[str]) -> str:
    """The same in two words, for under a column."""
    return "\n".join(_(_BRIEF[code]) for code, full in WARNINGS.items() if _(full) in warnings)


def _about(bridge: Bridge) -> str:
    """What there is to divide, and that nobody must."""
    tournament, words = bridge.tournament, current()
    left = prizes_left(tournament)
    text = _(
        "{money} is left to win: {prizes}. A deal needs everybody's consent; play may go on for the places."
    )
    return text.format(
        money=figures.money(sum(left), tournament.setup, words),
        prizes=", ".join(figures.money(one, tournament.setup, words) for one in left[:6])
        + (" …" if len(left) > 6 else ""),
    )
