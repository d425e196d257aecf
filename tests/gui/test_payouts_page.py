"""Page Payouts as the desk works on it: planned, compared, published, paid, taken back, agreed on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QPushButton,
    QTableView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.desk.lists.reading import read as read_list
from director.domain.bounties import AwardBounty
from director.domain.ids import EntryId
from director.domain.misfits import LeftOut, Misfit
from director.domain.payments import AgreeDeal, KeepPayment, Pay, VoidPayment
from director.domain.people import person
from director.domain.play import StartPlay
from director.domain.prize_plan import BountyPlan, Deduction, Envelope, PrizePlan
from director.domain.prizes import KeepPayouts, PublishPayouts, RecallPayouts, SetPrizes
from director.gui.bridge import Bridge
from director.gui.dialogs.award_bounty import AwardBountyDialog
from director.gui.dialogs.compare_payouts import ComparePayoutsDialog
from director.gui.dialogs.deal import DealDialog
from director.gui.dialogs.mystery_draw import MysteryDrawDialog
from director.gui.dialogs.pay_out import PayOutDialog
from director.gui.dialogs.print_paper import PrintPaperDialog
from director.gui.dialogs.prize_plan import PrizePlanDialog
from director.gui.dialogs.season import SeasonDialog
from director.gui.look import Look
from director.gui.main_window import MainWindow
from director.gui.page_list import PAGES
from director.gui.pages.payouts import PayoutsPage
from director.gui.quick_box import QuickBox
from director.gui.widgets.card_paper import CardPaper
from director.gui.widgets.left_out_note import LeftOutNote
from director.gui.widgets.paper_order import PaperOrder
from director.gui.widgets.print_centre import PrintCentre
from director.gui.widgets.print_memory import PrintMemory
from director.gui.widgets.rail import RailButton
from director.gui.worker import Worker
from director.host.i18n import words_for
from director.views.prize_line import MakeDeal, PayOut
from director.views.quick_line import Suggestion, read
from tests.gui.finding import the
from tests.gui.held import Held
from tests.gui.keyboard import NONE, type_text
from tests.gui.recorder import Recorder
from tests.helpers.evening import drawn_desk
from tests.helpers.prizes_paid import FIVE, THREE, due_now, knocked_out, out_down_to, publish

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
Dialog = TypeVar("Dialog", bound=QDialog)
PLAYERS = 12
"""At 1,000 roubles each: a pool of 12,000."""


class Cashier:
    """Somebody who pays out at this window."""

    def __init__(self, desk: Desk, look: Look, worker: Worker, qtbot: QtBot) -> None:
        self.desk, self._qtbot = desk, qtbot
        kinds = [kind for kind in PAGES if kind.key in ("payouts", "activity", "print")]
        self.window = MainWindow(Bridge(desk, worker), look, pages=kinds)
        qtbot.addWidget(self.window)
        self.window.resize(1366, 768)
        with qtbot.waitExposed(self.window):
            self.window.show()
        self.window.show_page("payouts")

    @property
    def page(self) -> PayoutsPage:
        found = self.window.page("payouts")
        assert isinstance(found, PayoutsPage)
        return found

    def press(self, key: Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key on the list. No screen gives the window back after a dialog; we do."""
        self.window.activateWindow()
        self._qtbot.waitUntil(self.window.isActiveWindow)
        self.page.take_focus()
        found = QApplication.focusWidget()
        assert found is not None
        QTest.keyClick(found, key, modifiers)

    def opens(self, kind: type[Dialog], key: Key) -> Dialog:
        self.press(key)
        return self.dialog(kind)

    def dialog(self, kind: type[Dialog]) -> Dialog:
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        found = [one for one in self.page.findChildren(kind) if one.isVisible()]
        assert len(found) == 1
        return found[0]

    def choose(self, name: str, row: int) -> None:
        self.page.lists.show_list(name)
        the(self.page.lists, QWidget, name).selectRow(row)  # type: ignore[attr-defined]

    def listed(self, name: str, column: int) -> list[str]:
        model = the(self.page.lists, QWidget, name).model()  # type: ignore[attr-defined]
        rows = range(model.rowCount())
        return [str(model.index(row, column).data()).replace("\xa0", " ") for row in rows]

    def said(self, name: str) -> str:
        label = the(self.page, QLabel, name)
        return label.text().replace("\xa0", " ") if label.isVisible() else ""

    def last(self) -> Any:
        return self.desk.journal.lines[-1].action

    def waiting(self) -> str:
        buttons = self.window.findChildren(RailButton)
        return next(one for one in buttons if one.objectName() == "go.payouts").accessibleName()

    def bring(self, *work: object) -> None:
        """What happened elsewhere is here: done through the bridge of this window."""
        for action in work:
            self.window.bridge.do(action, "test", overrule=True)  # type: ignore[arg-type]

    def prepared(self, plan: PrizePlan, left: int = PLAYERS) -> Cashier:
        """Planned, published, and so many left."""
        from director.desk.desk import Changed

        def work(desk: Desk) -> Changed:
            before = desk.journal
            publish(desk, plan)
            out_down_to(desk, left)
            return Changed(before, desk.journal, desk.journal.lines[before.seq :], desk.people, True)

        self.window.bridge.run(work)
        return self

    def in_play(self) -> list[EntryId]:
        return sorted(self.desk.journal.tournament.playing_persons.values())


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    made = drawn_desk(tmp_path, PLAYERS, 2)
    made.do(StartPlay())
    yield made
    made.venue.close()


