"""The lists of page Payouts: places, the payout desk, receipts, bounties, and every version published."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtWidgets import QWidget

from director.gui.rows_model import Align, Column, RowsModel
from director.gui.widgets.list_pages import Listed, ListPages
from director.gui.widgets.rows_table import RowsTable
from director.host.i18n import N_, _
from director.views.prizes.bounties import BountyRow
from director.views.prizes.dues import DueRow, PaymentRow
from director.views.prizes.payouts import PayoutVersion
from director.views.prizes.table import Payouts, TakenRow

_MARKS: Final = {
    "open": "hourglass",
    "part": "hourglass",
    "paid": "check",
    "kept": "check",
    "changed": "triangle-alert",
    "none": "ban",
    "proposed": "circle-dashed",
}
_TONES: Final = {"changed": "red", "paid": "soft", "kept": "soft", "none": "soft", "proposed": "soft"}
_RIGHT: Final = Align.RIGHT


def _soft(_row: object) -> str:
    return "soft"


def _red(_row: object) -> str:
    return "red"


def _version_words(row: PayoutVersion) -> str:
    """Why there is this version, and whether it holds."""
    state = _("taken back") if row.recalled else _("holds") if row.holds else _("replaced")
    return f"{state} · {row.reason}" if row.reason else state


PLACES: Final = (
    Column[TakenRow]("place", N_("Finish"), lambda r: r.place_text, sort=lambda r: r.place, width=72),
    Column[TakenRow]("prize", N_("Prize"), lambda r: r.prize_text, sort=lambda r: r.prize, align=_RIGHT,
                     width=120, state=lambda r: "soft" if r.state == "proposed" else ""),
    Column[TakenRow]("percent", N_("Of the pool"), lambda r: r.percent, sort=lambda r: r.prize, align=_RIGHT,
                     width=84, state=_soft),
    Column[TakenRow]("name", N_("Player"), lambda r: r.name, stretch=True, tip=lambda r: r.name),
    Column[TakenRow]("due", N_("Gets"), lambda r: r.due_text, sort=lambda r: r.prize, align=_RIGHT,
                     width=120),
    Column[TakenRow]("paid", N_("Paid"), lambda r: r.paid_text, align=_RIGHT, width=120),
    Column[TakenRow]("state", N_("State"), lambda r: r.state_text, width=140,
                     state=lambda r: _TONES.get(r.state, ""), icon=lambda r: _MARKS.get(r.state, ""),
                     tip=lambda r: r.state_text),
)  # fmt: skip
DUES: Final = (
    Column[DueRow]("place", N_("Finish"), lambda r: r.place_text, sort=lambda r: r.place, width=72),
    Column[DueRow]("name", N_("Player"), lambda r: r.name, stretch=True, width=150,
                   tip=lambda r: r.name),
    Column[DueRow]("what", N_("What for"), lambda r: r.what, width=120, tip=lambda r: r.what),
    Column[DueRow]("amount", N_("Due"), lambda r: r.amount_text, sort=lambda r: r.amount, align=_RIGHT,
                   width=120),
    Column[DueRow]("paid", N_("Paid"), lambda r: r.paid_text, align=_RIGHT, width=120),
    Column[DueRow]("state", N_("State"), lambda r: r.state_text, width=140,
                   state=lambda r: _TONES.get(r.state, ""), icon=lambda r: _MARKS[r.state],
                   tip=lambda r: r.decide or r.state_text),
    Column[DueRow]("receipts", N_("No."), lambda r: ", ".join(map(str, r.receipts)), align=_RIGHT,
                   width=84, state=_soft),
)  # fmt: skip
RECEIPTS: Final = (
    Column[PaymentRow]("number", N_("No."), lambda r: str(r.number), sort=lambda r: r.number,
                       align=_RIGHT, width=84),
    Column[PaymentRow]("name", N_("Player"), lambda r: r.name, stretch=True, tip=lambda r: r.name,
                       state=lambda r: "faint" if r.void else ""),
    Column[PaymentRow]("what", N_("What for"), lambda r: r.what, width=110, tip=lambda r: r.what),
    Column[PaymentRow]("amount", N_("Amount"), lambda r: r.amount_text, sort=lambda r: r.amount,
                       align=_RIGHT, width=120, state=lambda r: "faint" if r.void else ""),
    Column[PaymentRow]("method", N_("How"), lambda r: r.method, width=100, tip=lambda r: r.method),
    Column[PaymentRow]("time", N_("Time"), lambda r: r.time, sort=lambda r: r.number, width=120,
                       tip=lambda r: f"{r.time}, {r.staff}"),
    Column[PaymentRow]("void", N_("Void"), lambda r: r.void, width=100, state=_red,
                       icon=lambda r: "ban" if r.void else "", tip=lambda r: r.void),
)  # fmt: skip
BOUNTIES: Final = (
    Column[BountyRow]("name", N_("Knocked out"), lambda r: r.name, stretch=True, tip=lambda r: r.name),
    Column[BountyRow]("value", N_("Bounty"), lambda r: r.value_text, sort=lambda r: r.value, align=_RIGHT,
                      width=110),
    Column[BountyRow]("by", N_("By"), lambda r: r.by or _("to be named"), width=180, tip=lambda r: r.by,
                      state=lambda r: "" if r.by else "amber",
                      icon=lambda r: "" if r.by else "triangle-alert"),
    Column[BountyRow]("paid", N_("At once"), lambda r: r.paid, align=_RIGHT, width=120, tip=lambda r: r.paid),
    Column[BountyRow]("head", N_("To the head"), lambda r: r.head, align=_RIGHT, width=120,
                      tip=lambda r: r.head),
)  # fmt: skip
VERSIONS: Final = (
    Column[PayoutVersion]("number", N_("No."), lambda r: str(r.number), sort=lambda r: r.number,
                          align=_RIGHT, width=56),
    Column[PayoutVersion]("at", N_("Published"), lambda r: r.at, sort=lambda r: r.line, width=132),
    Column[PayoutVersion]("staff", N_("By"), lambda r: r.staff, width=100, tip=lambda r: r.staff),
    Column[PayoutVersion]("places", N_("Places"), lambda r: str(r.places), sort=lambda r: r.places,
                          align=_RIGHT, width=72),
    Column[PayoutVersion]("pool", N_("Prize pool"), lambda r: r.pool, align=_RIGHT, width=120),
    Column[PayoutVersion]("first", N_("First prize"), lambda r: r.first, align=_RIGHT, width=120),
    Column[PayoutVersion]("lowest", N_("Last prize"), lambda r: r.lowest, align=_RIGHT, width=110),
    Column[PayoutVersion]("reason", N_("Reason"), _version_words, stretch=True,
                          tip=_version_words,
                          state=lambda r: "red" if r.recalled else "good" if r.holds else "soft"),
)  # fmt: skip


class Everything(NamedTuple):
    """What all the lists show."""

    payouts: Payouts
    dues: Sequence[DueRow]
    receipts: Sequence[PaymentRow]
    bounties: Sequence[BountyRow]
    versions: Sequence[PayoutVersion]


class PayoutLists(ListPages):
    """Places first; then who is to be paid."""

    def __init__(self, parent: QWidget | None = None) -> None:
        places = RowsModel(PLACES, lambda r: (r.place, r.entry), search=_taken_text)
        self.places = RowsTable(places)
        self.dues = RowsTable(RowsModel(DUES, lambda r: r.key, search=_due_text))
        self.receipts = RowsTable(RowsModel(RECEIPTS, lambda r: r.number))
        self.bounties = RowsTable(RowsModel(BOUNTIES, lambda r: r.victim))
        self.versions = RowsTable(RowsModel(VERSIONS, lambda r: r.line))
        super().__init__(
            {
                "places": Listed(N_("Places"), self.places, 3, {3: 96, 6: 118}, (4, 2)),
                "dues": Listed(N_("Pay out"), self.dues, 1, {1: 150, 2: 60, 5: 118}, (6, 2)),
                "receipts": Listed(N_("Payments"), self.receipts, 1, {1: 96, 2: 60, 4: 60, 6: 40}, (5, 2)),
                "bounties": Listed(N_("Bounties"), self.bounties, 0, {0: 96, 2: 80}, (4,)),
                "versions": Listed(N_("Versions"), self.versions, 7, {7: 80, 2: 60}, (6, 2)),
            },
            parent,
        )
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        self.find_field.setPlaceholderText(_("Find: place, name, code of the card"))
        self.say_first("", has_plan=False)
        self.dues.set_empty_words(_("Nobody is in the money yet. Whoever is to be paid will be here."))
        self.receipts.set_empty_words(_("Nothing was paid yet. Every receipt will be here, void ones too."))
        self.bounties.set_empty_words(
            _("No bounty was earned. What each player wins for knocking somebody out will be here.")
        )
        self.versions.set_empty_words(
            _("No payouts are published yet. Every version and why it was changed will be here.")
        )

    def say_first(self, problem: str, *, has_plan: bool) -> None:
        """What stands where there are no places: what to do first, or why there are none."""
        if problem:
            self.places.set_empty_words(problem)
        elif has_plan:
            self.places.set_empty_words(_("Nobody is in yet, so there is nothing to divide."))
        else:
            self.places.set_empty_words(
                _("No prizes are planned yet. Press P to choose how the pool becomes prizes.")
            )

    def show_rows(self, every: Everything, *, has_plan: bool, has_bounties: bool) -> None:
        """These and no others; the list of bounties only where there are any."""
        self.say_first(every.payouts.problem, has_plan=has_plan)
        self.offer("bounties", shown=has_bounties or bool(every.bounties))
        self.give(
            {
                "places": every.payouts.rows,
                "dues": every.dues,
                "receipts": every.receipts,
                "bounties": every.bounties,
                "versions": every.versions,
            }
        )

    def chosen_due(self, dues: Sequence[DueRow]) -> DueRow | None:
        """The line of the payout desk that is chosen, in the list of places too."""
        if self.shown() == "places":
            row: TakenRow | None = self.chosen_in("places")
            return next((one for one in dues if row is not None and _same(one, row)), None)
        chosen: DueRow | None = self.chosen_in("dues")
        return chosen

    def chosen_receipt(self, dues: Sequence[DueRow]) -> int | None:
        """The number of the receipt that is chosen, or of the last one of the line that is."""
        if self.shown() == "receipts":
            row: PaymentRow | None = self.chosen_in("receipts")
            return None if row is None or row.void else row.number
        due = self.chosen_due(dues)
        return due.receipts[-1] if due is not None and due.receipts else None


def _same(due: DueRow, row: TakenRow) -> bool:
    return row.entry == due.entry and row.paid_for == due.paid_for


def _taken_text(row: TakenRow) -> str:
    return f"{row.place_text} {row.name} {row.code} {row.state_text}"


def _due_text(row: DueRow) -> str:
    return f"{row.place_text} {row.name} {row.what} {row.state_text} {' '.join(map(str, row.receipts))}"
