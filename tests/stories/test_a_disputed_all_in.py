"""A judge is called to table 12: hand replayed, ruled, penalised, served, appealed, revised, handed over."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from director.desk.desk import Desk
from director.domain.entries import Register
from director.domain.moments import MINUTE
from director.domain.people import person
from director.domain.play import SetButton, StartPlay
from director.domain.refusal import Article
from director.domain.seats import TableSeat
from director.domain.setup import OpenTables
from director.gui.dialogs.appeal import AppealDialog
from director.gui.dialogs.decide_appeal import DecideAppealDialog
from director.gui.dialogs.ruling import RulingDialog
from director.gui.look import Look
from director.gui.pages.table_tools import TableToolsPage
from director.gui.widgets.paper_order import HAND_OVER, RULING, PaperOrder
from director.gui.worker import AtOnce, Worker
from director.host.settings import Settings
from director.printing.catalogue import pdf
from director.rules import clock_steps
from director.rules.entering.sheet import SheetSeat, Worksheet
from director.rules.table.proposals import propose_hand
from tests.gui.app_of_story import dressed
from tests.gui.finding import the
from tests.gui.keyboard import CTRL, SHIFT, type_text
from tests.gui.referee import NAMES, Key, Referee, entry_at
from tests.helpers.clock_desk import a_clock_venue, evening
from tests.helpers.clock_room import Computer
from tests.helpers.evening import PLAN
from tests.printing.reading import text_of

LEFT = Qt.MouseButton.LeftButton


class Floor:
    """Table 12 in play under the rules of sports poker, the clock running, and the judge's window."""

    def __init__(self, folder: Path, look: Look, qtbot: QtBot) -> None:
        self.computer = Computer()
        venue = a_clock_venue(folder / "club.floor", self.computer)
        self.desk: Desk = venue.create(replace(PLAN, rules="sport-ru"))
        desk = self.desk
        desk.do(OpenTables((12,), 9))
        for seat, who in enumerate(venue.add_people([person(*name) for name in NAMES]), 4):
            desk.do(Register(who, 100_000, 10_000, 10_000, TableSeat(12, seat)))
        desk.do(StartPlay())
        desk.do(SetButton(12, 4, 5, 6))
        desk.clock(lambda state, now: clock_steps.set_structure(state, now, evening()))
        desk.clock(clock_steps.start)
        self.computer.passes(13 * MINUTE)
        self.judge = Referee(desk, look, Worker(AtOnce()), qtbot)

    def printed(self, document: str, line: int | None = None) -> str:
        """What stands on a paper of the book."""
        bridge = self.judge.window.bridge
        venue = self.desk.venue
        order = PaperOrder(document, line=line, period="day")
        rows = order.rows(bridge.journal, bridge.people, venue.moment(), venue.instant())
        return "\n".join(text_of(pdf(document, rows, order.words)))


@pytest.fixture
def floor(tmp_path: Path, qapp: object, qtbot: QtBot) -> Floor:
    del qapp
    return Floor(tmp_path, dressed(Settings()), qtbot)


def test_a_disputed_all_in_from_the_call_to_the_next_shift(floor: Floor) -> None:
    form = _called(floor)
    _ruled(floor, form)
    _clock_runs_on(floor)
    _served(floor)
    _appealed(floor)
    _revised(floor)
    _handed_over(floor)


def _called(floor: Floor) -> RulingDialog:
    """The hand is replayed in Table tools and handed to a ruling."""
    judge = floor.judge
    judge.press(judge.window, Key.Key_5, CTRL)
    tools = judge.window.page("tools")
    assert isinstance(tools, TableToolsPage)
    tools.open_table(12)
    seats = (SheetSeat(4, "", 10_000), SheetSeat(5, "", 700), SheetSeat(6, "", 10_000))
    tools.hand().set_sheet(Worksheet(seats, 4, table=12, small_blind=100, big_blind=200))
    for step in ("r600", "a", "c"):
        tools.hand().apply(step)
    judge.press(tools.hand().line.edit, Key.Key_R, CTRL | SHIFT)
    form = judge.dialog(RulingDialog)
    assert form.form.place.place.text() == "12"
    (case,) = form.draft().ruled.cases
    assert case.summary
    assert "SP 4.9.8" in case.because
    return form