@pytest.fixture
def cashier(desk: Desk, look: Look, at_once: Worker, qtbot: QtBot) -> Cashier:
    return Cashier(desk, look, at_once, qtbot)


def write(dialog: QDialog, name: str, text: str) -> None:
    field = the(dialog, QLineEdit, name)
    field.clear()
    type_text(field, text)


PLAN = PrizePlan(scheme=THREE)


# ------------------------------------------------------------------ plan and promise


def test_before_anything_is_planned_the_page_says_what_to_do(cashier: Cashier) -> None:
    assert cashier.listed("places", 0) == []
    assert cashier.said("pool-total") == "RUB 12,000"
    assert cashier.said("promise") == "Not published yet: the prizes may still change."
    assert any("Press P" in one.text() for one in cashier.page.lists.findChildren(QLabel))


def test_the_plan_says_what_the_pool_becomes_while_it_is_typed(cashier: Cashier, asked: Recorder) -> None:
    cashier.bring(SetPrizes(PrizePlan(scheme=THREE, unit=100)))
    dialog = cashier.opens(PrizePlanDialog, Key.Key_P)
    write(dialog, "guarantee", "20000")
    write(dialog, "added", "500")
    the(dialog, QPlainTextEdit, "deductions").setPlainText("Staff 5 %\nLeague 100")

    assert the(dialog, QLabel, "total").text().replace("\xa0", " ") == "RUB 20,500"
    dialog.accept()
    assert dialog.isVisible()  # play has begun, so it asks for a reason; nothing typed is lost
    asked.reason_given = "announced at the table"
    dialog.accept()

    plan = cashier.desk.journal.tournament.prize_money.plan
    assert plan is not None
    assert (plan.guarantee, plan.added) == (2_000_000, 50_000)
    assert plan.deductions == (Deduction("Staff", percent="5"), Deduction("League", amount=10_000))
    assert cashier.said("pool-total") == "RUB 20,500"


def test_a_plan_that_cannot_be_is_not_kept(cashier: Cashier) -> None:
    dialog = cashier.opens(PrizePlanDialog, Key.Key_P)
    write(dialog, "guarantee", "ten")

    assert "Write amounts" in the(dialog, QLabel, "told").text()
    assert not dialog.yes.isEnabled()
    write(dialog, "guarantee", "10")
    the(dialog, QPlainTextEdit, "deductions").setPlainText("Staff 500 %")
    assert not dialog.yes.isEnabled()
    assert "no percent" in the(dialog, QLabel, "told").text()


def test_mystery_bounties_take_a_table_of_envelopes(cashier: Cashier) -> None:
    dialog = cashier.opens(PrizePlanDialog, Key.Key_P)
    dialog.bounty.kind.setCurrentIndex(3)
    write(dialog, "bounty-amount", "100")
    the(dialog, QPlainTextEdit, "envelopes").setPlainText("500 × 1\n50 х 14")

    plan = dialog.plan()

    assert plan.bounty == BountyPlan(10_000, "mystery", (Envelope(50_000, 1), Envelope(5_000, 14)))


