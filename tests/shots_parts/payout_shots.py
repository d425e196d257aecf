"""Pictures of page Payouts through an evening and of its dialogs, with the longest names and amounts."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec.structs import replace
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from director.desk.desk import Desk
from director.desk.prize_tables import payout_tables
from director.domain.busts import Bust, Out
from director.domain.entries import Register
from director.domain.ids import EntryId
from director.domain.payments import Pay
from director.domain.people import person
from director.domain.play import StartPlay
from director.domain.prize_plan import BountyPlan, Deduction, PrizePlan
from director.domain.prizes import SetPrizes
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables
from director.gui.bridge import Bridge
from director.gui.dialogs.compare_payouts import ComparePayoutsDialog
from director.gui.dialogs.deal import DealDialog
from director.gui.dialogs.pay_out import PayOutDialog
from director.gui.dialogs.prize_plan import PrizePlanDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.pages.payouts import PayoutsPage
from director.gui.worker import AtOnce, Worker
from director.rules.prizes.dues import dues
from director.rules.prizes.proposing import propose_payouts
from director.rules.table.sitting import rules_at
from tests.helpers.evening import PLAN, a_venue
from tests.shots_parts.start import every_look

NAMES: Final = (
    ("Бурханларски", "Силвия-Александра"),
    ("Белоконска-Вражалска", "Нансимир"),
    ("Константинопольский", "Александр Владимирович"),
    ("Papadimitrakopoulos", "Konstantinos-Alexandros"),
    ("Lee", "Ann"),
    ("Иванов", "Сергей"),
)
PLAYERS: Final = 54
WINDOW: Final = (1366, 768)


def shots(folder: Path) -> None:
    """The page in both themes and languages, in a large and in a small window."""
    with tempfile.TemporaryDirectory() as place:
        for look, mark in every_look():
            desk = evening(Path(place), f"{mark}.floor")
            for name, widget in pictures(desk, look):
                QApplication.processEvents()
                widget.grab().save(str(folder / f"payouts-{name}-{mark}.png"))
            desk.venue.close()


def evening(place: Path, name: str) -> Desk:
    """Six tables of nine at 1,000,000 roubles, so that amounts are as long as they get."""
    plan = replace(PLAN, buy_in=90_000_000, fee=10_000_000, name="Открытый кубок Приволжского округа, день 2")
    desk = a_venue(place, name=name).create(plan)
    desk.do(OpenTables(tuple(range(1, 7)), 9))
    seats = [TableSeat(table, seat) for table in range(1, 7) for seat in range(1, 10)]
    named = [person(*NAMES[n % 6], born=f"{1950 + n}", club="Покерный клуб «Волга»", country="RUS")
             for n in range(PLAYERS)]  # fmt: skip
    desk.write(
        lambda _journal, added: [
            Register(one.id, plan.buy_in, plan.fee, plan.stack, seat)
            for one, seat in zip(added, seats, strict=True)
        ],
        newcomers=named,
    )
    desk.do(StartPlay())
    return desk


def planned(desk: Desk) -> PrizePlan:
    """Guarantee, two deductions, a table by number of entries, progressive bounties."""
    club = next(one.scheme for one in payout_tables() if one.key == "club")
    return PrizePlan(
        guarantee=5_000_000_000, added=50_000_000, unit=1_000_000, scheme=club, minimum=120_000_000,
        deductions=(
            Deduction("Судейская бригада и персонал", percent="3.5"), Deduction("Лига", amount=25_000_000),
        ),
        bounty=BountyPlan(10_000_000, "progressive"), receipt_lines=("Паспорт", "ИНН"),
    )  # fmt: skip


def pictures(desk: Desk, look: Look) -> Iterator[tuple[str, QWidget]]:
    """Nothing planned; plan, comparison, published; paid, stale and changed; a deal."""
    bridge = Bridge(desk, Worker(AtOnce()))
    window = MainWindow(bridge, look)
    window.resize(*WINDOW)
    window.show()
    window.show_page("payouts")
    page = window.page("payouts")
    assert isinstance(page, PayoutsPage)
    yield "empty", window
    bridge.do(SetPrizes(planned(desk)), "test", overrule=True)
    plan = PrizePlanDialog(bridge, window)
    plan.show()
    yield "plan", plan
    compare = ComparePayoutsDialog(bridge, window)
    compare.show()
    yield "compare", compare
    compare.resize(903, 476)
    yield "compare-small", compare
    plan.close()
    compare.close()
    yield "planned", window
    bridge.do(propose_payouts(desk.journal.tournament).action, "test", overrule=True)
    out(bridge, 50)
    pay_some(bridge)
    yield "desk", window
    page.lists.show_list("dues")
    yield "dues", window
    pay = PayOutDialog(bridge, page.dues()[-1].key, window)
    pay.show()
    yield "pay", pay
    pay.close()
    deal = DealDialog(bridge, window)
    for at, edit in enumerate(deal.findChildren(QLineEdit)):
        if edit.objectName().startswith("stack-"):
            edit.setText(f"{(at + 3) * (at + 3) * 1_000}")
    deal.show()
    yield "deal", deal
    deal.resize(903, 476)
    yield "deal-small", deal
    deal.close()
    for name in ("receipts", "bounties", "versions", "places"):
        page.lists.show_list(name)
        yield name, window
    window.resize(911, 512)
    yield "small", window
    window.close()


def out(bridge: Bridge, count: int) -> None:
    """So many go out, one after another; the last two in one hand."""
    playing = sorted(bridge.tournament.playing_persons.values())
    for at, entry in enumerate(playing[:count]):
        bridge.do(Bust((_out(bridge, entry, playing[at + 1]),)), "test", overrule=True)


def _out(bridge: Bridge, entry: EntryId, by: EntryId) -> Out:
    seat = bridge.tournament.seating.at(entry)
    assert seat is not None
    return Out(entry, seat, None, (by,))


def pay_some(bridge: Bridge) -> None:
    """Two are paid."""
    found = [one for one in dues(bridge.tournament, rules_at(bridge.tournament)) if one.place is not None]
    for due in found[-2:]:
        place = None if due.place is None else (due.place.first, due.place.last)
        bridge.do(
            Pay(due.entry, due.left, due.paid_for, place, "cash", due.left // 100), "test", overrule=True
        )