def _ruled(floor: Floor, form: RulingDialog) -> None:
    """By SP 4.9.8, with a penalty of one round for whoever argued on."""
    judge, desk = floor.judge, floor.desk
    shown = form.form.ruled().stamp
    assert shown is not None
    assert (shown.level, shown.left) == (1, 7 * MINUTE)
    type_text(form.form.place.place, "-4")
    form.form.place.place.editingFinished.emit()
    form.form.happened.setPlainText("Raise to 600, all-in for 700, call. Ivanov wants to raise again.")
    form.form.add_article(Article("SP", "4.9.8"))
    form.form.decision.setPlainText("700 is no full raise: Ivanov may call or fold.")
    penalty = form.form.penalty
    assert penalty is not None
    penalty.sanction.setCurrentIndex(penalty.sanction.findData("rounds"))
    QTest.mouseClick(form.yes, LEFT)
    ruling, (given,) = judge.ruling(), desk.journal.tournament.penalties.values()
    assert ruling.now.articles[0] == Article("SP", "4.9.8")
    assert (given.entry, given.sanction, given.ruling) == (entry_at(desk, 4), "rounds", ruling.id)


def _clock_runs_on(floor: Floor) -> None:
    """Level and time of the ruling never change, in the list or in print."""
    judge, ruling = floor.judge, floor.judge.ruling()
    before = judge.opens_book().page.lists.rulings.rows().shown()[0]
    paper = floor.printed(RULING, ruling.id)
    floor.computer.passes(25 * MINUTE)
    judge.page.refresh(None)
    row = judge.page.lists.rulings.rows().shown()[0]
    assert row.clock == before.clock == "level 1, 7:00 left"
    assert "level 1, 7:00 left" in paper
    assert "level 1, 7:00 left" in floor.printed(RULING, ruling.id)


def _served(floor: Floor) -> None:
    """The button goes round: the penalty counts itself down, and a strip says so."""
    judge, desk = floor.judge, floor.desk
    (given,) = desk.journal.tournament.penalties.values()
    bridge = judge.window.bridge
    for _hand in range(12):
        bridge.do(propose_hand(desk.journal.tournament, 12).answer)
    notice = judge.window.findChild(QLabel, "penalty-notice")
    assert notice is not None
    assert "Ivanov Sergei is back in play at 12-4" in notice.text()
    QTest.mouseClick(the(judge.window, QAbstractButton, "tick-off"), LEFT)
    assert desk.journal.tournament.penalties[given.id].served


def _appealed(floor: Floor) -> None:
    """The player appeals, and the sheet of the next shift says that it waits."""
    judge = floor.judge
    judge.press(judge.page.lists.rulings, Key.Key_A)
    appeal = judge.dialog(AppealDialog)
    appeal.grounds.setPlainText("The dealer announced a raise.")
    QTest.mouseClick(appeal.yes, LEFT)
    assert "Ruling 1 · 12-4" in floor.printed(HAND_OVER)  # waits for the chief referee


def _revised(floor: Floor) -> None:
    """The chief referee changes it, and the revision is written with its reason."""
    judge = floor.judge
    judge.press(judge.page.lists.rulings, Key.Key_D)
    decide = judge.dialog(DecideAppealDialog)
    decide.decision.setPlainText("The word of the dealer does not bind, but the call stands.")
    decide.changed.setChecked(True)
    QTest.mouseClick(decide.yes, LEFT)
    revision = judge.dialog(RulingDialog)
    revision.form.decision.setPlainText("Ivanov may only call; the call stands.")
    type_text(revision.reason, "on appeal")
    QTest.mouseClick(revision.yes, LEFT)
    versions = judge.ruling().versions
    assert [one.reason for one in versions] == ["", "on appeal"]
    assert versions[1].ruled.stamp == versions[0].ruled.stamp


def _handed_over(floor: Floor) -> None:
    """The next shift reads all of it on one sheet."""
    sheet = floor.printed(HAND_OVER)
    assert "Penalties to be served\nnone" in sheet
    assert "Still to be decided\nnone" in sheet
    assert "Ivanov may only call; the call stands." in sheet