def test_three_plans_stand_side_by_side_and_one_is_published(cashier: Cashier, asked: Recorder) -> None:
    asked.reason_given = "play has begun"
    dialog = cashier.opens(ComparePayoutsDialog, Key.Key_C)

    assert [len(curve.amounts) for curve in dialog.curves.curves()] == [3, 2, 3]
    dialog.panes[1].chosen.setChecked(True)
    dialog.panes[1].form.kind.setCurrentIndex(dialog.panes[1].form.kind.findData("percent"))
    type_text(dialog.panes[1].form.line, "60 25 15")
    dialog.accept()

    published = cashier.desk.journal.tournament.prize_money.published
    assert published is not None
    assert published.amounts == (720_000, 300_000, 180_000)
    assert cashier.listed("places", 1) == ["RUB 7,200", "RUB 3,000", "RUB 1,800"]
    assert cashier.said("promise").startswith("As published 5 Dec 2026")


def test_figures_that_cannot_be_cut_say_why_and_publish_nothing(cashier: Cashier) -> None:
    dialog = cashier.opens(ComparePayoutsDialog, Key.Key_C)
    form = dialog.panes[0].form
    form.kind.setCurrentIndex(form.kind.findData("percent"))
    type_text(form.line, "60 25")

    assert "do not come to 100" in dialog.panes[0].problem
    assert not dialog.yes.isEnabled()
    form.kind.setCurrentIndex(form.kind.findData("fixed"))
    form.line.setText("9000 4000")
    assert "the pool is" in dialog.panes[0].problem
    form.line.setText("9000 x")
    assert dialog.panes[0].problem == "Type numbers with spaces between."
    form.kind.setCurrentIndex(form.kind.findData("curve"))
    form.places.setText("4")
    assert dialog.panes[0].problem == ""
    assert dialog.yes.isEnabled()


def test_the_plan_of_the_event_stands_first_and_may_be_kept_without_a_promise(
    cashier: Cashier, asked: Recorder
) -> None:
    asked.reason_given = "play has begun"
    cashier.bring(SetPrizes(PrizePlan(scheme=FIVE)))
    dialog = cashier.opens(ComparePayoutsDialog, Key.Key_C)

    assert dialog.panes[0].form.scheme() == FIVE
    dialog.panes[2].chosen.setChecked(True)
    QTest.mouseClick(the(dialog, QWidget, "keep"), Qt.MouseButton.LeftButton)

    assert isinstance(cashier.last(), SetPrizes)
    assert set(cashier.listed("places", 6)) == {"not published yet"}


def test_a_later_version_needs_a_reason_and_both_stay(cashier: Cashier, asked: Recorder) -> None:
    cashier.prepared(PLAN)
    dialog = cashier.opens(ComparePayoutsDialog, Key.Key_C)
    dialog.accept()
    assert isinstance(cashier.last(), PublishPayouts)
    assert len(cashier.desk.journal.tournament.prize_money.versions) == 1

    asked.reason_given = "a slip of the pen"
    dialog.panes[1].chosen.setChecked(True)
    assert not dialog.yes.isEnabled(), "it comes to the same amounts"
    assert "published already" in dialog.yes.toolTip()
    dialog.panes[2].chosen.setChecked(True)
    dialog.accept()
    cashier.page.lists.show_list("versions")

    assert cashier.listed("versions", 7) == ["replaced", "holds · a slip of the pen"]


@pytest.mark.parametrize(("key", "action"), [(Key.Key_N, PublishPayouts), (Key.Key_K, KeepPayouts)])
def test_a_pool_that_changed_asks_for_one_decision(
    cashier: Cashier, asked: Recorder, key: Key, action: type
) -> None:
    cashier.prepared(PLAN)
    assert "1" not in cashier.waiting()
    cashier.window.bridge.register(person("Late", "Anna"), reason="test", overrule=True)

    assert "Published for RUB 12,000, the pool is RUB 13,000 now" in cashier.said("stale")
    assert "1" in cashier.waiting()
    asked.reason_given = "one came late"
    cashier.press(key)

    assert isinstance(cashier.last(), action)
    assert cashier.said("stale") == ""


def test_a_promise_can_be_taken_back_with_a_reason(cashier: Cashier, asked: Recorder) -> None:
    cashier.prepared(PLAN)
    asked.reason_given = "published too early"
    assert cashier.window.commands.run("payouts.recall")

    assert isinstance(cashier.last(), RecallPayouts)
    assert cashier.said("promise").startswith("Not published yet")


# ------------------------------------------------------------------ paying


def test_whoever_took_a_place_is_paid_and_the_receipt_is_ready_to_print(cashier: Cashier) -> None:
    cashier.prepared(PLAN, 2)
    cashier.choose("places", 2)
    dialog = cashier.opens(PayOutDialog, Key.Key_O)
    assert the(dialog, QLabel, "handed").text().replace("\xa0", " ") == "RUB 2,400"
    write(dialog, "withheld", "312")
    dialog.method.setCurrentText("voucher of the club")
    dialog.accept()

    paid = cashier.last()
    assert isinstance(paid, Pay)
    assert (paid.amount, paid.withheld, paid.method, paid.place) == (
        240_000,
        31_200,
        "voucher of the club",
        (3, 3),
    )
    assert cashier.listed("places", 6)[2] == "paid"
    cashier.dialog(PrintPaperDialog).reject()
    cashier.page.lists.show_list("receipts")
    assert cashier.listed("receipts", 0) == [str(cashier.desk.journal.seq)]


def test_the_receipt_comes_though_the_disk_answers_after_the_dialog_is_gone(
    desk: Desk, look: Look, qtbot: QtBot
) -> None:
    held = Held()
    cashier = Cashier(desk, look, Worker(held), qtbot).prepared(PLAN, 2)
    held.go()
    cashier.choose("places", 2)
    cashier.opens(PayOutDialog, Key.Key_O).accept()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert cashier.page.findChildren(PayOutDialog) == []

    held.go()

    assert isinstance(cashier.last(), Pay)
    cashier.dialog(PrintPaperDialog).reject()


def test_on_a_small_screen_whoever_is_paid_is_read_before_what_for(cashier: Cashier) -> None:
    cashier.prepared(PLAN, 2).page.lists.show_list("dues")
    cashier.window.resize(911, 512)
    QApplication.processEvents()

    header = the(cashier.page.lists, QTableView, "dues").horizontalHeader()

    assert header.sectionSize(1) >= 150
    assert sum(header.sectionSize(at) for at in range(header.count())) == header.width()


def test_more_than_is_due_is_said_before_it_is_written(cashier: Cashier) -> None:
    cashier.prepared(PLAN, 2)
    dialog = cashier.opens(PayOutDialog, Key.Key_O)
    write(dialog, "amount", "9000")

    assert "and RUB 9,000 is more" in the(dialog, QLabel, "told").text().replace("\xa0", " ")
    write(dialog, "withheld", "9500")
    assert not dialog.yes.isEnabled()
    write(dialog, "amount", "all")
    assert not dialog.yes.isEnabled()


def test_a_receipt_is_made_void_with_a_reason_and_the_line_is_open_again(
    cashier: Cashier, asked: Recorder
) -> None:
    cashier.prepared(PLAN, 2)
    dialog = cashier.opens(PayOutDialog, Key.Key_O)
    dialog.prints.setChecked(False)
    dialog.accept()
    cashier.choose("dues", 0)
    asked.reason_given = "wrong person"
    cashier.press(Key.Key_V)

    assert isinstance(cashier.last(), VoidPayment)
    assert cashier.listed("dues", 5) == ["to be paid"]
    assert cashier.listed("receipts", 6) == ["void: wrong person"]


def test_undo_of_a_knock_out_marks_who_was_paid_and_nothing_repays_itself(
    cashier: Cashier, asked: Recorder
) -> None:
    cashier.prepared(PLAN, 2)
    bust = cashier.desk.journal.seq
    dialog = cashier.opens(PayOutDialog, Key.Key_O)
    dialog.prints.setChecked(False)
    dialog.accept()
    assert cashier.listed("places", 5)[2] == "RUB 2,400"

    cashier.window.bridge.undo(bust)

    assert len(cashier.in_play()) == 3
    assert cashier.listed("places", 1) == ["RUB 6,000", "RUB 3,600", "RUB 2,400"]
    assert cashier.listed("dues", 5) == ["to be decided"]
    assert "1" in cashier.waiting()
    cashier.choose("dues", 0)
    asked.reason_given = "he keeps it until he is out again"
    cashier.press(Key.Key_S)
    assert isinstance(cashier.last(), KeepPayment)
    assert cashier.listed("dues", 5) == ["paid otherwise, kept"]


def test_two_out_at_once_on_the_bubble_share_the_last_prize(cashier: Cashier) -> None:
    cashier.prepared(PLAN, 4)
    seating = cashier.desk.journal.tournament.seating
    tables = [seating.at(entry) for entry in cashier.in_play()]
    table = next(seat.table for seat in tables if seat and len(seating.players(seat.table)) > 1)
    cashier.bring(knocked_out(cashier.desk, *list(seating.players(table).values())[:2]))

    assert cashier.listed("places", 0) == ["1st", "2nd", "3rd–4th", "3rd–4th"]
    assert cashier.listed("places", 4)[2:] == ["RUB 1,200", "RUB 1,200"]


def test_a_place_is_found_by_the_code_of_the_card(cashier: Cashier) -> None:
    cashier.prepared(PLAN, 2)
    cashier.page.lists.find_field.setText("3rd")

    assert len(cashier.listed("places", 0)) == 1


def test_the_undo_key_takes_money_and_promises_back_with_a_reason_only(
    cashier: Cashier, asked: Recorder
) -> None:
    cashier.prepared(PLAN, 2)
    dialog = cashier.opens(PayOutDialog, Key.Key_O)
    dialog.prints.setChecked(False)
    dialog.accept()
    cashier.press(Key.Key_Z, CTRL)
    assert isinstance(cashier.last(), Pay)

    asked.reason_given = "wrong envelope"
    cashier.press(Key.Key_Z, CTRL)

    assert isinstance(cashier.last(), VoidPayment)
    assert cashier.desk.journal.lines[-1].reason == "wrong envelope"


# ------------------------------------------------------------------ deals


def test_a_deal_compares_every_way_and_writes_the_one_that_is_chosen(cashier: Cashier) -> None:
    cashier.prepared(PLAN, 3)
    dialog = cashier.opens(DealDialog, Key.Key_D)
    for entry, chips in zip(cashier.in_play(), ("60000", "40000", "20000"), strict=True):
        write(dialog, f"stack-{entry}", chips)
    write(dialog, "leave-money", "1000")
    write(dialog, "unit", "1")
    dialog.grid.choose("equal")
    dialog.accept()

    made = cashier.last()
    assert isinstance(made, AgreeDeal)
    assert made.method == "equal"
    assert made.leave == 100_000
    assert sum(share.amount for share in made.shares) == 1_100_000
    assert {share.amount for share in made.shares} == {366_700, 366_600}


def test_a_deal_of_ones_own_must_come_to_what_is_left(cashier: Cashier, asked: Recorder) -> None:
    cashier.prepared(PLAN, 2)
    dialog = cashier.opens(DealDialog, Key.Key_D)
    first, second = cashier.in_play()
    write(dialog, f"stack-{first}", "70000")
    write(dialog, f"stack-{second}", "50000")
    write(dialog, f"own-{first}", "9000")

    assert dialog.grid.way() == "custom"
    assert not dialog.yes.isEnabled()
    assert "Both must be the same" in the(dialog, QLabel, "told").text()
    write(dialog, f"own-{second}", "600")
    assert dialog.yes.isEnabled()
    dialog.accept()
    assert not isinstance(cashier.last(), AgreeDeal)  # above first prize: it asks for a reason, and got none
    asked.reason_given = "both insist"
    dialog.accept()
    assert isinstance(cashier.last(), AgreeDeal)


def test_without_stacks_only_equal_shares_can_be_signed(cashier: Cashier) -> None:
    cashier.prepared(PLAN, 2)
    dialog = cashier.opens(DealDialog, Key.Key_D)

    assert not dialog.yes.isEnabled()
    assert "Type the stack" in the(dialog, QLabel, "told").text()


def test_the_sheet_is_printed_before_anybody_signs(cashier: Cashier) -> None:
    cashier.prepared(PLAN, 2)
    dialog = cashier.opens(DealDialog, Key.Key_D)
    for entry in cashier.in_play():
        write(dialog, f"stack-{entry}", "50000")
    CardPaper.of(cashier.page.bridge).speak_also("ru")
    dialog.print_sheet()

    paper = dialog.findChild(PrintPaperDialog)
    assert paper is not None
    both = paper.view().document().getAllText(0).text()
    assert "Prizes that are left" in both
    assert "Оставшиеся призы" in both
    assert the(paper, QWidget, "print").isEnabled()
    paper.reject()
    dialog.reject()


# ------------------------------------------------------------------ bounties


def test_who_earned_a_bounty_is_named_in_order(cashier: Cashier) -> None:
    cashier.prepared(PrizePlan(scheme=THREE, bounty=BountyPlan(10_000)))
    first, second, third, *_rest = cashier.in_play()
    cashier.bring(knocked_out(cashier.desk, first))
    cashier.choose("bounties", 0)
    dialog = cashier.opens(AwardBountyDialog, Key.Key_B)
    players = the(dialog, QListWidget, "players")
    for entry in (third, second):
        item = next(
            i for i in map(players.item, range(players.count())) if i.data(Qt.ItemDataRole.UserRole) == entry
        )
        item.setCheckState(Qt.CheckState.Checked)
    dialog.accept()

    assert cashier.last() == AwardBounty(first, (third, second))


def test_a_mystery_bounty_is_sealed_then_drawn_with_a_public_word(cashier: Cashier) -> None:
    bounty = BountyPlan(10_000, "mystery", (Envelope(50_000, 1), Envelope(5_000, 14)))
    cashier.prepared(PrizePlan(scheme=THREE, bounty=bounty), PLAYERS - 1)
    dialog = cashier.opens(MysteryDrawDialog, Key.Key_M)

    assert dialog.yes.text() == "Seal"
    dialog.accept()
    assert dialog.yes.text() == "Open the envelope"
    assert len(dialog.facts.told()["Hash of the key"]) == 64
    type_text(dialog.word, "KsQd7c")
    dialog.accept()

    drawn = cashier.desk.journal.tournament.prize_money.mysteries[-1]
    assert the(dialog, QLabel, "amount").text().replace("\xa0", " ") in ("RUB 500", "RUB 50")
    assert dialog.facts.told()["Key"] == drawn.key
    assert dialog.yes.text() == "Done"
    assert the(dialog, QPushButton, "leave").text() == "Close"
    dialog.accept()
    assert due_now(cashier.desk)[-1].paid_for == "mystery"


def test_mystery_bounties_are_listed_drawn_and_waiting_and_the_chosen_one_is_drawn(cashier: Cashier) -> None:
    bounty = BountyPlan(10_000, "mystery", (Envelope(50_000, 7), Envelope(50_000, 7)))
    cashier.prepared(PrizePlan(scheme=THREE, bounty=bounty), PLAYERS - 3)
    cashier.page.lists.show_list("bounties")
    assert cashier.listed("bounties", 1) == ["to be drawn"] * 3
    second = cashier.listed("bounties", 0)[1]

    cashier.choose("bounties", 1)
    dialog = cashier.opens(MysteryDrawDialog, Key.Key_M)
    assert dialog.facts.told()["Knocked out"] == second
    dialog.accept()
    assert cashier.listed("bounties", 1) == ["to be drawn", "sealed", "to be drawn"]
    dialog.accept()
    dialog.reject()

    assert cashier.listed("bounties", 0)[0] == second
    assert cashier.listed("bounties", 1) == ["RUB 500", "to be drawn", "to be drawn"]
    assert cashier.listed("bounties", 3)[0] == "RUB 500"


def test_where_a_satellite_stops_those_with_seats_stand_at_their_places(cashier: Cashier) -> None:
    cashier.prepared(PrizePlan(seat_price=300_000), 5)
    assert "" in cashier.listed("places", 3)[:4]

    cashier.bring(knocked_out(cashier.desk, cashier.in_play()[0]))

    assert cashier.listed("places", 0)[:4] == ["1st–4th"] * 4
    assert "" not in cashier.listed("places", 3)[:4]
    assert cashier.listed("places", 4)[:4] == ["RUB 3,000"] * 4
    cashier.choose("places", 0)
    dialog = cashier.opens(PayOutDialog, Key.Key_O)
    assert dialog.about.text() == "seat in the target event, 1st–4th place"


# ------------------------------------------------------------------ paper


def test_a_sheet_on_the_wall_is_marked_once_it_says_something_else(cashier: Cashier, tmp_path: Path) -> None:
    cashier.prepared(PLAN, 3)
    first = cashier.in_play()[0]
    cashier.bring(knocked_out(cashier.desk, first))
    bust = cashier.desk.journal.seq
    centre = PrintCentre.of(cashier.window.bridge)
    PrintMemory.of(cashier.window.bridge).keep_in(tmp_path / "printed")
    for document in ("payout-sheet", "results", "receipt"):
        centre.note(PaperOrder(document), cashier.desk.journal, "wall", 1)
    assert centre.outdated_on_the_wall() == ()

    cashier.window.bridge.undo(bust)
    centre.look()

    assert centre.outdated_on_the_wall() == ("results",)  # the promise stays as published
    assert cashier.said("paper") == "On paper and outdated: Results by place. Print them again."
    page = cashier.window.page("print")
    documents = the(page, QListWidget, "documents")
    assert "Results by place: outdated" in [documents.item(at).text() for at in range(documents.count())]
    buttons = {one.objectName(): one for one in cashier.window.findChildren(RailButton)}
    assert "1" in buttons["go.print"].accessibleName()

    cashier.window.bridge.redo()
    centre.look()
    assert centre.outdated_on_the_wall() == ()
    assert cashier.said("paper") == ""


def test_a_sheet_that_was_printed_is_known_after_a_restart(
    cashier: Cashier, at_once: Worker, tmp_path: Path
) -> None:
    cashier.prepared(PLAN, 2)
    PrintMemory.of(cashier.window.bridge).keep_in(tmp_path)
    PrintCentre.of(cashier.window.bridge).note(PaperOrder("results"), cashier.desk.journal, "wall", 1)
    cashier.window.bridge.undo(cashier.desk.journal.seq)

    again = Bridge(cashier.desk, at_once)
    PrintMemory.of(again).keep_in(tmp_path)
    centre = PrintCentre.of(again)
    centre.look()

    assert centre.outdated_on_the_wall() == ("results",)
    assert centre.waiting == 1


# ------------------------------------------------------------------ the quick box


def test_the_quick_box_pays_a_place_and_opens_a_deal(cashier: Cashier) -> None:
    cashier.prepared(PLAN, 2)
    (found,) = [one for one in said_by(cashier, "pay 3") if one.what is not None]
    assert found.title.replace("\xa0", " ").startswith("Pay RUB 2,400 to Player")
    cashier.window.show_page("activity")
    box = the(cashier.window, QuickBox)
    box.chosen.emit(found.what)

    assert cashier.window.shown_page() == "payouts"
    cashier.dialog(PayOutDialog).accept()
    cashier.dialog(PrintPaperDialog).reject()
    assert [one.title for one in said_by(cashier, "выплата 3") if one.what is None]

    deal = next(one for one in said_by(cashier, "сделка") if isinstance(one.what, MakeDeal))
    box.chosen.emit(deal.what)
    cashier.dialog(DealDialog).reject()


def test_a_deal_before_anything_is_published_says_what_is_missing(cashier: Cashier) -> None:
    first = said_by(cashier, "deal")[0]

    assert first.what is None
    assert first.detail == "A deal needs published payouts and at least two players."
    assert not any(isinstance(one.what, PayOut) for one in said_by(cashier, "pay 3"))


def said_by(cashier: Cashier, line: str) -> list[Suggestion]:
    desk = cashier.desk
    return list(read(line, desk.journal.tournament, desk.people, words_for("en")))


def test_the_standings_of_a_season_are_asked_for_and_shown_on_paper(cashier: Cashier) -> None:
    publish(cashier.desk, PrizePlan(scheme=THREE))
    out_down_to(cashier.desk, 3)
    cashier.press(Key.Key_S, Qt.KeyboardModifier.ShiftModifier)
    dialog = cashier.dialog(SeasonDialog)
    write(dialog, "title", "Autumn 2026")
    QTest.mouseClick(the(dialog, QCheckBox, "unfinished"), Qt.MouseButton.LeftButton)

    QTest.mouseClick(dialog.yes, Qt.MouseButton.LeftButton)

    shown = cashier.dialog(PrintPaperDialog).view().document().getAllText(0).text()
    assert "Autumn 2026" in shown
    assert shown.count("Player0") == PLAYERS, "everybody took part; those who are still in have no points yet"
    assert cashier.page.findChildren(SeasonDialog) == []


def test_a_season_without_a_finished_event_says_that_there_is_nothing_to_print(cashier: Cashier) -> None:
    cashier.press(Key.Key_S, Qt.KeyboardModifier.ShiftModifier)

    QTest.mouseClick(cashier.dialog(SeasonDialog).yes, Qt.MouseButton.LeftButton)

    paper = cashier.dialog(PrintPaperDialog)
    assert not the(paper, QPushButton, "print").isEnabled()
    said = [label.text() for label in paper.findChildren(QLabel) if label.isVisible()]
    assert "No event counts yet: there are no standings to print." in said


@pytest.mark.parametrize("kind", ["csv", "xlsx"])
def test_the_results_go_into_a_file_for_spreadsheets(
    cashier: Cashier, asked: Recorder, tmp_path: Path, kind: str
) -> None:
    publish(cashier.desk, PrizePlan(scheme=THREE))
    out_down_to(cashier.desk, 3)
    asked.chosen_file = tmp_path / f"results.{kind}"

    cashier.press(Key.Key_E, CTRL)

    assert asked.chosen_file.exists()
    reading = read_list(asked.chosen_file.read_bytes())
    assert [head for head in reading.heads if head in ("Place", "Prize", "Paid out")] == [
        "Place",
        "Prize",
        "Paid out",
    ]
    assert len(reading.records) == 1 + PLAYERS


@pytest.mark.parametrize(
    ("kind", "folder", "own", "opened"),
    [
        (ComparePayoutsDialog, "payouts", 'kind = "percent"\ntables = [{ percents = ["100"] }]\n', "C"),
        (SeasonDialog, "points", "factor = 7\n", "S"),
    ],
)
def test_tables_of_the_house_are_offered_by_their_own_name_and_those_left_out_are_told(
    cashier: Cashier, kind: type[ComparePayoutsDialog | SeasonDialog], folder: str, own: str, opened: str
) -> None:
    beside = cashier.desk.venue.path.parent / "templates" / folder
    beside.mkdir(parents=True)
    (beside / "root.toml").write_text(f"format = 1\n{own}", encoding="utf-8")
    (beside / "broken.toml").write_text("format = 2\n", encoding="utf-8")
    publish(cashier.desk, PrizePlan(scheme=THREE))

    held = Qt.KeyboardModifier.ShiftModifier if opened == "S" else Qt.KeyboardModifier.NoModifier
    cashier.press(getattr(Key, f"Key_{opened}"), held)
    dialog = cashier.dialog(kind)

    note = the(dialog, QLabel, "left-out")
    assert note.isVisible()
    assert note.text() == (
        f"templates/{folder}/broken.toml is left out. It does not say format = 1; that is how the program "
        "knows it."
    )
    boxes = dialog.findChildren(QComboBox)
    assert any(box.findText("root") >= 0 for box in boxes), "not by the name of ours in this language"


def test_a_folder_full_of_files_that_are_none_is_counted(look: Look, qtbot: QtBot) -> None:
    note = LeftOutNote([LeftOut(f"templates/{n}.toml", str(n), Misfit("too_long")) for n in range(9)])
    qtbot.addWidget(note)

    lines = note.text().splitlines()
    assert lines[0] == "templates/0.toml is left out. It is too long to be meant."
    assert lines[3:] == ["6 more files are left out."]
